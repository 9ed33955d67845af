#pragma once
// Will it fit? What a program with its plan takes of RAM and flash, against limits.

#include "engine/evaluate/evaluator.h"
#include "engine/tuning/target.h"

namespace arenascope {

/// What ExecuTorch's method allocator takes for one instruction, in bytes; 250 to 640 in the programs measured.
inline constexpr std::int64_t bytes_per_instruction = 640;

struct Footprint {
    struct Ram {
        std::int64_t planned = 0;           ///< all arenas
        std::int64_t state = 0;             ///< of these: buffers that outlive a run
        std::int64_t caller = 0;            ///< buffers that the caller supplies
        std::int64_t method_allocator = 0;  ///< estimate: what the runtime keeps of the program
        std::int64_t temporary = 0;         ///< estimate: what kernels borrow within a step
        [[nodiscard]] std::int64_t total() const { return planned + caller + method_allocator + temporary; }
    } ram;
    struct Flash {
        std::int64_t constants = 0;
        std::int64_t blobs = 0;                 ///< of delegates, with their named data
        std::optional<std::int64_t> program{};  ///< the rest of the file; absent where none can be written
        [[nodiscard]] std::int64_t total() const { return constants + blobs + program.value_or(0); }
    } flash;
    Table<PoolRow, PoolResult> pools;
    std::string method_allocator_formula;
};

struct LimitResult {
    Limit limit;
    std::int64_t used = 0;
    [[nodiscard]] bool fits() const { return used <= limit.bytes; }
};

/// Of the plan that is shown. Bytes of a .pte or .tflite are those of its file; of a .pt2 those of the .pte that
/// export writes.
Footprint footprint(const Program& program, const Outcome& outcome);
/// An error names a limit that is neither ram nor flash nor a pool.
Result<std::vector<LimitResult>> check_limits(const Footprint& footprint, const std::vector<Limit>& limits);

}  // namespace arenascope
