#include "engine/study/shrink/arena_of_script.h"

#include <algorithm>

#include "engine/planning/planner.h"

namespace arenascope {

namespace {

constexpr int elsewhere = 40;  // bits of a place outside the arena

Result<Placement> pieces_placed(const Problem& problem, const PlanOptions& options, Progress& progress) {
    return find_planner("piecewise")->plan(problem, options, progress);
}

Result<std::int64_t> top_of(const Problem& problem, const Placement& placement) {
    std::int64_t top = 0;
    for (const BufferRow row : problem.buffers.indices()) {
        TRY(const std::int64_t bytes, aligned_bytes(problem, problem.buffers[row]));
        top = std::max(top, placement.offsets[row] + bytes);
    }
    return top;
}

}  // namespace

Result<ScriptMemory> placed_memory(const tile::CutScript& cut, std::int64_t align, const PlanOptions& options,
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
    TRY(const Placement placement, pieces_placed(problem, options, progress));
    Table<tile::StorageIndex, std::int64_t> places(spans.size(), 0);
    for (const tile::StorageIndex at : places.indices()) places[at] = -(std::int64_t{at.number()} + 1) << elsewhere;
    for (const BufferRow row : problem.buffers.indices())
        places[tile::StorageIndex(problem.buffers[row].id.number())] = placement.offsets[row];
    ScriptMemory memory{.loading = tile::loading_of(cut.script, &places)};
    TRY(memory.arena, top_of(problem, placement));
    return memory;
}

Result<std::int64_t> arena_of(const Problem& problem, const PlanOptions& options, Progress& progress) {
    TRY(const Placement placement, pieces_placed(problem, options, progress));
    return top_of(problem, placement);
}

}  // namespace arenascope
