#pragma once
// Properties that follow from operator names, and the names given to a .pte's values, because it stores none.

#include <string>
#include <string_view>

#include "engine/ir/method.h"

namespace arenascope::pte {

/// "aten::convolution.out" -> "convolution".
[[nodiscard]] std::string short_name(std::string_view op);
/// Whether it updates its first argument (aten::copy_, aten::index_put_).
[[nodiscard]] bool updates_in_place(std::string_view op);
/// By its name, or by its form: a custom operator that works in place, such as a write-back of a state, returns its
/// first argument as its only result, while an out variant repeats its last argument.
[[nodiscard]] bool updates_in_place(const Instruction& instruction);
/// Whether it overwrites all of its first argument without reading it (aten::copy_, fill_, zero_).
[[nodiscard]] bool overwrites_all(std::string_view op);
/// Whether it writes a part of its first argument at a time (executorch_prim::et_copy_index).
[[nodiscard]] bool is_partial_write(std::string_view op);
/// Whether its result shares the bytes of its first argument (executorch_prim::et_view).
[[nodiscard]] bool is_view_op(std::string_view op);

/// Names instructions `<op>_<k>` in order, tensors after their writers, and the rest by kind.
void name_all(Method& method);

}  // namespace arenascope::pte
