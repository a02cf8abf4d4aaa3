// The rulebook as its readers use it.
#include "model/game/game.h"
#include "model/tiles/catalogue.h"
#include "views/rulebook/rulebookview.h"
#include "views/rulebook/resultdelegate.h"
#include "views/rulebook/rulecontents.h"
#include "views/rulebook/rulepane.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPrinter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

using namespace wayside;
using namespace Qt::StringLiterals;

class TestRulebookView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_view.reset(); }
    void opensEveryEntry();
    void contentsOpenEntries();
    void searchAsYouType();
    void searchInAllLanguages();
    void enterOpensTheFirstResult();
    void narrowHidesTheContents();
    void backAndForwardKeepThePlace();
    void twoLanguagesShareThePlace();
    void linksLead();
    void copies();
    void printsAndWritesPdf();
    void textSize();
    void rememberedState();
    void showsOnTheTable();
    void looks();

private:
    template <typename T> T *find(const char *name)
    {
        T *widget = m_view->findChild<T *>(QLatin1String(name));
        if (!widget)
            qFatal("there is no %s", name);
        return widget;
    }
    RulePane *pane() { return find<RulePane>("rulePane"); }
    RulePane *second() { return find<RulePane>("ruleSecondPane"); }

    const Rulebook m_book = Rulebook::shipped();
    const Catalogue m_catalogue = Catalogue::shipped();
    std::unique_ptr<RulebookView> m_view;
};

void TestRulebookView::init()
{
    m_view = std::make_unique<RulebookView>(m_book, m_catalogue);
    m_view->resize(1200, 760);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TestRulebookView::opensEveryEntry()
{
    m_view->setSecondLanguage(u"pl"_s);
    for (const RuleEntry &entry : m_book.entries()) {
        m_view->openRule(entry.id);
        QCOMPARE(m_view->currentRule(), entry.id);
        QVERIFY(pane()->toPlainText().contains(m_book.text(entry.id, u"en"_s).title));
        QVERIFY(second()->toPlainText().contains(m_book.text(entry.id, u"pl"_s).title));
        QVERIFY2(!pane()->toPlainText().contains(u"[["_s), qPrintable(entry.id));
    }
    m_view->openRule(u"nothing.such"_s);
    QCOMPARE(m_view->currentRule(), m_book.entries().last().id);
    m_view->openRule(u"glossary"_s);
    QVERIFY(pane()->toPlainText().contains(m_book.glossary().first().term.value(u"en"_s)));
}

void TestRulebookView::contentsOpenEntries()
{
    auto *tree = find<QTreeWidget>("ruleTree");
    QCOMPARE(tree->topLevelItemCount(), int(m_book.chapters().size()) + 1);
    QTreeWidgetItem *item = tree->topLevelItem(2)->child(3);
    tree->scrollToItem(item);
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualItemRect(item).center());
    QCOMPARE(m_view->currentRule(), m_book.entriesOf(m_book.chapters()[2])[3]->id);
    // An entry opened from elsewhere is shown in the contents.
    m_view->openRule(u"T.flip"_s);
    QCOMPARE(tree->currentItem()->data(0, Qt::UserRole).toString(), u"T.flip"_s);
}

void TestRulebookView::searchAsYouType()
{
    auto *field = find<QLineEdit>("ruleSearch");
    auto *list = find<QListWidget>("ruleResults");
    field->setFocus();
    QTest::keyClicks(field, u"round"_s);
    QVERIFY(list->isVisible());
    QVERIFY(list->count() > 0);
    QTest::keyClicks(field, u"about"_s);
    QTest::keyClick(field, Qt::Key_Down);
    QCOMPARE(m_view->currentRule(), u"S.roundabout"_s);
    QVERIFY(pane()->toHtml().contains(u"background-color"_s));
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(field->text().isEmpty());
    QVERIFY(find<QTreeWidget>("ruleTree")->isVisible());
    QTest::keyClicks(field, u"zzzzqqq"_s);
    QVERIFY(!list->isVisible());
}

void TestRulebookView::searchInAllLanguages()
{
    auto *field = find<QLineEdit>("ruleSearch");
    m_view->findChild<QAbstractButton *>(u"ruleSearchEverywhere"_s)->click();
    QTest::keyClicks(field, u"krizovatka"_s);
    QTest::keyClick(field, Qt::Key_Down);
    QCOMPARE(m_view->currentRule(), u"T.crossroads"_s);
    // What was found in Czech is shown in Czech beside the chosen language.
    QCOMPARE(m_view->language(), u"en"_s);
    QCOMPARE(m_view->secondLanguage(), u"cs"_s);
}

void TestRulebookView::enterOpensTheFirstResult()
{
    auto *field = find<QLineEdit>("ruleSearch");
    auto *results = find<QListWidget>("ruleResults");
    const auto id = [results](int row) { return results->item(row)->data(ResultId).toString(); };
    QTest::keyClicks(field, u"toll"_s);
    QVERIFY(results->count() > 2);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(m_view->currentRule(), id(0));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(m_view->currentRule(), id(0));
    QTest::keyClick(field, Qt::Key_Down);
    QCOMPARE(m_view->currentRule(), id(1));
    field->setText(u"signpost"_s);
    QTest::keyClick(field, Qt::Key_Down);
    QCOMPARE(m_view->currentRule(), id(0));
}

void TestRulebookView::narrowHidesTheContents()
{
    m_view->setNarrow(true);
    auto *field = find<QLineEdit>("ruleSearch");
    auto *contents = find<QToolButton>("ruleShowContents");
    QVERIFY(!field->isVisible());
    QVERIFY(contents->isVisible());
    QVERIFY(m_view->minimumSizeHint().width() < 480);
    contents->click();
    QVERIFY(field->isVisible());
    QTest::keyClicks(field, u"toll"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(!field->isVisible());
    m_view->focusSearch();
    QVERIFY(field->isVisible());
    m_view->setNarrow(false);
    QVERIFY(!contents->isVisible());
    QVERIFY(field->isVisible());
}

void TestRulebookView::backAndForwardKeepThePlace()
{
    auto *back = find<QToolButton>("ruleBack"), *forward = find<QToolButton>("ruleForward");
    QVERIFY(!back->isEnabled());
    m_view->resize(700, 260);
    m_view->openRule(u"S.modifiers"_s);
    QTest::qWait(1);
    QVERIFY(pane()->verticalScrollBar()->maximum() > 60);
    pane()->verticalScrollBar()->setValue(60);
    m_view->openRule(u"S.value"_s);
    QCOMPARE(pane()->verticalScrollBar()->value(), 0);
    back->click();
    QCOMPARE(m_view->currentRule(), u"S.modifiers"_s);
    QVERIFY(std::abs(pane()->verticalScrollBar()->value() - 60) <= 2);
    forward->click();
    QCOMPARE(m_view->currentRule(), u"S.value"_s);
    QVERIFY(!forward->isEnabled());
    QTest::keyClick(pane(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(m_view->currentRule(), u"S.modifiers"_s);
}

void TestRulebookView::twoLanguagesShareThePlace()
{
    m_view->resize(1100, 300);
    m_view->setSecondLanguage(u"cs"_s);
    m_view->openRule(u"S.modifiers"_s);
    QTest::qWait(1);
    QVERIFY(second()->isVisible());
    pane()->verticalScrollBar()->setValue(120);
    const PagePlace a = pane()->place(), b = second()->place();
    QVERIFY(!a.anchor.isEmpty());
    QCOMPARE(b.anchor, a.anchor);
    QVERIFY(std::abs(a.into - b.into) < 0.1);
    second()->verticalScrollBar()->setValue(second()->verticalScrollBar()->value() + 40);
    QCOMPARE(pane()->place().anchor, second()->place().anchor);
    // Choosing the second language as the first changes them round.
    m_view->setLanguage(u"cs"_s);
    QCOMPARE(m_view->secondLanguage(), u"en"_s);
    m_view->setSecondLanguage({});
    QVERIFY(!second()->isVisible());
}

void TestRulebookView::linksLead()
{
    m_view->openRule(u"S.value"_s);
    Q_EMIT pane()->anchorClicked(QUrl(u"wayside:rule/S.final"_s));
    QCOMPARE(m_view->currentRule(), u"S.final"_s);
    m_view->openRule(u"wayside:rule/T.flip"_s);
    QCOMPARE(m_view->currentRule(), u"T.flip"_s);
}

void TestRulebookView::copies()
{
    m_view->setLanguage(u"cs"_s);
    m_view->openRule(u"S.value"_s);
    QMenu *menu = find<QToolButton>("ruleCopy")->menu();
    menu->actions()[0]->trigger();
    QVERIFY(QApplication::clipboard()->text().startsWith(m_book.text(u"S.value"_s, u"cs"_s).title));
    menu->actions()[1]->trigger();
    QCOMPARE(QApplication::clipboard()->text(), u"wayside:rule/S.value"_s);
}

void TestRulebookView::printsAndWritesPdf()
{
    const QTemporaryDir dir;
    m_view->openRule(u"S.value"_s);
    QCOMPARE(m_view->pagesOf(RulebookView::Extent::Entry), QStringList{u"S.value"_s});
    QVERIFY(m_view->pagesOf(RulebookView::Extent::Chapter).contains(u"S.final"_s));
    QVERIFY(m_view->pagesOf(RulebookView::Extent::All).size() > m_book.entries().size());
    const QString file = dir.filePath(u"entry.pdf"_s);
    QVERIFY(m_view->writePdf(file, RulebookView::Extent::Entry));
    QFile pdf(file);
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    QVERIFY(pdf.readAll().startsWith("%PDF"));
    QVERIFY(!m_view->writePdf(dir.filePath(u"no/such/folder.pdf"_s), RulebookView::Extent::Entry));
    // The summaries are one page each, in every language.
    for (const QString &language : ruleLanguages()) {
        m_view->setLanguage(language);
        for (const char *id : {"G.turn", "G.scoring"}) {
            m_view->openRule(QLatin1String(id));
            QPrinter printer(QPrinter::HighResolution);
            printer.setOutputFormat(QPrinter::PdfFormat);
            printer.setOutputFileName(dir.filePath(u"summary.pdf"_s));
            QCOMPARE(m_view->print(printer, RulebookView::Extent::Entry), 1);
        }
    }
    m_view->openRule(u"T.flip"_s);
    QVERIFY(m_view->writePdf(dir.filePath(u"chapter.pdf"_s), RulebookView::Extent::Chapter));
}

void TestRulebookView::textSize()
{
    m_view->openRule(u"S.value"_s);
    const double before = pane()->document()->size().height();
    for (int i = 0; i < 3; ++i)
        find<QToolButton>("ruleLarger")->click();
    QVERIFY(pane()->document()->size().height() > before);
    for (int i = 0; i < 40; ++i)
        find<QToolButton>("ruleLarger")->click();
    QVERIFY(!find<QToolButton>("ruleLarger")->isEnabled());
}

void TestRulebookView::rememberedState()
{
    m_view->setLanguage(u"pl"_s);
    m_view->setSecondLanguage(u"cs"_s);
    m_view->openRule(u"T.flip"_s);
    m_view->setTextSize(1.4);
    const QByteArray state = m_view->saveState();
    RulebookView other(m_book, m_catalogue);
    QVERIFY(other.restoreState(state));
    QCOMPARE(other.currentRule(), u"T.flip"_s);
    QCOMPARE(other.language(), u"pl"_s);
    QCOMPARE(other.secondLanguage(), u"cs"_s);
    QCOMPARE(other.textSize(), 1.4);
    QVERIFY(!other.restoreState("nonsense"));
    QVERIFY(!other.restoreState({}));
}

void TestRulebookView::showsOnTheTable()
{
    auto *button = find<QToolButton>("ruleShowOnTable");
    QVERIFY(!button->isVisible());
    TableRecord record;
    record.sets = {u"base-c3"_s, u"signposts"_s};
    record.players = {{u"Ash"_s, Colour::Red, {}}};
    record.start = {{u"base:D"_s, {0, 0}, Rotation::R0, {}}, {u"signposts:04"_s, {1, 0}, Rotation::R90, {}}};
    Game game(m_catalogue, record, {}, 0, nullptr);
    m_view->setGame(&game);
    m_view->openRule(u"S.correct"_s);
    QVERIFY(button->isVisible());
    QVERIFY(button->isEnabled());
    QSignalSpy asked(m_view.get(), &RulebookView::showOnTable), pointed(m_view.get(), &RulebookView::squaresPointed);
    button->click();
    QCOMPARE(asked.first().first().toString(), u"S.correct"_s);
    QCOMPARE(pointed.first().first().value<QList<Position>>(), (QList<Position>{{1, 0}}));
    m_view->openRule(u"X.ferry"_s);
    QVERIFY(!button->isEnabled());
    m_view->setGame(nullptr);
}

/// Pictures for looking at, where a folder for them is named.
void TestRulebookView::looks()
{
    const QString folder = qEnvironmentVariable("WAYSIDE_LOOKS");
    if (folder.isEmpty())
        return;
    const auto grab = [&](const QString &name) {
        QTest::qWait(20);
        QVERIFY(m_view->grab().save(folder + u'/' + name + u".png"_s));
    };
    m_view->setLanguage(u"cs"_s);
    m_view->openRule(u"S.value"_s);
    grab(u"cs-value"_s);
    m_view->setSecondLanguage(u"pl"_s);
    m_view->openRule(u"S.modifiers"_s);
    grab(u"cs-pl-modifiers"_s);
    m_view->setSecondLanguage({});
    m_view->openRule(u"G.turn"_s);
    grab(u"cs-turn"_s);
    m_view->setLanguage(u"pl"_s);
    m_view->openRule(u"G.scoring"_s);
    m_view->resize(720, 520);
    grab(u"pl-scoring-small"_s);
    m_view->setLanguage(u"en"_s);
    m_view->resize(1200, 760);
    m_view->setSearchText(u"tolhouse bridge"_s);
    find<QListWidget>("ruleResults")->setCurrentRow(1);
    grab(u"en-search"_s);
    QPalette dark(QColor(0x2b, 0x2d, 0x30), QColor(0x1f, 0x20, 0x22));
    dark.setColor(QPalette::Base, QColor(0x1a, 0x1b, 0x1d));
    dark.setColor(QPalette::Text, QColor(0xea, 0xea, 0xea));
    QApplication::setPalette(dark);
    m_view->setSearchText({});
    m_view->openRule(u"S.connect"_s);
    grab(u"en-connect-dark"_s);
    m_view->setSearchText(u"signpost"_s);
    m_view->openRule(u"glossary"_s);
    m_view->setTextSize(1.5);
    grab(u"en-glossary-dark-large"_s);
    QApplication::setPalette(QPalette());
    m_view->writePdf(folder + u"/all.pdf"_s, RulebookView::Extent::All);
}

QTEST_MAIN(TestRulebookView)
#include "tst_rulebookview.moc"
