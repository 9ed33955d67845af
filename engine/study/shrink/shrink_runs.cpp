#include "engine/study/shrink/shrink_runs.h"

#include "engine/ops/access.h"
#include "engine/runner/inputs.h"

namespace arenascope {
namespace {

constexpr std::size_t random_runs = 2;  // where none is recorded
constexpr std::uint64_t first_seed = 1;

/// Whether a run was recorded with sizes that the method takes.
bool fits(const Method& method, const VectorRun& run) {
    std::size_t at = 0;
    for (const ValueId id : method.inputs) {
        const Tensor* tensor = method.values[id].tensor();
        if (!tensor) continue;
        if (at >= run.inputs.size()) return false;
        const std::vector<std::int64_t>& shape = run.inputs[at++].shape;
        if (shape.size() != tensor->upper.size()) return false;
        for (std::size_t d = 0; d < shape.size(); ++d) {
            if (ops::is_fixed_size(method, *tensor, d) ? shape[d] != tensor->upper[d] : shape[d] > tensor->upper[d])
                return false;
        }
    }
    return true;
}

}  // namespace

Tuning unedited_tuning(const Tuning& tuning, const Method& method) {
    Tuning out = tuning;
    out.edits = {};
    out.method = method.name;
    out.core = method.core;
    if (out.planner == planner_id::loaded) out.planner = planner_id::automatic;
    return out;
}

std::shared_ptr<const Program> rewritten_program(const Program& original, Method method) {
    auto out = std::make_shared<Program>();
    out->path = original.path;
    out->file = original.file;
    if (original.format == FormatId::tflite) out->format = original.format;  // written into its file
    out->align = original.align;
    out->named_data = original.named_data;
    out->methods.push_back(std::move(method));
    return out;
}

Result<RunTensors> run_outputs(const Evaluator& engine, const std::shared_ptr<const Program>& program,
                               const Outcome& outcome, const RunTensors& inputs, Progress& progress) {
    TRY(const auto executor, Executor::load(program, *outcome.method, outcome.plan(), engine.load_options()));
    RunTensors out;
    for (const auto& each : inputs) {
        TRY(RunResult result, executor->run(each, {}, progress));
        out.push_back(std::move(result.outputs));
    }
    return out;
}

Result<RunTensors> run_inputs(const Program& program, const Outcome& outcome, const std::vector<VectorRun>& recorded) {
    RunTensors inputs;
    for (const VectorRun& run : recorded)
        if ((run.method.empty() || run.method == outcome.method->name) && fits(*outcome.method, run))
            inputs.push_back(run.inputs);
    const auto make = [&](std::uint64_t seed, InputRequest::Sizes sizes) -> Result<> {
        InputRequest request{.values = InputRequest::Values::random, .seed = seed, .sizes = sizes};
        TRY(inputs.emplace_back(), make_inputs(program, *outcome.method, outcome.plan(), request));
        return done;
    };
    for (std::size_t i = 0, count = inputs.empty() ? random_runs : 0; i < count; ++i)
        CHECKED(make(first_seed + i, InputRequest::Sizes::upper));
    const auto is_open = [&](ValueId id) {
        const Tensor* tensor = outcome.method->values[id].tensor();
        return tensor && tensor->dynamism != Dynamism::fixed;
    };
    if (std::any_of(outcome.method->inputs.begin(), outcome.method->inputs.end(), is_open))
        for (const auto sizes : {InputRequest::Sizes::upper, InputRequest::Sizes::example})
            CHECKED(make(first_seed + random_runs, sizes));
    return inputs;
}

Result<> compare_runs(const RunTensors& got, const RunTensors& expected, ShrunkProgram& point) {
    point.is_equal = point.is_bit_for_bit = true;
    point.runs = expected.size();
    for (std::size_t run = 0; run < expected.size(); ++run) {
        for (std::size_t i = 0; i < expected[run].size(); ++i) {
            TRY(const Difference difference, compare(got[run][i], expected[run][i]));
            point.is_equal = point.is_equal && difference.first_mismatch < 0;
            point.is_bit_for_bit = point.is_bit_for_bit && got[run][i].bytes == expected[run][i].bytes;
            point.largest_difference = std::max(point.largest_difference, difference.max_abs);
        }
    }
    return done;
}

}  // namespace arenascope
