#include "engine/passes/tile/constants.h"

#include <algorithm>
#include <cstring>

namespace arenascope::tile {
namespace {

/// Sizes and strides in elements of a dense constant that is seen with more dimensions in front.
struct PaddedView {
    Sizes sizes, strides;

    PaddedView(const Tensor& from, std::size_t rank) : sizes(rank, 1), strides(rank, 0) {
        const std::size_t more = rank - from.upper.size();
        std::copy(from.upper.begin(), from.upper.end(), sizes.begin() + static_cast<std::ptrdiff_t>(more));
        std::int64_t step = 1;
        for (std::size_t i = from.dim_order.size(); i-- > 0;) {
            const std::size_t axis = from.dim_order[i] + more;
            strides[axis] = step;
            step *= sizes[axis];
        }
    }
};

std::int64_t rows_in(const NewConstant& part, std::int64_t all) {
    return (part.hi - part.lo) * (part.period > 0 ? all / part.period : 1);
}

}  // namespace

const Tensor* constant_of(const Method& method, ValueId id) {
    const Tensor* tensor = method.values[id].tensor();
    return tensor && tensor->is_constant ? tensor : nullptr;
}

ConstantIndex keep_constant(const NewConstant& constant, Script& script) {
    const auto known = std::find(script.constants.begin(), script.constants.end(), constant);
    if (known != script.constants.end()) return ConstantIndex(known - script.constants.begin());
    script.constants.push_back(constant);
    return script.constants.last();
}

ConstantIndex keep_part(const Tensor& from, NewConstant part, Script& script) {
    Sizes sizes = PaddedView(from, part.order.size()).sizes;
    sizes[part.axis] = rows_in(part, sizes[part.axis]);
    if (part.sizes.empty())
        for (const std::uint8_t each : part.order) part.sizes.push_back(sizes[each]);
    return keep_constant(part, script);
}

std::vector<std::byte> bytes_of(const NewConstant& constant, const Method& method) {
    std::int64_t count = 1;
    for (const std::int64_t size : constant.sizes) count *= size;
    const auto item = static_cast<std::size_t>(item_size(constant.dtype));
    std::vector<std::byte> bytes(static_cast<std::size_t>(count) * item);
    if (constant.source == no_value) {
        const auto number = static_cast<float>(constant.number);
        for (std::size_t at = 0; at < bytes.size(); at += sizeof number)
            std::memcpy(bytes.data() + at, &number, sizeof number);
        return bytes;
    }
    const Tensor& from = *method.values[constant.source].tensor();
    const std::size_t rank = constant.order.size();
    const PaddedView view(from, rank);
    Sizes part = view.sizes, at(rank, 0);
    part[constant.axis] = rows_in(constant, part[constant.axis]);
    const std::int64_t rows = constant.hi - constant.lo;
    for (std::int64_t i = 0; i < count; ++i) {
        const std::int64_t row = at[constant.axis], block = rows > 0 ? row / rows : 0;
        std::int64_t source = (constant.lo + block * (constant.period - rows)) * view.strides[constant.axis];
        for (std::size_t k = 0; k < rank; ++k) source += at[k] * view.strides[k];
        std::memcpy(bytes.data() + static_cast<std::size_t>(i) * item,
                    from.data->bytes.data() + static_cast<std::size_t>(source) * item, item);
        for (std::size_t k = rank; k-- > 0;) {
            if (++at[constant.order[k]] < part[constant.order[k]]) break;
            at[constant.order[k]] = 0;
        }
    }
    return bytes;
}

}  // namespace arenascope::tile
