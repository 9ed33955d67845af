// Sums, means and maxima of bags of a table's rows.

#include <span>

#include "engine/kernels/dense.h"
#include "engine/kernels/families.h"

namespace arenascope {

namespace {

/// Rows of a table that belong to bags.
struct Bags {
    enum class Mode : std::int64_t { sum = 0, mean = 1, max = 2 } mode = Mode::sum;
    std::int64_t count = 0, width = 0, rows = 0, indices = 0, padding = -1;
    bool has_end = false;  ///< the last offset is the end of the last bag

    [[nodiscard]] std::int64_t end(const std::int64_t* offsets, std::int64_t bag) const {
        return bag + 1 < count || has_end ? offsets[bag + 1] : indices;
    }
};

Result<> check_bags(const Bags& bags, const std::int64_t* indices, const std::int64_t* offsets) {
    for (std::int64_t i = 0; i < bags.indices; ++i) {
        if (indices[i] < 0 || indices[i] >= bags.rows)
            return Error{.what = message("index {index} is out of range for the rows of the table", indices[i]),
                         .expected = message("0 to {last}", bags.rows - 1)};
    }
    for (std::int64_t bag = 0; bag < bags.count; ++bag) {
        const std::int64_t first = offsets[bag], end = bags.end(offsets, bag);
        if (first < 0 || end < first || end > bags.indices)
            return Error{
                .what = message("bag {bag} has indices {first} to {end} of {count}", bag, first, end, bags.indices),
                .expected = message("ascending offsets within the indices")};
    }
    return done;
}

/// One bag: its sum, mean or maxima (with their rows in `places`), and how many of its indices count.
template <class C>
std::int64_t fill_bag(const Bags& bags, const C* table, std::span<const std::int64_t> indices, const C* factors, C* out,
                      std::int64_t* places) {
    const auto width = static_cast<std::size_t>(bags.width);
    std::fill_n(out, width, C{0});
    std::int64_t count = 0;
    for (std::size_t i = 0; i < indices.size(); ++i) {
        if (indices[i] == bags.padding) continue;
        const C* row = table + indices[i] * bags.width;
        for (std::size_t c = 0; c < width; ++c) {
            if (bags.mode != Bags::Mode::max) {
                out[c] += factors ? row[c] * factors[i] : row[c];
            } else if (count == 0 || row[c] > out[c]) {
                out[c] = row[c];
                if (places) places[c] = indices[i];
            }
        }
        ++count;
    }
    if (bags.mode == Bags::Mode::mean && count > 0) {
        for (std::size_t c = 0; c < width; ++c) out[c] /= static_cast<C>(count);
    }
    return count;
}

/// What training reads beside the sums, where the program has room for it.
struct BagFacts {
    TensorValue *bag_of, *sizes, *most;
    Scratch<std::int64_t> bag_of_scratch, sizes_scratch, most_scratch;
};

Result<> resize_facts(const Bags& bags, BagFacts& facts) {
    for (const TensorValue* each : {facts.bag_of, facts.sizes, facts.most}) {
        if (each->dtype != DType::i64)
            return Error{.what = message("the facts of the bags are {tensor}", describe(*each)),
                         .expected = message("i64")};
    }
    const bool keeps = checked_product(facts.bag_of->upper).value_or(0) >= bags.indices;
    CHECKED(resize(*facts.bag_of, Dims{keeps ? bags.indices : 0}));
    CHECKED(resize(*facts.sizes, Dims{bags.count}));
    const bool is_max = bags.mode == Bags::Mode::max;
    return resize(*facts.most, is_max ? Dims{bags.count, bags.width} : Dims{bags.count});
}

template <class C>
Result<> fill_bags(Call& call, const Bags& bags, const TensorValue& weight, const TensorValue& out, BagFacts& facts) {
    TRY(const TensorValue* index_tensor, call.tensor(1));
    TRY(const TensorValue* offset_tensor, call.tensor(2));
    TRY(const TensorValue* factor_tensor, call.optional_tensor(6));
    DenseScratch<C> s(call);
    Scratch<std::int64_t> index_scratch(call.scratch()), offset_scratch(call.scratch());
    const C* table = dense_in(weight, s.a);
    const C* factors = factor_tensor ? dense_in(*factor_tensor, s.b) : nullptr;
    C* const to = dense_out(out, s.c);
    const std::int64_t* indices = dense_in(*index_tensor, index_scratch);
    const std::int64_t* offsets = dense_in(*offset_tensor, offset_scratch);
    std::int64_t* const bag_of = dense_out(*facts.bag_of, facts.bag_of_scratch);
    std::int64_t* const sizes = dense_out(*facts.sizes, facts.sizes_scratch);
    std::int64_t* const most = dense_out(*facts.most, facts.most_scratch);
    if (call.measures()) return done;
    CHECKED(check_bags(bags, indices, offsets));
    const bool is_max = bags.mode == Bags::Mode::max;
    std::fill_n(most, facts.most->numel(), 0);
    for (std::int64_t bag = 0; bag < bags.count; ++bag) {
        const std::int64_t first = offsets[bag], end = bags.end(offsets, bag);
        const std::span own(indices + first, static_cast<std::size_t>(end - first));
        sizes[bag] = fill_bag(bags, table, own, factors ? factors + first : nullptr, to + bag * bags.width,
                              is_max ? most + bag * bags.width : nullptr);
        if (facts.bag_of->numel() > 0) std::fill_n(bag_of + first, end - first, bag);
        if (!is_max) most[bag] = sizes[bag];
    }
    dense_done(out, s.c);
    dense_done(*facts.bag_of, facts.bag_of_scratch);
    dense_done(*facts.sizes, facts.sizes_scratch);
    dense_done(*facts.most, facts.most_scratch);
    return done;
}

/// (weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx,
/// sums, bag of each index, sizes of bags, rows of maxima)
Result<> embedding_bag(Call& call) {
    TRY(const TensorValue* weight, call.tensor(0));
    TRY(const TensorValue* indices, call.tensor(1));
    TRY(const TensorValue* offsets, call.tensor(2));
    TRY(const std::int64_t mode, call.integer(4));
    TRY(const TensorValue* factors, call.optional_tensor(6));
    Bags bags;
    TRY(bags.has_end, call.boolean(7));
    TRY(bags.padding, call.integer(8));
    TRY(TensorValue * out, call.tensor(9));
    BagFacts facts{.bag_of = nullptr,
                   .sizes = nullptr,
                   .most = nullptr,
                   .bag_of_scratch = Scratch<std::int64_t>(call.scratch()),
                   .sizes_scratch = Scratch<std::int64_t>(call.scratch()),
                   .most_scratch = Scratch<std::int64_t>(call.scratch())};
    TRY(facts.bag_of, call.tensor(10));
    TRY(facts.sizes, call.tensor(11));
    TRY(facts.most, call.tensor(12));
    const bool fits = weight->rank() == 2 && indices->rank() == 1 && offsets->rank() == 1 && mode >= 0 && mode <= 2 &&
        offsets->sizes[0] >= (bags.has_end ? 1 : 0) && (!factors || factors->numel() == indices->sizes[0]);
    const auto is_index = [](DType dtype) { return dtype == DType::i64 || dtype == DType::i32; };
    if (!fits || !is_floating(weight->dtype) || out->dtype != weight->dtype || !is_index(indices->dtype) ||
        !is_index(offsets->dtype) || (factors && factors->dtype != weight->dtype)) {
        return Error{.what = message("cannot add up bags of {tensor}", describe(*weight)),
                     .expected = message("a matrix, a list of indices and one of offsets")};
    }
    bags.mode = static_cast<Bags::Mode>(mode);
    bags.rows = weight->sizes[0];
    bags.width = weight->sizes[1];
    bags.indices = indices->sizes[0];
    bags.count = offsets->sizes[0] - (bags.has_end ? 1 : 0);
    CHECKED(resize(*out, Dims{bags.count, bags.width}));
    CHECKED(resize_facts(bags, facts));
    if (weight->dtype == DType::f64) return fill_bags<double>(call, bags, *weight, *out, facts);
    return fill_bags<float>(call, bags, *weight, *out, facts);
}

constexpr Kernel rows[] = {
    {"aten::_embedding_bag.out", 13, embedding_bag, nullptr, with_scratch},
};

}  // namespace

KernelFamily embedding_bag_kernels() { return rows; }

}  // namespace arenascope
