#pragma once
// Statistics of repeated measurements.

#include <vector>

namespace arenascope {

/// The middle value, of an even number the upper of the two in the middle; 0 where there is none.
[[nodiscard]] double median(std::vector<double> values);

}  // namespace arenascope
