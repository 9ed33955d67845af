// LSTM, GRU and RNN: torch's layers, with the gates of the weights in torch's order.

#include <algorithm>
#include <cstring>

#include "engine/formats/onnx/onnx_import.h"
#include "engine/formats/onnx/ops/cells.h"
#include "engine/formats/onnx/ops/operators.h"

namespace arenascope::onnx {

namespace {

using Numbers = std::vector<std::int64_t>;

fx::Arg dim_of(std::int64_t axis) { return fx_arg("dim", axis); }
fx::Arg of(const std::string& value) { return fx_value("self", value); }

struct Layer {
    std::int64_t hidden = 0, directions = 1;
    Numbers gates;  ///< ONNX's gate for each of torch's
};

/// Rows [from, from + gates * H) of one direction's [rows, ...] in torch's order of gates.
Result<std::string> weights(Importer& im, const Node& node, std::size_t input, std::int64_t direction,
                            std::int64_t from, const Layer& layer) {
    TRY(const TensorType whole, im.values().plain(node, input));
    const auto sizes = fixed_sizes(whole);
    const auto count = static_cast<std::int64_t>(layer.gates.size());
    if (!sizes || sizes->size() < 2 || (*sizes)[0] != layer.directions || (*sizes)[1] < from + count * layer.hidden)
        return not_mapped(node, message("weights of this shape"));
    TensorType type{.dtype = whole.dtype, .sizes = {whole.sizes.begin() + 1, whole.sizes.end()}};
    type.sizes[0] = count * layer.hidden;
    const auto found = im.values().constants().find(node.inputs[input]);
    if (found != im.values().constants().end()) {  // transposed here, so that no data moves at run time
        const std::size_t row = found->second.bytes.size() / static_cast<std::size_t>((*sizes)[0] * (*sizes)[1]);
        const std::size_t gate = row * static_cast<std::size_t>(layer.hidden);
        if (!im.values().spend(count * static_cast<std::int64_t>(gate)))
            return not_mapped(node, message("more weights than fit in memory"));
        std::vector<std::byte> bytes;
        for (const std::int64_t each : layer.gates) {
            const std::size_t at =
                row * static_cast<std::size_t>(direction * (*sizes)[1] + from) + gate * static_cast<std::size_t>(each);
            bytes.insert(bytes.end(), found->second.bytes.begin() + static_cast<std::ptrdiff_t>(at),
                         found->second.bytes.begin() + static_cast<std::ptrdiff_t>(at + gate));
        }
        auto owner = std::make_shared<const std::vector<std::byte>>(std::move(bytes));
        std::string name = im.values().fresh(node.inputs[input] + "_gates");
        im.values().constant(name, type, Data{ByteView(*owner), owner});
        return name;
    }
    TensorType one = type;
    one.sizes[0] = whole.sizes[1];
    const std::string own =
        im.graph().emit(node, "aten::select.int",
                        {im.values().tensor("self", node, input), dim_of(0), fx_arg("index", direction)}, one);
    std::vector<fx::Arg::Item> parts;
    one.sizes[0] = layer.hidden;
    for (const std::int64_t each : layer.gates) {
        const std::int64_t begin = from + each * layer.hidden;
        parts.emplace_back(
            fx::ValueName{im.graph().emit(node, "aten::slice.Tensor",
                                          {of(own), dim_of(0), fx_arg("start", begin),
                                           fx_arg("end", begin + layer.hidden), fx_arg("step", std::int64_t{1})},
                                          one)});
    }
    return im.graph().emit(node, "aten::cat.default", {fx_arg("tensors", std::move(parts)), dim_of(0)}, type);
}

/// The state at the start: given, or zeros.
Result<std::string> state(Importer& im, const Node& node, std::size_t input, const TensorType& type) {
    if (im.values().has(node, input)) return node.inputs[input];
    TRY(auto size, im.graph().sizes(node, "size", type.sizes));
    return im.graph().emit(node, "aten::full.default",
                           {std::move(size), fx_arg("fill_value", 0.0), fx_arg("dtype", type.dtype)}, type);
}

/// Whether the functions of the cells are the default ones; for an RNN also relu.
bool is_usual(const Node& node, std::int64_t directions) {
    const Attribute* given = node.find("activations");
    if (node.find("clip") || node.integer("input_forget", 0) != 0 || node.find("activation_alpha") ||
        node.find("activation_beta"))
        return false;
    if (!given) return true;
    std::vector<std::string> usual = node.op == "LSTM" ? std::vector<std::string>{"Sigmoid", "Tanh", "Tanh"}
        : node.op == "GRU"                             ? std::vector<std::string>{"Sigmoid", "Tanh"}
                                                       : std::vector<std::string>{"Tanh"};
    if (node.op == "RNN" && !given->strings.empty() && given->strings[0] == "Relu") usual = {"Relu"};
    std::vector<std::string> all;
    for (std::int64_t d = 0; d < directions; ++d) all.insert(all.end(), usual.begin(), usual.end());
    return given->strings == all;
}

/// Lengths that all equal the number of steps are ignored.
bool are_full(const Importer& im, const Node& node, const sym::Expr& steps) {
    const auto lengths = im.values().numbers(node, 4);
    return lengths &&
        std::all_of(lengths->begin(), lengths->end(), [&](std::int64_t each) { return steps == sym::Expr(each); });
}

Result<Layer> layer_of(Importer& im, const Node& node, const TensorType& in) {
    const std::string direction = node.text("direction", "forward");
    if (direction != "forward" && direction != "reverse" && direction != "bidirectional")
        return not_mapped(node, message("direction '{direction}'", direction));
    if (node.integer("layout", 0) != 0) return not_mapped(node, message("batches first"));
    if (im.values().has(node, 4) && !are_full(im, node, in.sizes[0]))
        return not_mapped(node, message("sequences of different length"));
    const std::int64_t directions = direction == "bidirectional" ? 2 : 1;
    if (!is_usual(node, directions) || im.values().has(node, 7)) return not_mapped(node, message("a custom cell"));
    TRY(const TensorType recurrent, im.values().plain(node, 2));
    if (recurrent.sizes.size() != 3 || !recurrent.sizes[2].is_constant() || recurrent.sizes[2].constant() < 1 ||
        recurrent.sizes[2].constant() > (1 << 20)) {
        return not_mapped(node, message("weights of this shape"));
    }
    return Layer{.hidden = recurrent.sizes[2].constant(),
                 .directions = directions,
                 .gates = node.op == "LSTM" ? Numbers{0, 2, 3, 1}
                     : node.op == "GRU"     ? Numbers{1, 0, 2}
                                            : Numbers{0}};
}

/// [steps, ...] from the last step to the first.
std::string backwards(Importer& im, const Node& node, const std::string& steps, const TensorType& type,
                      const std::string& name = {}) {
    return im.graph().emit(node, "aten::flip.default", {of(steps), fx_list("dims", {0})}, type, name);
}

Result<> recurrent(Importer& im, const Node& node) {
    TRY(const TensorType in, im.values().plain(node, 0));
    if (in.sizes.size() != 3) return not_mapped(node, message("an input that is not [steps, batch, features]"));
    const auto found = layer_of(im, node, in);
    const bool resets_before = node.op == "GRU" && node.integer("linear_before_reset", 0) == 0;
    // Only a layer in one operator supports a dynamic number of steps, or resets before the product.
    const bool is_torchs = !resets_before && in.sizes[0].is_constant();
    if (in.dtype != DType::f32 || !(is_torchs || im.joins_steps()) || !found.ok()) return cells_by_steps(im, node);
    const Layer& layer = found.value();
    const bool turned_round = node.text("direction", "forward") == "reverse";
    const bool lstm = node.op == "LSTM", biased = im.values().has(node, 3);
    const auto count = static_cast<std::int64_t>(layer.gates.size());
    std::vector<fx::Arg::Item> params;
    for (std::int64_t d = 0; d < layer.directions; ++d) {
        TRY(std::string w, weights(im, node, 1, d, 0, layer));
        TRY(std::string r, weights(im, node, 2, d, 0, layer));
        params.emplace_back(fx::ValueName{std::move(w)});
        params.emplace_back(fx::ValueName{std::move(r)});
        for (std::int64_t half = 0; biased && half < 2; ++half) {
            TRY(std::string b, weights(im, node, 3, d, half * count * layer.hidden, layer));
            params.emplace_back(fx::ValueName{std::move(b)});
        }
    }
    const TensorType states{.dtype = in.dtype, .sizes = {layer.directions, in.sizes[1], layer.hidden}};
    TRY(const std::string h0, state(im, node, 5, states));
    const TensorType flat{.dtype = in.dtype, .sizes = {in.sizes[0], in.sizes[1], layer.directions * layer.hidden}};
    fx::Arg start = fx_value("hx", h0);
    std::vector<TensorType> types{flat, states};
    const auto result = [&](std::size_t i) {
        return i < node.outputs.size() && !node.outputs[i].empty() ? node.outputs[i]
                                                                   : im.values().fresh(node.op + "_state");
    };
    std::vector<std::string> names{im.values().fresh(node.op + "_steps"), result(1)};
    if (lstm) {
        TRY(std::string c0, state(im, node, 6, states));
        start.value = std::vector<fx::Arg::Item>{fx::ValueName{h0}, fx::ValueName{std::move(c0)}};
        types.push_back(states);
        names.push_back(result(2));
    }
    const bool relu = node.find("activations") && node.find("activations")->strings.front() == "Relu";
    const std::string target = lstm ? "aten::lstm.input"
        : node.op == "GRU"          ? "aten::gru.input"
        : relu                      ? "aten::rnn_relu.input"
                                    : "aten::rnn_tanh.input";
    const std::string steps = turned_round ? backwards(im, node, node.inputs[0], in) : node.inputs[0];
    std::vector<fx::Arg> args{fx_value("input", steps),
                              std::move(start),
                              fx_arg("params", std::move(params)),
                              fx_arg("has_biases", biased),
                              fx_arg("num_layers", std::int64_t{1}),
                              fx_arg("dropout", 0.0),
                              fx_arg("train", false),
                              fx_arg("bidirectional", layer.directions == 2),
                              fx_arg("batch_first", false)};
    if (im.joins_steps()) args.push_back(fx_arg("joins_steps", true));
    if (resets_before) args.push_back(fx_arg("resets_before", true));
    im.graph().emit_many(node, target, std::move(args), names, types);
    if (node.outputs[0].empty()) return done;
    // torch concatenates the directions' features; ONNX keeps a dimension for them.
    const TensorType split{.dtype = in.dtype, .sizes = {in.sizes[0], in.sizes[1], layer.directions, layer.hidden}};
    const TensorType turned{.dtype = in.dtype, .sizes = {in.sizes[0], layer.directions, in.sizes[1], layer.hidden}};
    const std::string wide = im.values().fresh(node.outputs[0] + "_wide");
    CHECKED(im.graph().view(node, turned_round ? backwards(im, node, names[0], flat) : names[0], split, wide));
    im.graph().emit(node, "aten::permute.default", {of(wide), fx_list("dims", {0, 2, 1, 3})}, turned, node.outputs[0]);
    return done;
}

constexpr auto recurrent_rows = std::to_array<Operator>({{"LSTM", recurrent}, {"GRU", recurrent}, {"RNN", recurrent}});

}  // namespace

std::span<const Operator> recurrent_operators() { return recurrent_rows; }

}  // namespace arenascope::onnx
