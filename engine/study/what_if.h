#pragma once
// What edits of tensors would give, before they are made. A preview edits the tuning as the drop will, so that both
// are one code: a quick planner answers at once, the tuning's own one a moment later.

#include <optional>
#include <vector>

#include "engine/evaluate/evaluator.h"

namespace arenascope {

/// One wish about one tensor.
struct TensorEdit {
    ValueId tensor = no_value;
    std::optional<std::int32_t> mem_id{};  ///< move to that pool
    std::optional<std::int64_t> offset{};  ///< pin there
    bool unpin = false;
    std::optional<std::int64_t> align{};  ///< own alignment in bytes; 0: the plan's
};

/// What the edits make of a tuning, in previews and when they are made. A pin is one in the pool where the tensor then
/// is, and needs a planner that honours pins.
[[nodiscard]] Tuning with_edits(Tuning tuning, const Outcome& outcome, const std::vector<TensorEdit>& edits);

struct WhatIf {
    std::vector<TensorEdit> edits;
    std::vector<ValueId> held;  ///< the tensors that they are about
    std::int32_t mem_id = 0;    ///< where they would go
    Plan plan;                  ///< the whole plan after it, assessed
    bool is_quick = false;      ///< a quick planner made it, not the evaluation that the drop will start
    /// Whether the chosen planner itself made it, as it will on the drop. Before, its figures are a quick planner's.
    [[nodiscard]] bool is_settled() const { return !is_quick; }
};

/// Plans from which on a preview would keep the pointer waiting; nothing is previewed beyond.
inline constexpr std::size_t what_if_limit = 20000;

/// Plans the edits with the tuning's planner where it is quick and honours pins, else with greedy_by_size, which
/// `auto` is never worse than. Nothing for large programs and where planning fails.
[[nodiscard]] std::optional<WhatIf> what_if(const Outcome& outcome, const Tuning& tuning,
                                            const std::vector<TensorEdit>& edits);

/// The same as the tuning's own planner has it: the plan that the drop gives.
Result<WhatIf> settled(const Evaluator& engine, const Program& program, const Tuning& tuning, const Outcome& outcome,
                       const WhatIf& quick, Progress& progress);

/// How many tensors lie elsewhere in the second of two plans of one program, without those that were meant to move.
[[nodiscard]] int others_moved(const Plan& before, const Plan& after, const std::vector<ValueId>& held);

}  // namespace arenascope
