#pragma once
// Where test data is: small programs in the repository, larger ones where ARENASCOPE_DATA (default
// ../shared/data) exists.

#include <QDir>
#include <QFileInfo>
#include <QString>
#include <QtGlobal>
#include <cstdlib>

namespace arenascope::testing {

/// Folder of the larger set; it may not exist.
inline QString dataFolder() {
    const char* given = std::getenv("ARENASCOPE_DATA");
    return given ? QString::fromLocal8Bit(given) : QStringLiteral(ARENASCOPE_SOURCE_DIR "/../shared/data");
}

/// A path in the larger set, such as "allocation/minimalloc"; empty if it does not exist. Where ARENASCOPE_DATA is set
/// (.ci/run), the set is complete: no test is skipped for a missing file.
inline QString largerData(const QString& relative) {
    const QString path = dataFolder() + QLatin1Char('/') + relative;
    if (QFileInfo::exists(path)) return path;
    if (std::getenv("ARENASCOPE_DATA")) qFatal("ARENASCOPE_DATA has no %s", qPrintable(relative));
    return {};
}

/// Whether a path of the larger set may be an invalid program.
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

/// The exported program of that name: in its folder, or a sample of a single file; empty where there is neither.
inline QString programFile(const QString& name) {
    const QString sample = QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/%1.pt2").arg(name);
    if (!QFileInfo::exists(dataFolder() + QStringLiteral("/programs/") + name) && QFileInfo::exists(sample))
        return sample;
    const QString folder = programFolder(name);
    return folder.isEmpty() ? folder : folder + QStringLiteral("/model.pt2");
}

/// Names of all available programs.
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
