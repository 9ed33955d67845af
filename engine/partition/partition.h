#pragma once
// Partition: regions of a method become delegate calls.

#include <optional>
#include <string>
#include <vector>

#include "engine/backends/backend.h"
#include "engine/base/progress.h"
#include "engine/ir/delegation.h"
#include "engine/partition/partitioners.h"

namespace arenascope {

/// What became of an instruction.
struct NodeVerdict {
    std::string node, op, module_path, source;
    std::vector<std::int64_t> shape;  ///< upper bounds of its first output
    std::string backend;              ///< id of the backend that took it; empty: none
    std::string region;               ///< tag of its region
    struct Refusal {
        std::string backend;
        Message why;
    };
    std::vector<Refusal> refusals;  ///< of every backend that was asked, in order
};

struct RegionRow {
    std::string tag;          ///< "demo_0"
    std::string backend;      ///< id
    std::string partitioner;  ///< that gave it its nodes
    std::string call;         ///< name of the call in the partitioned method
    DelegateIndex delegate{0};
    std::vector<std::string> nodes, inputs, outputs, states;
    std::int64_t input_bytes = 0, output_bytes = 0, blob_bytes = 0, named_bytes = 0;
    std::int64_t inside_bytes = 0;  ///< of the tensors that live in the delegate from now on
};

struct Partition {
    Method method;
    Table<InstructionIndex, NodeVerdict> nodes;  ///< of the method as it was
    std::vector<RegionRow> regions;
};

/// Applies `partitioners` in order to what is left, compiles every region and replaces it by a call. A partitioner
/// that changes the method is an error that names it, as is a backend that cannot compile its region.
Result<Partition> partition(const Method& method, const std::vector<Partitioner>& partitioners,
                            const std::vector<CompileSpec>& specs, const Backends& backends, Progress& progress);
/// The same as the user says it: "A" and "B" one after the other, "A+B" in one pass; rules decide over both. The name
/// of a partitioner that `backends` knows asks that one.
Result<Partition> partition(const Method& method, const Delegation& delegation, const Backends& backends,
                            Progress& progress);

/// A number that changes with anything in a method, constants' bytes included.
std::uint64_t fingerprint(const Method& method);

}  // namespace arenascope
