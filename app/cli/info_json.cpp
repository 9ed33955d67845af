#include "app/cli/info_json.h"

#include <set>
#include <utility>

#include "app/cli/delegate_json.h"
#include "app/cli/spec_json.h"
#include "app/cli/state_json.h"
#include "app/cli/text_output.h"
#include "app/reports/json_output.h"
#include "engine/evaluate/unplaced_rows.h"
#include "engine/runner/inputs.h"
#include "engine/runtime/kernel_choice.h"

namespace arenascope::cli {

namespace {

using Json = nlohmann::ordered_json;

Json signature(const Method& method, const std::vector<ValueId>& ids, const std::vector<std::string>& paths) {
    Json rows = Json::array();
    for (std::size_t i = 0; i < ids.size(); ++i) {
        rows.push_back(signature_json(method, ids[i]));
        rows.back()["path"] = i < paths.size() ? Json(paths[i]) : Json(nullptr);
    }
    return rows;
}

/// Their places in the shown plan, with their specs.
void write_rows(const Outcome& outcome, const std::vector<TensorRow>& rows, JsonSink& out) {
    for (const TensorRow& row : rows) {
        out.begin_object();
        write_tensor(outcome, row, out);
        out.key("spec");
        write_spec(*outcome.method, row, out);
        out.end_object();
    }
}

void write_nodes(const Outcome& outcome, const std::vector<ExtraKernel>& extra, JsonSink& out) {
    each_node_kernel(*outcome.method, outcome.plan(), Fallback::reference, extra, [&](const NodeKernel& row) {
        const Instruction& node = outcome.method->instructions[row.instruction];
        out.begin_object();
        out.field("index", row.instruction.number());
        out.field("node", node.name);
        out.field("op", node.op);
        out.field("kernel", name_of(row.kind));
        out.field("managed", row.managed);
        out.field_or_null("reason", row.reason);
        out.end_object();
    });
}

void write_plan(const Outcome& outcome, const std::vector<ExtraKernel>& extra, JsonSink& out) {
    const Json plan = plan_facts_json(outcome, outcome.plan());
    out.field("steps", outcome.steps);
    out.field("planner", plan["planner"]);
    out.field("pools", plan["pools"]);
    out.key("tensors");
    out.begin_array();
    write_rows(outcome, outcome.tensors, out);
    write_rows(outcome, unplaced_rows(*outcome.method), out);
    out.end_array();
    out.key("nodes");
    out.begin_array();
    write_nodes(outcome, extra, out);
    out.end_array();
}

/// The facts of a method without a plan, then its tensors and pools if it can be evaluated.
void write_method(const Engine& engine, const ShownMethod& of, JsonSink& out) {
    const Method& method = *of.method;
    const Method& shown = of.outcome ? *of.outcome->method : method;  // with the planned sizes
    out.begin_object();
    out.field("name", method.name);
    out.field("inputs", signature(shown, shown.inputs, input_paths_of(method)));
    out.field("outputs", signature(shown, shown.outputs, output_paths_of(method)));
    out.field("states", states_json(shown, of.tuning));
    out.field("symbols", symbols_json(shown.ranges));
    out.field("instructions", method.instructions.size());
    out.field("constant_bytes", bytes_of_constants(method));
    out.field("delegates", delegates_json(shown));
    if (of.outcome) {
        write_plan(*of.outcome, engine.extensions().kernels, out);
    } else {
        for (const std::string_view absent : {"steps", "tensors", "pools", "nodes"}) out.field(absent, nullptr);
    }
    out.field("footprint", of.footprint);
    out.field("device", of.device);
    out.end_object();
}

void write_program(const Engine& engine, const ShownProgram& shown, JsonSink& out) {
    out.begin_object();
    out.field("file", shown.file);
    out.field("format", name_of(shown.program->format));
    out.field("notes", Json(texts_of(shown.program->notes)));
    out.key("methods");
    out.begin_array();
    for (const ShownMethod& method : shown.methods) write_method(engine, method, out);
    out.end_array();
    out.end_object();
}

}  // namespace

std::int64_t bytes_of_constants(const Method& method) {
    std::set<const std::byte*> seen;
    std::int64_t total = 0;
    for (const Value& value : method.values) {
        const Tensor* tensor = value.tensor();
        if (!tensor || !tensor->data || !tensor->is_constant || !seen.insert(tensor->data->bytes.data()).second)
            continue;
        total += static_cast<std::int64_t>(tensor->data->bytes.size());
    }
    return total;
}

void InfoDocuments::append(const std::string& text) {
    if (is_array_) items_ += items_.empty() ? "\n " : ",\n ";
    items_ += text;
}

void InfoDocuments::add(ShownProgram shown) {
    if (!is_array_) {
        only_ = std::move(shown);
        return;
    }
    std::ostringstream text;  // far smaller than what it is made of
    {
        JsonText out(text, 1);
        write_program(engine_, shown, out);
    }
    append(text.str());
}

void InfoDocuments::add(const Json& document) {
    std::ostringstream text;
    JsonText(text, is_array_ ? 1 : 0).put_tree(document);
    append(text.str());
}

void InfoDocuments::print(Console& console) const {
    if (only_) {
        JsonText out(console.out);
        write_program(engine_, *only_, out);
    } else if (is_array_) {
        console.out << '[' << items_ << (items_.empty() ? "]" : "\n]");
    } else {
        console.out << items_;
    }
    console.out << '\n';
}

}  // namespace arenascope::cli
