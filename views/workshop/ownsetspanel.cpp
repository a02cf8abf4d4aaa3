#include "views/workshop/ownsetspanel.h"

#include "model/tiles/ownsets.h"
#include "views/common/icons.h"
#include "views/workshop/tilechooser.h"
#include "views/workshop/tileicon.h"
#include "views/workshop/workshopstore.h"

#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QGridLayout>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
constexpr int kIcon = 48;
constexpr int kWidth = 240;

QString language() { return QLocale().name().left(2); }
} // namespace

template<typename Task> void OwnSetsPanel::guarded(Task task)
{
    try {
        task();
    } catch (const ReadError &error) {
        Q_EMIT problemTold(error.message());
    }
}

OwnSetsPanel::OwnSetsPanel(WorkshopStore &store, QWidget *parent)
    : QWidget(parent), m_store(store), m_sets(new QComboBox), m_empty(new QLabel), m_tiles(new QListWidget)
{
    setObjectName(u"ownSets"_s);
    setFixedWidth(kWidth);
    m_sets->setObjectName(u"ownSetList"_s);
    m_tiles->setObjectName(u"ownTileList"_s);
    m_tiles->setIconSize({kIcon, kIcon});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_sets);
    auto *setButtons = new QHBoxLayout;
    for (const auto &[name, iconName, task] :
         {std::tuple(u"newSet"_s, u"add"_s, &OwnSetsPanel::newSet), {u"renameSet"_s, u"edit"_s, &OwnSetsPanel::renameSet},
          {u"importSet"_s, u"import"_s, &OwnSetsPanel::importSets}, {u"exportSet"_s, u"export"_s, &OwnSetsPanel::exportSet},
          {u"deleteSet"_s, u"delete"_s, &OwnSetsPanel::deleteSet}})
        setButtons->addWidget(addButton(name, iconName, task));
    setButtons->addStretch(1);
    layout->addLayout(setButtons);
    m_empty->setWordWrap(true);
    layout->addWidget(m_empty);
    layout->addWidget(m_tiles, 1);
    auto *tileButtons = new QHBoxLayout;
    auto *fresh = new QToolButton;
    fresh->setObjectName(u"newTile"_s);
    fresh->setIcon(icon(u"add"_s));
    m_buttons.insert(u"newTile"_s, fresh);
    connect(fresh, &QToolButton::clicked, this, &OwnSetsPanel::newTileRequested);
    tileButtons->addWidget(fresh);
    tileButtons->addWidget(addButton(u"copyTile"_s, u"import"_s, &OwnSetsPanel::copyTile));
    tileButtons->addWidget(addButton(u"deleteTile"_s, u"delete"_s, &OwnSetsPanel::deleteTile));
    tileButtons->addStretch(1);
    layout->addLayout(tileButtons);
    connect(m_sets, &QComboBox::currentIndexChanged, this, &OwnSetsPanel::fillTiles);
    connect(m_tiles, &QListWidget::itemClicked, this, [this](QListWidgetItem *) {
        if (const TileSet *set = m_store.catalogue().set(currentSet()))
            if (const TileRef tile = tileOf(*set, currentTile()))
                Q_EMIT tileChosen(tile);
    });
    connect(m_tiles, &QListWidget::itemActivated, m_tiles, &QListWidget::itemClicked);     // by Enter
    connect(&m_store, &WorkshopStore::setsChanged, this, &OwnSetsPanel::fillSets);
    retranslate();
    fillSets();
}

QToolButton *OwnSetsPanel::addButton(const QString &name, const QString &iconName, void (OwnSetsPanel::*task)())
{
    auto *button = new QToolButton;
    button->setObjectName(name);
    button->setIcon(icon(iconName));
    m_buttons.insert(name, button);
    connect(button, &QToolButton::clicked, this, [this, task] { guarded([&] { (this->*task)(); }); });
    return button;
}

QString OwnSetsPanel::currentSet() const { return m_sets->currentData().toString(); }

QString OwnSetsPanel::currentTile() const
{
    return m_tiles->currentItem() ? m_tiles->currentItem()->data(Qt::UserRole).toString() : QString();
}

void OwnSetsPanel::select(const QString &setId, const QString &tileId)
{
    m_sets->setCurrentIndex(m_sets->findData(setId));
    for (int row = 0; row < m_tiles->count(); ++row)
        if (m_tiles->item(row)->data(Qt::UserRole).toString() == tileId)
            m_tiles->setCurrentRow(row);
}

void OwnSetsPanel::selectNone()
{
    m_tiles->setCurrentItem(nullptr);
    m_tiles->clearSelection();
}

void OwnSetsPanel::fillSets()
{
    const QString set = currentSet();
    const QString tile = currentTile();
    {
        const QSignalBlocker blocker(m_sets);
        m_sets->clear();
        for (const TileSet &own : m_store.ownSets())
            m_sets->addItem(own.displayName(language()), own.id);
        m_sets->setCurrentIndex(std::max(0, m_sets->findData(set)));
    }
    fillTiles();
    if (!set.isEmpty())
        select(currentSet(), tile);
}

void OwnSetsPanel::fillTiles()
{
    m_tiles->clear();
    const TileSet *set = m_store.catalogue().set(currentSet());
    for (const QString &name : {u"exportSet"_s, u"deleteSet"_s})
        m_buttons[name]->setEnabled(set != nullptr);
    // A shipped set that was put right keeps its name and its tiles; each of them can be changed.
    for (const QString &name : {u"renameSet"_s, u"copyTile"_s, u"deleteTile"_s})
        m_buttons[name]->setEnabled(set && isPlayersOwn(*set));
    m_empty->setVisible(!set || set->tiles.isEmpty());
    if (!set)
        return;
    for (const TileRef &tile : set->tiles) {
        const QString name = tile->name.value(language(), tile->name.value(u"en"_s, tile->id.section(u':', 1)));
        auto *item = new QListWidgetItem(tileIcon(*tile), tile->count == 1 ? name : tr("%1 × %2").arg(name).arg(tile->count));
        item->setData(Qt::UserRole, tile->id);
        m_tiles->addItem(item);
    }
}

void OwnSetsPanel::newSet()
{
    bool ok = false;
    const QString name = QInputDialog::getText(this, tr("New set"), tr("Name of the set:"), QLineEdit::Normal, tr("My tiles"), &ok).trimmed();
    if (!ok || name.isEmpty())
        return;
    const TileSet set = newOwnSet(m_store.catalogue(), name);
    m_store.put(set);
    select(set.id);
}

void OwnSetsPanel::renameSet()
{
    const TileSet *known = m_store.catalogue().set(currentSet());
    if (!known)
        return;
    TileSet set = *known;
    bool ok = false;
    const QString name = QInputDialog::getText(this, tr("Rename the set"), tr("Name of the set:"), QLineEdit::Normal,
                                               set.displayName(language()), &ok).trimmed();
    if (!ok || name.isEmpty())
        return;
    for (const QString &l : {u"en"_s, u"cs"_s, u"pl"_s})
        set.name.insert(l, name);
    m_store.put(set);
}

void OwnSetsPanel::deleteSet()
{
    const TileSet *set = m_store.catalogue().set(currentSet());
    const QString question = set && isPlayersOwn(*set) ? tr("Delete “%1” with all its tiles? Games that were played with it keep theirs.")
                                                       : tr("Take back the check of “%1”? The patterns that came with Wayside count again. Games that were "
                                                            "played with yours keep them.");
    const auto answer = QMessageBox::question(this, tr("Delete the set"), question.arg(m_sets->currentText()));
    if (answer == QMessageBox::Yes)
        m_store.remove(currentSet());
}

void OwnSetsPanel::importSets()
{
    const QStringList files = QFileDialog::getOpenFileNames(this, tr("Import a set"), {}, tr("Tile sets (*.json *.wayside-tiles)"));
    for (const QString &file : files)
        guarded([&] { importFile(file); });     // one that is refused doesn't stop the others
}

void OwnSetsPanel::importFile(const QString &file)
{
    const TileSet set = m_store.readFile(file);
    const QString name = set.displayName(language());
    if (const QString known = m_store.knownAs(set); !known.isEmpty()) {
        select(known);
        Q_EMIT told(tr("“%1” is here already; nothing was changed.").arg(name));
        return;
    }
    const TileSet *there = m_store.catalogue().set(set.id);
    if (there && there->own
        && QMessageBox::question(this, tr("Import a set"), tr("Put this in place of your own check of “%1”? Games that were played with yours keep it.").arg(name))
            != QMessageBox::Yes)
        return;
    m_store.put(set);
    select(set.id);
    Q_EMIT told(there ? tr("“%1” counts as checked against a box from now on.").arg(name) : tr("Imported “%1”.").arg(name));
}

void OwnSetsPanel::exportSet()
{
    const QString file = QFileDialog::getSaveFileName(this, tr("Export the set"), m_sets->currentText() + u".wayside-tiles"_s,
                                                      tr("Tile sets (*.json *.wayside-tiles)"));
    if (file.isEmpty())
        return;
    m_store.exportFile(currentSet(), file);
    Q_EMIT told(tr("Written to %1.").arg(file));
}

void OwnSetsPanel::copyTile()
{
    const TileSet *known = m_store.catalogue().set(currentSet());
    const TileRef tile = known ? chooseTile(m_store.catalogue(), this) : TileRef();
    if (!tile)
        return;
    TileSet set = *known;
    TileDefinition copy = *tile;
    copy.id = freeTileId(set);
    putTile(set, copy);
    m_store.put(set);
    select(set.id, copy.id);
    Q_EMIT tileChosen(tileOf(set, copy.id));
}

void OwnSetsPanel::deleteTile()
{
    const TileSet *known = m_store.catalogue().set(currentSet());
    if (!known || currentTile().isEmpty())
        return;
    TileSet set = *known;
    removeTile(set, currentTile());
    m_store.put(set);
}

void OwnSetsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fillSets();
    }
    QWidget::changeEvent(event);
}

void OwnSetsPanel::retranslate()
{
    m_sets->setAccessibleName(tr("Own sets"));
    m_sets->setPlaceholderText(tr("No own set yet"));
    m_empty->setText(tr("The tiles that you save stand here. Click one to change it."));
    m_tiles->setAccessibleName(tr("Tiles of the set"));
    for (const auto &[name, text] :
         {std::pair(u"newSet"_s, tr("New set")), {u"renameSet"_s, tr("Rename the set")}, {u"importSet"_s, tr("Import a set from a file")},
          {u"exportSet"_s, tr("Export the set, to pass it on")}, {u"deleteSet"_s, tr("Delete the set")}, {u"newTile"_s, tr("New tile")},
          {u"copyTile"_s, tr("Copy a tile from another set")}, {u"deleteTile"_s, tr("Delete the tile")}}) {
        m_buttons[name]->setToolTip(text);
        m_buttons[name]->setAccessibleName(text);
    }
}

} // namespace wayside
