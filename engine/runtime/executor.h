#pragma once
// Runs a method inside its planned arenas. Nothing that is planned lives anywhere else.

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/backends/backend.h"
#include "engine/base/progress.h"
#include "engine/ir/method.h"
#include "engine/planning/plan.h"
#include "engine/runtime/banks.h"
#include "engine/runtime/kernel_choice.h"

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
    double milliseconds = 0;       ///< of all its calls in this run
    std::int64_t calls = 0;
    std::int64_t bytes_read = 0, bytes_written = 0;  ///< actual sizes, all calls; with RunOptions::profile
    std::int64_t scratch_bytes =
        0;  ///< of the pool `scratch`: declared before the first run, or more where a call took more
};

/// One call, for a trace.
struct OpEvent {
    std::int32_t instruction = 0;
    double start = 0, milliseconds = 0;  ///< since the first instruction
};

/// Statistics of one tensor, for comparing with a recorded trace.
struct TensorStats {
    ValueId value = no_value;
    std::string fx_name;      ///< node of the core graph
    std::int32_t output = 0;  ///< which output of its instruction
    std::int32_t instruction = 0;
    double sum = 0, absmax = 0, min = 0, max = 0;  ///< over finite elements
    std::int64_t nans = 0, infinities = 0;
};

/// Something inside a delegate that ran, mapped to the program.
struct DelegateEvent {
    std::int32_t instruction = 0;  ///< of the call
    BackendEvent event;
    std::vector<DebugHandle::Node> nodes;  ///< empty where no debug handle tells
};

/// A stage in the life of a delegate: "available", "init", "execute", "destroy".
struct DelegateStage {
    std::string stage, backend, node;  ///< node: the call
    double milliseconds = 0;
    bool blob_released = false;  ///< by init
    std::string error;           ///< empty: it went well
};

/// A kernel that is not built in.
struct ExtraKernel {
    std::string op;
    std::size_t arguments = 0;
    std::function<Result<>(Call&)> run;
};

/// Bytes of all storage groups of the static runtime: told ahead of the runs, and learned from them.
struct GroupBytes {
    std::int64_t planned = 0, learned = 0;
};

/// Where a run ended before its time.
struct RunFailure {
    std::int32_t instruction = -1;  ///< that failed; -1: none did, inputs or outputs were the matter
    Error error;
};

struct RunResult {
    std::vector<HostTensor> outputs;
    std::optional<RunFailure> failure{};  ///< only in what RunOptions::rest holds
    std::vector<DelegateEvent> events;    ///< in order; only where asked for
    std::vector<OpTime> times;
    std::vector<TensorStats> stats;  ///< only where asked for
    double milliseconds = 0;
    std::int64_t copied_bytes =
        0;  ///< between the caller's buffers, the arenas and devices; unplanned tensors copy nothing
    std::vector<BankTraffic> device_copies;  ///< what of that went to devices and came from them, by pool
    std::optional<std::int64_t>
        allocations;  ///< heap allocations while giving inputs and running instructions, where counted
    std::int64_t scratch_bytes =
        0;  ///< the pool `scratch`: host memory beside the arenas for the time of single calls, as declared
    std::int64_t scratch_touched = 0;         ///< what of it the largest call of this run took
    std::int64_t unplanned_scratch = 0;       ///< blocks of it, so far, that no kernel had declared
    std::int64_t packed_bytes = 0;            ///< weights in another layout, made at the first run
    std::optional<GroupBytes> group_bytes{};  ///< of the static runtime only
    // With RunOptions::profile:
    std::vector<OpEvent> calls;
    std::vector<std::int64_t> touched;  ///< per mem_id: bytes up to the last one that this run used
};

class RunObserver;
class Placer;

struct RunOptions {
    bool stats = false;
    bool times = true;    ///< per operator, in the result
    bool events = false;  ///< what runs inside delegates
    bool profile = false;
    bool feed_back = false;  ///< bound inputs keep what the last run wrote there; what is given for them is ignored
    bool collect = true;     ///< copy the outputs into the result
    RunObserver* observer = nullptr;
    Placer* placer = nullptr;   ///< gives tensors that the plan leaves out their memory, for this run
    RunResult* rest = nullptr;  ///< where a run that fails leaves what ran until then, the failing call among it
};

/// One memory for an output and the input that the next run reads it as.
struct Binding {
    std::size_t output = 0, input = 0;  ///< positions in Method::outputs and Method::inputs
};

/// What loading needs besides the program.
struct LoadOptions {
    std::span<const Kernel> kernels{};  ///< besides those that are built in; must outlive the executor
    Fallback fallback = Fallback::reference;
    std::vector<Binding> bindings{};
    std::vector<Bank> banks{};  ///< memory for pools; the others come from the host
    /// Pools whose copy function is known here lie in that device's memory. Observers look at all arenas: not with
    /// them.
    bool use_devices = false;
    std::span<const DeviceKind> devices{};         ///< besides those of backends
    std::span<const ExtraKernel> extra_kernels{};  ///< asked last; must outlive the executor
    std::int64_t intra_threads = 1;                ///< threads that work on one operator, the calling one among them
    const Backends* backends = nullptr;            ///< null: those that are built in
    std::shared_ptr<std::vector<DelegateStage>> log{};  ///< null: nobody asks; filled until the executor is gone
    std::int64_t memory_limit = 0;   ///< bytes that running may take; 0: usual_memory_limit() of the program
    std::int64_t memory_beside = 0;  ///< bytes of that which whoever loads takes by itself
};

/// A buffer that outlives runs.
struct NamedTensor {
    std::string name;
    HostTensor tensor;
};

class Executor {
public:
    /// Lays out the arenas of `plan`, resolves kernels (all missing ones in one error), makes delegates ready and
    /// writes initial state. Delegates are destroyed, last first, with the executor or when a later one fails.
    static Result<std::unique_ptr<Executor>> load(std::shared_ptr<const Program> program, const Method& method,
                                                  const Plan& plan, const LoadOptions& options = {});
    virtual ~Executor() = default;
    /// One inference. Inputs are checked against the method's specs before the first instruction.
    virtual Result<RunResult> run(const std::vector<HostTensor>& inputs, const RunOptions& options,
                                  Progress& progress) = 0;
    /// State back to its initial values.
    virtual void reset_state() = 0;
    [[nodiscard]] virtual Result<std::vector<NamedTensor>> state() const = 0;
    /// Every name must be a state buffer of that type and shape; buffers that are not named keep their values.
    virtual Result<> set_state(const std::vector<NamedTensor>& state) = 0;
    /// Arena bytes per mem_id (index = mem_id, [0] = 0).
    [[nodiscard]] virtual std::vector<std::int64_t> arena_bytes() const = 0;
    /// Bytes of the pool `scratch` per instruction, as its kernel declared them for the largest shapes.
    [[nodiscard]] virtual std::vector<std::int64_t> scratch_bytes() const = 0;
};

/// Largest absolute difference, and whether |a-b| <= rtol_of_max*max|ref| + rtol*|ref| everywhere.
struct Difference {
    double max_abs = 0;
    std::int64_t first_mismatch = -1;  ///< element index; -1: none
};
Result<Difference> compare(const HostTensor& got, const HostTensor& expected, double atol_of_max = 1e-5,
                           double rtol = 1e-4);

}  // namespace arenascope
