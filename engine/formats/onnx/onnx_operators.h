#pragma once
// The operators of an ONNX file, which a lowered method no longer names.

#include <map>
#include <string>

#include "engine/base/bytes.h"

namespace arenascope {

/// Operators ("Conv", "If"), of the graph and of all bodies. Where two share a name, it is empty.
struct OnnxOperators {
    std::map<std::string, std::string, std::less<>> by_node, by_result;
};

/// As far as the file can be read; weights are skipped.
[[nodiscard]] OnnxOperators onnx_operators(ByteView file);

}  // namespace arenascope
