#include "engine/partition/regions.h"

#include <algorithm>
#include <queue>

namespace arenascope::lowering {

void Regions::grow(const std::vector<bool>& marked) {
    const auto first = static_cast<std::int32_t>(members_.size());
    for (std::size_t i = 0; i < of_.size(); ++i) {
        if (!marked[i] || of_[i] >= 0) continue;
        const auto at = static_cast<std::int32_t>(i);
        of_[i] = static_cast<std::int32_t>(members_.size());
        members_.push_back({at});
        for (const std::int32_t from : flow_.feeds[i]) {
            const std::int32_t other = of_[static_cast<std::size_t>(from)], mine = of_[i];
            if (other < first || other == mine) continue;
            if (would_cycle(other, mine)) {
                blocked_[i] = true;
                continue;
            }
            join(std::min(other, mine), std::max(other, mine));
        }
    }
}

bool Regions::absorb(std::int32_t region, std::int32_t instruction) {
    std::vector<std::int32_t> set = members(region);
    set.push_back(instruction);
    if (reaches_back(set)) return false;
    of_[static_cast<std::size_t>(instruction)] = region;
    auto& members = members_[static_cast<std::size_t>(region)];
    members.insert(std::upper_bound(members.begin(), members.end(), instruction), instruction);
    return true;
}

void Regions::dissolve(std::int32_t region) {
    for (const std::int32_t at : members(region)) of_[static_cast<std::size_t>(at)] = -1;
    members_[static_cast<std::size_t>(region)].clear();
}

void Regions::join(std::int32_t into, std::int32_t from) {
    auto &to = members_[static_cast<std::size_t>(into)], &old = members_[static_cast<std::size_t>(from)];
    for (const std::int32_t at : old) of_[static_cast<std::size_t>(at)] = into;
    std::vector<std::int32_t> both;
    std::merge(to.begin(), to.end(), old.begin(), old.end(), std::back_inserter(both));
    to = std::move(both);
    old.clear();
}

bool Regions::would_cycle(std::int32_t a, std::int32_t b) const {
    std::vector<std::int32_t> set = members(a);
    const auto& more = members(b);
    set.insert(set.end(), more.begin(), more.end());
    return reaches_back(set);
}

/// Whether a path leaves the set and comes back, other regions in one piece each.
bool Regions::reaches_back(const std::vector<std::int32_t>& set) const {
    std::vector<std::uint8_t> seen(of_.size(), 0);  // 1: in the set, 2: reached outside it
    for (const std::int32_t at : set) seen[static_cast<std::size_t>(at)] = 1;
    std::vector<std::int32_t> todo;
    bool back = false;
    const auto reach = [&](std::int32_t at, bool from_set) {
        std::uint8_t& mark = seen[static_cast<std::size_t>(at)];
        if (mark == 1) back = back || !from_set;
        if (mark != 0) return;
        mark = 2;
        todo.push_back(at);
    };
    for (const std::int32_t at : set) {
        for (const std::int32_t next : flow_.after[static_cast<std::size_t>(at)]) reach(next, true);
    }
    while (!todo.empty() && !back) {
        const auto at = static_cast<std::size_t>(todo.back());
        todo.pop_back();
        for (const std::int32_t next : flow_.after[at]) reach(next, false);
        if (of_[at] < 0) continue;
        for (const std::int32_t mate : members(of_[at])) reach(mate, false);
    }
    return back;
}

std::vector<std::int32_t> Regions::order() const {
    // A region runs where its last instruction was, everything else where it was, as far as the flow allows.
    const auto key_of = [this](std::size_t i) {
        return of_[i] < 0 ? static_cast<std::int32_t>(i) : members(of_[i]).back();
    };
    std::vector<std::int32_t> waits(of_.size(), 0);  // by key
    const auto each_edge = [this, &key_of](std::size_t i, const auto& use) {
        for (const std::int32_t next : flow_.after[i]) {
            const std::int32_t key = key_of(static_cast<std::size_t>(next));
            if (key != key_of(i)) use(static_cast<std::size_t>(key));
        }
    };
    for (std::size_t i = 0; i < of_.size(); ++i) each_edge(i, [&](std::size_t key) { ++waits[key]; });
    std::priority_queue<std::int32_t, std::vector<std::int32_t>, std::greater<>> ready;
    const auto is_key = [&](std::size_t i) { return key_of(i) == static_cast<std::int32_t>(i); };
    std::vector<std::int32_t> out;
    for (std::size_t begin = 0; begin < of_.size();) {
        std::size_t end = begin;
        while (end < of_.size() && flow_.block[end] == flow_.block[begin]) ++end;
        for (std::size_t i = begin; i < end; ++i) {
            if (is_key(i) && waits[i] == 0) ready.push(static_cast<std::int32_t>(i));
        }
        while (!ready.empty()) {
            const auto at = static_cast<std::size_t>(ready.top());
            ready.pop();
            out.push_back(of_[at] < 0 ? static_cast<std::int32_t>(at) : -1 - of_[at]);
            const auto release = [&](std::size_t key) {
                if (--waits[key] == 0) ready.push(static_cast<std::int32_t>(key));
            };
            if (of_[at] < 0) each_edge(at, release);
            else
                for (const std::int32_t mate : members(of_[at])) each_edge(static_cast<std::size_t>(mate), release);
        }
        begin = end;
    }
    return out;
}

}  // namespace arenascope::lowering
