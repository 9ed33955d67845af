// Single steps of recurrent cells.

#include <array>

#include "engine/lowering/decompose/core_math.h"

namespace arenascope::lowering {
namespace {

struct Gates {
    Core input, hidden;
};

Result<Gates> gates_of(Expansion& d, const fx::Node& node, const Core& hidden) {
    TRY(const auto input, d.in.tensor(node, "input"));
    TRY(const auto w_ih, d.in.tensor(node, "w_ih"));
    TRY(const auto w_hh, d.in.tensor(node, "w_hh"));
    TRY(const auto from_input, linear_of(d, input, w_ih, d.in.optional_tensor(node, "b_ih"), true));
    TRY(const auto from_hidden, linear_of(d, hidden, w_hh, d.in.optional_tensor(node, "b_hh"), true));
    return Gates{from_input, from_hidden};
}

Result<Cores> parts_of(Expansion& d, const Core& whole, std::int64_t count) {
    Cores parts;
    const auto length = sym::Expr::make(sym::Op::floor_div, {whole.type.sizes.back(), count});
    for (std::int64_t i = 0; i < count; ++i) {
        TRY(auto part, Math(d).slice(whole, whole.type.sizes.size() - 1, length * i, length));
        parts.push_back(std::move(part));
    }
    return parts;
}

Result<Cores> lstm_cell(Expansion& d, const fx::Node& node) {
    TRY(const auto state, d.in.tensors(node, "hx"));
    if (state.size() != 2) return Error{.what = message("lstm_cell needs a hidden and a cell state")};
    TRY(const auto gates, gates_of(d, node, state[0]));
    Math m(d);
    TRY(const auto parts, parts_of(d, m.add(gates.hidden, gates.input), 4));
    const auto in = m.unary("sigmoid", parts[0]), forget = m.unary("sigmoid", parts[1]);
    const auto fresh = m.unary("tanh", parts[2]), out = m.unary("sigmoid", parts[3]);
    const auto old = m.mul(forget, state[1]), added = m.mul(in, fresh);
    const auto cell = m.add(old, added);
    return Cores{m.mul(out, m.unary("tanh", cell)), cell};
}

Result<Cores> gru_cell(Expansion& d, const fx::Node& node) {
    TRY(const auto hidden, d.in.tensor(node, "hx"));
    TRY(const auto gates, gates_of(d, node, hidden));
    TRY(const auto in, parts_of(d, gates.input, 3));
    TRY(const auto back, parts_of(d, gates.hidden, 3));
    Math m(d);
    const auto reset = m.unary("sigmoid", m.add(back[0], in[0])), keep = m.unary("sigmoid", m.add(back[1], in[1]));
    const auto fresh = m.unary("tanh", m.add(in[2], m.mul(back[2], reset)));
    return Cores{m.add(m.mul(m.sub(hidden, fresh), keep), fresh)};
}

Result<Cores> rnn_cell(Expansion& d, const fx::Node& node) {
    TRY(const auto hidden, d.in.tensor(node, "hx"));
    TRY(const auto gates, gates_of(d, node, hidden));
    Math m(d);
    return Cores{
        m.unary(node.target.starts_with("aten::rnn_tanh") ? "tanh" : "relu", m.add(gates.hidden, gates.input))};
}

constexpr std::array cell_table{
    Decomposition{"aten::lstm_cell.default", lstm_cell},
    Decomposition{"aten::gru_cell.default", gru_cell},
    Decomposition{"aten::rnn_tanh_cell.default", rnn_cell},
    Decomposition{"aten::rnn_relu_cell.default", rnn_cell},
};

}  // namespace

std::span<const Decomposition> cell_decompositions() { return cell_table; }

}  // namespace arenascope::lowering
