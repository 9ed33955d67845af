#pragma once
// The row of live bytes above the pools: the curve of the largest pool, and the curve after a move during a preview.

#include <vector>

#include "widgets/plot/arena_scene.h"
#include "widgets/ui/tensor_edits.h"

class QCPAxisRect;
class QPainter;
class QPointF;

namespace arenascope {

class StepPlot;

class ArenaCurve {
public:
    ArenaCurve(StepPlot& plot, const ArenaScene& scene) : plot_(plot), scene_(scene) {}
    /// Adds the row with its painting.
    void addRow(int height);
    /// Before the rows are removed.
    void clear() { row_ = nullptr; }
    [[nodiscard]] const QCPAxisRect* row() const { return row_; }
    [[nodiscard]] bool contains(const QPointF& pos) const;
    /// With the tensors at their places of a preview; null: none. True if the scale changes.
    bool setPreview(const WhatIf* after);
    /// The curve after the move, over that of the plan, which stays dashed where they differ.
    void paintPreview(QPainter& painter) const;
    /// Live bytes at the cursor.
    void paintPill(QPainter& painter, Step step) const;

private:
    /// Gives the axis room for curves and capacity; true if that changes it.
    bool fit();
    void paintCapacity(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    [[nodiscard]] const ArenaLane& lane() const;

    StepPlot& plot_;
    const ArenaScene& scene_;
    QCPAxisRect* row_ = nullptr;
    Table<Step, qint64> after_;  ///< empty: no preview, or the same as the plan's
};

}  // namespace arenascope
