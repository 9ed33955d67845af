#pragma once
// What a run gives besides its outputs: times, statistics, traffic, events of delegates.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/backends/backend.h"
#include "engine/base/result.h"
#include "engine/ir/method.h"
#include "engine/kernels/heap.h"
#include "engine/runtime/banks.h"
#include "engine/runtime/host_tensor.h"

namespace arenascope {

struct OpTime {
    InstructionIndex instruction{0};
    std::string op, name, kernel;  ///< kernel: "own", "onednn jit:avx2", …
    double milliseconds = 0;       ///< of all its calls in this run
    std::int64_t calls = 0;
    std::int64_t bytes_read = 0, bytes_written = 0;  ///< actual sizes, all calls; with RunOptions::profile
    std::int64_t scratch_bytes =
        0;  ///< of the pool `scratch`: declared before the first run, or more where a call took more
};

/// One call, for a trace.
struct OpEvent {
    InstructionIndex instruction{0};
    double start = 0, milliseconds = 0;  ///< since the first instruction
};

/// Statistics of one tensor, for comparing with a recorded trace.
struct TensorStats {
    ValueId value = no_value;
    std::string fx_name;      ///< node of the core graph
    std::int32_t output = 0;  ///< which output of its instruction
    InstructionIndex instruction{0};
    double sum = 0, absmax = 0, min = 0, max = 0;  ///< over finite elements
    std::int64_t nans = 0, infinities = 0;
};

/// Something inside a delegate that ran, mapped to the program.
struct DelegateEvent {
    InstructionIndex instruction{0};  ///< of the call
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

/// What a delegate has taken beside the arenas, as its backend counted it here.
struct DelegateMemory {
    DelegateIndex delegate{0};
    std::string backend, node;  ///< node: the call
    std::vector<OwnMemory> parts;
};

/// Bytes of all storage groups of the static runtime: told ahead of the runs, and learned from them.
struct GroupBytes {
    std::int64_t planned = 0, learned = 0;
};

/// Where a run ended before its time.
struct RunFailure {
    InstructionIndex instruction{};  ///< that failed; none: none did, inputs or outputs were the matter
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
        allocations;  ///< of the running thread, while giving inputs and running instructions, where counted
    std::optional<HeapCounts> heap{};  ///< of all threads meanwhile, and what kernels' own blocks served
    std::int64_t scratch_bytes =
        0;  ///< the pool `scratch`: host memory beside the arenas for the time of single calls, as declared
    std::int64_t scratch_touched = 0;               ///< what of it the largest call of this run took
    std::int64_t unplanned_scratch = 0;             ///< blocks of it, so far, that no kernel had declared
    std::int64_t packed_bytes = 0;                  ///< weights in another layout, made at the first run
    std::vector<DelegateMemory> delegate_memory{};  ///< only of delegates whose backend counts it
    std::optional<GroupBytes> group_bytes{};        ///< of the static runtime only
    // With RunOptions::profile:
    std::vector<OpEvent> calls;
    std::vector<std::int64_t> touched;  ///< per mem_id: bytes up to the last one that this run used
};

}  // namespace arenascope
