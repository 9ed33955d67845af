#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace arenascope {

/// The median of `values`, the upper one of an even count; 0 if empty.
[[nodiscard]] inline double median(std::vector<double> values) {
    if (values.empty()) return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

}  // namespace arenascope
