// wayside-cli: reads records and the catalogue without a window.
#include "app/cli/commands.h"

#include <QCoreApplication>

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("wayside"));
    QCoreApplication::setApplicationVersion(QStringLiteral(WAYSIDE_VERSION));
    return wayside::runCommand(QCoreApplication::arguments().mid(1));
}
