// Matrix products: oneDNN for floats from about 12^3 multiplications, own loops for smaller products and other types.

#include "engine/base/interruption.h"
#include "engine/kernels/dense.h"
#include "engine/kernels/families.h"
#include "engine/kernels/onednn.h"

namespace arenascope {

namespace {

/// Below this size, a call into oneDNN costs more than the product. Empty products crash oneDNN.
constexpr std::int64_t least_work = 12 * 12 * 12;
constexpr std::size_t kept_shapes = 16;

struct Shape {
    std::int64_t batch, rows, inner, columns;
    bool operator==(const Shape&) const = default;
};

struct Prepared {
    Shape shape;
    dnnl::matmul primitive;
    dnnl::matmul::primitive_desc description;
    std::string text;
    dnnl::memory a, b, c, scratch;
    bool has_run = false;
    std::vector<dnnl_exec_arg_t> arguments;  ///< a call only sets the addresses in these arguments
};

struct MatmulState final : KernelState {
    std::optional<OneDnn> onednn;
    std::vector<Prepared> prepared;
};

template <class C>
void multiply(const Shape& s, const C* a, const C* b, C* c) {
    for (std::int64_t batch = 0; batch < s.batch; ++batch) {
        for (const std::int64_t i : OuterLoop(s.rows)) {
            C* row = c + (batch * s.rows + i) * s.columns;
            std::fill_n(row, s.columns, C{0});
            for (std::int64_t k = 0; k < s.inner; ++k) {
                const C factor = a[(batch * s.rows + i) * s.inner + k];
                const C* from = b + (batch * s.inner + k) * s.columns;
                for (std::int64_t j = 0; j < s.columns; ++j) {
                    if constexpr (std::is_same_v<C, std::int64_t>) {
                        row[j] =
                            static_cast<C>(static_cast<std::uint64_t>(row[j]) +
                                           static_cast<std::uint64_t>(factor) * static_cast<std::uint64_t>(from[j]));
                    } else {
                        row[j] += factor * from[j];
                    }
                }
            }
        }
    }
}

dnnl::memory::desc plain(std::int64_t batch, std::int64_t rows, std::int64_t columns) {
    return {{batch, rows, columns}, dnnl::memory::data_type::f32, dnnl::memory::format_tag::abc};
}

Prepared& prepare(MatmulState& state, const Shape& shape) {
    if (!state.onednn) state.onednn.emplace();
    for (Prepared& item : state.prepared) {
        if (item.shape == shape) return item;
    }
    if (state.prepared.size() == kept_shapes) state.prepared.erase(state.prepared.begin());
    dnnl::primitive_attr attributes;
    attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
    const dnnl::matmul::desc description(plain(shape.batch, shape.rows, shape.inner),
                                         plain(shape.batch, shape.inner, shape.columns),
                                         plain(shape.batch, shape.rows, shape.columns));
    const dnnl::matmul::primitive_desc chosen(description, attributes, state.onednn->engine);
    const dnnl::engine& engine = state.onednn->engine;
    Prepared item{shape,
                  dnnl::matmul(chosen),
                  chosen,
                  std::string("onednn ") + chosen.impl_info_str(),
                  {chosen.src_desc(), engine, nullptr},
                  {chosen.weights_desc(), engine, nullptr},
                  {chosen.dst_desc(), engine, nullptr},
                  {chosen.scratchpad_desc(), engine, nullptr},
                  {}};
    item.arguments = {{DNNL_ARG_SRC, item.a.get()},
                      {DNNL_ARG_WEIGHTS, item.b.get()},
                      {DNNL_ARG_DST, item.c.get()},
                      {DNNL_ARG_SCRATCHPAD, item.scratch.get()}};
    state.prepared.push_back(std::move(item));
    return state.prepared.back();
}

Result<> multiply_onednn(Call& call, MatmulState& state, const Shape& shape, const float* a, const float* b, float* c) {
    return guarded([&]() -> Result<> {
        Prepared& item = prepare(state, shape);
        const std::size_t extra =
            std::max<std::size_t>(item.scratch.get_desc().get_size(), 1);  // querying the primitive allocates memory
        std::byte* scratch = call.scratch().take(extra);
        if (call.measures()) return done;
        item.a.set_data_handle(const_cast<float*>(a));
        item.b.set_data_handle(const_cast<float*>(b));
        item.c.set_data_handle(c);
        item.scratch.set_data_handle(scratch);
        CHECKED(execute(item.primitive, state.onednn->stream, item.arguments, item.has_run));
        state.onednn->stream.wait();
        call.implementation = item.text;
        return done;
    });
}

struct Factors {
    const TensorValue* added = nullptr;  ///< addmm's self, broadcast to the output
    Scalar beta, alpha;
};

template <class C>
void combine(C* c, const TensorValue& out, const Factors& factors) {
    const auto number = [](const Scalar& s) {
        if constexpr (std::is_same_v<C, std::int64_t>) return s.integer;
        else return static_cast<C>(s.floating);
    };
    const C alpha = number(factors.alpha), beta = number(factors.beta);
    const TensorValue product = over(c, out.sizes);
    // If beta is 0, self is ignored, including NaN, as in PyTorch. Integers wrap around, like their sums.
    using Wide = std::conditional_t<std::is_same_v<C, std::int64_t>, std::uint64_t, C>;
    const Wide a = static_cast<Wide>(alpha), b = static_cast<Wide>(beta);
    if (beta == C{0}) map_rows<C>(product, product, [=](C x) { return static_cast<C>(a * static_cast<Wide>(x)); });
    else
        map_rows<C>(product, product, *factors.added,
                    [=](C x, C y) { return static_cast<C>(a * static_cast<Wide>(x) + b * static_cast<Wide>(y)); });
}

template <class C>
Result<> run(Call& call, const Shape& shape, const TensorValue& a, const TensorValue& b, const TensorValue& out,
             const Factors* factors, MatmulState& state) {
    if (out.numel() == 0) return done;
    DenseScratch<C> s(call);
    const C* left = dense_in(a, s.a);
    const C* right = dense_in(b, s.b);
    C* to = dense_out(out, s.c);
    bool is_done = false;
    if constexpr (std::is_same_v<C, float>) {
        if (shape.inner > 0 && shape.batch * shape.rows * shape.inner * shape.columns >= least_work) {
            CHECKED(multiply_onednn(call, state, shape, left, right, to));
            is_done = true;
        }
    }
    if (call.measures()) return done;
    if (!is_done) multiply(shape, left, right, to);
    if (factors) combine(to, out, *factors);
    dense_done(out, s.c);
    return done;
}

Result<> product_of(Call& call, const TensorValue& a, const TensorValue& b, TensorValue& out, std::size_t rank,
                    Factors* factors) {
    const bool fits = a.rank() == rank && b.rank() == rank && a.sizes[rank - 1] == b.sizes[rank - 2] &&
        (rank == 2 || a.sizes[0] == b.sizes[0]);
    if (!fits || a.dtype != b.dtype)
        return Error{.what = message("cannot multiply {tensor} by {other_tensor}", describe(a), describe(b)),
                     .expected = message("equal element types and inner sizes")};
    CHECKED(check_computable(a));
    CHECKED(check_computable(out));
    const Shape shape{rank == 3 ? a.sizes[0] : 1, a.sizes[rank - 2], a.sizes[rank - 1], b.sizes[rank - 1]};
    const Dims sizes = rank == 3 ? Dims{shape.batch, shape.rows, shape.columns} : Dims{shape.rows, shape.columns};
    CHECKED(resize(out, sizes));
    TensorValue added;
    if (factors) {
        CHECKED(check_computable(*factors->added));
        TRY(const TensorValue expanded, expand_to(*factors->added, sizes));
        added = expanded;
        factors->added = &added;
    }
    auto& state = call.state<MatmulState>();
    switch (compute_of(a.dtype)) {
        case Compute::f32: return run<float>(call, shape, a, b, out, factors, state);
        case Compute::f64: return run<double>(call, shape, a, b, out, factors, state);
        case Compute::i64: break;
    }
    return run<std::int64_t>(call, shape, a, b, out, factors, state);
}

template <std::size_t Rank>
Result<> product_out(Call& call) {
    TRY(const TensorValue* a, call.tensor(0));
    TRY(const TensorValue* b, call.tensor(1));
    TRY(TensorValue * out, call.tensor(2));
    return product_of(call, *a, *b, *out, Rank, nullptr);
}

template <std::size_t Rank>
Result<> added_product_out(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const TensorValue* a, call.tensor(1));
    TRY(const TensorValue* b, call.tensor(2));
    TRY(const Scalar beta, call.scalar(3));
    TRY(const Scalar alpha, call.scalar(4));
    TRY(TensorValue * out, call.tensor(5));
    Factors factors{self, beta, alpha};
    return product_of(call, *a, *b, *out, Rank, &factors);
}

constexpr Kernel rows[] = {
    {"aten::mm.out", 3, product_out<2>, nullptr, with_scratch},
    {"aten::bmm.out", 3, product_out<3>, nullptr, with_scratch},
    {"aten::addmm.out", 6, added_product_out<2>, nullptr, with_scratch},
    {"aten::baddbmm.out", 6, added_product_out<3>, nullptr, with_scratch},
};

}  // namespace

KernelFamily matmul_kernels() { return rows; }

}  // namespace arenascope
