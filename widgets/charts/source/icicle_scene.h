#pragma once
// Nested shares as rows of rectangles: a row for each level, with the share as width. Pure geometry.

#include <QPointF>
#include <QRectF>
#include <vector>

#include "engine/study/source/cost_tree.h"

namespace arenascope {

struct IcicleBox {
    CostIndex node{0};
    QRectF rect;
};

struct IcicleScene {
    std::vector<IcicleBox> boxes;  ///< row by row, from left to right
    double height = 0;
    /// None if no box is there.
    [[nodiscard]] CostIndex nodeAt(const QPointF& pos) const;
    [[nodiscard]] const IcicleBox* boxOf(CostIndex node) const;
};

/// `top` has the whole width, and so have its ancestors. Boxes narrower than a pixel are left out.
IcicleScene icicleScene(const CostTree& tree, CostIndex top, double width, double row);

}  // namespace arenascope
