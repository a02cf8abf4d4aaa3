// Shows a table: zoom, pan, marks at the rim, hover and pin. Read-only; the board that takes turns builds on it.
#pragma once

#include "views/board/boardcamera.h"
#include "views/board/boardtouch.h"
#include "views/board/fadingglow.h"

#include <QPixmap>
#include <QWidget>

namespace wayside {

class BoardView : public QWidget
{
    Q_OBJECT

public:
    explicit BoardView(QWidget *parent = nullptr);

    /// The table to show; the state is copied (it shares its lists), the picture worked out from it.
    void showState(const GameSetup &setup, const State &state);
    /// Shows a picture without features to hover.
    void showPicture(const BoardPicture &picture);
    const BoardPicture &picture() const { return m_picture; }
    const State &shownState() const { return m_state; }
    void setPictureOptions(const PictureOptions &options);
    const PictureOptions &pictureOptions() const { return m_options; }
    void setRimMarks(bool shown);
    /// Whether the view follows the table as it grows while everything fits (on), or only moves when told.
    void setAutoFit(bool on) { m_autoFit = on; }

    void fit();
    void zoomIn();
    void zoomOut();
    /// Marks squares as pointed at by a list beside the board, and brings them into view.
    void pointAtSquares(const QList<Position> &squares);
    /// Moves the view as little as needed to show the square.
    void revealSquare(Position square);
    void pinFeature(const std::optional<FeaturePart> &part);
    /// Lights a feature as if the pointer were on it (from a list beside the board).
    void lightFeature(const std::optional<FeaturePart> &part);
    std::optional<FeaturePart> hoveredPart() const { return m_hovered; }
    /// Numbers the tiles of a road in the order of a walk; nothing ends it.
    void walkAlongRoad(const std::optional<FeaturePart> &part);
    /// Lights features once, fading.
    void glowOnce(const QList<PictureGlow> &glows);
    void setAnimated(bool on);

    /// The part at a point of the table, in squares.
    std::optional<FeaturePart> partAtTable(QPointF table);

    const BoardFrame frame() const { return m_camera.frame(); }
    QRectF rectOf(Position square) const { return frame().square(square); }
    Position squareAt(QPointF point) const;
    /// The rule about the thing at a point of the widget; empty where there is none. The property "rule" holds that under the pointer.
    QString ruleAt(QPointF point);
    QSize sizeHint() const override { return {900, 640}; }
    QSize minimumSizeHint() const override { return {240, 200}; }

Q_SIGNALS:
    /// What is under the pointer; an empty part (tile -1) when nothing is.
    void hovered(wayside::FeaturePart part);
    void featurePinned(wayside::FeaturePart part);
    /// A click on a square of the read-only board.
    void squareClicked(wayside::Position square);
    /// The squares asked for with a context menu, and where.
    void contextMenuAsked(wayside::Position square, QPoint globalPos);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;

    // What a board that takes turns adds
    /// Drawn over the table, in widget coordinates.
    virtual void paintOverlay(QPainter &) {}
    /// True where the click was used; otherwise it pins what lies there.
    virtual bool clickedAt(QPointF, Qt::MouseButton) { return false; }
    virtual void pointerMoved(QPointF, bool /*touch*/) {}
    virtual void pointerLeft() {}
    /// True where the plain wheel was used for something else than zooming.
    virtual bool wheelStepped(int /*steps*/) { return false; }
    /// The feature that is lit while the pointer is at a point.
    virtual std::optional<FeaturePart> partUnder(QPointF point);
    /// The words for the thing at a point; empty: nothing to tell.
    virtual QString tipAt(QPointF point);
    /// More squares that fit() should show.
    virtual QRectF fitSquares() const;
    virtual void cameraMoved() {}

    BoardPainter &boardPainter() { return m_painter; }
    void rebuildPicture();
    void redrawTable();

private:
    void applyPalette();
    void renderTable();
    void hover(QPointF point);
    void zoomBy(double factor, QPointF at);
    QList<FeaturePart> featureOf(const FeaturePart &part) const;
    QPointF middle() const { return {width() / 2.0, height() / 2.0}; }
    void tapped(QPointF at);
    void heldLong(QPointF at);

    BoardPainter m_painter;
    BoardCamera m_camera;
    BoardTouch m_touch;
    BoardPicture m_picture;
    PictureOptions m_options;
    GameSetup m_setup;
    State m_state;
    bool m_hasState = false;
    bool m_rimMarks = true;
    bool m_autoFit = true;
    bool m_userMoved = false;           ///< zoomed or panned since the last fit
    bool m_animated = true;

    QPixmap m_table;                    ///< the table as it is, without overlay and hover
    bool m_tableValid = false;

    std::optional<FeaturePart> m_hovered;
    std::optional<FeaturePart> m_pinned;
    std::optional<FeaturePart> m_walk;
    QList<Position> m_pointed;
    FadingGlow m_fading;

    QPointF m_pressedAt;
    QPointF m_draggedFrom;
    bool m_dragging = false;
    int m_wheelRest = 0;
};

} // namespace wayside
