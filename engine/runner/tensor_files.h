#pragma once
// Tensors from and to files (.npy, raw little-endian .bin), and made ones (random, zeros).

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/bytes.h"
#include "engine/base/random.h"
#include "engine/runtime/host_tensor.h"

namespace arenascope {

/// A .npy and an ONNX .pb as they say themselves; anything else as raw bytes of `dtype` and `shape`, whose size must be
/// exact.
Result<HostTensor> read_tensor_file(const std::string& path, DType dtype, const std::vector<std::int64_t>& shape);
Result<HostTensor> parse_npy(ByteView bytes);
/// Makes the folder and those above it.
Result<> make_folder(const std::string& path);
/// Writes `stem`.npy, or `stem`.bin where NumPy has no such type; returns the path.
Result<std::string> write_tensor_file(const std::string& stem, const HostTensor& tensor);

/// Reals in [-1, 1), integers 0 or 1 (valid indices of any table), the same for a seed everywhere.
Result<HostTensor> random_tensor(DType dtype, std::vector<std::int64_t> shape, SplitMix64& random);
Result<HostTensor> zero_tensor(DType dtype, std::vector<std::int64_t> shape);

/// "f32[4, 8]".
std::string type_text(DType dtype, const std::vector<std::int64_t>& shape);

}  // namespace arenascope
