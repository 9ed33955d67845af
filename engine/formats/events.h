#pragma once
// Files with buffers and times but without operators: allocation problems and memory traces. Each distinct time becomes
// a row of the node list, so that all other code treats them as programs.

#include "engine/ir/method.h"

namespace arenascope {

struct TimedBuffer {
    std::string name;
    std::int64_t bytes = 0;             ///< 0 or more
    std::int64_t lower = 0, upper = 0;  ///< half-open, lower < upper, in the file's times
    std::int64_t align = 0;
    std::int32_t mem_id = 1;
    std::optional<std::int64_t> offset{};  ///< in the file's plan
    std::string op{};                      ///< the operator that made it, if known
    std::string source{}, fqn{};
};

/// A method whose tensors are the buffers; lifetimes overlap exactly as in the file. Positions in the node list are
/// ranks of times, Method::times the times themselves. If all buffers have an offset, the method has a loaded plan.
Result<Method> method_of_buffers(std::vector<TimedBuffer> buffers);
/// The file's time at which a position begins; the position itself if the file has no clock.
[[nodiscard]] std::int64_t time_at(const Method& method, Position position);

}  // namespace arenascope
