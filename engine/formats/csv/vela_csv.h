#pragma once
// Tables that Arm's Vela compiler writes with a network for an Ethos-U: the SRAM of each layer or pass (_per-layer.csv,
// _pass-breakdown.csv), and a summary of all memories (_summary_….csv). Vela lists no tensors.

#include "engine/base/bytes.h"
#include "engine/formats/events.h"

namespace arenascope::csv {

/// Recognised by the column names in the first line of `text`.
[[nodiscard]] bool is_vela_table(std::string_view text);

struct VelaTable {
    std::vector<TimedBuffer> buffers;  ///< one for each layer, or for each memory of a summary
    Message note;                      ///< what the buffers represent
};
/// An error names the line (from 1).
Result<VelaTable> parse_vela_table(std::string_view text);

}  // namespace arenascope::csv
