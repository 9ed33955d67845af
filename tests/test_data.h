#pragma once
// Where test data is: small programs in the repository, larger ones where ARENASCOPE_DATA (default
// ../shared/data) exists.

#include <QDir>
#include <QFileInfo>
#include <QString>
#include <QtGlobal>
#include <cstdlib>

namespace arenascope::testing {

/// The larger set, whether it is there or not.
inline QString dataFolder() {
    const char* given = std::getenv("ARENASCOPE_DATA");
    return given ? QString::fromLocal8Bit(given) : QStringLiteral(ARENASCOPE_SOURCE_DIR "/../shared/data");
}

/// A path in the larger set, such as "allocation/minimalloc"; empty where it is not in reach. Whoever names the set
/// (.ci/run) has all of it: there a test is never skipped for want of a file.
inline QString largerData(const QString& relative) {
    const QString path = dataFolder() + QLatin1Char('/') + relative;
    if (QFileInfo::exists(path)) return path;
    if (std::getenv("ARENASCOPE_DATA")) qFatal("ARENASCOPE_DATA has no %s", qPrintable(relative));
    return {};
}

/// A file of the larger set that need not be a sound program.
inline bool isOfStrangers(const QString& path) {
    return path.startsWith(dataFolder() + QLatin1String("/wild/")) || path.contains(QLatin1String("/hostile/"));
}

/// Folder of a program by name, from the repository or the larger set; empty where it is in neither.
inline QString programFolder(const QString& name) {
    const QString bundled = QStringLiteral(ARENASCOPE_TEST_DATA "/programs/") + name;
    if (QFileInfo::exists(bundled)) return bundled;
    const QString sample = QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/") + name;
    if (QFileInfo::exists(sample)) return sample;
    return largerData(QStringLiteral("programs/") + name);
}

/// Names of all programs in reach.
inline QStringList programNames() {
    QStringList names =
        QDir(QStringLiteral(ARENASCOPE_TEST_DATA "/programs")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    names +=
        QDir(QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    names += QDir(dataFolder() + QStringLiteral("/programs")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    names.removeDuplicates();
    names.sort();
    return names;
}

}  // namespace arenascope::testing
