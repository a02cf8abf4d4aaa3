#include "app/settings.h"

namespace wayside {

using namespace Qt::StringLiterals;

const QList<SettingInfo> &allSettings()
{
    static const QList<SettingInfo> settings{
        {Setting::Language, "language/program", u"system"_s},
        {Setting::RulesLanguage, "language/rules", u"program"_s},
        {Setting::Theme, "look/theme", u"system"_s},
        {Setting::WindowGeometry, "window/geometry", QByteArray()},
        {Setting::WindowState, "window/state", QByteArray()},
        {Setting::TableState, "table/state", QByteArray()},
        {Setting::RulesState, "rules/page", QByteArray()},
        {Setting::RulesDockState, "rules/dock", QByteArray()},
        {Setting::TableViewGeometry, "table-view/geometry", QByteArray()},
        {Setting::TableViewScreen, "table-view/screen", QString()},
        {Setting::LastFolder, "files/folder", QString()},
        {Setting::LastSets, "new-game/sets", QStringList{u"base-c3"_s, u"signposts"_s, u"tollkeepers-c3"_s}},
        {Setting::LastPlayers, "new-game/players", QStringList()},
        {Setting::LastColours, "new-game/colours", QStringList()},
        {Setting::LastOptions, "new-game/options", QStringList()},
        {Setting::PlayerNames, "new-game/names", QStringList()},
        {Setting::Tournament, "table/tournament", false},
        {Setting::Sound, "table/sound", false},
    };
    return settings;
}

namespace {

const SettingInfo &infoOf(Setting setting) { return allSettings()[qsizetype(setting)]; }

} // namespace

Settings::Settings(const QString &file, QObject *parent) : QObject(parent), m_file(file, QSettings::IniFormat) {}

QVariant Settings::value(Setting setting) const
{
    const SettingInfo &info = infoOf(setting);
    QVariant kept = m_file.value(QLatin1String(info.key), info.standard);
    // An ini file keeps a list of one as a text, and an empty one as nothing at all.
    if (info.standard.metaType().id() == QMetaType::QStringList)
        return kept.toStringList();
    return kept.convert(info.standard.metaType()) ? kept : info.standard;
}

void Settings::set(Setting setting, const QVariant &value)
{
    const SettingInfo &info = infoOf(setting);
    if (this->value(setting) == value)
        return;
    if (value == info.standard)
        m_file.remove(QLatin1String(info.key));
    else
        m_file.setValue(QLatin1String(info.key), value);
    Q_EMIT changed(setting);
}

} // namespace wayside
