// Names of files as the window shows them: with their folder, and safe in menus.

#include "app/document/file_names.h"

#include <QDir>
#include <QFileInfo>

namespace arenascope {

QString nameWithFolder(const QString& path) {
    const QFileInfo file(path);
    return file.dir().dirName() + QLatin1Char('/') + file.fileName();
}

QString menuName(const QString& path) { return nameWithFolder(path).replace(QLatin1Char('&'), QStringLiteral("&&")); }

}  // namespace arenascope
