#include "views/workshop/workshoppage.h"

#include "model/tiles/ownsets.h"
#include "views/common/messagebar.h"
#include "views/common/style.h"
#include "views/workshop/boxcheckpanel.h"
#include "views/workshop/catalogueview.h"
#include "views/workshop/ownsetspanel.h"
#include "views/workshop/tilecanvas.h"
#include "views/workshop/tileeditor.h"
#include "views/workshop/workshopstore.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
enum Tab { Bench, Box, AllTiles };
const QStringList kLanguages{u"en"_s, u"cs"_s, u"pl"_s};
}

template<typename Task> void WorkshopPage::guarded(Task task)
{
    try {
        task();
    } catch (const ReadError &error) {
        m_messages->tellProblem(error.message());
    }
}

WorkshopPage::WorkshopPage(Catalogue &catalogue, Library &library, QWidget *parent)
    : QWidget(parent), m_store(new WorkshopStore(catalogue, library, this)), m_messages(new MessageBar), m_tabs(new QTabWidget)
    , m_sets(new OwnSetsPanel(*m_store)), m_editor(new TileEditor), m_box(new BoxCheckPanel(*m_store))
    , m_catalogueView(new CatalogueView(catalogue)), m_nameLabel(new QLabel), m_name(new QLineEdit), m_countLabel(new QLabel)
    , m_count(new QSpinBox), m_save(new QPushButton), m_apply(new QPushButton)
{
    setObjectName(u"workshopPage"_s);
    m_tabs->setObjectName(u"workshopTabs"_s);
    m_tabs->addTab(buildBench(), QString());
    m_tabs->addTab(m_box, QString());
    m_tabs->addTab(m_catalogueView, QString());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(style::kGap, style::kGap, style::kGap, style::kGap);
    layout->addWidget(m_messages);
    layout->addWidget(m_apply);
    layout->addWidget(m_tabs, 1);
    setFocusProxy(&m_editor->canvas());
    connectPanels();
    retranslate();
    clearBench();
    offerCorrection();
}

WorkshopPage::~WorkshopPage() = default;

QWidget *WorkshopPage::buildBench()
{
    m_name->setObjectName(u"tileName"_s);
    m_count->setObjectName(u"tileCount"_s);
    m_count->setRange(0, 99);
    m_save->setObjectName(u"tileSave"_s);
    m_save->setMinimumHeight(style::kTouch);
    m_apply->setObjectName(u"applyHere"_s);
    m_nameLabel->setBuddy(m_name);
    m_countLabel->setBuddy(m_count);
    auto *bar = new QHBoxLayout;
    bar->addWidget(m_nameLabel);
    bar->addWidget(m_name, 1);
    bar->addWidget(m_countLabel);
    bar->addWidget(m_count);
    bar->addWidget(m_save);
    auto *middle = new QVBoxLayout;
    middle->addWidget(m_editor, 1);
    middle->addLayout(bar);
    auto *bench = new QWidget;
    auto *row = new QHBoxLayout(bench);
    row->addWidget(m_sets);
    row->addLayout(middle, 1);
    return bench;
}

void WorkshopPage::connectPanels()
{
    const auto problem = [this](const QString &text) { m_messages->tellProblem(text); };
    const auto tell = [this](const QString &text) { m_messages->tell(text); };
    connect(m_sets, &OwnSetsPanel::problemTold, this, problem);
    connect(m_sets, &OwnSetsPanel::told, this, tell);
    connect(m_box, &BoxCheckPanel::problemTold, this, problem);
    connect(m_box, &BoxCheckPanel::told, this, tell);
    connect(m_sets, &OwnSetsPanel::tileChosen, this, &WorkshopPage::openTile);
    connect(m_sets, &OwnSetsPanel::newTileRequested, this, &WorkshopPage::newTile);
    connect(m_editor, &TileEditor::changed, this, &WorkshopPage::editorChanged);
    connect(m_save, &QPushButton::clicked, this, &WorkshopPage::save);
    connect(m_apply, &QPushButton::clicked, this, &WorkshopPage::applyHere);
    connect(m_catalogueView, &CatalogueView::tileActivated, this, &WorkshopPage::openTile);
    connect(m_box, &BoxCheckPanel::changeRequested, this, [this](const TileRef &tile) {
        openTile(tile);
        if (m_tabs->currentIndex() != Bench)
            return;
        m_forBox = true;
        retranslate();
    });
    connect(m_tabs, &QTabWidget::currentChanged, this, &WorkshopPage::undoOffered);
    connect(m_store, &WorkshopStore::setsChanged, this, [this] {
        m_catalogueView->refresh();
        offerCorrection();
    });
    connect(m_store, &WorkshopStore::gameChanged, this, [this] {
        if (isVisible())                // a turn at the table costs nothing here
            offerCorrection();
    });
}

/// Nothing that was made is lost by a click on another tile.
bool WorkshopPage::leaveTile()
{
    if (!m_editor->canUndo())
        return true;
    QMessageBox question(QMessageBox::Question, tr("Tile on the workbench"), tr("The tile on the workbench isn't kept yet."), QMessageBox::NoButton, this);
    question.setObjectName(u"leaveTile"_s);
    QPushButton *keep = m_save->isEnabled() ? question.addButton(tr("Keep it"), QMessageBox::AcceptRole) : nullptr;
    QPushButton *drop = question.addButton(tr("Let it go"), QMessageBox::DestructiveRole);
    question.addButton(QMessageBox::Cancel);
    question.exec();
    if (keep && question.clickedButton() == keep)
        save();
    return question.clickedButton() == drop || !m_editor->canUndo();
}

void WorkshopPage::newTile()
{
    if (leaveTile())
        clearBench();
}

void WorkshopPage::clearBench()
{
    m_forBox = false;
    m_tileId.clear();
    m_editor->begin(TileSketch());
    m_sets->selectNone();
    m_name->clear();
    m_count->setValue(1);
    retranslate();
    m_editor->canvas().setFocus();
}

void WorkshopPage::openTile(const TileRef &tile)
{
    if (!tile || !leaveTile())
        return;
    clearBench();
    const TileSketch sketch = TileSketch::fromDefinition(*tile);
    const TileSet *set = m_store->catalogue().set(tile->set);
    if (set && set->own) {              // any other is copied: the shipped one stays as it is
        m_sets->select(set->id, tile->id);
        m_tileId = tile->id;
    } else {
        m_sets->selectNone();
    }
    m_editor->begin(sketch);
    m_name->setText(tile->name.value(u"en"_s));
    m_count->setValue(tile->count);
    m_tabs->setCurrentIndex(Bench);
}

void WorkshopPage::save()
{
    guarded([&] {
        TileSketch sketch = m_editor->sketch();
        const TileSet *known = m_store->catalogue().set(m_sets->currentSet());
        // A new tile is never added to a shipped set that was put right.
        TileSet set = known && (isPlayersOwn(*known) || !m_tileId.isEmpty()) ? *known : m_store->tableSet();
        sketch.setId(m_tileId.isEmpty() ? freeTileId(set) : m_tileId);
        sketch.setProvisional(false);
        for (const QString &language : kLanguages)
            sketch.setName(language, m_name->text().trimmed());
        sketch.setCount(m_count->value());
        const TileDefinition tile = sketch.toDefinition();
        if (m_forBox) {
            m_box->changedTo(tile);
            clearBench();
            m_tabs->setCurrentIndex(Box);
            return;
        }
        putTile(set, tile);
        m_store->put(set);
        m_sets->select(set.id);
        clearBench();                   // for the next one: what is begun now must not take this one's place
        m_editor->tell(tr("Saved in “%1”.").arg(set.displayName(QLocale().name().left(2))));
    });
}

void WorkshopPage::editorChanged()
{
    m_save->setEnabled(m_editor->faults().isEmpty());
    Q_EMIT undoOffered();
}

bool WorkshopPage::canUndo() const { return m_tabs->currentIndex() == Bench && m_editor->canUndo(); }
bool WorkshopPage::canRedo() const { return m_tabs->currentIndex() == Bench && m_editor->canRedo(); }
void WorkshopPage::undo() { m_editor->undo(); }
void WorkshopPage::redo() { m_editor->redo(); }

/// The window's key for writing the game to a file keeps the tile here.
bool WorkshopPage::event(QEvent *event)
{
    const bool save = event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Save);
    if (!save || m_tabs->currentIndex() != Bench)
        return QWidget::event(event);
    event->accept();
    return true;
}

void WorkshopPage::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Save) && m_tabs->currentIndex() == Bench)
        m_save->click();
    else
        QWidget::keyPressEvent(event);
}

// The game on the table

void WorkshopPage::setGame(Game *game) { m_store->setGame(game); }

void WorkshopPage::offerCorrection()
{
    const qsizetype tiles = m_store->differingHere().size();
    m_apply->setVisible(tiles > 0);
    m_apply->setText(tr("The game on the table keeps %n tile(s) as before. Apply the change to this game too", nullptr, int(tiles)));
}

void WorkshopPage::applyHere()
{
    guarded([&] {
        m_store->applyHere(m_store->differingHere());
        offerCorrection();
        m_messages->tell(tr("The game is scored anew with the changed tiles. Undo takes it back."));
    });
}

void WorkshopPage::showEvent(QShowEvent *event)
{
    offerCorrection();
    QWidget::showEvent(event);
}

void WorkshopPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        offerCorrection();
    }
    QWidget::changeEvent(event);
}

void WorkshopPage::retranslate()
{
    m_tabs->setTabText(Bench, tr("Workbench"));
    m_tabs->setTabText(Box, tr("Check your box"));
    m_tabs->setTabText(AllTiles, tr("All tiles"));
    m_catalogueView->offer(tr("Open on the workbench"));
    m_nameLabel->setText(tr("Na&me:"));
    m_name->setPlaceholderText(tr("as you like; may stay empty"));
    m_countLabel->setText(tr("Co&pies:"));
    m_count->setSpecialValueText(tr("no limit"));
    m_save->setText(m_forBox ? tr("It is like this in my box") : tr("Save"));
    m_save->setToolTip(tr("Keep the tile (%1)").arg(QKeySequence(QKeySequence::Save).toString(QKeySequence::NativeText)));
}

} // namespace wayside
