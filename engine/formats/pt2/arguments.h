#pragma once
// The tagged union of arguments in the program's JSON.

#include "engine/formats/pt2/enums.h"

namespace arenascope::pt2 {

/// Any argument except graphs ("as_graph"), which the graph reader handles.
Result<fx::Arg::Variant> read_argument(const std::string& kind, const json::View& value);
/// {"name": "x"} as a value's name.
Result<std::string> read_name(const json::View& value);
/// Names of values in an argument, in order; None and literals have none.
[[nodiscard]] std::vector<std::string> names_in(const fx::Arg::Variant& value);

}  // namespace arenascope::pt2
