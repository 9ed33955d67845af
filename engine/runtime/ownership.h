#pragma once
// The last writer of each byte of an arena, as ranges.

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>

#include "engine/ir/method.h"

namespace arenascope {

class Ownership {
public:
    struct Cell {
        std::int64_t end = 0;
        ValueId owner = no_value;   ///< the tensor that owns these bytes; none: unowned
        InstructionIndex writer{};  ///< none: before the first instruction
        ValueId died = no_value;    ///< of unowned bytes: the previous owner
    };

    explicit Ownership(std::int64_t bytes) { cells_[0] = {.end = bytes}; }

    void set(std::int64_t begin, std::int64_t end, Cell cell) {
        if (begin >= end) return;
        split(begin);
        split(end);
        cells_.erase(cells_.lower_bound(begin), cells_.lower_bound(end));
        cell.end = end;
        cells_[begin] = cell;
    }
    /// `f(begin, end, cell)` for every range within [begin, end).
    template <class F>
    void each(std::int64_t begin, std::int64_t end, F f) const {
        if (begin >= end) return;
        auto it = std::prev(cells_.upper_bound(begin));
        for (; it != cells_.end() && it->first < end; ++it)
            f(std::max(begin, it->first), std::min(end, it->second.end), it->second);
    }

private:
    void split(std::int64_t at) {
        const auto next = cells_.upper_bound(at);
        if (next == cells_.begin()) return;
        const auto it = std::prev(next);
        if (it->first == at || it->second.end <= at) return;
        Cell rest = it->second;
        it->second.end = at;
        cells_.emplace_hint(next, at, rest);
    }
    std::map<std::int64_t, Cell> cells_;  ///< by first byte, without gaps
};

}  // namespace arenascope
