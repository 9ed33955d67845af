#pragma once
// Models of ONNX as a tree: a member for each field of a message, named by its number and its type on the wire.

#include <optional>
#include <string_view>

#include "tests/fuzz/file_tree.h"

namespace arenascope::fuzz {

/// Nothing where the bytes are no message.
[[nodiscard]] std::optional<Tree> onnx_tree(std::string_view bytes);
[[nodiscard]] std::optional<Bytes> onnx_bytes(const Tree& tree);

}  // namespace arenascope::fuzz
