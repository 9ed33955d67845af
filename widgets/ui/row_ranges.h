#pragma once
// Many selected rows as few ranges.

#include <QItemSelection>
#include <vector>

namespace arenascope {

/// Whole rows of `model`, ascending. One range for neighbours: a hundred thousand ranges of one row would be compared
/// each with each.
[[nodiscard]] QItemSelection rangesOf(const std::vector<int>& rows, const QAbstractItemModel& model);

}  // namespace arenascope
