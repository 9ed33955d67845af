#include "engine/partition/regions.h"

#include <algorithm>
#include <queue>

namespace arenascope::lowering {

void Regions::grow(const Table<InstructionIndex, bool>& marked) {
    const RegionIndex first = members_.next();
    for (const InstructionIndex at : of_.indices()) {
        if (!marked[at] || of_[at].valid()) continue;
        of_[at] = members_.next();
        members_.push_back({at});
        for (const InstructionIndex from : flow_.feeds[at]) {
            const RegionIndex other = of_[from], mine = of_[at];
            if (other < first || other == mine) continue;
            if (would_cycle(other, mine)) {
                blocked_[at] = true;
                continue;
            }
            join(std::min(other, mine), std::max(other, mine));
        }
    }
}

bool Regions::absorb(RegionIndex region, InstructionIndex instruction) {
    std::vector<InstructionIndex> set = members(region);
    set.push_back(instruction);
    if (reaches_back(set)) return false;
    of_[instruction] = region;
    auto& members = members_[region];
    members.insert(std::upper_bound(members.begin(), members.end(), instruction), instruction);
    return true;
}

void Regions::dissolve(RegionIndex region) {
    for (const InstructionIndex at : members(region)) of_[at] = {};
    members_[region].clear();
}

void Regions::join(RegionIndex into, RegionIndex from) {
    auto &to = members_[into], &old = members_[from];
    for (const InstructionIndex at : old) of_[at] = into;
    std::vector<InstructionIndex> both;
    std::merge(to.begin(), to.end(), old.begin(), old.end(), std::back_inserter(both));
    to = std::move(both);
    old.clear();
}

bool Regions::would_cycle(RegionIndex a, RegionIndex b) const {
    std::vector<InstructionIndex> set = members(a);
    const auto& more = members(b);
    set.insert(set.end(), more.begin(), more.end());
    return reaches_back(set);
}

/// Whether a path leaves the set and returns, with each other region as one node.
bool Regions::reaches_back(const std::vector<InstructionIndex>& set) const {
    Table<InstructionIndex, std::uint8_t> seen(of_.size(), 0);  // 1: in the set, 2: reached outside it
    for (const InstructionIndex at : set) seen[at] = 1;
    std::vector<InstructionIndex> todo;
    bool back = false;
    const auto reach = [&](InstructionIndex at, bool from_set) {
        std::uint8_t& mark = seen[at];
        if (mark == 1) back = back || !from_set;
        if (mark != 0) return;
        mark = 2;
        todo.push_back(at);
    };
    for (const InstructionIndex at : set) {
        for (const InstructionIndex next : flow_.after[at]) reach(next, true);
    }
    while (!todo.empty() && !back) {
        const InstructionIndex at = todo.back();
        todo.pop_back();
        for (const InstructionIndex next : flow_.after[at]) reach(next, false);
        if (!of_[at].valid()) continue;
        for (const InstructionIndex mate : members(of_[at])) reach(mate, false);
    }
    return back;
}

std::vector<Piece> Regions::order() const {
    // A region runs where its last instruction was, and all others stay, as far as dependencies allow.
    const auto key_of = [this](InstructionIndex at) { return of_[at].valid() ? members(of_[at]).back() : at; };
    Table<InstructionIndex, std::int32_t> waits(of_.size(), 0);  // unmet dependencies, by key
    const auto each_edge = [this, &key_of](InstructionIndex at, const auto& use) {
        for (const InstructionIndex next : flow_.after[at]) {
            const InstructionIndex key = key_of(next);
            if (key != key_of(at)) use(key);
        }
    };
    for (const InstructionIndex at : of_.indices()) each_edge(at, [&](InstructionIndex key) { ++waits[key]; });
    std::priority_queue<InstructionIndex, std::vector<InstructionIndex>, std::greater<>> ready;
    std::vector<Piece> out;
    for (InstructionIndex begin{0}; of_.has(begin);) {
        InstructionIndex end = begin;
        while (of_.has(end) && flow_.block[end] == flow_.block[begin]) ++end;
        for (const InstructionIndex at : IndexRange<InstructionIndex>(begin, end)) {
            if (key_of(at) == at && waits[at] == 0) ready.push(at);
        }
        while (!ready.empty()) {
            const InstructionIndex at = ready.top();
            const RegionIndex region = of_[at];
            ready.pop();
            const auto release = [&](InstructionIndex key) {
                if (--waits[key] == 0) ready.push(key);
            };
            if (!region.valid()) {
                out.emplace_back(at);
                each_edge(at, release);
                continue;
            }
            out.emplace_back(region);
            for (const InstructionIndex mate : members(region)) each_edge(mate, release);
        }
        begin = end;
    }
    return out;
}

}  // namespace arenascope::lowering
