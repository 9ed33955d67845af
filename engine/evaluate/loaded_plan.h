#pragma once
// The plan that a file came with.

#include <optional>
#include <utility>

#include "engine/planning/plan.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

/// The placement of every buffer of `problem` and the pools as in the file, with the largest alignment that its offsets
/// are multiples of; nothing if the file does not place all of them.
[[nodiscard]] std::optional<std::pair<Problem, Placement>> loaded_placement(const Method& method, Problem problem);
/// A .pte states the size of its arenas, which may be larger than its tensors need, or too small where ExecuTorch
/// erred.
void size_as_loaded(const Method& method, Plan& plan);
/// Whether the tuning has no edit that the file's plan lacks. `start`: the tuning before any edit.
[[nodiscard]] bool shows_loaded(const Tuning& tuning, const Tuning& start);

}  // namespace arenascope
