// Of `--layout best`: a layer of GRU or LSTM cells over all steps of a sequence. What a step needs besides its state,
// the product of its input, is there before.

#include <cstring>

#include "engine/base/interruption.h"
#include "engine/kernels/families.h"
#include "engine/kernels/lanes.h"
#include "engine/kernels/matrix_vector.h"

namespace arenascope {

namespace {

/// One state of `width` features: `in` what its input gives to each gate, `from` what the state before gives.
struct Cell {
    const LooseFloat *in, *from, *hidden, *cell;  ///< cell: of an LSTM
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

/// Gates: reset, kept, fresh, as PyTorch has them.
template <class Lanes>
[[gnu::always_inline]] inline void gru_cell(const Cell& c) {
    for (std::int64_t i = 0; i < c.width; i += width<Lanes>) {
        const std::int64_t count = c.width - i;
        Lanes reset, kept, fresh, from, before;
        gate(reset, c, 0, i, count);
        to_sigmoid(reset);
        gate(kept, c, 1, i, count);
        to_sigmoid(kept);
        load(fresh, c.in + 2 * c.width + i, count, 0);
        load(from, c.from + 2 * c.width + i, count, 0);
        fresh += from * reset;
        to_tanh(fresh);
        load(before, c.hidden + i, count, 0);
        before = (before - fresh) * kept + fresh;
        store(c.next + i, before, count);
    }
}

/// Gates: in, forget, update, shown.
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
void gru_4(const Cell& c) { gru_cell<Lanes4>(c); }
void lstm_4(const Cell& c) { lstm_cell<Lanes4>(c); }
#if defined(__x86_64__)
[[gnu::target("avx2,fma")]] void gru_8(const Cell& c) { gru_cell<Lanes8>(c); }
[[gnu::target("avx2,fma")]] void lstm_8(const Cell& c) { lstm_cell<Lanes8>(c); }
[[gnu::target("avx512f,avx512dq")]] void gru_16(const Cell& c) { gru_cell<Lanes16>(c); }
[[gnu::target("avx512f,avx512dq")]] void lstm_16(const Cell& c) { lstm_cell<Lanes16>(c); }
#endif

struct Choice {
    Advance gru, lstm;
};
Choice choose() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq")) return {gru_16, lstm_16};
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return {gru_8, lstm_8};
#endif
    return {gru_4, lstm_4};
}

struct Layer {
    const TensorValue *projected, *weight, *bias, *hidden, *cell = nullptr;
    TensorValue *out, *last, *last_cell = nullptr;
    bool backwards = false;
    std::int64_t steps = 0, batch = 0, width = 0;
};

Result<> check(Layer& l, std::int64_t gates) {
    const auto unfit = [&] {
        return Error{.what = message("the operand is {tensor}, and the weight is {other_tensor}",
                                     describe(*l.projected), describe(*l.weight))};
    };
    for (const TensorValue* tensor :
         {l.projected, l.weight, l.bias, l.hidden, l.cell, static_cast<const TensorValue*>(l.out),
          static_cast<const TensorValue*>(l.last), static_cast<const TensorValue*>(l.last_cell)}) {
        if (tensor && (tensor->dtype != DType::f32 || !tensor->is_contiguous())) return unfit();
    }
    if (l.weight->rank() != 2 || l.projected->rank() < 2 || l.weight->sizes[1] < 1) return unfit();
    l.width = l.weight->sizes[1];
    l.steps = l.projected->sizes[0];
    l.batch = l.hidden->numel() / l.width;
    const std::int64_t state = l.batch * l.width;
    const bool fits = l.weight->sizes[0] == gates * l.width && l.steps > 0 && l.hidden->numel() == state &&
        l.projected->numel() == l.steps * gates * state && l.out->numel() == l.steps * state &&
        l.last->numel() == state && (!l.bias || l.bias->numel() == gates * l.width) &&
        (!l.cell || (l.cell->numel() == state && l.last_cell->numel() == state));
    return fits ? Result<>(done) : unfit();
}

Result<> run(Call& call, Layer& l, std::int64_t gates) {
    CHECKED(check(l, gates));
    static const Choice chosen = choose();
    const Advance advance = gates == 4 ? chosen.lstm : chosen.gru;
    const std::int64_t wide = gates * l.width, state = l.batch * l.width;
    auto* const from = reinterpret_cast<float*>(call.scratch().take(static_cast<std::size_t>(wide) * sizeof(float)));
    if (call.measures()) return done;
    const float* before = l.hidden->as<float>();
    for (const std::int64_t step : OuterLoop(l.steps)) {
        float* const next = l.out->as<float>() + (l.backwards ? l.steps - 1 - step : step) * state;
        for (std::int64_t b = 0; b < l.batch; ++b) {
            call.implementation = matrix_times_vector(l.weight->as<float>(), before + b * l.width,
                                                      l.bias ? l.bias->as<float>() : nullptr, from, wide, l.width);
            const TensorValue* cell = step == 0 ? l.cell : l.last_cell;  // changed where it lies
            advance({.in = l.projected->as<float>() + (step * l.batch + b) * wide,
                     .from = from,
                     .hidden = before + b * l.width,
                     .cell = cell ? cell->as<float>() + b * l.width : nullptr,
                     .next = next + b * l.width,
                     .next_cell = l.last_cell ? l.last_cell->as<float>() + b * l.width : nullptr,
                     .width = l.width});
        }
        before = next;
    }
    if (Interruptible::is_over()) return cancelled();
    std::memcpy(l.last->data, before, static_cast<std::size_t>(state) * sizeof(float));
    return done;
}

/// (projected [steps, .., 3 n], weight [3 n, n], bias [3 n]?, hidden [.., n], backwards, out [steps, .., n], last).
/// Backwards: the first step's state is the last row of `out`.
Result<> gru_out(Call& call) {
    Layer l{};
    TRY(l.projected, call.tensor(0));
    TRY(l.weight, call.tensor(1));
    TRY(l.bias, call.optional_tensor(2));
    TRY(l.hidden, call.tensor(3));
    TRY(l.backwards, call.boolean(4));
    TRY(l.out, call.tensor(5));
    TRY(l.last, call.tensor(6));
    return run(call, l, 3);
}

/// (projected [steps, .., 4 n], weight [4 n, n], bias [4 n]?, hidden, cell, backwards, out, last, last cell)
Result<> lstm_out(Call& call) {
    Layer l{};
    TRY(l.projected, call.tensor(0));
    TRY(l.weight, call.tensor(1));
    TRY(l.bias, call.optional_tensor(2));
    TRY(l.hidden, call.tensor(3));
    TRY(l.cell, call.tensor(4));
    TRY(l.backwards, call.boolean(5));
    TRY(l.out, call.tensor(6));
    TRY(l.last, call.tensor(7));
    TRY(l.last_cell, call.tensor(8));
    return run(call, l, 4);
}

constexpr Kernel rows[] = {{"arenascope::gru.out", 7, gru_out, nullptr, with_scratch},
                           {"arenascope::lstm.out", 9, lstm_out, nullptr, with_scratch}};

}  // namespace

KernelFamily recurrent_kernels() { return rows; }

}  // namespace arenascope
