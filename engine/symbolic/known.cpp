#include "engine/symbolic/known.h"

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

}  // namespace arenascope::sym
