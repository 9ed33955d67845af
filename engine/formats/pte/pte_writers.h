#pragma once
// Which value wrote each byte of an arena last, and when: followed by a reader that looks for views without an
// instruction, and by a writer that merges them.

#include <cstdint>
#include <iterator>
#include <map>
#include <vector>

#include "engine/ir/ids.h"

namespace arenascope::pte {

/// The last writer of each byte of one arena, and its time.
class Writers {
public:
    struct Run {
        std::int64_t end = 0;
        ValueId owner = no_value;
        std::int32_t at = 0;
    };
    void write(std::int64_t begin, std::int64_t end, ValueId owner, std::int32_t at) {
        auto run = runs_.lower_bound(begin);
        if (run != runs_.begin() && std::prev(run)->second.end > begin) --run;
        while (run != runs_.end() && run->first < end) {
            const auto [first, old] = *run;
            run = runs_.erase(run);
            if (first < begin) runs_[first] = {begin, old.owner, old.at};
            if (old.end > end) run = runs_.insert_or_assign(end, Run{old.end, old.owner, old.at}).first;
        }
        runs_[begin] = {end, owner, at};
    }
    /// The runs that cover these bytes; nothing if a byte was never written.
    [[nodiscard]] std::vector<Run> read(std::int64_t begin, std::int64_t end) const {
        std::vector<Run> out;
        auto run = runs_.upper_bound(begin);
        if (run == runs_.begin()) return {};
        --run;
        for (std::int64_t at = begin; at < end; ++run) {
            if (run == runs_.end() || run->first > at || run->second.end <= at) return {};
            out.push_back(run->second);
            at = run->second.end;
        }
        return out;
    }

private:
    std::map<std::int64_t, Run> runs_;
};

}  // namespace arenascope::pte
