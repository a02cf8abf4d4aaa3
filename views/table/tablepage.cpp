#include "views/table/tablepage.h"

#include "views/board/playboard.h"
#include "views/palette/tray.h"

#include <QHBoxLayout>
#include <QSplitter>

namespace wayside {

TablePage::TablePage(Game &game, const Catalogue &catalogue, QWidget *parent)
    : QWidget(parent), m_entry(new Entry(game, this)), m_board(new PlayBoard(*m_entry, this)), m_tray(new Tray(*m_entry, catalogue, this))
    , m_splitter(new QSplitter(this))
{
    setObjectName(QStringLiteral("tablePage"));
    m_splitter->addWidget(m_board);
    m_splitter->addWidget(m_tray);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setCollapsible(0, false);
    m_splitter->setSizes({1000, 300});
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);
    connect(m_tray, &Tray::taken, this, [this] { m_board->setFocus(Qt::OtherFocusReason); });
    m_board->setFocus(Qt::OtherFocusReason);
}

TablePage::~TablePage() = default;

void TablePage::setTournament(bool on)
{
    m_board->setTournament(on);
    m_tray->setCountsShown(!on);
}

void TablePage::setAnimated(bool on) { m_board->setAnimated(on); }

QByteArray TablePage::saveLayout() const { return m_splitter->saveState(); }

void TablePage::restoreLayout(const QByteArray &layout)
{
    if (!layout.isEmpty())
        m_splitter->restoreState(layout);
}

} // namespace wayside
