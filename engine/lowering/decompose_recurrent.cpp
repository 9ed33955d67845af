// Recurrent layers, unrolled over their steps.

#include <array>

#include "engine/lowering/decompose.h"

namespace arenascope::lowering {
namespace {

Core two(Decomposer& d, const std::string& target, const Core& a, const Core& b) {
    return d.emit(target, {arg("self", a), arg("other", b)}, dense(a.type.dtype, a.type.sizes));
}

/// The slices of a tensor along its first dimension, that dimension removed.
Cores unbound(Decomposer& d, const Core& whole, std::int64_t count) {
    auto sizes = whole.type.sizes;
    sizes[0] = 1;
    Cores parts;
    for (std::int64_t i = 0; i < count; ++i)
        parts.push_back(d.emit("aten::slice.Tensor",
                               {arg("self", whole), arg("dim", std::int64_t{0}), arg("start", i), arg("end", i + 1)},
                               dense(whole.type.dtype, sizes)));
    sizes.erase(sizes.begin());
    for (auto& part : parts)
        part = d.emit("aten::squeeze.dims", {arg("self", part), arg("dim", std::vector<std::int64_t>{0})},
                      dense(whole.type.dtype, sizes));
    return parts;
}

Core unsqueezed(Decomposer& d, const Core& value) {
    auto sizes = value.type.sizes;
    sizes.insert(sizes.begin(), sym::Expr(1));
    return d.emit("aten::unsqueeze.default", {arg("self", value), arg("dim", std::int64_t{0})},
                  dense(value.type.dtype, sizes));
}

Core squeezed(Decomposer& d, const Core& value) {
    auto sizes = value.type.sizes;
    sizes.erase(sizes.begin());
    return d.emit("aten::squeeze.dims", {arg("self", value), arg("dim", std::vector<std::int64_t>{0})},
                  dense(value.type.dtype, sizes));
}

Core joined(Decomposer& d, const Cores& parts) {
    std::vector<fx::Arg::Item> items;
    for (const auto& part : parts) items.emplace_back(fx::ValueName{part.name});
    auto sizes = parts[0].type.sizes;
    sizes[0] = sizes[0] * static_cast<std::int64_t>(parts.size());
    return d.emit("aten::cat.default", {arg("tensors", std::move(items))}, dense(parts[0].type.dtype, sizes));
}

struct Weights {
    Core input, hidden;
    std::optional<Core> input_bias, hidden_bias;
};

struct State {
    Core hidden, cell;
};

/// One step: gates from the projected input and the hidden state.
Result<> step(Decomposer& d, const Weights& weights, const Core& projected, State& state) {
    TRY(const auto recurrent, linear_of(d, state.hidden, weights.hidden, weights.hidden_bias, true));
    const auto gates = two(d, "aten::add.Tensor", recurrent, projected);
    const auto& part = state.cell.type;
    if (!part.sizes.back().is_constant()) return Error{.what = "an LSTM of symbolic width is not lowered yet"};
    const auto width = part.sizes.back().constant();
    const auto type = dense(part.dtype, part.sizes);
    const auto parts = d.emit_list("aten::split_with_sizes.default",
                                   {arg("self", gates), arg("split_sizes", {width, width, width, width}),
                                    arg("dim", std::int64_t{2})},
                                   {type, type, type, type});
    const auto in = d.unary("aten::sigmoid.default", parts[0]);
    const auto forget = d.unary("aten::sigmoid.default", parts[1]);
    const auto update = d.unary("aten::tanh.default", parts[2]);
    const auto out = d.unary("aten::sigmoid.default", parts[3]);
    const auto kept = two(d, "aten::mul.Tensor", forget, state.cell);
    const auto added = two(d, "aten::mul.Tensor", in, update);
    state.cell = two(d, "aten::add.Tensor", kept, added);
    state.hidden = two(d, "aten::mul.Tensor", out, d.unary("aten::tanh.default", state.cell));
    return done;
}

Result<Cores> lstm(Decomposer& d, const fx::Node& node) {
    TRY(auto input, d.tensor(node, "input"));
    TRY(const auto states, d.tensors(node, "hx"));
    TRY(const auto params, d.tensors(node, "params"));
    const auto layers = d.integer(node, "num_layers", 1);
    const std::size_t per_layer = d.boolean(node, "has_biases", true) ? 4 : 2;
    if (d.boolean(node, "bidirectional", false)) return Error{.what = "a bidirectional LSTM is not lowered yet"};
    if (states.size() != 2 || layers < 1 || params.size() != per_layer * static_cast<std::size_t>(layers) ||
        input.type.sizes.size() != 3)
        return Error{.what = "an LSTM of this form (projections, no batch) is not lowered yet"};
    auto hidden = unbound(d, states[0], layers);
    auto cells = unbound(d, states[1], layers);
    const bool is_batch_first = d.boolean(node, "batch_first", false);
    if (is_batch_first) input = d.permute(input, {1, 0, 2});
    bool can_fold = !is_batch_first;
    if (!input.type.sizes[0].is_constant() || input.type.sizes[0].constant() < 1)
        return Error{.what = "an LSTM over a symbolic number of steps is not lowered yet"};
    const auto steps = input.type.sizes[0].constant();
    Cores last_hidden, last_cells;
    for (std::size_t layer = 0; layer < static_cast<std::size_t>(layers); ++layer) {
        const Core* at = &params[layer * per_layer];
        Weights weights{.input = at[0], .hidden = at[1], .input_bias = {}, .hidden_bias = {}};
        if (per_layer == 4) {
            weights.input_bias = at[2];
            weights.hidden_bias = at[3];
        }
        State state{.hidden = unsqueezed(d, hidden[layer]), .cell = unsqueezed(d, cells[layer])};
        TRY(const auto projected, linear_of(d, input, weights.input, weights.input_bias, can_fold));
        Cores outs;
        for (const auto& each : unbound(d, projected, steps)) {
            CHECKED(step(d, weights, each, state));
            outs.push_back(state.hidden);
        }
        input = joined(d, outs);
        can_fold = true;
        last_hidden.push_back(squeezed(d, state.hidden));
        last_cells.push_back(squeezed(d, state.cell));
    }
    if (is_batch_first) input = d.permute(input, {1, 0, 2});
    TRY(const auto final_hidden, d.view(joined(d, last_hidden), states[0].type.sizes));
    TRY(const auto final_cells, d.view(joined(d, last_cells), states[1].type.sizes));
    return Cores{input, final_hidden, final_cells};
}

/// diff along a dimension, after what is put before and behind.
Result<Cores> diff(Decomposer& d, const fx::Node& node) {
    if (d.integer(node, "n", 1) != 1) return Error{.what = "diff of a higher order is not lowered yet"};
    TRY(auto self, d.tensor(node, "self"));
    const auto dim = d.integer(node, "dim", -1);
    const auto at = wrapped(dim, self.type.sizes.size());
    Cores parts;
    if (const auto before = d.optional_tensor(node, "prepend")) parts.push_back(*before);
    parts.push_back(self);
    if (const auto behind = d.optional_tensor(node, "append")) parts.push_back(*behind);
    if (self.type.dtype == DType::boolean) return Error{.what = "diff of booleans is not lowered yet"};
    if (parts.size() > 1) {
        std::vector<fx::Arg::Item> items;
        auto sizes = self.type.sizes;
        sizes[at] = 0;
        for (const auto& part : parts) {
            items.emplace_back(fx::ValueName{part.name});
            sizes[at] = sizes[at] + part.type.sizes[at];
        }
        self = d.emit("aten::cat.default", {arg("tensors", std::move(items)), arg("dim", dim)},
                      dense(self.type.dtype, sizes));
    }
    if (!self.type.sizes[at].is_constant()) return Error{.what = "diff over a symbolic dimension is not lowered yet"};
    const auto length = self.type.sizes[at].constant();
    const auto type = d.out_type(node);
    const auto part = [&](std::int64_t start, std::int64_t end) {
        return d.emit("aten::slice.Tensor", {arg("self", self), arg("dim", dim), arg("start", start), arg("end", end)},
                      type);
    };
    const auto earlier = part(0, length - 1);
    const auto later = part(1, length);
    return Cores{two(d, "aten::sub.Tensor", later, earlier)};
}

constexpr std::array table{
    Decomposition{"aten::lstm.input", lstm},
    Decomposition{"aten::diff.default", diff},
};

}  // namespace

std::span<const Decomposition> recurrent_decompositions() {
    return table;
}

}  // namespace arenascope::lowering
