#include "engine/evaluate/edited_method.h"

#include <algorithm>
#include <array>

#include "engine/evaluate/fold_values.h"
#include "engine/evaluate/int8_method.h"
#include "engine/evaluate/method_core.h"
#include "engine/evaluate/peak_bytes.h"
#include "engine/evaluate/recovered_graphs.h"
#include "engine/evaluate/replace_operators.h"
#include "engine/evaluate/resolve_rules.h"
#include "engine/evaluate/row_tiled_method.h"
#include "engine/evaluate/share_state.h"
#include "engine/evaluate/specialise_method.h"
#include "engine/evaluate/tiled_method.h"
#include "engine/ir/memory_budget.h"
#include "engine/ir/same_method.h"
#include "engine/kernels/kernel.h"
#include "engine/ops/facts.h"
#include "engine/passes/runner.h"

namespace arenascope {

namespace {

/// The initial value in the tuning is not part of the program any more, so it is not stored in a file.
Result<> set_initial(Method& method, const Tuning& tuning) {
    for (const auto& entry : tuning.initial) {
        const std::string& name = entry.first;
        const InitialState initial = entry.second;
        // By its own name, or by its name in the model.
        const auto find = [&](auto name_of_state) {
            return std::find_if(method.values.begin(), method.values.end(), [&](const Value& value) {
                const Tensor* tensor = value.tensor();
                return tensor && tensor->is_state && tensor->alias_of == no_value && name_of_state(value) == name;
            });
        };
        auto found = find([](const Value& value) { return value.name; });
        if (found == method.values.end())
            found = find([](const Value& value) { return value.tensor()->qualified_name; });
        if (found == method.values.end()) {
            return Error{
                .what = message("unknown state '{name}'; it cannot start from {initial}", name, name_of(initial)),
                .expected = message("a state that info lists")};
        }
        found->tensor()->data.reset();
    }
    return done;
}

Result<> apply_passes(Method& method, const Program& program, const Tuning& tuning, bool needs_data,
                      const StageOptions& options, Progress& progress, MethodReport& report) {
    const auto evaluate = [&](const Method& part) {
        return evaluate_constants(part, usual_memory_limit(program), progress);
    };
    const lowering::PassTools tools{
        .evaluate = needs_data ? evaluate : std::function<Result<std::vector<Data>>(const Method&)>(),
        .can_run = [](std::string_view op) { return find_kernel(op) != nullptr; },
        .progress = progress,
    };
    const lowering::PassWatch watch{
        .measure =
            [&](const Method& at, const std::vector<std::string>& applied) {
                return lowering::PassBytes{.peak = peak_bytes(at, tuning, applied), .stored = constant_bytes(at)};
            },
        .on_pass =
            [&](const std::string& id, const lowering::PassBytes& before, const lowering::PassBytes& after) {
                report.passes.push_back(
                    {.id = id, .saved_bytes = before.peak - after.peak, .stored_bytes = after.stored - before.stored});
            },
    };
    return lowering::run_passes(method, tuning.edits.passes, tools, watch, options);
}

/// A key for lookups, which does not own the method.
PassesKey key_of(const Method& found, const Program& program, const Tuning& tuning, bool needs_data) {
    return {.method = {std::shared_ptr<const Method>(std::shared_ptr<void>(), &found)},
            .is_pte = program.format == FormatId::pte,
            .needs_data = needs_data,
            .plans_inputs = tuning.plan_inputs,
            .plans_outputs = tuning.plan_outputs,
            .plans_state = tuning.plan_state,
            .hints = tuning.edits.hints,
            .allows_wider_ranges = tuning.edits.allow_wider_ranges,
            .ranges = tuning.ranges,
            .initial = tuning.initial,
            .core = tuning.core,
            .passes = tuning.edits.passes,
            .tiles = tiles_of(tuning, found.name)};
}

/// The source of a result for its key, without a copy if the memory of another one will do: the result itself, or the
/// source of an earlier result. A .pte's own bounds are not found anew.
MethodKey source_key(const MethodKey& found, bool is_pte, const std::shared_ptr<const Method>& made, StageMemo& memo) {
    if (same_method(*found.method, *made)) return {.method = made};
    if (!is_pte && same_but_bounds(*found.method, *made)) return {.method = made, .is_specialised = true};
    const auto earlier = memo.passes.find_key([&](const PassesKey& key) { return key.method == found; });
    return earlier ? earlier->method : MethodKey{.method = std::make_shared<const Method>(*found.method)};
}

/// A program that is lowered for one core is fitted to the one that is asked for. Tiles are cut out of what other
/// passes leave.
Tuning passes_of(Tuning tuning, FormatId format, bool is_tiled) {
    if (is_tiled && format == FormatId::tflite) tuning.edits.passes = {std::string(row_tiles_pass)};
    else if (is_tiled) tuning.edits.passes = passes_before_tiles(tuning);
    auto& passes = tuning.edits.passes;
    const bool is_fitted = std::find(passes.begin(), passes.end(), fit_core_pass) != passes.end();
    if (wants_int8(tuning) && tuning.core && !is_fitted) passes.emplace_back(fit_core_pass);
    return tuning;
}

/// Sized as specialising would size it, and no view, whose bounds would have to be checked.
bool is_sized(const Tensor& tensor) {
    return tensor.alias_of == no_value && !tensor.grows && tensor.dynamism == Dynamism::fixed && tensor.bytes() &&
        std::equal(tensor.sizes.begin(), tensor.sizes.end(), tensor.upper.begin(), tensor.upper.end(),
                   [](const sym::Expr& size, std::int64_t upper) {
                       return size.is_constant() && size.constant() == upper && upper >= 0;
                   });
}

/// Whether specialising and the passes would leave the method as it is, as they do with a table of buffers.
bool stays_as_is(const Method& method, const Tuning& tuning, const StageOptions& options) {
    if (options.verify || options.observe || !options.skip.empty()) return false;
    if (!method.ranges.empty() || !tuning.ranges.empty() || tuning.edits.hints || !tuning.initial.empty()) return false;
    if (!tuning.edits.passes.empty() || wants_int8(tuning) || tiles_of(tuning, method.name)) return false;
    if (method.core || choose_core(method, tuning.core)) return false;
    return std::all_of(method.values.begin(), method.values.end(),
                       [](const Value& value) { return !value.tensor() || is_sized(*value.tensor()); });
}

Result<PassedMethod> pass_method(const Method& found, const Program& program, const Tuning& tuning, bool needs_data,
                                 const StageOptions& options, Progress& progress) {
    PassedMethod out;
    auto method = std::make_shared<Method>(found);
    const std::optional<TiledMethod> tiles = tiles_of(tuning, found.name);
    const bool is_tiled = tiles.has_value();
    if (wants_int8(tuning)) CHECKED(take_int8_form(*method).in(message("pass {pass}", int8_pass)));
    const std::array stages{
        CheckedStage{
            .id = "specialise",
            .run = [&] { return specialise_method(*method, tuning, program.format == FormatId::pte, out.report); }},
        CheckedStage{.id = "initial_state", .run = [&] { return set_initial(*method, tuning); }}};
    CHECKED(run_stages(stages, method_subject(*method, ops::operator_facts()), options, progress));
    method->core = choose_core(*method, tuning.core);
    // Parts of constants are made of their data.
    CHECKED(apply_passes(*method, program, passes_of(tuning, program.format, is_tiled), needs_data || is_tiled, options,
                         progress, out.report));
    const std::array tiling{CheckedStage{
        .id = "tile", .run = [&] { return tile_method(*method, tuning, *tiles, out.report); }, .is_required = false}};
    if (is_tiled) CHECKED(run_stages(tiling, method_subject(*method, ops::operator_facts()), options, progress));
    for (PlanIssue& issue : core_issues(*method)) out.report.issues.push_back(std::move(issue));
    out.method = std::move(method);
    return out;
}

}  // namespace

Result<EditedMethod> edit_method(const Method& found, const std::shared_ptr<const Method>& shared,
                                 const Program& program, const Tuning& tuning, bool needs_data, StageMemo& memo,
                                 const StageOptions& options, Progress& progress) {
    EditedMethod out;
    PassesKey key = key_of(found, program, tuning, needs_data);
    auto passed = memo.passes.find(key);
    if (!passed && shared && stays_as_is(found, tuning, options)) {
        passed = std::make_shared<const PassedMethod>(PassedMethod{.method = shared, .report = {}});
        key.method = {.method = shared};
        memo.passes.keep(std::move(key), passed, 0);
    } else if (!passed) {
        TRY(PassedMethod made, pass_method(found, program, tuning, needs_data, options, progress));
        out.passes_run = static_cast<std::int32_t>(made.report.passes.size());
        const std::int64_t bytes = added_bytes(*made.method, found);
        key.method = source_key(key.method, key.is_pte, made.method, memo);
        passed = std::make_shared<const PassedMethod>(std::move(made));
        memo.passes.keep(std::move(key), passed, bytes);
    }
    out.method = passed->method;
    out.report = passed->report;
    out.report.asked = tuning;
    CHECKED(resolve_rules(*out.method, program, tuning, out.report));
    if (tuning.edits.share_mutable) CHECKED(share_state(*out.method, program, out.report));
    else if (program.methods.size() > 1) report_unshared_states(*out.method, program, out.report);
    // ExecuTorch planned sub-graphs separately, whatever the .pte keeps of them.
    if (tuning.lifetimes == LifetimeRules::executorch && program.format == FormatId::pte) {
        if (auto with_graphs = with_recovered_graphs(*out.method)) out.method = std::move(with_graphs);
    }
    TRY(auto with_copies, with_state_copies(*out.method, tuning, out.report));
    if (with_copies) out.method = std::move(with_copies);
    if (tuning.edits.operators.empty()) return out;
    auto method = std::make_shared<Method>(*out.method);
    std::vector<PlanIssue> idle;
    CHECKED(replace_operators(*method, tuning, out.report.tuning, idle));
    // Without a named method, a rule may be for another one.
    if (program.methods.size() == 1 || !tuning.method.empty())
        out.report.issues.insert(out.report.issues.end(), idle.begin(), idle.end());
    out.method = std::move(method);
    return out;
}

}  // namespace arenascope
