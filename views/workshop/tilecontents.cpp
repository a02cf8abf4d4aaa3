#include "views/workshop/tilecontents.h"

#include "model/tiles/tilewords.h"
#include "views/common/style.h"
#include "views/workshop/middlemenu.h"
#include "views/workshop/roadsidebutton.h"

#include <QButtonGroup>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
constexpr int kColumns = 2;
const QStringList kCityThings{u"pennant"_s, u"cathedral"_s, u"part-city"_s, u"city-tip"_s};
const QStringList kToggles{u"monastery"_s, u"garden"_s, u"pennant"_s, u"cathedral"_s, u"part-city"_s, u"city-tip"_s, u"water-tower"_s,
                           u"labyrinth"_s, u"abbey"_s, u"long-road"_s};

/// A road that a double tile's player may mean as a long one.
CellEdge longRoadEdge(const TileDefinition &tile)
{
    for (const RoadSegment &road : tile.roads)
        if (road.ends.isEmpty() && road.edges.size() == 2 && road.edges[0].cell != road.edges[1].cell)
            return road.edges.first();
    return {-1, Edge::N};
}
} // namespace

TileContents::TileContents(QWidget *parent)
    : QWidget(parent), m_palette(new QButtonGroup(this)), m_middle(new QToolButton), m_middleMenu(new QMenu(this)), m_cityMenu(new QMenu(this))
    , m_besideTitle(new QLabel), m_onTitle(new QLabel)
{
    setObjectName(u"tileContents"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_besideTitle);
    column->addWidget(buildPalette());
    column->addSpacing(style::kGap);
    column->addWidget(m_onTitle);
    column->addWidget(buildMiddle());
    for (QLabel *title : {m_besideTitle, m_onTitle})
        title->setFont(style::strong(font()));
    retranslate();
}

QWidget *TileContents::buildPalette()
{
    auto *box = new QWidget;
    auto *grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(style::kSmallGap);
    m_palette->setExclusive(false);
    for (int kind = 0; kind <= int(RoadsideKind::Inn); ++kind) {
        auto *button = new RoadsideButton(RoadsideKind(kind));
        m_palette->addButton(button, kind);
        grid->addWidget(button, kind / kColumns, kind % kColumns);
        connect(button, &QToolButton::clicked, this, [this, kind](bool on) { Q_EMIT taken(on ? kind : -1); });
    }
    return box;
}

QWidget *TileContents::buildMiddle()
{
    auto *box = new QWidget;
    auto *grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(style::kSmallGap);
    m_middle->setObjectName(u"middle"_s);
    m_middleMenu->setObjectName(u"middleMenu"_s);
    m_middle->setMenu(m_middleMenu);
    m_middle->setPopupMode(QToolButton::InstantPopup);
    connect(m_middleMenu, &QMenu::aboutToShow, this, &TileContents::fillMiddle);
    connect(m_middleMenu, &QMenu::aboutToHide, this, [this] { m_middleCell = 0; });
    m_middle->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    grid->addWidget(m_middle, 0, 0, 1, kColumns);
    for (const QString &name : kToggles)
        addToggle(name, grid);
    return box;
}

QToolButton *TileContents::addToggle(const QString &name, QGridLayout *grid)
{
    auto *button = new QToolButton;
    const int n = int(m_toggles.size());
    button->setObjectName(u"toggle-"_s + name);
    button->setCheckable(name != u"part-city");
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_toggles.insert(name, button);
    grid->addWidget(button, 1 + n / kColumns, n % kColumns);
    connect(button, &QToolButton::clicked, this, [this, name](bool on) { toggled(name, on); });
    return button;
}

void TileContents::present(const TileSketch &sketch, Rotation rotation)
{
    m_sketch = sketch;
    m_rotation = rotation;
    const TileDefinition &tile = sketch.draft();
    const auto any = [&](auto has) { return std::any_of(tile.cities.begin(), tile.cities.end(), has); };
    const CellEdge longRoad = longRoadEdge(tile);
    for (const auto &[name, on] :
         {std::pair(u"monastery"_s, tile.monastery), {u"garden"_s, tile.garden}, {u"water-tower"_s, tile.waterTower},
          {u"labyrinth"_s, tile.labyrinth}, {u"abbey"_s, tile.abbey}, {u"long-road"_s, sketch.isLongRoad(longRoad)},
          {u"pennant"_s, any([](const CitySegment &c) { return c.pennants > 0; })},
          {u"cathedral"_s, any([](const CitySegment &c) { return c.cathedral; })}, {u"city-tip"_s, !sketch.tips().isEmpty()}})
        m_toggles[name]->setChecked(on);
    for (const QString &name : kCityThings)
        m_toggles[name]->setEnabled(!citiesFor(name).isEmpty());
    m_toggles[u"long-road"_s]->setVisible(tile.isMultiSquare());
    m_toggles[u"long-road"_s]->setEnabled(longRoad.cell >= 0);
}

void TileContents::fillMiddle()
{
    fillMiddleMenu(*m_middleMenu, m_sketch.draft(), m_middleCell, m_rotation, [this](const TileEdit &edit) {
        TileSketch changed = m_sketch;
        edit(changed);
        Q_EMIT edited(changed);
    });
}

void TileContents::setInHand(int kind)
{
    for (QAbstractButton *button : m_palette->buttons())
        button->setChecked(m_palette->id(button) == kind);
}

void TileContents::openMiddle(int cell, QPoint global)
{
    m_middleCell = cell;
    m_middleMenu->popup(global);
}

QList<int> TileContents::citiesFor(const QString &name) const
{
    const TileDefinition &tile = m_sketch.draft();
    QList<int> cities;
    for (int i = 0; i < tile.cities.size(); ++i) {
        const QList<CellEdge> &edges = tile.cities[i].edges;
        const bool tip = edges.size() == 1
            && (!possibleTips(tile, edges.first().edge).isEmpty()
                || std::any_of(m_sketch.tips().begin(), m_sketch.tips().end(), [&](const CityTip &t) { return t.city == edges.first().edge; }));
        if (name == u"part-city" ? edges.size() > 1 : name == u"city-tip" ? tip : true)
            cities.append(i);
    }
    return cities;
}

void TileContents::toggled(const QString &name, bool on)
{
    if (kCityThings.contains(name))
        return withCity(name, citiesFor(name));
    TileSketch changed = m_sketch;
    if (name == u"monastery")
        changed.setMonastery(on);
    else if (name == u"garden")
        changed.setGarden(on);
    else if (name == u"water-tower")
        changed.setWaterTower(on);
    else if (name == u"labyrinth")
        changed.setLabyrinth(on);
    else if (name == u"long-road")
        changed.setLongRoad(longRoadEdge(changed.draft()), on);
    else
        changed.setAbbey(on);
    Q_EMIT edited(changed);
}

void TileContents::withCity(const QString &name, const QList<int> &cities)
{
    if (cities.size() == 1)
        return editCity(name, cities.first());
    const TileDefinition &tile = m_sketch.draft();
    m_cityMenu->clear();
    for (int city : cities) {
        QStringList edges;
        for (const CellEdge &e : tile.cities[city].edges)
            edges.append(edgeWords(tile, e, m_rotation));
        QAction *action = m_cityMenu->addAction(tr("The city %1", "%1 is one edge or several: north, east").arg(edges.join(tr(", ", "within a list"))));
        action->setObjectName(u"city-%1"_s.arg(city));
        connect(action, &QAction::triggered, this, [this, name, city] { editCity(name, city); });
    }
    present(m_sketch, m_rotation);      // the button isn't down before the choice
    QToolButton *button = m_toggles[name];
    m_cityMenu->popup(button->mapToGlobal(QPoint(0, button->height())));
}

void TileContents::editCity(const QString &name, int city)
{
    const CitySegment &there = m_sketch.draft().cities[city];
    const CellEdge at = there.edges.value(0);
    TileSketch changed = m_sketch;
    if (name == u"pennant")
        changed.setPennants(at, there.pennants > 0 ? 0 : 1);
    else if (name == u"cathedral")
        changed.setCathedral(at, !there.cathedral);
    else if (name == u"part-city")
        changed.partCity(at);
    else
        changed.stepTip(at);
    Q_EMIT edited(changed);
}

void TileContents::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void TileContents::retranslate()
{
    m_besideTitle->setText(tr("Beside a road"));
    m_onTitle->setText(tr("On the tile"));
    m_middle->setText(tr("The roads meet in the middle at …"));
    for (const auto &[name, text, tip] :
         {std::tuple(u"monastery"_s, tr("Monastery"), tr("Roads that lead nowhere end at it.")), {u"garden"_s, tr("Garden"), tr("A garden for the abbot.")},
          {u"pennant"_s, tr("Pennant"), tr("A pennant in the city.")}, {u"cathedral"_s, tr("Cathedral"), tr("A cathedral in the city (inns and cathedrals).")},
          {u"part-city"_s, tr("Part the city"), tr("Every edge of the city becomes a city of its own.")},
          {u"city-tip"_s, tr("City's tip"), tr("The tip of a city reaches a far corner, or the middle, and parts the field. Each click is the next place.")},
          {u"water-tower"_s, tr("Water tower"), tr("A water tower in the city.")}, {u"labyrinth"_s, tr("Labyrinth"), tr("All roads are joined by a labyrinth.")},
          {u"abbey"_s, tr("Abbey"), tr("It fits in any hole and scores as a monastery.")},
          {u"long-road"_s, tr("Long road"), tr("A wainwrights' quarter of Leipzig: one road over both squares.")}}) {
        m_toggles[name]->setText(text);
        m_toggles[name]->setToolTip(tip);
    }
    for (QAbstractButton *button : m_palette->buttons())
        static_cast<RoadsideButton *>(button)->retranslate();
    fillMiddle();
    present(m_sketch, m_rotation);
}

} // namespace wayside
