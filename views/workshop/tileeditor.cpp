#include "views/workshop/tileeditor.h"

#include "model/tiles/tilestarts.h"
#include "model/tiles/tilewords.h"
#include "views/common/icons.h"
#include "views/common/style.h"
#include "views/workshop/tilecanvas.h"
#include "views/workshop/tilecontents.h"
#include "views/workshop/tileicon.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
constexpr int kStartColumns = 12;
constexpr int kStartIcon = 40;
constexpr int kSideWidth = 300;

enum Shape { Square, Double, Four, Irregular, TriangleNW, TriangleNE, TriangleSE, TriangleSW };

int shapeOf(const TileDefinition &tile)
{
    if (tile.half)
        return TriangleNW + int(*tile.half);
    if (!tile.isMultiSquare())
        return Square;
    if (tile.cells.size() == 2)
        return Double;
    const bool four = tile.cells.size() == 4 && tile.cells.contains({1, 0}) && tile.cells.contains({0, 1}) && tile.cells.contains({1, 1});
    return four ? Four : Irregular;
}
} // namespace

TileEditor::TileEditor(QWidget *parent)
    : QWidget(parent), m_canvas(new TileCanvas), m_contents(new TileContents), m_shape(new QComboBox), m_startsTitle(new QLabel)
    , m_hint(new QLabel), m_words(new QLabel), m_faults(new QLabel), m_undo(new QAction(this)), m_redo(new QAction(this))
    , m_turn(new QAction(this))
{
    setObjectName(u"tileEditor"_s);
    auto *side = new QWidget;
    auto *column = new QVBoxLayout(side);
    column->addWidget(m_contents);
    column->addSpacing(style::kGap);
    for (QLabel *label : {m_words, m_faults}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column->addWidget(label);
    }
    column->addStretch(1);
    m_hint->setObjectName(u"tileHint"_s);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_hint->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_words->setObjectName(u"tileWords"_s);
    m_faults->setObjectName(u"tileFaults"_s);
    auto *scroll = new QScrollArea;
    scroll->setWidget(side);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFixedWidth(kSideWidth);
    auto *middle = new QVBoxLayout;
    middle->addWidget(buildBar());
    middle->addWidget(m_canvas, 1);
    middle->addWidget(m_hint);
    middle->addWidget(m_startsTitle);
    middle->addWidget(buildStarts());
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addLayout(middle, 1);
    row->addWidget(scroll);
    connect(m_canvas, &TileCanvas::edited, this, &TileEditor::apply);
    connect(m_canvas, &TileCanvas::turned, this, &TileEditor::refresh);
    connect(m_canvas, &TileCanvas::handEmptied, this, [this] { takeInHand(-1); });
    connect(m_canvas, &TileCanvas::middleClicked, m_contents, &TileContents::openMiddle);
    connect(m_canvas, &TileCanvas::hinted, m_hint, &QLabel::setText);
    connect(m_contents, &TileContents::edited, this, [this](const TileSketch &sketch) {
        apply(sketch);
        refresh();                      // also where nothing came of it: the button goes back
    });
    connect(m_contents, &TileContents::taken, this, &TileEditor::takeInHand);
    retranslate();
}

QWidget *TileEditor::buildBar()
{
    auto *bar = new QToolBar;
    m_undo->setIcon(icon(u"undo"_s));
    m_redo->setIcon(icon(u"redo"_s));
    m_turn->setIcon(icon(u"rotate"_s));
    bar->addActions({m_undo, m_redo, m_turn});
    m_undo->setObjectName(u"workshopUndo"_s);
    m_redo->setObjectName(u"workshopRedo"_s);
    m_turn->setObjectName(u"workshopTurn"_s);
    connect(m_undo, &QAction::triggered, this, &TileEditor::undo);
    connect(m_redo, &QAction::triggered, this, &TileEditor::redo);
    connect(m_turn, &QAction::triggered, this, [this] { m_canvas->setRotation(plus(m_canvas->rotation(), Rotation::R90)); });
    m_shape->setObjectName(u"shape"_s);
    connect(m_shape, &QComboBox::activated, this, &TileEditor::shapeChosen);
    bar->addSeparator();
    bar->addWidget(m_shape);
    return bar;
}

QWidget *TileEditor::buildStarts()
{
    auto *box = new QWidget;
    auto *grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(2);
    int n = 0;
    for (const TileStart &start : tileStarts()) {
        auto *button = new QToolButton;
        button->setObjectName(u"start-"_s + start.key);
        button->setAutoRaise(true);
        button->setIconSize({kStartIcon, kStartIcon});
        button->setIcon(tileIcon(start.sketch.draft()));
        grid->addWidget(button, n / kStartColumns, n % kStartColumns);
        m_starts.insert(start.key, button);
        connect(button, &QToolButton::clicked, this, [this, begun = start.sketch] {
            TileSketch sketch = begun;
            const TileDefinition &now = this->sketch().draft();
            sketch.setId(now.id);
            sketch.setCount(now.count);
            sketch.setProvisional(now.provisional);
            for (auto it = now.name.begin(); it != now.name.end(); ++it)
                sketch.setName(it.key(), it.value());
            apply(sketch);
            m_canvas->setFocus();
            Q_EMIT this->begun();
        });
        ++n;
    }
    grid->setColumnStretch(kStartColumns, 1);
    return box;
}

// Editing

const TileSketch &TileEditor::sketch() const { return m_history.now(); }
QStringList TileEditor::faults() const { return wayside::faults(sketch(), m_canvas->rotation()); }

void TileEditor::begin(const TileSketch &sketch)
{
    m_history = SketchHistory(sketch);
    m_canvas->setRotation(Rotation::R0);
    m_canvas->resetCursor();
    takeInHand(-1);
    refresh();
}

void TileEditor::apply(const TileSketch &sketch)
{
    m_history.add(sketch);
    refresh();
}

void TileEditor::undo()
{
    m_history.undo();
    refresh();
}

void TileEditor::redo()
{
    m_history.redo();
    refresh();
}

void TileEditor::tell(const QString &text) { m_hint->setText(u"<b>%1</b>"_s.arg(text.toHtmlEscaped())); }

void TileEditor::takeInHand(int kind)
{
    m_contents->setInHand(kind);
    m_canvas->setInHand(kind < 0 ? std::nullopt : std::optional(RoadsideKind(kind)));
}

void TileEditor::shapeChosen(int index)
{
    TileSketch changed = sketch();
    switch (index) {
    case Square: changed.setHalf(std::nullopt); break;
    case Double: changed.setCells({{0, 0}, {1, 0}}); break;
    case Four: changed.setCells({{0, 0}, {1, 0}, {0, 1}, {1, 1}}); break;
    case Irregular: changed.setCells({{0, 0}, {1, 0}, {0, 1}}); break;
    default: changed.setHalf(Corner(index - TriangleNW)); break;
    }
    apply(changed);
}

void TileEditor::refresh()
{
    if (m_refreshing)
        return;
    m_refreshing = true;
    const TileDefinition &tile = sketch().draft();
    m_canvas->setSketch(sketch());
    m_undo->setEnabled(m_history.canUndo());
    m_redo->setEnabled(m_history.canRedo());
    m_contents->present(sketch(), m_canvas->rotation());
    m_shape->setCurrentIndex(shapeOf(tile));
    const QStringList wrong = faults();
    m_faults->setText(wrong.join(u"\n\n"_s));
    m_faults->setVisible(!wrong.isEmpty());
    QPalette red = palette();
    red.setColor(QPalette::WindowText, style::bad(palette()));
    m_faults->setPalette(red);
    m_words->setText(describe(tile, m_canvas->rotation()).join(u'\n'));
    m_refreshing = false;
    Q_EMIT changed();
}

/// The window has the same keys for the game: while the tile is edited they are the tile's.
bool TileEditor::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            key->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void TileEditor::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Undo))
        undo();
    else if (event->matches(QKeySequence::Redo))
        redo();
    else
        QWidget::keyPressEvent(event);
}

void TileEditor::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void TileEditor::retranslate()
{
    m_startsTitle->setText(tr("Begin with"));
    m_hint->setText(m_canvas->hint());
    m_undo->setText(tr("Undo"));
    m_undo->setToolTip(tr("Undo (%1)").arg(QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText)));
    m_redo->setText(tr("Redo"));
    m_redo->setToolTip(tr("Redo (%1)").arg(QKeySequence(QKeySequence::Redo).toString(QKeySequence::NativeText)));
    m_turn->setText(tr("Turn (Space)"));
    for (const TileStart &start : tileStarts()) {
        m_starts[start.key]->setToolTip(start.name);
        m_starts[start.key]->setAccessibleName(start.name);
    }
    m_shape->clear();
    m_shape->addItems({tr("Square"), tr("Double tile"), tr("Four squares"), tr("Irregular"), tr("Triangle, top left"), tr("Triangle, top right"),
                       tr("Triangle, bottom right"), tr("Triangle, bottom left")});
    m_shape->setAccessibleName(tr("Shape of the tile"));
    refresh();
}

} // namespace wayside
