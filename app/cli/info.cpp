#include <map>
#include <nlohmann/json.hpp>

#include "app/cli/json_output.h"
#include "app/cli/options.h"
#include "app/cli/run_inputs.h"
#include "app/cli/text_output.h"
#include "app/cli/verbs.h"

namespace arenascope::cli {

namespace {

using Json = nlohmann::ordered_json;

std::int64_t constant_bytes(const Method& method) {
    std::int64_t total = 0;
    for (const Value& value : method.values) {
        const Tensor* tensor = value.tensor();
        if (tensor && tensor->is_constant && tensor->data) total += static_cast<std::int64_t>(tensor->data->bytes.size());
    }
    return total;
}

Json signature(const Method& method, const std::vector<ValueId>& ids, const std::vector<std::string>& paths) {
    Json rows = Json::array();
    for (std::size_t i = 0; i < ids.size(); ++i) {
        rows.push_back(signature_json(method, ids[i]));
        rows.back()["path"] = i < paths.size() ? Json(paths[i]) : Json(nullptr);
    }
    return rows;
}

Json nodes_json(const Outcome& outcome) {
    Json nodes = Json::array();
    for (const NodeKernel& row : node_kernels(*outcome.method, outcome.plan(), Fallback::reference)) {
        const Instruction& node = outcome.method->instructions[static_cast<std::size_t>(row.instruction)];
        nodes.push_back({{"index", row.instruction}, {"node", node.name}, {"op", node.op}, {"kernel", name_of(row.kind)},
                         {"managed", row.managed}, {"reason", row.reason.empty() ? Json(nullptr) : Json(row.reason)}});
    }
    return nodes;
}

/// What is known of a method without a plan, then its tensors and pools where it can be evaluated.
Json method_json(const Method& method, const Outcome* outcome) {
    Json json{{"name", method.name}, {"inputs", signature(method, method.inputs, input_paths_of(method))},
              {"outputs", signature(method, method.outputs, output_paths_of(method))}, {"symbols", symbols_json(method.ranges)},
              {"instructions", method.instructions.size()}, {"constant_bytes", constant_bytes(method)}};
    if (!outcome) {
        json["steps"] = json["tensors"] = json["pools"] = json["nodes"] = nullptr;
        return json;
    }
    json["steps"] = outcome->steps;
    const Json plan = one_plan_json(*outcome, outcome->plan());
    json["planner"] = plan["planner"];
    json["pools"] = plan["pools"];
    Json tensors = Json::array();
    for (const TensorRow& row : outcome->tensors) tensors.push_back(tensor_json(method, row));
    json["tensors"] = std::move(tensors);
    json["nodes"] = nodes_json(*outcome);
    return json;
}

void print_signature(std::string_view title, const Method& method, const std::vector<ValueId>& ids,
                     const std::vector<std::string>& paths, Console& console) {
    console.out << "  " << title << '\n';
    Table table("><<<");
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const Value& value = method.values[static_cast<std::size_t>(ids[i])];
        const Tensor* tensor = value.tensor();
        table.row({std::to_string(i), value.name,
                   tensor ? std::string(name_of(tensor->dtype)) + shape_text(*tensor) : "no tensor",
                   i < paths.size() ? paths[i] : ""});
    }
    table.print(console.out, "    ");
}

void print_method(const Method& method, const Outcome* outcome, Console& console) {
    console.out << "method " << method.name << ": " << method.instructions.size() << " instructions, constants "
                << bytes_text(constant_bytes(method)) << '\n';
    print_signature("inputs", method, method.inputs, input_paths_of(method), console);
    print_signature("outputs", method, method.outputs, output_paths_of(method), console);
    if (!method.ranges.empty()) console.out << "  dimensions\n";
    for (const auto& [name, range] : method.ranges) {
        console.out << "    " << name << "  " << range.min << ".." << (range.max ? std::to_string(*range.max) : "any")
                    << (range.hint ? ", example " + std::to_string(*range.hint) : std::string()) << '\n';
    }
    if (!outcome) return;
    console.out << "  tensors\n";
    Table tensors("<<<>><<");
    tensors.row({"name", "role", "type", "bytes", "steps", "pool", "op"});
    for (const TensorRow& row : outcome->tensors) {
        tensors.row({row.name, std::string(name_of(row.role)), std::string(name_of(row.dtype)) + row.shape_text,
                     grouped(row.bytes), std::to_string(row.first_step) + ".." + std::to_string(row.last_step),
                     row.planned ? std::to_string(row.mem_id) : "caller", row.op});
    }
    tensors.print(console.out, "    ");
    std::map<std::string_view, int> kinds;
    for (const NodeKernel& row : node_kernels(*outcome->method, outcome->plan(), Fallback::reference)) ++kinds[name_of(row.kind)];
    console.out << "  kernels";
    for (const auto& [kind, count] : kinds) console.out << "  " << kind << ' ' << count;
    console.out << "\n  pools of plan '" << outcome->plan().planner << "'\n";
    for (const PoolResult& pool : outcome->plan().pools) {
        console.out << "    " << pool.mem_id << "  " << pool.name << "  " << bytes_text(pool.bytes) << '\n';
    }
}

Result<Json> file_info(const Engine& engine, const std::string& file, const PlanArgs& plan_args, Console& console) {
    TRY(const Prepared prepared, prepare(engine, file, plan_args));
    print_warnings(prepared.warnings, plan_args, console);
    const Program& program = *prepared.program;
    if (auto method = find_method(program, plan_args.tuning.method); !method.ok()) {
        return std::move(method).error().of_file(file);
    }
    Json json{{"file", file}, {"format", program.format}, {"notes", program.notes}, {"methods", Json::array()}};
    if (!plan_args.json) {
        console.out << file << ": " << program.format << ", " << program.methods.size()
                    << (program.methods.size() == 1 ? " method\n" : " methods\n");
    }
    for (const Method& method : program.methods) {
        if (!plan_args.tuning.method.empty() && method.name != plan_args.tuning.method) continue;
        Tuning tuning = prepared.tuning;
        tuning.method = method.name;
        Progress progress;
        // The signature is worth showing even where no plan can be made, such as for an unbounded dimension.
        const auto outcome = engine.evaluate(program, tuning, {}, progress);
        if (!outcome.ok()) print_warnings({file + ": " + outcome.error().text()}, plan_args, console);
        const Outcome* shown = outcome.ok() ? &outcome.value() : nullptr;
        if (plan_args.json) {
            json["methods"].push_back(method_json(method, shown));
        } else {
            print_method(method, shown, console);
        }
    }
    return json;
}

}  // namespace

Result<Exit> run_info(const Engine& engine, const Verb& verb, Args args, Console& console) {
    TRY(const Arguments arguments, Arguments::parse(verb, args));
    TRY(const PlanArgs plan_args, PlanArgs::parse(arguments));
    if (arguments.operands().empty()) return Error{.what = "no file given", .expected = "a .pt2 or .pte file"};
    Json all = Json::array();
    for (const std::string& file : arguments.operands()) {
        TRY(Json json, file_info(engine, file, plan_args, console));
        all.push_back(std::move(json));
    }
    if (plan_args.json) print_json(all.size() == 1 ? all.front() : all, console);
    return Exit::met;
}

}  // namespace arenascope::cli
