#include "engine/lowering/graph/verify_graph.h"

#include <algorithm>
#include <set>

#include "engine/lowering/graph_steps.h"

namespace arenascope::lowering {

namespace {

class GraphVerifier {
public:
    explicit GraphVerifier(const fx::ExportedProgram& program) : program_(program) {}

    std::vector<IrFault> run() && {
        for (const fx::InputSpec& input : program_.inputs) check_input(input);
        check_nodes(program_.graph, defined_);
        for (const fx::OutputSpec& output : program_.outputs) check_output(output);
        return std::move(faults_);
    }

private:
    using Names = std::set<std::string>;

    void fault(IrRule rule, const std::string& node, std::string detail) {
        faults_.push_back({.rule = rule, .node = node, .detail = std::move(detail)});
    }

    /// `is_number`: results of Python's own operators may be truth values and fractions, whose types a graph does not
    /// list.
    void define(const fx::Graph& graph, const std::string& name, const std::string& node, bool is_number,
                Names& defined) {
        if (!defined.insert(name).second) fault(IrRule::names_are_unique, node, "'" + name + "' has two definitions");
        if (!is_number && !graph.tensors.contains(name) && !graph.scalars.contains(name))
            fault(IrRule::type_is_known, node, "'" + name + "' has no type");
    }

    void check_input(const fx::InputSpec& input) {
        if (input.arg.empty() || input.kind == fx::InputSpec::Kind::constant_input) {  // a literal has no value
            defined_.insert(input.arg);
            return;
        }
        const bool is_object =
            input.kind == fx::InputSpec::Kind::custom_obj || input.kind == fx::InputSpec::Kind::token;
        if (is_object) defined_.insert(input.arg);
        else define(program_.graph, input.arg, input.arg, false, defined_);
        const bool is_stored =
            input.kind == fx::InputSpec::Kind::parameter || input.kind == fx::InputSpec::Kind::buffer;
        if (is_stored && !program_.state_types.contains(input.target))
            fault(IrRule::signature_matches, input.arg, "'" + input.target + "' is stored nowhere");
    }

    void check_output(const fx::OutputSpec& output) {
        for_each_value(output.arg, [&](const std::string& name) {
            if (!defined_.contains(name))
                fault(IrRule::signature_matches, "output", "'" + name + "' is returned and has no definition");
        });
        if (output.kind != fx::OutputSpec::Kind::buffer_mutation) return;
        const bool is_there = std::any_of(program_.inputs.begin(), program_.inputs.end(),
                                          [&](const fx::InputSpec& input) { return input.target == output.target; });
        if (!is_there)
            fault(IrRule::signature_matches, "output", "'" + output.target + "' is written back and is not an input");
    }

    void check_nodes(const fx::Graph& graph, Names& defined) {
        for (const fx::Node& node : graph.nodes) {
            if (!program_.graph_paths.has(node.graph))
                fault(IrRule::type_is_known, node.name, "is of graph " + std::to_string(node.graph.number()));
            for (const fx::Arg& arg : node.args) {
                for_each_value(arg, [&](const std::string& name) {
                    if (!defined.contains(name))
                        fault(IrRule::name_is_defined, node.name, "'" + name + "' is used before its definition");
                });
                if (const auto* inner = std::get_if<std::shared_ptr<fx::Graph>>(&arg.value); inner && *inner)
                    check_inner(**inner);
            }
            for (const fx::Output& output : node.outputs) {
                for (const std::string& name : output.names)
                    define(graph, name, node.name, makes_number(node.target), defined);
            }
        }
    }

    void check_inner(const fx::Graph& graph) {
        Names defined;
        for (const std::string& input : graph.inputs) {
            if (input.empty()) continue;  // a literal
            define(graph, input, graph.name, false, defined);
        }
        check_nodes(graph, defined);
        for (const fx::Arg& output : graph.outputs) {
            for_each_value(output, [&](const std::string& name) {
                if (!defined.contains(name))
                    fault(IrRule::signature_matches, graph.name, "'" + name + "' is returned and has no definition");
            });
        }
    }

    const fx::ExportedProgram& program_;
    Names defined_;
    std::vector<IrFault> faults_;
};

}  // namespace

std::vector<IrFault> verify_graph(const fx::ExportedProgram& program) { return GraphVerifier(program).run(); }

std::vector<IrFault> verify_graph(const fx::ExportedProgram& program,
                                  const std::map<std::string, std::string>& view_roots,
                                  const std::map<std::string, std::vector<std::uint8_t>>& dim_orders) {
    std::vector<IrFault> faults = verify_graph(program);
    for (const auto& [view, root] : view_roots) {
        if (view_roots.contains(root)) {
            faults.push_back({.rule = IrRule::views_lead_to_storage,
                              .node = view,
                              .detail = "looks at '" + root + "', which is a view itself"});
        }
    }
    for (const auto& [name, order] : dim_orders) {
        const auto type = program.graph.tensors.find(name);
        if (type == program.graph.tensors.end() || type->second.sizes.size() == order.size()) continue;
        faults.push_back({.rule = IrRule::shape_matches,
                          .node = name,
                          .detail = "has " + std::to_string(type->second.sizes.size()) + " dimensions, of which " +
                              std::to_string(order.size()) + " are in order"});
    }
    return faults;
}

}  // namespace arenascope::lowering
