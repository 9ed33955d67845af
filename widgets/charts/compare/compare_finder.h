#pragma once
// Finds a tensor of the shown program on the sides of a comparison, which may belong to other programs.

#include "widgets/charts/compare/compare_sides.h"

namespace arenascope {

class CompareFinder {
public:
    /// All three must outlive this; they may change between calls.
    CompareFinder(const ViewState& state, const CompareSides& sides, const CompareScene& scene)
        : state_(state), sides_(sides), scene_(scene) {}
    /// If no side belongs to the shown program, by name; null: on no side.
    [[nodiscard]] const CompareRow* rowOf(ValueId value) const;
    [[nodiscard]] ValueId valueOf(const CompareRow* tensor) const;
    /// Its boxes, by side; none: not drawn there.
    [[nodiscard]] std::array<BoxIndex, most_sides> boxesOf(ValueId value) const;

private:
    const ViewState& state_;
    const CompareSides& sides_;
    const CompareScene& scene_;
};

}  // namespace arenascope
