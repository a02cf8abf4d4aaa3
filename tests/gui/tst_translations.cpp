// Every text is there in every language, with all its plural forms, and is found again at run time.
#include "app/languages.h"
#include "app/actions.h"
#include "model/game/problems.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLibraryInfo>
#include <QPushButton>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace wayside;
using namespace Qt::StringLiterals;

namespace {

struct Message {
    QString context, source, comment, translation;
    QStringList forms;
    bool numerus = false;
    bool finished = true;
    QString key() const { return context + u'|' + source + u'|' + comment; }
};

QString tsFile(const QString &language) { return QStringLiteral(WAYSIDE_SOURCE_DIR) + u"/translations/wayside_%1.ts"_s.arg(language); }

void readTranslation(QXmlStreamReader &xml, Message &message)
{
    message.finished = !xml.attributes().hasAttribute(u"type"_s);
    while (!(xml.readNext() == QXmlStreamReader::EndElement && xml.name() == u"translation") && !xml.atEnd()) {
        if (xml.isStartElement() && xml.name() == u"numerusform")
            message.forms.append(xml.readElementText());
        else if (xml.isCharacters())
            message.translation += xml.text();
    }
}

QList<Message> readMessages(const QString &file)
{
    QFile f(file);
    if (!f.open(QIODevice::ReadOnly))
        return {};
    QList<Message> messages;
    QXmlStreamReader xml(&f);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.name() == u"message") {
            messages.append(Message{});
            messages.last().context = context;
            messages.last().numerus = xml.attributes().value(u"numerus"_s) == u"yes";
        } else if (xml.name() == u"source") {
            messages.last().source = xml.readElementText();
        } else if (xml.name() == u"comment") {
            messages.last().comment = xml.readElementText();
        } else if (xml.name() == u"translation") {
            readTranslation(xml, messages.last());
        }
    }
    return messages;
}

/// %1, %2, %n and %L1 in a text, sorted.
QStringList placesIn(const QString &text)
{
    static const QRegularExpression place(u"%(L?\\d|n)"_s);
    QStringList places;
    for (auto it = place.globalMatch(text); it.hasNext();)
        places.append(it.next().captured());
    places.removeDuplicates();
    places.sort();
    return places;
}

QString lupdate()
{
    const QString found = QStandardPaths::findExecutable(u"lupdate"_s, {QLibraryInfo::path(QLibraryInfo::BinariesPath)});
    return found.isEmpty() ? QStandardPaths::findExecutable(u"lupdate"_s) : found;
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isFinished_data();
    void isFinished();
    void hasTheSameTextsEverywhere();
    void isUpToDate();
    void contextsAreFoundAtRunTime();
    void switchesAtOnce();
};

void TestTranslations::isFinished_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("forms");
    QTest::newRow("English") << u"en"_s << 2;
    QTest::newRow("Czech") << u"cs"_s << 3;
    QTest::newRow("Polish") << u"pl"_s << 3;
}

void TestTranslations::isFinished()
{
    QFETCH(QString, language);
    QFETCH(int, forms);
    const QList<Message> messages = readMessages(tsFile(language));
    QVERIFY(!messages.isEmpty());
    QStringList faults;
    for (const Message &m : messages) {
        const QStringList texts = m.numerus ? m.forms : QStringList{m.translation};
        if (!m.finished || texts.contains(QString()) || (m.numerus && texts.size() != forms))
            faults.append(u"missing: "_s + m.key());
        for (const QString &text : texts)
            if (m.finished && placesIn(text) != placesIn(m.source))
                faults.append(u"other places than %1, %2: "_s + m.key());
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

void TestTranslations::hasTheSameTextsEverywhere()
{
    QSet<QString> czech, polish;
    for (const Message &m : readMessages(tsFile(u"cs"_s)))
        czech.insert(m.key());
    for (const Message &m : readMessages(tsFile(u"pl"_s)))
        polish.insert(m.key());
    QCOMPARE(czech, polish);
    for (const Message &m : readMessages(tsFile(u"en"_s)))
        QVERIFY2(czech.contains(m.key()), qPrintable(m.key()));
}

/// What stands in the source and not in the file would stay English.
void TestTranslations::isUpToDate()
{
    QVERIFY2(!lupdate().isEmpty(), "lupdate isn't installed; it comes with qt6-l10n-tools");
    QTemporaryDir folder;
    const QString fresh = folder.filePath(u"fresh.ts"_s);
    QProcess process;
    process.setWorkingDirectory(QStringLiteral(WAYSIDE_SOURCE_DIR));
    process.start(lupdate(), {u"-silent"_s, u"-locations"_s, u"none"_s, u"-source-language"_s, u"en"_s, u"-target-language"_s, u"cs"_s, u"-I"_s, u"."_s,
                              u"model"_s, u"views"_s, u"app"_s, u"-ts"_s, fresh});
    QVERIFY(process.waitForFinished(300000));
    QCOMPARE(process.exitCode(), 0);
    QSet<QString> known;
    for (const Message &m : readMessages(tsFile(u"cs"_s)))
        known.insert(m.key());
    QStringList missing;
    for (const Message &m : readMessages(fresh))
        if (!known.contains(m.key()))
            missing.append(m.key());
    QVERIFY2(missing.isEmpty(), qPrintable(u"run translations/update and translate:\n"_s + missing.join(u'\n')));
}

/// lupdate files a text that it can't place under no class, or under the namespace; at run time nobody looks there.
void TestTranslations::contextsAreFoundAtRunTime()
{
    for (const Message &m : readMessages(tsFile(u"cs"_s)))
        QVERIFY2(!m.context.isEmpty() && m.context != u"wayside", qPrintable(m.key()));
}

void TestTranslations::switchesAtOnce()
{
    Languages languages;
    languages.use(u"cs"_s);
    QCOMPARE(languages.current(), u"cs"_s);
    QCOMPARE(actionText(allActions().first()), u"&Nová hra…"_s);
    QVERIFY(problemText(u"no-neighbour"_s, u"(1, 1)"_s).startsWith(u"Kartička"_s));
    QCOMPARE(QCoreApplication::translate("wayside::StartPage", "%n turns", nullptr, 2), u"2 tahy"_s);
    QCOMPARE(QCoreApplication::translate("wayside::StartPage", "%n turns", nullptr, 5), u"5 tahů"_s);
    languages.use(u"pl"_s);
    QCOMPARE(QCoreApplication::translate("wayside::StartPage", "%n turns", nullptr, 22), u"22 tury"_s);
    if (QFile::exists(QLibraryInfo::path(QLibraryInfo::TranslationsPath) + u"/qtbase_pl.qm"_s))
        QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), u"Anuluj"_s);
    languages.use(u"en"_s);
    QCOMPARE(QCoreApplication::translate("wayside::StartPage", "%n turns", nullptr, 1), u"1 turn"_s);
    QCOMPARE(actionText(allActions().first()), u"&New game…"_s);
}

QTEST_MAIN(TestTranslations)
#include "tst_translations.moc"
