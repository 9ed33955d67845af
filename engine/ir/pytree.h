#pragma once
// PyTorch's tree of arguments, as the JSON text that .pt2 and .pte files keep, and the path of each leaf.

#include <string>
#include <vector>

#include "engine/base/result.h"

namespace arenascope {

/// Paths of the leaves of (args, kwargs), in order: "0", "1.0", "kw.mask". A positional argument that is itself a
/// leaf takes its name from `names`, where there is one: "x".
Result<std::vector<std::string>> input_paths(const std::string& tree, const std::vector<std::string>& names = {});
/// Paths of the leaves of the returned value, in order: "0", "1.0", "logits"; empty for a single tensor.
Result<std::vector<std::string>> output_paths(const std::string& tree);

/// Adds the "field_names" of named tuples, whose types the tree only names: their leaves are then called by field.
/// PyTorch ignores additional members of a tree.
void name_fields(std::string& tree, const std::string& type, const std::vector<std::string>& fields);

}  // namespace arenascope
