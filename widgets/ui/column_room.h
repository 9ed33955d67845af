#pragma once
// How the width of a table is divided among its columns.

#include <vector>

class QTreeView;

namespace arenascope {

/// What one column asks for. A number is whole or not there: cut it would be another one. Names may be shorter.
struct ColumnWish {
    int column = 0;
    int whole = 0;   ///< of its longest text and its head
    int least = 0;   ///< what a name may shrink to; 0: never less than whole
    int leaves = 0;  ///< in which order columns go where there is no room for all, from 1 on; 0: stays
};

/// One width per wish, in their order; 0: no room for it. Names give way only where no column has air, the longest
/// first. What is left over is nobody's.
[[nodiscard]] std::vector<int> divideWidth(int room, const std::vector<ColumnWish>& wishes);

/// Divides what the tree has, and hides what has no room.
void divideColumns(QTreeView& tree, const std::vector<ColumnWish>& wishes);

/// What the column's head needs: no name shrinks below it.
[[nodiscard]] int headWidth(const QTreeView& tree, int column);
/// Of the column's head and of its longest text, as far as rows are unfolded.
[[nodiscard]] int wholeWidth(const QTreeView& tree, int column);

}  // namespace arenascope
