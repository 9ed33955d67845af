#pragma once
// Texts and formats of run results, common to all views.

#include <QString>

#include "engine/runner/run_report.h"

namespace arenascope {

/// The value, shape or type differs from the expected one.
[[nodiscard]] bool isWrong(const OutputReport& output);
/// "0  logits"
[[nodiscard]] QString outputTitle(const OutputReport& output);
/// The largest difference to the expected values, formatted the same everywhere: "2.4e−7", "0".
[[nodiscard]] QString differenceText(double difference);
/// The tolerance of the verdict: "1e-5·max + 1e-4·|ref|".
[[nodiscard]] QString toleranceText(const OutputReport& output);
/// What a check of all values found.
[[nodiscard]] QString findingText(const ValueFinding& finding);

}  // namespace arenascope
