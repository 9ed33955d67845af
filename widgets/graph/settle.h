#pragma once
// Places parts in a row near their preferred positions.

#include <vector>

namespace arenascope {

struct Wanted {
    double at = 0, weight = 1, gap = 0;  ///< gap: minimum distance from the part before
};

/// The positions nearest to the preferred ones that keep the order and the gaps. Parts that would be too close move as
/// one block to the mean of their preferred positions.
std::vector<double> settled(const std::vector<Wanted>& wanted);

}  // namespace arenascope
