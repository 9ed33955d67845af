#pragma once
// Compares outputs of a run with the expected ones.

#include <vector>

#include "engine/ir/method.h"
#include "engine/runner/run_report.h"
#include "engine/runner/run_request.h"
#include "engine/runtime/vectors.h"

namespace arenascope {

/// The part of each expected value that an output may be off where the user says nothing: 1e-4. Expected f16 and bf16
/// are rounded themselves, and two roundings of the same sum may be one unit in the last place apart.
[[nodiscard]] double usual_rtol(DType dtype);
/// How far an output that differs is off, in quanta if it is quantised.
[[nodiscard]] Message difference_text(const OutputReport& output);
/// What to do if it is off by so few quanta that the recording may be PyTorch's; empty otherwise.
[[nodiscard]] Message quanta_remedy(const OutputReport& output);
/// Output `index` of `method`; `expected` may be null. The tolerances are those of `request`.
[[nodiscard]] OutputReport check_output(const Method& method, std::size_t index, const HostTensor& got,
                                        const HostTensor* expected, const RunRequest& request);
/// All outputs of a run; `expected` may be null. An output that cannot be compared is an error.
Result<std::vector<OutputReport>> check_outputs(const Method& method, const RunResult& result,
                                                const VectorRun* expected, const RunRequest& request);

}  // namespace arenascope
