#include "engine/planning/placement/weight_steps.h"

#include <algorithm>

namespace arenascope {

void WeightSteps::begin(std::int64_t first, std::int64_t last) {
    first_ = first;
    count_ = 0;
    is_dense_ = last - first < most_positions;
    sorted_.clear();
    const auto positions = is_dense_ ? static_cast<std::size_t>(last - first + 1) : 0;
    if (positions <= sums_.size()) return;
    sums_.resize(positions);
    marks_.resize(positions / 64 + 1);
    groups_.resize(positions / 4096 + 1);
}

void WeightSteps::sort() { std::sort(sorted_.begin(), sorted_.end()); }

}  // namespace arenascope
