#include "widgets/charts/compare/compare_finder.h"

namespace arenascope {

ValueId CompareFinder::valueOf(const CompareRow* tensor) const {
    if (!tensor || !state_.outcome()) return no_value;
    for (std::size_t i = 0; i < scene_.sides.size(); ++i) {
        if (sides_.at(i).outcome == state_.outcome() && tensor->isIn(i)) return tensor->at[i].value;
    }
    const std::string wanted = tensor->name.toStdString();
    for (const TensorRow& row : state_.outcome()->tensors) {
        if (row.name == wanted) return row.value;
    }
    return no_value;
}

const CompareRow* CompareFinder::rowOf(ValueId value) const {
    const TensorRow* tensor = state_.row(value);
    if (!tensor) return nullptr;
    for (std::size_t i = 0; i < scene_.sides.size(); ++i) {
        if (sides_.at(i).outcome != state_.outcome()) continue;
        if (const CompareRow* row = scene_.row(i, value)) return row;
    }
    const auto found = scene_.rowOf.find(QString::fromStdString(tensor->name));
    return found == scene_.rowOf.end() ? nullptr : &scene_.rows[found->second];
}

std::array<BoxIndex, most_sides> CompareFinder::boxesOf(ValueId value) const {
    std::array<BoxIndex, most_sides> boxes;
    const CompareRow* row = rowOf(value);
    for (std::size_t i = 0; row && i < scene_.sides.size(); ++i) {
        const ArenaBox* at = row->isIn(i) ? scene_.sides[i].boxOf(row->at[i].value) : nullptr;
        if (at) boxes[i] = scene_.sides[i].indexOf(*at);
    }
    return boxes;
}

}  // namespace arenascope
