#pragma once
// A file as the objects that its format has, whatever the format: changed there and written again, it is well-formed.

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

#include "tests/fuzz/mutation.h"

namespace arenascope::fuzz {

using Tree = nlohmann::ordered_json;

struct FileTree {
    Tree tree;
    /// The file with another tree in its place; nothing where the format cannot say that.
    std::function<std::optional<Bytes>(const Tree&)> write;
};

/// Texts of JSON, archives that hold some, flatbuffers of the known schemas, ONNX models (`format`: "onnx"); of an
/// archive one of its texts, by `random`. Nothing for other files.
[[nodiscard]] std::optional<FileTree> tree_of(const Bytes& file, std::string_view format, Random& random);

/// One change by what an object model has: a number, text or truth becomes another one, a list gets longer, shorter or
/// another order, a member is lost, or takes the place of another one of its name.
void change_tree(Tree& tree, Random& random);

}  // namespace arenascope::fuzz
