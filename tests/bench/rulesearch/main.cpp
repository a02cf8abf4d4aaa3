// How long a search in the rulebook takes, beside a plain look through all texts. About 5 ms is the aim for what is typed.
#include "model/rulebook/rulebooksearch.h"

#include <QElapsedTimer>
#include <QTest>
#include <algorithm>

using namespace wayside;
using namespace Qt::StringLiterals;

class BenchRuleSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void building();
    void asTyped_data();
    void asTyped();

private:
    const Rulebook m_book = Rulebook::shipped();
    const RulebookSearch m_search{m_book};
};

namespace {

template <typename F> double median(F &&run)
{
    QList<double> times;
    for (int i = 0; i < 41; ++i) {
        QElapsedTimer timer;
        timer.start();
        run();
        times.append(double(timer.nsecsElapsed()) / 1e6);
    }
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

/// The reference: every text folded and looked through for every word.
int lookThrough(const Rulebook &book, const QString &typed, const QString &language)
{
    const QStringList words = foldedWords(typed).split(u' ', Qt::SkipEmptyParts);
    int found = 0;
    for (const RuleEntry &entry : book.entries()) {
        const RuleText &text = book.text(entry.id, language);
        const QString all = folded(text.title + text.answer + text.text);
        found += std::any_of(words.begin(), words.end(), [&](const QString &word) { return all.contains(word); });
    }
    return found;
}

} // namespace

void BenchRuleSearch::building()
{
    QBENCHMARK_ONCE { const RulebookSearch search(m_book); }
}

void BenchRuleSearch::asTyped_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("language");
    QTest::newRow("one letter") << u"s"_s << u"en"_s;
    QTest::newRow("beginning") << u"signp"_s << u"en"_s;
    QTest::newRow("word") << u"křižovatka"_s << u"cs"_s;
    QTest::newRow("slip") << u"drogowkaz"_s << u"pl"_s;
    QTest::newRow("question") << u"Does my signpost still count if the road stops at a village right behind it?"_s << u"en"_s;
    QTest::newRow("all languages") << u"tunel"_s << QString();
}

void BenchRuleSearch::asTyped()
{
    QFETCH(QString, typed);
    QFETCH(QString, language);
    const double search = median([&] { m_search.search(typed, language); });
    const double reference = median([&] { lookThrough(m_book, typed, language.isEmpty() ? u"en"_s : language); });
    qInfo("%-14s %6.2f ms, looking through all texts %6.2f ms", QTest::currentDataTag(), search, reference);
}

QTEST_GUILESS_MAIN(BenchRuleSearch)
#include "main.moc"
