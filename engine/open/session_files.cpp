#include "engine/open/session_files.h"

#include <filesystem>

#include "engine/base/file.h"
#include "engine/base/json.h"
#include "engine/tuning/session_checks.h"

namespace arenascope {

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t session_limit = std::uint64_t{64} << 20U;

/// Without resolving links, in both directions: a session in a linked folder must find its program again.
fs::path whole(const fs::path& path) {
    std::error_code error;
    const fs::path absolute = fs::absolute(path, error);
    return (error ? path : absolute).lexically_normal();
}

fs::path folder_of(const std::string& path) { return whole(path).parent_path(); }

}  // namespace

bool is_session(const std::string& path) {
    std::string suffix = fs::path(path).extension().string();
    for (char& letter : suffix)
        letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    if (suffix != ".json") return false;
    const auto bytes = load_file(path, session_limit);
    if (!bytes.ok()) return false;
    const auto document = json::Document::parse(as_text(bytes.value()));
    return document.ok() && document.value().root().find("arenascope_session").has_value();
}

Result<ReadSession> read_session(const std::string& path, std::span<const std::string> allowed) {
    TRY(const std::vector<std::byte> bytes, load_file(path, session_limit));
    auto read = session_from_json(as_text(bytes));
    if (!read.ok()) return std::move(read).error().of_file(path);
    ReadSession out{.session = std::move(read).take()};
    out.program = take_off_program(out.session.tuning, allowed);
    for (Error& unknown : unknown_keys(as_text(bytes))) out.unknown.push_back(std::move(unknown).of_file(path));
    if (!out.session.program.empty()) out.session.program = whole(folder_of(path) / out.session.program).string();
    return out;
}

Result<> write_session(const std::string& path, Session session) {
    const fs::path relative = whole(session.program).lexically_relative(folder_of(path));
    if (!session.program.empty() && !relative.empty()) session.program = relative.string();
    const std::string text = to_json(session);
    return save_file(path, std::as_bytes(std::span(text)));
}

}  // namespace arenascope
