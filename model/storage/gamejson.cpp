#include "model/storage/gamejson.h"

#include "model/storage/recordfile.h"

#include <QCryptographicHash>
#include <QJsonDocument>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
const QStringList kColumns{u"id"_s, u"title"_s, u"note"_s, u"tags"_s, u"started"_s, u"rules-version"_s, u"shown-totals"_s};
}

QString jsonText(const QJsonObject &object) { return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact)); }
QString jsonText(const QJsonArray &array) { return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact)); }
QString listText(const QStringList &list) { return list.isEmpty() ? u"[]"_s : jsonText(QJsonArray::fromStringList(list)); }

QStringList listFromText(const QString &text)
{
    QStringList list;
    if (text != u"[]")
        for (const QJsonValue &item : QJsonDocument::fromJson(text.toUtf8()).array())
            list.append(item.toString());
    return list;
}

QJsonObject objectFromText(const QString &text)
{
    return text.isEmpty() ? QJsonObject() : QJsonDocument::fromJson(text.toUtf8()).object();
}

QJsonObject headJson(const TableRecord &head)
{
    QJsonObject o = writeRecord(headOf(head));
    for (const QString &key : kColumns)
        o.remove(key);
    o.remove(u"turns");
    o.remove(u"finished");
    return o;
}

TableRecord readHead(const QString &text)
{
    return readRecord(JsonPlace(parseJson(text.toUtf8()), u"head"_s)).record;
}

Event readStoredEvent(const QString &text, const TableRecord &head, int &players)
{
    Event event = readEvent(parseJson(text.toUtf8()).toObject(), players);
    if (event.kind != EventKind::Head)
        return event;
    const QJsonObject own = writeRecord(head);
    for (const QString &key : kColumns) {
        event.head.remove(key);
        if (own.contains(key))
            event.head.insert(key, own.value(key));
    }
    players = int(event.head.value(u"players").toArray().size());
    return event;
}

QJsonArray playersJson(const QList<SummaryPlayer> &players)
{
    QJsonArray list;
    for (const SummaryPlayer &p : players)
        list.append(QJsonArray{p.name, int(p.colour), p.total});
    return list;
}

QList<SummaryPlayer> playersFromText(const QString &text)
{
    QList<SummaryPlayer> players;
    for (const QJsonValue &value : QJsonDocument::fromJson(text.toUtf8()).array()) {
        const QJsonArray item = value.toArray();
        players.append({item.at(0).toString(), Colour(qBound(0, item.at(1).toInt(), 5)), item.at(2).toInt()});
    }
    return players;
}

QString contentHash(const TableRecord &record)
{
    QJsonObject o = writeRecord(record);
    for (const QString &key : {u"id"_s, u"rules-version"_s, u"shown-totals"_s})
        o.remove(key);
    const QByteArray bytes = QJsonDocument(o).toJson(QJsonDocument::Compact);   // keys are sorted
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

} // namespace wayside
