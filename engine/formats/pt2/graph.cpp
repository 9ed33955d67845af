#include "engine/formats/pt2/graph.h"

#include <algorithm>
#include <set>

#include "engine/formats/pt2/arguments.h"
#include "engine/formats/pt2/module_stack.h"

namespace arenascope::pt2 {

namespace {

/// "torch.ops.aten.add.Tensor" as "aten::add.Tensor", "_operator.mul" as "_operator::mul".
std::string normalised_target(std::string_view target) {
    constexpr std::string_view prefix = "torch.ops.";
    if (target.starts_with(prefix)) target.remove_prefix(prefix.size());
    const auto dot = target.find('.');
    if (dot == std::string_view::npos) return std::string(target);
    return std::string(target.substr(0, dot)) + "::" + std::string(target.substr(dot + 1));
}

/// In a core program, a custom operator that changes its arguments is wrapped in a higher-order operator. The wrapper
/// names it and returns the changed arguments as further results, and None if it returns nothing. Here it becomes a
/// call of that name on these arguments. In the second version, a list next to the arguments has the changed ones, each
/// with the index of its argument; parts of these stay unchanged.
void unwrap_functionalized(fx::Node& node) {
    constexpr std::string_view wrapper = "higher_order::auto_functionalized";
    const auto* target = node.args.empty() ? nullptr : std::get_if<std::string>(&node.args.front().value);
    if (!target || (node.target != wrapper && node.target != std::string(wrapper) + "_v2")) return;
    std::vector<fx::Arg> args(node.args.begin() + 1, node.args.end());
    const auto bases =
        std::find_if(args.begin(), args.end(), [](const fx::Arg& arg) { return arg.name == "_all_bases"; });
    if (bases != args.end()) {
        const auto* all = std::get_if<std::vector<fx::Arg::Item>>(&bases->value);
        constexpr std::string_view end = "_base_index";
        std::vector<fx::Arg> whole;
        for (const fx::Arg& arg : args) {
            if (arg.name == "_all_bases") continue;
            if (!arg.name.starts_with('_') || !arg.name.ends_with(end)) {
                if (arg.name.starts_with('_')) return;
                whole.push_back(arg);
                continue;
            }
            const auto* index = std::get_if<std::int64_t>(&arg.value);
            const bool known = all && index && *index >= 0 && static_cast<std::size_t>(*index) < all->size();
            if (!known || !(*all)[static_cast<std::size_t>(*index)]) return;
            whole.push_back({.name = arg.name.substr(1, arg.name.size() - 1 - end.size()),
                             .value = *(*all)[static_cast<std::size_t>(*index)]});
        }
        args = std::move(whole);
    }
    node.target = normalised_target(*target);
    node.args = std::move(args);
    std::erase_if(node.outputs, [](const fx::Output& output) { return output.names.empty(); });
}

std::string text_or_empty(const json::View& object, std::string_view key) {
    const auto member = object.find(key);
    return member && member->is_string() ? member->text().take() : std::string();
}

/// The note of ExecuTorch's quantiser at a node: {"_arm_annotation_info": {"quantized": true}}.
bool is_marked_quantized(const std::string& custom) {
    if (custom.find("_arm_annotation_info") == std::string::npos) return false;
    const auto document = json::Document::parse(custom);
    if (!document.ok()) return false;
    const auto note = document.value().root().find("_arm_annotation_info");
    const auto mark = note ? note->find("quantized") : std::nullopt;
    return mark && mark->is_boolean() && mark->boolean().take();
}

// Additional memory per row, because it is read from JSON.
constexpr std::int64_t result_bytes = 2000, use_bytes = 320;

class GraphReader {
public:
    GraphReader(const json::View& json, std::string name, sym::Ranges& ranges, GraphBudget& budget)
        : json_(json), ranges_(ranges), budget_(budget) {
        graph_.name = std::move(name);
    }

    Result<fx::Graph> read() && {
        CHECKED(read_types());
        CHECKED(read_scalars());
        CHECKED(read_inputs());
        TRY(const auto nodes, json_.items("nodes"));
        graph_.nodes.reserve(nodes.size());
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const std::string name = text_or_empty(nodes[i], "name");
            CHECKED(read_node(nodes[i], name)
                        .in(message("node {node}", "'" + (name.empty() ? std::to_string(i) : name) + "'")));
        }
        TRY(const auto outputs, json_.items("outputs"));
        for (const json::View& output : outputs) {
            CHECKED(budget_.take(result_bytes));
            TRY(auto value, read_used(output).in("outputs"));
            graph_.outputs.push_back({.name = {}, .value = std::move(value)});
        }
        return std::move(graph_);
    }

private:
    Result<> read_types() {
        TRY(const auto members, json_.members("tensor_values"));
        for (const auto& [name, meta] : members) {
            CHECKED(budget_.named(GraphBudget::tensor_bytes, name.size()));
            TRY(auto type, read_tensor_type(meta, ranges_).in(message("tensor {tensor}", "'" + name + "'")));
            graph_.tensors.emplace(name, std::move(type));
        }
        return done;
    }

    /// Comparisons and real expressions have no integer form and are skipped: the run computes them.
    Result<> read_scalars() {
        for (const std::string_view key : {"sym_int_values", "sym_bool_values", "sym_float_values"}) {
            const auto values = json_.find(key);
            if (!values) continue;
            TRY(const auto members, values->members().in(key));
            for (const auto& [name, value] : members) {
                if (const auto literal = value.find("as_bool"); literal && literal->is_boolean()) {
                    graph_.scalars.emplace(name, literal->boolean().take() ? 1 : 0);
                } else if (auto size = read_size(value, ranges_); size.ok()) {
                    graph_.scalars.emplace(name, std::move(size).take());
                }
            }
        }
        return done;
    }

    Result<> define(const std::string& name, bool is_tensor) {
        if (!defined_.insert(name).second) {
            return Error{.what = message("value '{name}' is defined twice", name),
                         .expected = message("one definition")};
        }
        if (is_tensor && !graph_.tensors.contains(name)) {
            return Error{.what = message("tensor '{name}' has no type", name),
                         .expected = message("an entry in tensor_values")};
        }
        return done;
    }

    Result<> read_inputs() {
        TRY(const auto inputs, json_.items("inputs"));
        for (const json::View& input : inputs) {
            TRY(const auto tagged, read_tagged(input).in("inputs"));
            TRY(const auto value, read_argument(tagged.first, tagged.second).in("inputs"));
            const auto names = names_in(value);
            if (names.size() > 1 || std::holds_alternative<std::vector<fx::Arg::Item>>(value)) {
                return Error{
                    .what = message("a list as an input"), .place = "inputs", .expected = message("one value each")};
            }
            graph_.inputs.push_back(names.empty() ? std::string() : names.front());
            if (!names.empty()) CHECKED(define(names.front(), tagged.first == "as_tensor").in("inputs"));
        }
        return done;
    }

    /// An argument with only values that are defined before.
    Result<fx::Arg::Variant> read_used(const json::View& argument) {
        TRY(auto value, read_any_argument(argument, ranges_, budget_));
        for (const std::string& name : names_in(value)) {
            CHECKED(budget_.take(use_bytes + 4 * static_cast<std::int64_t>(name.size())));
            if (!defined_.contains(name)) {
                return Error{.what = message("value '{name}' is used before it is defined", name),
                             .expected = message("an input or an earlier node's output")};
            }
        }
        return value;
    }

    Result<fx::Output> read_output(const json::View& output) {
        TRY(const auto tagged, read_tagged(output));
        TRY(const auto value, read_argument(tagged.first, tagged.second));
        fx::Output out;
        if (const auto* items = std::get_if<std::vector<fx::Arg::Item>>(&value)) {
            out.is_list = true;
            for (const fx::Arg::Item& item : *items) out.names.push_back(item ? item->name : std::string());
        } else {
            out.names = names_in(value);
        }
        const bool is_tensor = tagged.first.find("tensor") != std::string::npos;
        for (const std::string& name : out.names) {
            if (!name.empty()) CHECKED(define(name, is_tensor));
        }
        return out;
    }

    Result<> read_node(const json::View& json, const std::string& name) {
        CHECKED(budget_.named(GraphBudget::operator_bytes, name.size()));
        fx::Node node;
        node.name = name;
        TRY(const std::string target, json.text("target"));
        node.target = normalised_target(target);
        TRY(const auto inputs, json.items("inputs"));
        for (const json::View& input : inputs) {
            fx::Arg arg;
            arg.name = text_or_empty(input, "name");
            TRY(const json::View value, input.at("arg"));
            TRY(arg.value,
                read_used(value).in(arg.name.empty() ? ErrorPlace("argument")
                                                     : message("argument {argument}", "'" + arg.name + "'")));
            node.args.push_back(std::move(arg));
        }
        TRY(const auto outputs, json.items("outputs"));
        for (const json::View& output : outputs) {
            TRY(auto slot, read_output(output).in("outputs"));
            node.outputs.push_back(std::move(slot));
        }
        unwrap_functionalized(node);
        if (const auto metadata = json.find("metadata")) {
            node.stack_trace = text_or_empty(*metadata, "stack_trace");
            node.module_path = module_path_of(text_or_empty(*metadata, "nn_module_stack"));
            node.is_quantized = is_marked_quantized(text_or_empty(*metadata, "custom"));
        }
        if (node.name.empty() && !node.outputs.empty() && !node.outputs.front().names.empty()) {
            node.name = node.outputs.front().names.front();  // files of older versions have no node names
        }
        graph_.nodes.push_back(std::move(node));
        return done;
    }

    json::View json_;
    sym::Ranges& ranges_;
    GraphBudget& budget_;
    fx::Graph graph_;
    std::set<std::string> defined_;
};

}  // namespace

Result<fx::Graph> read_graph(const json::View& graph, std::string name, sym::Ranges& ranges, GraphBudget& budget) {
    return GraphReader(graph, std::move(name), ranges, budget).read();
}

Result<fx::Arg::Variant> read_any_argument(const json::View& argument, sym::Ranges& ranges, GraphBudget& budget) {
    TRY(const auto tagged, read_tagged(argument));
    if (tagged.first != "as_graph") return read_argument(tagged.first, tagged.second);
    TRY(std::string name, tagged.second.text("name"));
    TRY(const json::View inner, tagged.second.at("graph"));
    TRY(auto graph, read_graph(inner, name, ranges, budget).in(message("graph {graph}", "'" + name + "'")));
    return fx::Arg::Variant(std::make_shared<fx::Graph>(std::move(graph)));
}

}  // namespace arenascope::pt2
