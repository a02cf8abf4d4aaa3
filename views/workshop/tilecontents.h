// What can be put on a tile: small illustrations beside its roads, what stands in the middle, and what belongs to its cities.
#pragma once

#include "model/tiles/tileediting.h"

#include <QMap>
#include <QWidget>

class QButtonGroup;
class QGridLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace wayside {

class TileContents : public QWidget
{
    Q_OBJECT

public:
    explicit TileContents(QWidget *parent = nullptr);

    /// The tile as it is now; edges are named as they lie in the rotation.
    void present(const TileSketch &sketch, Rotation rotation);
    /// -1 where none is.
    void setInHand(int kind);
    void openMiddle(int cell, QPoint global);

Q_SIGNALS:
    void edited(const wayside::TileSketch &sketch);
    /// An illustration was picked up, or put back: -1.
    void taken(int kind);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *buildPalette();
    QWidget *buildMiddle();
    QToolButton *addToggle(const QString &name, QGridLayout *grid);
    void fillMiddle();
    void toggled(const QString &name, bool on);
    /// One city: at once. Several: the player is asked which.
    void withCity(const QString &name, const QList<int> &cities);
    void editCity(const QString &name, int city);
    /// Cities that the button of that name can do something to.
    QList<int> citiesFor(const QString &name) const;
    void retranslate();

    TileSketch m_sketch;
    Rotation m_rotation = Rotation::R0;
    QMap<QString, QToolButton *> m_toggles;
    QButtonGroup *m_palette;
    QToolButton *m_middle;
    QMenu *m_middleMenu;
    int m_middleCell = 0;           ///< of the square whose middle the menu is for
    QMenu *m_cityMenu;
    QLabel *m_besideTitle;
    QLabel *m_onTitle;
};

} // namespace wayside
