// The window on the smallest screen that it is made for, 1366 × 768: with six players, in each language, with a rule open beside
// the table, the window is no larger than the screen, and nothing of the table page is cut off or hides behind the rim.
#include "app/gamefiles.h"
#include "app/mainwindow.h"
#include "app/pages.h"
#include "app/rulesdock.h"
#include "tests/support/playedgame.h"
#include "views/board/playboard.h"
#include "views/palette/spotsheet.h"
#include "views/table/tablepage.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QLabel>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

using namespace wayside;
using namespace Qt::StringLiterals;

class TestSmallScreen : public QObject
{
    Q_OBJECT

    const QSize m_screen{1366, 768};
    QTemporaryDir m_folder;
    QString m_file;
    std::unique_ptr<Services> m_services;
    std::unique_ptr<MainWindow> m_window;

    TablePage &table() { return *m_window->pages().table(); }

    void open(const QString &language)
    {
        cleanup();
        m_services = std::make_unique<Services>(m_folder.filePath(language + u".sqlite"_s));
        m_services->languages().use(language);
        m_window = std::make_unique<MainWindow>(*m_services);
        m_window->resize(m_screen);
        m_window->openFiles({m_file});
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    /// What is seen of the page but not wholly: buttons, words and tabs.
    QStringList cutOff()
    {
        QStringList cut;
        for (const QWidget *w : table().findChildren<QWidget *>()) {
            if (!w->isVisible() || w->size().isEmpty())
                continue;
            const auto *button = qobject_cast<const QAbstractButton *>(w);
            const auto *label = qobject_cast<const QLabel *>(w);
            const auto *tabs = qobject_cast<const QTabBar *>(w);
            if (tabs)
                for (int i = 0; i < tabs->count(); ++i)
                    if (tabs->tabRect(i).width() < tabs->fontMetrics().horizontalAdvance(tabs->tabText(i)))
                        cut.append(u"tab "_s + tabs->tabText(i));
            if (!button && !label && !tabs)
                continue;
            const QRect there(w->mapTo(m_window.get(), QPoint()), w->size());
            const QString text = button ? button->text() : label ? label->text() : QString();
            if (!m_window->rect().contains(there))
                cut.append(u"outside: %1 “%2”"_s.arg(w->objectName(), text));
            else if (button && !text.isEmpty() && w->width() < button->fontMetrics().horizontalAdvance(text.section(u'\n', 0, 0).remove(u'&')))
                cut.append(u"too narrow: %1 “%2”"_s.arg(w->objectName(), text));
            else if (label && label->wordWrap() && !text.isEmpty() && label->height() < label->heightForWidth(label->width()))
                cut.append(u"too low: %1 “%2”"_s.arg(w->objectName(), text));
        }
        return cut;
    }

private Q_SLOTS:
    void cleanup()
    {
        m_window.reset();
        m_services.reset();
    }
    void initTestCase()
    {
        const Catalogue catalogue = Catalogue::shipped();
        const QStringList names{u"Ash"_s, u"Bartoloměj Dlouhý"_s, u"Rowan"_s, u"Grzegorz Brzęczyszczykiewicz"_s, u"Elm"_s, u"Fir"_s};
        const auto game = playedGame(catalogue, {u"base-c3"_s, u"signposts"_s, u"tollkeepers-c3"_s}, names, 60, 11);
        m_file = m_folder.filePath(u"six.wayside"_s);
        writeRecordFile(m_file, game->record());
    }

    void nothingIsCutOff_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : {u"en"_s, u"cs"_s, u"pl"_s})
            QTest::newRow(qPrintable(language)) << language;
    }
    void nothingIsCutOff()
    {
        QFETCH(QString, language);
        open(language);
        QCOMPARE(m_window->size(), m_screen);
        QTRY_VERIFY2(cutOff().isEmpty(), qPrintable(cutOff().join(u'\n')));
        table().entry().takeInHand(u"base:U"_s);
        QVERIFY2(cutOff().isEmpty(), qPrintable(cutOff().join(u'\n')));
        m_window->showRule(u"S.value"_s);
        auto *rules = m_window->findChild<RulesDock *>();
        QTRY_VERIFY(rules->isVisible());
        QCOMPARE(m_window->size(), m_screen);
        QTRY_VERIFY(m_window->rect().contains(rules->geometry()));
        QTRY_VERIFY2(cutOff().isEmpty(), qPrintable(cutOff().join(u'\n')));
        const double before = table().board().width();
        rules->close();
        QTRY_VERIFY(table().board().width() > before);
    }

    /// Wherever it opens, the sheet is wholly on the board and the square in question beside it.
    void theSheetCoversNeitherItsSquareNorItself()
    {
        open(u"en"_s);
        PlayBoard &board = table().board();
        for (int zoom = 0; zoom < 3; ++zoom) {
            for (const PictureSquare &square : QList(board.picture().squares)) {
                if (square.mark != SquareMark::Open || !board.rect().contains(board.rectOf(square.at).toRect()))
                    continue;
                board.openSpotSheet(square.at);
                const QRect sheet = board.spotSheet()->geometry();
                QVERIFY(board.rect().contains(sheet));
                QVERIFY2(!QRectF(sheet).intersects(board.rectOf(square.at)), qPrintable(u"%1/%2"_s.arg(square.at.x).arg(square.at.y)));
                board.spotSheet()->close();
            }
            board.zoomIn();
        }
    }

    void everyPageFits()
    {
        open(u"en"_s);
        for (Act page : {Act::PageStart, Act::PageTable, Act::PageLibrary, Act::PageReview, Act::PageStatistics, Act::PageRules, Act::PageWorkshop}) {
            m_window->showPage(page);
            QCOMPARE(m_window->size(), m_screen);
            const QWidget *shown = m_window->pages().page(page);
            QVERIFY2(shown->minimumSizeHint().width() <= shown->width() && shown->minimumSizeHint().height() <= shown->height(),
                     qPrintable(u"%1 wants %2 × %3, has %4 × %5"_s.arg(shown->objectName()).arg(shown->minimumSizeHint().width())
                                    .arg(shown->minimumSizeHint().height()).arg(shown->width()).arg(shown->height())));
        }
        m_window->showNewGame();
        QCOMPARE(m_window->size(), m_screen);
    }
};

QTEST_MAIN(TestSmallScreen)
#include "tst_smallscreen.moc"
