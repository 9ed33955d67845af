#pragma once
// The effect of edits of tensors before they are made. A preview edits the tuning like the drop, with the same code: a
// quick planner answers immediately, the tuning's own one a moment later.

#include <optional>
#include <vector>

#include "engine/evaluate/evaluator.h"

namespace arenascope {

/// One edit of one tensor.
struct TensorEdit {
    ValueId tensor = no_value;
    std::optional<std::int32_t> mem_id{};  ///< move to that pool
    std::optional<std::int64_t> offset{};  ///< pin there
    bool unpin = false;
    std::optional<std::int64_t> align{};  ///< own alignment in bytes; 0: the plan's
};

/// Applies the edits to a tuning, in previews and on the drop. A pin applies in the tensor's pool after the edits, and
/// needs a planner that supports pins.
[[nodiscard]] Tuning with_edits(Tuning tuning, const Outcome& outcome, const std::vector<TensorEdit>& edits);

struct WhatIf {
    std::vector<TensorEdit> edits;
    std::vector<ValueId> held;  ///< the edited tensors
    std::int32_t mem_id = 0;    ///< their target pool
    Plan plan;                  ///< the whole plan after the edit, checked
    bool is_quick = false;      ///< a quick planner made it, not the evaluation that the drop will start
    /// Whether the chosen planner itself made it, as on the drop. Until then, figures are a quick planner's.
    [[nodiscard]] bool is_settled() const { return !is_quick; }
};

/// Larger plans would delay the pointer, so they are not previewed.
inline constexpr std::size_t what_if_limit = 20000;

/// Plans the edits with the tuning's planner if it is quick and supports pins, else with greedy_by_size, which `auto`
/// is never worse than. Nothing for large programs, and if planning fails.
[[nodiscard]] std::optional<WhatIf> what_if(const Outcome& outcome, const Tuning& tuning,
                                            const std::vector<TensorEdit>& edits);

/// The same by the tuning's own planner: the plan that the drop gives.
Result<WhatIf> settled(const Evaluator& engine, const Program& program, const Tuning& tuning, const Outcome& outcome,
                       const WhatIf& quick, Progress& progress);

/// How many tensors have another place in the second of two plans of one program, without those that were meant to
/// move.
[[nodiscard]] int others_moved(const Plan& before, const Plan& after, const std::vector<ValueId>& held);

}  // namespace arenascope
