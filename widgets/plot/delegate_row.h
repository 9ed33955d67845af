#pragma once
// What ran inside delegates, under the steps that called them: pure geometry and texts.

#include <QString>
#include <vector>

#include "engine/engine.h"

namespace arenascope {

/// Something that a delegate reported, as a part of its step.
struct InsideCell {
    Step step{0};
    double begin = 0, end = 1;  ///< parts of the step
    double milliseconds = 0;
    QString name, kernel;
    QString nodes, source;  ///< of the program, empty where no debug handle tells
    QString error;
    bool slowest = false;  ///< of its call

    /// "Conv2d, aten_convolution_default, model.py:12, XNNPACK, 0.31 ms"
    [[nodiscard]] QString text() const;
};

/// In the order of steps; a call's events share its step by their times. Of a run of another program: none.
[[nodiscard]] std::vector<InsideCell> insideOf(const RunResult* run, const Outcome& outcome);

}  // namespace arenascope
