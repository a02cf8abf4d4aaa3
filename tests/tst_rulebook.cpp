// The rulebook's data and its search.
#include "model/rulebook/rulebook.h"
#include "model/rulebook/rulebooksearch.h"
#include "model/rulebook/rulefigure.h"
#include "model/rules/doubts.h"
#include "model/rulebook/ruleindex.h"
#include "model/rulebook/ruletext.h"
#include "model/storage/jsonplace.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

using namespace wayside;
using namespace Qt::StringLiterals;

class TestRulebook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsMissingOrStale();
    void folding();
    void stemsMeet_data();
    void stemsMeet();
    void questions_data();
    void questions();
    void caseMarksAndSlips_data();
    void caseMarksAndSlips();
    void theRuleGoesBeforeItsMention_data();
    void theRuleGoesBeforeItsMention();
    void allLanguagesAtOnce();
    void hitsAreMarked();
    void oddInput_data();
    void oddInput();
    void everyRuleInUseHasAnEntry();
    void everyThingLeadsToARule();
    void figuresAreThere();
    void everyDoubtIsNamed();
    void squaresWhereARuleMatters();
    void commandLine();
    void commandLineRefuses_data();
    void commandLineRefuses();

private:
    struct Ran {
        int exit = -1;
        QString out, err;
    };
    static Ran cli(const QStringList &words);

    const Rulebook m_book = Rulebook::shipped();
    const RulebookSearch m_search{m_book};
};

void TestRulebook::nothingIsMissingOrStale()
{
    QVERIFY(m_book.entries().size() >= 110);
    QCOMPARE(m_book.faults().join(u'\n'), QString());
}

void TestRulebook::folding()
{
    QCOMPARE(folded(u"ŁÓDŹ, łódź"), u"lodz, lodz"_s);
    QCOMPARE(folded(u"Směrovka ŘÍČKA ůň"), u"smerovka ricka un"_s);
    QCOMPARE(folded(u"Straße Smørrebrød"), u"strasse smorrebrod"_s);
    QCOMPARE(foldedWords(u"  2×3 + 1 = 7; S.value "), u"2 3 1 7 s value"_s);
}

void TestRulebook::stemsMeet_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("forms");
    QTest::newRow("cs směrovka") << u"cs"_s << QStringList{u"směrovka"_s, u"směrovky"_s, u"směrovce"_s, u"směrovkou"_s, u"směrovek"_s, u"směrovkám"_s};
    QTest::newRow("cs celnice") << u"cs"_s << QStringList{u"celnice"_s, u"celnici"_s, u"celnic"_s, u"celnicemi"_s};
    QTest::newRow("cs kartička") << u"cs"_s << QStringList{u"kartička"_s, u"kartičku"_s, u"kartičce"_s, u"kartiček"_s};
    QTest::newRow("pl drogowskaz") << u"pl"_s << QStringList{u"drogowskaz"_s, u"drogowskazy"_s, u"drogowskazów"_s, u"drogowskazem"_s, u"drogowskazie"_s};
    QTest::newRow("pl komora") << u"pl"_s << QStringList{u"komora"_s, u"komorę"_s, u"komory"_s, u"komorą"_s, u"komór"_s};
    QTest::newRow("pl droga") << u"pl"_s << QStringList{u"droga"_s, u"drogi"_s, u"drodze"_s, u"drogą"_s, u"dróg"_s};
    QTest::newRow("en tollhouse") << u"en"_s << QStringList{u"tollhouse"_s, u"tollhouses"_s};
}

void TestRulebook::stemsMeet()
{
    QFETCH(QString, language);
    QFETCH(QStringList, forms);
    for (const QString &typed : forms) {
        const QStringList beginnings = stems(folded(typed), language);
        for (const QString &other : forms) {
            bool meets = false;
            for (const QString &beginning : beginnings)
                meets |= folded(other).startsWith(beginning);
            QVERIFY2(meets, qPrintable(typed + u" doesn't find "_s + other));
        }
    }
}

void TestRulebook::questions_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("ask");
    QTest::addColumn<QString>("expect");
    QFile file(u":/rules/questions.json"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const JsonPlace place(parseJson(file.readAll()), {});
    QMap<QString, int> count;
    for (const JsonPlace &item : place.at(u"questions").items()) {
        const QString language = item.at(u"lang").string();
        QTest::newRow(qPrintable(u"%1 %2"_s.arg(language, item.at(u"ask").string())))
            << language << item.at(u"ask").string() << item.at(u"expect").string();
        ++count[language];
    }
    for (const QString &language : ruleLanguages())
        QVERIFY(count.value(language) >= 20);
}

void TestRulebook::questions()
{
    QFETCH(QString, language);
    QFETCH(QString, ask);
    QFETCH(QString, expect);
    QVERIFY(m_book.contains(expect));
    QStringList ids;
    for (const RuleHit &hit : m_search.search(ask, language))
        ids.append(hit.id);
    QVERIFY2(ids.mid(0, 2).contains(expect), qPrintable(u"%1 is at %2, after %3"_s.arg(expect).arg(ids.indexOf(expect)).arg(ids.mid(0, 4).join(u' '))));
}

void TestRulebook::caseMarksAndSlips_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("like");
    const auto row = [](const char *language, const QString &typed, const QString &like) {
        QTest::newRow(qPrintable(typed)) << QString::fromLatin1(language) << typed << like;
    };
    row("cs", u"smerovky"_s, u"směrovky"_s);
    row("cs", u"SMĚROVKY"_s, u"směrovky"_s);
    row("pl", u"oplata"_s, u"opłata"_s);
    row("pl", u"OPŁATA"_s, u"opłata"_s);
    row("en", u"Töllhøuse"_s, u"tollhouse"_s);
    row("en", u"singpost"_s, u"signpost"_s);
    row("en", u"tolhouse"_s, u"tollhouse"_s);
    row("en", u"raundabout"_s, u"roundabout"_s);
    row("cs", u"smětovky"_s, u"směrovky"_s);
    row("pl", u"drogowkaz"_s, u"drogowskaz"_s);
}

void TestRulebook::caseMarksAndSlips()
{
    QFETCH(QString, language);
    QFETCH(QString, typed);
    QFETCH(QString, like);
    const QList<RuleHit> hits = m_search.search(typed, language), expected = m_search.search(like, language);
    QVERIFY(!hits.isEmpty());
    QCOMPARE(hits.first().id, expected.first().id);
}

void TestRulebook::theRuleGoesBeforeItsMention_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("expect");
    const auto row = [](const char *language, const QString &typed, const char *expect) {
        QTest::newRow(qPrintable(QString::fromLatin1(language) + u' ' + typed)) << QString::fromLatin1(language) << typed << QString::fromLatin1(expect);
    };
    row("en", u"roundab"_s, "S.roundabout");
    row("en", u"crossroads"_s, "T.crossroads");
    row("en", u"travellers"_s, "T.travellers");
    row("en", u"tie"_s, "B.tie");
    row("en", u"S.value"_s, "S.value");
    row("en", u"castle"_s, "X.castle");
    row("en", u"ferry"_s, "X.ferry");
    row("en", u"monastery"_s, "B.monastery");
    row("en", u"signpost"_s, "S.correct");
    row("en", u"tollhouse"_s, "T.place");
    row("en", u"toll"_s, "T.value");
    row("en", u"city"_s, "B.city");
    row("en", u"field"_s, "B.field");
    row("en", u"road"_s, "B.road");
    row("cs", u"směrovka"_s, "S.correct");
    row("cs", u"celnice"_s, "T.place");
    row("cs", u"mytne"_s, "T.value");
    row("cs", u"louka"_s, "B.field");
    row("cs", u"mesto"_s, "B.city");
    row("pl", u"drogowskaz"_s, "S.correct");
    row("pl", u"komora celna"_s, "T.place");
    row("pl", u"cło"_s, "T.value");
    row("pl", u"miasto"_s, "B.city");
    for (const char *word : {"bridge", "tunnel", "labyrinth", "abbey", "inn", "cathedral", "catapult"})
        row("en", QString::fromLatin1(word), QByteArray("X.").append(word).constData());
    row("cs", u"most"_s, "X.bridge");
    row("cs", u"tunel"_s, "X.tunnel");
    row("pl", u"most"_s, "X.bridge");
    row("pl", u"prom"_s, "X.ferry");
    row("cs", u"křižovatka"_s, "T.crossroads");
    row("cs", u"hostinec"_s, "X.inn");
    row("cs", u"kruhový objezd"_s, "S.roundabout");
    row("cs", u"opat"_s, "B.abbot");
    row("pl", u"skrzyżowanie"_s, "T.crossroads");
    row("pl", u"karczma"_s, "X.inn");
    row("pl", u"rondo"_s, "S.roundabout");
    row("pl", u"remis"_s, "B.tie");
}

void TestRulebook::theRuleGoesBeforeItsMention()
{
    QFETCH(QString, language);
    QFETCH(QString, typed);
    QFETCH(QString, expect);
    const QList<RuleHit> hits = m_search.search(typed, language);
    QVERIFY(!hits.isEmpty());
    QStringList ids;
    for (const RuleHit &hit : hits)
        ids.append(hit.id);
    QVERIFY2(ids.first() == expect, qPrintable(ids.mid(0, 4).join(u' ')));
}

void TestRulebook::allLanguagesAtOnce()
{
    const auto first = [&](const QString &text) {
        const QList<RuleHit> hits = m_search.search(text);
        return hits.isEmpty() ? QString() : hits.first().language;
    };
    QCOMPARE(first(u"křižovatka"_s), u"cs"_s);
    QCOMPARE(first(u"skrzyzowanie"_s), u"pl"_s);
    QCOMPARE(first(u"crossroads"_s), u"en"_s);
    QStringList ids;
    for (const RuleHit &hit : m_search.search(u"tunel"_s)) {
        QVERIFY2(!ids.contains(hit.id), "an entry came twice");
        ids.append(hit.id);
    }
    QVERIFY(m_search.search(u"road"_s, u"xx"_s).isEmpty());
}

void TestRulebook::hitsAreMarked()
{
    const QString text = u"Čtyři Směrovky, jedna směrovka."_s;
    QCOMPARE(m_search.query(u"smerovku"_s, u"cs"_s).marks(text), (QList<TextRange>{{6, 8}, {22, 8}}));
    // A mended slip marks what was found.
    QCOMPARE(m_search.query(u"singpost"_s, u"en"_s).marks(u"a signpost"), (QList<TextRange>{{2, 8}}));
    QVERIFY(m_search.query(QString(), u"en"_s).marks(text).isEmpty());
}

void TestRulebook::oddInput_data()
{
    QTest::addColumn<QString>("typed");
    for (const char *typed : {"", " ", "\"", "*", "\" OR id:*", "NEAR(", "a AND", "(", "'; DROP TABLE rules_en; --", "^", "col:x", "-", "the", "ł"})
        QTest::newRow(typed) << QString::fromUtf8(typed);
    QTest::newRow("long") << QString(100000, u'x');
    QTest::newRow("many") << u"road city "_s.repeated(5000);
}

void TestRulebook::oddInput()
{
    QFETCH(QString, typed);
    m_search.search(typed);
    for (const QString &language : ruleLanguages())
        m_search.search(typed, language);
    QVERIFY(!m_search.search(u"road"_s, u"en"_s).isEmpty());
}

void TestRulebook::everyRuleInUseHasAnEntry()
{
    static const QRegularExpression id(u"\"([GBSTX]\\.[a-z0-9-]+(?:\\.[a-z0-9-]+)*)\""_s);
    int found = 0;
    for (const char *folder : {"model", "views", "app"}) {
        QDirIterator files(QStringLiteral(WAYSIDE_SOURCE_DIR) + u'/' + QLatin1String(folder), {u"*.cpp"_s, u"*.h"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            for (auto it = id.globalMatch(QString::fromUtf8(file.readAll())); it.hasNext(); ++found) {
                const QString rule = it.next().captured(1);
                QVERIFY2(m_book.contains(rule), qPrintable(file.fileName() + u": "_s + rule));
            }
        }
    }
    QVERIFY(found > 100);
    for (const OptionInfo &option : allOptions()) {
        QVERIFY2(m_book.contains(option.rule), qPrintable(option.key));
        // What the table chooses is said by the entry that the option names, or by one beside it.
        bool named = false;
        for (const RuleEntry &entry : m_book.entries())
            named |= entry.option == option.key;
        QVERIFY2(named, qPrintable(option.key));
    }
    for (const RuleEntry &entry : m_book.entries())
        if (!entry.option.isEmpty())
            QVERIFY2(ruleForOption(entry.option) != u"G.options", qPrintable(entry.id));
}

void TestRulebook::everyThingLeadsToARule()
{
    const auto leads = [&](const QString &id) {
        if (!m_book.contains(id))
            qWarning("no entry \"%s\"", qPrintable(id));
        return m_book.contains(id);
    };
    for (int i = 0; i <= int(FeatureKind::Garden); ++i)
        QVERIFY(leads(ruleFor(FeatureKind(i))));
    for (int i = 0; i <= int(RoadsideKind::Inn); ++i)
        QVERIFY(leads(ruleFor(RoadsideKind(i))));
    for (int i = 0; i <= int(MeepleKind::Large); ++i)
        QVERIFY(leads(ruleFor(MeepleKind(i))));
    for (int i = 0; i <= int(TokenKind::Unknown); ++i)
        QVERIFY(leads(ruleFor(TokenKind(i))));
    for (int i = 0; i <= int(ScoringKind::Adjust); ++i)
        QVERIFY(leads(ruleFor(ScoringKind(i))));
    for (int i = 0; i <= int(NodeKind::Other); ++i)
        QVERIFY(leads(ruleFor(NodeKind(i))));
    for (const QString &bucket : sourceBuckets())
        QVERIFY(leads(ruleForSource(bucket)));
    const QStringList codes = u"unknown-tile unknown-set edge-mismatch no-neighbour square-taken no-such-feature feature-taken no-meeple-left wrong-meeple "
                              "two-actions not-a-crossroads crossroads-taken no-abbot-there too-many-of-tile bad-token wrong-player"_s.split(u' ');
    for (const QString &code : codes)
        QVERIFY(leads(ruleForProblem(code)));
    const Catalogue catalogue = Catalogue::shipped();
    for (const TileSet &set : catalogue.sets()) {
        QVERIFY(leads(ruleForSet(set.id)));
        for (const TileRef &tile : set.tiles)
            QVERIFY(leads(ruleFor(*tile)));
    }
    QVERIFY(leads(ruleForSet(u"my-own"_s)));
    QVERIFY(leads(ruleForOption(u"no-such-option"_s)));
    QVERIFY(leads(ruleForTollhouse()));
}

void TestRulebook::figuresAreThere()
{
    const QStringList names = figureNames();
    const Catalogue catalogue = Catalogue::shipped();
    for (const RuleEntry &entry : m_book.entries())
        for (const QString &name : entry.figures)
            QVERIFY2(names.contains(name), qPrintable(entry.id + u' ' + name));
    for (const QString &name : names) {
        const PlayedFigure played = playFigure(catalogue, name);
        QVERIFY2(m_book.contains(played.figure.rule), qPrintable(name));
        QVERIFY2(m_book.entry(played.figure.rule)->figures.contains(name), qPrintable(name + u" isn't shown in "_s + played.figure.rule));
        for (const Scoring &scoring : played.state.scorings) {
            QVERIFY(m_book.contains(ruleFor(scoring)));
            for (const ScorePart &part : scoring.parts)
                QVERIFY2(m_book.contains(ruleFor(part, scoring)), qPrintable(name));
        }
        for (const SignpostVerdict &verdict : verdicts(played.state, played.setup))
            QVERIFY2(m_book.contains(ruleFor(verdict)), qPrintable(name));
        for (const Problem &problem : played.state.problems)
            QVERIFY2(m_book.contains(ruleFor(problem)), qPrintable(name));
        for (const QString &language : ruleLanguages())
            for (const QString &line : verdictLines(played, m_book, language))
                QVERIFY2(!line.contains(u"type."_s) && !line.contains(u"signpost."_s), qPrintable(line));
    }
}

/// What isn't printed says what it rests on; what is unclear also says which option decides it, and how it stands in the figure.
void TestRulebook::everyDoubtIsNamed()
{
    const Catalogue catalogue = Catalogue::shipped();
    const QHash<QString, QString> unclear{
        {u"s-leipzig-ends-no"_s, u"ends on the tile"_s}, {u"s-leipzig-square-yes"_s, u"each half a square of its own"_s},
        {u"s-leipzig-square-no"_s, u"each half a square of its own"_s}, {u"s-modifiers-inn-open-after"_s, u"added after them"_s},
        {u"s-modifiers-inn-open-part"_s, u"part of the road's value"_s}, {u"s-modifiers-witch-after"_s, u"added after them"_s},
        {u"s-modifiers-witch-part"_s, u"part of the road's value"_s}, {u"t-flip-this-turn"_s, u"at the end of the turn in which it scored"_s},
        {u"t-flip-own-turn"_s, u"at the end of its owner's next turn"_s}, {u"t-flip-own-turn-waits"_s, u"at the end of its owner's next turn"_s},
        {u"t-c1-off"_s, u"no"_s}, {u"t-c1-on"_s, u"yes"_s}, {u"t-c1-unknown"_s, u"no"_s},
        {u"s-tunnel-printed-three-no"_s, u"without tokens, joined under the tile"_s}};
    for (const QString &name : figureNames()) {
        const PlayedFigure played = playFigure(catalogue, name);
        const RuleStatus status = statusOf(played.figure, m_book);
        QVERIFY2((status == RuleStatus::Unclear) == unclear.contains(name), qPrintable(name));
        for (const QString &language : ruleLanguages()) {
            const QStringList lines = verdictLines(played, m_book, language);
            QString wanted;
            if (status != RuleStatus::Printed && status != RuleStatus::Publisher)
                wanted = m_book.statusWord(status, language);
            if (status == RuleStatus::Unclear) {
                const QString option = u"option."_s + m_book.entry(played.figure.rule)->option;
                const QString value = option + u'.' + optionValue(played.setup.rules, m_book.entry(played.figure.rule)->option);
                wanted += u": %1: %2"_s.arg(m_book.word(option, language), m_book.word(value, language));
                if (language == u"en")
                    QVERIFY2(wanted.endsWith(u": "_s + unclear[name]), qPrintable(name + u": "_s + wanted));
            }
            QVERIFY2(wanted.isEmpty() || lines.last() == wanted, qPrintable(name + u": "_s + lines.join(u" | "_s)));
            QVERIFY(!lines.join(u' ').contains(u"option."_s));
        }
    }
    for (const RuleEntry &entry : m_book.entries())
        if (entry.status == RuleStatus::Unclear)
            QCOMPARE(optionDeciding(entry.id), entry.option);
}

void TestRulebook::squaresWhereARuleMatters()
{
    const Catalogue catalogue = Catalogue::shipped();
    TableRecord record;
    record.sets = {u"base-c3"_s, u"signposts"_s, u"tollkeepers-c3"_s};
    record.players = {{u"Ash"_s, Colour::Red, {}}};
    const auto put = [&](const QString &tile, Position at, Rotation rotation) {
        StartTile start;
        start.tile = tile;
        start.at = at;
        start.rotation = rotation;
        record.start.append(start);
    };
    put(u"base:W"_s, {0, 0}, Rotation::R0);
    put(u"signposts:04"_s, {1, 0}, Rotation::R90);
    const GameSetup setup = setupOf(catalogue, record);
    const State state = startState(setup, record);
    QCOMPARE(squaresForRule(u"T.crossroads"_s, setup, state), (QList<Position>{{0, 0}}));
    QCOMPARE(squaresForRule(u"S.correct"_s, setup, state), (QList<Position>{{1, 0}}));
    QCOMPARE(squaresForRule(u"S.open"_s, setup, state), (QList<Position>{{1, 0}}));
    QVERIFY(squaresForRule(u"X.ferry"_s, setup, state).isEmpty());
    QVERIFY(squaresForRule(u"B.place"_s, setup, state).isEmpty());
    QVERIFY(squaresForRule({}, setup, state).isEmpty());
}

TestRulebook::Ran TestRulebook::cli(const QStringList &words)
{
    QProcess process;
    process.start(QStringLiteral(WAYSIDE_CLI), words);
    Ran ran;
    if (process.waitForFinished(60000))
        ran = {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()), QString::fromUtf8(process.readAllStandardError())};
    return ran;
}

void TestRulebook::commandLine()
{
    const auto json = [](const Ran &ran) { return QJsonDocument::fromJson(ran.out.toUtf8()).array(); };
    const QJsonArray all = json(cli({u"rules"_s, u"--json"_s}));
    QCOMPARE(all.size(), m_book.entries().size());
    for (qsizetype i = 0; i < all.size(); ++i) {
        QCOMPARE(all[i][u"id"_s].toString(), m_book.entries()[i].id);
        QCOMPARE(all[i][u"lang"_s].toString(), u"en"_s);
    }
    const QJsonArray found = json(cli({u"rules"_s, u"krizovatka"_s, u"--lang"_s, u"cs"_s, u"--json"_s}));
    QCOMPARE(found[0][u"id"_s].toString(), u"T.crossroads"_s);
    QCOMPARE(found[0].toObject().keys(), (QStringList{u"id"_s, u"lang"_s, u"status"_s, u"summary"_s, u"title"_s}));
    QCOMPARE(found[0][u"status"_s].toString(), u"printed"_s);
    QCOMPARE(found[0][u"summary"_s].toString(), m_book.text(u"T.crossroads"_s, u"cs"_s).answer);
    // A word that English doesn't know is looked for in the others where no language was asked for.
    QCOMPARE(json(cli({u"rules"_s, u"skrzyżowanie"_s, u"--json"_s}))[0][u"lang"_s].toString(), u"pl"_s);
    QVERIFY(json(cli({u"rules"_s, u"zzzzqqq"_s, u"--json"_s})).isEmpty());

    const Ran one = cli({u"rules"_s, u"--id"_s, u"S.value"_s, u"--lang"_s, u"pl"_s});
    QCOMPARE(one.exit, 0);
    QCOMPARE(one.out, entryAsText(m_book, *m_book.entry(u"S.value"_s), u"pl"_s));
    QVERIFY(!one.out.contains(u"[["_s));
}

void TestRulebook::commandLineRefuses_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("unknown id") << QStringList{u"rules"_s, u"--id"_s, u"S.nothing"_s};
    QTest::newRow("no id") << QStringList{u"rules"_s, u"--id"_s};
    QTest::newRow("unknown language") << QStringList{u"rules"_s, u"road"_s, u"--lang"_s, u"de"_s};
    QTest::newRow("both") << QStringList{u"rules"_s, u"road"_s, u"--id"_s, u"S.value"_s};
    QTest::newRow("unknown option") << QStringList{u"rules"_s, u"--what"_s};
}

void TestRulebook::commandLineRefuses()
{
    QFETCH(QStringList, words);
    const Ran ran = cli(words);
    QCOMPARE(ran.exit, 2);
    QCOMPARE(ran.out, QString());
    QCOMPARE(ran.err.count(u'\n'), 1);
}

QTEST_GUILESS_MAIN(TestRulebook)
#include "tst_rulebook.moc"
