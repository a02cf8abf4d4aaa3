// The large tile of the workshop: it is drawn by the board's painter and edited where it lies.
#pragma once

#include "model/tiles/tileediting.h"
#include "views/board/tilelayout.h"

#include <QWidget>

namespace wayside {

/// What the pointer is on.
struct CanvasSpot {
    enum class Kind : quint8 { Nothing, Edge, Signpost, Middle, Roadside };
    Kind kind = Kind::Nothing;
    CellEdge edge;                  ///< Edge, Signpost
    int cell = 0;                   ///< Middle
    int roadside = -1;              ///< Roadside: index
    friend bool operator==(const CanvasSpot &, const CanvasSpot &) = default;
};

/// Click an edge to step it; drag from edge to edge or to the middle to join; click beside a road's edge for its signpost; click the
/// middle for its menu; drag a city to a far corner for its tip. With a kind in hand a click puts it beside the road that lights up;
/// with Ctrl the last one stands beside another road too.
/// Keys: arrows choose an edge, letters of the tile code set it, Return steps it (or puts beside its road what is in hand), S its signpost,
/// J on two edges joins them, E ends its road, T steps its city's tip, M opens the middle's menu, + and - add and take a square, Delete
/// takes an illustration away, Space turns.
class TileCanvas : public QWidget
{
    Q_OBJECT

public:
    explicit TileCanvas(QWidget *parent = nullptr);

    const TileSketch &sketch() const { return m_sketch; }
    void setSketch(const TileSketch &sketch);
    /// The keys begin at the first edge again, as for a new tile.
    void resetCursor() { m_cursor = 0; }
    Rotation rotation() const { return m_rotation; }
    void setRotation(Rotation rotation);
    std::optional<RoadsideKind> inHand() const { return m_inHand; }
    void setInHand(std::optional<RoadsideKind> kind);

    /// The edge that the keys are on; the one last clicked.
    CellEdge currentEdge() const { return m_sketch.draft().outerEdges()[m_cursor]; }

    // For whoever points at things from outside (tests, tours); in the widget's coordinates.
    QPointF edgePoint(CellEdge e) const;
    QPointF signpostPoint(CellEdge e) const;
    QPointF middlePoint(int cell = 0) const;
    QPointF roadPoint(int road) const;
    QPointF cornerPoint(Corner corner) const;

    /// What a click or drag would do where the pointer is.
    QString hint() const;

    QSize sizeHint() const override { return {440, 440}; }
    QSize minimumSizeHint() const override { return {220, 220}; }

Q_SIGNALS:
    /// The player changed the tile.
    void edited(const wayside::TileSketch &sketch);
    void turned(wayside::Rotation rotation);
    void middleClicked(int cell, QPoint global);
    void handEmptied();
    void hinted(const QString &text);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    /// The first square as the painter wants it, so that the whole tile with its handles is in sight.
    QRectF firstSquare() const;
    QPointF toWidget(QPointF tilePoint) const;
    QPointF toTile(QPointF widgetPoint) const;
    CanvasSpot spotAt(QPointF at) const;
    /// The road segment nearest to the point, if it is near enough to stand beside it; -1 else.
    int roadNear(QPointF at) const;
    void edit(const TileSketch &sketch);
    void release(const CanvasSpot &from, const CanvasSpot &to, QPoint global);
    void reshape(const CanvasSpot &spot);
    void drop(QPointF at, RoadsideKind kind, bool alsoBeside);
    void putBeside(int road, RoadsideKind kind, bool alsoBeside);
    QList<Corner> cornersInReach() const;
    std::optional<Corner> cornerAt(QPointF at) const;
    void moveCursor(int key);
    void typeEdge(EdgeKind kind);
    void joinByKey(CellEdge at);
    void removeIllustration(CellEdge at);
    bool editByKey(int key, CellEdge at, bool control);
    void tellHint();
    void paintLit(QPainter &painter) const;
    void paintEdgeLight(QPainter &painter, CellEdge e, const QColor &light) const;
    void paintHandles(QPainter &painter) const;
    void paintDrag(QPainter &painter) const;
    void retranslate();

    TileSketch m_sketch;
    TileLayout m_layout;
    Rotation m_rotation = Rotation::R0;
    std::optional<RoadsideKind> m_inHand;
    CanvasSpot m_hover;
    CanvasSpot m_pressed;
    QPointF m_pointer;
    int m_litRoad = -1;
    std::optional<CellEdge> m_joinFrom;     ///< by key
    QString m_toldHint;
    int m_cursor = 0;               ///< index into the draft's outer edges
};

/// What a drag of an illustration from the palette carries: the kind's number.
inline constexpr auto kRoadsideMime = "application/x-wayside-roadside";

} // namespace wayside
