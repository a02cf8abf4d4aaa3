#include "tests/bench/manygames.h"

#include "tests/support/scenarios.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <QUuid>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

TableRecord varied(const TableRecord &game, int number, QRandomGenerator &random)
{
    static const QStringList names{u"Ash"_s, u"Birch"_s, u"Cedar"_s, u"Elm"_s, u"Hazel"_s, u"Linden"_s, u"Maple"_s, u"Oak"_s, u"Rowan"_s, u"Willow"_s};
    TableRecord record = game;
    record.id = QUuid::createUuidV5(QUuid(), QString::number(number)).toString(QUuid::WithoutBraces);
    record.title = u"Evening %1"_s.arg(number);
    record.tags = number % 3 ? QStringList() : QStringList{u"club"_s};
    record.started = QDateTime(QDate(2020, 1, 1), QTime(18, 0), Qt::UTC).addSecs(qint64(number) * 18000).toString(Qt::ISODate);
    const int first = random.bounded(int(names.size()));
    for (qsizetype i = 0; i < record.players.size(); ++i)
        record.players[i].name = names[(first + i) % names.size()];
    record.finished = random.bounded(20) != 0;
    if (!record.finished)
        record.turns.resize(random.bounded(int(record.turns.size()) + 1));
    return record;
}

} // namespace

QStringList fillLibrary(Library &library, const Catalogue &catalogue, int games)
{
    const QList<TableRecord> recorded = allScenarioRecords();
    QRandomGenerator random(10000);
    QStringList ids;
    Database::Transaction transaction(library.database());
    for (int i = 0; i < games; ++i) {
        ids.append(library.importRecord(varied(recorded[i % recorded.size()], i, random), catalogue).id);
        if (i % 4 == 0)
            library.setPlace(ids.last(), i % 8 ? u"Club"_s : u"At home"_s);
        library.setMinutes(ids.last(), 30 + random.bounded(90));
    }
    transaction.commit();
    return ids;
}

} // namespace wayside
