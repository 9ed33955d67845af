#pragma once
// The rows that tables, views and JSON show of a method's tensors.

#include <vector>

#include "engine/engine.h"

namespace arenascope {

std::vector<TensorRow> tensor_rows(const Method& method, const std::vector<Lifetime>& lives, const Problem& problem);

/// Says what is wrong with a plan in tensors' names and steps instead of ids and positions.
void name_problems(const Method& method, Plan& plan);
/// The node at a listing position; for an alloc, the one that it is made for.
[[nodiscard]] std::string node_at_position(const Method& method, std::int32_t position);
/// Planners know buffers by number: "buffer 403" becomes the name of its tensor, wherever it stands.
[[nodiscard]] Message name_buffers(const Method& method, const Message& said);

}  // namespace arenascope
