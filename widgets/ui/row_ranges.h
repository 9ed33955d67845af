#pragma once
// Many selected rows as few ranges.

#include <QItemSelection>
#include <vector>

namespace arenascope {

/// Whole rows of `model`, ascending, with one range for adjacent rows: Qt compares ranges pairwise, which is too slow
/// for 100,000 of them.
[[nodiscard]] QItemSelection rangesOf(const std::vector<int>& rows, const QAbstractItemModel& model);

}  // namespace arenascope
