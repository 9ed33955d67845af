// Flattens control flow: nodes of arms and loop bodies go into the program's own list, between markers for their
// beginnings and ends, so that every later pass handles one list of nodes.

#include "engine/lowering/graph/inline_flow.h"

#include <algorithm>
#include <array>
#include <utility>

namespace arenascope::lowering {
namespace {

using Items = std::vector<fx::Arg::Item>;
using Numbers = std::vector<std::pair<std::string, fx::Arg::Variant>>;  ///< literals by their assigned names
constexpr int most_nested = 64;                                         // recursion limit: usual programs nest a few

/// The roles of a control-flow node's positional arguments, by how it runs its graphs.
struct Parts {
    FlowKind kind = FlowKind::branch;
    fx::Arg::Variant condition = fx::None{};
    std::vector<std::shared_ptr<fx::Graph>> graphs;
    Items carried, sliced, closed;  ///< initial values; values taken row by row; unchanged operands
    Numbers numbers;                ///< operands that are literals
    std::int64_t dim = 0;           ///< of a scan of PyTorch 2.6: the dimension of the rows
    bool is_reversed = false;       ///< and whether the last comes first
};

constexpr std::array<std::pair<std::string_view, FlowKind>, 5> kinds{{{"higher_order::cond", FlowKind::branch},
                                                                      {"higher_order::map_impl", FlowKind::map},
                                                                      {"higher_order::map", FlowKind::map},
                                                                      {"higher_order::scan", FlowKind::scan},
                                                                      {"higher_order::while_loop", FlowKind::loop}}};

const std::pair<std::string_view, FlowKind>* find_kind(std::string_view target) {
    const auto known = std::find_if(kinds.begin(), kinds.end(), [&](const auto& row) { return row.first == target; });
    return known == kinds.end() ? nullptr : &*known;
}

/// Numbers among the operands get names, with which they are stored in `numbers`.
Result<Items> items_of(const fx::Node& node, const fx::Arg& arg, Numbers& numbers) {
    Items items;
    const auto add = [&](const auto& each) {
        using T = std::decay_t<decltype(each)>;
        if constexpr (std::is_same_v<T, fx::Arg::Item>) items.push_back(each);
        else if constexpr (std::is_same_v<T, fx::ValueName>) items.emplace_back(each);
        else {
            numbers.emplace_back(node.name + ".operand_" + std::to_string(numbers.size()), each);
            items.emplace_back(fx::ValueName{numbers.back().first});
        }
    };
    if (const auto* values = std::get_if<Items>(&arg.value)) {
        for (const auto& each : *values) add(each);
    } else if (const auto* dims = std::get_if<std::vector<fx::Arg::Dim>>(&arg.value)) {
        for (const auto& dim : *dims) std::visit(add, dim);
    } else if (const auto* reals = std::get_if<std::vector<double>>(&arg.value)) {
        for (const double each : *reals) add(each);
    } else if (const auto* truths = std::get_if<std::vector<bool>>(&arg.value)) {
        for (const bool each : *truths) add(each);
    } else {
        return Error{.what = message("an operand of the control flow is not a list of values")};
    }
    return items;
}

Result<Parts> parts_of(const fx::Node& node) {
    const auto* known = find_kind(node.target);
    if (!known) return Error{.what = message("{operator} is not control flow", node.target)};
    Parts parts{.kind = known->second};
    std::vector<Items> lists;
    for (std::size_t i = 0; i < node.args.size(); ++i) {
        const auto& value = node.args[i].value;
        if (const auto* graph = std::get_if<std::shared_ptr<fx::Graph>>(&value)) parts.graphs.push_back(*graph);
        else if (i == 0 && parts.kind == FlowKind::branch) parts.condition = value;
        else if (const auto* dim = std::get_if<std::int64_t>(&value)) parts.dim = *dim;
        else if (const auto* reverse = std::get_if<bool>(&value)) parts.is_reversed = *reverse;
        else {
            TRY(auto items, items_of(node, node.args[i], parts.numbers));
            lists.push_back(std::move(items));
        }
    }
    const std::size_t graphs = parts.kind == FlowKind::branch || parts.kind == FlowKind::loop ? 2 : 1;
    const std::size_t least = parts.kind == FlowKind::scan ? 2 : 1;
    if (parts.graphs.size() != graphs || lists.size() < least)
        return Error{.what = message("{operator} has unexpected arguments", node.target)};
    lists.resize(3);
    switch (parts.kind) {
        case FlowKind::branch: parts.closed = lists[0]; break;
        case FlowKind::map: parts.sliced = lists[0], parts.closed = lists[1]; break;
        case FlowKind::scan: parts.carried = lists[0], parts.sliced = lists[1], parts.closed = lists[2]; break;
        case FlowKind::loop: parts.carried = lists[0], parts.closed = lists[1]; break;
    }
    return parts;
}

class Inliner {
public:
    explicit Inliner(fx::ExportedProgram& program) : program_(program) {}

    Result<> run() {
        auto nodes = std::exchange(program_.graph.nodes, {});
        for (auto& node : nodes) CHECKED(add(std::move(node), fx::own_path, 0));
        return done;
    }

private:
    using Names = std::map<std::string, std::string>;

    Result<> add(fx::Node node, fx::PathIndex graph, int depth) {
        node.graph = graph;
        if (find_kind(node.target)) return flow(node, depth).in(node.name);
        // Other operators with graphs are unknown: they are planned with the sizes of their results.
        std::erase_if(node.args,
                      [](const fx::Arg& arg) { return std::holds_alternative<std::shared_ptr<fx::Graph>>(arg.value); });
        program_.graph.nodes.push_back(std::move(node));
        return done;
    }

    /// A node of the graph that contains the control flow.
    static fx::Node beside(const fx::Node& node, const std::string& target, const std::string& self,
                           const std::string& name, std::vector<fx::Arg::Dim> dims) {
        return {.name = name,
                .target = target,
                .args = {{.name = "self", .value = fx::ValueName{self}}, {.name = "dims", .value = std::move(dims)}},
                .outputs = {{.names = {name}, .is_list = false}},
                .stack_trace = node.stack_trace,
                .module_path = node.module_path,
                .graph = node.graph};
    }
    static fx::Node turned_around(const fx::Node& node, const std::string& self, const std::string& name) {
        return beside(node, "aten::flip.default", self, name, {std::int64_t{0}});
    }

    /// Rows in loop order: along the first dimension, the last one first if the scan is reversed.
    Result<> turn_rows(const fx::Node& node, Parts& parts) {
        for (auto& item : parts.sliced) {
            if (!item) continue;
            TensorType type = program_.graph.tensors[item->name];
            const auto rank = static_cast<std::int64_t>(type.sizes.size());
            const auto dim = parts.dim < 0 ? parts.dim + rank : parts.dim;
            if (dim < 0 || dim >= rank)
                return Error{
                    .what =
                        message("the scan runs over dimension {dimension}, which its operand does not have", parts.dim),
                    .place = item->name};
            type.strides.clear();
            if (dim != 0) {
                std::vector<fx::Arg::Dim> order{dim};
                std::vector<sym::Expr> sizes{type.sizes[static_cast<std::size_t>(dim)]};
                for (std::int64_t i = 0; i < rank; ++i) {
                    if (i == dim) continue;
                    order.emplace_back(i);
                    sizes.push_back(type.sizes[static_cast<std::size_t>(i)]);
                }
                type.sizes = std::move(sizes);
                const auto rows = node.name + "." + item->name + "_rows";
                program_.graph.tensors[rows] = type;
                program_.graph.nodes.push_back(
                    beside(node, "aten::permute.default", item->name, rows, std::move(order)));
                item->name = rows;
            }
            if (!parts.is_reversed) continue;
            const auto reversed = node.name + "." + item->name + "_reversed";
            program_.graph.tensors[reversed] = type;
            program_.graph.nodes.push_back(turned_around(node, item->name, reversed));
            item->name = reversed;
        }
        return done;
    }

    Result<> flow(const fx::Node& node, int depth) {
        if (depth > most_nested) return Error{.what = message("control flow nests more than 64 deep")};
        TRY(Parts parts, parts_of(node));
        CHECKED(turn_rows(node, parts));
        for (const auto& [name, value] : parts.numbers) program_.graph.nodes.push_back(number(node, name, value));
        for (const auto* items : {&parts.carried, &parts.sliced})
            if (std::any_of(items->begin(), items->end(), [](const auto& item) { return !item; }))
                return Error{.what = message("a value of the loop is None")};
        const auto id = static_cast<std::int64_t>(next_flow_++);
        auto begin = marker(node, flow_begin, id);
        begin.args.push_back({.name = "kind", .value = static_cast<std::int64_t>(parts.kind)});
        begin.args.push_back({.name = "condition", .value = parts.condition});
        begin.args.push_back({.name = "carried", .value = parts.carried});
        begin.args.push_back({.name = "sliced", .value = parts.sliced});
        program_.graph.nodes.push_back(std::move(begin));
        for (std::size_t i = 0; i < parts.graphs.size(); ++i) {
            const bool is_test = parts.kind == FlowKind::loop && i == 0;
            CHECKED(body(node, parts, *parts.graphs[i], id, is_test, depth).in(parts.graphs[i]->name));
        }
        auto end = marker(node, flow_end, id);
        Items operands = parts.carried;
        operands.insert(operands.end(), parts.sliced.begin(), parts.sliced.end());
        operands.insert(operands.end(), parts.closed.begin(), parts.closed.end());
        end.args.push_back({.name = "condition", .value = parts.condition});
        end.args.push_back({.name = "operands", .value = std::move(operands)});
        std::vector<fx::Node> turned;
        for (const auto& output : node.outputs)
            for (const auto& name : output.names) {
                const auto type = program_.graph.tensors.find(name);
                const bool is_tensor = type != program_.graph.tensors.end();
                std::string made = name;
                if (is_tensor && parts.is_reversed &&
                    end.outputs.size() >= parts.carried.size()) {  // stacked along the dimension of their rows
                    made += "_backwards";
                    program_.graph.tensors.emplace(made, type->second);
                    turned.push_back(turned_around(node, made, name));
                }
                end.outputs.push_back({.names = {made}, .is_list = false});
            }
        program_.graph.nodes.push_back(std::move(end));
        program_.graph.nodes.insert(program_.graph.nodes.end(), turned.begin(), turned.end());
        return done;
    }

    static fx::Node marker(const fx::Node& node, std::string_view target, std::int64_t flow) {
        return {.name = node.name,
                .target = std::string(target),
                .args = {{.name = "flow", .value = flow}},
                .outputs = {},
                .stack_trace = node.stack_trace,
                .module_path = node.module_path,
                .graph = node.graph};
    }

    static fx::Node number(const fx::Node& node, const std::string& name, fx::Arg::Variant value) {
        return {.name = name,
                .target = std::string(flow_number),
                .args = {{.name = "value", .value = std::move(value)}},
                .outputs = {{.names = {name}, .is_list = false}},
                .stack_trace = node.stack_trace,
                .module_path = node.module_path,
                .graph = node.graph};
    }

    fx::PathIndex new_graph(const std::string& name, fx::PathIndex parent) {
        const auto& outer = program_.graph_paths[parent];
        std::string path = outer.empty() ? name : outer + "." + name;
        while (std::find(program_.graph_paths.begin(), program_.graph_paths.end(), path) != program_.graph_paths.end())
            path += "_again";
        program_.graph_paths.push_back(std::move(path));
        return program_.graph_paths.last();
    }

    Result<> body(const fx::Node& node, const Parts& parts, const fx::Graph& source, std::int64_t id, bool is_test,
                  int depth) {
        const auto graph = new_graph(source.name, node.graph);
        const auto path = program_.graph_paths[graph];  // a copy: nested control flow adds others
        const auto own = [&](const std::string& name) { return path + "." + name; };
        Items operands = parts.carried;
        operands.insert(operands.end(), parts.sliced.begin(), parts.sliced.end());
        operands.insert(operands.end(), parts.closed.begin(), parts.closed.end());
        if (source.inputs.size() != operands.size())
            return Error{.what = message("the sub-graph has {inputs} inputs, but is called with {operands} operands",
                                         source.inputs.size(), operands.size())};

        Names names;
        auto enter = marker(node, flow_enter, id);
        enter.graph = graph;
        const std::size_t made = parts.carried.size() + parts.sliced.size();
        for (std::size_t i = 0; i < operands.size(); ++i) {
            std::string input = source.inputs[i];
            if (input.empty() && i < made) input = "input_" + std::to_string(i);  // a literal: never referenced
            if (input.empty() || !operands[i]) continue;
            names[input] = i < made ? own(input) : operands[i]->name;
            enter.args.push_back({.name = input, .value = *operands[i]});
            if (i < made) enter.outputs.push_back({.names = {own(input)}, .is_list = false});
        }
        for (const auto& [name, type] : source.tensors) program_.graph.tensors.emplace(own(name), type);
        for (const auto& [name, expr] : source.scalars) program_.graph.scalars.emplace(own(name), expr);
        for (const auto& each : source.nodes)
            for (const auto& output : each.outputs)
                for (const auto& name : output.names) names[name] = own(name);
        program_.graph.nodes.push_back(std::move(enter));
        for (fx::Node each : source.nodes) {
            each.name = own(each.name);
            for (auto& arg : each.args) rename_values(arg, [&](std::string& name) { name = renamed(names, name); });
            for (auto& output : each.outputs)
                for (auto& name : output.names) name = renamed(names, name);
            CHECKED(add(std::move(each), graph, depth + 1));
        }
        return leave(node, source, names, id, graph, is_test);
    }

    static std::string renamed(const Names& names, const std::string& name) {
        const auto found = names.find(name);
        return found == names.end() ? name : found->second;
    }

    /// The results. An unchanged input gets bytes of its own, so that its destination may be written: torch refuses
    /// such programs, but files may come from other tools.
    Result<> leave(const fx::Node& node, const fx::Graph& source, const Names& names, std::int64_t id,
                   fx::PathIndex graph, bool is_test) {
        auto marked = marker(node, flow_leave, id);
        marked.graph = graph;
        Items results;
        std::set<std::string> taken;
        for (const auto& input : source.inputs) taken.insert(renamed(names, input));
        for (const auto& output : source.outputs) {
            if (std::holds_alternative<fx::None>(output.value)) continue;
            std::string name;
            if (const auto* value = std::get_if<fx::ValueName>(&output.value)) {
                name = renamed(names, value->name);
                const bool is_tensor = program_.graph.tensors.contains(name);
                if (is_tensor && !is_test && !taken.insert(name).second)
                    name = copy_of(node, name, graph, results.size());
            } else {
                name = program_.graph_paths[graph] + ".result_" + std::to_string(results.size());
                program_.graph.nodes.push_back(number(marked, name, output.value));
            }
            results.emplace_back(fx::ValueName{std::move(name)});
        }
        marked.args.push_back({.name = "results", .value = std::move(results)});
        program_.graph.nodes.push_back(std::move(marked));
        return done;
    }

    std::string copy_of(const fx::Node& node, const std::string& name, fx::PathIndex graph, std::size_t result) {
        const auto copy = program_.graph_paths[graph] + ".result_" + std::to_string(result);
        program_.graph.tensors[copy] = program_.graph.tensors[name];
        program_.graph.nodes.push_back({.name = copy,
                                        .target = "aten::clone.default",
                                        .args = {{.name = "self", .value = fx::ValueName{name}}},
                                        .outputs = {{.names = {copy}, .is_list = false}},
                                        .stack_trace = node.stack_trace,
                                        .module_path = node.module_path,
                                        .graph = graph});
        return copy;
    }

    fx::ExportedProgram& program_;
    int next_flow_ = 0;
};

}  // namespace

Result<> inline_flow(fx::ExportedProgram& program) { return Inliner(program).run(); }

std::int64_t flow_of(const fx::Node& marker) {
    const auto* arg = find_arg(marker, "flow");
    const auto* id = arg ? std::get_if<std::int64_t>(&arg->value) : nullptr;
    return id ? *id : -1;
}

Items flow_items(const fx::Node& marker, std::string_view name) {
    const auto* arg = find_arg(marker, name);
    const auto* items = arg ? std::get_if<Items>(&arg->value) : nullptr;
    return items ? *items : Items{};
}

bool is_inside(const fx::GraphPaths& paths, fx::PathIndex inner, fx::PathIndex outer) {
    const auto &path = paths[inner], &around = paths[outer];
    return around.empty() || path == around || path.starts_with(around + ".");
}

std::string own_name(const fx::GraphPaths& paths, fx::PathIndex graph, const std::string& name) {
    const auto& path = paths[graph];
    return path.empty() || !name.starts_with(path + ".") ? name : name.substr(path.size() + 1);
}

std::string name_in(const fx::GraphPaths& paths, fx::PathIndex graph, const std::string& name) {
    const auto& path = paths[graph];
    return path.empty() ? name : path + "." + name;
}

}  // namespace arenascope::lowering
