#pragma once
// The bandwidth of pools as a run shows it: no slower than the fastest operator that moves bytes only there.

#include <span>
#include <vector>

#include "engine/planning/plan.h"
#include "engine/runtime/run_result.h"
#include "engine/study/device_times.h"

namespace arenascope {

/// How long an instruction took in a run, with all its calls.
struct CallTime {
    InstructionIndex instruction{0};
    double milliseconds = 0;
    std::int64_t bytes = 0;  ///< that it read and wrote; 0: its sizes tell, unless they are dynamic
    std::int64_t calls = 1;
};

/// Of a run on this host: it shows the host's memory, whatever the pool stands for.
[[nodiscard]] std::vector<CallTime> call_times(const RunResult& run);
/// Of a device; of a call the kernel alone, where that was recorded. `ticks_per_ms`: how fast its clock counts.
[[nodiscard]] std::vector<CallTime> call_times(const DeviceTimes& times, double ticks_per_ms);

struct PoolSpeed {
    std::int32_t mem_id = 1;
    double bandwidth = 0;         ///< MB/s, as Pool::bandwidth
    InstructionIndex fastest{0};  ///< the operator that reached it
    std::int64_t bytes = 0;       ///< that it moved
    double milliseconds = 0;      ///< in that time
    std::size_t operators = 0;    ///< that were compared
};

/// The speed of each pool in which an operator moves all its bytes: no constant, no tensor of the caller or of another
/// pool. Operators also compute, so the memory is at least that fast. Calls too short or too small for a clock are left
/// out; a pool without any other has no row.
[[nodiscard]] std::vector<PoolSpeed> pool_speeds(const Method& method, const Plan& plan,
                                                 std::span<const CallTime> times);

}  // namespace arenascope
