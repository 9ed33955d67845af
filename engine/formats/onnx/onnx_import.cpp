#include "engine/formats/onnx/onnx_import.h"

#include <algorithm>
#include <cstring>

namespace arenascope::onnx {

namespace {

const Operator* find_operator(const Node& node) {
    if (!node.domain.empty()) return nullptr;
    for (const auto family :
         {arithmetic_operators(), activation_operators(), layer_operators(), norm_operators(), pool_operators(),
          shape_operators(), flow_operators(), recurrent_operators(), quantized_operators(), indexing_operators(),
          resizing_operators(), refused_operators()}) {
        for (const Operator& each : family) {
            if (each.op == node.op) return &each;
        }
    }
    return nullptr;
}

}  // namespace

std::optional<std::size_t> axis_of(std::int64_t axis, std::size_t rank) {
    const auto size = static_cast<std::int64_t>(rank);
    if (axis < -size || axis >= size) return std::nullopt;
    return static_cast<std::size_t>(axis < 0 ? axis + size : axis);
}

std::optional<std::vector<sym::Expr>> broadcast(const std::vector<sym::Expr>& a, const std::vector<sym::Expr>& b) {
    std::vector<sym::Expr> out;
    const std::size_t rank = std::max(a.size(), b.size());
    for (std::size_t i = 0; i < rank; ++i) {
        const sym::Expr x = i + a.size() < rank ? sym::Expr(1) : a[i + a.size() - rank];
        const sym::Expr y = i + b.size() < rank ? sym::Expr(1) : b[i + b.size() - rank];
        if (x == y || y == sym::Expr(1)) {
            out.push_back(x);
        } else if (x == sym::Expr(1)) {
            out.push_back(y);
        } else {
            return std::nullopt;
        }
    }
    return out;
}

std::optional<std::vector<std::int64_t>> fixed_sizes(const TensorType& type) {
    std::vector<std::int64_t> out;
    for (const sym::Expr& size : type.sizes) {
        if (!size.is_constant()) return std::nullopt;
        out.push_back(size.constant());
    }
    return out;
}

Importer::Importer(const Model& model) : model_(model), source_(&model.graph) { graph_.name = model.graph.name; }

Result<> Importer::add_values() {
    for (const TensorData& tensor : source_->initializers) {
        if (!used_.insert(tensor.name).second)
            return Error{.what = message("two weights are called '{name}'", tensor.name),
                         .expected = message("names of their own")};
        constant(tensor.name, tensor.type, tensor.data);
        if (tensor.half_bytes) half_bytes_.insert(tensor.name);
    }
    half_bytes_.insert(source_->half_bytes.begin(), source_->half_bytes.end());
    for (const std::string& input : model_.graph.inputs) {
        if (constants_.contains(input)) continue;  // older files list weights as inputs, too
        const TensorType* type = declared(input);
        if (!type) {
            const auto why = source_->untyped.find(input);
            return Error{.what = message("input '{input}' {reason}", input,
                                         why == source_->untyped.end() ? message("is no tensor") : why->second),
                         .expected = message("a tensor of real numbers and of a shape, whose dimensions may be open")};
        }
        if (!used_.insert(input).second)
            return Error{.what = message("two inputs are called '{input}'", input),
                         .expected = message("names of their own")};
        user_inputs_.push_back(input);
        types_[input] = *type;
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
            if (!used_.insert(output).second)
                return Error{.what = message("'{output}' is made twice", output),
                             .expected = message("each value is made once")};
        }
    }
    for (std::size_t i = 0; i < source_->nodes.size(); ++i) {
        CHECKED(node(source_->nodes[i]).in(message("node {node}", i)));
    }
    refuse_odd_numbers();
    for (const std::string& output : source_->outputs) {
        if (!types_.contains(output))
            return Error{.what = message("output '{output}' is made by no node", output),
                         .expected = message("a value of the graph")};
    }
    return done;
}

Result<> Importer::node(const Node& node) {
    for (const std::string& input : node.inputs) {
        if (!input.empty() && !types_.contains(input)) {
            return Error{.what = message("{operator} reads '{input}' before anything makes it", node.op, input),
                         .expected = message("nodes in the order in which they run")};
        }
    }
    if (node.outputs.empty())
        return Error{.what = message("{operator} has no output", node.op), .expected = message("at least one")};
    if (find_known(node)) return done;
    const Operator* known = find_operator(node);
    Result<> mapped =
        known ? known->map(*this, node) : Result<>(not_mapped(node, message("this operator has no counterpart here")));
    if (!mapped.ok()) {
        refuse(node, mapped.error().text());
        return opaque_outputs(node);
    }
    // A result that is rarely asked for (the mask of Dropout) has no counterpart.
    for (const std::string& output : node.outputs) {
        if (output.empty() || types_.contains(output) || !needed_.contains(output)) continue;
        refuse(node, not_mapped(node, message("its result '{output}' has no counterpart here", output)).text());
        return opaque_outputs(node);
    }
    return done;
}

/// Numbers that no kernel takes.
void Importer::refuse_odd_numbers() {
    for (const auto& [name, type] : types_) {
        const bool is_eight = type.dtype == DType::f8e4m3 || type.dtype == DType::f8e5m2;
        if (!is_eight && !half_bytes_.contains(name)) continue;
        const std::string held = is_eight ? "floating-point numbers of 8 bits" : "numbers of 4 bits";
        unmapped_ += (unmapped_.empty() ? "'" : "; '") + name + "' holds " + held;
        return;
    }
}

void Importer::refuse(const Node& node, const std::string& why) {
    if (refused_.insert(node.op).second) unmapped_ += (unmapped_.empty() ? "" : "; ") + why;
}

Result<> Importer::map(const Node& part) {
    const Operator* found = find_operator(part);
    if (!found) return not_mapped(part, message("this operator has no counterpart here"));
    return found->map(*this, part);
}

/// An operator of which nothing is known but what the model declares of its results.
Result<> Importer::opaque_outputs(const Node& node) {
    for (const std::string& output : node.outputs) {
        if (output.empty() || types_.contains(output)) continue;
        const TensorType* type = declared(output);
        if (!type) {
            return Error{.what = message("the shape of '{output}' ({operator}) is not known", output, node.op),
                         .expected = message("a declared shape for results of operators that are not known here"),
                         .remedy = message("run onnx.shape_inference.infer_shapes on the model and save it again")};
        }
        types_[output] = *type;
    }
    return done;
}

bool Importer::is_folded(const Node& node) const {
    return std::all_of(node.outputs.begin(), node.outputs.end(),
                       [&](const std::string& output) { return output.empty() || constants_.contains(output); });
}

Result<TensorType> Importer::type(const Node& node, std::size_t input) const {
    if (!has(node, input)) return not_mapped(node, message("input {input} is not given", input));
    return types_.at(node.inputs[input]);
}

Result<TensorType> Importer::plain(const Node& node, std::size_t input) const {
    TRY(const TensorType given, type(node, input));
    return TensorType{.dtype = given.dtype, .sizes = given.sizes};
}

bool Importer::has(const Node& node, std::size_t input) const {
    return input < node.inputs.size() && !node.inputs[input].empty() && types_.contains(node.inputs[input]);
}

std::optional<std::vector<std::int64_t>> Importer::numbers(const Node& node, std::size_t input) const {
    if (!has(node, input)) return std::nullopt;
    const auto found = constants_.find(node.inputs[input]);
    if (found == constants_.end()) return std::nullopt;
    const DType dtype = types_.at(node.inputs[input]).dtype;
    std::vector<std::int64_t> out;
    const ByteView bytes = found->second.bytes;
    if (dtype == DType::i64) {
        for (std::size_t at = 0; at + 8 <= bytes.size(); at += 8)
            out.push_back(read_at<std::int64_t>(bytes, at).value_or(0));
    } else if (dtype == DType::i32) {
        for (std::size_t at = 0; at + 4 <= bytes.size(); at += 4)
            out.push_back(read_at<std::int32_t>(bytes, at).value_or(0));
    } else {
        return std::nullopt;
    }
    return out;
}

std::optional<double> Importer::scalar(const Node& node, std::size_t input) const {
    if (!has(node, input)) return std::nullopt;
    const auto found = constants_.find(node.inputs[input]);
    if (found == constants_.end() || found->second.bytes.size() != 4) return std::nullopt;
    if (types_.at(node.inputs[input]).dtype != DType::f32) return std::nullopt;
    return read_at<float>(found->second.bytes, 0);
}

fx::Arg Importer::tensor(std::string name, const Node& node, std::size_t input) const {
    if (!has(node, input)) return {std::move(name), fx::None{}};
    return {std::move(name), fx::ValueName{node.inputs[input]}};
}

fx::Arg Importer::list(std::string name, const std::vector<std::int64_t>& numbers) {
    std::vector<fx::Arg::Dim> dims(numbers.begin(), numbers.end());
    return {std::move(name), std::move(dims)};
}

std::string Importer::fresh(const std::string& base) {
    std::string name = base;
    for (int& number = made_names_[base]; !used_.insert(name).second;) name = base + "_" + std::to_string(++number);
    return name;
}

std::string Importer::emit(const Node& node, std::string target, std::vector<fx::Arg> args, TensorType type,
                           std::string name) {
    if (name.empty()) {
        const auto made = std::find_if(node.outputs.begin(), node.outputs.end(),
                                       [](const std::string& output) { return !output.empty(); });
        name = fresh((made == node.outputs.end() ? node.op : *made) + "_part");
    }
    emit_many(node, std::move(target), std::move(args), {name}, {std::move(type)});
    return name;
}

void Importer::emit_many(const Node& node, std::string target, std::vector<fx::Arg> args,
                         const std::vector<std::string>& names, const std::vector<TensorType>& types) {
    for (const fx::Arg& each : args) {
        const auto* read = std::get_if<fx::ValueName>(&each.value);
        if (read && known_.contains(read->name)) refuse(node, node.op + " computes with the size of an open dimension");
    }
    fx::Node out{.name = names.front(),
                 .target = std::move(target),
                 .args = std::move(args),
                 .stack_trace = node.stack_trace,
                 .module_path = node.name};
    for (std::size_t i = 0; i < names.size(); ++i) {
        types_[names[i]] = types[i];
        graph_.tensors[names[i]] = types[i];
        out.outputs.push_back({.names = {names[i]}});
    }
    graph_.nodes.push_back(std::move(out));
}

Result<> Importer::view(const Node& node, const std::string& of, const TensorType& type, const std::string& name) {
    TRY(auto wanted, sizes(node, "size", type.sizes));
    emit(node, "aten::view.default", {value("self", of), std::move(wanted)}, type, name);
    return done;
}

void Importer::constant(const std::string& name, TensorType type, Data data) {
    types_[name] = std::move(type);
    constants_[name] = std::move(data);
}

const TensorType* Importer::declared(const std::string& name) const {
    const auto found = source_->types.find(name);
    return found == source_->types.end() ? nullptr : &found->second;
}

fx::ExportedProgram Importer::exported() && {
    fx::ExportedProgram out{.model_name = "model", .dialect = "TRAINING", .graph = std::move(graph_)};
    out.ranges = model_.graph.ranges;
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
    for (const auto& [name, data] : constants_) {
        if (!read.contains(name)) continue;
        out.inputs.push_back({.kind = fx::InputSpec::Kind::parameter, .arg = name, .target = name});
        out.state[name] = data;
        out.state_types[name] = out.graph.tensors[name] = types_.at(name);
        out.graph.inputs.push_back(name);
    }
    for (const std::string& name : user_inputs_) {
        out.inputs.push_back({.kind = fx::InputSpec::Kind::user_input, .arg = name, .target = {}});
        out.graph.tensors[name] = types_.at(name);
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
