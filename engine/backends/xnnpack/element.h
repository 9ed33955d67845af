#pragma once
// How elements of a payload's value are represented. Here every value is computed in f32: integers are kept as real
// numbers, and rounded to the range of their type after every node, so that the same integers result as on a device.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/ir/shape_text.h"
#include "engine/kernels/kernel.h"

namespace arenascope::xnn {

struct Element {
    enum class Type : std::uint8_t { f32, f16, qint8, quint8, qint32, qcint8, qcint32, qcint4, qbint4, qdint8, index };
    Type type = Type::f32;
    float scale = 1;
    std::int32_t zero = 0;
    std::vector<float> scales{};  ///< one per channel, or per channel and group
    std::size_t channel = 0;      ///< dimension of the channels
    std::int64_t group = 0;       ///< elements of a channel that share a scale; 0: all of it
    std::size_t row_dims = 0;     ///< qdint8: trailing dimensions whose elements share a run-time scale
    bool at_entry = false;        ///< an f32 argument that is rounded to qint8 on entry, with its own scale

    [[nodiscard]] bool is_plain() const { return type == Type::f32 && !at_entry; }
};
[[nodiscard]] std::string_view name_of(Element::Type type);  ///< "qint8"

/// Bytes of `count` stored elements; nothing on overflow.
[[nodiscard]] std::optional<std::int64_t> stored_bytes(const Element& element, std::int64_t count);
/// Checks that scales fit the shape, are finite and above 0, and that zero points are in range.
Result<> check_element(const Element& element, const std::vector<std::int64_t>& dims);
/// Stored elements of a constant as numbers. `from` holds stored_bytes() bytes.
void decode(const Element& element, const std::vector<std::int64_t>& dims, const std::byte* from, float* to);
/// Numbers to integers of one byte, and back. Only qint8 and quint8.
void to_bytes(const Element& element, const float* from, std::size_t count, std::byte* to);
void from_bytes(const Element& element, const std::byte* from, std::size_t count, float* to);
/// Rounds numbers to those that the element type can represent.
void settle(const Element& element, const std::vector<std::int64_t>& dims, float* values);

/// Whether an argument of the call may have that type.
[[nodiscard]] bool may_be(const Element& element, DType dtype);
/// An argument's elements as numbers, and back. Dense in its own dimension order.
void enter(const Element& element, const std::vector<std::int64_t>& dims, const TensorValue& from, float* to);
void leave(const Element& element, const float* from, const TensorValue& to);

}  // namespace arenascope::xnn
