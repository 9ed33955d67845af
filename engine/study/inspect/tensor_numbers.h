#pragma once
// The numbers of a tensor whose bytes are available: a summary, a histogram, the first elements.

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/base/result.h"
#include "engine/ir/method.h"
#include "engine/runtime/host_tensor.h"

namespace arenascope {

struct TensorNumbers {
    static constexpr std::size_t bins = 48, first_count = 64, most_channels = 4096;
    struct Channel {
        double min = 0, max = 0;  ///< of finite elements; both 0 where there are none
    };
    std::int64_t count = 0, zeros = 0, nans = 0, infinities = 0;
    double min = 0, max = 0, mean = 0, sigma = 0;  ///< over finite elements
    std::array<std::int64_t, bins> histogram{};    ///< from min to max, finite elements
    std::vector<double> first;                     ///< in logical order
    std::vector<Channel> channels;                 ///< where they were asked for and are no more than that
    [[nodiscard]] std::int64_t finite() const { return count - nans - infinities; }
};

/// Constant bytes, or an initial state, in logical order; an error if there are none, or if their number does not match
/// the shape.
Result<HostTensor> host_tensor_of(const Tensor& tensor);
/// An error where no kernel computes with elements of this type. `axis`: the dimension that channels go along; none:
/// channels are not counted.
Result<TensorNumbers> tensor_numbers(const HostTensor& tensor, std::optional<std::size_t> axis = std::nullopt);
/// The dimension that the channels of a constant go along: that of its scales, else the first of several.
[[nodiscard]] std::optional<std::size_t> channel_axis(const Tensor& tensor);

}  // namespace arenascope
