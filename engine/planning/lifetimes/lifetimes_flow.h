#pragma once
// When the bytes of each tensor are needed in a method with jumps and moves: exactly, over every path. The intervals of
// lifetimes.h are a conservative summary of it for planners.

#include <optional>
#include <vector>

#include "engine/ir/method.h"
#include "engine/planning/plan.h"

namespace arenascope {

/// Whether the method has several paths, because some instruction may be skipped. Moves alone do not count, nor do
/// loops around parts of tensors: intervals describe them exactly (lifetime_pieces).
[[nodiscard]] bool has_jumps(const Method& method);

class FlowLiveness {
public:
    /// Inclusive; none: before the first instruction, the number of instructions: after the last.
    struct Range {
        InstructionIndex first{0}, last{0};
        bool operator==(const Range&) const = default;
    };
    using Ranges = std::vector<Range>;  ///< ascending and disjoint

    explicit FlowLiveness(const Method& method);
    /// Where a root tensor's bytes are needed: written, read, or read later on some path, directly or through a value
    /// that shares them after a move.
    [[nodiscard]] const Ranges& needed(ValueId root) const { return needed_[root]; }
    /// The same for the value alone, without ranges in which only another value needs its bytes after a move.
    [[nodiscard]] const Ranges& held(ValueId value) const { return held_[value]; }
    /// The instruction that writes one of two tensors while the other is needed; nothing: they may share bytes.
    [[nodiscard]] std::optional<InstructionIndex> clash(ValueId a, ValueId b) const;

private:
    friend class FlowAnalysis;
    Table<ValueId, Ranges> needed_, held_;
    Table<ValueId, std::vector<InstructionIndex>> writes_;  ///< instructions that write a tensor; none for inputs
};

/// The most bytes of a pool that any one path needs at once: tensors around a sub-graph and those of the running
/// sub-graph. A branch's result counts once, whichever arm makes it.
std::int64_t flow_bound(const Method& method, const FlowLiveness& liveness, const Problem& problem, const Pool& pool);

/// Tensors of a plan that share bytes although one is written while the other is needed, found pair by pair: for plans
/// of other tools, in which arms of a branch may share bytes.
std::vector<PlanIssue> overlaps_in_flow(const Method& method, const Problem& problem, const Placement& placement);

}  // namespace arenascope
