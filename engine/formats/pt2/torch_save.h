#pragma once
// Archives of torch.save: a pickle with tensors, and their storages. The reader supports only the opcodes of plain
// tensors in lists and dicts; it never calls, imports or builds anything, and refuses anything else by name.

#include <string>
#include <variant>
#include <vector>

#include "engine/formats/pt2/zip.h"
#include "engine/ir/graph.h"

namespace arenascope::pt2 {

/// A leaf: None, a number, a text, or a tensor with its storage.
struct SavedTensor {
    TensorType type;
    Data storage;
};
using SavedLeaf = std::variant<std::monostate, bool, std::int64_t, double, std::string, SavedTensor>;

/// The leaves of a saved object in order, each with its path: dict keys and list positions, joined by '/'.
struct SavedItem {
    std::string path;
    SavedLeaf leaf;
};

/// Reads the bytes of one torch.save file, which `owner` keeps alive.
Result<std::vector<SavedItem>> read_torch_save(ByteView bytes, const std::shared_ptr<const void>& owner);

}  // namespace arenascope::pt2
