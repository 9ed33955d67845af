// Engine::open and Engine::export_to: the ends of the flow that touch files.

#include "engine/engine.h"

#include <algorithm>
#include <string>

#include "engine/base/file.h"
#include "engine/base/gzip.h"
#include "engine/base/text.h"
#include "engine/export/export_methods.h"
#include "engine/formats/bad_download.h"
#include "engine/open/add_etrecord.h"
#include "engine/open/other_methods.h"
#include "engine/open/printable_names.h"
#include "engine/open/strangers.h"

namespace arenascope {

namespace {

const Format* format_of(ByteView bytes) {
    for (const Format& format : builtin_formats()) {
        if (format.read && format.sniff(bytes)) return &format;
    }
    return nullptr;
}

std::string readable_suffixes() {
    std::string out;
    for (const Format& format : builtin_formats()) {
        if (format.read != nullptr) append_item(out, ", ", format.suffix);
    }
    return out;
}

/// The format that a file's name suggests; null: none.
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
                     .expected = message("the content of one of {suffixes}", readable_suffixes()),
                     .remedy = message("export the model with torch.export.save or ExecuTorch's to_executorch")};
    }
    return Error{.what = std::move(what),
                 .file = path,
                 .expected = message("the content of a {suffix} file ({format})", named->suffix, named->title),
                 .remedy = message("export or copy it again")};
}

/// Tables and traces are text: one that is named so is read as one, and the error says at which line it is none.
bool is_text(ByteView bytes) {
    constexpr std::size_t looked_at = 4096, longest_line = 512;
    const std::string_view text = as_text(bytes.first(std::min(bytes.size(), looked_at)));
    return text.find('\0') == std::string_view::npos && std::min(text.find('\n'), text.size()) <= longest_line;
}

}  // namespace

Result<std::shared_ptr<const Program>> Engine::open(const std::string& path, Progress& progress) const {
    progress.report(StageKind::opening);
    auto mapped = MappedFile::open(path);
    if (!mapped.ok()) {
        Error error = std::move(mapped).error();
        return error.code == ErrorCode::empty_file ? unreadable(path, std::move(error.what)) : error;
    }
    TRY(std::shared_ptr<const MappedFile> file, unpacked(std::move(mapped).take()));
    const Format* format = format_of(file->bytes());
    if (const Format* named = named_format(path);
        !format && named && named->id == FormatId::csv && is_text(file->bytes()) && !bad_download(file->bytes()))
        format = named;
    if (auto known = format ? std::nullopt : stranger(file->bytes())) return std::move(*known).of_file(path);
    if (!format)
        return unreadable(
            path, named_format(path) ? message("the content does not match the suffix") : message("unknown file type"));
    auto program = format->read(file, progress, stage_options());
    CHECKED(file->unchanged());  // whatever was read of it then
    if (!program.ok()) return std::move(program).error().of_file(path);
    Program opened = std::move(program).take();
    if (opened.methods.empty()) {
        return Error{.what = message("the file has no method"),
                     .file = path,
                     .expected = message("at least one exported method")};
    }
    opened.path = path;
    opened.file = std::move(file);
    make_names_printable(opened);
    return std::make_shared<const Program>(std::move(opened));
}

Result<std::shared_ptr<const Program>> Engine::open(const std::string& path, const std::string& etrecord,
                                                    Progress& progress) const {
    TRY(auto opened, open(path, progress));
    auto program = std::make_shared<Program>(*opened);
    CHECKED(add_etrecord(*program, etrecord));
    return std::shared_ptr<const Program>(std::move(program));
}

Result<> Engine::export_to(const std::string& path, const Program& program, const Outcome& outcome, bool force,
                           Progress& progress, const ExportOptions& options) const {
    const auto beside = [&] { return planned_beside(*this, program, outcome, progress); };
    return export_methods(*this, path, program, outcome, beside, force, progress, options);
}

}  // namespace arenascope
