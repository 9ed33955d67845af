#pragma once
// Every .pte in reach, and opening them.

#include <QDirIterator>
#include <QTemporaryDir>

#include "engine/formats/pte/pte.h"
#include "tests/test_data.h"

namespace arenascope::testing {

inline QStringList pteFiles() {
    const char* given = std::getenv("ARENASCOPE_DATA");
    const QString data = given ? QString::fromLocal8Bit(given) : QStringLiteral(ARENASCOPE_SOURCE_DIR "/../shared/data");
    QStringList files;
    for (const QString& folder : {QStringLiteral(ARENASCOPE_TEST_DATA), QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples"), data}) {
        QDirIterator it(folder, {QStringLiteral("*.pte")}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) files << it.next();
    }
    files.sort();
    return files;
}

inline Result<Program> openPte(const QString& path) {
    Progress progress;
    TRY(auto file, MappedFile::open(path.toStdString()));
    return read_pte(file, progress);
}

/// Bytes as a program, kept alive by the program itself.
inline Result<Program> parsePte(std::vector<std::byte> bytes) {
    Progress progress;
    auto owner = std::make_shared<const std::vector<std::byte>>(std::move(bytes));
    return parse_pte(Data{*owner, owner}, "memory.pte", progress);
}

inline std::vector<std::byte> bytesOf(const QString& path) {
    const auto loaded = load_file(path.toStdString());
    return loaded.ok() ? loaded.value() : std::vector<std::byte>{};
}

}  // namespace arenascope::testing
