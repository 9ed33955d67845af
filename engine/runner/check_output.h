#pragma once
// Compares outputs of a run with the expected ones.

#include <optional>
#include <vector>

#include "engine/ir/method.h"
#include "engine/runner/run_report.h"
#include "engine/runner/run_request.h"
#include "engine/runtime/vectors.h"

namespace arenascope {

/// The part of each expected value that an output may be off where the user says nothing: 1e-4. Expected f16 and bf16
/// are rounded themselves, and two roundings of the same sum may be one unit in the last place apart.
[[nodiscard]] double usual_rtol(DType dtype);
/// How far an output of `method` is off.
struct OutputDistance {
    double largest = 0;               ///< max |difference|
    std::optional<double> quantum{};  ///< between two values that it can have; none: it is not quantised
    Message text{};
    Message remedy{};  ///< what to do if it is off by so few quanta that the recording may be PyTorch's; else empty
    [[nodiscard]] std::optional<double> quanta() const {
        return quantum ? std::optional(largest / *quantum) : std::nullopt;
    }
};
/// Nothing if the output is as expected.
[[nodiscard]] std::optional<OutputDistance> distance_of(const Method& method, const OutputReport& output);
/// The position of the output that is farthest off, in quanta if all that differ have them; nothing if all are as
/// expected.
[[nodiscard]] std::optional<std::size_t> farthest_of(const Method& method, const std::vector<OutputReport>& outputs);
/// Output `index` of `method`; `expected` may be null. The tolerances are those of `request`.
[[nodiscard]] OutputReport check_output(const Method& method, std::size_t index, const HostTensor& got,
                                        const HostTensor* expected, const RunRequest& request);
/// All outputs of a run; `expected` may be null. An output that cannot be compared is an error.
Result<std::vector<OutputReport>> check_outputs(const Method& method, const RunResult& result,
                                                const VectorRun* expected, const RunRequest& request);

}  // namespace arenascope
