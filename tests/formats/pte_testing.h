#pragma once
// Finds every available .pte, and opens them.

#include <QDirIterator>
#include <QTemporaryDir>

#include "engine/formats/pte/pte.h"
#include "engine/planning/plan.h"
#include "tests/test_data.h"

namespace arenascope::testing {

/// Programs written by ExecuTorch: without third-party (wild) and damaged (hostile) ones.
inline QStringList pteFiles() {
    QStringList files;
    for (const QString& folder : {QStringLiteral(ARENASCOPE_TEST_DATA),
                                  QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples"), dataFolder()}) {
        QDirIterator it(folder, {QStringLiteral("*.pte")}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString file = it.next();
            if (!isOfStrangers(file)) files << file;
        }
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

/// The plan stored in a loaded program.
inline Plan storedPlan(const Method& method) {
    Plan plan;
    plan.planner = "loaded";
    for (const ValueId id : method.values.indices()) {
        const Tensor* tensor = method.values[id].tensor();
        if (!tensor || !tensor->loaded || tensor->alias_of != no_value) continue;
        Buffer buffer;
        buffer.id = id;
        buffer.bytes = tensor->bytes().value_or(0);
        buffer.mem_id = tensor->loaded->mem_id;
        plan.problem.buffers.push_back(buffer);
        plan.placement.offsets.push_back(tensor->loaded->offset);
    }
    for (std::size_t m = 1; m < method.loaded_arena_bytes.size(); ++m) {
        PoolResult pool;
        pool.mem_id = static_cast<std::int32_t>(m);
        pool.bytes = method.loaded_arena_bytes[m];
        plan.pools.push_back(pool);
    }
    return plan;
}

}  // namespace arenascope::testing
