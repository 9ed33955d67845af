// tflite: a long short-term memory over a sequence, in floats and in integers: input and output of 8 bits, the cell's
// state of 16, with the arithmetic of TensorFlow Lite Micro. TensorFlow Lite itself subtracts the output's zero point
// instead of adding it.

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/base/interruption.h"
#include "engine/kernels/families.h"
#include "engine/kernels/fixed_point_16.h"
#include "engine/kernels/tflite/tflite_call.h"

namespace arenascope {

namespace {

using namespace tfl;

/// In the order of the operands. Without an input gate the forget gate gives it: what is forgotten is let in.
enum Gate : std::uint8_t { input, forget, cell, output, gates };

struct Layer {
    const TensorValue* in = nullptr;
    std::array<const TensorValue*, gates> weights{}, recurrent{}, peepholes{}, bias{}, norms{};
    const TensorValue *projection = nullptr, *projection_bias = nullptr;
    TensorValue *hidden = nullptr, *memory = nullptr, *out = nullptr;
    std::int64_t steps = 1, batch = 1, depth = 0, cells = 0, units = 0;
    bool is_time_first = false;
    float cell_clip = 0, projection_clip = 0;
    std::int64_t activation = 0;

    [[nodiscard]] std::int64_t place(std::int64_t n, std::int64_t t) const {
        return is_time_first ? t * batch + n : n * steps + t;
    }
};

Result<> check_vector(const TensorValue* tensor, std::int64_t count) {
    if (tensor && tensor->numel() != count) return unsupported(*tensor);
    return done;
}
Result<> check_matrix(const TensorValue* tensor, std::int64_t rows, std::int64_t columns) {
    if (tensor && (tensor->rank() != 2 || tensor->sizes[0] != rows || tensor->sizes[1] != columns))
        return unsupported(*tensor);
    return done;
}

/// Options: activation, bounds of cell and projection, whether time comes first, whether inputs are quantised by two
/// ends.
Result<Layer> layer_of(const Operands& ops) {
    Layer l{.is_time_first = ops.whole(3) != 0,
            .cell_clip = static_cast<float>(ops.option(1)),
            .projection_clip = static_cast<float>(ops.option(2)),
            .activation = ops.whole(0)};
    TRY(l.in, ops.in(0));
    TRY(l.out, ops.out());
    for (std::size_t g = 0; g < gates; ++g) {
        TRY(l.weights[g], ops.optional(1 + g));
        TRY(l.recurrent[g], ops.optional(5 + g));
        if (g != cell) {
            TRY(l.peepholes[g], ops.optional(g == output ? 11 : 9 + g));
        }
        TRY(l.bias[g], ops.optional(12 + g));
        TRY(l.norms[g], ops.optional(20 + g));
    }
    TRY(l.projection, ops.optional(16));
    TRY(l.projection_bias, ops.optional(17));
    TRY(l.hidden, ops.state(18));
    TRY(l.memory, ops.state(19));
    for (const Gate g : {forget, cell, output})
        if (!l.weights[g] || !l.recurrent[g] || !l.bias[g]) return Error{.what = message("a gate has no weights")};
    const bool has_input_gate = l.weights[input] != nullptr;
    if (has_input_gate != (l.recurrent[input] != nullptr) || (has_input_gate && !l.bias[input]))
        return Error{.what = message("a gate has no weights")};
    const std::size_t rank = l.in->rank();
    if ((rank != 2 && rank != 3) || l.weights[output]->rank() != 2 || l.recurrent[output]->rank() != 2)
        return unsupported(*l.in);
    l.depth = l.in->sizes[rank - 1];
    l.batch = rank == 2 || !l.is_time_first ? l.in->sizes[0] : l.in->sizes[1];
    l.steps = rank == 2 ? 1 : l.is_time_first ? l.in->sizes[0] : l.in->sizes[1];
    l.cells = l.weights[output]->sizes[0];
    l.units = l.recurrent[output]->sizes[1];
    for (std::size_t g = 0; g < gates; ++g) {
        CHECKED(check_matrix(l.weights[g], l.cells, l.depth));
        CHECKED(check_matrix(l.recurrent[g], l.cells, l.units));
        for (const auto* tensor : {l.peepholes[g], l.bias[g], l.norms[g]}) CHECKED(check_vector(tensor, l.cells));
    }
    CHECKED(check_matrix(l.projection, l.units, l.cells));
    CHECKED(check_vector(l.projection_bias, l.units));
    if (!l.projection && l.units != l.cells) return unsupported(*l.recurrent[output]);
    CHECKED(check_vector(l.hidden, l.batch * l.units));
    CHECKED(check_vector(l.memory, l.batch * l.cells));
    Dims sizes = l.in->sizes;
    sizes[rank - 1] = l.units;
    CHECKED(resize(*l.out, sizes));
    return l;
}

bool all_are(std::initializer_list<const TensorValue*> tensors, DType dtype) {
    return std::all_of(tensors.begin(), tensors.end(),
                       [&](const TensorValue* tensor) { return !tensor || tensor->dtype == dtype; });
}
template <class Tensors>
bool each_is(const Tensors& tensors, DType dtype) {
    return std::all_of(tensors.begin(), tensors.end(),
                       [&](const TensorValue* tensor) { return !tensor || tensor->dtype == dtype; });
}

template <class Tensors>
bool has_any(const Tensors& tensors) {
    return std::any_of(tensors.begin(), tensors.end(), [](const TensorValue* tensor) { return tensor != nullptr; });
}

float activated(float x, std::int64_t activation) {
    switch (static_cast<Activation>(activation)) {
        case Activation::relu: return std::max(x, 0.0F);
        case Activation::relu_n1_to_1: return std::clamp(x, -1.0F, 1.0F);
        case Activation::relu6: return std::clamp(x, 0.0F, 6.0F);
        case Activation::tanh: return std::tanh(x);
        default: return x;
    }
}

/// Sums of a gate: those of the input and of the last output, and of the cells where it looks at them.
void sum_of_gate(const Layer& l, Gate g, const float* x, const float* hidden, const float* memory, float* out) {
    const float *weights = l.weights[g]->as<float>(), *recurrent = l.recurrent[g]->as<float>();
    for (std::int64_t c = 0; c < l.cells; ++c) {
        float sum = l.norms[g] ? 0 : l.bias[g]->as<float>()[c];
        for (std::int64_t k = 0; k < l.depth; ++k) sum += weights[c * l.depth + k] * x[k];
        for (std::int64_t k = 0; k < l.units; ++k) sum += recurrent[c * l.units + k] * hidden[k];
        if (l.peepholes[g]) sum += l.peepholes[g]->as<float>()[c] * memory[c];
        out[c] = sum;
    }
    if (!l.norms[g]) return;
    float mean = 0, variance = 0;
    for (std::int64_t c = 0; c < l.cells; ++c) mean += out[c];
    mean /= static_cast<float>(l.cells);
    for (std::int64_t c = 0; c < l.cells; ++c) variance += (out[c] - mean) * (out[c] - mean);
    variance /= static_cast<float>(l.cells);
    const float inverse = 1 / std::sqrt(variance + 1e-8F);
    for (std::int64_t c = 0; c < l.cells; ++c)
        out[c] = (out[c] - mean) * inverse * l.norms[g]->as<float>()[c] + l.bias[g]->as<float>()[c];
}

float logistic_of(float x) { return 1 / (1 + std::exp(-x)); }

void float_step(const Layer& l, const float* x, float* hidden, float* memory, float* out, float* scratch) {
    std::array<float*, gates> sums{};
    for (std::size_t g = 0; g < gates; ++g) sums[g] = scratch + static_cast<std::int64_t>(g) * l.cells;
    const bool has_input_gate = l.weights[input] != nullptr;
    for (const Gate g : {input, forget, cell})
        if (g != input || has_input_gate) sum_of_gate(l, g, x, hidden, memory, sums[g]);
    for (std::int64_t c = 0; c < l.cells; ++c) {
        const float kept = logistic_of(sums[forget][c]);
        const float let_in = has_input_gate ? logistic_of(sums[input][c]) : 1 - kept;
        memory[c] = memory[c] * kept + activated(sums[cell][c], l.activation) * let_in;
        if (l.cell_clip > 0) memory[c] = std::clamp(memory[c], -l.cell_clip, l.cell_clip);
    }
    sum_of_gate(l, output, x, hidden, memory, sums[output]);
    float* shown = sums[cell];
    for (std::int64_t c = 0; c < l.cells; ++c)
        shown[c] = logistic_of(sums[output][c]) * activated(memory[c], l.activation);
    for (std::int64_t u = 0; u < l.units; ++u) {
        float value = shown[l.projection ? 0 : u];
        if (l.projection) {
            value = l.projection_bias ? l.projection_bias->as<float>()[u] : 0;
            for (std::int64_t c = 0; c < l.cells; ++c) value += l.projection->as<float>()[u * l.cells + c] * shown[c];
            if (l.projection_clip > 0) value = std::clamp(value, -l.projection_clip, l.projection_clip);
        }
        out[u] = value;
    }
    std::copy_n(out, l.units, hidden);
}

/// Of a layer of integers: factors to 2^-12 of each gate's sums, and what inputs and their zero points add at each
/// cell.
struct Factors : KernelState {
    struct Of {
        FixedFactor in, hidden;
        std::vector<std::int32_t> in_bias, hidden_bias;  ///< of each cell
    };
    std::array<Of, gates> of;
    FixedFactor shown;
    std::int32_t shown_zero = 0, clip = 0;
    int memory_shift = 0;
    bool is_ready = false;

    Result<> prepare(const Layer& l) {
        TRY(const Affine in, affine(*l.in));
        TRY(const Affine hidden, affine(*l.hidden));
        TRY(const Affine memory, affine(*l.memory));
        constexpr float twelfth = 1.0F / 4096;
        for (std::size_t g = 0; g < gates; ++g) {
            if (!l.weights[g]) continue;
            TRY(const Affine weights, affine(*l.weights[g]));
            TRY(const Affine recurrent, affine(*l.recurrent[g]));
            TRY(of[g].in, fixed_factor(static_cast<double>(weights.scale * in.scale / twelfth)));
            TRY(of[g].hidden, fixed_factor(static_cast<double>(recurrent.scale * hidden.scale / twelfth)));
            of[g].in_bias = folded(*l.weights[g], in.zero, l.bias[g]);
            of[g].hidden_bias = folded(*l.recurrent[g], hidden.zero, nullptr);
        }
        memory_shift = static_cast<int>(std::round(std::log2(memory.scale)));
        if (std::ldexp(1.0F, memory_shift) != memory.scale || memory_shift < -15 || memory_shift > -9)
            return Error{.what = message("the scale of the cell state is {scale}", static_cast<double>(memory.scale)),
                         .expected = message("a power of two from 2^-15 to 2^-9")};
        if (l.cell_clip > 0) clip = static_cast<std::int32_t>(std::clamp(l.cell_clip / memory.scale, 0.0F, 32767.0F));
        const double thirtieth = std::ldexp(1.0, -30);
        TRY(shown,
            fixed_factor(static_cast<double>(static_cast<float>(thirtieth / static_cast<double>(hidden.scale)))));
        shown_zero = hidden.zero;
        is_ready = true;
        return done;
    }

    static std::vector<std::int32_t> folded(const TensorValue& weights, std::int32_t zero, const TensorValue* bias) {
        std::vector<std::int32_t> out(static_cast<std::size_t>(weights.sizes[0]));
        const std::int8_t* row = weights.as<std::int8_t>();
        for (std::size_t c = 0; c < out.size(); ++c, row += weights.sizes[1]) {
            std::int64_t sum = 0;
            for (std::int64_t k = 0; k < weights.sizes[1]; ++k) sum += row[k];
            const std::int64_t own = bias ? bias->as<std::int32_t>()[c] : 0;
            out[c] = static_cast<std::int32_t>(own - zero * sum);
        }
        return out;
    }
};

std::int16_t held_16(std::int64_t x) { return static_cast<std::int16_t>(std::clamp<std::int64_t>(x, -32768, 32767)); }

/// The part of a cell's sum that comes from one vector.
std::int64_t scaled_sum(const TensorValue& weights, std::int64_t c, const std::int8_t* x, std::int32_t bias,
                        FixedFactor factor) {
    const std::int64_t count = weights.sizes[1];
    const std::int8_t* row = weights.as<std::int8_t>() + c * count;
    std::int64_t sum = bias;
    for (std::int64_t k = 0; k < count; ++k) sum += std::int32_t{row[k]} * x[k];
    return requantise(static_cast<std::int32_t>(sum), factor);
}

/// A product of two fractions of 15 bits times 2^power, rounded twice as by TensorFlow Lite Micro.
std::int16_t scaled_product(std::int32_t product, int power) {
    return held_16(requantise(product, FixedFactor{.multiplier = 1 << 30, .shift = power + 1}));
}

/// 1 / (1 + e^-x) and tanh(x), where x has 3 integer bits, or is in steps of 2^power.
std::int16_t logistic_of_sum(std::int64_t x) { return logistic_by_table(static_cast<std::int32_t>(3 * x)); }
std::int16_t tanh_in_steps(std::int64_t x, int power) {
    const int shift = power + 12;
    const std::int64_t steps = 3 * x, half = shift < 0 ? std::int64_t{1} << (-shift - 1) : 0;
    return tanh_by_table(static_cast<std::int32_t>(shift < 0 ? (steps + half) >> -shift : steps * (1 << shift)));
}

/// `shown` has room for the result: the last output is read until the end.
void integer_step(const Layer& l, const Factors& f, const std::int8_t* x, std::int8_t* hidden, std::int16_t* memory,
                  std::int8_t* out, std::int8_t* shown) {
    const auto sum = [&](Gate g, std::int64_t c) {
        const auto row = static_cast<std::size_t>(c);
        const Factors::Of& of = f.of[g];
        const std::int64_t first = held_16(scaled_sum(*l.weights[g], c, x, of.in_bias[row], of.in));
        return held_16(first + held_16(scaled_sum(*l.recurrent[g], c, hidden, of.hidden_bias[row], of.hidden)));
    };
    for (std::int64_t c = 0; c < l.cells; ++c) {
        const std::int16_t kept = logistic_of_sum(sum(forget, c)), offered = tanh_in_steps(sum(cell, c), -12);
        const std::int32_t let_in = l.weights[input] ? logistic_of_sum(sum(input, c)) : 32767 - kept;
        const std::int16_t old = scaled_product(std::int32_t{kept} * memory[c], -15);
        memory[c] = held_16(old + scaled_product(let_in * offered, -30 - f.memory_shift));
        if (f.clip > 0) memory[c] = static_cast<std::int16_t>(std::clamp<std::int32_t>(memory[c], -f.clip, f.clip));
        const std::int32_t value = logistic_of_sum(sum(output, c)) * tanh_in_steps(memory[c], f.memory_shift);
        const std::int64_t result = std::int64_t{requantise(value, f.shown)} + f.shown_zero;
        shown[c] = static_cast<std::int8_t>(std::clamp<std::int64_t>(result, -128, 127));
    }
    std::copy_n(shown, l.units, out);
    std::copy_n(shown, l.units, hidden);
}

Result<> run_float(Call& call, const Layer& l) {
    auto* scratch =
        reinterpret_cast<float*>(call.scratch().take(static_cast<std::size_t>(l.cells) * gates * sizeof(float)));
    if (call.measures()) return done;
    for (std::int64_t n = 0; n < l.batch; ++n) {
        for (const std::int64_t t : OuterLoop(l.steps)) {
            const std::int64_t at = l.place(n, t);
            float_step(l, l.in->as<float>() + at * l.depth, l.hidden->as<float>() + n * l.units,
                       l.memory->as<float>() + n * l.cells, l.out->as<float>() + at * l.units, scratch);
        }
    }
    return done;
}

Result<> run_integer(Call& call, const Layer& l) {
    auto* shown = reinterpret_cast<std::int8_t*>(call.scratch().take(static_cast<std::size_t>(l.cells)));
    if (call.measures()) return done;
    auto& factors = call.state<Factors>();
    if (!factors.is_ready) CHECKED(factors.prepare(l));
    for (std::int64_t n = 0; n < l.batch; ++n) {
        for (const std::int64_t t : OuterLoop(l.steps)) {
            const std::int64_t at = l.place(n, t);
            integer_step(l, factors, l.in->as<std::int8_t>() + at * l.depth, l.hidden->as<std::int8_t>() + n * l.units,
                         l.memory->as<std::int16_t>() + n * l.cells, l.out->as<std::int8_t>() + at * l.units, shown);
        }
    }
    return done;
}

Result<> sequence(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Layer l, layer_of(ops));
    if (l.in->dtype == DType::f32) {
        const bool is_float = each_is(l.weights, DType::f32) && each_is(l.recurrent, DType::f32) &&
            each_is(l.peepholes, DType::f32) && each_is(l.bias, DType::f32) && each_is(l.norms, DType::f32) &&
            all_are({l.projection, l.projection_bias, l.hidden, l.memory, l.out}, DType::f32);
        if (!is_float) return unsupported(*l.weights[output]);
        return run_float(call, l);
    }
    const bool is_plain = !has_any(l.peepholes) && !has_any(l.norms) && !l.projection;
    const bool is_integer = each_is(l.weights, DType::i8) && each_is(l.recurrent, DType::i8) &&
        each_is(l.bias, DType::i32) && all_are({l.in, l.hidden, l.out}, DType::i8) && l.memory->dtype == DType::i16;
    if (!is_plain || !is_integer) return unsupported(*l.weights[output]);
    return run_integer(call, l);
}

constexpr Kernel rows[] = {
    {.op = "tflite::UNIDIRECTIONAL_SEQUENCE_LSTM", .arguments = 22, .run = sequence, .takes_scratch = with_scratch},
};

}  // namespace

KernelFamily tflite_recurrent_kernels() { return rows; }

}  // namespace arenascope
