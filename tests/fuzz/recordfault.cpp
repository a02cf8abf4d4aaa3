#include "tests/fuzz/recordfault.h"

#include "model/game/scorejson.h"
#include "model/storage/recordfile.h"
#include "tests/support/tables.h"

namespace wayside {

using namespace Qt::StringLiterals;

QString faultOf(const QJsonObject &json)
{
    TableRecord record;
    try {
        record = readRecord(JsonPlace(json, QString())).record;
    } catch (const ReadError &error) {
        return error.where().isEmpty() || error.reason().isEmpty() || error.message().contains(u'\n') ? u"refused without a place: "_s + error.message()
                                                                                                        : QString();
    }
    const Played game = played(record);
    const QJsonObject score = scoreJson(game.setup, game.state, {});
    const TableRecord again = readRecord(JsonPlace(writeRecord(record), QString())).record;
    if (!(again == record))
        return u"came back changed"_s;
    const Played replayed = played(again);
    return scoreJson(replayed.setup, replayed.state, {}) == score ? QString() : u"scores otherwise when read again"_s;
}

} // namespace wayside
