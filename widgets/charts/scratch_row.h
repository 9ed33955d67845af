#pragma once
// The host's pool `scratch` in a run: the scratch of each step's kernels, from offset 0 until the end of the step. It
// is not a pool of the plan; it is drawn below with an axis of its own.

#include <QString>
#include <vector>

#include "engine/engine.h"
#include "widgets/plot/chart_header.h"

class QCPAxisRect;
class QPainter;

namespace arenascope {

class StepPlot;

class ScratchRow {
public:
    static constexpr int height = 44;
    /// Empty if the run used none, or belongs to another program.
    static ScratchRow of(const RunResult* run, const Outcome& outcome);

    /// Bytes that the operators of each step read and wrote, in the same form; empty if not counted.
    static ScratchRow moved(const RunResult* run, const Outcome& outcome);

    [[nodiscard]] bool isEmpty() const { return largest_ <= 0; }
    [[nodiscard]] qint64 largest() const { return largest_; }
    /// Bytes of a step; 0 after the last.
    [[nodiscard]] qint64 at(Step step) const;
    /// The tooltip of a step; empty if it used none.
    [[nodiscard]] QString text(Step step) const;
    /// Sets the row's byte axis.
    void fit(QCPAxisRect& row) const;
    void paintAxis(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row) const;
    void paintSteps(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row) const;
    /// Of a bar, for the legend.
    [[nodiscard]] static Swatch swatch();

private:
    template <class BytesOf>
    static ScratchRow gather(const RunResult* run, const Outcome& outcome, BytesOf bytes_of);

    Table<Step, qint64> bytes_;
    Table<Step, QString> names_;  ///< of the node that used them
    qint64 largest_ = 0;
    bool moved_ = false;  ///< shows traffic instead of scratch
};

}  // namespace arenascope
