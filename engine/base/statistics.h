#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace arenascope {

/// The middle of `values`, of an even count the upper one; 0 where there are none.
[[nodiscard]] inline double median(std::vector<double> values) {
    if (values.empty()) return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

}  // namespace arenascope
