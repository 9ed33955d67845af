#include "engine/ir/source_line.h"

#include <algorithm>

namespace arenascope {

namespace {

constexpr std::string_view file_mark = "File \"";

/// Frames of installed packages say where torch is, not where the user's model is.
bool is_of_package(std::string_view frame) {
    const auto path = frame.substr(0, frame.find('"', file_mark.size()));
    return path.find("/site-packages/") != std::string_view::npos ||
        path.find("/dist-packages/") != std::string_view::npos;
}

/// Where the innermost frame of the user's own begins; the innermost of all where every one is a package's.
std::size_t innermost(std::string_view trace) {
    const auto last = trace.rfind(file_mark);
    for (auto at = last; at != std::string_view::npos;
         at = at == 0 ? std::string_view::npos : trace.rfind(file_mark, at - 1)) {
        if (!is_of_package(trace.substr(at))) return at;
    }
    return last;
}

}  // namespace

std::string source_line(std::string_view trace) {
    constexpr std::string_view line_mark = "line ";
    const auto at = innermost(trace);
    if (at == std::string_view::npos) return {};
    const std::string_view rest = trace.substr(at + file_mark.size());
    const auto quote = rest.find('"');
    if (quote == std::string_view::npos) return {};
    const std::string_view after = rest.substr(quote);
    const auto line = after.find(line_mark);
    if (line == std::string_view::npos) return std::string(rest.substr(0, quote));
    const std::string_view number = after.substr(line + line_mark.size());
    const auto digits = std::min(number.find_first_not_of("0123456789"), number.size());
    return std::string(rest.substr(0, quote)) + ":" + std::string(number.substr(0, digits));
}

}  // namespace arenascope
