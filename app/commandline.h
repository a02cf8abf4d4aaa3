// The command line of the window: what to open, and what to draw without a display.
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>
#include <optional>
#include <stdexcept>

namespace wayside {

struct CommandLine {
    bool help = false;
    bool version = false;
    QStringList files;          ///< to be opened: records or saves
    QString library;            ///< --library; empty: where the platform keeps application data
    QString snapshot;           ///< --snapshot: picture of a page
    QString exportTo;           ///< --export: the game as a picture, animation or PDF, by the ending
    QString page;               ///< --page; empty: start, or table where a game is named
    QString game;               ///< --game: id, "sample" or a file
    std::optional<int> turn;    ///< --turn: after so many turns; default all
    QString language;           ///< --language; empty: as set
    QString theme;              ///< --theme: "light" or "dark"; empty: as set
    int scale = 1;              ///< --scale: pixels to a point
    QSize size;                 ///< --size: in pixels; empty: 1366x768 for a snapshot
    QString rule;               ///< --rule: opened in the rules
    bool windowless() const { return help || version || !snapshot.isEmpty() || !exportTo.isEmpty(); }
};

/// Wrong usage, in one line.
class CommandLineError : public std::runtime_error
{
public:
    explicit CommandLineError(const QString &text) : std::runtime_error(text.toStdString()) {}
    QString text() const { return QString::fromUtf8(what()); }
};

/// Throws CommandLineError. `words` are the arguments without the program's name.
CommandLine readCommandLine(const QStringList &words);
QString commandLineHelp();
/// The pages that --page knows.
const QStringList &pageNames();

} // namespace wayside
