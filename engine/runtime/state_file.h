#pragma once
// Named tensors as one file in the safetensors form: 8 bytes of length, a JSON header, the bytes.

#include "engine/base/bytes.h"
#include "engine/runtime/host_tensor.h"

namespace arenascope {

/// Bytes of a .safetensors file. An element type that the format lacks is an error with the tensor's name.
Result<std::vector<std::byte>> encode_tensors(const std::vector<NamedTensor>& tensors);
/// Tensors in the order of their bytes. Every range is checked against the file.
Result<std::vector<NamedTensor>> decode_tensors(ByteView file);

}  // namespace arenascope
