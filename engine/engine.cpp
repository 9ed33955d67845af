// Engine::open and Engine::export_to: the ends of the flow that touch files.

#include <algorithm>
#include <functional>
#include <string>

#include "engine/base/file.h"
#include "engine/base/printable.h"
#include "engine/base/text.h"
#include "engine/engine.h"
#include "engine/export/export_concat_in_place.h"
#include "engine/export/export_stored.h"
#include "engine/export/export_targets.h"
#include "engine/formats/pte/pte.h"
#include "engine/open/add_etrecord.h"
#include "engine/passes/in_place.h"
#include "engine/study/program_plan.h"

namespace arenascope {

namespace {

const Format* format_of(ByteView bytes) {
    for (const Format& format : builtin_formats()) {
        if (format.read && format.sniff(bytes)) return &format;
    }
    return nullptr;
}

std::string known_suffixes(bool writable) {
    std::string out;
    for (const Format& format : builtin_formats()) {
        if (writable ? format.write == nullptr : format.read == nullptr) continue;
        append_item(out, ", ", format.suffix);
    }
    return out;
}

/// What a file of this name would hold; null where the name tells nothing.
const Format* named_format(const std::string& path) {
    for (const Format& format : builtin_formats()) {
        if (format.read && path.ends_with(format.suffix)) return &format;
    }
    return nullptr;
}

/// Says what was expected of a file that holds nothing that can be read.
Error unreadable(const std::string& path, Message what) {
    const Format* named = named_format(path);
    if (!named) {
        return Error{.what = std::move(what),
                     .file = path,
                     .expected = message("the content of one of {suffixes}", known_suffixes(false)),
                     .remedy = message("export the model with torch.export.save or ExecuTorch's to_executorch")};
    }
    return Error{.what = std::move(what),
                 .file = path,
                 .expected = message("the content of a {suffix} file ({title})", named->suffix, named->title),
                 .remedy = message("export or copy it again")};
}

/// Tables and traces are text: one that is named so is read as one, and the error says at which line it is none.
bool is_text(ByteView bytes) {
    constexpr std::size_t looked_at = 4096, longest_line = 512;
    const std::string_view text = as_text(bytes.first(std::min(bytes.size(), looked_at)));
    return text.find('\0') == std::string_view::npos && std::min(text.find('\n'), text.size()) <= longest_line;
}

const Format* format_for(const std::string& path) {
    for (const Format& format : builtin_formats()) {
        if (format.write && path.ends_with(format.suffix)) return &format;
    }
    return nullptr;
}

Error refused_plan(const Plan& plan) {
    const std::string reason = plan.problems.empty() ? "" : ": " + plan.problems.front().text();
    return Error{.what = message("plan '{planner}' is invalid{reason}", plan.planner, reason),
                 .expected = message("a plan in which no live tensors share bytes"),
                 .remedy = message("choose another planner (--planner auto), or write it anyway with --force"),
                 .remedy_code = RemedyCode::other_planner};
}

/// Uses other operators where a target has these only, and refuses what it lacks.
Result<> fit_to_target(const Program& program, const ExportOptions& options, bool force, Outcome& outcome) {
    if (options.target.empty()) return done;
    const ExportTarget* target = find_export_target(options.target);
    if (!target) {
        std::string known;
        for (const ExportTarget& each : export_targets()) append_item(known, ", ", each.id);
        return Error{.what = message("there is no target '{target}'", options.target),
                     .expected = Message::verbatim(known)};
    }
    if (options.target != "arenascope" && program.format != FormatId::pte) {
        auto adapted = std::make_shared<Method>(*outcome.method);
        adapt_to_portable(*adapted);
        outcome.method = std::move(adapted);
    }
    const auto missing = missing_on(*target, *outcome.method);
    if (missing.empty() || force) return done;
    return Error{.what = message("{id} lacks {missing}", target->id, text_of(missing)),
                 .place = outcome.method->name,
                 .expected = message("operators and backends of {title}", target->title),
                 .remedy = message("choose another target with --for, or write it anyway with --force"),
                 .remedy_code = RemedyCode::other_target};
}

/// Names of tensors and nodes go to terminals, tables, pictures and sources: what acts there is written out.
void make_names_printable(Program& program) {
    for (Method& method : program.methods) {
        for (Value& value : method.values) value.name = printable(value.name);
        for (Listing& row : method.listing) row.name = printable(row.name);
        for (Instruction& instruction : method.instructions) {
            for (std::string* text : {&instruction.name, &instruction.fx_name, &instruction.module_path})
                *text = printable(*text);
            instruction.stack_trace = printable(instruction.stack_trace, true);
        }
        std::map<std::string, std::int64_t> pinned;
        for (const auto& [name, offset] : method.pinned) pinned.emplace(printable(name), offset);
        method.pinned = std::move(pinned);
    }
}

}  // namespace

Result<std::shared_ptr<const Program>> Engine::open(const std::string& path, Progress& progress) const {
    progress.report(StageKind::opening);
    auto mapped = MappedFile::open(path);
    if (!mapped.ok()) {
        Error error = std::move(mapped).error();
        return error.code == ErrorCode::empty_file ? unreadable(path, std::move(error.what)) : error;
    }
    std::shared_ptr<const MappedFile> file = std::move(mapped).take();
    const Format* format = format_of(file->bytes());
    if (const Format* named = named_format(path);
        !format && named && named->id == FormatId::csv && is_text(file->bytes()))
        format = named;
    if (!format)
        return unreadable(
            path,
            named_format(path) ? message("the file holds something else") : message("the kind of file is not known"));
    auto program = format->read(std::move(file), progress, stage_options());
    if (!program.ok()) return std::move(program).error().of_file(path);
    Program opened = std::move(program).take();
    if (opened.methods.empty()) {
        return Error{.what = message("the file holds no method"),
                     .file = path,
                     .expected = message("at least one exported method")};
    }
    opened.path = path;
    make_names_printable(opened);
    return std::make_shared<const Program>(std::move(opened));
}

Result<std::vector<Outcome>> Engine::methods_beside(const Program& program, const Outcome& outcome,
                                                    Progress& progress) const {
    return planned_beside(*this, program, outcome, progress);
}

Result<std::shared_ptr<const Program>> Engine::open(const std::string& path, const std::string& etrecord,
                                                    Progress& progress) const {
    TRY(auto opened, open(path, progress));
    auto program = std::make_shared<Program>(*opened);
    CHECKED(add_etrecord(*program, etrecord));
    return std::shared_ptr<const Program>(std::move(program));
}

namespace {

/// Methods of a .pte that keep the plan they came with: that one is not written on where it is no good.
Result<> kept_are_sound(const Engine& engine, const Program& program, const std::vector<Outcome>& planned,
                        Progress& progress) {
    for (const Method& method : program.methods) {
        const bool is_planned = std::any_of(planned.begin(), planned.end(),
                                            [&](const Outcome& each) { return each.method->name == method.name; });
        if (is_planned || program.format != FormatId::pte) continue;
        TRY(const Outcome kept, engine.evaluate(program, starting_tuning(program, method.name), {}, progress));
        if (!kept.plan().valid()) return refused_plan(kept.plan()).in(method.name);
    }
    return done;
}

/// What was written is read again: every method that was planned has a sound plan in it.
Result<> comes_back(const Engine& engine, const std::string& file, const std::vector<std::string>& external,
                    const std::vector<Outcome>& methods, Progress& progress) {
    TRY(auto mapped, MappedFile::open(file));
    TRY(const Program program, read_pte_with(mapped, external, progress));
    for (const Outcome& each : methods) {
        if (each.plan().problem.buffers.empty()) continue;  // all of it is the caller's
        Tuning tuning = starting_tuning(program, each.method->name);
        tuning.planner = planner_id::loaded;
        TRY(const Outcome read, engine.evaluate(program, tuning, {}, progress));
        if (!read.plan().valid()) return refused_plan(read.plan());
    }
    return done;
}

using MethodsBeside = std::function<Result<std::vector<Outcome>>()>;

Result<> write_methods(const Engine& engine, const std::string& path, const Program& program, const Outcome& outcome,
                       const MethodsBeside& beside_shown, bool force, Progress& progress,
                       const ExportOptions& options) {
    const Format* format = format_for(path);
    if (!format) {
        return Error{.what = message("cannot write this kind of file"),
                     .file = path,
                     .expected = message("a name ending in {suffixes}", known_suffixes(true))};
    }
    if (!outcome.plan().valid() && !force) return refused_plan(outcome.plan()).of_file(path);
    if (!outcome.report.export_refusal.empty() && !force) {
        return Error{.what = outcome.report.export_refusal,
                     .file = path,
                     .expected = message("ranges within the file's"),
                     .remedy = message("export the model again with wider ranges, or say --allow-wider-ranges")};
    }
    progress.report(StageKind::writing);
    std::vector<Outcome> methods;
    if (format->pieces) {
        TRY(methods, beside_shown());
    }
    methods.insert(methods.begin(), outcome);
    if (format->pieces && !force) {
        auto sound = kept_are_sound(engine, program, methods, progress);
        if (!sound.ok()) return std::move(sound).error().of_file(path);
    }
    for (Outcome& each : methods) {
        auto fit = fit_to_target(program, options, force, each);
        if (!fit.ok()) return std::move(fit).error().of_file(path);
        if (format->id != FormatId::pte) continue;
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
        return save_file(path, bytes.value());
    }
    auto pieces = format->pieces(artifact, progress);
    if (!pieces.ok()) return std::move(pieces).error().of_file(path);
    // What lies beside comes first: the file itself appears when all that it needs is there.
    const auto& files = pieces.value().files;
    std::vector<std::string> beside;
    for (auto file = files.rbegin(); file != files.rend(); ++file) {
        if (progress.cancelled()) return cancelled();
        if (!file->suffix.empty()) {
            beside.push_back(path.substr(0, path.size() - format->suffix.size()) + file->suffix);
            CHECKED(save_file(beside.back(), file->parts));
            continue;
        }
        CHECKED(save_file_checked(path, file->parts, [&](const std::string& temporary) -> Result<> {
            if (force || format->id != FormatId::pte) return done;
            auto read = comes_back(engine, temporary, beside, methods, progress);
            if (read.ok() || read.error().is_cancelled) return read;
            const std::string why = read.error().text();
            return Error{.what = message("what would be written does not come back: {reason}", why),
                         .file = path,
                         .expected = message("a file that opens with a sound plan"),
                         .remedy = message("choose another planner or fewer passes, or write it anyway with --force"),
                         .remedy_code = RemedyCode::other_planner_or_passes};
        }));
    }
    return done;
}

}  // namespace

Result<> Engine::export_to(const std::string& path, const Program& program, const Outcome& outcome, bool force,
                           Progress& progress, const ExportOptions& options) const {
    const auto beside = [&] { return methods_beside(program, outcome, progress); };
    return write_methods(*this, path, program, outcome, beside, force, progress, options);
}

Result<std::vector<Error>> export_stored(const Engine& engine, const Session* session, const std::string& path,
                                         const Program& program, const Outcome& outcome, bool force, Progress& progress,
                                         const ExportOptions& options) {
    std::vector<Error> unlike;
    const auto beside = [&]() -> Result<std::vector<Outcome>> {
        TRY(std::vector<Outcome> methods, planned_beside(engine, program, outcome, progress));
        for (Outcome& each : methods) {
            if (!session) break;
            TRY(auto why, show_beside(*session, each));
            if (why) unlike.push_back(std::move(*why));
        }
        return methods;
    };
    CHECKED(write_methods(engine, path, program, outcome, beside, force, progress, options));
    return unlike;
}

}  // namespace arenascope
