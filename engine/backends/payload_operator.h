#pragma once
// One operator that runs inside a payload.

#include <cstdint>
#include <string>
#include <vector>

namespace arenascope {

struct PayloadOperator {
    std::string op;                      ///< "xnnpack::Conv2d"
    std::int64_t handle = -1;            ///< id of a DebugHandle; -1: none
    std::vector<std::int64_t> shape;     ///< of what it makes, at the most
    std::int64_t bytes = 0;              ///< of what it makes
    std::vector<std::size_t> reads;      ///< earlier operators of the payload
    std::vector<std::size_t> arguments;  ///< of the call, by position, that it reads
};

}  // namespace arenascope
