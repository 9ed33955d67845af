#pragma once
// Which bytes of a TensorFlow Lite graph live when, with some of its operators in tiled groups.

#include <map>
#include <vector>

#include "engine/base/living_bytes.h"
#include "engine/base/progress.h"
#include "engine/passes/row_tiles/rolled_group.h"
#include "engine/planning/problem.h"

namespace arenascope {

/// Calls in the order in which they run, on bytes of values and of what groups make beside them.
class RowMemory {
public:
    explicit RowMemory(const rows::RowGraph& graph) : graph_(graph), touches_(graph.method().values.size()) {
        for (const ValueId id : graph.method().values.indices()) bytes_.push_back(graph.bytes(id));
    }

    void call(InstructionIndex at);
    void group(const rows::RowPlan& plan);
    /// One of its tiles stands for all: they have the same places, and what the loop carries lives until it ends.
    void loop(const rows::RolledPlan& plan);

    /// Either of them; false: the operators cannot be cut this way.
    [[nodiscard]] bool add(const rows::RowGroup& of);

    /// The most bytes that live at once, if [begin, end) is what has been called.
    [[nodiscard]] std::int64_t peak(InstructionIndex begin, InstructionIndex end);
    /// The buffers of a whole graph.
    [[nodiscard]] Problem problem(std::int64_t align);

private:
    void touch(std::size_t storage, std::int64_t begin, std::int64_t end) {
        if (end > begin) touches_[storage].push_back({begin, end, time_});
    }
    void touch_all(ValueId id) { touch(storage_of(id), 0, graph_.bytes(id)); }
    /// A loop's result may lie over its operand, from the first byte on.
    [[nodiscard]] std::size_t storage_of(ValueId id) const {
        const auto found = inside_.find(id);
        return found == inside_.end() ? id.row() : found->second.row();
    }
    [[nodiscard]] std::vector<LivingBytes> living(std::size_t storage, InstructionIndex begin, InstructionIndex end);

    const rows::RowGraph& graph_;
    std::vector<std::int64_t> bytes_;  ///< values first, then what groups make
    std::vector<std::vector<TouchedBytes>> touches_;
    std::map<ValueId, ValueId> inside_;  ///< in which value another one lies
    std::int32_t time_ = 0;
};

/// Bytes of the arena that the planner of piecewise lifetimes finds.
Result<std::int64_t> arena_of(const rows::RowGraph& graph, const std::vector<rows::RowGroup>& groups,
                              std::int64_t align, const PlanOptions& options, Progress& progress);

}  // namespace arenascope
