#pragma once
// The rows that tables, views and JSON show of a method's tensors.

#include <vector>

#include "engine/evaluate/outcome.h"

namespace arenascope {

std::vector<TensorRow> tensor_rows(const Method& method, const std::vector<Lifetime>& lives, const Problem& problem);

/// What happens at a position of the node list: an alloc is part of the operator that follows it.
[[nodiscard]] const std::string& operator_at(const Method& method, Position position);
/// Rewrites the issues of a plan with names of tensors and steps instead of ids and positions. Issues that have names
/// already stay unchanged.
void name_issues(const Method& method, Plan& plan);
/// Planners know buffers and positions by number: "buffer 403" becomes the name of its tensor wherever it appears.
[[nodiscard]] Message with_names(const Method& method, const Message& message);

}  // namespace arenascope
