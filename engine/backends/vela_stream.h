#pragma once
// The payload that Arm's Vela compiler makes for an Ethos-U: named blocks between vela_bin_stream and vela_end_stream.

#include <optional>
#include <string>
#include <vector>

#include "engine/base/bytes.h"

namespace arenascope {

struct VelaBlock {
    std::string name;      ///< "cmd_data", "weight_data", "scratch_data", …
    ByteView data;         ///< without its padding
    std::size_t byte = 0;  ///< where its header stands
};

/// The blocks in order; nothing where these bytes are no whole stream.
[[nodiscard]] std::optional<std::vector<VelaBlock>> vela_blocks(ByteView payload);
/// Bytes of RAM that the NPU works in, as the stream states them: the block scratch_data, or scratch_size where a newer
/// exporter stores the number alone. Nothing where the stream states none.
[[nodiscard]] std::optional<std::int64_t> vela_scratch_bytes(const std::vector<VelaBlock>& blocks);

}  // namespace arenascope
