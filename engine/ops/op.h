#pragma once
// Operators as data: each family lists core ATen operators beside the out-variant schema that runs them.
// Schemas are the single source for argument order, kinds and defaults; nothing else repeats them.

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

namespace arenascope::ops {

enum class Kind : std::uint8_t {
    tensor,
    tensor_list,
    optional_tensor_list,
    scalar,
    integer,
    int_list,
    number,
    double_list,
    boolean,
    bool_list,
    text,
    code,  ///< an enumeration stored as an int: dtype, layout, device, memory format
};

struct Param {
    std::string name;
    Kind kind = Kind::tensor;
    bool is_optional = false;
    bool is_out = false;   ///< written by the operator
    int fixed_length = 0;  ///< int[2]: one number stands for that many
    std::optional<std::string> default_text{};
};

struct Schema {
    std::string name;  ///< "aten::add.out"
    std::vector<Param> params{};
    int returns = 0;  ///< tensors returned; a list counts as one
    bool returns_list = false;

    [[nodiscard]] const Param* find(std::string_view param) const;
};

/// Parses "aten::add.out(Tensor self, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)".
Result<Schema> parse_schema(std::string_view text);

/// A row of a family. `edge` is the name that ExecuTorch's edge dialect gives it, where that is not `core`.
struct Row {
    std::string_view core;    ///< "aten::permute.default"
    std::string_view schema;  ///< of the out variant
    std::string_view edge{};  ///< "aten::permute_copy.default"
};

struct Family {
    std::string_view id;
    std::span<const Row> rows;
};

/// All families, in one place; a new family is one line in registry.cpp.
std::span<const Family> builtin_families();

/// An operator of the core dialect with its parsed out variant.
struct Op {
    std::string core, edge;
    Schema schema;
};

/// Parsed families, found by core name ("aten::add.Tensor") or by out name ("aten::add.out").
class Registry {
public:
    static Result<Registry> builtin();
    [[nodiscard]] const Op* by_core(std::string_view core) const;
    [[nodiscard]] const Op* by_out(std::string_view out) const;

private:
    std::vector<Op> ops_;
    std::map<std::string, std::size_t, std::less<>> by_core_, by_out_;
};

}  // namespace arenascope::ops
