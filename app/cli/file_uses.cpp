#include "app/cli/file_uses.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <vector>

#include "engine/base/file.h"
#include "engine/engine.h"
#include "engine/formats/bad_download.h"
#include "engine/formats/pte/pte_external.h"

namespace arenascope::cli {
namespace {

enum class Use : std::uint8_t { reads, writes };

/// Options whose value is a file, or ends with one after '='.
struct FileOption {
    std::string_view name;
    Use use;
    bool has_key = false;
    std::string_view may_replace{};  ///< a file read by this option may be overwritten
};
constexpr std::array file_options = std::to_array<FileOption>({
    {"-o", Use::writes},
    {"--save-session", Use::writes, false, "--session"},
    {"--state-out", Use::writes, false, "--state-in"},
    {"--junit", Use::writes},
    {"--trace", Use::writes},
    {"--extract-payload", Use::writes, true},
    {"--session", Use::reads},
    {"--plan-file", Use::reads},
    {"--vectors", Use::reads},
    {"--input", Use::reads, true},
    {"--expect", Use::reads, true},
    {"--state-in", Use::reads},
    {"--etrecord", Use::reads},
    {"--etdump", Use::reads},
    {"--names-from", Use::reads},
    {"--data", Use::reads},
    {"--replace-payload", Use::reads, true},
    {"--target", Use::reads},
    {"--map", Use::reads},
    {"--for", Use::reads},
    {"--plugin", Use::reads},
});

struct Named {
    std::string option;  ///< empty: an operand
    std::string path;
    std::string_view may_replace{};
};

bool is_same(const std::string& a, const std::string& b) {
    std::error_code failed;
    if (std::filesystem::equivalent(a, b, failed)) return true;
    const auto first = std::filesystem::weakly_canonical(a, failed);
    if (failed) return a == b;
    const auto second = std::filesystem::weakly_canonical(b, failed);
    return failed ? a == b : first == second;
}

/// Whether a folder that is read contains the file.
bool lies_in(const std::string& file, const std::string& folder) {
    std::error_code failed;
    if (!std::filesystem::is_directory(folder, failed) || !std::filesystem::is_regular_file(file, failed)) return false;
    const bool is_read = std::any_of(builtin_formats().begin(), builtin_formats().end(), [&](const Format& format) {
        return format.read && file.ends_with(format.suffix);
    });
    const auto inside =
        std::filesystem::canonical(file, failed).lexically_relative(std::filesystem::canonical(folder, failed));
    return is_read && !inside.empty() && *inside.begin() != "..";
}

/// Devices and pipes are never overwritten.
bool is_stream(const std::string& path) {
    std::error_code failed;
    const auto status = std::filesystem::status(path, failed);
    return std::filesystem::exists(status) && !std::filesystem::is_regular_file(status);
}

/// "out", two numbers and a suffix, as `run` names the files of its outputs.
bool is_name_of_output(std::string_view name) {
    static constexpr std::string_view digits = "0123456789";
    const auto skip_number = [&] {
        const std::size_t end = std::min(name.find_first_not_of(digits), name.size());
        name.remove_prefix(end);
        return end > 0;
    };
    if (!name.starts_with("out")) return false;
    name.remove_prefix(3);
    if (!skip_number() || !name.starts_with('_')) return false;
    name.remove_prefix(1);
    return skip_number() && (name == ".npy" || name == ".bin");
}

/// Files of earlier outputs in a folder, which the next run there replaces.
std::vector<std::string> outputs_in(const std::string& folder) {
    std::vector<std::string> out;
    std::error_code failed;
    for (std::filesystem::directory_iterator it(folder, failed), end; !failed && it != end; it.increment(failed))
        if (is_name_of_output(it->path().filename().string())) out.push_back(it->path().string());
    std::sort(out.begin(), out.end());
    return out;
}

/// Whether recorded runs name a file of their own folder.
bool names_file(const std::string& vectors, const std::string& file) {
    const std::filesystem::path path(file);
    if (!is_same(std::filesystem::absolute(vectors).parent_path().string(), path.parent_path().string())) return false;
    const auto text = load_file(vectors, std::uint64_t{16} << 20);
    return text.ok() && as_text(text.value()).find('"' + path.filename().string() + '"') != std::string_view::npos;
}

struct Files {
    std::vector<Named> read, written;
};

bool is_given(std::span<const GivenOption> given, std::string_view name) {
    return std::any_of(given.begin(), given.end(), [&](const GivenOption& each) { return each.name == name; });
}

Files files_of(std::span<const std::string> operands, std::span<const GivenOption> all) {
    Files out;
    for (const std::string& operand : operands) {
        out.read.push_back({{}, operand});
        if (operand.ends_with(".pte"))
            for (const std::string& beside : pte::external_candidates(operand)) out.read.push_back({{}, beside});
    }
    for (const GivenOption& given : all) {
        if (given.name == "--output-dir")
            for (const std::string& path : outputs_in(given.value))
                out.written.push_back({std::string(given.name), path});
        const auto known = std::find_if(file_options.begin(), file_options.end(),
                                        [&](const FileOption& each) { return each.name == given.name; });
        if (known == file_options.end()) continue;
        const std::size_t key = known->has_key ? given.value.find('=') : std::string::npos;
        const std::string path = key == std::string::npos ? given.value : given.value.substr(key + 1);
        auto& files = known->use == Use::writes ? out.written : out.read;
        files.push_back({std::string(given.name), path, known->may_replace});
        if (given.name == "-o" && is_given(all, "--external-constants"))
            files.push_back({std::string(given.name), pte::external_candidates(path).front()});
    }
    return out;
}

}  // namespace

Result<> check_written_files(std::span<const std::string> operands, std::span<const GivenOption> given) {
    if (is_given(given, "--force")) return done;
    const Files files = files_of(operands, given);
    for (std::size_t i = 0; i < files.written.size(); ++i) {
        const Named& out = files.written[i];
        if (is_stream(out.path)) continue;
        for (const Named& in : files.read) {
            const bool is_meant = !in.option.empty() && in.option == out.may_replace;
            const bool is_recorded =
                in.option == "--vectors" && out.option == "--output-dir" && names_file(in.path, out.path);
            if (is_meant || (!is_same(out.path, in.path) && !lies_in(out.path, in.path) && !is_recorded)) continue;
            return Error{.what = message("{option} would overwrite the input file '{file}'", out.option, out.path),
                         .expected = message("another file"),
                         .remedy = message("choose another name, or add --force")};
        }
        for (std::size_t k = 0; k < i; ++k) {
            if (!is_same(out.path, files.written[k].path)) continue;
            return Error{.what = message("{option} and {other_option} would write the same file '{file}'",
                                         files.written[k].option, out.option, out.path),
                         .expected = message("a separate file for each")};
        }
    }
    return done;
}

Result<> check_read_files(std::span<const GivenOption> given) {
    for (const Named& in : files_of({}, given).read) {
        const bool may_be_raw = in.option == "--input" || in.option == "--expect" || in.option == "--replace-payload";
        std::error_code failed;
        if (may_be_raw || !std::filesystem::is_regular_file(in.path, failed)) continue;
        const auto file = MappedFile::open(in.path);
        if (!file.ok()) continue;  // whoever needs it says why it cannot be read
        if (auto bad = bad_download(file.value()->bytes())) return std::move(*bad).of_file(in.path);
    }
    return done;
}

}  // namespace arenascope::cli
