#pragma once
// The plan that a file came with.

#include <optional>
#include <utility>

#include "engine/planning/plan.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

/// Where the file has every buffer of `problem`, in pools as it has them, with the largest alignment that its offsets
/// keep; nothing where the file does not place all of them.
[[nodiscard]] std::optional<std::pair<Problem, Placement>> loaded_placement(const Method& method, Problem problem);
/// A .pte says how large its arenas are: larger than its tensors need, or too small where ExecuTorch erred.
void size_as_loaded(const Method& method, Plan& plan);
/// Whether nothing was edited that the file's plan does not have. `start`: the tuning before any edit.
[[nodiscard]] bool shows_loaded(const Tuning& tuning, const Tuning& start);

}  // namespace arenascope
