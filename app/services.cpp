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

const QString kSampleFile = u":/samples/sample.wayside"_s;
/// As the file has it.
const QString kSampleId = u"0d8f3c52-6f4b-4c57-9a3e-5a1d2b7c9e10"_s;

} // namespace

Services::Services(const QString &library)
    : m_settings(settingsFile(library))
    , m_catalogue(Catalogue::shipped())
    , m_rulebook(Rulebook::shipped())
    , m_library(library.isEmpty() ? Library::defaultPath() : library)
    , m_session(m_library, m_catalogue)
{
    for (const TileSet &set : m_library.ownSets())
        m_catalogue.put(set);
    m_library.refreshSummaries(m_catalogue);
    addSample();
}

/// Once for each library: whoever deletes the sample doesn't get it again.
void Services::addSample()
{
    if (!m_library.setting(u"sample-added"_s).isEmpty() || !QFileInfo::exists(kSampleFile))
        return;
    m_session.import(kSampleFile);
    m_library.setSetting(u"sample-added"_s, u"1"_s);
}

QString Services::sampleGame() const { return m_library.contains(kSampleId) ? kSampleId : QString(); }

QString Services::rulesLanguage() const
{
    const QString chosen = m_settings.text(Setting::RulesLanguage);
    return chosen == u"program" ? m_languages.current() : chosen;
}

} // namespace wayside
