#pragma once
// The payload that Arm's Vela compiler writes for an Ethos-U: named blocks between vela_bin_stream and vela_end_stream.

#include <optional>
#include <string>
#include <vector>

#include "engine/base/bytes.h"

namespace arenascope {

struct VelaBlock {
    std::string name;      ///< "cmd_data", "weight_data", "scratch_data", …
    ByteView data;         ///< without its padding
    std::size_t byte = 0;  ///< position of its header
};

/// The blocks in order; nothing if these bytes are not a complete stream.
[[nodiscard]] std::optional<std::vector<VelaBlock>> vela_blocks(ByteView payload);
/// The NPU's working memory in RAM, as stated by the stream: the block scratch_data, or scratch_size, with which newer
/// exporters store only the number. Nothing if the stream states none.
[[nodiscard]] std::optional<std::int64_t> vela_scratch_bytes(const std::vector<VelaBlock>& blocks);

}  // namespace arenascope
