#include "app/asidekeeper.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
const QString kKey = QStringLiteral("aside");       // of the one game that is on the table
} // namespace

void keepAside(Library &library, const QString &gameId, const Entry &entry)
{
    QJsonObject kept;
    if (!entry.aside().isEmpty())
        kept = {{u"game"_s, gameId}, {u"turns"_s, int(entry.game().record().turns.size())}, {u"tiles"_s, QJsonArray::fromStringList(entry.aside())}};
    library.setSetting(kKey, QString::fromUtf8(QJsonDocument(kept).toJson(QJsonDocument::Compact)));
}

void restoreAside(const Library &library, const QString &gameId, Entry &entry)
{
    const QJsonObject kept = QJsonDocument::fromJson(library.setting(kKey).toUtf8()).object();
    if (kept.value("game"_L1).toString() != gameId || kept.value("turns"_L1).toInt(-1) != entry.game().record().turns.size())
        return;
    for (const QJsonValue &tile : kept.value("tiles"_L1).toArray())
        entry.setAside(tile.toString());
}

} // namespace wayside
