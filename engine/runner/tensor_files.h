#pragma once
// Tensors from and to files (.npy, raw little-endian .bin), and generated ones (random, zeros).

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/bytes.h"
#include "engine/base/random.h"
#include "engine/runtime/host_tensor.h"

namespace arenascope {

/// A .npy and an ONNX .pb state their type and shape; any other file is read as raw bytes of `dtype` and `shape`, whose
/// size must match exactly.
Result<HostTensor> read_tensor_file(const std::string& path, DType dtype, const std::vector<std::int64_t>& shape);
Result<HostTensor> parse_npy(ByteView bytes);
/// Creates the folder and its parents.
Result<> make_folder(const std::string& path);
/// Writes `stem`.npy, or `stem`.bin if NumPy lacks the type; returns the path.
Result<std::string> write_tensor_file(const std::string& stem, const HostTensor& tensor);

/// Reals in [-1, 1), integers 0 or 1 (valid indices of any table), the same everywhere for a seed.
Result<HostTensor> random_tensor(DType dtype, std::vector<std::int64_t> shape, SplitMix64& random);
Result<HostTensor> zero_tensor(DType dtype, std::vector<std::int64_t> shape);

/// "f32[4, 8]".
std::string type_text(DType dtype, const std::vector<std::int64_t>& shape);

}  // namespace arenascope
