#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/cli/json_output.h"
#include "app/cli/options.h"
#include "app/cli/text_output.h"
#include "app/cli/verbs.h"

namespace arenascope::cli {

namespace {

using Json = nlohmann::ordered_json;

std::string value_text(const Method& method, ValueId id) {
    if (id < 0 || static_cast<std::size_t>(id) >= method.values.size()) return "None";
    const Value& value = method.values[static_cast<std::size_t>(id)];
    if (const Tensor* tensor = value.tensor()) {
        return value.name + ": " + std::string(name_of(tensor->dtype)) + shape_text(*tensor);
    }
    if (const auto* number = std::get_if<std::int64_t>(&value.data)) return std::to_string(*number);
    if (const auto* real = std::get_if<double>(&value.data)) return std::to_string(*real);
    if (const auto* flag = std::get_if<bool>(&value.data)) return *flag ? "True" : "False";
    if (const auto* text = std::get_if<std::string>(&value.data)) return "\"" + *text + "\"";
    return std::holds_alternative<Null>(value.data) ? "None" : value.name;
}

Result<std::size_t> find_node(const Method& method, const std::string& name) {
    std::vector<std::string> known;
    for (std::size_t i = 0; i < method.instructions.size(); ++i) {
        if (method.instructions[i].name == name) return i;
        known.push_back(method.instructions[i].name);
    }
    const auto index = parse_integer(name, 0, static_cast<std::int64_t>(method.instructions.size()) - 1);
    if (index.ok()) return static_cast<std::size_t>(index.value());
    return Error{.what = "method " + method.name + " has no node '" + name + "'",
                 .expected = "a node's name or instruction index", .remedy = did_you_mean(name, known)};
}

}  // namespace

Result<Exit> run_inspect(const Engine& engine, const Verb& verb, Args args, Console& console) {
    TRY(const Arguments arguments, Arguments::parse(verb, args));
    TRY(const PlanArgs plan_args, PlanArgs::parse(arguments));
    if (arguments.operands().size() != 2) return Error{.what = "a file and a node are needed", .expected = "FILE NODE"};
    const std::string& file = arguments.operands()[0];
    TRY(const Evaluated evaluated, evaluate_file(engine, file, plan_args));
    print_warnings(evaluated.prepared.warnings, plan_args, console);
    const Method& method = *evaluated.outcome.method;
    auto found = find_node(method, arguments.operands()[1]);
    if (!found.ok()) return std::move(found).error().of_file(file);
    const Instruction& node = method.instructions[found.value()];

    Json arg_texts = Json::array(), tensors = Json::array();
    for (const ValueId id : node.args) arg_texts.push_back(value_text(method, id));
    for (const TensorRow& row : evaluated.outcome.tensors) {
        const bool is_arg = std::find(node.args.begin(), node.args.end(), row.value) != node.args.end();
        if (is_arg) tensors.push_back(tensor_json(method, row));
    }
    if (plan_args.json) {
        print_json({{"file", file}, {"method", method.name}, {"index", found.value()}, {"node", node.name}, {"op", node.op},
                    {"args", arg_texts}, {"module", node.module_path}, {"source", node.stack_trace},
                    {"tensors", tensors}}, console);
        return Exit::met;
    }
    console.out << found.value() << "  " << node.name << " = " << node.op << '\n';
    for (const ValueId id : node.args) console.out << "  " << value_text(method, id) << '\n';
    if (!node.module_path.empty()) console.out << "module " << node.module_path << '\n';
    if (!node.stack_trace.empty()) console.out << node.stack_trace << '\n';
    return Exit::met;
}

}  // namespace arenascope::cli
