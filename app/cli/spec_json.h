#pragma once
// The spec of a tensor for scripts: the terms of its bytes, and the range of its sizes.

#include <nlohmann/json.hpp>

#include "app/reports/json_sink.h"
#include "engine/engine.h"

namespace arenascope::cli {

/// dim_order, dims (size, min, max, hint), dynamism, kind, byte_terms (a product). `row` is a row of `method`.
void write_spec(const Method& method, const TensorRow& row, JsonSink& out);
nlohmann::ordered_json spec_json(const Method& method, const TensorRow& row);
/// The same in a line: "[s0, 64] = 32 x 64 x 4 B, s0 1..32 (example 10), dim order 0 1, bounded, planned".
std::string spec_text(const nlohmann::ordered_json& row);

}  // namespace arenascope::cli
