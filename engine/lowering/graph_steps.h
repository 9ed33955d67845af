#pragma once
// The steps between a torch.export graph and a Method; lower.cpp runs them in their order. Each edits the program that
// it is given.

#include <map>
#include <set>
#include <string>

#include "engine/base/progress.h"
#include "engine/ir/graph.h"
#include "engine/ir/method.h"
#include "engine/ops/op.h"

namespace arenascope::lowering {

/// Names that ExecuTorch's edge dialect gives to nodes, by node name of the core graph.
using EdgeNames = std::map<std::string, std::string>;

/// What the emitter needs besides the program.
struct EdgeGraph {
    EdgeNames names;
    /// view node -> the value that it looks at in the end, never a view.
    std::map<std::string, std::string> view_roots;
    /// element order of every tensor, outermost dimension first.
    std::map<std::string, std::vector<std::uint8_t>> dim_orders;
};

/// Blocks of torch.no_grad, autocast and the like become part of the graph around them.
Result<> inline_wrappers(fx::ExportedProgram& program);
/// Complex numbers, training outputs and the like: one error that names the node.
Result<> check_supported(const fx::ExportedProgram& program);
/// What nodes of the training graph make, in their order: the name there, and the name in the core graph.
using Renamed = std::vector<std::pair<std::string, std::string>>;
/// Training dialect to core ATen: decomposes operators, makes in-place writes functional, finds mutated inputs.
Result<Renamed> decompose(fx::ExportedProgram& program, Progress& progress);
/// Python scalars where an operator wants tensors become 0-d constants; operands of mixed types get casts.
Result<> lift_scalars(fx::ExportedProgram& program, const ops::Registry& registry);
/// Drops assertions and whatever nothing uses, and parameters without users.
void drop_dead(fx::ExportedProgram& program);
/// Empty operands of cat go, and what is empty as a whole is filled rather than computed.
void prune_empty(fx::ExportedProgram& program);
/// Names nodes as the edge dialect does; before dead nodes are dropped, because they count.
EdgeNames name_edges(const fx::ExportedProgram& program, const ops::Registry& registry);
/// Points views at the first value that is no view, and says which stay real copies.
std::map<std::string, std::string> find_views(fx::ExportedProgram& program);
/// Element orders, from the inputs through the operators.
std::map<std::string, std::vector<std::uint8_t>> spread_dim_orders(const fx::ExportedProgram& program);
/// The executable method.
Result<Method> emit(const fx::ExportedProgram& program, const EdgeGraph& edge, const ops::Registry& registry);

/// Whether a node of that operator makes a symbolic number, no tensor.
[[nodiscard]] bool makes_number(std::string_view target);
/// "aten::add" of "aten::add.Tensor".
[[nodiscard]] std::string_view packet_of(std::string_view target);
/// Calls `use` with every value name in an argument.
template <class Use>
void for_each_value(const fx::Arg& arg, const Use& use) {
    if (const auto* one = std::get_if<fx::ValueName>(&arg.value)) use(one->name);
    if (const auto* items = std::get_if<std::vector<fx::Arg::Item>>(&arg.value))
        for (const auto& item : *items)
            if (item) use(item->name);
    if (const auto* dims = std::get_if<std::vector<fx::Arg::Dim>>(&arg.value))
        for (const auto& dim : *dims)
            if (const auto* name = std::get_if<fx::ValueName>(&dim)) use(name->name);
}
/// Calls `use` with a reference to every value name in an argument, to rename it.
template <class Use>
void rename_values(fx::Arg& arg, const Use& use) {
    if (auto* one = std::get_if<fx::ValueName>(&arg.value)) use(one->name);
    if (auto* items = std::get_if<std::vector<fx::Arg::Item>>(&arg.value))
        for (auto& item : *items)
            if (item) use(item->name);
    if (auto* dims = std::get_if<std::vector<fx::Arg::Dim>>(&arg.value))
        for (auto& dim : *dims)
            if (auto* name = std::get_if<fx::ValueName>(&dim)) use(name->name);
}
[[nodiscard]] const fx::Arg* find_arg(const fx::Node& node, std::string_view name);

/// Gives names as torch.fx does: "add", "add_1"; Python's own names start at "max_1".
class Namer {
public:
    void take(const std::string& name) { used_.insert(name); }
    std::string fresh(const std::string& base);

private:
    std::set<std::string> used_;
    std::map<std::string, int> next_;
};

}  // namespace arenascope::lowering
