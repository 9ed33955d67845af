#include "engine/formats/onnx/onnx_import.h"

#include <algorithm>
#include <array>

#include "engine/base/error_message.h"
#include "engine/formats/onnx/onnx_known.h"
#include "engine/formats/onnx/ops/arity.h"
#include "engine/formats/onnx/ops/operators.h"

namespace arenascope::onnx {

namespace {

constexpr int most_nested = 8;

/// Every value that a node reads.
template <class Visit>
void visit_reads(const fx::Node& node, const Visit& visit) {
    for (const fx::Arg& arg : node.args) {
        if (const auto* one = std::get_if<fx::ValueName>(&arg.value)) visit(one->name);
        if (const auto* items = std::get_if<std::vector<fx::Arg::Item>>(&arg.value)) {
            for (const auto& item : *items) {
                if (item) visit(item->name);
            }
        }
    }
}

}  // namespace

Importer::Importer(const Model& model, std::vector<OnnxValue> given)
    : model_(model), source_(&model.graph), given_(std::move(given)) {
    writer_.graph().name = model.graph.name;
}

Importer::Importer(const Importer& around, const Graph& body)
    : model_(around.model_),
      source_(&body),
      depth_(around.depth_ + 1),
      joins_steps_(around.joins_steps_),
      values_(around.values_.of_body()),
      body_types_(around.body_types_) {}

Result<> Importer::add_values() {
    for (const TensorData& tensor : source_->initializers) {
        if (!values_.take(tensor.name))
            return Error{.what = message("two weights have the name '{name}'", tensor.name),
                         .expected = message("unique names")};
        values_.constant(tensor.name, tensor.type, tensor.data);
        if (tensor.is_bytes) packed_.insert(tensor.name);
    }
    packed_.insert(source_->packed.begin(), source_->packed.end());
    for (const std::string& name : source_->opaque) {
        const bool is_weight =
            std::find(source_->inputs.begin(), source_->inputs.end(), name) == source_->inputs.end() &&
            std::none_of(source_->nodes.begin(), source_->nodes.end(), [&](const Node& each) {
                return std::find(each.outputs.begin(), each.outputs.end(), name) != each.outputs.end();
            });
        if (is_weight) values_.define_opaque(name);
    }
    for (const std::string& input : model_.graph.inputs) {
        if (values_.constants().contains(input)) continue;  // older files list weights as inputs, too
        const auto value =
            std::find_if(given_.begin(), given_.end(), [&](const OnnxValue& each) { return each.name == input; });
        const TensorType* type = value == given_.end() ? declared(input) : &value->type;
        const auto why = source_->untyped.find(input);
        if (!type && source_->opaque.contains(input) && values_.take(input)) {
            values_.add_opaque_input(input);
            refusals_.say(message("input '{input}' {reason}", input, why->second));
            continue;
        }
        if (!type && takes_unsized_ && source_->shapeless.contains(input) && values_.take(input)) {
            values_.add_unsized_input(input);
            continue;
        }
        if (!type) {
            return Error{.what = message("input '{input}' {reason}", input,
                                         why == source_->untyped.end() ? message("is not a tensor") : why->second),
                         .expected = message("a tensor of real numbers with a shape; its dimensions may be dynamic")};
        }
        if (!values_.take(input))
            return Error{.what = message("two inputs are called '{input}'", input),
                         .expected = message("unique names")};
        values_.add_input(input, *type);
        if (value != given_.end()) values_.fix_input(input, value->data);
    }
    return done;
}

Result<> Importer::run() {
    CHECKED(add_values());
    needed_.insert(source_->outputs.begin(), source_->outputs.end());
    for (const Node& each : source_->nodes) {
        needed_.insert(each.inputs.begin(), each.inputs.end());
        needed_.insert(each.captured.begin(), each.captured.end());
    }
    for (const Node& each : source_->nodes) {
        for (const std::string& output : each.outputs) {
            if (output.empty()) continue;
            if (!values_.take(output))
                return Error{.what = message("'{output}' is computed twice", output),
                             .expected = message("each value computed once")};
        }
    }
    for (std::size_t i = 0; i < source_->nodes.size(); ++i) {
        CHECKED(node(source_->nodes[i]).in(message("node {node}", i)));
    }
    refuse_odd_numbers();
    for (const std::string& output : source_->outputs) {
        if (!is_known(output))
            return Error{.what = message("no node computes output '{output}'", output),
                         .expected = message("a value of the graph")};
        if (!values_.is_open(output)) continue;
        const Node from{.op = "Shape", .name = output, .outputs = {output}};
        const auto made = writer_.tensor_of_sizes(from, output, output);
        if (!made.ok()) refusals_.add(from, message_of(made.error()));
    }
    return done;
}

bool Importer::is_known(const std::string& name) const {
    return values_.contains(name) || values_.is_opaque(name) || values_.is_unsized(name);
}

Result<> Importer::read_in_order(const Node& node) const {
    for (const std::string& input : node.inputs) {
        if (input.empty() || is_known(input)) continue;
        return Error{.what = message("{operator} reads '{input}' before any node computes it", node.op, input),
                     .expected = message("nodes in the order in which they run")};
    }
    return done;
}

Result<> Importer::node(const Node& node) {
    CHECKED(read_in_order(node));
    if (node.outputs.empty())
        return Error{.what = message("{operator} has no output", node.op), .expected = message("at least one")};
    const auto odd = std::find_if(node.inputs.begin(), node.inputs.end(),
                                  [&](const std::string& input) { return values_.is_opaque(input); });
    if (odd != node.inputs.end()) {
        const Error why = not_mapped(node, message("'{input}' is not a numeric tensor", *odd));
        refusals_.add(node, message_of(why));
        return opaque_outputs(node, why.what);
    }
    const auto reads_unsized = [&](const auto& names) {
        return std::any_of(names.begin(), names.end(),
                           [&](const std::string& name) { return values_.is_unsized(name); });
    };
    if (reads_unsized(node.inputs) || reads_unsized(node.captured)) {
        const Error why = not_mapped(node, message("the shape of an input is unknown"));
        refusals_.add(node, message_of(why));
        return opaque_outputs(node, why.what);
    }
    if (find_known(values_, node)) return done;
    const std::set<std::string> around = values_.take_asked();  // of the node that contains this body
    const Result<> mapped = map(node);
    const std::set<std::string> asked = values_.take_asked();
    values_.ask(around);
    if (!mapped.ok()) values_.ask(asked);
    if (!mapped.ok()) {
        wanted_.insert(asked.begin(), asked.end());
        refusals_.add(node, message_of(mapped.error()));
        return opaque_outputs(node, mapped.error().what);
    }
    // A rarely used result (the mask of Dropout) has no counterpart.
    for (const std::string& output : node.outputs) {
        if (output.empty() || values_.contains(output) || !needed_.contains(output)) continue;
        const Error missing = not_mapped(node, message("its result '{output}' is not supported", output));
        refusals_.add(node, message_of(missing));
        return opaque_outputs(node, missing.what);
    }
    return done;
}

/// Numbers that no kernel supports.
void Importer::refuse_odd_numbers() {
    for (const auto& [name, type] : values_.types()) {
        const bool is_eight = type.dtype == DType::f8e4m3 || type.dtype == DType::f8e5m2;
        if (!is_eight && !packed_.contains(name)) continue;
        refusals_.say(is_eight ? message("'{name}' holds floating-point numbers of 8 bits", name)
                               : message("'{name}' holds packed numbers of at most 8 bits", name));
        return;
    }
}

Result<> Importer::map(const Node& part) {
    const Operator* found = find_operator(part);
    if (!found) return not_mapped(part, message("this operator is not supported"));
    if (const auto missing = missing_input(part))
        return not_mapped(part, message("input {input} is missing", *missing));
    return found->map(*this, part);
}

/// Strings, sequences and values read from them, whose shapes are unknown before the run.
bool Importer::makes_no_tensor(const Node& node, const std::string& output) const {
    static constexpr std::array<std::string_view, 14> ops{"SequenceAt",         "SequenceConstruct",
                                                          "SequenceEmpty",      "SequenceErase",
                                                          "SequenceInsert",     "SequenceMap",
                                                          "SplitToSequence",    "Optional",
                                                          "OptionalGetElement", "ConcatFromSequence",
                                                          "StringConcat",       "StringNormalizer",
                                                          "StringSplit",        "ZipMap"};
    return source_->opaque.contains(output) || std::find(ops.begin(), ops.end(), node.op) != ops.end() ||
        std::any_of(node.inputs.begin(), node.inputs.end(),
                    [&](const std::string& input) { return values_.is_opaque(input); });
}

/// An unknown operator: only the declared types of its results are known.
Result<> Importer::opaque_outputs(const Node& node, const Message& why) {
    for (const std::string& output : node.outputs) {
        if (output.empty() || values_.contains(output)) continue;
        const TensorType* type = declared(output);
        if (!type && makes_no_tensor(node, output)) {
            values_.define_opaque(output);
            continue;
        }
        if (!type && takes_unsized_) {
            values_.define_unsized(output);
            continue;
        }
        if (!type) {
            return Error{.what = message("the shape of '{output}' is not known ({reason})", output, why),
                         .expected = message("declared shapes for the results of unsupported operators"),
                         .remedy = message("run onnx.shape_inference.infer_shapes on the model and save it again")};
        }
        values_.define(output, *type);
    }
    return done;
}

sym::Expr Importer::size_of_data(std::int64_t most) {
    std::string name = "u" + std::to_string(made_.size());
    while (model_.graph.ranges.contains(name)) name += "_";
    made_[name] = sym::Range{.min = 0, .max = most};
    return sym::Expr::symbol(name);
}

sym::Ranges Importer::ranges() const {
    sym::Ranges out = model_.graph.ranges;
    out.insert(made_.begin(), made_.end());
    return out;
}

std::set<std::string> Importer::inputs_behind(std::set<std::string> reached) const {
    for (auto node = model_.graph.nodes.rbegin(); node != model_.graph.nodes.rend(); ++node) {
        if (node->op == "Shape" || node->op == "Size") continue;  // of the shape, whatever the values are
        const bool leads = std::any_of(node->outputs.begin(), node->outputs.end(),
                                       [&](const std::string& output) { return reached.contains(output); });
        if (leads) reached.insert(node->inputs.begin(), node->inputs.end());
    }
    std::set<std::string> out;
    for (const std::string& input : model_.graph.inputs) {
        if (reached.contains(input)) out.insert(input);
    }
    return out;
}

bool Importer::is_folded(const Node& node) const {
    return std::all_of(node.outputs.begin(), node.outputs.end(), [&](const std::string& output) {
        return output.empty() || values_.constants().contains(output);
    });
}

const TensorType* Importer::type_in(const Graph& body, const std::string& name) const {
    if (const auto found = body.types.find(name); found != body.types.end()) return &found->second;
    const auto known = body_types_->find(&body);
    if (known == body_types_->end()) return nullptr;
    const auto found = known->second.find(name);
    return found == known->second.end() ? nullptr : &found->second;
}

/// The types of a body's own values, as far as they were found.
void Importer::keep_types() const {
    auto& kept = (*body_types_)[source_];
    const auto keep = [&](const std::string& name) {
        if (!name.empty() && values_.contains(name)) kept[name] = values_.type_of(name);
    };
    for (const std::string& name : source_->inputs) keep(name);
    for (const Node& each : source_->nodes) {
        for (const std::string& name : each.outputs) keep(name);
    }
}

const TensorType* Importer::declared(const std::string& name) const {
    const auto found = source_->types.find(name);
    return found == source_->types.end() ? nullptr : &found->second;
}

Result<> Importer::inlined(const Node& node, const Graph& part) {
    if (part.outputs.size() < node.outputs.size()) return not_mapped(node, message("a body with too few results"));
    std::map<std::string, std::string> renamed;
    const auto own = [&](const std::string& name) {
        if (!name.empty() && !values_.take(name)) renamed[name] = values_.fresh(name);
    };
    const auto name_of = [&](const std::string& name) {
        const auto found = renamed.find(name);
        return found == renamed.end() ? name : found->second;
    };
    for (const TensorData& tensor : part.initializers) {
        own(tensor.name);
        values_.constant(name_of(tensor.name), tensor.type, tensor.data);
    }
    for (const Node& each : part.nodes) {
        for (const std::string& output : each.outputs) own(output);
    }
    for (const Node& each : part.nodes) {
        const bool captures = std::any_of(each.captured.begin(), each.captured.end(),
                                          [&](const std::string& name) { return renamed.contains(name); });
        if (captures) return not_mapped(node, message("a body that redefines names of the enclosing graph"));
        Node copy = each;
        for (std::string& input : copy.inputs) input = name_of(input);
        for (std::string& output : copy.outputs) {
            output = name_of(output);
            needed_.insert(output);
        }
        CHECKED(this->node(copy).in("body"));
    }
    for (std::size_t i = 0; i < node.outputs.size(); ++i) {
        if (node.outputs[i].empty()) continue;
        const std::string from = name_of(part.outputs[i]);
        if (!values_.contains(from))
            return not_mapped(node, message("a body that does not compute its result '{output}'", from));
        Node same{.op = "Identity", .name = node.name, .inputs = {from}, .outputs = {node.outputs[i]}};
        if (!find_known(values_, same)) CHECKED(map(same));
    }
    return done;
}

Result<Importer::Body> Importer::body(const Node& node, const Graph& of, const std::vector<TensorType>& inputs) {
    if (depth_ >= most_nested) return not_mapped(node, message("bodies nested this deeply"));
    if (of.inputs.size() != inputs.size()) return not_mapped(node, message("a body with a wrong number of inputs"));
    Importer inner(*this, of);
    Body out;
    out.graph.name = of.name;
    std::set<std::string> here;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        inner.values_.shadow(of.inputs[i], {.dtype = inputs[i].dtype, .sizes = inputs[i].sizes});
        if (!here.insert(of.inputs[i]).second) return not_mapped(node, message("two body inputs of the same name"));
        out.graph.inputs.push_back(of.inputs[i]);
    }
    // Names inside a body are local to it: those of a sibling do not count.
    for (const TensorData& tensor : of.initializers) inner.values_.constant(tensor.name, tensor.type, tensor.data);
    Result<> mapped = done;
    for (std::size_t i = 0; i < of.nodes.size() && mapped.ok(); ++i) mapped = inner.node(of.nodes[i]).in("body");
    inner.keep_types();
    CHECKED(std::move(mapped));
    if (!inner.made_.empty()) return not_mapped(node, message("a body with data-dependent sizes"));
    if (!inner.unmapped().empty()) return not_mapped(node, inner.unmapped());
    for (const std::string& output : of.outputs) {
        if (!inner.values_.contains(output))
            return not_mapped(node, message("a body that does not compute its result '{output}'", output));
        // Results are tensors of the body's own: an unchanged input is copied.
        const std::string own = inner.writer_.emit(
            of.nodes.empty() ? node : of.nodes.back(), "aten::clone.default", {fx_value("self", output)},
            {.dtype = inner.values_.type_of(output).dtype, .sizes = inner.values_.type_of(output).sizes},
            inner.values_.fresh(output + "_result"));
        out.graph.outputs.push_back(fx_value({}, own));
    }
    if (!inner.unmapped().empty() || inner.writer_.makes_numbers())
        return not_mapped(node, message("a body that computes with the size of a dynamic dimension"));
    std::set<std::string> seen;
    for (const fx::Node& each : inner.writer_.graph().nodes) {
        for (const fx::Output& output : each.outputs) here.insert(output.names.begin(), output.names.end());
    }
    for (const fx::Node& each : inner.writer_.graph().nodes) {
        visit_reads(each, [&](const std::string& name) {
            if (here.contains(name) || !seen.insert(name).second) return;
            out.graph.inputs.push_back(name);
            out.graph.tensors[name] = inner.values_.type_of(name);
            const auto fixed = inner.values_.constants().find(name);
            const bool outer = values_.contains(name) &&
                (fixed == inner.values_.constants().end() ||
                 (values_.constants().contains(name) &&
                  values_.constants().at(name).bytes.data() == fixed->second.bytes.data()));
            if (outer) return out.reads.push_back(name);
            // A weight of the body itself moves to the surrounding graph.
            const std::string moved = values_.fresh(name);
            values_.constant(moved, inner.values_.type_of(name),
                             fixed == inner.values_.constants().end() ? Data{} : fixed->second);
            out.reads.push_back(moved);
        });
    }
    for (const std::string& name : of.inputs) out.graph.tensors[name] = inner.values_.type_of(name);
    out.graph.tensors.insert(inner.writer_.graph().tensors.begin(), inner.writer_.graph().tensors.end());
    out.graph.nodes = std::move(inner.writer_.graph().nodes);
    return out;
}

/// Readers of a given input read a constant of another name, and the input stays for the caller.
void Importer::take_given_apart() {
    std::map<std::string, std::string> constants;
    for (const OnnxValue& value : given_) {
        const std::string name = values_.fresh(value.name + "_given");
        values_.constant(name, values_.type_of(value.name), values_.constants().at(value.name));
        values_.unfix_input(value.name);
        constants[value.name] = name;
    }
    rename_reads(constants);
}

void Importer::rename_reads(const std::map<std::string, std::string>& names) {
    const auto rename = [&](std::string& name) {
        if (const auto found = names.find(name); found != names.end()) name = found->second;
    };
    for (fx::Node& node : writer_.graph().nodes) {
        for (fx::Arg& arg : node.args) {
            if (auto* one = std::get_if<fx::ValueName>(&arg.value)) rename(one->name);
            if (auto* items = std::get_if<std::vector<fx::Arg::Item>>(&arg.value)) {
                for (auto& item : *items) {
                    if (item) rename(item->name);
                }
            }
        }
    }
}

/// Results that are known during import are still returned by a run as tensors.
void Importer::compute_outputs() {
    const std::set<std::string> outputs(source_->outputs.begin(), source_->outputs.end());
    for (const std::string& name : outputs) {
        const auto found = values_.constants().find(name);
        if (found == values_.constants().end()) continue;
        const Node from{.op = "Constant", .name = name, .outputs = {name}};
        const std::string value = values_.fresh(name + "_value");
        values_.constant(value, values_.type_of(name), found->second);
        values_.unfix_input(name);
        rename_reads({{name, value}});
        writer_.emit(from, "aten::clone.default", {fx_value("self", value)}, values_.type_of(value), name);
    }
}

fx::ExportedProgram Importer::exported() && {
    take_given_apart();
    compute_outputs();
    fx::ExportedProgram out{.model_name = "model", .dialect = "TRAINING", .graph = std::move(writer_.graph())};
    out.ranges = ranges();
    std::set<std::string> read;
    for (const fx::Node& node : out.graph.nodes) {
        for (const fx::Arg& arg : node.args) {
            if (const auto* one = std::get_if<fx::ValueName>(&arg.value)) read.insert(one->name);
            if (const auto* items = std::get_if<std::vector<fx::Arg::Item>>(&arg.value)) {
                for (const auto& item : *items) {
                    if (item) read.insert(item->name);
                }
            }
        }
    }
    for (const std::string& output : model_.graph.outputs) read.insert(output);
    for (const auto& [name, data] : values_.constants()) {
        if (!read.contains(name)) continue;
        out.inputs.push_back({.kind = fx::InputSpec::Kind::parameter, .arg = name, .target = name});
        out.state[name] = data;
        out.state_types[name] = out.graph.tensors[name] = values_.type_of(name);
        out.graph.inputs.push_back(name);
    }
    for (const std::string& name : values_.user_inputs()) {
        out.inputs.push_back({.kind = fx::InputSpec::Kind::user_input, .arg = name, .target = {}});
        out.graph.tensors[name] = values_.type_of(name);
        out.graph.inputs.push_back(name);
        out.input_paths.push_back(name);
    }
    for (const std::string& name : model_.graph.outputs) {
        out.outputs.push_back(
            {.kind = fx::OutputSpec::Kind::user_output, .arg = {{}, fx::ValueName{name}}, .target = {}});
        out.graph.outputs.push_back({{}, fx::ValueName{name}});
    }
    return out;
}

}  // namespace arenascope::onnx
