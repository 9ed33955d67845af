// The verb inspect: one node with its arguments, tensors, module and Python lines.

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "app/cli/delegate_json.h"
#include "app/cli/one_method.h"
#include "app/cli/prepare.h"
#include "app/cli/print_json.h"
#include "app/cli/spec_json.h"
#include "app/cli/text_output.h"
#include "app/cli/verbs.h"
#include "app/reports/json_output.h"
#include "engine/base/text.h"
#include "engine/evaluate/unplaced_rows.h"
#include "engine/ir/dependences.h"
#include "engine/ir/shape_text.h"
#include "engine/ir/steps.h"
#include "engine/ops/call_schemas.h"
#include "engine/runtime/kernel_choice.h"

namespace arenascope::cli {

namespace {

using Json = nlohmann::ordered_json;
using Kind = Instruction::Kind;

constexpr int around = 10;  // nodes shown on each side

/// A number that an instruction computes differs from the file's initial one.
bool is_computed(const Method& method, ValueId id) {
    return std::any_of(method.instructions.begin(), method.instructions.end(), [&](const Instruction& node) {
        return node.kind == Kind::kernel && !node.args.empty() && node.args.back() == id;
    });
}

/// In Python's notation: "0.1", "1e-05", "2.0".
std::string number_text(double number) {
    std::array<char, 32> text{};
    const auto [end, code] = std::to_chars(text.data(), text.data() + text.size(), number);
    const std::string out(text.data(), end);
    return out.find_first_of(".en") == std::string::npos ? out + ".0" : out;
}

std::string value_text(const Method& method, ValueId id) {
    if (!method.values.has(id)) return "None";
    const Value& value = method.values[id];
    const bool is_number =
        std::holds_alternative<std::int64_t>(value.data) || std::holds_alternative<double>(value.data);
    if (is_number && is_computed(method, id))
        return value.name.empty() ? "number_" + std::to_string(id.number()) : value.name;
    const auto list = [&](const std::vector<ValueId>& items) {
        std::string out;
        for (const ValueId item : items) append_item(out, ", ", value_text(method, item));
        return "[" + out + "]";
    };
    if (const Tensor* tensor = value.tensor()) {
        return value.name + ": " + std::string(name_of(tensor->dtype)) + shape_text(tensor->sizes);
    }
    if (const auto* number = std::get_if<std::int64_t>(&value.data)) return std::to_string(*number);
    if (const auto* real = std::get_if<double>(&value.data)) return number_text(*real);
    if (const auto* flag = std::get_if<bool>(&value.data)) return *flag ? "True" : "False";
    if (const auto* text = std::get_if<std::string>(&value.data)) return "\"" + *text + "\"";
    if (const auto* ints = std::get_if<IntList>(&value.data)) return list(ints->items);
    if (const auto* tensors = std::get_if<TensorList>(&value.data)) return list(tensors->items);
    if (const auto* some = std::get_if<OptionalTensorList>(&value.data)) return list(some->items);
    return std::holds_alternative<Null>(value.data) ? "None" : value.name;
}

std::string op_text(const Instruction& node) {
    switch (node.kind) {
        case Kind::move: return "move";
        case Kind::jump_false: return "jump_false";
        case Kind::free: return "free";
        case Kind::delegate: return "delegate " + node.op;
        case Kind::kernel: break;
    }
    return node.op;
}

bool is_made_by(const Method& method, const Instruction& node, ValueId id) {
    if (std::find(node.outs.begin(), node.outs.end(), id) != node.outs.end()) return true;
    const auto* list = method.values.has(id) ? std::get_if<TensorList>(&method.values[id].data) : nullptr;
    return list && !list->items.empty() && std::all_of(list->items.begin(), list->items.end(), [&](ValueId item) {
               return is_made_by(method, node, item);
           });
}

/// The arguments that a call reads. Its results follow them, repeated as returned values.
std::vector<ValueId> operands(const Method& method, const Instruction& node) {
    std::vector<ValueId> out = node.args;
    if (node.kind == Kind::move && out.size() == 2) out.pop_back();
    if (node.kind != Kind::kernel) return out;
    if (node.outs.empty() && !out.empty() && method.values.has(out.back()) && !method.values[out.back()].tensor() &&
        is_computed(method, out.back()))
        out.pop_back();
    while (!out.empty() && is_made_by(method, node, out.back())) out.pop_back();
    return out;
}

std::string results_text(const Method& method, const Instruction& node) {
    std::string out;
    for (const ValueId id : node.outs) append_item(out, ", ", value_text(method, id));
    if (!out.empty() || node.args.empty()) return out;
    const bool is_number = node.kind == Kind::kernel && operands(method, node).size() < node.args.size();
    return node.kind == Kind::move || is_number ? value_text(method, node.args.back()) : out;
}

/// "add_0 = aten::add.out(x: f32[2, 3], 1) -> add: f32[2, 3]".
std::string node_text(const Method& method, const Instruction& node) {
    std::string args;
    for (const ValueId id : operands(method, node)) append_item(args, ", ", value_text(method, id));
    const std::string results = results_text(method, node);
    return node.name + " = " + op_text(node) + "(" + args + ")" + (results.empty() ? "" : " -> " + results);
}

/// The operand's name in the operator's schema; empty if unknown.
std::string operand_name(const Instruction& node, std::size_t index) {
    const ops::CallSchema* schema =
        node.kind == Kind::kernel ? ops::find_call_schema(node.op, node.args.size()) : nullptr;
    return schema && index < schema->schema.params.size() ? schema->schema.params[index].name : std::string();
}

/// The object of a name: an instruction, the call of the delegate that contains a node with that name, or a tensor that
/// no instruction makes (an input, a state, a parameter, a constant).
struct Found {
    InstructionIndex index{0};  ///< none: a tensor
    std::string inside;         ///< the node in the delegate's debug handles; empty: an instruction of its own
    ValueId tensor = no_value;
};

/// "aten_add_tensor = aten::add.out in XnnpackBackend, handle 3, model.py:12".
std::string inside_text(const Instruction& call, const DebugHandle& handle, const DebugHandle::Node& node) {
    return node.name + " = " + node.op + " in " + call.op + ", handle " + std::to_string(handle.id) +
        (node.source.empty() ? "" : ", " + node.source);
}

/// Of a call: every node in its debug handles, one a line.
std::string all_inside(const Method& method, const Instruction& call) {
    std::string out;
    const bool known = call.kind == Kind::delegate && method.delegates.has(call.delegate);
    if (!known) return out;
    for (const DebugHandle& handle : method.delegates[call.delegate].handles) {
        for (const DebugHandle::Node& node : handle.nodes) append_item(out, "\n", inside_text(call, handle, node));
    }
    return out;
}

std::optional<Found> find_inside(const Method& method, const std::string& name) {
    for (const InstructionIndex i : method.instructions.indices()) {
        const Instruction& call = method.instructions[i];
        const bool known = call.kind == Kind::delegate && method.delegates.has(call.delegate);
        if (!known) continue;
        for (const DebugHandle& handle : method.delegates[call.delegate].handles) {
            for (const DebugHandle::Node& node : handle.nodes) {
                if (node.name == name) return Found{i, inside_text(call, handle, node)};
            }
        }
    }
    return std::nullopt;
}

/// The instruction that makes the tensor of this name.
std::optional<InstructionIndex> find_maker(const Method& method, const std::string& tensor) {
    for (const InstructionIndex i : method.instructions.indices()) {
        for (const ValueId out : method.instructions[i].outs) {
            if (method.values[out].name == tensor) return i;
        }
    }
    return std::nullopt;
}

/// The tensor with this name, also its name in the Python module.
ValueId find_tensor(const Method& method, const std::string& name) {
    ValueId by_module = no_value;
    for (const ValueId id : method.values.indices()) {
        const Tensor* tensor = method.values[id].tensor();
        if (!tensor) continue;
        if (method.values[id].name == name) return id;
        if (by_module == no_value && tensor->qualified_name == name) by_module = id;
    }
    return by_module;
}

/// Placeholders whose values have another name: "p_conv_weight" is the node of parameter "conv.weight".
ValueId find_placeholder(const Method& method, const std::string& name) {
    for (const ListedNode& row : method.node_list) {
        const bool is_its = row.name == name && row.values.size() == 1 && method.values.has(row.values.front());
        if (is_its && method.values[row.values.front()].tensor()) return row.values.front();
    }
    return no_value;
}

std::vector<std::string> known_names(const Method& method) {
    std::set<std::string> known;
    for (const Instruction& node : method.instructions) known.insert(node.name);
    for (const ListedNode& row : method.node_list) known.insert(row.name);
    for (const Value& value : method.values) {
        if (!value.tensor()) continue;
        known.insert(value.name);
        known.insert(value.tensor()->qualified_name);
    }
    known.erase("");
    return {known.begin(), known.end()};
}

Result<Found> find_node(const Method& method, const std::string& name) {
    for (const InstructionIndex i : method.instructions.indices()) {
        if (method.instructions[i].name == name) return Found{i, all_inside(method, method.instructions[i])};
    }
    if (auto inside = find_inside(method, name)) return *std::move(inside);
    if (const auto maker = find_maker(method, name))
        return Found{*maker, all_inside(method, method.instructions[*maker])};
    for (const ValueId tensor : {find_tensor(method, name), find_placeholder(method, name)}) {
        if (tensor != no_value) return Found{.index = {}, .inside = {}, .tensor = tensor};
    }
    std::vector<std::string> known = known_names(method);
    for (const Delegate& delegate : method.delegates) {
        for (const DebugHandle& handle : delegate.handles) {
            for (const DebugHandle::Node& node : handle.nodes) known.push_back(node.name);
        }
    }
    const auto index = parse_integer(name, 0, static_cast<std::int64_t>(method.instructions.size()) - 1);
    if (index.ok()) {
        const InstructionIndex at(index.value());
        return Found{at, all_inside(method, method.instructions[at])};
    }
    std::string near;
    for (const std::string& one : nearest(name, known, 3)) append_item(near, ", ", "'" + one + "'");
    return Error{.what = message("method {method} has no node '{node}'", method.name, name),
                 .expected = message("the name of a node, a tensor or a parameter, or an instruction index"),
                 .remedy = near.empty() ? Message() : message("did you mean {suggestion}?", near)};
}

std::string kernel_text(const Engine& engine, const Outcome& outcome, InstructionIndex at) {
    const Instruction& node = outcome.method->instructions[at];
    if (node.kind == Kind::delegate) {
        const auto backend = engine.backends().find(node.op);
        if (!backend) return "no backend";
        const auto available = backend->is_available();
        return std::string(backend->title()) + (available.ok() ? "" : " (" + available.error().what.text() + ")");
    }
    const auto row = node_kernel(*outcome.method, outcome.plan(), Fallback::reference, at, engine.extensions().kernels);
    return row ? std::string(name_of(row->kind)) : "executor";
}

Json rows_json(const Outcome& outcome, const std::set<ValueId>& wanted) {
    Json rows = Json::array();
    const std::vector<TensorRow> unplaced = unplaced_rows(*outcome.method);
    for (const auto* list : {&outcome.tensors, &unplaced}) {
        for (const TensorRow& row : *list) {
            if (!wanted.contains(row.value)) continue;
            Json json = tensor_json(outcome, row);
            json["spec"] = spec_json(*outcome.method, row);
            rows.push_back(std::move(json));
        }
    }
    return rows;
}

bool reads(const Method& method, const Instruction& node, ValueId tensor) {
    bool found = false;
    each_tensor_argument(method, node, [&](ValueId id) { found = found || id == tensor; });
    return found;
}

/// "conv.weight = parameter: f32[8, 3, 3, 3]".
std::string tensor_text(const Method& method, ValueId id) {
    const Value& value = method.values[id];
    const Tensor& tensor = *value.tensor();
    const std::string what = tensor.alias_of != no_value ? "view of " + method.values[tensor.alias_of].name
        : tensor.is_constant                             ? "constant"
                                                         : std::string(name_of(tensor.role));
    return value.name + " = " + what +
        (tensor.qualified_name.empty() ? std::string() : "[target=" + tensor.qualified_name + "]") + ": " +
        std::string(name_of(tensor.dtype)) + shape_text(tensor.sizes);
}

/// The node among its neighbours, marked by an arrow. A tensor stands before the first node that reads it.
Json node_list_json(const Method& method, InstructionIndex index, ValueId tensor) {
    Json out = Json::array();
    const InstructionIndex first = std::max(index - around, InstructionIndex(0)),
                           end = std::min(index + around + 1, method.instructions.next());
    for (const InstructionIndex i : IndexRange(first, end)) {
        if (i == index && tensor != no_value)
            out.push_back({{"index", nullptr}, {"here", true}, {"text", tensor_text(method, tensor)}});
        out.push_back({{"index", i.number()},
                       {"here", i == index && tensor == no_value},
                       {"text", node_text(method, method.instructions[i])}});
    }
    if (out.empty() && tensor != no_value)
        out.push_back({{"index", nullptr}, {"here", true}, {"text", tensor_text(method, tensor)}});
    return out;
}

/// Whether a node reads a tensor or a view of it, other than one that only writes it.
bool is_operand(const Method& method, const Instruction& node, ValueId tensor) {
    if (node.kind == Kind::delegate && is_made_by(method, node, tensor)) return false;
    const auto sees = [&](ValueId id) {
        const Tensor* view = method.values.has(id) ? method.values[id].tensor() : nullptr;
        return id == tensor || (view && view->alias_of == tensor);
    };
    const std::vector<ValueId> read = operands(method, node);
    return std::any_of(read.begin(), read.end(), [&](ValueId id) {
        if (!method.values.has(id)) return false;
        const auto& data = method.values[id].data;
        const auto* list = std::get_if<TensorList>(&data);
        const auto* optional = std::get_if<OptionalTensorList>(&data);
        const std::vector<ValueId> none;
        const std::vector<ValueId>& items = list ? list->items : optional ? optional->items : none;
        return sees(id) || std::any_of(items.begin(), items.end(), sees);
    });
}

Json readers_json(const Method& method, const std::vector<ValueId>& ids) {
    Json out = Json::array();
    for (const Instruction& node : method.instructions) {
        const bool is_reader =
            std::any_of(ids.begin(), ids.end(), [&](ValueId id) { return is_operand(method, node, id); });
        if (is_reader) out.push_back(node.name);
    }
    return out;
}

Json node_json(const Engine& engine, const Outcome& outcome, const Found& found) {
    const Method& method = *outcome.method;
    const Instruction& node = method.instructions[found.index];
    Json arg_texts = Json::array(), arg_names = Json::array();
    const std::vector<ValueId> read = operands(method, node);
    for (std::size_t i = 0; i < read.size(); ++i) {
        arg_texts.push_back(value_text(method, read[i]));
        arg_names.push_back(operand_name(node, i));
    }
    const std::string results = results_text(method, node);
    const Step step = steps_of_instructions(method)[found.index];
    std::set<ValueId> tensors;
    each_tensor_argument(method, node, [&](ValueId id) { tensors.insert(id); });
    tensors.insert(node.outs.begin(), node.outs.end());
    return {{"index", found.index.number()},
            {"node", node.name},
            {"op", op_text(node)},
            {"inside", found.inside.empty() ? Json(nullptr) : Json(found.inside)},
            {"args", std::move(arg_texts)},
            {"arg_names", std::move(arg_names)},
            {"result", results.empty() ? Json(nullptr) : Json(results)},
            {"step", step.valid() ? Json(step.number()) : Json(nullptr)},
            {"kernel", kernel_text(engine, outcome, found.index)},
            {"module", node.module_path},
            {"source", node.stack_trace},
            {"users", readers_json(method, node.outs)},
            {"node_list", node_list_json(method, found.index, no_value)},
            {"listing", node_list_json(method, found.index, no_value)},  // old name, for one version
            {"tensors", rows_json(outcome, tensors)}};
}

Json tensor_json_of(const Outcome& outcome, ValueId id) {
    const Method& method = *outcome.method;
    const Tensor& tensor = *method.values[id].tensor();
    Json users = Json::array();
    InstructionIndex first{0};
    const Instruction* user = nullptr;
    for (const InstructionIndex i : method.instructions.indices()) {
        if (!reads(method, method.instructions[i], id)) continue;
        if (!user) first = i;
        if (!user) user = &method.instructions[i];
        users.push_back(method.instructions[i].name);
    }
    const std::string_view op = tensor.alias_of != no_value ? "view" : tensor.is_constant ? "constant" : "placeholder";
    // A parameter has no line of its own: its first reader's line is used.
    return {{"index", nullptr},
            {"node", method.values[id].name},
            {"op", op},
            {"inside", nullptr},
            {"args", Json::array()},
            {"arg_names", Json::array()},
            {"result", nullptr},
            {"step", nullptr},
            {"kernel", nullptr},
            {"module", user ? user->module_path : std::string()},
            {"source", user ? user->stack_trace : std::string()},
            {"users", std::move(users)},
            {"node_list", node_list_json(method, first, id)},
            {"listing", node_list_json(method, first, id)},  // old name, for one version
            {"tensors", rows_json(outcome, {id})}};
}

void print_node(const Json& json, Console& console) {
    for (const Json& row : json["node_list"]) {
        console.out << (row["here"].get<bool>() ? "--> " : "    ")
                    << (row["index"].is_null() ? std::string("-") : std::to_string(row["index"].get<std::size_t>()))
                    << "  " << row["text"].get<std::string>() << '\n';
    }
    console.out << '\n' << json["node"].get<std::string>() << " = " << json["op"].get<std::string>() << '\n';
    if (!json["inside"].is_null()) {
        std::istringstream lines(json["inside"].get<std::string>());
        for (std::string line; std::getline(lines, line);) console.out << "inside: " << line << '\n';
    }
    TextTable args("<<");
    for (std::size_t i = 0; i < json["args"].size(); ++i)
        args.row({json["arg_names"][i].get<std::string>(), json["args"][i].get<std::string>()});
    if (!json["result"].is_null()) args.row({"->", json["result"].get<std::string>()});
    args.print(console.out, "  ");
    if (!json["index"].is_null()) {
        console.out << "instruction " << json["index"].get<std::size_t>();
        if (!json["step"].is_null()) console.out << ", step " << json["step"].get<std::int64_t>();
        console.out << ", kernel " << json["kernel"].get<std::string>() << '\n';
    }
    if (!json["users"].empty()) {
        std::string users;
        for (const Json& user : json["users"]) append_item(users, ", ", user.get<std::string>());
        console.out << "read by " << users << '\n';
    }
    TextTable tensors("<<>>><<");
    tensors.row({"tensor", "role", "bytes", "pool", "offset", "steps", "size"});
    for (const Json& row : json["tensors"]) {
        tensors.row({row["name"].get<std::string>(), row["role"].get<std::string>(),
                     grouped(row["bytes"].get<std::int64_t>()),
                     row["offset"].is_null() ? std::string("-") : std::to_string(row["mem_id"].get<std::int64_t>()),
                     !row["offset"].is_null()         ? grouped(row["offset"].get<std::int64_t>())
                         : !row["alias_of"].is_null() ? "in " + row["alias_of"].get<std::string>()
                         : row["role"] == "constant"  ? "in the file"
                                                      : "caller",
                     std::to_string(row["first_step"].get<std::int64_t>()) + ".." +
                         std::to_string(row["last_step"].get<std::int64_t>()),
                     spec_text(row)});
    }
    tensors.print(console.out, "  ");
    const auto module = json["module"].get<std::string>(), source = json["source"].get<std::string>();
    if (!module.empty()) console.out << "module " << module << '\n';
    if (!source.empty()) console.out << source << '\n';
}

}  // namespace

Result<Exit> run_inspect(const Engine& engine, const Verb& verb, Args args, Console& console) {
    TRY(const Arguments arguments, Arguments::parse(verb, args));
    TRY(const PlanArgs plan_args, PlanArgs::parse(engine, arguments));
    if (arguments.operands().size() != 2)
        return Error{.what = message("a file and a node are needed"), .expected = message("FILE NODE")};
    const std::string& file = arguments.operands()[0];
    TRY(const Evaluated evaluated, evaluate_file(engine, file, plan_args, Use::sizes));
    print_warnings(evaluated.prepared.warnings, plan_args, console);
    warn_of_other_methods(evaluated.prepared, plan_args, console);
    const Method& method = *evaluated.outcome.method;
    auto found = find_node(method, arguments.operands()[1]);
    if (!found.ok()) return std::move(found).error().of_file(file);
    Json json{{"file", file}, {"method", method.name}};
    json.update(found.value().tensor == no_value ? node_json(engine, evaluated.outcome, found.value())
                                                 : tensor_json_of(evaluated.outcome, found.value().tensor));
    if (plan_args.json) print_json(json, console);
    else print_node(json, console);
    return strict_exit(plan_args, evaluated.prepared, Exit::met);
}

}  // namespace arenascope::cli
