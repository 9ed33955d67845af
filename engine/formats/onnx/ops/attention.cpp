// Attention in its variants: products of queries and keys, cached state, rotary positions.

#include <cmath>

#include "engine/formats/onnx/ops/formula.h"
#include "engine/formats/onnx/ops/operators.h"

namespace arenascope::onnx {

namespace {

/// Heads of a [B, S, H * D] tensor: [B, H, S, D].
std::string heads_first(Formula& f, const std::string& of, std::int64_t heads) {
    const auto sizes = f.sizes(of);
    if (sizes.size() != 3 || !sizes[2].is_constant() || heads < 1 || sizes[2].constant() % heads != 0) {
        f.fail(message("heads that do not divide the last dimension"));
        return of;
    }
    const std::string split = f.reshape(of, {sizes[0], sizes[1], heads, sizes[2].constant() / heads});
    return f.transpose(split, {0, 2, 1, 3});
}

/// Repeats each head of keys or values as often as queries need it, copies adjacent.
std::string repeat_heads(Formula& f, const std::string& of, std::int64_t times) {
    if (times == 1 || f.failed()) return of;
    const auto sizes = f.sizes(of);
    const std::string wide = f.expand(f.unsqueeze(of, 2), {sizes[0], sizes[1], times, sizes[2], sizes[3]});
    const std::string dense = f.op("Identity", {wide});
    return f.reshape(dense, {sizes[0], sizes[1] * sym::Expr(times), sizes[2], sizes[3]});
}

/// How many heads of queries share one of keys.
std::int64_t sharing(Formula& f, const std::string& queries, const std::string& keys) {
    const auto q = f.sizes(queries), k = f.sizes(keys);
    const bool fits = q.size() == 4 && k.size() == 4 && q[1].is_constant() && k[1].is_constant() &&
        k[1].constant() > 0 && q[1].constant() % k[1].constant() == 0;
    if (!fits) f.fail(message("query heads that are not a multiple of the key heads"));
    return fits ? q[1].constant() / k[1].constant() : 1;
}

/// Indices 0, 1, 2, … of a fixed size along an axis of `rank` dimensions.
std::string places(Formula& f, const sym::Expr& size, std::size_t axis, std::size_t rank, std::int64_t first = 0) {
    if (!size.is_constant() || size.constant() > (1 << 20)) {
        f.fail(message("a mask over a dynamic dimension"));
        return {};
    }
    std::vector<std::int64_t> numbers;
    for (std::int64_t i = 0; i < size.constant(); ++i) numbers.push_back(first + i);
    std::vector<sym::Expr> sizes(rank, 1);
    sizes[axis] = size;
    return f.importer().values().made_constant("places", DType::i64, std::move(sizes), numbers);
}

/// 0 where `allowed`, minus infinity elsewhere.
std::string as_bias(Formula& f, const std::string& allowed, const std::string& like) {
    return f.op("Where", {allowed, f.real(0, like), f.real(-HUGE_VAL, like)});
}

struct Masked {
    std::string queries, keys;
    sym::Expr past = 0;
};

/// The mask added to the products: the given mask, the causal one, that of padding; empty: none.
std::string bias_of(Formula& f, const Node& node, const Masked& over) {
    const auto q = f.sizes(over.queries), k = f.sizes(over.keys);
    if (f.failed()) return {};
    std::string bias;
    const auto join = [&](const std::string& next) { bias = bias.empty() ? next : f.add(bias, next); };
    if (f.has(3)) {
        std::string mask = f.in(3);
        if (f.type(mask).dtype == DType::boolean) mask = as_bias(f, mask, over.queries);
        const auto sizes = f.sizes(mask);
        if (!sizes.empty() && sizes.back().is_constant() && k[2].is_constant() &&
            sizes.back().constant() < k[2].constant()) {
            // A mask of fewer keys than there are hides the rest.
            std::vector<std::int64_t> pads(2 * sizes.size(), 0);
            pads.back() = k[2].constant() - sizes.back().constant();
            mask = f.op("Pad", {mask, f.ints(pads), f.real(-HUGE_VAL, mask)});
        }
        join(mask);
    }
    if (node.integer("is_causal", 0) != 0) {
        if (!over.past.is_constant()) f.fail(message("a past of dynamic length"));
        else
            join(as_bias(f,
                         f.op("GreaterOrEqual", {places(f, q[2], 0, 2, over.past.constant()), places(f, k[2], 1, 2)}),
                         over.queries));
    }
    if (f.has(6)) {
        const std::string lengths = f.reshape(f.in(6), {q[0], 1, 1, 1});
        join(as_bias(f, f.op("Less", {places(f, k[2], 3, 4), lengths}), over.queries));
    }
    return bias;
}

Result<> attention(Importer& im, const Node& node) {
    Formula f(im, node);
    std::string q = f.in(0), k = f.in(1), v = f.in(2);
    const bool flat = f.sizes(q).size() == 3;
    if (flat) {
        q = heads_first(f, q, node.integer("q_num_heads", 0));
        k = heads_first(f, k, node.integer("kv_num_heads", 0));
        v = heads_first(f, v, node.integer("kv_num_heads", 0));
    }
    Masked over{.queries = q, .keys = k};
    if (f.has(4) != f.has(5)) return not_mapped(node, message("a past of keys or of values alone"));
    if (f.has(4)) {
        const auto past = f.sizes(f.in(4));
        if (past.size() != 4) return not_mapped(node, message("a past of this shape"));
        over.past = past[2];
        k = f.concat({f.in(4), k}, 2);
        v = f.concat({f.in(5), v}, 2);
    }
    f.result(1, k);
    f.result(2, v);
    const std::int64_t times = sharing(f, q, k);
    k = repeat_heads(f, k, times);
    v = repeat_heads(f, v, times);
    over.keys = k;
    if (f.failed()) return f.end();
    const auto sizes = f.sizes(q);
    if (!sizes[3].is_constant()) return not_mapped(node, message("heads of dynamic size"));
    const double scale = node.find("scale") ? static_cast<double>(node.real("scale", 1))
                                            : 1 / std::sqrt(static_cast<double>(sizes[3].constant()));
    // Both operands get half of the scale, as the standard prescribes for the range of f16; a negative one goes to one
    // side.
    const double side = std::sqrt(std::fabs(scale)), sign = scale < 0 ? -1 : 1;
    const std::string raw =
        f.matmul(f.mul(q, f.real(side * sign, q)), f.transpose(f.mul(k, f.real(side, k)), {0, 1, 3, 2}));
    std::string at = raw;
    if (const double cap = static_cast<double>(node.real("softcap", 0)); cap > 0)
        at = f.mul(f.op("Tanh", {f.div(at, f.real(cap, at))}), f.real(cap, at));
    const std::string capped = at;
    if (const std::string bias = bias_of(f, node, over); !bias.empty()) at = f.add(at, f.cast(bias, f.type(at).dtype));
    const std::string biased = at;
    const DType own = f.type(at).dtype;
    const auto precise = dtype_of(node.integer("softmax_precision", 0)).value_or(own);
    const std::string soft =
        f.cast(f.op("Softmax", {f.cast(at, precise)}, {{"axis", attribute(std::int64_t{-1})}}), own);
    const std::int64_t mode = node.integer("qk_matmul_output_mode", 0);
    f.result(3, mode == 0 ? raw : mode == 1 ? capped : mode == 2 ? biased : soft);
    std::string out = f.matmul(soft, v);
    if (flat && !f.failed()) {
        const auto made = f.sizes(out);
        const std::string turned = f.op("Identity", {f.transpose(out, {0, 2, 1, 3})});
        out = f.reshape(turned, {made[0], made[2], made[1] * made[3]});
    }
    f.result(0, out);
    return f.end();
}

/// Attention whose products and weights go through graphs of the model.
Result<> flexible(Importer& im, const Node& node) {
    Formula f(im, node);
    const std::int64_t times = sharing(f, f.in(0), f.in(1));
    const std::string k = repeat_heads(f, f.in(1), times), v = repeat_heads(f, f.in(2), times);
    const auto sizes = f.sizes(f.in(0));
    if (f.failed()) return f.end();
    if (!sizes[3].is_constant()) return not_mapped(node, message("heads of dynamic size"));
    const double scale = node.find("scale") ? static_cast<double>(node.real("scale", 1))
                                            : 1 / std::sqrt(static_cast<double>(sizes[3].constant()));
    const double side = std::sqrt(std::fabs(scale)), sign = scale < 0 ? -1 : 1;
    const DType own = f.type(f.in(0)).dtype;
    std::string at =
        f.matmul(f.mul(f.in(0), f.real(side * sign, f.in(0))), f.transpose(f.mul(k, f.real(side, k)), {0, 1, 3, 2}));
    const auto precise = dtype_of(node.integer("softmax_precision", own == DType::f64 ? 11 : 1));
    at = f.cast(at, precise.value_or(DType::f32));
    if (const Attribute* body = node.find("score_mod"); body && body->body) at = f.body(*body->body, {at});
    at = f.op("Softmax", {at}, {{"axis", attribute(std::int64_t{-1})}});
    if (const Attribute* body = node.find("prob_mod"); body && body->body) at = f.body(*body->body, {at});
    f.result(0, f.matmul(f.cast(at, own), v));
    return f.end();
}

/// Rotates pairs of numbers by the angle of their position.
Result<> rotary(Importer& im, const Node& node) {
    Formula f(im, node);
    const std::string input = f.in(0);
    auto sizes = f.sizes(input);
    const bool flat = sizes.size() == 3;
    std::string x = input;
    if (flat) {
        x = heads_first(f, input, node.integer("num_heads", 0));
        if (f.failed()) return f.end();
        sizes = f.sizes(x);
    }
    if (sizes.size() != 4 || !sizes[3].is_constant()) return not_mapped(node, message("an input of this shape"));
    const std::int64_t whole = sizes[3].constant();
    const std::int64_t turned =
        node.integer("rotary_embedding_dim", 0) == 0 ? whole : node.integer("rotary_embedding_dim", 0);
    if (turned < 2 || turned > whole || turned % 2 != 0) return not_mapped(node, message("its rotary dimension"));
    const std::int64_t half = turned / 2;
    const auto angles = [&](std::size_t cache) {
        const std::string picked = f.has(3) ? f.op("Gather", {f.in(cache), f.in(3)}) : f.in(cache);
        const auto found = f.sizes(picked);
        if (found.size() != 3) f.fail(message("angles of this shape"));
        return f.unsqueeze(f.failed() ? picked : f.slice(picked, 2, 0, half), 1);
    };
    const std::string cos = angles(1), sin = angles(2);
    const std::string part = turned == whole ? x : f.slice(x, 3, 0, turned);
    const bool woven = node.integer("interleaved", 0) != 0;
    std::string one, two;
    if (woven) {
        const std::string pairs = f.reshape(f.op("Identity", {part}), {sizes[0], sizes[1], sizes[2], half, 2});
        one = f.op("Gather", {pairs, f.integer(0)}, {{"axis", attribute(std::int64_t{4})}});
        two = f.op("Gather", {pairs, f.integer(1)}, {{"axis", attribute(std::int64_t{4})}});
    } else {
        one = f.slice(part, 3, 0, half);
        two = f.slice(part, 3, half, turned);
    }
    const std::string real = f.sub(f.mul(cos, one), f.mul(sin, two));
    const std::string imaginary = f.add(f.mul(sin, one), f.mul(cos, two));
    std::string out = woven ? f.reshape(f.concat({f.unsqueeze(real, 4), f.unsqueeze(imaginary, 4)}, 4),
                                        {sizes[0], sizes[1], sizes[2], turned})
                            : f.concat({real, imaginary}, 3);
    if (turned != whole) out = f.concat({out, f.slice(x, 3, turned, whole)}, 3);
    if (flat && !f.failed()) out = f.reshape(f.op("Identity", {f.transpose(out, {0, 2, 1, 3})}), f.sizes(input));
    f.result(0, out);
    return f.end();
}

/// A state of keys times values that each step decays, writes and reads.
Result<> linear(Importer& im, const Node& node) {
    constexpr std::int64_t most_steps = 256;
    Formula f(im, node);
    const std::int64_t q_heads = node.integer("q_num_heads", 0), heads = node.integer("kv_num_heads", 0);
    const std::string rule = node.text("update_rule", "gated_delta");
    const bool fades = rule == "gated" || rule == "gated_delta", corrects = rule == "delta" || rule == "gated_delta";
    if ((fades && !f.has(4)) || (corrects && !f.has(5))) return not_mapped(node, message("a missing decay or beta"));
    const std::string q = heads_first(f, f.in(0), q_heads), k = heads_first(f, f.in(1), heads),
                      v = heads_first(f, f.in(2), heads);
    if (f.failed()) return f.end();
    const auto qs = f.sizes(q), ks = f.sizes(k), vs = f.sizes(v);
    if (!qs[2].is_constant() || qs[2].constant() > most_steps || !qs[3].is_constant())
        return not_mapped(node, message("steps of a dynamic number, or more than {limit}", most_steps));
    const std::int64_t times = sharing(f, q, k);
    const auto wide = [&](std::size_t input) {  // [B, T, H * D or H or 1]: [B, H, T, ...]
        const auto sizes = f.sizes(f.in(input));
        const bool single = sizes.size() == 3 && sizes[2] == sym::Expr(1) && heads != 1;
        return f.cast(single ? f.unsqueeze(f.in(input), 1) : heads_first(f, f.in(input), heads), DType::f32);
    };
    const std::string decay = fades ? f.op("Exp", {wide(4)}) : std::string(), beta = corrects ? wide(5) : std::string();
    if (f.failed()) return f.end();
    const std::string q32 = f.cast(q, DType::f32), k32 = f.cast(k, DType::f32), v32 = f.cast(v, DType::f32);
    const float given = node.real("scale", 0);
    const double scale = given != 0 ? static_cast<double>(given) : 1 / std::sqrt(static_cast<double>(qs[3].constant()));
    std::string state;
    if (f.has(3)) state = f.cast(f.in(3), DType::f32);
    else state = f.expand(f.real(0, q32), {ks[0], ks[1], ks[3], vs[3]});
    Formula::Names rows;
    for (std::int64_t t = 0; t < qs[2].constant() && !f.failed(); ++t) {
        const auto at = [&](const std::string& of) { return f.slice(of, 2, t, t + 1); };  // [B, H, 1, D]
        if (fades) state = f.mul(state, f.transpose(at(decay), {0, 1, 3, 2}));
        const std::string key = f.transpose(at(k32), {0, 1, 3, 2});
        std::string written = at(v32);
        if (corrects) written = f.mul(at(beta), f.sub(written, f.matmul(at(k32), state)));
        state = f.add(state, f.matmul(key, written));
        rows.push_back(f.matmul(at(q32), repeat_heads(f, state, times)));
    }
    if (f.failed()) return f.end();
    const std::string all = f.concat(rows, 2), scaled = f.mul(all, f.real(scale, all));
    const std::string turned = f.op("Identity", {f.transpose(scaled, {0, 2, 1, 3})});
    const DType own = f.type(f.in(0)).dtype;
    f.result(0, f.cast(f.reshape(turned, {qs[0], qs[2], qs[1] * vs[3]}), own));
    f.result(1, f.cast(state, own));
    return f.end();
}

/// A convolution over past inputs: the last inputs are passed to the next call.
Result<> causal_convolution(Importer& im, const Node& node) {
    Formula f(im, node);
    const auto weight = f.sizes(f.in(1)), sizes = f.sizes(f.in(0));
    if (weight.size() != 3 || sizes.size() != 3 || !weight[2].is_constant() || !weight[0].is_constant() ||
        !sizes[2].is_constant() || weight[2].constant() < 1)
        return not_mapped(node, message("a kernel or an input of this shape"));
    const std::int64_t kept = weight[2].constant() - 1;
    std::string all = f.in(0);
    if (f.has(3)) all = f.concat({f.in(3), all}, 2);
    else if (kept > 0) all = f.op("Pad", {all, f.ints({0, 0, kept, 0, 0, 0}), f.real(0, all)});
    const std::int64_t length = kept + sizes[2].constant();
    Formula::Names inputs{all, f.in(1)};
    if (f.has(2)) inputs.push_back(f.in(2));
    std::string out = f.op("Conv", inputs, {{"group", attribute(weight[0].constant())}});
    const std::string activation = node.text("activation", "none");
    if (activation == "silu" || activation == "swish") out = f.mul(out, f.op("Sigmoid", {out}));
    else if (activation != "none") f.fail(message("activation '{name}'", activation));
    f.result(0, out);
    f.result(1, f.slice(all, 2, length - kept, length));
    return f.end();
}

constexpr auto attention_rows = std::to_array<Operator>({
    {"Attention", attention},
    {"ai.onnx.preview.FlexAttention", flexible},
    {"RotaryEmbedding", rotary},
    {"LinearAttention", linear},
    {"CausalConvWithState", causal_convolution},
});

}  // namespace

std::span<const Operator> attention_operators() { return attention_rows; }

}  // namespace arenascope::onnx
