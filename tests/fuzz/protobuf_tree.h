#pragma once
// ONNX models as a tree: a member for each field of a message, named by its number and its wire type.

#include <optional>
#include <string_view>

#include "tests/fuzz/file_tree.h"

namespace arenascope::fuzz {

/// Nothing if the bytes are not a message.
[[nodiscard]] std::optional<Tree> onnx_tree(std::string_view bytes);
[[nodiscard]] std::optional<Bytes> onnx_bytes(const Tree& tree);

}  // namespace arenascope::fuzz
