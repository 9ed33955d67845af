#include "engine/ir/source_line.h"

#include <algorithm>

namespace arenascope {

std::string source_line(std::string_view trace) {
    constexpr std::string_view file_mark = "File \"", line_mark = "line ";
    const auto at = trace.rfind(file_mark);
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
