#pragma once
// The host's pool `scratch` after a run: what each step's kernels borrowed, from offset 0 until the step ended. It is
// no memory of the plan; it is drawn below it, with an axis of its own.

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
    /// Empty where the run took none, or was of another program.
    static ScratchRow of(const RunResult* run, const Outcome& outcome);

    /// Bytes that the operators of each step read and wrote, in the same form; empty where nobody counted.
    static ScratchRow moved(const RunResult* run, const Outcome& outcome);

    [[nodiscard]] bool isEmpty() const { return largest_ <= 0; }
    [[nodiscard]] qint64 largest() const { return largest_; }
    /// Bytes of a step; 0 beyond the last.
    [[nodiscard]] qint64 at(Step step) const;
    /// What is to be said of a step; empty where it took none.
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
    Table<Step, QString> names_;  ///< of the node that took them
    qint64 largest_ = 0;
    bool moved_ = false;  ///< not borrowed by kernels, but read and written
};

}  // namespace arenascope
