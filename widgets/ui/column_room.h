#pragma once
// How the width of a table is divided among its columns.

#include <vector>

class QTreeView;

namespace arenascope {

/// The request of one column. A number is shown whole or not at all, because a cut one would be wrong. Names may be
/// shortened.
struct ColumnWish {
    int column = 0;
    int whole = 0;   ///< of its longest text and its head
    int least = 0;   ///< minimum width of a name; 0: only whole
    int leaves = 0;  ///< order in which columns are hidden without room, from 1 on; 0: never
};

/// One width per request, in their order; 0: hidden. Names are shortened only after spare room is used up, the longest
/// first. The remaining room is not assigned.
[[nodiscard]] std::vector<int> divideWidth(int room, const std::vector<ColumnWish>& wishes);

/// Divides the tree's width, and hides columns without room.
void divideColumns(QTreeView& tree, const std::vector<ColumnWish>& wishes, int reserved = 0);

/// Width of the column's header: no name shrinks below it.
[[nodiscard]] int headWidth(const QTreeView& tree, int column);
/// Of the column's header and of its longest text in unfolded rows.
[[nodiscard]] int wholeWidth(const QTreeView& tree, int column);

}  // namespace arenascope
