// What the program remembers about itself: one table of keys, defaults and types, kept in an ini file.
#pragma once

#include <QObject>
#include <QSettings>
#include <QVariant>

namespace wayside {

enum class Setting : quint8 {
    Language,           ///< of the program: "system", "en", "cs" or "pl"
    RulesLanguage,      ///< "program", "en", "cs" or "pl"
    Theme,              ///< "system", "light" or "dark"
    WindowGeometry,
    WindowState,
    TableState,
    RulesState,         ///< what the rulebook's page shows
    RulesDockState,     ///< and that of the dock
    TableViewGeometry,
    TableViewScreen,    ///< name of the screen on which the table view was full screen; empty: it wasn't
    LastFolder,         ///< where a file was last opened or written
    LastSets,           ///< ids of the sets of the last new game
    LastPlayers,        ///< names of the last new game, in order
    LastColours,        ///< their colours, in the words of the record
    LastOptions,        ///< option=value, where it isn't the default
    PlayerNames,        ///< names that were ever used, latest first
    Tournament,         ///< hides every aid
    Sound               ///< soft tones when points are scored
};

struct SettingInfo {
    Setting setting;
    const char *key;
    QVariant standard;  ///< the default; its type is the setting's type
};

const QList<SettingInfo> &allSettings();

class Settings : public QObject
{
    Q_OBJECT

public:
    /// An ini file; the folder is made when something is written.
    explicit Settings(const QString &file, QObject *parent = nullptr);

    /// What is kept, or the default where nothing is or it is of another type.
    QVariant value(Setting setting) const;
    QString text(Setting setting) const { return value(setting).toString(); }
    QStringList list(Setting setting) const { return value(setting).toStringList(); }
    bool flag(Setting setting) const { return value(setting).toBool(); }
    /// Stores where it differs from the default, else removes the key.
    void set(Setting setting, const QVariant &value);
    QString fileName() const { return m_file.fileName(); }

Q_SIGNALS:
    void changed(wayside::Setting setting);

private:
    QSettings m_file;
};

} // namespace wayside
