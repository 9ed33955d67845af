#include "engine/export/export_methods.h"

#include <algorithm>

#include "engine/base/error_message.h"
#include "engine/base/file.h"
#include "engine/base/text.h"
#include "engine/export/export_concat_in_place.h"
#include "engine/export/export_targets.h"
#include "engine/formats/pte/pte.h"
#include "engine/formats/pte/pte_write.h"
#include "engine/passes/in_place.h"
#include "engine/passes/pass_ids.h"

namespace arenascope {

namespace {

std::string writable_suffixes() {
    std::string out;
    for (const Format& format : builtin_formats()) {
        if (format.write != nullptr) append_item(out, ", ", format.suffix);
    }
    return out;
}

const Format* format_for(const std::string& path) {
    for (const Format& format : builtin_formats()) {
        if (format.write && path.ends_with(format.suffix)) return &format;
    }
    return nullptr;
}

Error refused_plan(const Plan& plan) {
    return Error{.what = plan.issues.empty()
                     ? message("plan '{planner}' is invalid", plan.planner)
                     : message("plan '{planner}' is invalid: {problem}", plan.planner, plan.issues.front().message),
                 .expected = message("a plan in which no live tensors share bytes"),
                 .remedy = message("choose another planner (--planner auto), or write it anyway with --force"),
                 .remedy_code = RemedyCode::other_planner};
}

/// Rewrites operators that the target lacks, where another form exists, and refuses the others.
Result<> fit_to_target(const Program& program, const ExportOptions& options, bool force, Outcome& outcome) {
    if (options.target.empty()) return done;
    TRY(const ExportTarget target, export_target(options.target));
    if (needs_adapting(target) && program.format != FormatId::pte) {
        auto adapted = std::make_shared<Method>(*outcome.method);
        adapt_to_portable(*adapted);
        outcome.method = std::move(adapted);
    }
    const auto missing = missing_on(target, *outcome.method);
    if (missing.empty() || force) return done;
    const bool is_refused =
        std::any_of(missing.begin(), missing.end(), [](const auto& each) { return each.is_refused(); });
    return Error{.what = is_refused ? message("{id} cannot run {missing}", target.id, text_of(missing))
                                    : message("{id} lacks {missing}", target.id, text_of(missing)),
                 .place = outcome.method->name,
                 .expected = message("operators and backends of {target}", target.title),
                 .remedy = message("choose another target with --for, or write it anyway with --force"),
                 .remedy_code = RemedyCode::other_target};
}

/// Methods of a .pte that keep the plan of their file: an invalid plan is not written again.
Result<> kept_are_sound(const Evaluator& engine, const Program& program, const std::vector<Outcome>& planned,
                        Progress& progress) {
    for (const Method& method : program.methods) {
        const bool is_planned = std::any_of(planned.begin(), planned.end(),
                                            [&](const Outcome& each) { return each.method->name == method.name; });
        if (is_planned || program.format != FormatId::pte) continue;
        TRY(const Outcome kept,
            engine.evaluate(program, starting_tuning(program, method.name), {std::string(planner_id::loaded)},
                            progress));
        if (!kept.plan().valid()) return refused_plan(kept.plan()).in(method.name);
    }
    return done;
}

/// Methods of a .pte that keep the plan of their file, with the offsets as stored.
Result<> add_kept(const Evaluator& engine, const Program& program, std::vector<Outcome>& methods, Progress& progress) {
    for (const Method& method : program.methods) {
        const bool is_there = std::any_of(methods.begin(), methods.end(),
                                          [&](const Outcome& each) { return each.method->name == method.name; });
        if (is_there) continue;
        TRY(Outcome kept,
            engine.evaluate(program, starting_tuning(program, method.name), {std::string(planner_id::loaded)},
                            progress));
        methods.push_back(std::move(kept));
    }
    return done;
}

/// Reads the written file again: every planned method must have a valid plan in it.
Result<> comes_back(const Evaluator& engine, const std::string& file, const std::vector<std::string>& external,
                    const std::vector<Outcome>& methods, Progress& progress) {
    TRY(auto mapped, MappedFile::open(file));
    TRY(const Program program, read_pte_with(mapped, external, progress));
    for (const Outcome& each : methods) {
        if (each.plan().problem.buffers.empty()) continue;  // all of it is bound by the caller
        Tuning tuning = starting_tuning(program, each.method->name);
        tuning.planner = planner_id::loaded;
        TRY(const Outcome read, engine.evaluate(program, tuning, {}, progress));
        if (!read.plan().valid()) return refused_plan(read.plan());
    }
    return done;
}

Result<> comes_back_from(const Evaluator& engine, const std::string& path, const std::string& temporary,
                         const std::vector<std::string>& external, const std::vector<Outcome>& methods,
                         Progress& progress) {
    auto read = comes_back(engine, temporary, external, methods, progress);
    if (read.ok() || read.error().is_cancelled) return read;
    return Error{.what = message("the written file cannot be read back: {reason}", message_of(read.error())),
                 .file = path,
                 .expected = message("a file that opens with a valid plan"),
                 .remedy = message("choose another planner or fewer passes, or write it anyway with --force"),
                 .remedy_code = RemedyCode::other_planner_or_passes};
}

/// A recurrent layer in one operator: ExecuTorch has no kernel for it.
Result<> check_unrolled(const Method& method) {
    for (const Instruction& instruction : method.instructions) {
        if (!instruction.op.starts_with("arenascope::")) continue;
        return Error{.what = message("the operator '{operator}' exists only in ArenaScope", instruction.op),
                     .place = instruction.name,
                     .expected = message("operators of ExecuTorch"),
                     .remedy = message("use the command line: `arenascope export` unrolls recurrent layers")};
    }
    return done;
}

}  // namespace

Result<> check_suffix(const std::string& path) {
    if (format_for(path)) return done;
    return Error{.what = message("cannot write this kind of file"),
                 .file = path,
                 .expected = message("a name ending in {suffixes}", writable_suffixes())};
}

Result<> export_methods(const Evaluator& engine, const std::string& path, const Program& program,
                        const Outcome& outcome, const MethodsBeside& beside_shown, bool force, Progress& progress,
                        const ExportOptions& options) {
    CHECKED(check_suffix(path));
    const Format* format = format_for(path);
    if (!outcome.plan().valid() && !force) return refused_plan(outcome.plan()).of_file(path);
    if (!outcome.report.export_refusal.empty() && !force) {
        return Error{.what = outcome.report.export_refusal,
                     .file = path,
                     .expected = message("ranges within the exported ones"),
                     .remedy = message("export the model again with wider ranges, or use --allow-wider-ranges")};
    }
    progress.report(StageKind::writing);
    std::vector<Outcome> methods;
    const bool is_alone = !format->pieces && !outcome.report.asked.method.empty();
    if (format->holds_all_methods && !is_alone) {
        TRY(methods, beside_shown());
    }
    methods.insert(methods.begin(), outcome);
    if (format->holds_all_methods && !format->pieces && !is_alone)
        CHECKED(add_kept(engine, program, methods, progress));
    if (format->pieces && !force) {
        auto sound = kept_are_sound(engine, program, methods, progress);
        if (!sound.ok()) return std::move(sound).error().of_file(path);
    }
    for (Outcome& each : methods) {
        auto fit = fit_to_target(program, options, force, each);
        if (!fit.ok()) return std::move(fit).error().of_file(path);
        if (format->id != FormatId::pte) continue;
        auto unrolled = check_unrolled(*each.method);
        if (!unrolled.ok() && !force) return std::move(unrolled).error().of_file(path);
        auto joined = std::make_shared<Method>(*each.method);
        join_in_place(*joined, each.plan());
        lowering::write_states_back(*joined);
        each.method = std::move(joined);
    }
    Artifact artifact{program, *methods.front().method, methods.front().plan(), options, {}};
    for (std::size_t i = 1; i < methods.size(); ++i)
        artifact.others.emplace_back(methods[i].method.get(), &methods[i].plan());
    if (!format->pieces) {
        auto bytes = format->write(artifact, progress);
        if (!bytes.ok()) return std::move(bytes).error().of_file(path);
        if (progress.cancelled()) return cancelled();
        CHECKED(unchanged(program.file));
        return save_file(path, bytes.value());
    }
    const auto& passes = outcome.report.asked.edits.passes;
    const PteForm form{lowering::merges_places(passes), lowering::rolls_loops(passes)};
    const bool is_small = format->id == FormatId::pte && !options.keep_values;
    auto pieces = is_small ? pieces_of_small_pte(artifact, form, progress) : format->pieces(artifact, progress);
    if (!pieces.ok()) return std::move(pieces).error().of_file(path);
    // All files are written before any is put in place. Data files go first: the program appears once everything it
    // needs exists.
    std::vector<PendingFile> written;
    std::vector<std::string> beside;
    const auto& files = pieces.value().files;
    for (auto file = files.rbegin(); file != files.rend(); ++file) {
        if (progress.cancelled()) return cancelled();
        const bool is_main = file->suffix.empty();
        const std::string place = is_main ? path : path.substr(0, path.size() - format->suffix.size()) + file->suffix;
        TRY(PendingFile pending, PendingFile::write(place, file->parts));
        const bool is_checked = is_main && !force && format->id == FormatId::pte && !pending.readable().empty();
        if (is_checked) CHECKED(comes_back_from(engine, path, pending.readable(), beside, methods, progress));
        if (!is_main) beside.push_back(pending.readable());
        written.push_back(std::move(pending));
    }
    CHECKED(unchanged(program.file));
    return keep_all(written);
}

}  // namespace arenascope
