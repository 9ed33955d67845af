#pragma once
// Which kernel runs each node: its out variant, else a native one, else the fallback provider; and whether the
// memory of what it makes is managed. A kernel may decline a node by its specs: then the next is asked.

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

/// `more`: besides the built-in kernels, asked after them.
KernelChoice choose_kernel(const Method& method, const Instruction& instruction, std::span<const Kernel> more,
                           Fallback fallback);

/// The node table's columns.
struct NodeKernel {
    InstructionIndex instruction{0};
    KernelChoice::Kind kind = KernelChoice::Kind::missing;
    bool managed = false;  ///< every tensor it makes lies where the plan says and is no output
    std::string reason;    ///< why not: "view", "aliases output y", "no out variant", "unplanned"
};
/// `extra`: kernels of plug-ins, which run what nothing else does.
std::vector<NodeKernel> node_kernels(const Method& method, const Plan& plan, Fallback fallback,
                                     const std::vector<ExtraKernel>& extra = {});
/// As node_kernels() says of it; nothing where the instruction moves or jumps only.
std::optional<NodeKernel> node_kernel(const Method& method, const Plan& plan, Fallback fallback,
                                      InstructionIndex instruction, const std::vector<ExtraKernel>& extra = {});

}  // namespace arenascope
