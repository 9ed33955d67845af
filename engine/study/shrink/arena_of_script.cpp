#include "engine/study/shrink/arena_of_script.h"

#include <algorithm>

#include "engine/planning/planner.h"

namespace arenascope {

Result<std::int64_t> arena_of(const tile::CutScript& cut, std::int64_t align, const PlanOptions& options,
                              Progress& progress) {
    Problem problem;
    problem.align = align;
    problem.pools.push_back({.mem_id = 1});
    const auto spans = tile::spans_of(cut.script, cut.around);
    for (const tile::StorageIndex at : spans.indices()) {
        if (spans[at].empty()) continue;
        Buffer buffer{.id = ValueId(at.number()), .bytes = cut.script.storages[at].bytes};
        buffer.first = spans[at].front().first;
        for (const LivingBytes& span : spans[at]) {
            buffer.first = std::min(buffer.first, span.first);
            buffer.last = std::max(buffer.last, span.last);
            buffer.pieces.push_back({span.begin, span.end, span.first, span.last});
        }
        problem.buffers.push_back(std::move(buffer));
    }
    return arena_of(problem, options, progress);
}

Result<std::int64_t> arena_of(const Problem& problem, const PlanOptions& options, Progress& progress) {
    TRY(const Placement placement, find_planner("piecewise")->plan(problem, options, progress));
    std::int64_t top = 0;
    for (const BufferRow row : problem.buffers.indices()) {
        TRY(const std::int64_t bytes, aligned_bytes(problem, problem.buffers[row]));
        top = std::max(top, placement.offsets[row] + bytes);
    }
    return top;
}

}  // namespace arenascope
