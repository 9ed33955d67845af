#pragma once
// What backends with their own compilers ask of a region and of a blob that is made ready.

#include "engine/backends/backend.h"

namespace arenascope {

/// The tensor of a value; null where it is none or not there.
[[nodiscard]] const Tensor* tensor_at(const Method& method, ValueId id);
/// Whether a value is the number 1, as alpha and beta mostly are.
[[nodiscard]] bool is_one(const Method& method, ValueId id);
[[nodiscard]] bool is_row_major(const Tensor& tensor);

/// The bytes that a blob names by `key`, of exactly that size. `byte`: where the blob does it.
Result<Data> named_bytes(const InitContext& context, std::string_view key, std::int64_t bytes, std::size_t byte);

}  // namespace arenascope
