#include "widgets/ui/row_ranges.h"

namespace arenascope {

QItemSelection rangesOf(const std::vector<int>& rows, const QAbstractItemModel& model) {
    QItemSelection out;
    for (std::size_t from = 0, to = 0; from < rows.size(); from = to) {
        while (to < rows.size() && rows[to] - rows[from] == static_cast<int>(to - from)) ++to;
        out.append(QItemSelectionRange(model.index(rows[from], 0), model.index(rows[to - 1], model.columnCount() - 1)));
    }
    return out;
}

}  // namespace arenascope
