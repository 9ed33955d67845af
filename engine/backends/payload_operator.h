#pragma once
// One operator that runs inside a payload.

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/message.h"

namespace arenascope {

struct PayloadOperator {
    struct Tensor {
        Message role;      ///< "input", "filter", "output"
        std::string type;  ///< "qint8"
        std::vector<std::int64_t> shape;
        std::int64_t bytes = 0;
        Message quantisation{};  ///< "scale 0.02, zero point -3"; empty: none
        bool is_constant = false, is_output = false;
        std::optional<std::size_t> maker{};     ///< an earlier operator of the payload
        std::optional<std::size_t> argument{};  ///< of the call, by position
    };
    std::string op;                                       ///< "xnnpack::Conv2d"
    std::int64_t handle = -1;                             ///< id of a DebugHandle; -1: none
    std::vector<std::int64_t> shape;                      ///< of what it makes, at the most
    std::int64_t bytes = 0;                               ///< of what it makes
    std::vector<std::size_t> reads;                       ///< earlier operators of the payload
    std::vector<std::size_t> arguments;                   ///< of the call, by position, that it reads
    std::vector<std::pair<Message, Message>> attributes;  ///< "stride", "2, 2"
    std::vector<Tensor> tensors;                          ///< inputs, then outputs
};

}  // namespace arenascope
