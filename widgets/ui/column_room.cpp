#include "widgets/ui/column_room.h"

#include <QHeaderView>
#include <QTreeView>
#include <algorithm>

namespace arenascope {
namespace {

int leastOf(const ColumnWish& wish) { return wish.least > 0 ? std::min(wish.least, wish.whole) : wish.whole; }

int sumAt(const std::vector<ColumnWish>& wishes, const std::vector<bool>& here, int level) {
    int sum = 0;
    for (std::size_t i = 0; i < wishes.size(); ++i)
        sum += here[i] ? std::clamp(level, leastOf(wishes[i]), wishes[i].whole) : 0;
    return sum;
}

}  // namespace

std::vector<int> divideWidth(int room, const std::vector<ColumnWish>& wishes) {
    std::vector<bool> here(wishes.size(), true);
    int last = 0, widest = 0;
    for (const ColumnWish& wish : wishes) last = std::max(last, wish.leaves), widest = std::max(widest, wish.whole);
    for (int turn = 1; turn <= last && sumAt(wishes, here, 0) > room; ++turn) {
        for (std::size_t i = 0; i < wishes.size(); ++i) here[i] = here[i] && wishes[i].leaves != turn;
    }
    // The largest width to which all columns can be cut so that they fit.
    int low = 0, high = widest;
    while (low < high) {
        const int middle = (low + high + 1) / 2;
        if (sumAt(wishes, here, middle) <= room) low = middle;
        else high = middle - 1;
    }
    std::vector<int> out(wishes.size(), 0);
    for (std::size_t i = 0; i < wishes.size(); ++i)
        out[i] = here[i] ? std::clamp(low, leastOf(wishes[i]), wishes[i].whole) : 0;
    return out;
}

void divideColumns(QTreeView& tree, const std::vector<ColumnWish>& wishes, int reserved) {
    const std::vector<int> widths = divideWidth(tree.viewport()->width() - reserved, wishes);
    for (std::size_t i = 0; i < wishes.size(); ++i) {
        tree.setColumnHidden(wishes[i].column, widths[i] == 0);
        if (widths[i] > 0) tree.setColumnWidth(wishes[i].column, widths[i]);
    }
}

int headWidth(const QTreeView& tree, int column) {
    constexpr int head_room = 22;  // padding of a section, and the margins of its text
    const QString head = tree.model()->headerData(column, Qt::Horizontal).toString();
    const bool sorted = tree.header()->isSortIndicatorShown() && tree.header()->sortIndicatorSection() == column;
    const int arrow = sorted ? 12 : 0;
    return tree.header()->fontMetrics().horizontalAdvance(head) + head_room + arrow;
}

int wholeWidth(const QTreeView& tree, int column) {
    constexpr int air = 4;  // the style's text margin in addition to a cell's own padding
    return std::max(static_cast<const QAbstractItemView&>(tree).sizeHintForColumn(column) + air,
                    headWidth(tree, column));
}

}  // namespace arenascope
