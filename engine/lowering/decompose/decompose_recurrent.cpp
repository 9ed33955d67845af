// Recurrent layers, unrolled over their steps; of ONNX models, as one operator for all steps.

#include <algorithm>
#include <array>
#include <initializer_list>
#include <limits>

#include "engine/ir/graph_budget.h"
#include "engine/lowering/decompose/decompose.h"

namespace arenascope::lowering {
namespace {

Core two(Expansion& d, const std::string& target, const Core& a, const Core& b) {
    return d.out.emit(target, {arg("self", a), arg("other", b)}, dense(a.type.dtype, a.type.sizes));
}

/// The slices of a tensor along its first dimension, that dimension removed.
Cores unbound(Expansion& d, const Core& whole, std::int64_t count) {
    auto sizes = whole.type.sizes;
    sizes[0] = 1;
    Cores parts;
    for (std::int64_t i = 0; i < count; ++i)
        parts.push_back(d.out.emit(
            "aten::slice.Tensor", {arg("self", whole), arg("dim", std::int64_t{0}), arg("start", i), arg("end", i + 1)},
            dense(whole.type.dtype, sizes)));
    sizes.erase(sizes.begin());
    for (auto& part : parts)
        part = d.out.emit("aten::squeeze.dims", {arg("self", part), arg("dim", std::vector<std::int64_t>{0})},
                          dense(whole.type.dtype, sizes));
    return parts;
}

Core unsqueezed(Expansion& d, const Core& value) {
    auto sizes = value.type.sizes;
    sizes.insert(sizes.begin(), sym::Expr(1));
    return d.out.emit("aten::unsqueeze.default", {arg("self", value), arg("dim", std::int64_t{0})},
                      dense(value.type.dtype, sizes));
}

Core squeezed(Expansion& d, const Core& value) {
    auto sizes = value.type.sizes;
    sizes.erase(sizes.begin());
    return d.out.emit("aten::squeeze.dims", {arg("self", value), arg("dim", std::vector<std::int64_t>{0})},
                      dense(value.type.dtype, sizes));
}

Core joined(Expansion& d, const Cores& parts) {
    std::vector<fx::Arg::Item> items;
    for (const auto& part : parts) items.emplace_back(fx::ValueName{part.name});
    auto sizes = parts[0].type.sizes;
    sizes[0] = sizes[0] * static_cast<std::int64_t>(parts.size());
    return d.out.emit("aten::cat.default", {arg("tensors", std::move(items))}, dense(parts[0].type.dtype, sizes));
}

struct Weights {
    Core input, hidden;
    std::optional<Core> input_bias, hidden_bias;
    std::optional<Core> projection;  ///< of an LSTM's hidden state to fewer features
};

struct State {
    Core hidden;
    std::optional<Core> cell;  ///< LSTM only
};

/// One step of a layer: the projected input changes the state.
using Step = Result<> (*)(Expansion&, const Weights&, const Core& projected, State&);

struct Cell {
    Step step = nullptr;
    std::int64_t gates = 1;
    std::int64_t operators = 0;  ///< of one step of one layer, including the slice of the sequence
    std::string_view joined;     ///< the operator of all steps
    std::string_view flag;       ///< its own flag: whether the node has it
};

/// The gates of one step, concatenated along the last dimension.
Cores gates_of(Expansion& d, const Core& gates, std::int64_t width) {
    auto sizes = gates.type.sizes;
    const auto count = static_cast<std::size_t>(sizes.back().constant() / width);
    const auto dim = static_cast<std::int64_t>(sizes.size()) - 1;
    sizes.back() = width;
    return d.out.emit_list(
        "aten::split_with_sizes.default",
        {arg("self", gates), arg("split_sizes", std::vector<std::int64_t>(count, width)), arg("dim", dim)},
        std::vector<TensorType>(count, dense(gates.type.dtype, sizes)));
}

Result<std::int64_t> width_of(const Core& hidden) {
    const auto& width = hidden.type.sizes.back();
    if (width.is_constant() && width.constant() > 0) return width.constant();
    return Error{.what = message("a recurrent layer of symbolic width is not lowered yet")};
}

Result<> lstm_step(Expansion& d, const Weights& weights, const Core& projected, State& state) {
    TRY(const auto recurrent, linear_of(d, state.hidden, weights.hidden, weights.hidden_bias, true));
    TRY(const auto width, width_of(*state.cell));
    const auto parts = gates_of(d, two(d, "aten::add.Tensor", recurrent, projected), width);
    const auto in = d.out.unary("aten::sigmoid.default", parts[0]);
    const auto forget = d.out.unary("aten::sigmoid.default", parts[1]);
    const auto update = d.out.unary("aten::tanh.default", parts[2]);
    const auto out = d.out.unary("aten::sigmoid.default", parts[3]);
    const auto kept = two(d, "aten::mul.Tensor", forget, *state.cell);
    const auto added = two(d, "aten::mul.Tensor", in, update);
    state.cell = two(d, "aten::add.Tensor", kept, added);
    state.hidden = two(d, "aten::mul.Tensor", out, d.out.unary("aten::tanh.default", *state.cell));
    if (!weights.projection) return done;
    TRY(state.hidden, linear_of(d, state.hidden, *weights.projection, std::nullopt, true));
    return done;
}

Result<> gru_step(Expansion& d, const Weights& weights, const Core& projected, State& state) {
    TRY(const auto width, width_of(state.hidden));
    const auto in = gates_of(d, projected, width);
    TRY(const auto recurrent, linear_of(d, state.hidden, weights.hidden, weights.hidden_bias, true));
    const auto from_hidden = gates_of(d, recurrent, width);
    const auto reset = d.out.unary("aten::sigmoid.default", two(d, "aten::add.Tensor", from_hidden[0], in[0]));
    const auto kept = d.out.unary("aten::sigmoid.default", two(d, "aten::add.Tensor", from_hidden[1], in[1]));
    const auto candidate = two(d, "aten::mul.Tensor", from_hidden[2], reset);
    auto sum = d.out.emit("aten::add.Tensor", {arg("self", in[2]), arg("other", candidate)},
                          dense(candidate.type.dtype, candidate.type.sizes));
    const auto fresh = d.out.unary("aten::tanh.default", sum);
    const auto moved = two(d, "aten::mul.Tensor", two(d, "aten::sub.Tensor", state.hidden, fresh), kept);
    state.hidden = two(d, "aten::add.Tensor", moved, fresh);
    return done;
}

Result<Core> plain_sum(Expansion& d, const Weights& weights, const Core& projected, const State& state) {
    TRY(const auto recurrent, linear_of(d, state.hidden, weights.hidden, weights.hidden_bias, true));
    return two(d, "aten::add.Tensor", recurrent, projected);
}

Result<> tanh_step(Expansion& d, const Weights& weights, const Core& projected, State& state) {
    TRY(const auto sum, plain_sum(d, weights, projected, state));
    state.hidden = d.out.unary("aten::tanh.default", sum);
    return done;
}

Result<> relu_step(Expansion& d, const Weights& weights, const Core& projected, State& state) {
    TRY(const auto sum, plain_sum(d, weights, projected, state));
    state.hidden = d.out.unary("aten::relu.default", sum);
    return done;
}

/// One layer in one direction: its outputs over time; `state` is left as after the last step.
Result<Core> one_layer(Expansion& d, const Core& input, const Weights& weights, Step step, bool backward, bool can_fold,
                       State& state) {
    TRY(auto projected, linear_of(d, input, weights.input, weights.input_bias, can_fold));
    if (backward)
        projected =
            d.out.emit("aten::flip.default", {arg("self", projected), arg("dims", std::vector<std::int64_t>{0})},
                       dense(projected.type.dtype, projected.type.sizes));
    Cores outs;
    for (const auto& each : unbound(d, projected, projected.type.sizes[0].constant())) {
        CHECKED(step(d, weights, each, state));
        outs.push_back(state.hidden);
    }
    if (backward) std::reverse(outs.begin(), outs.end());
    return joined(d, outs);
}

/// One layer in one direction, as one operator; `state` is left as after the last step.
Core joined_layer(Expansion& d, const fx::Node& node, const Core& projected, const Weights& weights, const Cell& cell,
                  bool backward, State& state) {
    std::vector<fx::Arg> args{arg("projected", projected), arg("weight", weights.hidden),
                              weights.hidden_bias ? arg("bias", *weights.hidden_bias) : arg("bias", fx::None()),
                              arg("hidden", state.hidden)};
    if (state.cell) args.push_back(arg("cell", *state.cell));
    args.push_back(arg("reverses_input", backward));
    args.push_back(arg("reverses_output", backward));
    if (!cell.flag.empty())
        args.push_back(arg(std::string(cell.flag),
                           node.target.starts_with("aten::rnn_relu") || boolean_arg(node, cell.flag, false)));
    auto rows = projected.type.sizes;
    rows.back() = state.hidden.type.sizes.back();
    const auto typed = [](const Sizes& sizes) { return dense(DType::f32, sizes); };
    std::vector<TensorType> types{typed(rows), typed(state.hidden.type.sizes)};
    if (state.cell) types.push_back(typed(state.cell->type.sizes));
    const Cores made = d.out.emit_many(std::string(cell.joined), std::move(args), types);
    state.hidden = made[1];
    if (state.cell) state.cell = made[2];
    return made[0];
}

/// Both directions of a layer side by side.
Core beside(Expansion& d, const Core& forward, const Core& backward) {
    auto sizes = forward.type.sizes;
    const auto dim = static_cast<std::int64_t>(sizes.size()) - 1;
    sizes.back() = sizes.back() + backward.type.sizes.back();
    std::vector<fx::Arg::Item> items{fx::ValueName{forward.name}, fx::ValueName{backward.name}};
    return d.out.emit("aten::cat.default", {arg("tensors", std::move(items)), arg("dim", dim)},
                      dense(forward.type.dtype, sizes));
}

bool is_shaped(const Core& value, std::initializer_list<sym::Expr> sizes) {
    return std::equal(sizes.begin(), sizes.end(), value.type.sizes.begin(), value.type.sizes.end());
}

/// Weights are [gates * width, features], as PyTorch has them.
bool fit(const Weights& weights, const Cell& cell, std::int64_t width, const sym::Expr& features,
         const sym::Expr& outputs) {
    const sym::Expr rows(cell.gates * width);
    if (!is_shaped(weights.input, {rows, features}) || !is_shaped(weights.hidden, {rows, outputs})) return false;
    if (weights.input_bias && (!is_shaped(*weights.input_bias, {rows}) || !is_shaped(*weights.hidden_bias, {rows})))
        return false;
    return !weights.projection || is_shaped(*weights.projection, {outputs, sym::Expr(width)});
}

/// [layers, batch, width] of a constant width.
Result<std::int64_t> state_width(const Core& state, std::size_t layers) {
    const auto& sizes = state.type.sizes;
    if (sizes.size() == 3 && sizes[0] == sym::Expr(static_cast<std::int64_t>(layers))) return width_of(state);
    return Error{.what = message("a recurrent layer with a state of this shape is not lowered yet"),
                 .expected = message("[layers, batch, width]")};
}

/// Unrolled operators count like listed ones: a few bytes may request millions of steps.
Result<> check_length(const Cell& cell, std::int64_t steps, std::size_t runs) {
    constexpr std::int64_t each = GraphBudget::operator_bytes + GraphBudget::tensor_bytes;
    const auto operators = checked_mul(steps, cell.operators * static_cast<std::int64_t>(runs));
    GraphBudget budget(0);
    return budget.take(operators && *operators < std::numeric_limits<std::int64_t>::max() / each
                           ? *operators * each
                           : std::numeric_limits<std::int64_t>::max());
}

/// Layers of a recurrent net as PyTorch unrolls them; `cells` is empty if there is no cell state.
Result<Cores> unrolled(Expansion& d, const fx::Node& node, const Core& initial, const std::optional<Core>& cells,
                       const Cell& cell) {
    TRY(auto input, d.in.tensor(node, "input"));
    TRY(const auto params, d.in.tensors(node, "params"));
    const bool both_ways = boolean_arg(node, "bidirectional", false);
    const auto runs =
        static_cast<std::size_t>(std::max<std::int64_t>(integer_arg(node, "num_layers", 1), 0)) * (both_ways ? 2 : 1);
    const bool has_biases = boolean_arg(node, "has_biases", true);
    const bool projects = cells && !cells->type.sizes.empty() && !initial.type.sizes.empty() &&
        !(cells->type.sizes.back() == initial.type.sizes.back());
    const std::size_t per_run = (has_biases ? 4U : 2U) + (projects ? 1U : 0U);
    if (runs == 0 || params.size() != per_run * runs || input.type.sizes.size() != 3)
        return Error{.what = message("{operator} of this form (no batch) is not lowered yet", node.target)};
    if (boolean_arg(node, "train", false) && number_arg(node, "dropout", 0) > 0)
        return Error{.what = message("{operator} with dropout is not lowered yet", node.target),
                     .remedy = message("export the model in eval mode")};
    const bool is_batch_first = boolean_arg(node, "batch_first", false);
    const auto& steps = input.type.sizes[is_batch_first ? 1 : 0];
    const bool joins = boolean_arg(node, "joins_steps", false) && !projects && input.type.dtype == DType::f32;
    if (!joins && (!steps.is_constant() || steps.constant() < 1))
        return Error{.what = message("{operator} over a symbolic number of steps is not lowered yet", node.target)};
    if (!joins) CHECKED(check_length(cell, steps.constant(), runs));
    TRY(const std::int64_t out_width, state_width(initial, runs));
    TRY(const std::int64_t width, cells ? state_width(*cells, runs) : Result<std::int64_t>(out_width));
    const auto count = static_cast<std::int64_t>(runs);
    const bool is_whole = joins && count == 1;  // its state needs no copy
    const auto hidden = is_whole ? Cores{initial} : unbound(d, initial, count);
    const auto memory = !cells ? Cores{} : is_whole ? Cores{*cells} : unbound(d, *cells, count);
    if (is_batch_first) input = d.out.permute(input, {1, 0, 2});
    bool can_fold = !is_batch_first;
    Cores last_hidden, last_cells, outs;
    for (std::size_t run = 0; run < runs; ++run) {
        const bool backward = both_ways && run % 2 == 1;
        const Core* at = &params[run * per_run];
        Weights weights{.input = at[0], .hidden = at[1], .input_bias = {}, .hidden_bias = {}, .projection = {}};
        if (has_biases) {
            weights.input_bias = at[2];
            weights.hidden_bias = at[3];
        }
        if (projects) weights.projection = at[per_run - 1];
        if (!fit(weights, cell, width, input.type.sizes[2], sym::Expr(out_width)))
            return Error{.what = message("{operator} with weights of these shapes is not lowered yet", node.target),
                         .expected = message("[gates * width, features]")};
        State state{.hidden = is_whole ? initial : unsqueezed(d, hidden[run]), .cell = {}};
        if (cells) state.cell = is_whole ? *cells : unsqueezed(d, memory[run]);
        if (joins) {
            TRY(const auto projected, linear_of(d, input, weights.input, weights.input_bias, can_fold));
            outs.push_back(joined_layer(d, node, projected, weights, cell, backward, state));
        } else {
            TRY(auto out, one_layer(d, input, weights, cell.step, backward, can_fold, state));
            outs.push_back(std::move(out));
        }
        last_hidden.push_back(is_whole ? state.hidden : squeezed(d, state.hidden));
        if (cells) last_cells.push_back(is_whole ? *state.cell : squeezed(d, *state.cell));
        if (both_ways && !backward) continue;
        input = both_ways ? beside(d, outs[0], outs[1]) : outs[0];
        outs.clear();
        can_fold = true;
    }
    if (is_batch_first) input = d.out.permute(input, {1, 0, 2});
    if (is_whole) return cells ? Cores{input, last_hidden[0], last_cells[0]} : Cores{input, last_hidden[0]};
    TRY(const auto final_hidden, d.out.view(joined(d, last_hidden), initial.type.sizes));
    if (!cells) return Cores{input, final_hidden};
    TRY(const auto final_cells, d.out.view(joined(d, last_cells), cells->type.sizes));
    return Cores{input, final_hidden, final_cells};
}

Result<Cores> lstm(Expansion& d, const fx::Node& node) {
    TRY(const auto states, d.in.tensors(node, "hx"));
    if (states.size() != 2) return Error{.what = message("an LSTM without two initial states")};
    return unrolled(d, node, states[0], states[1],
                    {.step = lstm_step, .gates = 4, .operators = 16, .joined = "arenascope::lstm.default", .flag = {}});
}

Result<Cores> gru(Expansion& d, const fx::Node& node) {
    TRY(const auto initial, d.in.tensor(node, "hx"));
    return unrolled(
        d, node, initial, {},
        {.step = gru_step, .gates = 3, .operators = 16, .joined = "arenascope::gru.default", .flag = "resets_before"});
}

template <Step step>
Result<Cores> rnn(Expansion& d, const fx::Node& node) {
    TRY(const auto initial, d.in.tensor(node, "hx"));
    return unrolled(d, node, initial, {},
                    {.step = step, .gates = 1, .operators = 6, .joined = "arenascope::rnn.default", .flag = "is_relu"});
}

/// diff along a dimension, after prepending and appending.
Result<Cores> diff(Expansion& d, const fx::Node& node) {
    if (integer_arg(node, "n", 1) != 1) return Error{.what = message("diff of a higher order is not lowered yet")};
    TRY(auto self, d.in.tensor(node, "self"));
    const auto dim = integer_arg(node, "dim", -1);
    const auto at = wrapped(dim, self.type.sizes.size());
    Cores parts;
    if (const auto before = d.in.optional_tensor(node, "prepend")) parts.push_back(*before);
    parts.push_back(self);
    if (const auto behind = d.in.optional_tensor(node, "append")) parts.push_back(*behind);
    if (self.type.dtype == DType::boolean) return Error{.what = message("diff of booleans is not lowered yet")};
    if (parts.size() > 1) {
        std::vector<fx::Arg::Item> items;
        auto sizes = self.type.sizes;
        sizes[at] = 0;
        for (const auto& part : parts) {
            items.emplace_back(fx::ValueName{part.name});
            sizes[at] = sizes[at] + part.type.sizes[at];
        }
        self = d.out.emit("aten::cat.default", {arg("tensors", std::move(items)), arg("dim", dim)},
                          dense(self.type.dtype, sizes));
    }
    if (!self.type.sizes[at].is_constant())
        return Error{.what = message("diff over a symbolic dimension is not lowered yet")};
    const auto length = self.type.sizes[at].constant();
    const auto type = d.in.out_type(node);
    const auto part = [&](std::int64_t start, std::int64_t end) {
        return d.out.emit("aten::slice.Tensor",
                          {arg("self", self), arg("dim", dim), arg("start", start), arg("end", end)}, type);
    };
    const auto earlier = part(0, length - 1);
    const auto later = part(1, length);
    return Cores{two(d, "aten::sub.Tensor", later, earlier)};
}

constexpr std::array recurrent_table{
    Decomposition{"aten::lstm.input", lstm},
    Decomposition{"aten::gru.input", gru},
    Decomposition{"aten::rnn_tanh.input", rnn<tanh_step>},
    Decomposition{"aten::rnn_relu.input", rnn<relu_step>},
    Decomposition{"aten::diff.default", diff},
};

}  // namespace

std::span<const Decomposition> recurrent_decompositions() { return recurrent_table; }

}  // namespace arenascope::lowering
