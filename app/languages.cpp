#include "app/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

#include <algorithm>

namespace wayside {

using namespace Qt::StringLiterals;

const QList<LanguageInfo> &allLanguages()
{
    static const QList<LanguageInfo> languages{{u"en"_s, u"English"_s}, {u"cs"_s, u"Čeština"_s}, {u"pl"_s, u"Polski"_s}};
    return languages;
}

namespace {

bool isKnown(const QString &code)
{
    return std::ranges::any_of(allLanguages(), [&](const LanguageInfo &l) { return l.code == code; });
}

} // namespace

Languages::Languages(QObject *parent) : QObject(parent) {}

Languages::~Languages()
{
    QCoreApplication::removeTranslator(&m_texts);
    QCoreApplication::removeTranslator(&m_qtTexts);
}

QString Languages::ofSystem()
{
    for (const QString &tag : QLocale::system().uiLanguages())
        if (isKnown(tag.left(2).toLower()) && (tag.size() == 2 || !tag[2].isLetter()))
            return tag.left(2).toLower();
    return u"en"_s;
}

void Languages::use(const QString &choice)
{
    const QString code = isKnown(choice) ? choice : ofSystem();
    if (code == m_current)
        return;
    m_current = code;
    QLocale::setDefault(code == u"en" && QLocale::system().language() == QLocale::English ? QLocale::system() : QLocale(code));
    QCoreApplication::removeTranslator(&m_qtTexts);
    QCoreApplication::removeTranslator(&m_texts);
    if (m_qtTexts.load(u"qtbase_"_s + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qtTexts);
    if (m_texts.load(u":/i18n/wayside_%1.qm"_s.arg(code)))
        QCoreApplication::installTranslator(&m_texts);
    Q_EMIT changed();
}

} // namespace wayside
