#pragma once
// How much of this machine's memory a run may use. A file of a few bytes can request any amount: it is read, planned
// and shown, but run only if the user allows that much.

#include <cstdint>
#include <limits>
#include <optional>

#include "engine/ir/method.h"

namespace arenascope {

/// Bytes that a run may use, and the part already given away.
class MemoryBudget {
public:
    explicit MemoryBudget(std::int64_t limit = std::numeric_limits<std::int64_t>::max()) : limit_(limit) {}
    /// The user's limit (0: not set); otherwise the program's default limit.
    static MemoryBudget of(const Program& program, std::int64_t allowed);
    /// Fails, and takes nothing, if less is left. No number: more than 64 bits can count.
    Result<> take(std::optional<std::int64_t> bytes);
    void give_back(std::int64_t bytes) { taken_ -= bytes; }

private:
    std::int64_t limit_, taken_ = 0;
    bool is_allowed_ = true;  ///< the limit was set by the user
};

/// The larger of 256 MiB and four times the program's file with its external data.
[[nodiscard]] std::int64_t usual_memory_limit(const Program& program);

}  // namespace arenascope
