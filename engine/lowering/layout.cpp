#include "engine/lowering/layout.h"

#include <algorithm>

namespace arenascope::lowering {
namespace {

struct Shape {
    std::vector<std::int64_t> sizes, strides;
    std::int64_t offset = 0, count = 1;
};

Result<Shape> shape_of(const TensorType& type) {
    Shape shape;
    for (const auto& size : type.sizes) {
        if (!size.is_constant() || size.constant() < 0)
            return Error{.what = message("a constant has the size {size}", size.text()),
                         .expected = message("a number")};
        shape.sizes.push_back(size.constant());
        const auto count = checked_mul(shape.count, size.constant());
        if (!count) return Error{.what = message("a constant has more elements than can be counted")};
        shape.count = *count;
    }
    for (const auto& stride : type.strides) {
        if (!stride.is_constant() || stride.constant() < 0)
            return Error{.what = message("a constant has the stride {stride}", stride.text()),
                         .expected = message("a number")};
        shape.strides.push_back(stride.constant());
    }
    if (shape.strides.empty()) {
        std::int64_t step = 1;
        shape.strides.resize(shape.sizes.size());
        for (std::size_t i = shape.sizes.size(); i-- > 0;) {
            shape.strides[i] = step;
            step *= std::max<std::int64_t>(shape.sizes[i], 1);
        }
    }
    if (shape.strides.size() != shape.sizes.size() || !type.storage_offset.is_constant() ||
        type.storage_offset.constant() < 0)
        return Error{.what = message("a constant's strides and sizes do not fit together")};
    shape.offset = type.storage_offset.constant();
    return shape;
}

bool is_dense(const Shape& shape, const std::vector<std::uint8_t>& order) {
    std::int64_t step = 1;
    for (auto dim = order.rbegin(); dim != order.rend(); ++dim) {
        if (shape.sizes[*dim] != 1 && shape.strides[*dim] != step) return false;
        step *= shape.sizes[*dim];
    }
    return true;
}

/// Elements from the first to the last that the view reads.
std::optional<std::int64_t> reach_of(const Shape& shape) {
    std::int64_t reach = 1;
    for (std::size_t i = 0; i < shape.sizes.size(); ++i) {
        const auto part = checked_mul(shape.sizes[i] - 1, shape.strides[i]);
        const auto sum = part ? checked_add(reach, *part) : std::nullopt;
        if (!sum) return std::nullopt;
        reach = *sum;
    }
    return reach;
}

Data gathered(const Shape& shape, ByteView from, std::int64_t item, const std::vector<std::uint8_t>& order) {
    const auto bytes = std::make_shared<std::vector<std::byte>>(static_cast<std::size_t>(shape.count * item));
    std::vector<std::int64_t> at(order.size(), 0);
    for (std::int64_t i = 0; i < shape.count; ++i) {
        std::int64_t source = 0;
        for (std::size_t k = 0; k < order.size(); ++k) source += at[k] * shape.strides[order[k]];
        std::memcpy(bytes->data() + i * item, from.data() + source * item, static_cast<std::size_t>(item));
        for (std::size_t k = order.size(); k-- > 0;) {
            if (++at[k] < shape.sizes[order[k]]) break;
            at[k] = 0;
        }
    }
    return Data{.bytes = *bytes, .owner = bytes};
}

}  // namespace

Result<Data> dense_data(const TensorType& type, const Data& storage, const std::vector<std::uint8_t>& order) {
    TRY(const auto shape, shape_of(type));
    const auto item = item_size(type.dtype);
    if (item == 0) return Error{.what = message("a constant has an element type that is not known")};
    if (shape.count == 0) return Data{.bytes = {}, .owner = storage.owner};
    const auto reach = reach_of(shape);
    const auto start = checked_mul(shape.offset, item);
    const auto length = reach ? checked_mul(*reach, item) : std::nullopt;
    if (!start || !length) return Error{.what = message("a constant reaches past what can be addressed")};
    const auto part = slice(storage.bytes, static_cast<std::uint64_t>(*start), static_cast<std::uint64_t>(*length));
    if (!part)
        return Error{.what = message("a constant reaches past its storage of {bytes} bytes", storage.bytes.size()),
                     .expected = message("at least {start} + {length} bytes", *start, *length)};
    if (is_dense(shape, order)) return Data{.bytes = *part, .owner = storage.owner};
    // Copies may be larger than their storage (stride 0), so they have a limit independent of the file.
    const auto total = checked_mul(shape.count, item);
    if (!total || *total > (std::int64_t{1} << 34))
        return Error{.what = message("a constant is too large to be copied")};
    return gathered(shape, *part, item, order);
}

}  // namespace arenascope::lowering
