#pragma once
// The results of a run besides its outputs: times, statistics, traffic, events of delegates.

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
    std::string op, name, kernel;  ///< kernel: "arenascope", "onednn jit:avx2", …
    double milliseconds = 0;       ///< of all its calls in this run
    std::int64_t calls = 0;
    std::int64_t bytes_read = 0, bytes_written = 0;  ///< actual sizes, all calls; with RunOptions::profile
    std::int64_t scratch_bytes =
        0;  ///< of the pool `scratch`: declared before the first run, or the larger need of a call
};

/// One call, for a trace.
struct OpEvent {
    InstructionIndex instruction{0};
    double start = 0, milliseconds = 0;  ///< since the first instruction
};

/// Statistics of one tensor, to compare with a recorded trace.
struct TensorStats {
    ValueId value = no_value;
    std::string fx_name;      ///< node of the core graph
    std::int32_t output = 0;  ///< which output of its instruction
    InstructionIndex instruction{0};
    double sum = 0, absmax = 0, min = 0, max = 0;  ///< over finite elements
    std::int64_t nans = 0, infinities = 0;
};

/// An event inside a delegate, mapped to the program.
struct DelegateEvent {
    InstructionIndex instruction{0};  ///< of the call
    BackendEvent event;
    std::vector<DebugHandle::Node> nodes;  ///< empty without a debug handle
};

/// A stage in the life of a delegate: "available", "init", "execute", "destroy".
struct DelegateStage {
    std::string stage, backend, node;  ///< node: the call
    double milliseconds = 0;
    bool payload_released = false;  ///< the payload was released by init
    Message error{};                ///< empty: success
};

/// Memory of a delegate outside of the arenas, as counted by its backend.
struct DelegateMemory {
    DelegateIndex delegate{0};
    std::string backend, node;  ///< node: the call
    std::vector<OwnMemory> parts;
};

/// Bytes of all storage groups of the static runtime: estimated before the runs, and observed in them.
struct GroupBytes {
    std::int64_t planned = 0, learned = 0;
};

/// Where a run stopped early.
struct RunFailure {
    InstructionIndex instruction{};  ///< the failed one; none: inputs or outputs failed
    Error error;
};

struct RunResult {
    std::vector<HostTensor> outputs;
    std::optional<RunFailure> failure{};  ///< only in RunOptions::rest
    std::vector<DelegateEvent> events;    ///< in order; only if requested
    std::vector<OpTime> times;
    std::vector<TensorStats> stats;  ///< only if requested
    double milliseconds = 0;
    std::int64_t copied_bytes = 0;  ///< between the caller's buffers, arenas and devices; 0 for unplanned tensors
    std::vector<BankTraffic> device_copies;  ///< the part of it to and from devices, by pool
    std::optional<std::int64_t>
        allocations;  ///< of the running thread, while setting inputs and running instructions, if counted
    std::optional<HeapCounts> heap{};  ///< of all threads in that time, and blocks reused by kernels
    std::int64_t scratch_bytes =
        0;  ///< the pool `scratch`: declared host memory outside of the arenas during single calls
    std::int64_t scratch_touched = 0;               ///< the largest need of a call in this run
    std::int64_t unplanned_scratch = 0;             ///< its blocks, so far, that no kernel had declared
    std::int64_t packed_bytes = 0;                  ///< weights in another layout, packed at the first run
    std::vector<DelegateMemory> delegate_memory{};  ///< only of delegates whose backend counts it
    std::optional<GroupBytes> group_bytes{};        ///< static runtime only
    // With RunOptions::profile:
    std::vector<OpEvent> calls;
    std::vector<std::int64_t> touched;  ///< per mem_id: bytes up to the last one used in this run
};

}  // namespace arenascope
