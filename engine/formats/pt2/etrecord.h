#pragma once
// ETRecord: saved by ExecuTorch's tools with a .pte, so that its instructions can be traced back to the graph.

#include <map>

#include "engine/base/file.h"
#include "engine/ir/graph.h"
#include "engine/ir/ids.h"

namespace arenascope {

/// The origin of an instruction of the .pte.
struct RecordedNode {
    std::string name;               ///< of the edge dialect: "aten_relu_default"
    std::vector<std::string> outs;  ///< names of its results
    std::string stack_trace, module_path;
    std::vector<std::int64_t> debug_handles;
};
/// By method.
using EtRecord = std::map<std::string, std::map<InstructionIndex, RecordedNode>>;

[[nodiscard]] bool sniff_etrecord(ByteView file);
Result<EtRecord> read_etrecord(const std::shared_ptr<const MappedFile>& file);

}  // namespace arenascope
