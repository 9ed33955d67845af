#pragma once
// What a run may take of this machine's memory. A file of a few bytes can ask for any amount: it is read, planned and
// shown, and run only where somebody allows so much.

#include <cstdint>
#include <limits>
#include <optional>

#include "engine/ir/method.h"

namespace arenascope {

/// Bytes that a run may take, and what is given away of them.
class MemoryBudget {
public:
    explicit MemoryBudget(std::int64_t limit = std::numeric_limits<std::int64_t>::max()) : limit_(limit) {}
    /// What somebody allows (0: nobody said), else the usual limit of the program.
    static MemoryBudget of(const Program& program, std::int64_t allowed);
    /// Refuses, and takes nothing, where less is left. No number: more than 64 bits can count.
    Result<> take(std::optional<std::int64_t> bytes);
    void give_back(std::int64_t bytes) { taken_ -= bytes; }

private:
    std::int64_t limit_, taken_ = 0;
    bool is_allowed_ = true;  ///< the limit is somebody's own
};

/// The larger of 256 MiB and four times the program's file with its external data.
[[nodiscard]] std::int64_t usual_memory_limit(const Program& program);

}  // namespace arenascope
