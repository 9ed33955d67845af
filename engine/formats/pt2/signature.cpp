#include "engine/formats/pt2/signature.h"

#include <algorithm>
#include <array>
#include <limits>

#include "engine/formats/pt2/arguments.h"
#include "engine/formats/pt2/graph.h"
#include "engine/ir/pytree.h"

namespace arenascope::pt2 {

namespace {

using fx::InputSpec;
using fx::OutputSpec;

struct InputRow {
    std::string_view tag, target_key;
    InputSpec::Kind kind;
};
constexpr std::array state_inputs{
    InputRow{"parameter", "parameter_name", InputSpec::Kind::parameter},
    InputRow{"buffer", "buffer_name", InputSpec::Kind::buffer},
    InputRow{"tensor_constant", "tensor_constant_name", InputSpec::Kind::tensor_constant},
};

struct OutputRow {
    std::string_view tag, target_key;
    OutputSpec::Kind kind;
};
constexpr std::array named_outputs{
    OutputRow{"buffer_mutation", "buffer_name", OutputSpec::Kind::buffer_mutation},
    OutputRow{"parameter_mutation", "parameter_name", OutputSpec::Kind::parameter_mutation},
    OutputRow{"user_input_mutation", "user_input_name", OutputSpec::Kind::user_input_mutation},
    OutputRow{"loss_output", "", OutputSpec::Kind::loss},  // of a training graph
    OutputRow{"gradient_to_parameter", "parameter_name", OutputSpec::Kind::gradient},
    OutputRow{"gradient_to_user_input", "user_input_name", OutputSpec::Kind::gradient},
};

template <class Rows>
auto find_row(const Rows& rows, const std::string& tag) {
    return std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return row.tag == tag; });
}

/// The name in {"arg": {"name": ...}}.
Result<std::string> bare_name(const json::View& body) {
    TRY(const json::View arg, body.at("arg"));
    return read_name(arg).in("arg");
}

Result<InputSpec> read_input(const std::string& tag, const json::View& body) {
    if (const auto row = find_row(state_inputs, tag); row != state_inputs.end()) {
        InputSpec out{.kind = row->kind, .arg = {}, .target = {}};
        TRY(out.arg, bare_name(body));
        TRY(out.target, body.text(row->target_key));
        if (body.find("persistent")) {
            TRY(out.persistent, body.boolean("persistent"));
        }
        return out;
    }
    if (tag == "user_input") {
        InputSpec out{.kind = InputSpec::Kind::user_input, .arg = {}, .target = {}};
        TRY(const json::View arg, body.at("arg"));
        TRY(const auto tagged, read_tagged(arg));
        TRY(const auto value, read_argument(tagged.first, tagged.second));
        const auto names = names_in(value);
        if (!names.empty()) out.arg = names.front();
        return out;
    }
    if (tag == "constant_input") {
        InputSpec out{.kind = InputSpec::Kind::constant_input, .arg = {}, .target = {}};
        TRY(out.arg, body.text("name"));
        return out;
    }
    if (tag == "custom_obj") {
        InputSpec out{.kind = InputSpec::Kind::custom_obj, .arg = {}, .target = {}};
        TRY(out.arg, bare_name(body));
        return out;
    }
    if (tag == "token") {
        InputSpec out{.kind = InputSpec::Kind::token, .arg = {}, .target = {}};
        TRY(out.arg, bare_name(body));
        return out;
    }
    return Error{.what = message("an input of kind '{kind}' is not supported", tag),
                 .expected = message("parameters, buffers, constants and user inputs")};
}

Result<OutputSpec> read_output(const std::string& tag, const json::View& body, sym::Ranges& ranges,
                               GraphBudget& budget) {
    OutputSpec out{.kind = OutputSpec::Kind::user_output, .arg = {}, .target = {}};
    if (const auto row = find_row(named_outputs, tag); row != named_outputs.end()) {
        out.kind = row->kind;
        TRY(std::string name, bare_name(body));
        out.arg.value = fx::ValueName{std::move(name)};
        if (!row->target_key.empty()) {
            TRY(out.target, body.text(row->target_key));
        }
        return out;
    }
    if (tag == "user_output") {
        TRY(const json::View arg, body.at("arg"));
        TRY(out.arg.value, read_any_argument(arg, ranges, budget));
        return out;
    }
    if (tag == "token") {
        out.kind = OutputSpec::Kind::token;
        TRY(std::string name, bare_name(body));
        out.arg.value = fx::ValueName{std::move(name)};
        return out;
    }
    return Error{.what = message("an output of kind '{kind}' is not supported", tag),
                 .expected = message("user outputs and mutations")};
}

/// Every spec refers to the graph's input or output with its index.
Result<> check_against_graph(const fx::ExportedProgram& program) {
    if (program.inputs.size() != program.graph.inputs.size() ||
        program.outputs.size() != program.graph.outputs.size()) {
        return Error{
            .what = message("{inputs} inputs and {outputs} outputs", program.inputs.size(), program.outputs.size()),
            .place = "signature",
            .expected = message("{inputs} and {outputs}, as the graph has", program.graph.inputs.size(),
                                program.graph.outputs.size())};
    }
    for (std::size_t i = 0; i < program.inputs.size(); ++i) {
        const InputSpec& spec = program.inputs[i];
        if (spec.kind != InputSpec::Kind::constant_input && spec.arg != program.graph.inputs[i]) {
            return Error{.what = message("input '{argument}'", spec.arg),
                         .place = "signature",
                         .expected = message("'{inputs}', the graph's input at its place", program.graph.inputs[i])};
        }
    }
    for (std::size_t i = 0; i < program.outputs.size(); ++i) {
        if (names_in(program.outputs[i].arg.value) == names_in(program.graph.outputs[i].value)) continue;
        return Error{.what = message("output {index} is not the graph's", i),
                     .place = "signature",
                     .expected = message("the graph's output at its place")};
    }
    return done;
}

/// {type: {"field_names": [...]}}; other forms are ignored.
void name_tuples(const json::View& types, fx::ExportedProgram& program) {
    const auto members = types.members();
    if (!members.ok()) return;
    for (const auto& [type, definition] : members.value()) {
        const auto list = definition.find("field_names");
        const auto items = list ? list->items() : Result<std::vector<json::View>>(std::vector<json::View>{});
        if (!items.ok()) continue;
        std::vector<std::string> fields;
        for (const json::View& item : items.value())
            fields.push_back(item.is_string() ? item.text().take() : std::string());
        for (std::string* tree : {&program.in_tree, &program.out_tree}) name_fields(*tree, type, fields);
    }
}

}  // namespace

Result<> read_signature(const json::View& signature, fx::ExportedProgram& program, GraphBudget& budget) {
    TRY(const auto inputs, signature.items("input_specs"));
    for (const json::View& input : inputs) {
        TRY(const auto tagged, read_tagged(input).in("input_specs"));
        TRY(auto spec, read_input(tagged.first, tagged.second).in("input_specs"));
        program.inputs.push_back(std::move(spec));
    }
    TRY(const auto outputs, signature.items("output_specs"));
    for (const json::View& output : outputs) {
        TRY(const auto tagged, read_tagged(output).in("output_specs"));
        TRY(auto spec, read_output(tagged.first, tagged.second, program.ranges, budget).in("output_specs"));
        program.outputs.push_back(std::move(spec));
    }
    return check_against_graph(program);
}

Result<sym::Ranges> read_ranges(const json::View& constraints) {
    using Limits = std::numeric_limits<std::int64_t>;
    sym::Ranges out;
    TRY(const auto members, constraints.members());
    for (const auto& [symbol, constraint] : members) {
        sym::Range range{.min = Limits::min(), .max = {}, .hint = {}};
        if (constraint.find("min_val")) {
            TRY(range.min, constraint.integer("min_val").in(symbol));
        }
        if (constraint.find("max_val")) {
            TRY(const std::int64_t max, constraint.integer("max_val").in(symbol));
            if (max < Limits::max() - 1) range.max = max;  // older versions write infinity as the largest number
        }
        if (range.max && range.min > *range.max) {
            return Error{.what = message("range {min}..{max} is empty", range.min, *range.max),
                         .place = symbol,
                         .expected = message("min <= max")};
        }
        out.emplace(symbol, range);
    }
    return out;
}

Result<> read_trees(const json::View& graph_module, fx::ExportedProgram& program) {
    const auto entries = graph_module.find("module_call_graph");
    if (!entries) return done;
    TRY(const auto calls, entries->items().in("module_call_graph"));
    const auto signature = calls.empty() ? std::nullopt : calls.front().find("signature");
    if (!signature || !signature->find("in_spec") || !signature->find("out_spec")) return done;
    TRY(program.in_tree, signature->text("in_spec"));
    TRY(program.out_tree, signature->text("out_spec"));
    if (const auto types = graph_module.find("treespec_namedtuple_fields")) name_tuples(*types, program);
    std::vector<std::string> names;
    if (const auto list = signature->find("forward_arg_names")) {
        TRY(const auto items, list->items());
        for (const json::View& item : items) {
            TRY(std::string name, item.text().in("forward_arg_names"));
            names.push_back(std::move(name));
        }
    }
    const auto known = input_paths(program.in_tree, names);
    if (!known.ok()) return done;  // another kind of tree: inputs are called by their names
    const auto& paths = known.value();
    std::vector<InputSpec::Kind> given;
    for (const InputSpec& spec : program.inputs) {
        if (spec.kind == InputSpec::Kind::user_input || spec.kind == InputSpec::Kind::constant_input) {
            given.push_back(spec.kind);
        }
    }
    if (given.size() != paths.size()) return done;  // paths are optional: none instead of wrong ones
    for (std::size_t i = 0; i < given.size(); ++i) {
        if (given[i] == InputSpec::Kind::user_input) program.input_paths.push_back(paths[i]);
    }
    return done;
}

}  // namespace arenascope::pt2
