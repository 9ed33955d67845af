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
/// Of element types that are shown as their bytes and do not run: how many elements a byte has. INT4, UINT4 and FLOAT4
/// (21 to 23) have two, FLOAT8E8M0 (24) one, UINT2 and INT2 (25, 26) four; 0 for all other types.
constexpr std::int64_t elements_per_byte(std::int64_t number) {
    if (number >= 21 && number <= 23) return 2;
    if (number == 24) return 1;
    return number == 25 || number == 26 ? 4 : 0;
}
/// The bytes of that many elements.
constexpr std::int64_t bytes_of_elements(std::int64_t count, std::int64_t per_byte) {
    return count / per_byte + (count % per_byte == 0 ? 0 : 1);
}
/// The name of an element type that is not supported.
[[nodiscard]] Message contents_of(std::int64_t number);

struct TensorData {
    std::string name;
    TensorType type;
    Data data;              ///< dense, little endian
    bool is_bytes = false;  ///< of a type with elements_per_byte()
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
