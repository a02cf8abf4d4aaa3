// Squares as people say them, for whatever is shown.
#pragma once

#include "model/geometry/squarename.h"
