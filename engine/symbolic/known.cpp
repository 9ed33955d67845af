#include "engine/symbolic/known.h"

#include <algorithm>

#include "engine/base/text.h"

namespace arenascope::sym {

Message known_symbols(const Ranges& ranges) {
    constexpr std::size_t most = 10;
    if (ranges.empty()) return {};
    std::string names;
    std::size_t count = 0;
    for (auto at = ranges.begin(); at != ranges.end() && count < most; ++at, ++count)
        append_item(names, ", ", at->first);
    if (ranges.size() <= most) return Message::verbatim(names);
    return message("{names} and {count} more", names, ranges.size() - most);
}

namespace {

using Fixed = std::vector<std::pair<std::string, AssumedSize>>;

Message words_for(const Fixed& fixed) {
    constexpr std::size_t most = 5;
    if (fixed.empty()) return {};
    const auto& [symbol, first] = fixed.front();
    const bool of_file = std::all_of(fixed.begin(), fixed.end(),
                                     [](const auto& each) { return each.second.from == AssumedSize::From::file; });
    if (fixed.size() == 1) {
        return of_file
            ? message("{symbol} planned as {size}, as in the file; set a range to change it", symbol, first.size)
            : message("{symbol} planned as {size}; set a range to change it", symbol, first.size);
    }
    std::string sizes;
    for (std::size_t i = 0; i < std::min(most, fixed.size()); ++i)
        append_item(sizes, ", ", fixed[i].first + " = " + std::to_string(fixed[i].second.size));
    const Message named = fixed.size() > most ? message("{names} and {count} more", sizes, fixed.size() - most)
                                              : Message::verbatim(sizes);
    return of_file ? message("planned with {sizes}, as in the file; set ranges to change them", named)
                   : message("planned with {sizes}; set ranges to change them", named);
}

}  // namespace

Range with_assumed(Range range) {
    if (range.max || !range.assumed) return range;
    range.min = range.assumed->size;
    range.max = range.assumed->size;
    return range;
}

Message assume_sizes(Ranges& ranges) {
    Fixed fixed;
    for (auto& [symbol, range] : ranges) {
        if (!range.max && range.assumed) fixed.emplace_back(symbol, *range.assumed);
        range = with_assumed(range);
    }
    return words_for(fixed);
}

}  // namespace arenascope::sym
