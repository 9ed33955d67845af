#pragma once
// Debug handles of delegates as JSON: a .pte has no field for them, so they travel as named data.

#include <span>
#include <string>

#include "engine/ir/method.h"

namespace arenascope {

inline constexpr std::string_view debug_handles_key = "arenascope/debug_handles";

/// {"METHOD": [{"delegate": 0, "handles": [{"id": 1, "nodes": [{"name", "op", "source"}]}]}]}; empty where no
/// delegate has any.
[[nodiscard]] std::string debug_handles_json(std::span<const Method* const> methods);
/// Gives the delegates of a loaded program their handles, if the file has any. Malformed text is an error that names
/// its place; entries of delegates that do not exist are skipped.
Result<> attach_debug_handles(Program& program);

}  // namespace arenascope
