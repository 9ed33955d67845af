#pragma once
// Things in a row that would like to be elsewhere.

#include <vector>

namespace arenascope {

struct Wanted {
    double at = 0, weight = 1, gap = 0;  ///< gap: at least so far behind the one before
};

/// The places nearest to what each wants, in their order and apart: neighbours that would be too near are moved as one
/// block to the mean of what they want.
std::vector<double> settled(const std::vector<Wanted>& wanted);

}  // namespace arenascope
