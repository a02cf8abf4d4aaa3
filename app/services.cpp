#include "app/services.h"

#include <QFileInfo>
#include <QStandardPaths>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

QString settingsFile(const QString &library)
{
    if (library.isEmpty())
        return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + u"/wayside.ini"_s;
    const QFileInfo info(library);
    return info.absolutePath() + u'/' + info.completeBaseName() + u".ini"_s;
}

} // namespace

Services::Services(const QString &library) : m_settings(settingsFile(library)), m_catalogue(Catalogue::shipped()) {}

QString Services::rulesLanguage() const
{
    const QString chosen = m_settings.text(Setting::RulesLanguage);
    return chosen == u"program" ? m_languages.current() : chosen;
}

} // namespace wayside
