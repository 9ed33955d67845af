// For `--layout best`: products that read the rows of a matrix in place. arenascope::linear.out: input times the weight
// in PyTorch's layout, [out, in]; arenascope::linear_columns.out: times a weight in layout [in, out];
// arenascope::rows_times_vector.out and vector_times_rows.out: one row times each of several matrices, from either
// side. Constant weights are packed once where the input has several rows.

#include "engine/kernels/aligned_vector.h"
#include "engine/kernels/curves.h"
#include "engine/kernels/families.h"
#include "engine/kernels/matrix_vector.h"
#include "engine/kernels/onednn.h"
#include "engine/kernels/packed_product.h"
#include "engine/kernels/rows.h"
#include "engine/kernels/workers.h"

namespace arenascope {

namespace {

using Memory = dnnl::memory;
using Tag = dnnl::memory::format_tag;
constexpr auto f32 = dnnl::memory::data_type::f32;
constexpr std::size_t kept_shapes = 16;

struct Prepared {
    std::int64_t rows = 0, inner = 0, columns = 0, part = 0;
    dnnl::stream stream;        ///< of its own: parts run in parallel
    Memory::desc weights_form;  ///< asking the primitive for it allocates
    dnnl::inner_product_forward primitive;
    std::string text;
    Memory input, weights, bias, output, scratch;
    std::size_t scratch_bytes = 0;
    const std::byte* weights_from = nullptr;  ///< constant ones that `weights` hold
    bool has_run = false;
    std::optional<Error> failed;  ///< by the last call
    std::vector<dnnl_exec_arg_t> arguments;
};

/// Constant weights as oneDNN wants them: nearly always, all numbers of rows agree on the form.
struct Packed {
    Memory::desc form;
    AlignedVector<std::byte> bytes;
};

struct State final : KernelState {
    std::optional<OneDnn> onednn;
    std::vector<std::unique_ptr<Prepared>> prepared;
    std::vector<Packed> packed;
    AlignedVector<float> panels;  ///< of a small weight, by pack_matrix
    const std::byte* panels_from = nullptr;
    ParallelChoice choice;
    [[nodiscard]] std::int64_t packed_bytes() const override {
        auto bytes = static_cast<std::int64_t>(panels.size() * sizeof(float));
        for (const Packed& each : packed) bytes += static_cast<std::int64_t>(each.bytes.size());
        return bytes;
    }
};

/// Weights [columns, inner] as they lie.
Memory::desc plain_weights(std::int64_t inner, std::int64_t columns, bool by_columns) {
    return {{columns, inner}, f32, by_columns ? Tag::ba : Tag::ab};
}

void add_argument(Prepared& item, int kind, Memory& memory, const Memory::desc& form, const dnnl::engine& engine) {
    memory = Memory(form, engine, nullptr);
    item.arguments.push_back({kind, memory.get()});
}

std::unique_ptr<Prepared> prepare(const dnnl::engine& engine, std::int64_t rows, std::int64_t inner,
                                  std::int64_t columns, bool has_bias, const Memory::desc& weights) {
    const Memory::desc in({rows, inner}, f32, Tag::ab), out({rows, columns}, f32, Tag::ab);
    const Memory::desc bias = has_bias ? Memory::desc({columns}, f32, Tag::a) : Memory::desc();
    dnnl::primitive_attr attributes;
    attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
    const dnnl::inner_product_forward::desc wanted(dnnl::prop_kind::forward_inference, in, weights, bias, out);
    const dnnl::inner_product_forward::primitive_desc chosen(wanted, attributes, engine);
    auto item = std::make_unique<Prepared>();
    item->rows = rows;
    item->inner = inner;
    item->columns = columns;
    item->weights_form = chosen.weights_desc();
    item->primitive = dnnl::inner_product_forward(chosen);
    item->text = std::string("onednn ") + chosen.impl_info_str();
    add_argument(*item, DNNL_ARG_SRC, item->input, in, engine);
    add_argument(*item, DNNL_ARG_WEIGHTS, item->weights, item->weights_form, engine);
    if (has_bias) add_argument(*item, DNNL_ARG_BIAS, item->bias, bias, engine);
    add_argument(*item, DNNL_ARG_DST, item->output, out, engine);
    item->scratch_bytes = chosen.scratchpad_desc().get_size();
    add_argument(*item, DNNL_ARG_SCRATCHPAD, item->scratch, chosen.scratchpad_desc(), engine);
    item->stream = dnnl::stream(engine);
    return item;
}

struct Product {
    const TensorValue *input, *weight, *bias;
    TensorValue* out;
    std::optional<Curve> curve;
    bool by_columns = false;
    [[nodiscard]] std::int64_t inner() const { return weight->sizes[by_columns ? 0 : 1]; }
    [[nodiscard]] std::int64_t columns() const { return weight->sizes[by_columns ? 1 : 0]; }
    /// Of the output's rows [first, end), which are still in cache.
    void end_with_curve(std::int64_t first, std::int64_t end) const {
        float* const rows = out->as<float>() + first * columns();
        if (curve) apply_curve(*curve, rows, rows, (end - first) * columns());
    }
};

Prepared& prepared_for(State& state, const Product& p, std::int64_t rows, std::int64_t part) {
    const std::int64_t inner = p.inner(), columns = p.columns();  // also of a weight that may change
    for (const auto& known : state.prepared) {
        if (known->rows == rows && known->inner == inner && known->columns == columns && known->part == part)
            return *known;
    }
    // Parts of one call are prepared one after the other: none may evict another.
    if (part == 0 && state.prepared.size() >= kept_shapes) state.prepared.clear();
    const Memory::desc weights = p.weight->is_constant ? Memory::desc({columns, inner}, f32, Tag::any)
                                                       : plain_weights(inner, columns, p.by_columns);
    state.prepared.push_back(prepare(state.onednn->engine, rows, inner, columns, p.bias != nullptr, weights));
    state.prepared.back()->part = part;
    return *state.prepared.back();
}

/// Where the weights lie in that form. Those that may change keep their own.
Result<std::byte*> weights_in(State& state, const Product& p, const Memory::desc& form) {
    if (!p.weight->is_constant) return p.weight->data;
    const Memory::desc plain = plain_weights(p.inner(), p.columns(), p.by_columns);
    if (form == plain) return p.weight->data;
    for (Packed& known : state.packed) {
        if (known.form == form) return known.bytes.data();
    }
    Packed made{.form = form, .bytes = AlignedVector<std::byte>(std::max<std::size_t>(form.get_size(), 1))};
    const Memory from(plain, state.onednn->engine, p.weight->data), to(form, state.onednn->engine, made.bytes.data());
    CHECKED(Reorder(from, to).run(state.onednn->stream));
    state.onednn->stream.wait();
    state.packed.push_back(std::move(made));
    return state.packed.back().bytes.data();
}

/// Several rows: part k of `parts` multiplies its share of the input's rows.
Result<> multiply(Call& call, State& state, const Product& p, std::int64_t parts) {
    if (!state.onednn) state.onednn.emplace();
    const std::int64_t rows = p.out->sizes[0], inner = p.inner(), columns = p.columns();
    const auto first = [&](std::int64_t part) { return rows * part / parts; };
    SmallVector<Prepared*> items;
    for (std::int64_t part = 0; part < parts; ++part) {
        Prepared& item = prepared_for(state, p, first(part + 1) - first(part), part);
        std::byte* scratch = call.scratch().take(item.scratch_bytes);
        item.input.set_data_handle(p.input->as<float>() + first(part) * inner);
        if (!call.measures() && (!p.weight->is_constant || item.weights_from != p.weight->data)) {
            TRY(std::byte* const weights, weights_in(state, p, item.weights_form));
            item.weights.set_data_handle(weights);
            item.weights_from = p.weight->data;
        }
        if (p.bias) item.bias.set_data_handle(p.bias->data);
        item.output.set_data_handle(p.out->as<float>() + first(part) * columns);
        item.scratch.set_data_handle(scratch);
        items.push_back(&item);
    }
    if (call.measures()) return done;
    const auto run = [&](std::int64_t part) {
        Prepared& item = *items[static_cast<std::size_t>(part)];
        const auto done_part = execute(item.primitive, item.stream, item.arguments, item.has_run);
        item.failed = done_part.ok() ? std::nullopt : std::optional(done_part.error());
        p.end_with_curve(first(part), first(part + 1));
    };
    if (parts == 1) run(0);
    else call.workers()->run(parts, run);
    for (const Prepared* item : items) {
        if (item->failed) return *item->failed;
    }
    call.implementation = items.front()->text;
    return done;
}

/// A weight that is small enough to keep a second time: oneDNN would pack it in each call.
bool is_small(const Product& p) {
    constexpr std::int64_t most = 1 << 16;
    return multiplies_packed() && p.weight->is_constant && p.weight->numel() <= most;
}
Result<> multiply_small(Call& call, State& state, const Product& p, std::int64_t parts) {
    if (call.measures()) return done;
    const std::int64_t rows = p.out->sizes[0], inner = p.inner(), columns = p.columns();
    if (state.panels_from != p.weight->data) {
        state.panels.resize(static_cast<std::size_t>(packed_floats(inner, columns)));
        pack_matrix(p.weight->as<float>(), p.by_columns ? columns : 1, p.by_columns ? 1 : inner, inner, columns,
                    state.panels.data());
        state.panels_from = p.weight->data;
    }
    const auto run = [&](std::int64_t part) {
        const std::int64_t first = rows * part / parts, end = rows * (part + 1) / parts;
        multiply_packed({.rows = p.input->as<float>() + first * inner,
                         .packed = state.panels.data(),
                         .bias = p.bias ? p.bias->as<float>() : nullptr,
                         .out = p.out->as<float>() + first * columns,
                         .count = end - first,
                         .inner = inner,
                         .columns = columns,
                         .row_step = inner,
                         .out_step = columns});
        p.end_with_curve(first, end);
    };
    if (parts == 1) run(0);
    else call.workers()->run(parts, run);
    call.implementation = "own packed rows";
    return done;
}

/// One row: a single thread reads the weight at memory speed, so more threads would not help.
void multiply_row(Call& call, const Product& p) {
    if (p.by_columns) {
        vector_times_matrix(p.input->as<float>(), p.weight->as<float>(), p.out->as<float>(), p.inner(), p.columns());
        for (std::int64_t i = 0; p.bias && i < p.columns(); ++i) p.out->as<float>()[i] += p.bias->as<float>()[i];
        return p.end_with_curve(0, 1);
    }
    call.implementation =
        matrix_times_vector(p.weight->as<float>(), p.input->as<float>(), p.bias ? p.bias->as<float>() : nullptr,
                            p.out->as<float>(), p.weight->sizes[0], p.weight->sizes[1]);
    p.end_with_curve(0, 1);
}

/// (input [m, k], weight [n, k] or by columns [k, n], bias [n]?, curve?, out [m, n])
template <bool ByColumns>
Result<> linear_out(Call& call) {
    TRY(const TensorValue* input, call.tensor(0));
    TRY(const TensorValue* weight, call.tensor(1));
    TRY(const TensorValue* bias, call.optional_tensor(2));
    std::optional<Curve> curve;
    if (!call.is_none(3)) {
        TRY(curve, curve_argument(call, 3));
    }
    TRY(TensorValue * out, call.tensor(4));
    const Product product{input, weight, bias, out, curve, ByColumns};
    bool fits = input->rank() == 2 && weight->rank() == 2 && input->sizes[1] == product.inner() &&
        (!bias || bias->numel() == product.columns());
    for (const TensorValue* tensor :
         {input, weight, bias, static_cast<const TensorValue*>(out)}) {  // an empty tensor has no order
        fits = fits && (!tensor || (tensor->dtype == DType::f32 && (tensor->numel() == 0 || tensor->is_contiguous())));
    }
    if (!fits)
        return Error{.what = message("the operand is {tensor}, and the weight is {other_tensor}", describe(*input),
                                     describe(*weight))};
    CHECKED(resize(*out, Dims{input->sizes[0], product.columns()}));
    if (out->numel() == 0) return done;
    if (input->sizes[1] == 0 && call.measures()) return done;
    if (input->sizes[1] == 0) {  // oneDNN does not support empty sums
        std::fill_n(out->as<float>(), out->numel(), 0.0f);
        if (bias) {
            TRY(const TensorValue shift, expand_to(*bias, out->sizes));
            CHECKED(copy_values(*out, shift));
        }
        product.end_with_curve(0, out->sizes[0]);
        return done;
    }
    auto& state = call.state<State>();
    if (out->sizes[0] == 1) {
        if (!call.measures()) multiply_row(call, product);
        return done;
    }
    const auto run = is_small(product) ? multiply_small : multiply;
    return divide_work(call, state.choice, out->sizes[0], [&](std::int64_t parts) -> Result<> {
        return guarded([&] { return run(call, state, product, parts); });
    });
}

/// One row for each of `vectors`; several consecutive ones may share a matrix.
struct RowsByMatrices {
    const TensorValue *vectors = nullptr, *matrices = nullptr;
    TensorValue* out = nullptr;
    [[nodiscard]] const float* vector(std::int64_t b) const { return vectors->as<float>() + b * vectors->sizes[2]; }
    [[nodiscard]] const float* matrix(std::int64_t b) const {
        const std::int64_t shared_by = vectors->sizes[0] / matrices->sizes[0];
        return matrices->as<float>() + b / shared_by * matrices->sizes[1] * matrices->sizes[2];
    }
};

/// `inner`: the dimension of a matrix that the products sum over; the other one is the result's.
Result<RowsByMatrices> rows_by_matrices(Call& call, std::size_t inner) {
    RowsByMatrices p;
    TRY(p.vectors, call.tensor(0));
    TRY(p.matrices, call.tensor(1));
    TRY(p.out, call.tensor(2));
    bool fits = p.vectors->rank() == 3 && p.matrices->rank() == 3 && p.vectors->sizes[1] == 1 &&
        p.matrices->sizes[0] > 0 && p.vectors->sizes[0] % p.matrices->sizes[0] == 0 &&
        p.vectors->sizes[2] == p.matrices->sizes[inner];
    for (const TensorValue* tensor : {p.vectors, p.matrices, static_cast<const TensorValue*>(p.out)}) {
        fits = fits && tensor->dtype == DType::f32 && tensor->is_contiguous();
    }
    if (!fits) {
        return Error{.what = message("the operand is {tensor}, and the weight is {other_tensor}", describe(*p.vectors),
                                     describe(*p.matrices))};
    }
    CHECKED(resize(*p.out, Dims{p.vectors->sizes[0], 1, p.matrices->sizes[3 - inner]}));
    return p;
}

/// (vectors [b, 1, k], matrices [b or a part of it, n, k], out [b, 1, n])
Result<> rows_times_vector_out(Call& call) {
    TRY(const RowsByMatrices p, rows_by_matrices(call, 2));
    const std::int64_t rows = p.matrices->sizes[1], columns = p.matrices->sizes[2];
    for (std::int64_t b = 0; b < p.vectors->sizes[0]; ++b) {
        call.implementation =
            matrix_times_vector(p.matrix(b), p.vector(b), nullptr, p.out->as<float>() + b * rows, rows, columns);
    }
    return done;
}

/// (vectors [b, 1, n], matrices [b or a part of it, n, k], out [b, 1, k])
Result<> vector_times_rows_out(Call& call) {
    TRY(const RowsByMatrices p, rows_by_matrices(call, 1));
    const std::int64_t rows = p.matrices->sizes[1], columns = p.matrices->sizes[2];
    for (std::int64_t b = 0; b < p.vectors->sizes[0]; ++b)
        vector_times_matrix(p.vector(b), p.matrix(b), p.out->as<float>() + b * columns, rows, columns);
    return done;
}

constexpr Kernel rows[] = {{"arenascope::linear.out", 5, linear_out<false>, nullptr, with_scratch},
                           {"arenascope::linear_columns.out", 5, linear_out<true>, nullptr, with_scratch},
                           {"arenascope::rows_times_vector.out", 3, rows_times_vector_out},
                           {"arenascope::vector_times_rows.out", 3, vector_times_rows_out}};

}  // namespace

KernelFamily linear_kernels() { return rows; }

}  // namespace arenascope
