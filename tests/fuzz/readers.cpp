// Records with something wrong in them. A reader may refuse them with a place, or read them; then the table is played, scored and
// written, whatever it holds, and comes back the same.
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/recordfault.h"
#include "tests/fuzz/spoiler.h"
#include "tests/support/scenarios.h"

#include "model/storage/recordfile.h"

#include <QDir>
#include <QJsonDocument>
#include <cstdio>

using namespace wayside;
using namespace Qt::StringLiterals;

namespace {

QList<QJsonObject> wholeRecords()
{
    QList<QJsonObject> records;
    for (const QString &file : QDir(u":/figures"_s).entryList({u"*.json"_s}))
        records.append(readJsonFile(u":/figures/"_s + file).value("record"_L1).toObject());
    for (const TableRecord &record : allScenarioRecords())
        records.append(writeRecord(record));
    return records;
}

} // namespace

int fuzzReaders(int howMany, quint32 firstSeed)
{
    const QList<QJsonObject> whole = wholeRecords();
    int faults = 0;
    for (quint32 seed = firstSeed; seed < firstSeed + quint32(howMany); ++seed) {
        Spoiler spoiler(seed);
        QJsonObject json = whole[spoiler.below(whole.size())];
        for (int n = 1 + spoiler.below(3); n > 0; --n)
            if (const QJsonValue value = spoiler.spoilt(json); value.isObject())
                json = value.toObject();
        const QString fault = faultOf(json);
        if (fault.isEmpty())
            continue;
        ++faults;
        std::printf("seed %u: %s\n%s\n", seed, qPrintable(fault), QJsonDocument(json).toJson(QJsonDocument::Compact).constData());
    }
    return faults;
}
