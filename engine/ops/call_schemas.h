#pragma once
// Schemas of all that a call may name: out variants, operators that write an operand, those of numbers, and the other
// operators of ExecuTorch's libraries.

#include <cstddef>
#include <span>
#include <string_view>

#include "engine/ops/schema.h"

namespace arenascope::ops {

struct CallSchema {
    Schema schema;
    bool repeats_result = true;  ///< a call names its results once more, behind its arguments; one of numbers does not
    /// How many values a call has.
    [[nodiscard]] std::size_t arguments() const { return schema.params.size() + (repeats_result ? 1 : 0); }
};

/// By the name that a call has of it: "aten::add.out", "aten::copy_". Null: no schema is known.
[[nodiscard]] const CallSchema* find_call_schema(std::string_view op);
/// Of a call with so many values: that of the release which has such calls, or else the newest.
[[nodiscard]] const CallSchema* find_call_schema(std::string_view op, std::size_t arguments);

/// Of operators that are no out variants: they update a tensor, or point it at another's bytes.
[[nodiscard]] std::span<const std::string_view> in_place_schemas();
/// Of out variants that no family has: ExecuTorch's kernels, and those of this program's own passes.
[[nodiscard]] std::span<const std::string_view> out_schemas();
[[nodiscard]] std::span<const std::string_view> own_schemas();

}  // namespace arenascope::ops
