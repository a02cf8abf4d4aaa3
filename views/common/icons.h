// The program's icons: line drawings in the colour of the palette's text, so that they suit light and dark alike.
#pragma once

#include <QIcon>

namespace wayside {

/// resources/icons/<name>.svg, recoloured when it is drawn; follows a change of palette by itself.
QIcon icon(const QString &name);

} // namespace wayside
