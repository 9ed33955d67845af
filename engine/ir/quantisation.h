#pragma once
// How whole numbers stand for real ones: real = scale * (stored - zero point).

#include <cstddef>
#include <cstdint>
#include <vector>

namespace arenascope {

struct Quantisation {
    std::vector<float> scales;              ///< one, or one for each slice along `axis`
    std::vector<std::int64_t> zero_points;  ///< as many as scales
    std::size_t axis = 0;

    bool operator==(const Quantisation&) const = default;
    [[nodiscard]] bool is_per_axis() const { return scales.size() > 1; }
};

}  // namespace arenascope
