#pragma once
// Events inside delegates, under the steps of their calls: pure geometry and texts.

#include <QString>
#include <vector>

#include "engine/engine.h"

namespace arenascope {

/// An event inside a delegate, as a part of its step.
struct InsideCell {
    Step step{0};
    double begin = 0, end = 1;  ///< fractions of the step
    double milliseconds = 0;
    QString name, kernel;
    QString nodes, source;  ///< of the program, empty without a debug handle
    QString error;
    bool slowest = false;  ///< of its call

    /// "Conv2d, aten_convolution_default, model.py:12, XNNPACK, 0.31 ms"
    [[nodiscard]] QString text() const;
};

/// In the order of steps; a call's events divide its step by their times. Empty for a run of another program.
[[nodiscard]] std::vector<InsideCell> insideOf(const RunResult* run, const Outcome& outcome);

}  // namespace arenascope
