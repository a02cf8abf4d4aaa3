// The rulebook's data and its search.
#include "model/rulebook/rulebook.h"
#include "model/rulebook/rulebooksearch.h"
#include "model/storage/jsonplace.h"

#include <QFile>
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

private:
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

QTEST_GUILESS_MAIN(TestRulebook)
#include "tst_rulebook.moc"
