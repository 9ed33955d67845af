#pragma once
// Enums and small parts of the program's JSON. Its enums have other numbers than c10's.

#include "engine/base/json.h"
#include "engine/ir/graph.h"

namespace arenascope::pt2 {

/// The element type of a tensor or an argument; complex ones and unknown numbers are refused.
Result<DType> read_dtype(const json::View& number);
/// {"as_int": n} or {"as_expr": {...}}; adds the example's value of a lone symbol to `ranges`.
Result<sym::Expr> read_size(const json::View& size, sym::Ranges& ranges);
Result<TensorType> read_tensor_type(const json::View& meta, sym::Ranges& ranges);
/// The one member of a tagged union, e.g. {"as_tensor": ...}.
Result<std::pair<std::string, json::View>> read_tagged(const json::View& value);

}  // namespace arenascope::pt2
