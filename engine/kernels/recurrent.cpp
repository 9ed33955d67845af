// A layer of GRU, LSTM or RNN cells over all steps of a sequence, as one operator. The products of the inputs are
// computed for all steps before it, by another operator.

#include "engine/kernels/recurrent.h"

#include <algorithm>
#include <cstring>
#include <vector>

#include "engine/base/interruption.h"
#include "engine/kernels/aligned_vector.h"
#include "engine/kernels/lanes.h"
#include "engine/kernels/matrix_vector.h"

namespace arenascope {

namespace {

/// One state of `width` features: `in` holds the input's part of each gate, `from` the part of the previous state.
struct Cell {
    const LooseFloat *in, *from, *hidden, *cell;  ///< cell: only of an LSTM
    float *next, *next_cell;
    std::int64_t width;
};

template <class Lanes>
[[gnu::always_inline]] inline void gate(Lanes& to, const Cell& c, std::int64_t number, std::int64_t i,
                                        std::int64_t count) {
    Lanes other;
    load(to, c.in + number * c.width + i, count, 0);
    load(other, c.from + number * c.width + i, count, 0);
    to += other;
}

/// Gates in PyTorch's order: reset, update, candidate. `ResetsBefore`: `from` holds the candidate's product with the
/// state that is already reset.
template <class Lanes, bool ResetsBefore>
[[gnu::always_inline]] inline void gru_cell(const Cell& c) {
    for (std::int64_t i = 0; i < c.width; i += width<Lanes>) {
        const std::int64_t count = c.width - i;
        Lanes reset, kept, fresh, from, before;
        gate(kept, c, 1, i, count);
        to_sigmoid(kept);
        load(fresh, c.in + 2 * c.width + i, count, 0);
        load(from, c.from + 2 * c.width + i, count, 0);
        if constexpr (!ResetsBefore) {
            gate(reset, c, 0, i, count);
            to_sigmoid(reset);
            from *= reset;
        }
        fresh += from;
        to_tanh(fresh);
        load(before, c.hidden + i, count, 0);
        before = (before - fresh) * kept + fresh;
        store(c.next + i, before, count);
    }
}

/// The state times its reset gate, into `next`.
template <class Lanes>
[[gnu::always_inline]] inline void reset_state(const Cell& c) {
    for (std::int64_t i = 0; i < c.width; i += width<Lanes>) {
        const std::int64_t count = c.width - i;
        Lanes reset, before;
        gate(reset, c, 0, i, count);
        to_sigmoid(reset);
        load(before, c.hidden + i, count, 0);
        before *= reset;
        store(c.next + i, before, count);
    }
}

/// One gate, with tanh or relu.
template <class Lanes, bool IsRelu>
[[gnu::always_inline]] inline void rnn_cell(const Cell& c) {
    for (std::int64_t i = 0; i < c.width; i += width<Lanes>) {
        Lanes sum;
        gate(sum, c, 0, i, c.width - i);
        if constexpr (IsRelu) sum = sum < Lanes{} ? Lanes{} : sum;
        else to_tanh(sum);
        store(c.next + i, sum, c.width - i);
    }
}

/// Gates in PyTorch's order: input, forget, candidate, output.
template <class Lanes>
[[gnu::always_inline]] inline void lstm_cell(const Cell& c) {
    for (std::int64_t i = 0; i < c.width; i += width<Lanes>) {
        const std::int64_t count = c.width - i;
        Lanes in, forget, update, shown, before;
        gate(in, c, 0, i, count);
        to_sigmoid(in);
        gate(forget, c, 1, i, count);
        to_sigmoid(forget);
        gate(update, c, 2, i, count);
        to_tanh(update);
        gate(shown, c, 3, i, count);
        to_sigmoid(shown);
        load(before, c.cell + i, count, 0);
        before = forget * before + in * update;
        store(c.next_cell + i, before, count);
        to_tanh(before);
        before *= shown;
        store(c.next + i, before, count);
    }
}

using Advance = void (*)(const Cell&);
struct Cells {
    Advance gru, gru_reset_before, reset, lstm, rnn_tanh, rnn_relu;
};

#define ARENASCOPE_CELLS(LANES, TARGET)                                       \
    TARGET void gru(const Cell& c) { gru_cell<LANES, false>(c); }             \
    TARGET void gru_reset_before(const Cell& c) { gru_cell<LANES, true>(c); } \
    TARGET void reset(const Cell& c) { reset_state<LANES>(c); }               \
    TARGET void lstm(const Cell& c) { lstm_cell<LANES>(c); }                  \
    TARGET void rnn_tanh(const Cell& c) { rnn_cell<LANES, false>(c); }        \
    TARGET void rnn_relu(const Cell& c) { rnn_cell<LANES, true>(c); }         \
    constexpr Cells cells{gru, gru_reset_before, reset, lstm, rnn_tanh, rnn_relu};

namespace lanes_4 {
ARENASCOPE_CELLS(Lanes4, )
}
#if defined(__x86_64__)
namespace lanes_8 {
ARENASCOPE_CELLS(Lanes8, [[gnu::target("avx2,fma")]])
}
namespace lanes_16 {
ARENASCOPE_CELLS(Lanes16, [[gnu::target("avx512f,avx512dq")]])
}
#endif
#undef ARENASCOPE_CELLS

const Cells& best_cells() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq")) return lanes_16::cells;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return lanes_8::cells;
#endif
    return lanes_4::cells;
}

/// Weights with the rows of a step side by side: many of them are summed at a time, without a sum over lanes.
struct State final : KernelState {
    AlignedVector<float> columns;  ///< [n, gates n], in panels of columns_together(), one after the other
    const std::byte* of = nullptr;
    [[nodiscard]] std::int64_t packed_bytes() const override {
        return static_cast<std::int64_t>(columns.size() * sizeof(float));
    }
    [[nodiscard]] const float* packed(const TensorValue& weight) {
        if (of == weight.data) return columns.data();
        const std::int64_t rows = weight.sizes[0], width = weight.sizes[1];
        columns.resize(static_cast<std::size_t>(rows * width));
        const LooseFloat* from = weight.as<float>();
        float* to = columns.data();
        for (std::int64_t c = 0; c < rows; c += columns_together()) {
            const std::int64_t n = std::min(columns_together(), rows - c);
            for (std::int64_t i = 0; i < width; ++i) {
                for (std::int64_t k = 0; k < n; ++k) *to++ = from[(c + k) * width + i];
            }
        }
        of = weight.data;
        return columns.data();
    }
};

struct Layer {
    const float* columns = nullptr;  ///< of the weight; null: it is read as it lies
    const TensorValue *projected = nullptr, *weight = nullptr, *bias = nullptr, *hidden = nullptr, *cell = nullptr;
    TensorValue *out = nullptr, *last = nullptr, *last_cell = nullptr;
    bool reverses_input = false, reverses_output = false;
    std::int64_t gates = 1, steps = 0, batch = 0, width = 0;
    Advance advance = nullptr;
    Advance resets = nullptr;  ///< of a GRU that multiplies the candidate's weights by the reset state
};

Error unfit(const Layer& l) {
    return {.what = message("the operand is {tensor}, and the weight is {other_tensor}", describe(*l.projected),
                            describe(*l.weight))};
}

/// Results of open sizes follow the operands; of fixed ones, only the number of elements counts.
Result<> give_sizes(Layer& l) {
    if (!l.out->is_fixed) {
        Dims sizes = l.projected->sizes;
        sizes[sizes.size() - 1] = l.width;
        CHECKED(resize(*l.out, sizes));
    }
    if (!l.last->is_fixed) CHECKED(resize(*l.last, l.hidden->sizes));
    if (l.cell && !l.last_cell->is_fixed) CHECKED(resize(*l.last_cell, l.cell->sizes));
    return done;
}

Result<> check(Layer& l) {
    for (const TensorValue* tensor :
         {l.projected, l.weight, l.bias, l.hidden, l.cell, static_cast<const TensorValue*>(l.out),
          static_cast<const TensorValue*>(l.last), static_cast<const TensorValue*>(l.last_cell)}) {
        if (tensor && tensor->dtype != DType::f32) return unfit(l);
    }
    if (l.weight->rank() != 2 || l.projected->rank() < 2 || l.weight->sizes[1] < 1) return unfit(l);
    l.width = l.weight->sizes[1];
    CHECKED(give_sizes(l));
    for (const TensorValue* tensor :
         {l.projected, l.weight, l.bias, l.hidden, l.cell, static_cast<const TensorValue*>(l.out),
          static_cast<const TensorValue*>(l.last), static_cast<const TensorValue*>(l.last_cell)}) {
        if (tensor && tensor->numel() != 0 && !tensor->is_contiguous()) return unfit(l);
    }
    l.steps = l.projected->sizes[0];
    l.batch = l.hidden->numel() / l.width;
    const std::int64_t state = l.batch * l.width;
    const bool fits = l.weight->sizes[0] == l.gates * l.width && l.hidden->numel() == state &&
        l.projected->numel() == l.steps * l.gates * state && l.out->numel() == l.steps * state &&
        l.last->numel() == state && (!l.bias || l.bias->numel() == l.gates * l.width) &&
        (!l.cell || (l.cell->numel() == state && l.last_cell->numel() == state));
    if (!fits) return unfit(l);
    return done;
}

/// The products of the state before with the weights of gates [first, end).
void multiply(Call& call, const Layer& l, std::int64_t first, std::int64_t end, const LooseFloat* state, float* from) {
    const auto* const before =
        static_cast<const float*>(static_cast<const void*>(state));  // as a whole tensor, aligned
    const std::int64_t row = first * l.width;
    if (l.columns) {
        const std::int64_t wide = l.gates * l.width, panel = columns_together();
        for (std::int64_t c = 0; c < wide; c += panel)
            vector_times_matrix(before, l.columns + c * l.width, from + c, l.width, std::min(panel, wide - c));
        for (std::int64_t i = 0; l.bias && i < wide; ++i) from[i] += l.bias->as<float>()[i];
        call.implementation = "own columns";
        return;
    }
    call.implementation =
        matrix_times_vector(l.weight->as<float>() + row * l.width, before, l.bias ? l.bias->as<float>() + row : nullptr,
                            from + row, (end - first) * l.width, l.width);
}

/// One step of one sequence of the batch; `spare` holds a state that is reset.
void advance(Call& call, const Layer& l, Cell c, float* from, float* spare) {
    const LooseFloat* before = c.hidden;
    c.from = from;
    if (!l.resets) {
        multiply(call, l, 0, l.gates, before, from);
        return l.advance(c);
    }
    multiply(call, l, 0, 2, before, from);
    Cell reset = c;
    reset.next = spare;
    l.resets(reset);
    multiply(call, l, 2, 3, spare, from);
    l.advance(c);
}

Result<> run(Call& call, Layer& l) {
    CHECKED(check(l));
    const std::int64_t wide = l.gates * l.width, state = l.batch * l.width;
    auto* const from =
        reinterpret_cast<float*>(call.scratch().take(static_cast<std::size_t>(wide + l.width) * sizeof(float)));
    if (call.measures()) return done;
    constexpr std::int64_t most = 1 << 18, lanes = 16;  // larger ones are as fast as memory
    const bool is_small = l.weight->is_constant && l.weight->numel() < most && wide % lanes == 0 && !l.resets;
    if (is_small) l.columns = call.state<State>().packed(*l.weight);
    const float* before = l.hidden->as<float>();
    if (l.cell && state > 0 && l.steps == 0)
        std::memcpy(l.last_cell->data, l.cell->data, static_cast<std::size_t>(state) * sizeof(float));
    for (const std::int64_t step : OuterLoop(l.steps)) {
        const std::int64_t in = l.reverses_input ? l.steps - 1 - step : step,
                           to = l.reverses_output ? l.steps - 1 - step : step;
        float* const next = l.out->as<float>() + to * state;
        for (std::int64_t b = 0; b < l.batch; ++b) {
            const TensorValue* cell = step == 0 ? l.cell : l.last_cell;  // changed in place
            Cell c{};
            c.in = l.projected->as<float>() + (in * l.batch + b) * wide;
            c.hidden = before + b * l.width;
            c.cell = cell ? cell->as<float>() + b * l.width : nullptr;
            c.next = next + b * l.width;
            c.next_cell = l.last_cell ? l.last_cell->as<float>() + b * l.width : nullptr;
            c.width = l.width;
            advance(call, l, c, from, from + wide);
        }
        before = next;
    }
    if (Interruptible::is_over()) return cancelled();
    if (state > 0) std::memcpy(l.last->data, before, static_cast<std::size_t>(state) * sizeof(float));
    return done;
}

/// (projected [steps, .., gates n], weight [gates n, n], bias [gates n]?, hidden [.., n], …)
Result<> read(Call& call, Layer& l) {
    TRY(l.projected, call.tensor(0));
    TRY(l.weight, call.tensor(1));
    TRY(l.bias, call.optional_tensor(2));
    TRY(l.hidden, call.tensor(3));
    return done;
}
/// (…, reverses_input, reverses_output) from argument `at`: the first step reads the last row, or writes it.
Result<> read_order(Call& call, std::size_t at, Layer& l) {
    TRY(l.reverses_input, call.boolean(at));
    TRY(l.reverses_output, call.boolean(at + 1));
    return done;
}

/// (…, reverses_input, reverses_output, resets_before, out [steps, .., n], last [.., n])
Result<> gru_out(Call& call) {
    Layer l{.gates = 3};
    CHECKED(read(call, l));
    CHECKED(read_order(call, 4, l));
    TRY(const bool resets_before, call.boolean(6));
    TRY(l.out, call.tensor(7));
    TRY(l.last, call.tensor(8));
    const Cells& cells = best_cells();
    l.advance = resets_before ? cells.gru_reset_before : cells.gru;
    l.resets = resets_before ? cells.reset : nullptr;
    return run(call, l);
}

/// (…, cell, reverses_input, reverses_output, out, last, last_cell)
Result<> lstm_out(Call& call) {
    Layer l{.gates = 4};
    CHECKED(read(call, l));
    TRY(l.cell, call.tensor(4));
    CHECKED(read_order(call, 5, l));
    TRY(l.out, call.tensor(7));
    TRY(l.last, call.tensor(8));
    TRY(l.last_cell, call.tensor(9));
    l.advance = best_cells().lstm;
    return run(call, l);
}

/// (…, reverses_input, reverses_output, is_relu, out, last)
Result<> rnn_out(Call& call) {
    Layer l{.gates = 1};
    CHECKED(read(call, l));
    CHECKED(read_order(call, 4, l));
    TRY(const bool is_relu, call.boolean(6));
    TRY(l.out, call.tensor(7));
    TRY(l.last, call.tensor(8));
    l.advance = is_relu ? best_cells().rnn_relu : best_cells().rnn_tanh;
    return run(call, l);
}

constexpr Kernel rows[] = {{"arenascope::gru.out", 9, gru_out, nullptr, with_scratch},
                           {"arenascope::lstm.out", 10, lstm_out, nullptr, with_scratch},
                           {"arenascope::rnn.out", 9, rnn_out, nullptr, with_scratch}};

}  // namespace

KernelFamily recurrent_kernels() { return rows; }

}  // namespace arenascope
