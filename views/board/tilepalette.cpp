#include "views/board/tilepalette.h"

#include <QPalette>
#include <iterator>

namespace wayside {

namespace {

struct Row {
    QColor TilePalette::*colour;
    QRgb day;
    QRgb night;
};

constexpr Row kRows[] = {
    {&TilePalette::field, 0xb7cf7f, 0x55703f},
    {&TilePalette::fieldPatch, 0xc6da92, 0x5e7a46},
    {&TilePalette::tuft, 0x8fad5a, 0x769455},
    {&TilePalette::road, 0xf8f1df, 0xdcd0b4},
    {&TilePalette::roadRim, 0x9d865c, 0x3c3322},
    {&TilePalette::water, 0x7fb8d8, 0x3f7494},
    {&TilePalette::waterRim, 0x4d86a8, 0x254a62},
    {&TilePalette::cityGround, 0xdcb683, 0xa6845c},
    {&TilePalette::wallStone, 0xe9dcc2, 0xbdae92},
    {&TilePalette::wallJoint, 0xb09774, 0x7d6c54},
    {&TilePalette::wallRim, 0x6a4e33, 0x2f2217},
    {&TilePalette::roofShade, 0x863a2a, 0x662a22},
    {&TilePalette::plaster, 0xfbf3e2, 0xd8ccb4},
    {&TilePalette::timber, 0x7a5638, 0x7a5638},
    {&TilePalette::slate, 0x5f6e82, 0x4c5a6e},
    {&TilePalette::ink, 0x3b2c20, 0x1d1610},
    {&TilePalette::straw, 0xe0b44c, 0xc89c40},
    {&TilePalette::monasteryRoof, 0xc8342c, 0xbe342e},
    {&TilePalette::hedge, 0x4f7d3c, 0x2f5228},
    {&TilePalette::leaf, 0x5d8f45, 0x39612f},
    {&TilePalette::trunk, 0x735032, 0x735032},
    {&TilePalette::paving, 0xd9cfb8, 0x9a907c},
    {&TilePalette::clay, 0xc99366, 0x946644},
    {&TilePalette::shield, 0x2d5fa6, 0x2d5fa6},
    {&TilePalette::shieldDevice, 0xf7d95c, 0xf7d95c},
    {&TilePalette::signBoard, 0x4a3522, 0x4a3522},
    {&TilePalette::signArrow, 0xffd85e, 0xffd85e},
    {&TilePalette::signPost, 0x6b482b, 0x6b482b},
    {&TilePalette::cow, 0xfdfbf6, 0xe8e2d6},
    {&TilePalette::pig, 0xf2a0a6, 0xf2a0a6},
    {&TilePalette::donkey, 0x939298, 0x939298},
    {&TilePalette::cloak, 0x2c303c, 0x4c546c},
    {&TilePalette::canvas, 0xfbf4e3, 0xe4dac4},
    {&TilePalette::skin, 0xf0c8a0, 0xf0c8a0},
    {&TilePalette::mark, 0x6d3f9c, 0x9a6fd0},
    {&TilePalette::markText, 0xffffff, 0xffffff},
    {&TilePalette::good, 0x1c7a3c, 0x1c7a3c},
    {&TilePalette::bad, 0xb31f2c, 0xb31f2c},
    {&TilePalette::open, 0x2a5b9c, 0x2a5b9c},
    {&TilePalette::unsure, 0x6b4a93, 0x6b4a93},
};

constexpr QRgb kRoofs[][2] = {{0xb8563a, 0x9e4832}, {0xcd7448, 0xb5623d}, {0x9c4838, 0x833b30}};     // by day, by night
constexpr QRgb kFlowers[][2] = {{0xe24b5a, 0xe24b5a}, {0xf6d03c, 0xf6d03c}, {0xa86fc8, 0xa86fc8}};     // by day, by night

TilePalette coloured(bool byNight)
{
    TilePalette p;
    for (const Row &row : kRows)
        p.*row.colour = QColor(byNight ? row.night : row.day);
    for (size_t i = 0; i < std::size(kRoofs); ++i)
        p.roofs[i] = QColor(kRoofs[i][byNight]);
    for (size_t i = 0; i < std::size(kFlowers); ++i)
        p.flowers[i] = QColor(kFlowers[i][byNight]);
    p.shadow = byNight ? QColor(0, 0, 0, 80) : QColor(0x20, 0x28, 0x10, 60);
    p.tileRim = byNight ? QColor(0, 0, 0, 110) : QColor(0x35, 0x45, 0x15, 70);
    p.light = byNight ? QColor(0xff, 0xf2, 0x90, 105) : QColor(0xff, 0xf2, 0x70, 130);
    return p;
}

} // namespace

TilePalette TilePalette::day() { return coloured(false); }

TilePalette TilePalette::night() { return coloured(true); }

TilePalette TilePalette::highContrast() const
{
    TilePalette p = *this;
    const bool dark = field.lightnessF() < 0.5F;
    p.field = dark ? QColor(0x2f, 0x4a, 0x22) : QColor(0xc4, 0xe0, 0x84);
    p.fieldPatch = p.field;
    p.tuft = dark ? QColor(0x3e, 0x60, 0x2c) : QColor(0xa8, 0xc8, 0x66);
    p.road = QColor(Qt::white);
    p.roadRim = QColor(Qt::black);
    p.wallRim = QColor(Qt::black);
    p.wallStone = QColor(Qt::white);
    p.cityGround = dark ? QColor(0x8a, 0x5a, 0x30) : QColor(0xe0, 0xa8, 0x66);
    p.ink = QColor(Qt::black);
    p.waterRim = QColor(0x08, 0x2c, 0x48);
    p.signBoard = QColor(Qt::black);
    p.signArrow = QColor(0xff, 0xe6, 0x40);
    p.tileRim = dark ? QColor(0, 0, 0, 220) : QColor(0, 0, 0, 150);
    p.light.setAlpha(170);
    return p;
}

TilePalette TilePalette::from(const QPalette &palette, bool highContrast)
{
    const TilePalette p = palette.color(QPalette::Window).lightnessF() < 0.5F ? night() : day();
    return highContrast ? p.highContrast() : p;
}

} // namespace wayside
