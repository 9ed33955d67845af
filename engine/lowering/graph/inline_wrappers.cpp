// Inlines blocks that only set autograd or autocast modes into the surrounding graph.

#include <algorithm>
#include <array>
#include <utility>

#include "engine/lowering/graph_steps.h"

namespace arenascope::lowering {
namespace {

bool is_wrapper(std::string_view target) {
    static constexpr std::array<std::string_view, 8> wrappers{"higher_order::wrap_with_set_grad_enabled",
                                                              "higher_order::wrap_with_autocast",
                                                              "higher_order::wrap",
                                                              "higher_order::strict_mode",
                                                              "higher_order::invoke_subgraph",
                                                              "higher_order::tag_activation_checkpoint",
                                                              "higher_order::wrap_activation_checkpoint",
                                                              "higher_order::hints_wrapper"};
    return std::find(wrappers.begin(), wrappers.end(), target) != wrappers.end();
}

using Names = std::map<std::string, std::string>;

void rename(fx::Arg& arg, const Names& names) {
    rename_values(arg, [&](std::string& name) {
        if (const auto found = names.find(name); found != names.end()) name = found->second;
    });
}

class Inliner {
public:
    explicit Inliner(fx::Graph& graph) : graph_(graph) {
        for (const auto& [name, type] : graph.tensors) namer_.take(name);
        for (const auto& [name, expr] : graph.scalars) namer_.take(name);
        for (const auto& node : graph.nodes) namer_.take(node.name);
    }

    Result<> run() {
        auto before = std::exchange(graph_.nodes, {});
        for (auto& node : before) CHECKED(add(std::move(node), outer_, 0));
        return done;
    }
    [[nodiscard]] const Names& replaced() const { return outer_; }

private:
    static constexpr int most_nested = 50;

    /// Adds a node with its values renamed by `names`; for a wrapper, its contents.
    Result<> add(fx::Node node, Names& names, int depth) {
        for (auto& arg : node.args) rename(arg, names);
        if (!is_wrapper(node.target)) {
            graph_.nodes.push_back(std::move(node));
            return done;
        }
        if (depth > most_nested) return Error{.what = message("blocks nest more than 50 deep"), .place = node.name};
        const auto body = std::find_if(node.args.begin(), node.args.end(), [](const fx::Arg& arg) {
            return std::holds_alternative<std::shared_ptr<fx::Graph>>(arg.value);
        });
        if (body == node.args.end())
            return Error{.what = message("{operator} has no graph", node.target), .place = node.name};
        const fx::Graph& inner = *std::get<std::shared_ptr<fx::Graph>>(body->value);
        TRY(Names inside, bound(inner, node, static_cast<std::size_t>(body - node.args.begin()) + 1));
        for (const auto& each : inner.nodes) {
            fx::Node copy = each;
            copy.name = namer_.fresh(each.name);
            for (auto& output : copy.outputs)
                for (auto& name : output.names) {
                    const auto fresh = namer_.fresh(name);
                    if (const auto type = inner.tensors.find(name); type != inner.tensors.end())
                        graph_.tensors[fresh] = type->second;
                    if (const auto size = inner.scalars.find(name); size != inner.scalars.end())
                        graph_.scalars.emplace(fresh, size->second);
                    inside[name] = fresh;
                    name = fresh;
                }
            if (copy.stack_trace.empty()) copy.stack_trace = node.stack_trace;
            CHECKED(add(std::move(copy), inside, depth + 1));
        }
        return give_back(inner, node, inside, names);
    }

    /// The block's inputs are the operands after its graph, with lists expanded.
    static Result<Names> bound(const fx::Graph& inner, const fx::Node& node, std::size_t first) {
        std::vector<std::string> operands;
        for (std::size_t i = first; i < node.args.size(); ++i) {
            const std::size_t before = operands.size();
            for_each_value(node.args[i], [&](const std::string& name) { operands.push_back(name); });
            // A literal other than the name of a block; empty lists and dicts are not operands.
            const auto& value = node.args[i].value;
            const bool is_one = !std::holds_alternative<std::string>(value) &&
                !std::holds_alternative<std::vector<fx::Arg::Item>>(value) &&
                !std::holds_alternative<std::vector<fx::Arg::Dim>>(value);
            if (operands.size() == before && is_one) operands.emplace_back();
        }
        if (operands.size() != inner.inputs.size()) {
            return Error{.what = message("the block is called with {operands} operands", operands.size()),
                         .place = node.name,
                         .expected = message("{inputs}, one for each input", inner.inputs.size())};
        }
        Names names;
        for (std::size_t i = 0; i < operands.size(); ++i)
            if (!inner.inputs[i].empty()) names[inner.inputs[i]] = operands[i];
        return names;
    }

    /// Outside, the block's results have the names that they have inside.
    static Result<> give_back(const fx::Graph& inner, const fx::Node& node, const Names& inside, Names& outside) {
        std::vector<std::string> results, wanted;
        for (const auto& output : inner.outputs)
            for_each_value(output, [&](const std::string& name) {
                const auto found = inside.find(name);
                results.push_back(found == inside.end() ? name : found->second);
            });
        for (const auto& output : node.outputs) wanted.insert(wanted.end(), output.names.begin(), output.names.end());
        if (results.size() < wanted.size())
            return Error{.what = message("a block returns fewer values than are read"), .place = node.name};
        for (std::size_t i = 0; i < wanted.size(); ++i) outside[wanted[i]] = results[i];
        return done;
    }

    fx::Graph& graph_;
    Namer namer_;
    Names outer_;
};

/// In a graph and in those of its control flow; adds the remaining results of blocks, by name.
Result<Names> inline_in(fx::Graph& graph, int depth) {
    constexpr int deepest = 64;
    if (depth > deepest) return Error{.what = message("control flow nests more than 64 deep")};
    Names replaced;
    if (std::any_of(graph.nodes.begin(), graph.nodes.end(), [](const auto& node) { return is_wrapper(node.target); })) {
        Inliner inliner(graph);
        CHECKED(inliner.run());
        replaced = inliner.replaced();
        for (auto& output : graph.outputs) rename(output, replaced);
    }
    for (auto& node : graph.nodes)
        for (auto& arg : node.args) {
            auto* inner = std::get_if<std::shared_ptr<fx::Graph>>(&arg.value);
            if (!inner || !*inner) continue;
            const auto copy = std::make_shared<fx::Graph>(**inner);  // the graph of the file stays unchanged
            CHECKED(inline_in(*copy, depth + 1).in(node.name));
            *inner = copy;
        }
    return replaced;
}

}  // namespace

Result<> inline_wrappers(fx::ExportedProgram& program) {
    TRY(const Names replaced, inline_in(program.graph, 0));
    for (auto& output : program.outputs) rename(output.arg, replaced);
    return done;
}

}  // namespace arenascope::lowering
