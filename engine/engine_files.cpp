// Engine::open and Engine::export_to: the ends of the flow that touch files.

#include <algorithm>
#include <string>

#include "engine/base/file.h"
#include "engine/engine.h"
#include "engine/formats/pte/pte_etrecord.h"

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
        out += (out.empty() ? "" : ", ") + std::string(format.suffix);
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
    const std::string reason = plan.problems.empty() ? "" : ": " + plan.problems.front().text;
    return Error{.what = "plan '" + plan.planner + "' is invalid" + reason,
                 .expected = "a plan in which no live tensors share bytes",
                 .remedy = "choose another planner (--planner auto), or write it anyway with --force"};
}

}  // namespace

Result<std::shared_ptr<const Program>> Engine::open(const std::string& path, Progress& progress) const {
    progress.report("opening");
    TRY(auto file, MappedFile::open(path));
    const Format* format = format_of(file->bytes());
    if (!format) {
        return Error{.what = "unknown kind of file", .file = path, .expected = "the content of one of " + known_suffixes(false),
                     .remedy = "export the model with torch.export.save or ExecuTorch's to_executorch"};
    }
    auto program = format->read(std::move(file), progress);
    if (!program.ok()) return std::move(program).error().of_file(path);
    Program opened = std::move(program).take();
    if (opened.methods.empty()) {
        return Error{.what = "holds no method", .file = path, .expected = "at least one exported method"};
    }
    opened.path = path;
    return std::make_shared<const Program>(std::move(opened));
}

Result<std::shared_ptr<const Program>> Engine::open(const std::string& path, const std::string& etrecord,
                                                    Progress& progress) const {
    TRY(auto opened, open(path, progress));
    if (opened->format != "pte") {
        return Error{.what = "an ETRecord says nothing of this kind of program", .file = path, .expected = "a .pte file"};
    }
    TRY(const auto record, MappedFile::open(etrecord));
    auto program = std::make_shared<Program>(*opened);
    const auto told = apply_etrecord(record->bytes(), *program);
    if (!told.ok()) return Error(told.error()).of_file(etrecord);
    if (told.value() == 0) program->notes.push_back("the ETRecord " + etrecord + " names no instruction of it");
    return std::shared_ptr<const Program>(std::move(program));
}

Result<> Engine::export_to(const std::string& path, const Program& program, const Outcome& outcome, bool force,
                           Progress& progress, const ExportOptions& options) const {
    const Format* format = format_for(path);
    if (!format) {
        return Error{.what = "cannot write this kind of file", .file = path, .expected = "a name ending in " + known_suffixes(true)};
    }
    if (!outcome.plan().valid() && !force) return refused_plan(outcome.plan()).of_file(path);
    progress.report("writing");
    auto bytes = format->write(Artifact{program, *outcome.method, outcome.plan(), options}, progress);
    if (!bytes.ok()) return std::move(bytes).error().of_file(path);
    if (progress.cancelled()) return cancelled();
    return save_file(path, bytes.value());
}

}  // namespace arenascope
