#include "engine/formats/onnx/ops/formula.h"

#include <bit>

#include "engine/formats/onnx/onnx_known.h"

namespace arenascope::onnx {

Attribute attribute(std::int64_t value) {
    Attribute out;
    out.i = value;
    return out;
}
Attribute attribute(float value) {
    Attribute out;
    out.f = value;
    return out;
}
Attribute attribute(std::string value) {
    Attribute out;
    out.s = std::move(value);
    return out;
}
Attribute attribute(std::vector<std::int64_t> value) {
    Attribute out;
    out.ints = std::move(value);
    return out;
}

std::int64_t element_number(DType dtype) {
    for (std::int64_t number = 1; number <= 20; ++number) {
        if (dtype_of(number) == dtype) return number;
    }
    return 0;
}

void Formula::fail(const Message& why) {
    if (why_.ok()) why_ = not_mapped(node_, why);
}

TensorType Formula::type(const std::string& name) const {
    const auto found = im_.values().types().find(name);
    return found == im_.values().types().end() ? TensorType{} : found->second;
}

Formula::Names Formula::ops(const char* what, Names inputs, Attributes attributes, std::size_t results) {
    Names names;
    for (std::size_t i = 0; i < results; ++i) names.push_back(im_.values().fresh(node_.outputs[0] + "_part"));
    if (failed()) return names;
    const Node part{.op = what,
                    .name = node_.name,
                    .stack_trace = node_.stack_trace,
                    .inputs = std::move(inputs),
                    .outputs = names,
                    .attributes = std::move(attributes)};
    if (find_known(im_.values(), part)) return names;
    if (auto mapped = im_.map(part); !mapped.ok()) why_ = std::move(mapped);
    return names;
}

std::string Formula::op(const char* what, Names inputs, Attributes attributes, std::string name) {
    if (name.empty()) name = im_.values().fresh(node_.outputs[0] + "_part");
    if (failed()) return name;
    const Node part{.op = what,
                    .name = node_.name,
                    .stack_trace = node_.stack_trace,
                    .inputs = std::move(inputs),
                    .outputs = {name},
                    .attributes = std::move(attributes)};
    if (find_known(im_.values(), part)) return name;
    if (auto mapped = im_.map(part); !mapped.ok()) why_ = std::move(mapped);
    return name;
}

void Formula::result(std::size_t output, const std::string& of) {
    if (wants(output)) op("Identity", {of}, {}, node_.outputs[output]);
}

std::string Formula::body(const Graph& graph, const Names& inputs) {
    const std::string name = im_.values().fresh(node_.outputs[0] + "_part");
    if (failed()) return name;
    if (graph.inputs.size() != inputs.size() || graph.outputs.size() != 1) {
        fail(message("a body with a wrong number of inputs or results"));
        return name;
    }
    Graph renamed = graph;
    for (Node& each : renamed.nodes) {
        for (std::string& input : each.inputs) {
            for (std::size_t i = 0; i < inputs.size(); ++i)
                if (input == graph.inputs[i]) input = inputs[i];
        }
    }
    const Node as{.op = node_.op, .name = node_.name, .outputs = {name}};
    if (auto mapped = im_.inlined(as, renamed); !mapped.ok()) why_ = std::move(mapped);
    return name;
}

std::string Formula::ints(const std::vector<std::int64_t>& list) {
    return im_.values().made_constant(node_.outputs[0] + "_list", DType::i64, {static_cast<std::int64_t>(list.size())},
                                      list);
}

std::string Formula::integer(std::int64_t number) {
    return im_.values().made_constant(node_.outputs[0] + "_number", DType::i64, {}, std::vector<std::int64_t>{number});
}

std::string Formula::reals(const std::vector<float>& numbers, std::vector<sym::Expr> sizes) {
    return im_.values().made_constant(node_.outputs[0] + "_numbers", DType::f32, std::move(sizes), numbers);
}

std::string Formula::real(double number, const std::string& like) {
    const DType dtype = type(like).dtype;
    const std::string base = node_.outputs[0] + "_number";
    if (dtype == DType::f64) return im_.values().made_constant(base, dtype, {}, std::vector<double>{number});
    const std::string plain =
        im_.values().made_constant(base, DType::f32, {}, std::vector<float>{static_cast<float>(number)});
    return dtype == DType::f32 ? plain : cast(plain, dtype);
}

std::string Formula::cast(const std::string& of, DType to) {
    return type(of).dtype == to ? of : op("Cast", {of}, {{"to", attribute(element_number(to))}});
}

std::string Formula::transpose(const std::string& of, std::vector<std::int64_t> order) {
    return op("Transpose", {of}, {{"perm", attribute(std::move(order))}});
}

std::string Formula::reshape(const std::string& of, const std::vector<sym::Expr>& sizes) {
    const std::string name = im_.values().fresh(node_.outputs[0] + "_part");
    if (failed()) return name;
    if (auto viewed = im_.graph().view(node_, of, {.dtype = type(of).dtype, .sizes = sizes}, name); !viewed.ok())
        why_ = std::move(viewed);
    return name;
}

std::string Formula::expand(const std::string& of, const std::vector<sym::Expr>& sizes) {
    if (failed()) return of;
    auto wanted = im_.graph().sizes(node_, "size", sizes);
    if (!wanted.ok()) {
        why_ = std::move(wanted).error();
        return of;
    }
    return im_.graph().emit(node_, "aten::expand.default", {fx_value("self", of), std::move(wanted).take()},
                            {.dtype = type(of).dtype, .sizes = sizes});
}

std::string Formula::slice(const std::string& of, std::int64_t axis, std::int64_t begin, std::int64_t end) {
    return op("Slice", {of, ints({begin}), ints({end}), ints({axis})});
}

std::string Formula::concat(Names parts, std::int64_t axis) {
    return op("Concat", std::move(parts), {{"axis", attribute(axis)}});
}

}  // namespace arenascope::onnx
