#pragma once
// Schemas of operators: their parameters, parsed from their text.
#include <cstdint>
#include <optional>
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
/// Splits at top-level commas: "int[2] a=[1, 2], int b" has two parts.
[[nodiscard]] std::vector<std::string_view> split_params(std::string_view text);

}  // namespace arenascope::ops
