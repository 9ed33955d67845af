#include "engine/study/inspect/tensor_numbers.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

#include "engine/kernels/rows.h"

namespace arenascope {
namespace {

/// Calls `use` with all elements as numbers, in blocks. Bytes of files may be unaligned, so they are copied first.
template <class Use>
void each_number(const HostTensor& tensor, Use use) {
    const std::int64_t size = item_size(tensor.dtype);
    const std::int64_t count = static_cast<std::int64_t>(tensor.bytes.size()) / size;
    std::vector<std::byte> aligned(static_cast<std::size_t>(row_chunk * size));
    std::array<double, row_chunk> buffer{};
    TensorValue chunk{.dtype = tensor.dtype, .data = aligned.data()};
    for (std::int64_t at = 0; at < count; at += row_chunk) {
        const std::int64_t n = std::min(row_chunk, count - at);
        std::memcpy(aligned.data(), tensor.bytes.data() + at * size, static_cast<std::size_t>(n * size));
        chunk.sizes = Dims{n};
        chunk.strides = Dims{1};
        const double* row = load_row<double>(chunk, 0, 1, n, buffer.data());
        for (std::int64_t i = 0; i < n; ++i) use(row[i]);
    }
}

/// Smallest and largest number of each slice of a dimension.
class Channels {
public:
    Channels(const HostTensor& tensor, std::optional<std::size_t> axis) {
        if (!axis || *axis >= tensor.shape.size()) return;
        const std::int64_t count = tensor.shape[*axis];
        if (count < 2 || count > static_cast<std::int64_t>(TensorNumbers::most_channels)) return;
        for (std::size_t i = *axis + 1; i < tensor.shape.size(); ++i) inner_ *= tensor.shape[i];
        found_.resize(static_cast<std::size_t>(count));
        seen_.resize(found_.size());
    }
    /// Element `at` in logical order.
    void add(std::int64_t at, double number) {
        if (found_.empty() || !std::isfinite(number)) return;
        const auto channel = static_cast<std::size_t>(at / inner_) % found_.size();
        TensorNumbers::Channel& it = found_[channel];
        it.min = seen_[channel] ? std::min(it.min, number) : number;
        it.max = seen_[channel] ? std::max(it.max, number) : number;
        seen_[channel] = true;
    }
    std::vector<TensorNumbers::Channel> take() && { return std::move(found_); }

private:
    std::int64_t inner_ = 1;
    std::vector<TensorNumbers::Channel> found_;
    std::vector<bool> seen_;
};

}  // namespace

Result<HostTensor> host_tensor_of(const Tensor& tensor) {
    const std::int64_t size = item_size(tensor.dtype);
    const std::optional<std::int64_t> bytes = tensor.bytes();
    if (!tensor.data) return Error{.what = message("the file has no values of this tensor")};
    const bool is_whole = size > 0 && bytes && static_cast<std::uint64_t>(*bytes) <= tensor.data->bytes.size();
    if (!is_whole) return Error{.what = message("the file has fewer bytes than the shape of this tensor")};
    HostTensor out{.dtype = tensor.dtype, .shape = tensor.upper, .bytes = {}};
    out.bytes.resize(static_cast<std::size_t>(*bytes));
    const std::byte* from = tensor.data->bytes.data();
    const std::size_t rank = tensor.upper.size();
    bool is_plain = tensor.dim_order.size() != rank;
    if (!is_plain) {
        is_plain = true;
        for (std::size_t i = 0; i < rank; ++i) is_plain = is_plain && tensor.dim_order[i] == i;
    }
    if (is_plain || *bytes == 0) {
        std::copy_n(from, out.bytes.size(), out.bytes.begin());
        return out;
    }
    std::vector<std::int64_t> strides(rank, 0), position(rank, 0);
    std::int64_t stride = 1;
    for (std::size_t i = rank; i-- > 0;) {
        if (tensor.dim_order[i] >= rank || strides[tensor.dim_order[i]] != 0)
            return Error{.what = message("dim_order is not a permutation")};
        strides[tensor.dim_order[i]] = stride;
        stride *= tensor.upper[tensor.dim_order[i]];
    }
    std::int64_t offset = 0;
    for (std::int64_t to = 0; to < *bytes; to += size) {
        std::memcpy(out.bytes.data() + to, from + offset * size, static_cast<std::size_t>(size));
        for (std::size_t dim = rank; dim-- > 0;) {
            offset += strides[dim];
            if (++position[dim] < tensor.upper[dim]) break;
            offset -= strides[dim] * position[dim];
            position[dim] = 0;
        }
    }
    return out;
}

std::optional<std::size_t> channel_axis(const Tensor& tensor) {
    if (!tensor.is_constant) return std::nullopt;
    if (tensor.quantisation && tensor.quantisation->is_per_axis()) return tensor.quantisation->axis;
    return tensor.upper.size() >= 2 ? std::optional<std::size_t>(0) : std::nullopt;
}

Result<TensorNumbers> tensor_numbers(const HostTensor& tensor, std::optional<std::size_t> axis) {
    if (!is_computable(tensor.dtype))
        return Error{.what = message("values of type {type} cannot be shown", name_of(tensor.dtype))};
    TensorNumbers out;
    double sum = 0, squares = 0;
    bool seen = false;
    Channels channels(tensor, axis);
    each_number(tensor, [&](double number) {
        channels.add(out.count, number);
        ++out.count;
        if (out.first.size() < TensorNumbers::first_count) out.first.push_back(number);
        out.nans += std::isnan(number) ? 1 : 0;
        out.infinities += std::isinf(number) ? 1 : 0;
        if (!std::isfinite(number)) return;
        out.zeros += number == 0 ? 1 : 0;
        out.min = seen ? std::min(out.min, number) : number;
        out.max = seen ? std::max(out.max, number) : number;
        seen = true;
        sum += number;
    });
    if (!seen) return out;
    out.channels = std::move(channels).take();
    out.mean = sum / static_cast<double>(out.finite());
    const double width = out.max - out.min;
    each_number(tensor, [&](double number) {
        if (!std::isfinite(number)) return;
        squares += (number - out.mean) * (number - out.mean);
        const double part = width > 0 && std::isfinite(width) ? (number - out.min) / width : 0.5;
        const auto bin = std::min(static_cast<std::size_t>(part * TensorNumbers::bins), TensorNumbers::bins - 1);
        ++out.histogram[bin];
    });
    out.sigma = std::sqrt(squares / static_cast<double>(out.finite()));
    return out;
}

}  // namespace arenascope
