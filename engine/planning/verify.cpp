// The checker every plan must pass. It reads only the problem and the offsets: a sweep over time that
// keeps the address intervals of live buffers in an ordered map.

#include <algorithm>
#include <map>

#include "engine/base/bytes.h"
#include "engine/planning/plan.h"

namespace arenascope {

namespace {

constexpr std::size_t most_reported = 100;  // a broken plan of a large program has millions

struct Interval {
    std::int64_t start = 0, end = 0;
    std::size_t row = 0;
};

struct Event {
    std::int64_t time = 0;
    bool starts = false;
    std::size_t row = 0;
};

class Sweep {
public:
    Sweep(const Problem& problem, std::vector<PlanProblem>& found) : problem_(problem), found_(found) {}

    void add(const Interval& interval) {
        const Buffer& buffer = problem_.buffers[interval.row];
        intervals_.push_back(interval);
        const std::size_t index = intervals_.size() - 1;
        events_.push_back({buffer.first, true, index});
        events_.push_back({std::int64_t{buffer.last} + 1, false, index});
    }

    void run() {
        std::sort(events_.begin(), events_.end(), [](const Event& a, const Event& b) {
            if (a.time != b.time) return a.time < b.time;
            return a.starts != b.starts ? b.starts : a.row < b.row;
        });
        for (const Event& event : events_) {
            if (event.starts) {
                begin(event);
            } else if (const auto it = live_.find(intervals_[event.row].start);
                       it != live_.end() && it->second == event.row) {
                live_.erase(it);
            }
        }
    }

private:
    // The map stays free of overlaps (an interval that overlaps is reported and left out), so that
    // looking at the neighbours is enough.
    void begin(const Event& event) {
        const Interval& added = intervals_[event.row];
        bool clear = true;
        auto it = live_.upper_bound(added.start);
        if (it != live_.begin() && intervals_[std::prev(it)->second].end > added.start) it = std::prev(it);
        for (; it != live_.end() && intervals_[it->second].start < added.end; ++it) {
            report(intervals_[it->second], added, event.time);
            clear = false;
            if (found_.size() >= most_reported) return;
        }
        if (clear) live_.emplace(added.start, event.row);
    }

    void report(const Interval& old, const Interval& added, std::int64_t time) {
        if (found_.size() >= most_reported) return;
        const std::int64_t shared = std::min(old.end, added.end) - std::max(old.start, added.start);
        const std::int32_t a = problem_.buffers[old.row].id, b = problem_.buffers[added.row].id;
        found_.push_back({.code = "overlap",
                          .text = "buffers " + std::to_string(a) + " and " + std::to_string(b) + " share " +
                                  std::to_string(shared) + " bytes while both live, first at position " +
                                  std::to_string(time),
                          .buffers = {a, b},
                          .bytes = shared,
                          .step = static_cast<std::int32_t>(time)});
    }

    const Problem& problem_;
    std::vector<PlanProblem>& found_;
    std::vector<Interval> intervals_;
    std::vector<Event> events_;
    std::map<std::int64_t, std::size_t> live_;  // start -> index into intervals_
};

PlanProblem about(const Buffer& buffer, std::string code, const std::string& text, std::int64_t bytes) {
    return {.code = std::move(code), .text = "buffer " + std::to_string(buffer.id) + " " + text,
            .buffers = {buffer.id}, .bytes = bytes, .step = buffer.first};
}

// What is wrong with one buffer on its own; nothing where it is well placed.
std::optional<PlanProblem> check_buffer(const Problem& problem, const Buffer& buffer, std::int64_t offset) {
    const auto pool = std::find_if(problem.pools.begin(), problem.pools.end(),
                                   [&](const Pool& p) { return p.mem_id == buffer.mem_id; });
    if (pool == problem.pools.end()) {
        return about(buffer, "unknown_pool", "is in memory " + std::to_string(buffer.mem_id) + ", which is no pool", 0);
    }
    if (buffer.first > buffer.last) return about(buffer, "lifetime", "ends before it starts", 0);
    const Result<std::int64_t> size = aligned_bytes(problem, buffer);
    if (!size.ok()) return about(buffer, "overflow", "has a size that does not fit in 64 bits", 0);
    const std::string at = "is at " + std::to_string(offset);
    if (offset < 0) return about(buffer, "negative", at + ", before the start of its pool", -std::max(offset, -INT64_MAX));
    if (!checked_add(offset, size.value())) return about(buffer, "overflow", at + ": its end does not fit in 64 bits", 0);
    if (buffer.pinned && *buffer.pinned != offset) {
        return about(buffer, "pin_moved", at + ", but is pinned to " + std::to_string(*buffer.pinned), 0);
    }
    if (size.value() == 0) return std::nullopt;  // no bytes: may be anywhere
    const std::int64_t align = alignment_of(problem, buffer);
    if (offset % align != 0) {
        return about(buffer, "misaligned", at + ", no multiple of " + std::to_string(align), offset % align);
    }
    if (offset < pool->reserved) {
        return about(buffer, "reserved", at + ", inside the first " + std::to_string(pool->reserved) + " reserved bytes",
                     pool->reserved - offset);
    }
    return std::nullopt;
}

}  // namespace

std::vector<PlanProblem> verify(const Problem& problem, const Placement& placement) {
    std::vector<PlanProblem> found;
    if (placement.offsets.size() != problem.buffers.size()) {
        found.push_back({.code = "incomplete",
                         .text = std::to_string(placement.offsets.size()) + " offsets for " +
                                 std::to_string(problem.buffers.size()) + " buffers",
                         .buffers = {}});
        return found;
    }
    std::map<std::int32_t, Sweep> sweeps;
    for (std::size_t row = 0; row < problem.buffers.size(); ++row) {
        const Buffer& buffer = problem.buffers[row];
        const std::int64_t offset = placement.offsets[row];
        auto wrong = check_buffer(problem, buffer, offset);
        const bool has_interval = !wrong || wrong->code == "misaligned" || wrong->code == "pin_moved" ||
                                  wrong->code == "reserved";
        if (wrong && found.size() < most_reported) found.push_back(std::move(*wrong));
        const Result<std::int64_t> size = aligned_bytes(problem, buffer);
        if (!has_interval || size.value() == 0) continue;
        sweeps.try_emplace(buffer.mem_id, problem, found).first->second.add({offset, offset + size.value(), row});
    }
    for (auto& [mem_id, sweep] : sweeps) sweep.run();
    return found;
}

}  // namespace arenascope
