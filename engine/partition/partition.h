#pragma once
// Replaces regions of a method by delegate calls.

#include <optional>
#include <string>
#include <vector>

#include "engine/backends/backend.h"
#include "engine/base/progress.h"
#include "engine/ir/delegation.h"
#include "engine/partition/partitioners.h"

namespace arenascope {

/// The assignment of an instruction.
struct NodeVerdict {
    std::string node, op, module_path, source;
    std::vector<std::int64_t> shape;  ///< upper bounds of its first output
    std::string backend;              ///< id of the backend that took it; empty: none
    std::string region;               ///< tag of its region
    struct Refusal {
        std::string backend;
        Message why;
    };
    std::vector<Refusal> refusals;  ///< from every backend that was tried, in order
};

struct RegionRow {
    std::string tag;          ///< "demo_0"
    std::string backend;      ///< id
    std::string partitioner;  ///< that assigned its nodes
    std::string call;         ///< name of the call in the partitioned method
    DelegateIndex delegate{0};
    std::vector<std::string> nodes, inputs, outputs, states;
    std::int64_t input_bytes = 0, output_bytes = 0, payload_bytes = 0, named_bytes = 0;
    std::int64_t inside_bytes = 0;  ///< bytes of tensors that moved into the delegate
};

struct Partition {
    Method method;
    Table<InstructionIndex, NodeVerdict> nodes;  ///< of the method as it was
    std::vector<RegionRow> regions;
};

/// Applies `partitioners` in order to the remaining nodes, compiles every region and replaces it by a call. It is an
/// error if a partitioner changes the method, or if a backend cannot compile its region.
Result<Partition> partition(const Method& method, const std::vector<Partitioner>& partitioners,
                            const std::vector<CompileSpec>& specs, const Backends& backends, Progress& progress);
/// The same from the user's list: "A" and "B" one after the other, "A+B" in one pass; rules override both. The name of
/// a partitioner in `backends` selects that one.
Result<Partition> partition(const Method& method, const Delegation& delegation, const Backends& backends,
                            Progress& progress);

/// A hash of a method, including the bytes of constants.
std::uint64_t fingerprint(const Method& method);

}  // namespace arenascope
