#include "engine/formats/open_bytes.h"

namespace arenascope {

namespace {
constexpr std::string_view bytes_prefix = "bytes_of_";
}

bool stands_for_bytes(std::string_view symbol) { return symbol.starts_with(bytes_prefix); }

std::string unbounded_bytes(sym::Ranges& ranges, std::string_view tensor) {
    const auto is_plain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    };
    std::string symbol(bytes_prefix);
    for (const char c : tensor.substr(0, 200)) symbol += is_plain(c) ? c : '_';
    while (ranges.contains(symbol)) symbol += '_';
    ranges[symbol] = {.min = 0, .max = {}, .hint = {}};
    return symbol;
}

}  // namespace arenascope
