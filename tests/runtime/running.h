#pragma once
// Opens a .pte and runs it with the plan stored in it.

#include <QFileInfo>

#include "engine/formats/pte/pte.h"
#include "engine/planning/lifetimes/lifetimes.h"
#include "engine/runtime/executor.h"
#include "engine/runtime/vectors.h"
#include "tests/test_data.h"

namespace arenascope::testing {

/// Every tensor in its own memory at the file's place, in arenas of the file's size.
inline Plan loadedPlan(const Method& method) {
    Plan plan;
    plan.planner = "loaded";
    plan.origin = PlanOrigin::file;
    for (const Lifetime& life : lifetimes(method, LifetimeRules::executorch)) {
        const Tensor& tensor = *method.values[life.value].tensor();
        if (!tensor.loaded) continue;
        plan.problem.buffers.push_back({.id = life.value,
                                        .bytes = tensor.bytes().value_or(0),
                                        .first = life.first.number(),
                                        .last = life.last.number(),
                                        .mem_id = tensor.loaded->mem_id});
        plan.placement.offsets.push_back(tensor.loaded->offset);
    }
    for (std::size_t i = 1; i < method.loaded_arena_bytes.size(); ++i) {
        plan.pools.push_back({.mem_id = static_cast<std::int32_t>(i),
                              .name = {},
                              .bytes = method.loaded_arena_bytes[i],
                              .capacity = {}});
    }
    return plan;
}

struct Loaded {
    std::shared_ptr<const Program> program;
    Plan plan;
    std::unique_ptr<Executor> executor;
    [[nodiscard]] const Method& method() const { return program->methods.front(); }
};

inline Result<Loaded> openProgram(const QString& path) {
    Progress progress;
    TRY(auto file, MappedFile::open(path.toStdString()));
    TRY(Program program, read_pte(file, progress));
    Loaded loaded;
    loaded.program = std::make_shared<const Program>(std::move(program));
    loaded.plan = loadedPlan(loaded.method());
    return loaded;
}

inline Result<Loaded> loadProgram(const QString& path) {
    TRY(Loaded loaded, openProgram(path));
    TRY(loaded.executor, Executor::load(loaded.program, loaded.method(), loaded.plan));
    return loaded;
}

/// Empty if every output agrees, else the first difference.
inline QString difference(const std::vector<HostTensor>& got, const std::vector<HostTensor>& expected) {
    if (got.size() != expected.size())
        return QStringLiteral("%1 outputs, expected %2").arg(got.size()).arg(expected.size());
    for (std::size_t i = 0; i < got.size(); ++i) {
        const auto result = compare(got[i], expected[i]);
        if (!result.ok())
            return QStringLiteral("output %1: %2").arg(i).arg(QString::fromStdString(result.error().text()));
        if (result.value().first_mismatch < 0) continue;
        return QStringLiteral("output %1 differs by %2, first at element %3")
            .arg(i)
            .arg(result.value().max_abs)
            .arg(result.value().first_mismatch);
    }
    return {};
}

/// Runs every recorded run of a program's folder in order; empty where all agree.
inline QString runVectors(Executor& executor, const QString& folder) {
    const auto runs = load_vectors((folder + QStringLiteral("/io.json")).toStdString());
    if (!runs.ok()) return QString::fromStdString(runs.error().text());
    Progress progress;
    for (std::size_t i = 0; i < runs.value().size(); ++i) {
        const auto result = executor.run(runs.value()[i].inputs, {}, progress);
        if (!result.ok()) return QStringLiteral("run %1: %2").arg(i).arg(QString::fromStdString(result.error().text()));
        const QString differs = difference(result.value().outputs, runs.value()[i].outputs);
        if (!differs.isEmpty()) return QStringLiteral("run %1: %2").arg(i).arg(differs);
    }
    return {};
}

/// Why a program of the set is refused, or cannot be planned without options; empty: it must run.
inline QString reasonNotToRun(const QString& program) {
    if (program == "complex_input" || program == "complex_inside") return QStringLiteral("complex numbers are refused");
    if (program == "unbounded_dim" || program == "unbounded_len")
        return QStringLiteral("a dimension without an upper bound has no plan");
    return {};
}

}  // namespace arenascope::testing
