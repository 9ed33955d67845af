#pragma once
// When the bytes of each tensor are needed, where instructions jump and moves point values elsewhere: exactly, over
// every path. Intervals over the node list (lifetimes.h) are a summary of it that planners can use.

#include <optional>
#include <vector>

#include "engine/ir/method.h"
#include "engine/planning/plan.h"

namespace arenascope {

/// Whether there are paths: some instruction may be skipped. Moves alone do not count.
[[nodiscard]] bool has_jumps(const Method& method);

class FlowLiveness {
public:
    /// Inclusive; none: before the first instruction, the number of instructions: after the last.
    struct Range {
        InstructionIndex first{0}, last{0};
        bool operator==(const Range&) const = default;
    };
    using Ranges = std::vector<Range>;  ///< ascending and apart

    explicit FlowLiveness(const Method& method);
    /// Where a root tensor's bytes are needed: written, read, or read later on some path, itself or through a value
    /// that a move made point to it.
    [[nodiscard]] const Ranges& needed(ValueId root) const { return needed_[root]; }
    /// The same for the value alone: not where only another, to which it was moved, needs its bytes.
    [[nodiscard]] const Ranges& held(ValueId value) const { return held_[value]; }
    /// The instruction that writes one of two tensors while the other is needed; nothing: they may share bytes.
    [[nodiscard]] std::optional<InstructionIndex> clash(ValueId a, ValueId b) const;

private:
    friend class FlowAnalysis;
    Table<ValueId, Ranges> needed_, held_;
    Table<ValueId, std::vector<InstructionIndex>> writes_;  ///< those that write a tensor; none for what is given
};

/// The most bytes of a pool that any one path needs at once: the tensors around a sub-graph and those of the sub-graph
/// that runs. A branch's result counts once, whichever arm makes it.
std::int64_t flow_bound(const Method& method, const FlowLiveness& liveness, const Problem& problem, const Pool& pool);

/// Tensors of a plan that share bytes although one is written while the other is needed. Pair by pair: for plans
/// that were made elsewhere, which may let the arms of a branch share bytes.
std::vector<PlanIssue> overlaps_in_flow(const Method& method, const Problem& problem, const Placement& placement);

}  // namespace arenascope
