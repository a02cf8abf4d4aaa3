#include "views/newgame/setseditor.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

int tilesIn(const TileSet &set)
{
    int tiles = 0;
    for (const TileRef &tile : set.tiles)
        tiles += tile->count;
    return tiles;
}

/// "Base game" for "Base game (C3)": the edition is chosen beside it.
QString familyName(const TileSet &set, bool severalEditions)
{
    const QString name = set.displayName(QLocale().name().left(2));
    return severalEditions ? name.section(u" ("_s, 0, 0) : name;
}

} // namespace

const TileSet &SetsEditor::Line::chosen() const { return editions[edition ? edition->currentIndex() : 0]; }

SetsEditor::SetsEditor(QWidget *parent) : QWidget(parent) {}

void SetsEditor::offer(const Catalogue &catalogue)
{
    for (const Line &line : m_lines)
        for (QWidget *widget : std::initializer_list<QWidget *>{line.box, line.edition, line.note})
            delete widget;
    m_lines.clear();
    delete layout();
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(2, 1);
    QStringList families;
    for (const TileSet &set : catalogue.sets())
        if (!families.contains(set.family))
            families.append(set.family);
    for (const QString &family : families) {
        QList<TileSet> editions;
        for (const TileSet &set : catalogue.sets())
            if (set.family == family)
                editions.append(set);
        addLine(editions);
    }
    retranslate();
}

void SetsEditor::addLine(const QList<TileSet> &editions)
{
    auto *grid = static_cast<QGridLayout *>(layout());
    const int row = grid->rowCount();
    Line line;
    line.family = editions.first().family;
    line.editions = editions;
    line.box = new QCheckBox;
    line.box->setMinimumHeight(32);
    line.box->setObjectName(u"set-"_s + line.family);
    grid->addWidget(line.box, row, 0);
    if (editions.size() > 1) {
        line.edition = new QComboBox;
        line.edition->setObjectName(u"edition-"_s + line.family);
        for (const TileSet &set : editions)
            line.edition->addItem(set.edition);
        grid->addWidget(line.edition, row, 1);
        connect(line.edition, &QComboBox::activated, line.box, [box = line.box] { box->setChecked(true); });
        connect(line.edition, &QComboBox::currentIndexChanged, this, [this] { retranslate(); Q_EMIT changed(); });
    }
    line.note = new QLabel;
    line.note->setTextInteractionFlags(Qt::NoTextInteraction);
    grid->addWidget(line.note, row, 2);
    connect(line.box, &QCheckBox::toggled, this, &SetsEditor::changed);
    m_lines.append(line);
}

void SetsEditor::setSets(const QStringList &ids)
{
    m_strangers = ids;
    for (const Line &line : m_lines) {
        line.box->setChecked(false);
        for (int i = 0; i < line.editions.size(); ++i)
            if (m_strangers.removeAll(line.editions[i].id) > 0) {
                line.box->setChecked(true);
                if (line.edition)
                    line.edition->setCurrentIndex(i);
            }
    }
    retranslate();
}

QStringList SetsEditor::sets() const
{
    QStringList ids;
    for (const Line &line : m_lines)
        if (line.box->isChecked())
            ids.append(line.chosen().id);
    return ids + m_strangers;
}

void SetsEditor::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SetsEditor::retranslate()
{
    for (const Line &line : m_lines) {
        line.box->setText(familyName(line.chosen(), line.edition != nullptr).replace(u'&', u"&&"_s));
        if (line.edition) {
            line.edition->setToolTip(tr("The edition in your box. C1 shows little farmhouses and no gardens; C2 and C3 carry gardens, farmhouses, sheds and highwaymen."));
            line.edition->setAccessibleName(tr("Edition of %1").arg(line.box->text()));
        }
        noteFor(line);
    }
}

void SetsEditor::noteFor(const Line &line) const
{
    const int tiles = tilesIn(line.chosen());
    QString text = tiles == 0 ? tr("any number") : tr("%n tiles", nullptr, tiles);
    QString tip;
    if (line.chosen().provisional) {
        text = tr("%1, provisional").arg(text);
        tip = tr("The printed pattern of these tiles isn't public. Compare them with those in your box, and put them right in the tile workshop.");
    }
    line.note->setText(text);
    line.note->setToolTip(tip);
    line.box->setToolTip(tip);
}

} // namespace wayside
