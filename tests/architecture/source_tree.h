#pragma once
// The source tree as text, for the tests of its rules.

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QString>
#include <QStringList>

namespace arenascope::testing {

inline const QString root = QStringLiteral(ARENASCOPE_SOURCE_DIR "/");

inline QString readText(const QString& relative) {
    QFile file(root + relative);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

inline QStringList sourcesBelow(const QString& folder) {
    QStringList out;
    QDirIterator it(root + folder, {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) out << QDir(root).relativeFilePath(it.next());
    out.sort();
    return out;
}

}  // namespace arenascope::testing
