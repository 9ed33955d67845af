#include "engine/export/proof.h"

#include <algorithm>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <tuple>

#include "engine/base/file.h"
#include "engine/export/loader_rules.h"
#include "engine/runner/check_output.h"
#include "engine/runner/runner.h"

namespace arenascope {

namespace {

/// Tensors per (pool, offset, bytes): some formats store no names, but all store places.
using Places = std::map<std::tuple<std::int32_t, std::int64_t, std::int64_t>, std::size_t>;

/// Results of branches: moves let them stand for another tensor, so that a file stores no place of their own.
std::set<ValueId> moved_into(const Method& method) {
    std::set<ValueId> out;
    for (const Instruction& instruction : method.instructions) {
        if (instruction.kind == Instruction::Kind::move && instruction.args.size() > 1) out.insert(instruction.args[1]);
    }
    for (const Instruction& instruction : method.instructions) {
        for (const ValueId id : instruction.outs) out.erase(id);
    }
    return out;
}

Places places_of(const Plan& plan, const std::set<ValueId>& without = {}) {
    Places places;
    for (const BufferRow row : plan.problem.buffers.indices()) {
        const Buffer& buffer = plan.problem.buffers[row];
        // A tensor without bytes may be anywhere.
        if (buffer.bytes > 0 && !without.contains(buffer.id))
            ++places[{buffer.mem_id, plan.placement.offsets[row], buffer.bytes}];
    }
    return places;
}

std::size_t count_of(const Places& places) {
    return std::accumulate(places.begin(), places.end(), std::size_t{0},
                           [](std::size_t sum, const auto& place) { return sum + place.second; });
}

/// Equal values are merged in a file: as many tensors as it has fewer may share their place with another one.
std::size_t displaced(const Method& method, const Plan& planned, const Plan& read) {
    const Places before = places_of(planned, moved_into(method)), after = places_of(read);
    const std::size_t all = count_of(before), fewer = all - std::min(all, count_of(after));
    std::size_t gone = 0, shared = 0;
    for (const auto& [place, count] : before) {
        const auto found = after.find(place);
        if (found == after.end()) gone += count;
        else shared += count - std::min(count, found->second);
    }
    return gone + shared - std::min(shared, fewer);
}

/// How far the outputs are off; nothing if they are as expected.
std::optional<OutputDistance> farthest_distance(const Method& method, const std::vector<OutputReport>& outputs) {
    const auto at = farthest_of(method, outputs);
    return at ? distance_of(method, outputs[*at]) : std::nullopt;
}

Result<ExportProof::Rerun> rerun(const Engine& engine, const std::shared_ptr<const Program>& program,
                                 const std::shared_ptr<const Outcome>& outcome, const std::vector<VectorRun>& recorded,
                                 const RunRequest& usual, std::vector<OutputReport>& outputs, Progress& progress) {
    const std::shared_ptr<const Evaluator> borrowed(std::shared_ptr<const void>(), &engine);
    Runner runner(program, outcome, borrowed, {}, std::make_shared<SharedState>(), usual);
    ExportProof::Rerun rerun{.runs = recorded.size()};
    for (std::size_t i = 0; i < recorded.size(); ++i) {
        RunRequest request = usual;
        request.inputs = RunRequest::Inputs::recorded;
        request.recorded = i;
        TRY(RunReport report, runner.run(request, recorded, progress));
        for (const OutputReport& output : report.outputs) {
            if (!output.difference) continue;
            ++rerun.compared;
            rerun.equal += output.difference->first_mismatch < 0 ? 1 : 0;
            rerun.largest = std::max(rerun.largest, output.difference->max_abs);
        }
        const auto here = farthest_distance(*outcome->method, report.outputs);
        const auto before = farthest_distance(*outcome->method, outputs);
        if (!before || (here && here->largest > before->largest)) outputs = std::move(report.outputs);
    }
    return rerun;
}

/// Whether an input has another size than the method allows: its bounds were changed after it was recorded.
bool is_outside(const Method& method, const VectorRun& run) {
    for (std::size_t i = 0; i < run.inputs.size() && i < method.inputs.size(); ++i) {
        const Tensor* tensor = method.values[method.inputs[i]].tensor();
        const std::vector<std::int64_t>& shape = run.inputs[i].shape;
        if (!tensor || tensor->upper.size() != shape.size()) continue;  // another error, which the run states
        for (std::size_t at = 0; at < shape.size(); ++at) {
            const bool is_fixed = tensor->dynamism == Dynamism::fixed;
            if (shape[at] > tensor->upper[at] || (is_fixed && shape[at] != tensor->upper[at])) return true;
        }
    }
    return false;
}

Result<ExportProof::Rerun> random_run(const Engine& engine, const std::shared_ptr<const Program>& program,
                                      const std::shared_ptr<const Outcome>& outcome, const RunRequest& usual,
                                      std::vector<OutputReport>& outputs, Progress& progress) {
    const std::shared_ptr<const Evaluator> borrowed(std::shared_ptr<const void>(), &engine);
    RunRequest request = usual;
    request.inputs = RunRequest::Inputs::made;
    request.made = {.values = InputRequest::Values::random, .sizes = InputRequest::Sizes::upper};
    request.check_values = true;
    Runner runner(program, outcome, borrowed, {}, std::make_shared<SharedState>(), request);
    TRY(RunReport report, runner.run(request, {}, progress));
    ExportProof::Rerun rerun{.runs = 1, .is_random = true};
    if (report.values) {
        rerun.compared = report.values->compared;
        rerun.equal = rerun.compared - (report.values->difference ? 1 : 0);
    }
    outputs = std::move(report.outputs);
    return rerun;
}

/// The instructions of the file, with the nodes that they were made from.
void name_nodes(std::vector<LoaderFault>& faults, const Method& method) {
    for (LoaderFault& fault : faults) {
        if (fault.method != method.name || fault.op.empty() || !method.instructions.has(fault.instruction)) continue;
        const Instruction& instruction = method.instructions[fault.instruction];
        if (instruction.op == fault.op) fault.error.place = ErrorPlace(instruction.name).in(fault.error.place);
    }
}

Result<std::vector<LoaderFault>> check_file(const MappedFile& file, std::shared_ptr<const void> owner,
                                            const std::string& target, std::optional<Core> core) {
    const Data data{file.bytes(), std::move(owner)};
    if (target.empty()) return loader_faults(data, nullptr);
    TRY(ExportTarget checked, export_target(target));
    if (checked.links_cortex_m) checked.core = core;
    return loader_faults(data, &checked);
}

}  // namespace

bool ExportProof::good() const { return !refuted() && !not_run; }

bool ExportProof::refuted() const {
    return displaced != 0 || !issues.empty() || !loader_faults.empty() || (rerun && rerun->equal != rerun->compared);
}

Result<ExportProof> prove_export(const Engine& engine, const std::string& file, const Outcome& outcome,
                                 const std::string& target, const std::vector<VectorRun>& recorded,
                                 const RunRequest& usual, Progress& progress) {
    ExportProof proof;
    {
        TRY(const auto mapped, MappedFile::open(file));
        proof.file_bytes = static_cast<std::int64_t>(mapped->bytes().size());
        TRY(proof.loader_faults, check_file(*mapped, mapped, target, outcome.method->core));
        name_nodes(proof.loader_faults, *outcome.method);
    }
    progress.report(StageKind::reading_back);
    auto opened = engine.open(file, progress);
    if (!opened.ok() && !opened.error().is_cancelled && !proof.loader_faults.empty()) {
        proof.not_run = std::move(opened).error();
        return proof;
    }
    TRY(const std::shared_ptr<const Program> read, std::move(opened));
    Tuning as_written = starting_tuning(*read, outcome.method->name);
    as_written.core = outcome.method->core;
    TRY(Outcome again, engine.evaluate(*read, as_written, {std::string(planner_id::loaded)}, progress));
    const auto read_outcome = std::make_shared<const Outcome>(std::move(again));
    const Plan &planned = outcome.plan(), &found = read_outcome->plan();
    const Table<BufferRow, Buffer>& buffers = planned.problem.buffers;
    proof.tensors = buffers.size();
    proof.empty = static_cast<std::size_t>(
        std::count_if(buffers.begin(), buffers.end(), [](const Buffer& buffer) { return buffer.bytes == 0; }));
    proof.displaced = displaced(*outcome.method, planned, found);
    // Already checked when it was read, path by path if there are jumps.
    if (!found.valid()) proof.issues = found.issues;
    if (recorded.empty()) return proof;
    progress.report(StageKind::running_copy);
    const bool outside = std::any_of(recorded.begin(), recorded.end(),
                                     [&](const VectorRun& run) { return is_outside(*read_outcome->method, run); });
    auto ran = outside ? random_run(engine, read, read_outcome, usual, proof.outputs, progress)
                       : rerun(engine, read, read_outcome, recorded, usual, proof.outputs, progress);
    if (!ran.ok() && ran.error().is_cancelled) return ran.error();
    if (ran.ok()) proof.rerun = ran.value();
    else proof.not_run = ran.error();
    return proof;
}

}  // namespace arenascope
