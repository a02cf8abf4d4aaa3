// The review page driven as a player does: buttons, keys, slider, turn box, play, comment, what if.
#include <QtTest>

#include "model/game/game.h"
#include "tests/support/scenarios.h"
#include "views/board/boardview.h"
#include "views/export/exportgame.h"
#include "views/review/reviewpage.h"
#include "views/review/scoregraphview.h"

#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>
#include <QTextBrowser>
#include <QToolButton>

using namespace wayside;
using namespace Qt::StringLiterals;

class TestReviewPage : public QObject
{
    Q_OBJECT

private:
    const Catalogue m_catalogue = Catalogue::shipped();
    std::unique_ptr<Game> m_game;
    std::unique_ptr<ReviewPage> m_page;

    TableRecord record() const { return scenarioRecord(scenarioFiles(u"cases"_s, u"random-900001.json"_s).first()); }
    template<typename T> T *child(const QString &name) const { return m_page->findChild<T *>(name); }
    void click(const QString &name) { QTest::mouseClick(child<QAbstractButton>(name), Qt::LeftButton); }
    void look(const QString &name)
    {
        const QString folder = qEnvironmentVariable("WAYSIDE_PICTURES");
        if (!folder.isEmpty())
            m_page->grab().save(folder + u'/' + name + u".png"_s);
    }

private Q_SLOTS:
    void init();
    void cleanup();
    void buttonsStep();
    void keysStep();
    void sliderBoxAndGraphAgree();
    void stepsShowTheTurnInTheMaking();
    void playGoesOnAndStops();
    void panelTellsAndPoints();
    void commentIsKept();
    void whatIfNamesTheTurn();
    void differenceIsTold();
    void exportsAreDrawn();
};

void TestReviewPage::init()
{
    const TableRecord r = record();
    const QList<Event> events = eventsOf(r);
    m_game = std::make_unique<Game>(m_catalogue, headOf(r), events, events.size(), nullptr);
    m_page = std::make_unique<ReviewPage>(m_catalogue);
    m_page->resize(1366, 720);
    m_page->setGame(m_game.get());
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    m_page->activateWindow();
    QTRY_VERIFY(m_page->isActiveWindow());
}

void TestReviewPage::cleanup()
{
    m_page.reset();
    m_game.reset();
}

void TestReviewPage::buttonsStep()
{
    const int last = m_page->review()->lastTurn();
    QCOMPARE(m_page->turn(), last);
    look(u"review-end"_s);
    click(u"first"_s);
    QCOMPARE(m_page->turn(), 0);
    QVERIFY(!child<QToolButton>(u"previous"_s)->isEnabled());
    click(u"next"_s);
    QCOMPARE(m_page->turn(), 1);
    click(u"next"_s);
    click(u"previous"_s);
    QCOMPARE(m_page->turn(), 1);
    click(u"last"_s);
    QCOMPARE(m_page->turn(), last);
    QVERIFY(!child<QToolButton>(u"next"_s)->isEnabled());
}

void TestReviewPage::keysStep()
{
    BoardView *board = child<BoardView>(u"reviewBoard"_s);
    board->setFocus();
    QTest::keyClick(board, Qt::Key_Home);
    QCOMPARE(m_page->turn(), 0);
    QTest::keyClick(board, Qt::Key_Right);
    QTest::keyClick(board, Qt::Key_Right);
    QCOMPARE(m_page->turn(), 2);
    QTest::keyClick(board, Qt::Key_Left);
    QCOMPARE(m_page->turn(), 1);
    QTest::keyClick(board, Qt::Key_End);
    QCOMPARE(m_page->turn(), m_page->review()->lastTurn());
}

void TestReviewPage::sliderBoxAndGraphAgree()
{
    child<QSlider>(u"turnSlider"_s)->setValue(7);
    QCOMPARE(m_page->turn(), 7);
    QCOMPARE(child<QSpinBox>(u"turnBox"_s)->value(), 7);
    child<QSpinBox>(u"turnBox"_s)->setValue(11);
    QCOMPARE(m_page->turn(), 11);
    QCOMPARE(child<QSlider>(u"turnSlider"_s)->value(), 11);
    ScoreGraphView *graph = child<ScoreGraphView>(u"scoreGraph"_s);
    QTest::mouseClick(graph, Qt::LeftButton, {}, {graph->width() - 150, graph->height() / 2});
    QVERIFY(m_page->turn() > 11);
    QCOMPARE(int(child<BoardView>(u"reviewBoard"_s)->shownState().board.tiles.size()), int(m_page->review()->state(m_page->turn()).board.tiles.size()));
}

void TestReviewPage::stepsShowTheTurnInTheMaking()
{
    child<QComboBox>(u"stepBy"_s)->setCurrentIndex(1);
    click(u"first"_s);
    const auto &steps = m_page->review()->steps();
    for (int i = 1; i < int(steps.size()) && i < 40; ++i) {
        click(u"next"_s);
        QCOMPARE(m_page->turn(), steps[i].turn);
        QCOMPARE(child<BoardView>(u"reviewBoard"_s)->shownState().meeples, m_page->review()->stateAt(steps[i]).meeples);
    }
    look(u"review-step"_s);
}

void TestReviewPage::playGoesOnAndStops()
{
    child<QComboBox>(u"speed"_s)->setCurrentIndex(4);
    m_page->goToTurn(m_page->review()->lastTurn() - 3);
    click(u"play"_s);
    QTRY_COMPARE_WITH_TIMEOUT(m_page->turn(), m_page->review()->lastTurn(), 5000);
    QTRY_VERIFY(!child<QToolButton>(u"play"_s)->isChecked());
}

void TestReviewPage::panelTellsAndPoints()
{
    const int last = m_page->review()->lastTurn();
    int scored = 0;
    while (scored <= last && m_page->review()->turn(scored).moments.isEmpty())
        ++scored;
    m_page->goToTurn(scored);
    auto *text = child<QTextBrowser>(u"turnText"_s);
    QVERIFY(text->toPlainText().contains(u"Of note"));
    QSignalSpy rules(m_page.get(), &ReviewPage::ruleRequested);
    Q_EMIT text->anchorClicked(QUrl(u"rule:S.value"_s));
    QCOMPARE(rules.value(0).value(0).toString(), u"S.value"_s);
    QSignalSpy squares(m_page.get(), &ReviewPage::squaresPointed);
    Q_EMIT text->anchorClicked(QUrl(u"at:1,2;-3,0"_s));
    QCOMPARE(squares.value(0).value(0).value<QList<Position>>(), (QList<Position>{{1, 2}, {-3, 0}}));
    m_page->findChild<QTabWidget *>()->setCurrentIndex(1);
    m_page->goToTurn(std::min(20, last));
    QVERIFY(!child<QTextBrowser>(u"mightText"_s)->toPlainText().isEmpty());
    look(u"review-might"_s);
}

void TestReviewPage::commentIsKept()
{
    m_page->goToTurn(4);
    child<QPlainTextEdit>(u"turnComment"_s)->setPlainText(u"Well seen."_s);
    m_page->goToTurn(5);
    QCOMPARE(m_game->record().turns[3].comment, u"Well seen."_s);
    QCOMPARE(m_page->turn(), 5);
    QCOMPARE(child<QPlainTextEdit>(u"turnComment"_s)->toPlainText(), QString());
    m_page->goToTurn(4);
    QCOMPARE(child<QPlainTextEdit>(u"turnComment"_s)->toPlainText(), u"Well seen."_s);
    const qsizetype events = m_game->events().size();
    m_page->goToTurn(3);
    QCOMPARE(m_game->events().size(), events);
}

void TestReviewPage::whatIfNamesTheTurn()
{
    QSignalSpy spy(m_page.get(), &ReviewPage::whatIfRequested);
    m_page->goToTurn(6);
    click(u"whatIf"_s);
    QCOMPARE(spy.value(0).value(0).toInt(), 6);
    m_page->goToTurn(m_page->review()->lastTurn());
    click(u"whatIf"_s);
    QCOMPARE(spy.value(1).value(0).toInt(), int(m_game->record().turns.size()));
}

void TestReviewPage::differenceIsTold()
{
    QVERIFY(!child<QWidget>(u"rulesDifference"_s)->isVisible());
    TableRecord r = record();
    r.rulesVersion = u"0.9"_s;
    r.shownTotals = {{r.players[0].name, -1}};
    const QList<Event> events = eventsOf(r);
    Game other(m_catalogue, headOf(r), events, events.size(), nullptr);
    m_page->setGame(&other);
    QVERIFY(child<QWidget>(u"rulesDifference"_s)->isVisible());
    QVERIFY(child<QLabel>(u"rulesDifference"_s)->text().contains(u"0.9"));
    m_page->setGame(nullptr);
    QVERIFY(m_page->review() == nullptr);
}

void TestReviewPage::exportsAreDrawn()
{
    QTemporaryDir scratch;
    const QString folder = qEnvironmentVariable("WAYSIDE_PICTURES", scratch.path());
    const TableRecord r = record();
    for (const QString &ending : drawEndings()) {
        DrawRequest request;
        request.path = folder + u"/export."_s + ending;
        if (ending == u"webp")
            request.size = {320, 240};
        QString error;
        QCOMPARE(exportGame(m_catalogue, r, request, &error), 0);
        QVERIFY2(error.isEmpty(), qPrintable(error));
        QFile file(request.path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        if (ending == u"png")
            QCOMPARE(QImage::fromData(bytes).size(), QSize(1200, 900));
        if (ending == u"svg")
            QVERIFY(bytes.contains("<svg"));
        if (ending == u"pdf")
            QVERIFY(bytes.startsWith("%PDF"));
        if (ending == u"webp")
            QVERIFY(bytes.startsWith("RIFF") && bytes.contains("ANIM"));
    }
    DrawRequest request;
    QString error;
    request.path = folder + u"/export.doc"_s;
    QCOMPARE(exportGame(m_catalogue, r, request, &error), 2);
    QVERIFY(!error.isEmpty());
    request.path = folder + u"/late.png"_s;
    request.turn = 100000;
    QCOMPARE(exportGame(m_catalogue, r, request, &error), 2);
    QVERIFY(!QFile::exists(request.path));
}

QTEST_MAIN(TestReviewPage)
#include "tst_reviewpage.moc"
