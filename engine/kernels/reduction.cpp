// Sums, means, extrema and the like over dimensions.

#include <cmath>
#include <limits>

#include "engine/kernels/families.h"
#include "engine/kernels/lane_rows.h"
#include "engine/kernels/rows.h"

namespace arenascope {

namespace {

/// A tensor split into dimensions that stay and dimensions that are reduced.
struct Split {
    TensorValue kept, reduced;  ///< views of the input: sizes and strides of each part
    Dims out_sizes;
    std::int64_t count = 1;  ///< elements per result
};

Result<Split> split(const TensorValue& in, const Dims& dims, bool all_when_empty, bool keepdim) {
    CHECKED(check_computable(in));
    std::array<bool, max_rank> is_reduced{};
    for (const std::int64_t dim : dims) {
        TRY(const std::size_t at, wrap_dim(dim, in.rank()));
        is_reduced[at] = true;
    }
    if (dims.size() == 0 && all_when_empty) is_reduced.fill(true);
    Split out;
    out.kept = out.reduced = in;
    out.kept.sizes = out.kept.strides = out.reduced.sizes = out.reduced.strides = Dims();
    for (std::size_t i = 0; i < in.rank(); ++i) {
        TensorValue& part = is_reduced[i] ? out.reduced : out.kept;
        part.sizes.push_back(in.sizes[i]);
        part.strides.push_back(in.strides[i]);
        if (is_reduced[i]) out.count *= in.sizes[i];
        if (!is_reduced[i]) out.out_sizes.push_back(in.sizes[i]);
        else if (keepdim) out.out_sizes.push_back(1);
    }
    return out;
}

/// Visits every result: body(offset of its first input element, index of the result in logical order).
template <class Body>
void for_results(const TensorValue& kept, Body body) {
    const std::int64_t total = product(kept.sizes);
    std::array<std::int64_t, max_rank> index{};
    std::int64_t offset = 0;
    for (std::int64_t result = 0; result < total; ++result) {
        body(offset, result);
        for (std::size_t dim = kept.rank(); dim-- > 0;) {
            offset += kept.strides[dim];
            if (++index[dim] < kept.sizes[dim]) break;
            offset -= kept.strides[dim] * kept.sizes[dim];
            index[dim] = 0;
        }
    }
}

/// Offset of a logical index.
std::int64_t offset_of(const TensorValue& tensor, std::int64_t index) {
    std::int64_t offset = 0;
    for (std::size_t dim = tensor.rank(); dim-- > 0;) {
        offset += index % tensor.sizes[dim] * tensor.strides[dim];
        index /= tensor.sizes[dim];
    }
    return offset;
}

/// Elements of one result, in logical order: body(value, position).
template <class C, class Body>
void for_elements(const TensorValue& in, const TensorValue& reduced, std::int64_t offset, Body body) {
    const std::size_t rank = reduced.rank();
    const std::int64_t n = rank == 0 ? 1 : reduced.sizes[rank - 1], step = rank == 0 ? 1 : reduced.strides[rank - 1];
    TensorValue outer = reduced;
    if (rank > 0) {
        outer.sizes.erase(rank - 1);
        outer.strides.erase(rank - 1);
    }
    std::array<C, row_chunk> buffer;
    for_results(outer, [&](std::int64_t base, std::int64_t row) {
        for (std::int64_t start = 0; start < n; start += row_chunk) {
            const std::int64_t length = std::min(row_chunk, n - start);
            const C* x = load_row<C>(in, offset + base + start * step, step, length, buffer.data());
            for (std::int64_t i = 0; i < length; ++i) body(x[i], row * n + start + i);
        }
    });
}

/// What is reduced to one result are floats side by side.
bool is_one_row(const TensorValue& in, const TensorValue& reduced) {
    if (in.dtype != DType::f32) return false;
    std::int64_t step = 1;
    for (std::size_t dim = reduced.rank(); dim-- > 0;) {
        if (reduced.sizes[dim] != 1 && reduced.strides[dim] != step) return false;
        step *= reduced.sizes[dim];
    }
    return true;
}

/// Sums run in double (of floats side by side in parts), or in wrapping 64 bits where the result is an integer.
enum class Total : std::uint8_t { sum, mean, product };

template <class C>
C total_of(const TensorValue& in, const Split& s, std::int64_t offset, Total kind) {
    if constexpr (std::is_same_v<C, std::int64_t>) {
        std::uint64_t total = kind == Total::product ? 1 : 0;
        for_elements<C>(in, s.reduced, offset, [&](C x, std::int64_t) {
            if (kind == Total::product) total *= static_cast<std::uint64_t>(x);
            else total += static_cast<std::uint64_t>(x);
        });
        return static_cast<C>(total);
    } else {
        const auto result = [&](double total) {
            return static_cast<C>(kind == Total::mean ? total / static_cast<double>(s.count) : total);
        };
        if constexpr (std::is_same_v<C, float>) {
            if (kind != Total::product && is_one_row(in, s.reduced))
                return result(lane_rows().sum(in.as<float>() + offset, s.count));
        }
        double total = kind == Total::product ? 1 : 0;
        for_elements<C>(in, s.reduced, offset, [&](C x, std::int64_t) {
            if (kind == Total::product) total *= static_cast<double>(x);
            else total += static_cast<double>(x);
        });
        return result(total);
    }
}

/// Dimensions that lie one in the other, as one: long rows instead of many short ones.
void join_dimensions(TensorValue& kept) {
    for (std::size_t dim = kept.rank(); dim-- > 1;) {
        if (kept.strides[dim - 1] != kept.strides[dim] * kept.sizes[dim]) continue;
        kept.sizes[dim - 1] *= kept.sizes[dim];
        kept.strides[dim - 1] = kept.strides[dim];
        kept.sizes.erase(dim);
        kept.strides.erase(dim);
    }
}

/// Results with adjacent elements, for example channels last: whole rows are added up at once.
template <class C>
bool total_rows(const TensorValue& in, const Split& s, Total kind, const TensorValue& out) {
    const std::size_t rank = s.kept.rank();
    if (rank == 0 || s.reduced.rank() == 0 || kind == Total::product || s.kept.strides[rank - 1] != 1 ||
        s.kept.sizes[rank - 1] < 8)
        return false;
    TensorValue outer = s.kept;
    if (out.is_contiguous()) join_dimensions(outer);
    const std::size_t last = outer.rank() - 1;
    const std::int64_t n = outer.sizes[last];
    outer.sizes.erase(last);
    outer.strides.erase(last);
    const double share = kind == Total::mean ? static_cast<double>(s.count) : 1;
    for_results(outer, [&](std::int64_t offset, std::int64_t row) {
        const std::int64_t step = offset_of(out, row * n + 1) - offset_of(out, row * n);
        for (std::int64_t start = 0; start < n; start += row_chunk) {
            const std::int64_t length = std::min(row_chunk, n - start);
            std::array<double, row_chunk> sums{};
            std::array<C, row_chunk> buffer;
            for_results(s.reduced, [&](std::int64_t at, std::int64_t) {
                const C* x = load_row<C>(in, offset + at + start, 1, length, buffer.data());
                for (std::int64_t i = 0; i < length; ++i)
                    sums[static_cast<std::size_t>(i)] += static_cast<double>(x[i]);
            });
            for (std::int64_t i = 0; i < length; ++i) {
                buffer[static_cast<std::size_t>(i)] = static_cast<C>(sums[static_cast<std::size_t>(i)] / share);
            }
            store_row<C>(out, offset_of(out, row * n + start), step, length, buffer.data());
        }
    });
    return true;
}

Result<> total(const TensorValue& in, const Dims& dims, bool all_when_empty, bool keepdim, Total kind,
               TensorValue& out) {
    TRY(const Split s, split(in, dims, all_when_empty, keepdim));
    CHECKED(check_computable(out));
    CHECKED(resize(out, s.out_sizes));
    if (kind == Total::mean && !is_floating(out.dtype))
        return Error{.what = message("the mean is {tensor}", describe(out)), .expected = message("a float type")};
    if (out.numel() == 0) return done;
    // Integers summed into floats are read as floats, floats into integers as they are.
    const Compute compute =
        compute_of(is_floating(out.dtype) && !is_floating(in.dtype) ? out.dtype : promote(in.dtype, out.dtype));
    with_compute(compute, [&](auto type) {
        using C = decltype(type);
        if constexpr (std::is_floating_point_v<C>) {
            if (total_rows<C>(in, s, kind, out)) return;
        }
        for_results(s.kept, [&](std::int64_t offset, std::int64_t result) {
            store_one<C>(out, offset_of(out, result), total_of<C>(in, s, offset, kind));
        });
    });
    return done;
}

/// (self, dim?, keepdim, dtype?, out)
template <Total Kind>
Result<> total_dims(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const Dims dims, call.ints(1));
    TRY(const bool keepdim, call.boolean(2));
    TRY(TensorValue * out, call.tensor(4));
    return total(*in, dims, true, keepdim, Kind, *out);
}

/// (self, dtype?, out)
template <Total Kind>
Result<> total_all(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(TensorValue * out, call.tensor(2));
    return total(*in, Dims(), true, false, Kind, *out);
}

Result<> truth(const TensorValue& in, const Dims& dims, bool all_when_empty, bool keepdim, bool all, TensorValue& out) {
    TRY(const Split s, split(in, dims, all_when_empty, keepdim));
    CHECKED(check_computable(out));
    CHECKED(resize(out, s.out_sizes));
    for_results(s.kept, [&](std::int64_t offset, std::int64_t result) {
        bool found = false;
        for_elements<double>(in, s.reduced, offset, [&](double x, std::int64_t) { found = found || (x != 0) != all; });
        store_one<std::int64_t>(out, offset_of(out, result), found != all ? 1 : 0);
    });
    return done;
}

/// (self, dims, keepdim, out)
template <bool All>
Result<> truth_dims(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const Dims dims, call.ints(1));
    TRY(const bool keepdim, call.boolean(2));
    TRY(TensorValue * out, call.tensor(3));
    return truth(*in, dims, call.is_none(1), keepdim, All, *out);
}
template <bool All>
Result<> truth_all(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(TensorValue * out, call.tensor(1));
    return truth(*in, Dims(), true, false, All, *out);
}

/// The largest (or smallest) element and its first position; NaN beats all.
Result<> extremum(const TensorValue& in, const Dims& dims, bool keepdim, bool largest, TensorValue* values,
                  TensorValue* indices) {
    TRY(const Split s, split(in, dims, true, keepdim));
    for (TensorValue* out : {values, indices}) {
        if (!out) continue;
        CHECKED(check_computable(*out));
        CHECKED(resize(*out, s.out_sizes));
    }
    if (s.count == 0 && product(s.out_sizes) != 0)
        return Error{.what = message("cannot find an extremum of the empty {tensor}", describe(in))};
    with_compute(compute_of(in.dtype), [&](auto type) {
        using C = decltype(type);
        for_results(s.kept, [&](std::int64_t offset, std::int64_t result) {
            C best{};
            std::int64_t where = -1;
            for_elements<C>(in, s.reduced, offset, [&](C x, std::int64_t position) {
                const bool better = where < 0 || (best == best && (x != x || (largest ? x > best : x < best)));
                if (!better) return;
                best = x;
                where = position;
            });
            if (values) store_one<C>(*values, offset_of(*values, result), best);
            if (indices) store_one<std::int64_t>(*indices, offset_of(*indices, result), where);
        });
    });
    return done;
}

template <bool Largest>
Result<> extreme_dims(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const Dims dims, call.ints(1));
    TRY(const bool keepdim, call.boolean(2));
    TRY(TensorValue * out, call.tensor(3));
    return extremum(*in, dims, keepdim, Largest, out, nullptr);
}
template <bool Largest>
Result<> extreme_all(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(TensorValue * out, call.tensor(1));
    return extremum(*in, Dims(), false, Largest, out, nullptr);
}
template <bool Largest>
Result<> extreme_at(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const Dims dims, call.ints(1));
    TRY(const bool keepdim, call.boolean(2));
    TRY(TensorValue * out, call.tensor(3));
    return extremum(*in, dims, keepdim, Largest, nullptr, out);
}
template <bool Largest>
Result<> extreme_both(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const Dims dims, call.ints(1));
    TRY(const bool keepdim, call.boolean(2));
    TRY(TensorValue * values, call.tensor(3));
    TRY(TensorValue * indices, call.tensor(4));
    return extremum(*in, dims, keepdim, Largest, values, indices);
}

Result<> variance(const TensorValue& in, const Dims& dims, double correction, bool keepdim, TensorValue& out) {
    TRY(const Split s, split(in, dims, true, keepdim));
    if (!is_floating(in.dtype) || !is_floating(out.dtype))
        return Error{.what = message("cannot compute the variance of {tensor}", describe(in)),
                     .expected = message("a float type")};
    CHECKED(resize(out, s.out_sizes));
    const auto count = static_cast<double>(s.count);
    for_results(s.kept, [&](std::int64_t offset, std::int64_t result) {
        double sum = 0, squares = 0;
        for_elements<double>(in, s.reduced, offset, [&](double x, std::int64_t) { sum += x; });
        const double mean = sum / count;
        for_elements<double>(in, s.reduced, offset,
                             [&](double x, std::int64_t) { squares += (x - mean) * (x - mean); });
        store_one<double>(out, offset_of(out, result), squares / std::max(0.0, count - correction));
    });
    return done;
}

Result<> var_correction(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const Dims dims, call.ints(1));
    TRY(const auto correction, call.optional_scalar(2));
    TRY(const bool keepdim, call.boolean(3));
    TRY(TensorValue * out, call.tensor(4));
    return variance(*in, dims, correction ? correction->floating : 1, keepdim, *out);
}
Result<> var_unbiased(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const Dims dims, call.ints(1));
    TRY(const bool unbiased, call.boolean(2));
    TRY(const bool keepdim, call.boolean(3));
    TRY(TensorValue * out, call.tensor(4));
    return variance(*in, dims, unbiased ? 1 : 0, keepdim, *out);
}

Result<> var_mean(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const Dims dims, call.ints(1));
    TRY(const auto correction, call.optional_scalar(2));
    TRY(const bool keepdim, call.boolean(3));
    TRY(TensorValue * out, call.tensor(4));
    TRY(TensorValue * mean, call.tensor(5));
    CHECKED(variance(*in, dims, correction ? correction->floating : 1, keepdim, *out));
    CHECKED(check_computable(*mean));
    TRY(const Split s, split(*in, dims, true, keepdim));
    CHECKED(resize(*mean, s.out_sizes));
    for_results(s.kept, [&](std::int64_t offset, std::int64_t result) {
        double sum = 0;
        for_elements<double>(*in, s.reduced, offset, [&](double x, std::int64_t) { sum += x; });
        store_one<double>(*mean, offset_of(*mean, result), sum / static_cast<double>(s.count));
    });
    return done;
}

Result<> cumsum(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const std::int64_t dim, call.integer(1));
    TRY(TensorValue * out, call.tensor(3));
    CHECKED(check_computable(*out));
    TRY(const Split s, split(*in, Dims{dim}, false, false));
    CHECKED(resize(*out, in->sizes));
    TRY(const Split to, split(*out, Dims{dim}, false, false));
    const std::int64_t step = to.reduced.rank() == 0 ? 0 : to.reduced.strides[0];
    for_results(s.kept, [&](std::int64_t offset, std::int64_t result) {
        const std::int64_t base = offset_of(to.kept, result);
        if (is_floating(out->dtype)) {
            double sum = 0;
            for_elements<double>(*in, s.reduced, offset,
                                 [&](double x, std::int64_t i) { store_one<double>(*out, base + i * step, sum += x); });
            return;
        }
        std::uint64_t sum = 0;
        for_elements<std::int64_t>(*in, s.reduced, offset, [&](std::int64_t x, std::int64_t i) {
            sum += static_cast<std::uint64_t>(x);
            store_one<std::int64_t>(*out, base + i * step, static_cast<std::int64_t>(sum));
        });
    });
    return done;
}

constexpr Kernel rows[] = {
    {"aten::mean.out", 5, total_dims<Total::mean>},
    {"aten::mean.dtype_out", 3, total_all<Total::mean>},
    {"aten::sum.IntList_out", 5, total_dims<Total::sum>},
    {"aten::sum.out", 3, total_all<Total::sum>},
    {"aten::prod.int_out", 5, total_dims<Total::product>},
    {"aten::prod.out", 3, total_all<Total::product>},
    {"aten::any.out", 4, truth_dims<false>},
    {"aten::any.dims_out", 4, truth_dims<false>},
    {"aten::any.all_out", 2, truth_all<false>},
    {"aten::all.out", 4, truth_dims<true>},
    {"aten::all.dims_out", 4, truth_dims<true>},
    {"aten::all.all_out", 2, truth_all<true>},
    {"aten::amax.out", 4, extreme_dims<true>},
    {"aten::amin.out", 4, extreme_dims<false>},
    {"aten::max.unary_out", 2, extreme_all<true>},
    {"aten::min.unary_out", 2, extreme_all<false>},
    {"aten::argmax.out", 4, extreme_at<true>},
    {"aten::argmin.out", 4, extreme_at<false>},
    {"aten::max.dim_max", 5, extreme_both<true>},
    {"aten::min.dim_min", 5, extreme_both<false>},
    {"aten::var.correction_out", 5, var_correction},
    {"aten::var.out", 5, var_unbiased},
    {"aten::var_mean.correction_out", 6, var_mean},
    {"aten::cumsum.out", 4, cumsum},
};

}  // namespace

KernelFamily reduction_kernels() { return rows; }

}  // namespace arenascope
