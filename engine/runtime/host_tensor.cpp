#include "engine/runtime/host_tensor.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "engine/ir/shape_text.h"
#include "engine/kernels/rows.h"

namespace arenascope {

namespace {

TensorValue flat(const HostTensor& tensor, std::int64_t count) {
    TensorValue view;
    view.dtype = tensor.dtype;
    view.is_constant = true;
    view.sizes = Dims{count};
    view.strides = Dims{1};
    view.data = const_cast<std::byte*>(tensor.bytes.data());
    return view;
}

/// Equal values match (infinities, and NaN with NaN), others within the tolerance.
bool agrees(double got, double expected, double tolerance) {
    if (got == expected || (std::isnan(got) && std::isnan(expected))) return true;
    return std::fabs(got - expected) <= tolerance;
}

/// Elements of types without arithmetic must have equal bytes. A difference is known for integers only.
Difference compare_bytes(const HostTensor& got, const HostTensor& expected) {
    const auto size = static_cast<std::size_t>(item_size(got.dtype));
    const bool is_whole = got.dtype == DType::u16 || got.dtype == DType::u32 || got.dtype == DType::u64;
    const auto number = [&](const HostTensor& tensor, std::size_t at) {
        std::uint64_t out = 0;
        std::memcpy(&out, tensor.bytes.data() + at, std::min(size, sizeof out));
        return out;
    };
    Difference out;
    for (std::size_t at = 0; at + size <= got.bytes.size(); at += size) {
        if (std::equal(got.bytes.data() + at, got.bytes.data() + at + size, expected.bytes.data() + at)) continue;
        if (out.first_mismatch < 0) out.first_mismatch = static_cast<std::int64_t>(at / size);
        const std::uint64_t x = number(got, at), y = number(expected, at);
        out.max_abs = std::max(out.max_abs, is_whole ? static_cast<double>(x > y ? x - y : y - x) : HUGE_VAL);
    }
    return out;
}

}  // namespace

Result<Difference> compare(const HostTensor& got, const HostTensor& expected, double atol_of_max, double rtol) {
    if (got.dtype != expected.dtype || got.shape != expected.shape) {
        return Error{.what = message("got {actual}", typed_shape(got.dtype, got.shape)),
                     .expected = Message::verbatim(typed_shape(expected.dtype, expected.shape))};
    }
    const auto count = static_cast<std::int64_t>(expected.bytes.size()) / item_size(expected.dtype);
    if (got.bytes.size() != expected.bytes.size()) return Error{.what = message("the sizes in bytes differ")};
    if (!is_computable(got.dtype)) return compare_bytes(got, expected);
    const TensorValue a = flat(got, count), b = flat(expected, count);
    double largest = 0;
    for (std::int64_t i = 0; i < count; ++i) {
        const double x = std::fabs(load_one<double>(b, i));
        if (std::isfinite(x)) largest = std::max(largest, x);
    }
    Difference out;
    for (std::int64_t i = 0; i < count; ++i) {
        const double x = load_one<double>(a, i), y = load_one<double>(b, i);
        const double allowed = atol_of_max * largest + rtol * std::fabs(y);
        const bool fine = is_floating(got.dtype) ? agrees(x, y, std::isfinite(allowed) ? allowed : 0)
                                                 : load_one<std::int64_t>(a, i) == load_one<std::int64_t>(b, i);
        if (!fine && out.first_mismatch < 0) out.first_mismatch = i;
        const double difference = std::fabs(x - y);
        if (x != y && !(std::isnan(x) && std::isnan(y)))
            out.max_abs = std::max(out.max_abs, std::isnan(difference) ? HUGE_VAL : difference);
    }
    return out;
}

}  // namespace arenascope
