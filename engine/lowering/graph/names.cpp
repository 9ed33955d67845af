// Node names as torch.fx and ExecuTorch's edge dialect give them.

#include "engine/lowering/graph/names.h"

#include <array>

#include "engine/lowering/graph/inline_flow.h"

namespace arenascope::lowering {
namespace {

bool is_python_name(std::string_view name) {
    static constexpr std::array<std::string_view, 33> names{
        "abs",  "all",    "and",   "any",    "bin",  "bool", "chr", "complex", "dir",   "divmod", "eval",
        "exec", "filter", "float", "format", "hash", "hex",  "id",  "input",   "int",   "is",     "iter",
        "len",  "map",    "max",   "min",    "next", "not",  "or",  "pow",     "range", "round",  "slice"};
    static constexpr std::array<std::string_view, 6> more{"sorted", "sum", "type", "zip", "repr", "set"};
    for (const auto each : names)
        if (each == name) return true;
    for (const auto each : more)
        if (each == name) return true;
    return false;
}

/// "aten::sum.dim_IntList" -> "aten_sum_dim_int_list"
std::string snake_case(std::string_view target) {
    std::string out;
    char before = 0;
    for (const char c : target) {
        const bool is_upper = c >= 'A' && c <= 'Z';
        if (is_upper && before >= 'a' && before <= 'z') out += '_';
        if (is_upper) out += static_cast<char>(c - 'A' + 'a');
        else if (c == '.' || (c == ':' && before != ':')) out += '_';
        else if (c != ':') out += c;
        before = c;
    }
    return out;
}

}  // namespace

std::string_view number_reader(std::string_view target) {
    if (target == "aten::sym_size.int") return target;
    if (target == "aten::sym_numel.default") return "aten::sym_numel";
    if (target == "aten::item.default" || target == "aten::_local_scalar_dense.default")
        return "aten::_local_scalar_dense";
    return {};
}

bool makes_number(std::string_view target) {
    return !number_reader(target).empty() || target.starts_with("_operator::") || target.starts_with("torch::sym_") ||
        target.starts_with("math::") || target.starts_with("builtins::");
}

std::string_view packet_of(std::string_view target) { return target.substr(0, target.rfind('.')); }

const fx::Arg* find_arg(const fx::Node& node, std::string_view name) {
    for (const auto& arg : node.args)
        if (arg.name == name) return &arg;
    return nullptr;
}

std::string Namer::fresh(const std::string& base) {
    if (!is_python_name(base) && used_.insert(base).second) return base;
    int& next = next_[base];
    for (;;) {
        auto name = base + "_" + std::to_string(++next);
        if (used_.insert(name).second) return name;
    }
}

EdgeNames name_edges(const fx::ExportedProgram& program, const ops::Registry& registry) {
    const auto& paths = program.graph_paths;
    std::vector<Namer> namers(paths.size());  // each sub-graph has names of its own
    for (const auto& input : program.graph.inputs) namers[0].take(input);
    EdgeNames names;
    for (const auto& node : program.graph.nodes) {
        Namer& namer = namers[static_cast<std::size_t>(node.graph)];
        const auto* op = registry.by_core(node.target);
        std::string base = own_name(paths, node.graph, node.name);
        if (node.target == flow_enter)
            for (const auto& arg : node.args) namer.take(arg.name);
        if (is_marker(node) && node.target != flow_end) continue;
        if (op) base = snake_case(op->edge);
        else if (node.target == "aten::sym_size.int") base = "sym_size";
        names[node.name] = name_in(paths, node.graph, namer.fresh(base));
    }
    return names;
}

}  // namespace arenascope::lowering
