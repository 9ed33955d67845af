#pragma once
// Where test data is: small programs in the repository, larger ones where ARENASCOPE_DATA (default
// ../shared/data) exists.

#include <QDir>
#include <QFileInfo>
#include <QString>
#include <cstdlib>

namespace arenascope::testing {

/// A path in the larger set, such as "allocation/minimalloc"; empty where it is not in reach.
inline QString largerData(const QString& relative) {
    const char* given = std::getenv("ARENASCOPE_DATA");
    const QString data = given ? QString::fromLocal8Bit(given) : QStringLiteral(ARENASCOPE_SOURCE_DIR "/../shared/data");
    const QString path = data + QLatin1Char('/') + relative;
    return QFileInfo::exists(path) ? path : QString();
}

/// Folder of a program by name, from the repository or the larger set; empty where it is in neither.
inline QString programFolder(const QString& name) {
    const QString bundled = QStringLiteral(ARENASCOPE_TEST_DATA "/programs/") + name;
    if (QFileInfo::exists(bundled)) return bundled;
    const QString sample = QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/") + name;
    if (QFileInfo::exists(sample)) return sample;
    const char* given = std::getenv("ARENASCOPE_DATA");
    const QString data = given ? QString::fromLocal8Bit(given) : QStringLiteral(ARENASCOPE_SOURCE_DIR "/../shared/data");
    const QString larger = data + QStringLiteral("/programs/") + name;
    return QFileInfo::exists(larger) ? larger : QString();
}

/// Names of all programs in reach.
inline QStringList programNames() {
    const char* given = std::getenv("ARENASCOPE_DATA");
    const QString data = given ? QString::fromLocal8Bit(given) : QStringLiteral(ARENASCOPE_SOURCE_DIR "/../shared/data");
    QStringList names = QDir(QStringLiteral(ARENASCOPE_TEST_DATA "/programs")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    names += QDir(QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    names += QDir(data + QStringLiteral("/programs")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    names.removeDuplicates();
    names.sort();
    return names;
}

}  // namespace arenascope::testing
