// Spelling of the rulebook in its three languages, with the words that the field has beyond a dictionary.
#include "model/rulebook/rulebook.h"
#include "model/rulebook/rulefigure.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTest>

using namespace wayside;
using namespace Qt::StringLiterals;

class TestRuleSpelling : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void spelling_data();
    void spelling();

private:
    QString allTexts(const QString &language) const;

    const Rulebook m_book = Rulebook::shipped();
};

QString TestRuleSpelling::allTexts(const QString &language) const
{
    QStringList texts;
    for (const QString &chapter : m_book.chapters())
        texts << m_book.chapterTitle(chapter, language);
    for (const RuleEntry &entry : m_book.entries()) {
        const RuleText &text = m_book.text(entry.id, language);
        texts << text.title << text.answer << text.text << entry.source.value(language);
    }
    for (const GlossaryTerm &term : m_book.glossary())
        texts << term.term.value(language) << term.definition.value(language) << term.also.value(language);
    for (const QString &name : figureNames())
        texts << readFigure(name).title.value(language);
    return texts.join(u'\n').remove(QRegularExpression(u"\\[\\[[^\\]]*\\]\\]"_s));
}

void TestRuleSpelling::spelling_data()
{
    QTest::addColumn<QString>("dictionary");
    QTest::newRow("en") << u"en_GB"_s;
    QTest::newRow("cs") << u"cs_CZ"_s;
    QTest::newRow("pl") << u"pl_PL"_s;
}

void TestRuleSpelling::spelling()
{
    QFETCH(QString, dictionary);
    const QString language = dictionary.left(2);
    QVERIFY2(!QStandardPaths::findExecutable(u"hunspell"_s).isEmpty(), "hunspell is missing; see .ci/packages");

    QFile list(QStringLiteral(WAYSIDE_TEST_DATA) + u"/spelling/%1.txt"_s.arg(language));
    QVERIFY(list.open(QIODevice::ReadOnly));
    const QStringList known = QString::fromUtf8(list.readAll()).split(u'\n', Qt::SkipEmptyParts);

    QSet<QString> words;
    static const QRegularExpression word(u"\\p{L}+(?:['’]\\p{L}+)*"_s);
    for (auto it = word.globalMatch(allTexts(language)); it.hasNext();)
        words.insert(it.next().captured());
    QVERIFY(words.size() > 500);

    QProcess hunspell;
    hunspell.start(u"hunspell"_s, {u"-d"_s, dictionary, u"-i"_s, u"utf-8"_s, u"-l"_s});
    QVERIFY(hunspell.waitForStarted());
    hunspell.write(QStringList(words.begin(), words.end()).join(u'\n').toUtf8() + '\n');
    hunspell.closeWriteChannel();
    QVERIFY(hunspell.waitForFinished(60000));
    QCOMPARE(hunspell.exitCode(), 0);

    QSet<QString> used;
    QStringList strange;
    for (const QString &each : QString::fromUtf8(hunspell.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts)) {
        if (known.contains(each, Qt::CaseInsensitive))
            used.insert(each.toLower());
        else
            strange.append(each);
    }
    strange.sort();
    QCOMPARE(strange.join(u' '), QString());
    // A word that nobody writes any more leaves the list.
    for (const QString &each : known)
        QVERIFY2(used.contains(each.toLower()), qPrintable(each));
}

QTEST_GUILESS_MAIN(TestRuleSpelling)
#include "tst_rulespelling.moc"
