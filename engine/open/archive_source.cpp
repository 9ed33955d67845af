#include "engine/open/archive_source.h"

#include <algorithm>

#include "engine/formats/pt2/pt2.h"

namespace arenascope {
namespace {

/// Parts of two paths that are the same, counted from their ends.
std::size_t common_parts(std::string_view a, std::string_view b) {
    std::size_t out = 0;
    while (!a.empty() && !b.empty()) {
        const auto last = [](std::string_view& path) {
            const std::size_t slash = path.rfind('/');
            const std::string_view part = slash == std::string_view::npos ? path : path.substr(slash + 1);
            path = slash == std::string_view::npos ? std::string_view() : path.substr(0, slash);
            return part;
        };
        if (last(a) != last(b)) return out;
        ++out;
    }
    return out;
}

}  // namespace

Result<std::optional<std::string>> archive_source(const Program& program, std::string_view recorded) {
    std::optional<std::string> out;
    if (program.format != FormatId::pt2 || !program.file) return out;
    std::string path(recorded);
    std::replace(path.begin(), path.end(), '\\', '/');
    TRY(const auto sources, read_sources(program.file));
    std::size_t most = 0;
    bool is_alone = true;
    for (const auto& [entry, data] : sources) {
        const std::size_t common = common_parts(entry, path);
        if (common == 0 || common < most) continue;
        is_alone = common > most;
        most = common;
        out.emplace(as_text(data.bytes));
    }
    if (!is_alone) out.reset();
    return out;
}

}  // namespace arenascope
