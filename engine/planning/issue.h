#pragma once
// The issues of a plan: each code with the sentence that reports it. Tensors and steps stand in the sentences by
// number (Message::Subject) until name_issues (evaluate/tensor_rows.h) puts their names in.

#include <vector>

#include "engine/planning/plan.h"

namespace arenascope {

/// A pool whose capacity is too small, with the position that shows it.
struct Shortage {
    Message pool;
    std::int64_t needed = 0, over = 0, capacity = 0;
    Position position{0};
    Message largest;  ///< buffers that need the bytes, see largest_of()
};

/// This plan ends above the capacity.
[[nodiscard]] PlanIssue over_capacity_issue(const Shortage& shortage);
/// No plan fits: that many bytes are live at once, or a search proved it.
[[nodiscard]] PlanIssue infeasible_issue(const Shortage& shortage, bool by_search);
/// Withdraws `infeasible`: it was proven for lifetimes as intervals, not for every path of control flow.
void weaken_infeasible(PlanIssue& issue);
/// Buffers `a` and `b` share bytes at a position at which both live.
[[nodiscard]] PlanIssue overlap_issue(const Buffer& a, const Buffer& b, std::int64_t bytes, Position position);

/// "position 7", until the step is known.
[[nodiscard]] Message position_words(Position position);
/// The three largest buffers, each with its bytes.
[[nodiscard]] Message largest_of(std::vector<const Buffer*> buffers);

}  // namespace arenascope
