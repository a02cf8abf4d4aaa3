#include "tests/support/cliprocess.h"

#include <QProcess>
#include <QProcessEnvironment>

namespace wayside {

CliResult runCli(const QStringList &words, const QByteArray &input, const QString &data)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (!data.isEmpty())
        environment.insert(QStringLiteral("XDG_DATA_HOME"), data);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(WAYSIDE_CLI), words);
    process.write(input);
    process.closeWriteChannel();
    CliResult result;
    if (!process.waitForFinished(120000)) {
        process.kill();
        process.waitForFinished();
        return result;
    }
    if (process.exitStatus() == QProcess::NormalExit)
        result.status = process.exitCode();
    result.out = process.readAllStandardOutput();
    result.err = process.readAllStandardError();
    return result;
}

} // namespace wayside
