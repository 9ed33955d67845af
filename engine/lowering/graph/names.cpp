// Node names as torch.fx and ExecuTorch's edge dialect give them.

#include "engine/base/text.h"
#include "engine/lowering/graph/inline_flow.h"

namespace arenascope::lowering {
namespace {

/// "aten::sum.dim_IntList" -> "aten_sum_dim_int_list"
std::string snake_case(std::string_view target) {
    std::string out;
    char before = 0;
    for (const char c : target) {
        const bool is_upper = c >= 'A' && c <= 'Z';
        if (is_upper && before >= 'a' && before <= 'z') out += '_';
        if (is_upper) out += lower_case(c);
        else if (c == '.' || (c == ':' && before != ':')) out += '_';
        else if (c != ':') out += c;
        before = c;
    }
    return out;
}

}  // namespace

EdgeNames name_edges(const fx::ExportedProgram& program, const ops::Registry& registry) {
    const auto& paths = program.graph_paths;
    Table<fx::PathIndex, Namer> namers(paths.size());  // each sub-graph has names of its own
    for (const auto& input : program.graph.inputs) namers[fx::own_path].take(input);
    EdgeNames names;
    for (const auto& node : program.graph.nodes) {
        Namer& namer = namers[node.graph];
        const auto* op = registry.by_core(node.target);
        std::string base = own_name(paths, node.graph, node.name);
        if (node.target == flow_enter)
            for (const auto& arg : node.args) namer.take(arg.name);
        if (is_marker(node) && node.target != flow_end) continue;
        if (op) base = snake_case(op->edge);
        else if (node.target == "aten::sym_size.int") base = "sym_size";
        else if (makes_number(node.target) && number_reader(node.target).empty())
            base = node.target.substr(node.target.rfind(':') + 1);  // _operator::mul: renamed by tracing
        names[node.name] = name_in(paths, node.graph, namer.fresh(base));
    }
    return names;
}

}  // namespace arenascope::lowering
