#pragma once
// Helpers of backends with their own compilers, for regions and for payloads at init.

#include "engine/backends/backend.h"

namespace arenascope {

/// The tensor of a value; null if it is missing or not a tensor.
[[nodiscard]] const Tensor* tensor_at(const Method& method, ValueId id);
/// Whether a value is the number 1, the usual alpha and beta.
[[nodiscard]] bool is_one(const Method& method, ValueId id);
[[nodiscard]] bool is_row_major(const Tensor& tensor);

/// The bytes that a payload names by `key`, with exactly that size. `byte`: the position of the reference.
Result<Data> named_bytes(const InitContext& context, std::string_view key, std::int64_t bytes, std::size_t byte);

}  // namespace arenascope
