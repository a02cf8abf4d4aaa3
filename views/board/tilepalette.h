// The colours tiles are drawn in: light, dark, and both with more contrast.
#pragma once

#include <QColor>

class QPalette;

namespace wayside {

struct TilePalette {
    QColor field, fieldPatch, tuft;
    QColor road, roadRim;
    QColor water, waterRim;
    QColor cityGround, wallStone, wallJoint, wallRim;
    QColor roofs[3];
    QColor roofShade, plaster, timber, slate;
    QColor ink;                     ///< outlines of small drawings
    QColor shadow;                  ///< half transparent
    QColor straw, monasteryRoof, hedge, leaf, trunk, paving, clay;
    QColor flowers[3];
    QColor shield, shieldDevice;
    QColor signBoard, signArrow, signPost;
    QColor cow, pig, donkey, cloak, canvas, skin;
    QColor tileRim;                 ///< half transparent line at the tile's border
    QColor mark, markText;          ///< the "provisional" corner
    QColor light;                   ///< lights a feature; half transparent
    QColor good, bad, open, unsure; ///< verdict marks

    static TilePalette day();
    static TilePalette night();
    /// The same with darker outlines and paler roads.
    TilePalette highContrast() const;
    /// Day or night by the palette of the window.
    static TilePalette from(const QPalette &palette, bool highContrast = false);
};

} // namespace wayside
