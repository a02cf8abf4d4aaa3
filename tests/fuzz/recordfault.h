// What must hold of any record, however spoilt.
#pragma once

#include <QJsonObject>
#include <QString>

namespace wayside {

/// A reader may refuse it with a place and one line; else it is played, scored and written, and comes back the same.
/// What is wrong with that, in words; empty where all holds.
QString faultOf(const QJsonObject &json);

} // namespace wayside
