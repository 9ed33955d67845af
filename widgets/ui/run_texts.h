#pragma once
// What a run gave, in words and in the forms that every view of it shows.

#include <QString>

#include "engine/runner/run_report.h"

namespace arenascope {

/// Another value, shape or type than what was expected.
[[nodiscard]] bool isWrong(const OutputReport& output);
/// "0  logits"
[[nodiscard]] QString outputTitle(const OutputReport& output);
/// The largest difference to what was expected, in every place alike: "2.4e−7", "0".
[[nodiscard]] QString differenceText(double difference);
/// What the verdict allowed: "1e-5·max + 1e-4·|ref|".
[[nodiscard]] QString toleranceText(const OutputReport& output);
/// What a check of all values found.
[[nodiscard]] QString findingText(const ValueFinding& finding);

}  // namespace arenascope
