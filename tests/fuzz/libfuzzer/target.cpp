// A libFuzzer target for everything that comes into the program as a file: records, JCloisterZone saves and sets of tiles.
// Built and run by tests/fuzz/run libfuzzer; a fault stops it and leaves the file.
#include "tests/fuzz/recordfault.h"
#include "tests/fuzz/spoiler.h"
#include "tests/support/tables.h"

#include "model/storage/recordfile.h"
#include "model/tiles/ownsets.h"

#include <QJsonDocument>
#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace wayside;
using namespace Qt::StringLiterals;

extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);

namespace {

void stopAt(const QString &fault)
{
    if (fault.isEmpty())
        return;
    std::fprintf(stderr, "%s\n", qPrintable(fault));
    std::abort();
}

/// One line, and not without a reason.
QString refusalFault(const ReadError &error)
{
    return error.reason().isEmpty() || error.message().contains(u'\n') ? u"refused without one clear line: "_s + error.message() : QString();
}

void readAsGames(const QByteArray &bytes)
{
    try {
        for (const ReadRecord &read : readGames(bytes).games)
            stopAt(faultOf(writeRecord(read.record)));
    } catch (const ReadError &error) {
        stopAt(refusalFault(error));
    }
}

void readAsSet(const QByteArray &bytes)
{
    try {
        const TileSet set = importSet(bytes, shippedTiles());
        const TileSet again = importSet(exportSet(set), shippedTiles());
        if (again.tiles.size() != set.tiles.size())
            stopAt(u"a set came back with other tiles"_s);
    } catch (const ReadError &error) {
        stopAt(refusalFault(error));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    readAsGames(bytes);
    readAsSet(bytes);
    return 0;
}

/// Half of the time bytes change, else values: a file that is no JSON is refused at once and teaches nothing more.
extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t maxSize, unsigned seed)
{
    const QJsonDocument json = QJsonDocument::fromJson(QByteArray(reinterpret_cast<const char *>(data), qsizetype(size)));
    if (json.isNull() || seed % 4 == 0)
        return LLVMFuzzerMutate(data, size, maxSize);
    Spoiler spoiler(seed);
    const QJsonValue spoilt = spoiler.spoilt(json.isArray() ? QJsonValue(json.array()) : QJsonValue(json.object()));
    const QByteArray bytes = (spoilt.isArray() ? QJsonDocument(spoilt.toArray()) : QJsonDocument(spoilt.toObject())).toJson(QJsonDocument::Compact);
    if (bytes.size() > qsizetype(maxSize))
        return LLVMFuzzerMutate(data, size, maxSize);
    std::memcpy(data, bytes.constData(), size_t(bytes.size()));
    return size_t(bytes.size());
}
