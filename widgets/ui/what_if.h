#pragma once
// What an edit would give, before it is made: the shown plan's problem with some tensors moved, planned again.

#include <QString>
#include <optional>
#include <vector>

#include "engine/engine.h"

namespace arenascope {

/// One wish about one tensor. Several make one undo step.
struct TensorEdit {
    ValueId tensor = no_value;
    std::optional<std::int32_t> memId{};   ///< move to that pool
    std::optional<std::int64_t> offset{};  ///< pin there
    bool unpin = false;
    std::optional<std::int64_t> align{};  ///< own alignment in bytes; 0: the plan's
};

/// One undo step. Steps with the same non-negative key that follow each other become one.
struct TensorEdits {
    QString label;
    std::vector<TensorEdit> edits;
    int mergeKey = -1;
};

/// A drop that was not made: a held tensor would share bytes with one that the user keeps where it is.
struct RefusedDrop {
    ValueId held = no_value, other = no_value;
    int first = 0, last = 0;           ///< steps that they share, inclusive
    std::int64_t offset = 0, end = 0;  ///< bytes that they would share
};

struct WhatIf {
    std::vector<ValueId> held;  ///< the tensors that would move
    std::int32_t memId = 0;     ///< where to
    Plan plan;                  ///< the whole plan after it, judged
    bool isQuick = false;       ///< a quick planner made it, not the evaluation that the drop will start
};

/// Plans from which on a preview would keep the pointer waiting; nothing is previewed beyond.
inline constexpr std::size_t what_if_limit = 20000;

/// Plans the edits with the tuning's planner where it is quick and honours pins, else with greedy_by_size, which
/// `auto` is never worse than. Nothing for large programs and where planning fails.
std::optional<WhatIf> whatIf(const Outcome& outcome, const Tuning& tuning, const std::vector<TensorEdit>& edits);

/// The pool's result in a plan; null where the plan has no such pool.
[[nodiscard]] const PoolResult* poolOf(const Plan& plan, std::int32_t mem_id);

}  // namespace arenascope
