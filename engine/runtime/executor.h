#pragma once
// Runs a method inside its planned arenas. Nothing that is planned lives anywhere else.

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/progress.h"
#include "engine/ir/method.h"
#include "engine/planning/plan.h"

namespace arenascope {

/// A tensor's value outside the arena: row-major bytes of `shape` (logical order).
struct HostTensor {
    DType dtype = DType::f32;
    std::vector<std::int64_t> shape;
    std::vector<std::byte> bytes;
};

struct OpTime {
    std::int32_t instruction = 0;
    std::string op, name, kernel;  ///< kernel: "own", "onednn jit:avx2", …
    double milliseconds = 0;
};

/// Statistics of one tensor, for comparing with a recorded trace.
struct TensorStats {
    ValueId value = no_value;
    std::string fx_name;  ///< node of the core graph
    std::int32_t output = 0;       ///< which output of its instruction
    std::int32_t instruction = 0;
    double sum = 0, absmax = 0;    ///< over finite elements
    std::int64_t nans = 0, infinities = 0;
};

struct RunResult {
    std::vector<HostTensor> outputs;
    std::vector<OpTime> times;
    std::vector<TensorStats> stats;  ///< only where asked for
    double milliseconds = 0;
};

struct RunOptions {
    bool stats = false;
};

class Executor {
public:
    /// Lays out the arenas of `plan`, resolves kernels (all missing ones in one error) and writes initial state.
    static Result<std::unique_ptr<Executor>> load(std::shared_ptr<const Program> program, const Method& method,
                                                  const Plan& plan);
    virtual ~Executor() = default;
    /// One inference. Inputs are checked against the method's specs before the first instruction.
    virtual Result<RunResult> run(const std::vector<HostTensor>& inputs, const RunOptions& options, Progress& progress) = 0;
    /// State back to its initial values.
    virtual void reset_state() = 0;
    /// Arena bytes per mem_id (index = mem_id, [0] = 0).
    [[nodiscard]] virtual std::vector<std::int64_t> arena_bytes() const = 0;
};

/// Largest absolute difference, and whether |a-b| <= rtol_of_max*max|ref| + rtol*|ref| everywhere.
struct Difference {
    double max_abs = 0;
    std::int64_t first_mismatch = -1;  ///< element index; -1: none
};
Result<Difference> compare(const HostTensor& got, const HostTensor& expected, double atol_of_max = 1e-5, double rtol = 1e-4);

}  // namespace arenascope
