#pragma once
// What runs inside a payload, for people who look at it: read from the payload alone, without its backend's library.
// To add a kind of payload: write a reader in the backend's folder and give it a row in payload_operators.cpp.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/ir/method.h"

namespace arenascope {

struct BlobOperator {
    std::string op;                      ///< "xnnpack::Conv2d"
    std::int64_t handle = -1;            ///< id of a DebugHandle; -1: none
    std::vector<std::int64_t> shape;     ///< of what it makes, at the most
    std::int64_t bytes = 0;              ///< of what it makes
    std::vector<std::size_t> reads;      ///< earlier operators of the payload
    std::vector<std::size_t> arguments;  ///< of the call, by position, that it reads
};

/// In the order in which they run; empty where nobody reads this kind of payload. An error says what is wrong with it.
[[nodiscard]] Result<std::vector<BlobOperator>> payload_operators(const Program& program, const Delegate& delegate);

}  // namespace arenascope
