#pragma once
// Schemas of everything that a call may name: out variants, operators that write an operand, operators of numbers, and
// the other operators of ExecuTorch's libraries.

#include <cstddef>
#include <span>
#include <string_view>

#include "engine/ops/schema.h"

namespace arenascope::ops {

struct CallSchema {
    Schema schema;
    bool repeats_result = true;  ///< a call repeats its results after its arguments; calls of number operators do not
    /// How many values a call has.
    [[nodiscard]] std::size_t arguments() const { return schema.params.size() + (repeats_result ? 1 : 0); }
};

/// By the operator's name in a call: "aten::add.out", "aten::copy_". Null: the schema is unknown.
[[nodiscard]] const CallSchema* find_call_schema(std::string_view op);
/// For a call with so many values: the schema of the release with such calls, or else the newest.
[[nodiscard]] const CallSchema* find_call_schema(std::string_view op, std::size_t arguments);

/// Operators that are not out variants: they update a tensor, or make it a view of another.
[[nodiscard]] std::span<const std::string_view> in_place_schemas();
/// Out variants outside the families: ExecuTorch's kernels, and those of this program's own passes.
[[nodiscard]] std::span<const std::string_view> out_schemas();
[[nodiscard]] std::span<const std::string_view> own_schemas();

}  // namespace arenascope::ops
