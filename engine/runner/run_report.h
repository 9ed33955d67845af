#pragma once
// The results of a run, for views and output.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/runtime/host_tensor.h"
#include "engine/runtime/run_result.h"
#include "engine/runtime/sanitizer.h"
#include "engine/runtime/static/static_planner.h"
#include "engine/runtime/trace.h"
#include "engine/runtime/value_check.h"

namespace arenascope {

/// An output and its expected value.
struct OutputReport {
    std::size_t index = 0;
    std::string name;
    DType dtype = DType::f32;
    std::vector<std::int64_t> shape{};
    std::optional<Difference> difference{};  ///< none: nothing was expected, or it cannot be compared
    std::optional<Error> incomparable{};     ///< the reason: another shape or type was expected
    double largest = 0;                      ///< max |expected|, if there is a difference
    double rtol = 0, atol = 0;               ///< tolerances of the verdict
};

/// The result of a check of all values.
struct ValueFinding {
    std::optional<ValueDifference> difference{};  ///< the first one; none: every tensor agrees
    std::string tensor;                           ///< name of the differing tensor, as in tables
    std::size_t compared = 0;                     ///< tensors
    std::string against;                          ///< see ReferenceRun::against(); empty: the recorded trace
    [[nodiscard]] ValueId value() const { return difference ? difference->value : no_value; }
};

/// What the instances of the static runtime report.
struct StaticSummary {
    double per_second = 0;  ///< runs of all instances
    StaticReport report;    ///< of the first instance
    /// Per instance, in the last run; 0 before there is an arena.
    [[nodiscard]] std::int64_t arena_bytes() const {
        return report.arena_bytes.empty() ? 0 : report.arena_bytes.back();
    }
};

struct RunReport {
    std::shared_ptr<const RunResult> last{};
    std::vector<OpSummary> ops{};
    std::size_t runs = 0;                ///< that `ops` summarises, including a failed one
    std::vector<double> milliseconds{};  ///< of each repetition
    bool prepares_kernels = false;       ///< in the first repetition: nothing ran with this plan before
    std::vector<OutputReport> outputs{};
    std::optional<ValueFinding> values{};
    std::vector<CheckedValue> checked{};  ///< every tensor that was compared, in the order in which they were computed
    std::optional<std::vector<Violation>> violations{};  ///< none: the run had no sanitizer
    std::optional<StaticSummary> from_static{};
};

}  // namespace arenascope
