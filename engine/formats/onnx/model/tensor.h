#pragma once
// TensorProto: an element type, and the bytes in any of its forms.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "engine/base/file.h"
#include "engine/ir/graph.h"

namespace arenascope::onnx {

/// Larger sizes are refused, so that sums of a few of them cannot overflow.
inline constexpr std::int64_t most_size = std::int64_t{1} << 48;

/// ONNX's numbering of element types; nothing for unsupported ones.
std::optional<DType> dtype_of(std::int64_t number);
/// Two elements in a byte (INT4, UINT4, FLOAT4): such tensors are shown as their bytes, and do not run.
constexpr bool is_half_byte(std::int64_t number) { return number >= 21 && number <= 23; }
/// The name of an element type that is not supported.
[[nodiscard]] Message contents_of(std::int64_t number);

struct TensorData {
    std::string name;
    TensorType type;
    Data data;  ///< dense, little endian
    bool half_bytes = false;
};

/// Maps a file next to the model.
using OpenBeside = std::function<Result<std::shared_ptr<const MappedFile>>(const std::string& name)>;

/// A serialised TensorProto, such as the recorded inputs of ONNX's own tests. For a tensor of strings its name; nothing
/// for any other.
[[nodiscard]] std::optional<std::string> name_of_texts(ByteView bytes);
/// A SparseTensorProto as a dense tensor of at most `most_bytes`.
Result<TensorData> parse_sparse_tensor(ByteView bytes, const std::shared_ptr<const void>& owner, const OpenBeside& open,
                                       std::int64_t most_bytes);
Result<TensorData> parse_tensor(ByteView bytes, const std::shared_ptr<const void>& owner, const OpenBeside& open);

}  // namespace arenascope::onnx
