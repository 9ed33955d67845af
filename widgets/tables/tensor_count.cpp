#include "widgets/tables/tensor_count.h"

#include <algorithm>

#include "widgets/tables/tensor_model.h"
#include "widgets/theme/format.h"

namespace arenascope {

TensorCount tensorCount(const Outcome& outcome) {
    const auto empty = std::count_if(outcome.tensors.begin(), outcome.tensors.end(),
                                     [](const TensorRow& row) { return row.bytes == 0; });
    return {static_cast<int>(outcome.tensors.size()) - static_cast<int>(empty), static_cast<int>(empty)};
}

QString tensorCountText(const TensorCount& count) {
    const auto grouped = [](QString text, int number) {
        return text.replace(QString::number(number), format::number(number));
    };
    const QString full = grouped(TensorModel::tr("%n tensor(s)", nullptr, count.full), count.full);
    if (count.empty == 0) return full;
    return full + QStringLiteral(", ") + grouped(TensorModel::tr("%n empty", nullptr, count.empty), count.empty);
}

}  // namespace arenascope
