// Verdicts on signposts beyond the figures: odd tiles, turned tables, tokens that run out.
#include <QtTest>

#include "model/rules/points.h"
#include "tests/support/tables.h"

using namespace Qt::StringLiterals;
using namespace wayside;

class tst_Signposts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void verdicts_data();
    void verdicts();
    void lostWithAnInnRoad();
};

void tst_Signposts::verdicts_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QString>("expected");
    const auto row = [](const QByteArray &name, const QByteArray &words, const QString &expected) { QTest::newRow(name.constData()) << words << expected; };
    // A signpost at (0, 0) that points east, and the tile at (1, 0).
    const auto east = [](const char *type, const QByteArray &tile, const char *more = "") {
        return QByteArray("{") + more + "'tiles': [{'id': 'my:sign', 'roads': [{'edges': ['W', 'E']}], 'signposts': [{'edge': 'E', 'type': '" + type + "'}]}, {'id': 'my:next', " + tile
            + "}], 'start': [{'tile': 'my:sign', 'at': [0, 0]}], 'turns': [{'player': 0, 'tile': 'my:next', 'at': [1, 0]}]}";
    };
    const char *perSquare = "'options': {'leipzig-long-road': 'per-square'}, ";
    const QByteArray branching = "'cells': [[0, 0], [1, 0]], 'roads': [{'edges': ['0:W', '0:N', '1:E']}]";
    row("long road with a branch, ends", east("left", branching), u"wrong"_s);
    row("long road with a branch, per square", east("left", branching, perSquare), u"correct"_s);
    row("a road that stays on one square of a large tile", east("straight", "'cells': [[0, 0], [-1, 1], [0, 1]], 'roads': [{'edges': ['0:W', '0:E']}]"), u"correct"_s);
    const QByteArray bent = "'cells': [[0, 0], [1, 0]], 'roads': [{'edges': ['0:W', '1:S'], 'through': [['0:W', '0:E'], ['1:W', '1:S']]}]";
    row("a double road that turns on its second square", east("straight", bent), u"correct"_s);
    row("the second square's turn isn't the first one's", east("right", bent), u"wrong"_s);
    row("a road that runs on and has an end", east("straight", "'nodes': {'v': 'village'}, 'roads': [{'edges': ['W', 'E'], 'ends': ['v']}]"), u"correct"_s);
    row("a road that comes back to its own edge", east("straight", "'nodes': {'v': 'village'}, 'roads': [{'edges': ['W'], 'ends': ['v', 'v']}]"), u"wrong"_s);
    row("no road meets it", east("straight", "'roads': [{'edges': ['N', 'S']}]"), u"wrong"_s);
    row("a lake whose other road ends elsewhere",
        east("straight", "'nodes': {'a': 'lake', 'b': 'lake'}, 'roads': [{'edges': ['W'], 'ends': ['a']}, {'edges': ['E'], 'ends': ['b']}]"), u"wrong"_s);
    row("one lake, no ferry yet", east("straight", "'nodes': {'a': 'lake'}, 'roads': [{'edges': ['W'], 'ends': ['a']}, {'edges': ['E'], 'ends': ['a']}]"), u"undecided"_s);

    // All pairs begun elsewhere: no token can join the mouths at (1, 0) any more.
    const auto tunnels = [](const char *players) {
        return QByteArray("{'players': ") + players
            + ", 'sets': ['tunnel'], 'tiles': [{'id': 'my:sign', 'roads': [{'edges': ['W', 'E']}], 'signposts': [{'edge': 'E', 'type': 'straight'}]}],"
              "'start': [{'tile': 'my:sign', 'at': [0, 0]}, {'tile': 'tunnel:CRFR', 'at': [1, 0]}],"
              "'turns': [{'player': 0, 'tile': 'tunnel:CRFR', 'at': [2, 0], 'tokens': [{'kind': 'tunnel', 'at': [2, 0], 'edge': 'E', 'pair': 'Ash-1'}]}]}";
    };
    row("the only pair is begun elsewhere", tunnels("[{'name': 'Ash', 'colour': 'red'}]"), u"wrong"_s);
    row("the other player has a pair", tunnels("[{'name': 'Ash', 'colour': 'red'}, {'name': 'Birch', 'colour': 'blue'}]"), u"undecided"_s);

    // The same table turned: a signpost that points out over another edge.
    for (Rotation r : kRotations) {
        const Position next = rotated(Position{1, 0}, r);
        const auto at = [](Position p) { return QByteArray("[") + QByteArray::number(p.x) + ", " + QByteArray::number(p.y) + "]"; };
        const auto turned = [&](const char *type, int rotation) {
            return QByteArray("{'tiles': [{'id': 'my:sign', 'roads': [{'edges': ['W', 'E']}], 'signposts': [{'edge': 'E', 'type': '") + type + "'}]}], 'start': [{'tile': 'my:sign', 'at': [0, 0],"
                + "'rotation': " + QByteArray::number(degrees(r)) + "}], 'turns': [{'player': 0, 'tile': 'base:V', 'at': " + at(next) + ", 'rotation': "
                + QByteArray::number((rotation + degrees(r)) % 360) + "}]}";
        };
        const QByteArray name = QByteArray::number(degrees(r));
        row("left, turned by " + name, turned("left", 90), u"correct"_s);
        row("right, turned by " + name, turned("right", 0), u"correct"_s);
        row("straight on, turned by " + name, turned("straight", 0), u"wrong"_s);
    }
}

void tst_Signposts::verdicts()
{
    QFETCH(QByteArray, words);
    QFETCH(QString, expected);
    const Played game = played(words);
    const QList<SignpostVerdict> all = wayside::verdicts(game.state, game.setup);
    QCOMPARE(all.size(), 1);
    QCOMPARE(toString(all.first().state), expected);
    QVERIFY(!all.first().rule.isEmpty());
}

/// Part of the road, they are lost with it, and no source goes below nothing (S.modifiers).
void tst_Signposts::lostWithAnInnRoad()
{
    RoadFacts road;
    road.tiles = 3;
    road.complete = false;
    road.inn = true;
    road.correctSignposts = 5;
    road.signpostTypes = 2;
    Ruleset rules;
    rules.signpostsPartOfRoad = true;
    QMap<QString, int> bySource;
    for (const ScorePart &part : roadParts(road, rules))
        bySource[part.source] += part.points;
    QCOMPARE(bySource, (QMap<QString, int>{{u"road"_s, 3}, {u"inn"_s, -3}, {u"signpost"_s, 0}}));
    rules.signpostsPartOfRoad = false;
    QCOMPARE(sum(roadParts(road, rules)), 5);
}

QTEST_GUILESS_MAIN(tst_Signposts)
#include "tst_signposts.moc"
