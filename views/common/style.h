// One look for all panels: spaces, fonts, colours taken from the palette, and the chips that tell what a rule rests on.
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QRectF>
#include <QString>

class QPainter;

namespace wayside::style {

inline constexpr int kGap = 8;
inline constexpr int kSmallGap = 4;
inline constexpr int kTouch = 44;       ///< least height of what a finger must hit
inline constexpr double kRound = 6;     ///< radius of a card's corners

/// A touch screen is attached: rows of lists are as high as a finger needs, not only the buttons.
bool forFingers();
/// Least height of a row of a list that a click does something with.
int rowHeight(int otherwise);

/// Palettes for Fusion; text on every base is at least 4.5 : 1.
QPalette lightPalette();
QPalette darkPalette();
bool isDark(const QPalette &palette);

/// Secondary text, still at least 4.5 : 1 on the base.
QColor muted(const QPalette &palette);
QColor hairline(const QPalette &palette);
/// A ground that stands out a little from the window.
QColor card(const QPalette &palette);
/// For what is in hand or current.
QColor accent(const QPalette &palette);
QColor good(const QPalette &palette);
QColor bad(const QPalette &palette);

QFont small(const QFont &base);
QFont strong(const QFont &base);
QFont title(const QFont &base);
QFont number(const QFont &base);        ///< large, for points

/// What a rule rests on.
enum class RuleStatus : quint8 { Printed, Publisher, Community, House, Unclear, Ours };
/// Of the words in the rule book's data: "printed", "publisher", …; printed for others.
RuleStatus ruleStatusFromString(QStringView word);
QString ruleStatusText(RuleStatus status);          ///< "community", short enough for a chip
QString ruleStatusExplained(RuleStatus status);     ///< a sentence for a tooltip
/// The chip's size for a font; of a printed rule too.
QSizeF chipSize(RuleStatus status, const QFont &font);
void paintChip(QPainter &painter, const QRectF &box, RuleStatus status, const QPalette &palette, const QFont &font);

} // namespace wayside::style
