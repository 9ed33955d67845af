// For `--layout best`: attention in one operator. Scores, mask and softmax live in scratch, one head or a few at a
// time; queries, keys and values are read where their projections wrote them.

#include "engine/kernels/attention.h"

#include <array>

#include "engine/kernels/lane_rows.h"
#include "engine/kernels/onednn.h"
#include "engine/kernels/parallel_choice.h"
#include "engine/kernels/workers.h"

namespace arenascope {

namespace {

using Memory = dnnl::memory;

/// Products of several heads; strides in floats.
struct Operand {
    std::int64_t heads = 1, rows = 0, columns = 0;
    std::array<std::int64_t, 3> strides{};
    bool operator==(const Operand&) const = default;
    [[nodiscard]] Memory::desc desc() const {
        return {{heads, rows, columns}, dnnl::memory::data_type::f32, Memory::dims{strides.begin(), strides.end()}};
    }
    [[nodiscard]] std::int64_t at(std::int64_t head, std::int64_t row, std::int64_t column) const {
        return head * strides[0] + row * strides[1] + column * strides[2];
    }
};

struct Product {
    Operand a, b, c;
    bool operator==(const Product&) const = default;
    [[nodiscard]] std::int64_t work() const { return c.heads * c.rows * c.columns * a.columns; }
};

/// For one part of a call: parts run in parallel.
struct Prepared {
    Product product;
    std::int64_t part = 0;
    dnnl::stream stream;
    std::optional<Error> failed;
    dnnl::matmul primitive;
    Memory a, b, c, scratch;
    std::string text;
    std::size_t scratch_bytes = 0;
    bool has_run = false;
    std::vector<dnnl_exec_arg_t> arguments;
};

struct State final : KernelState {
    ParallelChoice choice;
    std::optional<OneDnn> onednn;
    std::vector<std::unique_ptr<Prepared>> prepared;
};

constexpr std::size_t kept_products = 16;  // of each part
/// Below this number of multiplications a call of oneDNN costs more than the product.
constexpr std::int64_t least_work = 12 * 12 * 12;

Prepared& prepared_for(State& state, const Product& product, std::int64_t part) {
    for (const auto& known : state.prepared) {
        if (known->part == part && known->product == product) return *known;
    }
    const dnnl::engine& engine = state.onednn->engine;
    dnnl::primitive_attr attributes;
    attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
    const dnnl::matmul::primitive_desc chosen({product.a.desc(), product.b.desc(), product.c.desc()}, attributes,
                                              engine);
    auto item = std::make_unique<Prepared>();
    item->product = product;
    item->part = part;
    item->stream = dnnl::stream(engine);
    item->primitive = dnnl::matmul(chosen);
    item->text = std::string("onednn ") + chosen.impl_info_str();
    item->a = Memory(product.a.desc(), engine, nullptr);
    item->b = Memory(product.b.desc(), engine, nullptr);
    item->c = Memory(product.c.desc(), engine, nullptr);
    item->scratch = Memory(chosen.scratchpad_desc(), engine, nullptr);
    item->scratch_bytes = chosen.scratchpad_desc().get_size();
    item->arguments = {{DNNL_ARG_SRC, item->a.get()},
                       {DNNL_ARG_WEIGHTS, item->b.get()},
                       {DNNL_ARG_DST, item->c.get()},
                       {DNNL_ARG_SCRATCHPAD, item->scratch.get()}};
    state.prepared.push_back(std::move(item));
    return *state.prepared.back();
}

/// One row of `a` after the other, for small products.
void multiply(const Product& p, const float* a, const float* b, float* c) {
    for (std::int64_t head = 0; head < p.c.heads; ++head) {
        for (std::int64_t row = 0; row < p.c.rows; ++row) {
            for (std::int64_t column = 0; column < p.c.columns; ++column) c[p.c.at(head, row, column)] = 0;
            for (std::int64_t k = 0; k < p.a.columns; ++k) {
                const float factor = a[p.a.at(head, row, k)];
                for (std::int64_t column = 0; column < p.c.columns; ++column)
                    c[p.c.at(head, row, column)] += factor * b[p.b.at(head, k, column)];
            }
        }
    }
}

struct Attention {
    const TensorValue *query = nullptr, *key = nullptr, *value = nullptr, *mask = nullptr;
    TensorValue* out = nullptr;
    float factor = 1;
    bool by_rows = false;  ///< out is [batch, rows, heads, features]
    bool is_safe = false;  ///< rows without a score above minus infinity have weights of 0
    std::int64_t batch = 0, heads = 0, rows = 0, columns = 0, features = 0, width = 0;
};

/// `heads` of [batch, heads, rows, columns].
Operand operand(const TensorValue& t, std::int64_t heads, bool is_turned = false) {
    const std::size_t row = is_turned ? 3 : 2, column = is_turned ? 2 : 3;
    return {heads, t.sizes[row], t.sizes[column], {t.strides[1], t.strides[row], t.strides[column]}};
}
const float* part_of(const TensorValue& t, std::int64_t batch, std::int64_t head) {
    return t.as<float>() + batch * t.strides[0] + head * t.strides[1];
}

Result<Attention> read(Call& call) {
    Attention a;
    TRY(a.query, call.tensor(0));
    TRY(a.key, call.tensor(1));
    TRY(a.value, call.tensor(2));
    TRY(a.mask, call.optional_tensor(3));
    TRY(const double factor, call.number(4));
    TRY(a.by_rows, call.boolean(5));
    TRY(a.is_safe, call.boolean(6));
    TRY(a.out, call.tensor(7));
    a.factor = static_cast<float>(factor);
    const Dims &q = a.query->sizes, &k = a.key->sizes, &v = a.value->sizes;
    bool fits = q.size() == 4 && k.size() == 4 && v.size() == 4 && q[0] == k[0] && k[0] == v[0] && q[1] == k[1] &&
        k[1] == v[1] && q[3] == k[3] && k[2] == v[2] && q[3] > 0 && k[2] > 0;
    for (const TensorValue* tensor : {a.query, a.key, a.value, a.mask, static_cast<const TensorValue*>(a.out)})
        fits = fits && (!tensor || tensor->dtype == DType::f32);
    if (fits) {
        a.batch = q[0];
        a.heads = q[1];
        a.rows = q[2];
        a.columns = k[2];
        a.width = q[3];
        a.features = v[3];
    }
    const std::int64_t of_mask = fits && a.mask ? a.mask->numel() / a.columns : 1;
    fits = fits && (!a.mask || (a.mask->is_contiguous() && of_mask > 0 && a.mask->numel() == of_mask * a.columns));
    if (!fits) {
        return Error{.what = message("cannot compute attention of {tensor} over {other_tensor}", describe(*a.query),
                                     describe(*a.key)),
                     .expected = message("heads of the same sizes")};
    }
    if (a.by_rows) CHECKED(resize(*a.out, Dims{a.batch, a.rows, a.heads, a.features}));
    else if (a.out->rank() == 4) CHECKED(resize(*a.out, Dims{a.batch, a.heads, a.rows, a.features}));
    else CHECKED(resize(*a.out, Dims{a.batch * a.heads, a.rows, a.features}));
    return a;
}

/// One thread's share of a call.
struct Part {
    float* scores = nullptr;
    Prepared *first = nullptr, *second = nullptr;  ///< null: so small a product that loops compute it
};

class Run {
public:
    Run(Call& call, const Attention& a, std::int64_t parts) : call_(call), a_(a), state_(call.state<State>()) {
        TensorValue out = *a.out;
        if (out.rank() == 3) {
            out.sizes = Dims{a.batch, a.heads, a.rows, a.features};
            out.order = {0, 1, 2, 3};
            set_dense_strides(out);
        }
        out_ = out;
        if (a.by_rows) {
            std::swap(out_.sizes[1], out_.sizes[2]);
            std::swap(out_.strides[1], out_.strides[2]);
        }
        together_ = together_in(a, parts);
        const Operand scores{together_, a.rows, a.columns, {a.rows * a.columns, a.columns, 1}};
        first_ = {operand(*a.query, together_), operand(*a.key, together_, true), scores};
        second_ = {scores, operand(*a.value, together_), operand(out_, together_)};
        if (!state_.onednn) state_.onednn.emplace();
        if (state_.prepared.size() >= kept_products * static_cast<std::size_t>(parts)) state_.prepared.clear();
        for (std::int64_t part = 0; part < parts; ++part) parts_.push_back(prepare(part));
    }

    Result<> all() {
        const auto parts = static_cast<std::int64_t>(parts_.size());
        const std::int64_t blocks = a_.batch * (a_.heads / together_);
        const auto run = [&](std::int64_t part) {
            for (std::int64_t block = blocks * part / parts; block < blocks * (part + 1) / parts; ++block)
                some(parts_[static_cast<std::size_t>(part)], block * together_);
        };
        if (parts == 1) run(0);
        else call_.workers()->run(parts, run);
        for (const Part& part : parts_) {
            for (const Prepared* item : {part.first, part.second}) {
                if (item && item->failed) return *item->failed;
                if (item) call_.implementation = item->text;
            }
        }
        return done;
    }

private:
    /// Heads whose scores are in cache when they are read again; for each part some.
    static std::int64_t together_in(const Attention& a, std::int64_t parts) {
        constexpr std::int64_t in_cache = 1 << 16;
        if (a.heads * a.rows * a.columns > in_cache) return 1;
        if (a.batch >= parts) return a.heads;
        return a.heads % parts == 0 ? a.heads / parts : 1;
    }
    Part prepare(std::int64_t part) {
        Part out;
        out.scores = reinterpret_cast<float*>(
            call_.scratch().take(static_cast<std::size_t>(together_ * a_.rows * a_.columns) * sizeof(float)));
        const auto prepared = [&](const Product& product) -> Prepared* {
            if (product.work() < least_work) return nullptr;
            Prepared& item = prepared_for(state_, product, part);
            item.scratch.set_data_handle(call_.scratch().take(item.scratch_bytes));
            item.failed.reset();
            return &item;
        };
        out.first = prepared(first_);
        out.second = prepared(second_);
        return out;
    }
    /// `first`: head, counted over all batches.
    void some(const Part& part, std::int64_t first) const {
        const std::int64_t batch = first / a_.heads, head = first % a_.heads;
        multiply_by(part.first, first_, part_of(*a_.query, batch, head), part_of(*a_.key, batch, head), part.scores);
        const std::int64_t before = first * a_.rows;
        const std::int64_t of_mask = a_.mask ? a_.mask->numel() / a_.columns : 1;
        for (std::int64_t row = 0; row < together_ * a_.rows; ++row) {
            float* const x = part.scores + row * a_.columns;
            const float* mask = a_.mask ? a_.mask->as<float>() + (before + row) % of_mask * a_.columns : nullptr;
            if (a_.is_safe) safe_softmax(x, a_.factor, mask, x, a_.columns);
            else lane_rows().softmax(x, a_.factor, mask, x, a_.columns);
        }
        multiply_by(part.second, second_, part.scores, part_of(*a_.value, batch, head),
                    const_cast<float*>(part_of(out_, batch, head)));
    }
    static void multiply_by(Prepared* item, const Product& product, const float* a, const float* b, float* c) {
        if (!item) return multiply(product, a, b, c);
        item->a.set_data_handle(const_cast<float*>(a));
        item->b.set_data_handle(const_cast<float*>(b));
        item->c.set_data_handle(c);
        const auto is_done = execute(item->primitive, item->stream, item->arguments, item->has_run);
        if (!is_done.ok()) item->failed = is_done.error();
    }

    Call& call_;
    const Attention& a_;
    State& state_;
    TensorValue out_;  ///< as [batch, heads, rows, features]
    std::int64_t together_ = 1;
    Product first_, second_;
    SmallVector<Part> parts_;
};

/// (query [batch, heads, rows, width], key [batch, heads, columns, width], value [batch, heads, columns, features],
/// mask?, factor, by_rows, is_safe, out): softmax(query key^T factor + mask) value. Operands lie in any order of
/// dimensions. The mask has rows of `columns`, repeated over all rows. `by_rows`: out is [batch, rows, heads,
/// features].
Result<> attention_out(Call& call) {
    TRY(const Attention a, read(call));
    if (a.out->numel() == 0) return done;
    return divide_work(call, call.state<State>().choice, a.batch * a.heads, [&](std::int64_t parts) -> Result<> {
        return guarded([&]() -> Result<> {
            Run run(call, a, parts);
            if (call.measures()) return done;
            return run.all();
        });
    });
}

constexpr Kernel rows[] = {{"arenascope::attention.out", 8, attention_out, nullptr, with_scratch}};

}  // namespace

KernelFamily attention_kernels() { return rows; }

}  // namespace arenascope
