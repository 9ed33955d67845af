// Comparisons, logic and selection by a condition.

#include "engine/kernels/families.h"
#include "engine/kernels/rows.h"

namespace arenascope {

namespace {

template <class F>
Result<> compare_with(TensorValue& out, const TensorValue& a, const TensorValue& b, bool b_is_number, F f) {
    CHECKED(check_computable(a));
    CHECKED(check_computable(b));
    CHECKED(check_computable(out));
    TRY(const Dims sizes, broadcast(a.sizes, b.sizes));
    CHECKED(resize(out, sizes));
    TRY(const TensorValue left, expand_to(a, sizes));
    TRY(const TensorValue right, expand_to(b, sizes));
    with_compute(compute_of(result_type(a, false, b, b_is_number)), [&](auto type) {
        using T = decltype(type);
        map_rows<T>(out, left, right, [f](T x, T y) { return static_cast<T>(f(x, y)); });
    });
    return done;
}

template <bool Number, class F>
Result<> compare_args(Call& call, F f) {
    TRY(const TensorValue* a, call.tensor(0));
    TRY(TensorValue * out, call.tensor(2));
    if constexpr (Number) {
        TRY(const Scalar number, call.scalar(1));
        const ScalarOperand held(number);
        return compare_with(*out, *a, held.value, true, f);
    } else {
        TRY(const TensorValue* b, call.tensor(1));
        return compare_with(*out, *a, *b, false, f);
    }
}

template <bool Number>
Result<> eq(Call& c) {
    return compare_args<Number>(c, [](auto x, auto y) { return x == y; });
}
template <bool Number>
Result<> ne(Call& c) {
    return compare_args<Number>(c, [](auto x, auto y) { return x != y; });
}
template <bool Number>
Result<> lt(Call& c) {
    return compare_args<Number>(c, [](auto x, auto y) { return x < y; });
}
template <bool Number>
Result<> le(Call& c) {
    return compare_args<Number>(c, [](auto x, auto y) { return x <= y; });
}
template <bool Number>
Result<> gt(Call& c) {
    return compare_args<Number>(c, [](auto x, auto y) { return x > y; });
}
template <bool Number>
Result<> ge(Call& c) {
    return compare_args<Number>(c, [](auto x, auto y) { return x >= y; });
}

Result<> logical_and(Call& c) {
    return compare_args<false>(c, [](auto x, auto y) { return x != 0 && y != 0; });
}
Result<> logical_or(Call& c) {
    return compare_args<false>(c, [](auto x, auto y) { return x != 0 || y != 0; });
}
Result<> logical_xor(Call& c) {
    return compare_args<false>(c, [](auto x, auto y) { return (x != 0) != (y != 0); });
}

/// out = condition ? a : b, all broadcast to `sizes`.
Result<> select(TensorValue& out, const TensorValue& condition, const TensorValue& a, const TensorValue& b,
                const Dims& sizes) {
    for (const TensorValue* tensor : {&condition, &a, &b, static_cast<const TensorValue*>(&out)}) {
        CHECKED(check_computable(*tensor));
    }
    if (condition.dtype != DType::boolean && condition.dtype != DType::u8) {
        return Error{.what = message("condition is {tensor}", describe(condition)), .expected = message("bool")};
    }
    CHECKED(resize(out, sizes));
    TRY(const TensorValue mask, expand_to(condition, sizes));
    TRY(const TensorValue left, expand_to(a, sizes));
    TRY(const TensorValue right, expand_to(b, sizes));
    with_compute(compute_of(out.dtype), [&](auto type) {
        using T = decltype(type);
        const auto walk = make_walk<4>({&out, &mask, &left, &right});
        const std::size_t last = walk.rank - 1;
        std::array<std::int64_t, row_chunk> flags;
        std::array<T, row_chunk> from_a, from_b, to;
        for_rows(walk, row_chunk, [&](const auto& at, std::int64_t n) {
            const auto* which = load_row<std::int64_t>(mask, at[1], walk.strides[1][last], n, flags.data());
            const T* x = load_row<T>(left, at[2], walk.strides[2][last], n, from_a.data());
            const T* y = load_row<T>(right, at[3], walk.strides[3][last], n, from_b.data());
            for (std::int64_t i = 0; i < n; ++i) to[static_cast<std::size_t>(i)] = which[i] ? x[i] : y[i];
            store_row<T>(out, at[0], walk.strides[0][last], n, to.data());
        });
    });
    return done;
}

Result<> where_self(Call& call) {
    TRY(const TensorValue* condition, call.tensor(0));
    TRY(const TensorValue* a, call.tensor(1));
    TRY(const TensorValue* b, call.tensor(2));
    TRY(TensorValue * out, call.tensor(3));
    TRY(const Dims both, broadcast(a->sizes, b->sizes));
    TRY(const Dims sizes, broadcast(condition->sizes, both));
    return select(*out, *condition, *a, *b, sizes);
}

Result<> masked_fill_scalar(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const TensorValue* mask, call.tensor(1));
    TRY(const Scalar number, call.scalar(2));
    TRY(TensorValue * out, call.tensor(3));
    const ScalarOperand held(number);
    TRY(const Dims sizes, broadcast(self->sizes, mask->sizes));
    return select(*out, *mask, held.value, *self, sizes);
}

/// A bound that is given as a tensor: the maximum or minimum of both; NaN wins.
Result<> clamp_tensor(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const TensorValue* low, call.optional_tensor(1));
    TRY(const TensorValue* high, call.optional_tensor(2));
    TRY(TensorValue * out, call.tensor(3));
    Dims sizes = self->sizes;
    for (const TensorValue* bound : {low, high}) {
        if (!bound) continue;
        TRY(const Dims wider, broadcast(sizes, bound->sizes));
        sizes = wider;
        CHECKED(check_computable(*bound));
    }
    CHECKED(check_computable(*self));
    CHECKED(check_computable(*out));
    CHECKED(resize(*out, sizes));
    TRY(const TensorValue input, expand_to(*self, sizes));
    CHECKED(copy_values(*out, input));
    const Compute compute = compute_of(out->dtype);
    if (low) {
        TRY(const TensorValue bound, expand_to(*low, sizes));
        with_compute(compute, [&](auto type) {
            map_rows<decltype(type)>(*out, *out, bound, [](auto x, auto y) { return x != x || x > y ? x : y; });
        });
    }
    if (high) {
        TRY(const TensorValue bound, expand_to(*high, sizes));
        with_compute(compute, [&](auto type) {
            map_rows<decltype(type)>(*out, *out, bound, [](auto x, auto y) { return x != x || x < y ? x : y; });
        });
    }
    return done;
}

constexpr Kernel rows[] = {
    {"aten::eq.Tensor_out", 3, eq<false>},
    {"aten::eq.Scalar_out", 3, eq<true>},
    {"aten::ne.Tensor_out", 3, ne<false>},
    {"aten::ne.Scalar_out", 3, ne<true>},
    {"aten::lt.Tensor_out", 3, lt<false>},
    {"aten::lt.Scalar_out", 3, lt<true>},
    {"aten::le.Tensor_out", 3, le<false>},
    {"aten::le.Scalar_out", 3, le<true>},
    {"aten::gt.Tensor_out", 3, gt<false>},
    {"aten::gt.Scalar_out", 3, gt<true>},
    {"aten::ge.Tensor_out", 3, ge<false>},
    {"aten::ge.Scalar_out", 3, ge<true>},
    {"aten::logical_and.out", 3, logical_and},
    {"aten::logical_or.out", 3, logical_or},
    {"aten::logical_xor.out", 3, logical_xor},
    {"aten::where.self_out", 4, where_self},
    {"aten::masked_fill.Scalar_out", 4, masked_fill_scalar},
    {"aten::clamp.Tensor_out", 4, clamp_tensor},
};

}  // namespace

KernelFamily comparison_kernels() { return rows; }

}  // namespace arenascope
