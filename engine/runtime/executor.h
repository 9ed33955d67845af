#pragma once
// Runs a method inside its planned arenas. Planned tensors have no other memory.

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/base/progress.h"
#include "engine/ir/method.h"
#include "engine/planning/plan.h"
#include "engine/runtime/host_tensor.h"
#include "engine/runtime/run_options.h"
#include "engine/runtime/run_result.h"

namespace arenascope {

class Executor {
public:
    /// Lays out the arenas of `plan`, resolves kernels (all missing ones in one error), initialises delegates and
    /// writes initial states. Delegates are destroyed, last first, with the executor or when a later one fails.
    static Result<std::unique_ptr<Executor>> load(std::shared_ptr<const Program> program, const Method& method,
                                                  const Plan& plan, const LoadOptions& options = {});
    virtual ~Executor() = default;
    /// One inference. Inputs are checked against the method's specs before the first instruction.
    virtual Result<RunResult> run(const std::vector<HostTensor>& inputs, const RunOptions& options,
                                  Progress& progress) = 0;
    /// Resets states to their initial values.
    virtual void reset_state() = 0;
    [[nodiscard]] virtual Result<std::vector<NamedTensor>> state() const = 0;
    /// Every name must be a state buffer of that type and shape; buffers that are not named keep their values.
    virtual Result<> set_state(const std::vector<NamedTensor>& state) = 0;
    /// Arena bytes per mem_id (index = mem_id, [0] = 0).
    [[nodiscard]] virtual std::vector<std::int64_t> arena_bytes() const = 0;
    /// Bytes of the pool `scratch`, as declared by each kernel for the largest shapes.
    [[nodiscard]] virtual Table<InstructionIndex, std::int64_t> scratch_bytes() const = 0;
};

}  // namespace arenascope
