// Control flow: If becomes cond; Loop becomes while_loop, or scan if it collects rows a known number of times; Scan
// becomes scan. Bodies read outer values by name: here these become operands.

#include <algorithm>
#include <set>

#include "engine/formats/onnx/onnx_import.h"
#include "engine/formats/onnx/ops/operators.h"

namespace arenascope::onnx {

namespace {

using Items = std::vector<fx::Arg::Item>;

Items items_of(const std::vector<std::string>& names) {
    Items out;
    for (const std::string& name : names) out.emplace_back(fx::ValueName{name});
    return out;
}

fx::Arg graph_arg(fx::Graph graph) { return fx_arg({}, std::make_shared<fx::Graph>(std::move(graph))); }
fx::Arg list_arg(const std::vector<std::string>& names) { return fx_arg({}, items_of(names)); }

bool same(const TensorType& a, const TensorType& b) { return a.dtype == b.dtype && a.sizes == b.sizes; }

TensorType type_of_output(const fx::Graph& graph, std::size_t at) {
    return graph.tensors.at(std::get<fx::ValueName>(graph.outputs[at].value).name);
}

std::string whole_number(Importer& im, const Node& node, std::int64_t value, DType dtype) {
    const auto bytes = std::as_bytes(std::span(&value, 1)).first(static_cast<std::size_t>(item_size(dtype)));
    auto owner = std::make_shared<const std::vector<std::byte>>(bytes.begin(), bytes.end());
    std::string name = im.values().fresh(node.outputs[0] + "_start");
    im.values().constant(name, {.dtype = dtype}, Data{ByteView(*owner), owner});
    return name;
}

std::vector<std::string> names_of_results(Importer& im, const Node& node, std::size_t count) {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < count; ++i) {
        const bool given = i < node.outputs.size() && !node.outputs[i].empty();
        out.push_back(given ? node.outputs[i] : im.values().fresh(node.op));
    }
    return out;
}

/// Both arms have the same operands: unused inputs of an arm get placeholder names.
void take_operands(fx::Graph& graph, const std::vector<std::string>& own, const std::vector<std::string>& all,
                   const Importer& im) {
    const std::vector<std::string> names = graph.inputs;
    graph.inputs.clear();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto at = std::find(own.begin(), own.end(), all[i]);
        const std::string name =
            at != own.end() ? names[static_cast<std::size_t>(at - own.begin())] : "unused_" + std::to_string(i);
        graph.inputs.push_back(name);
        if (at == own.end()) graph.tensors[name] = im.values().types().at(all[i]);
    }
}

Result<> branch(Importer& im, const Node& node) {
    TRY(const TensorType condition, im.values().plain(node, 0));
    const Attribute *yes = node.find("then_branch"), *no = node.find("else_branch");
    if (condition.dtype != DType::boolean || !yes || !no || !yes->body || !no->body)
        return not_mapped(node, message("its branches or its condition"));
    if (const auto known = im.values().known(node, 0); known && known->size() == 1 && known->front().is_constant())
        return im.inlined(node, known->front().constant() != 0 ? *yes->body : *no->body);
    im.choose_by(node, 0);
    TRY(Importer::Body first, im.body(node, *yes->body, {}));
    TRY(Importer::Body second, im.body(node, *no->body, {}));
    if (first.graph.outputs.size() != node.outputs.size() || second.graph.outputs.size() != node.outputs.size()) {
        return not_mapped(node, message("branches with different numbers of results"));
    }
    std::vector<TensorType> types;
    for (std::size_t i = 0; i < node.outputs.size(); ++i) {
        types.push_back(type_of_output(first.graph, i));
        if (!same(types.back(), type_of_output(second.graph, i)))
            return not_mapped(node, message("branches whose results differ in type or shape"));
    }
    std::vector<std::string> operands = first.reads;
    for (const std::string& name : second.reads) {
        if (std::find(operands.begin(), operands.end(), name) == operands.end()) operands.push_back(name);
    }
    take_operands(first.graph, first.reads, operands, im);
    take_operands(second.graph, second.reads, operands, im);
    im.graph().emit_many(node, "higher_order::cond",
                         {im.values().tensor({}, node, 0), graph_arg(std::move(first.graph)),
                          graph_arg(std::move(second.graph)), list_arg(operands)},
                         names_of_results(im, node, node.outputs.size()), types);
    return done;
}

/// `carried` values, and rows of `sliced` ones: a Scan, and a Loop of known length.
Result<> scan_over(Importer& im, const Node& node, const Graph& body, const std::vector<std::string>& carried,
                   const std::vector<std::string>& sliced, bool has_condition) {
    std::vector<TensorType> inputs;
    sym::Expr rows = 0;
    if (has_condition) {  // a Loop's body: iteration, condition, carried values
        inputs = {{.dtype = DType::i64}, {.dtype = DType::boolean}};
        rows = im.values().types().at(sliced[0]).sizes[0];
    }
    for (const std::string& name : carried) inputs.push_back(im.values().types().at(name));
    if (!has_condition) {
        for (const std::string& name : sliced) {
            TensorType row = im.values().types().at(name);
            if (row.sizes.empty()) return not_mapped(node, message("rows of a scalar"));
            rows = row.sizes[0];
            row.sizes.erase(row.sizes.begin());
            inputs.push_back({.dtype = row.dtype, .sizes = row.sizes});
        }
    }
    TRY(Importer::Body made, im.body(node, body, inputs));
    fx::Graph& graph = made.graph;
    if (has_condition) {
        // scan returns carried values first, then rows; the condition is always true.
        const std::string always = whole_number(im, node, 1, DType::boolean);
        std::vector<std::string> order(graph.inputs.begin() + 2, graph.inputs.begin() + 2 + std::ssize(carried));
        order.push_back(graph.inputs[0]);
        order.insert(order.end(), graph.inputs.begin() + 2 + std::ssize(carried), graph.inputs.end());
        order.push_back(graph.inputs[1]);
        made.reads.push_back(always);
        graph.inputs = std::move(order);
        graph.outputs.erase(graph.outputs.begin());
    }
    if (graph.outputs.size() < carried.size() || graph.outputs.size() < node.outputs.size())
        return not_mapped(node, message("a body with too few results"));
    std::vector<TensorType> types;
    for (std::size_t i = 0; i < graph.outputs.size(); ++i) {
        TensorType type = type_of_output(graph, i);
        if (i < carried.size()) {
            if (!same(type, im.values().types().at(carried[i])))
                return not_mapped(node, message("a carried value that changes its type or shape"));
        } else {
            type = {.dtype = type.dtype, .sizes = type.sizes};
            type.sizes.insert(type.sizes.begin(), rows);
        }
        types.push_back(std::move(type));
    }
    const std::vector<std::string> results = names_of_results(im, node, graph.outputs.size());
    im.graph().emit_many(node, "higher_order::scan",
                         {graph_arg(std::move(graph)), list_arg(carried), list_arg(sliced), list_arg(made.reads)},
                         results, types);
    return done;
}

Result<> scan(Importer& im, const Node& node) {
    const Attribute* body = node.find("body");
    const std::int64_t count = node.integer("num_scan_inputs", 0);
    if (im.opset() < 9) return not_mapped(node, message("the form that it had before opset 9"));
    if (!body || !body->body || count < 1 || count > std::ssize(node.inputs))
        return not_mapped(node, message("its body or its inputs"));
    for (const char* key : {"scan_input_axes", "scan_output_axes", "scan_input_directions", "scan_output_directions"}) {
        for (const std::int64_t each : node.integers(key)) {
            if (each != 0) return not_mapped(node, message("an axis other than 0, or a reverse direction"));
        }
    }
    for (std::size_t i = 0; i < node.inputs.size(); ++i) {
        if (!im.values().has(node, i)) return not_mapped(node, message("an input that is not given"));
    }
    const auto first = node.inputs.end() - count;
    return scan_over(im, node, *body->body, {node.inputs.begin(), first}, {first, node.inputs.end()}, false);
}

/// Whether the body returns its condition unchanged, or true.
bool goes_on(const Graph& body) {
    if (body.inputs.size() < 2 || body.outputs.empty()) return false;
    std::string name = body.outputs[0];
    for (int steps = 0; steps < 8; ++steps) {
        if (name == body.inputs[1]) return true;
        const auto says_true = [&](const TensorData& tensor) {
            return tensor.data.bytes.size() == 1 && tensor.data.bytes[0] != std::byte{0};
        };
        for (const TensorData& tensor : body.initializers) {
            if (tensor.name == name) return says_true(tensor);
        }
        const auto maker = std::find_if(body.nodes.begin(), body.nodes.end(), [&](const Node& node) {
            return !node.outputs.empty() && node.outputs[0] == name;
        });
        if (maker == body.nodes.end()) return false;
        if (maker->op == "Constant") {
            const Attribute* value = maker->find("value");
            return value && value->tensor && says_true(*value->tensor);
        }
        if (maker->op != "Identity" || maker->inputs.empty()) return false;
        name = maker->inputs[0];
    }
    return false;
}

std::string counter(Importer& im, const Node& node, std::int64_t rounds) {
    std::vector<std::int64_t> numbers(static_cast<std::size_t>(rounds));
    for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = static_cast<std::int64_t>(i);
    const auto bytes = std::as_bytes(std::span(numbers));
    auto owner = std::make_shared<const std::vector<std::byte>>(bytes.begin(), bytes.end());
    std::string name = im.values().fresh(node.outputs[0] + "_rounds");
    im.values().constant(name, {.dtype = DType::i64, .sizes = {rounds}}, Data{ByteView(*owner), owner});
    return name;
}

/// The name that a value of the surrounding graph has in a body: one more input if the body does not read it.
std::string operand_of(Importer::Body& body, std::size_t own_inputs, const std::string& outer, const TensorType& type) {
    const auto at = std::find(body.reads.begin(), body.reads.end(), outer);
    if (at != body.reads.end())
        return body.graph.inputs[own_inputs + static_cast<std::size_t>(at - body.reads.begin())];
    const std::string name = body.graph.inputs[0] + "_limit";
    body.reads.push_back(outer);
    body.graph.inputs.push_back(name);
    body.graph.tensors[name] = type;
    return name;
}

/// while (condition and iteration < count): the iteration and the condition are carried, too.
Result<> rounds(Importer& im, const Node& node, const Graph& body, const std::vector<std::string>& carried) {
    std::vector<TensorType> types{{.dtype = DType::i64}, {.dtype = DType::boolean}};
    for (const std::string& name : carried) types.push_back(im.values().types().at(name));
    TRY(Importer::Body made, im.body(node, body, types));
    if (made.graph.outputs.size() != carried.size() + 1)
        return not_mapped(node, message("scan outputs of an unknown number of iterations"));
    std::vector<std::string> start{
        whole_number(im, node, 0, DType::i64),
        im.values().has(node, 1) ? node.inputs[1] : whole_number(im, node, 1, DType::boolean)};
    start.insert(start.end(), carried.begin(), carried.end());
    // The body's results: the next number, its condition, its carried values.
    fx::Graph& graph = made.graph;
    const std::string next = graph.inputs[0] + "_next";
    graph.nodes.push_back({.name = next,
                           .target = "aten::add.Scalar",
                           .args = {fx_value("self", graph.inputs[0]), fx_arg("other", std::int64_t{1})},
                           .outputs = {{.names = {next}}}});
    graph.tensors[next] = types[0];
    graph.outputs.insert(graph.outputs.begin(), fx_value({}, next));
    for (std::size_t i = 0; i < types.size(); ++i) {
        if (!same(types[i], type_of_output(graph, i)))
            return not_mapped(node, message("a carried value that changes its type or shape"));
    }
    // The count is a number that is known, or a value of the surrounding graph.
    const bool has_limit = im.values().has(node, 0);
    const auto limit = has_limit ? im.values().numbers(node, 0) : std::nullopt;
    const bool is_known = limit && limit->size() == 1;
    std::string count;
    if (has_limit && !is_known) {
        TRY(const TensorType type, im.values().plain(node, 0));
        if (type.dtype != DType::i64 || !type.sizes.empty())
            return not_mapped(node, message("a count that is not constant"));
        count = operand_of(made, types.size(), node.inputs[0], type);
    }
    fx::Graph test{.name = "test", .inputs = graph.inputs};
    for (const std::string& name : test.inputs) test.tensors[name] = graph.tensors.at(name);
    std::string holds = test.inputs[1];
    const auto add = [&](const std::string& name, std::string target, std::vector<fx::Arg> args) {
        test.nodes.push_back(
            {.name = name, .target = std::move(target), .args = std::move(args), .outputs = {{.names = {name}}}});
        test.tensors[name] = {.dtype = DType::boolean};
        return name;
    };
    if (has_limit) {
        const std::string below = is_known
            ? add("below", "aten::lt.Scalar", {fx_value("self", test.inputs[0]), fx_arg("other", limit->front())})
            : add("below", "aten::lt.Tensor", {fx_value("self", test.inputs[0]), fx_value("other", count)});
        holds = add("holds", "aten::logical_and.default", {fx_value("self", holds), fx_value("other", below)});
    } else {
        holds = add("holds", "aten::clone.default", {fx_value("self", holds)});
    }
    test.outputs = {fx_value({}, holds)};
    std::vector<std::string> results{im.values().fresh(node.outputs[0] + "_count"),
                                     im.values().fresh(node.outputs[0] + "_condition")};
    const auto own = names_of_results(im, node, carried.size());
    results.insert(results.end(), own.begin(), own.end());
    im.graph().emit_many(
        node, "higher_order::while_loop",
        {graph_arg(std::move(test)), graph_arg(std::move(graph)), list_arg(start), list_arg(made.reads)}, results,
        types);
    return done;
}

Result<> loop(Importer& im, const Node& node) {
    const Attribute* attribute = node.find("body");
    if (!attribute || !attribute->body || attribute->body->inputs.size() < 2)
        return not_mapped(node, message("its body"));
    const Graph& body = *attribute->body;
    std::vector<std::string> carried;
    for (std::size_t i = 2; i < node.inputs.size(); ++i) {
        if (!im.values().has(node, i)) return not_mapped(node, message("an input that is not given"));
        carried.push_back(node.inputs[i]);
    }
    if (body.inputs.size() != carried.size() + 2 || body.outputs.size() < carried.size() + 1)
        return not_mapped(node, message("its body"));
    const auto limit = im.values().numbers(node, 0);
    constexpr std::int64_t most_rounds = 1 << 20;
    const bool starts = !im.values().has(node, 1) || [&] {
        const auto value = im.values().known(node, 1);
        return value && value->size() == 1 && value->front() == sym::Expr(1);
    }();
    const bool counted =
        limit && limit->size() == 1 && limit->front() > 0 && limit->front() <= most_rounds && starts && goes_on(body);
    if (body.outputs.size() == carried.size() + 1) return rounds(im, node, body, carried);
    if (!counted) return not_mapped(node, message("scan outputs of an unknown number of iterations"));
    return scan_over(im, node, body, carried, {counter(im, node, limit->front())}, true);
}

constexpr auto flow_rows = std::to_array<Operator>({{"If", branch}, {"Loop", loop}, {"Scan", scan}});

}  // namespace

std::span<const Operator> flow_operators() { return flow_rows; }

}  // namespace arenascope::onnx
