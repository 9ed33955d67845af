#pragma once
// Which kernel runs each node: its out variant, else a native one, else the fallback provider; and whether its results
// are managed. A kernel may decline a node by its specs: then the next one is tried.

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/ir/method.h"
#include "engine/kernels/kernel.h"
#include "engine/planning/plan.h"

namespace arenascope {

enum class Fallback : std::uint8_t { none, reference };

/// A kernel that is not built in.
struct ExtraKernel {
    std::string op;
    std::size_t arguments = 0;
    std::function<Result<>(Call&)> run;
};

struct KernelChoice {
    enum class Kind : std::uint8_t { out, native, fallback, missing, delegate, control } kind = Kind::missing;
    const Kernel* kernel = nullptr;
};
[[nodiscard]] std::string_view name_of(KernelChoice::Kind kind);

/// `more`: additional kernels, after the built-in ones.
KernelChoice choose_kernel(const Method& method, const Instruction& instruction, std::span<const Kernel> more,
                           Fallback fallback);

/// The node table's columns.
struct NodeKernel {
    InstructionIndex instruction{0};
    KernelChoice::Kind kind = KernelChoice::Kind::missing;
    bool managed = false;  ///< all its results are at planned places and not outputs
    std::string reason;    ///< why it is not: "view", "aliases output y", "no out variant", "unplanned"
};
/// `extra`: kernels of plug-ins, for nodes that no other kernel runs.
/// `use` gets the rows one after the other.
void each_node_kernel(const Method& method, const Plan& plan, Fallback fallback, const std::vector<ExtraKernel>& extra,
                      const std::function<void(const NodeKernel& row)>& use);
std::vector<NodeKernel> node_kernels(const Method& method, const Plan& plan, Fallback fallback,
                                     const std::vector<ExtraKernel>& extra = {});
/// As in node_kernels(); nothing for instructions that only move or jump.
std::optional<NodeKernel> node_kernel(const Method& method, const Plan& plan, Fallback fallback,
                                      InstructionIndex instruction, const std::vector<ExtraKernel>& extra = {});

}  // namespace arenascope
