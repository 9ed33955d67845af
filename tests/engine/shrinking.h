#pragma once
// Programs of the samples, rewritten to need less memory, for tests.

#include "engine/runner/recorded.h"
#include "engine/study/shrink/shrink.h"
#include "tests/formats/importing.h"

namespace arenascope::testing {

inline QString modelOf(const QString& name) {
    const QString folder = programFolder(name);
    const QString core = folder + QStringLiteral("/model_core.pt2");
    return QFileInfo::exists(core) ? core : folder + QStringLiteral("/model.pt2");
}

struct Shrunk {
    std::shared_ptr<const Program> program;
    ShrinkReport report;
};

inline Result<Shrunk> shrunk(const QString& path, bool plansInputs) {
    Progress progress;
    const Engine engine;
    Shrunk out;
    TRY(out.program, engine.open(path.toStdString(), progress));
    Tuning tuning = starting_tuning(*out.program);
    tuning.plan_inputs = plansInputs;
    tuning.options.nodes = 20'000;
    TRY(const auto recorded, recorded_runs(path.toStdString(), out.program->methods.front().name));
    TRY(out.report, shrink_program(engine, out.program, tuning, recorded, progress));
    return out;
}

inline std::int64_t multiplyAdds(const Method& method) {
    std::int64_t all = 0;
    for (const Instruction& in : method.instructions) all += ops::multiply_adds(method, in);
    return all;
}

}  // namespace arenascope::testing
