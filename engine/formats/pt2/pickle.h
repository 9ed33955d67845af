#pragma once
// A pickle as a tree of plain values: a stack machine over a flat table, with limits on steps and values. Classes and
// functions are names; a call becomes a node for the caller to interpret, and is never executed.

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/base/bytes.h"

namespace arenascope::pt2::pickle {

using Index = std::uint32_t;  ///< of a value in the table

struct None {};
struct Name {
    std::string text;
};  ///< "torch._utils._rebuild_tensor_v2"
struct List {
    std::vector<Index> items;
};  ///< a list, tuple or set
struct Dict {
    std::vector<std::pair<Index, Index>> items;
};
struct Call {
    Index function = 0, arguments = 0;
};
struct Persistent {
    Index id = 0;
};
using Value = std::variant<None, bool, std::int64_t, double, std::string, Name, List, Dict, Call, Persistent>;

struct Tree {
    std::vector<Value> values;
    Index root = 0;
    [[nodiscard]] const Value& at(Index index) const { return values[index]; }
};

/// An error names the byte.
Result<Tree> read(ByteView bytes);

}  // namespace arenascope::pt2::pickle
