// Operators on numbers that control a method (executorch_prim) and views that redirect a handle. They overwrite their
// last argument.

#include <cmath>
#include <limits>

#include "engine/kernels/families.h"
#include "engine/kernels/rows.h"
#include "engine/kernels/shift.h"

namespace arenascope {

namespace {

RuntimeValue value_of(const Scalar& s) {
    if (s.kind == Scalar::Kind::floating) return s.floating;
    return s.integer;
}

bool is_float(const Scalar& a, const Scalar& b) {
    return a.kind == Scalar::Kind::floating || b.kind == Scalar::Kind::floating;
}

Error overflow() { return Error{.what = message("integer overflow or division by zero")}; }

using Reals = double (*)(double, double);
using Wholes = std::optional<std::int64_t> (*)(std::int64_t, std::int64_t);

Result<> arithmetic(Call& call, Wholes whole, Reals real) {
    TRY(const Scalar a, call.scalar(0));
    TRY(const Scalar b, call.scalar(1));
    if (is_float(a, b)) return call.set(2, real(a.floating, b.floating));
    const auto result = whole(a.integer, b.integer);
    if (!result) return overflow();
    return call.set(2, *result);
}

Result<> add(Call& call) {
    return arithmetic(call, checked_add, [](double a, double b) { return a + b; });
}
Result<> sub(Call& call) {
    return arithmetic(
        call,
        [](std::int64_t a, std::int64_t b) -> std::optional<std::int64_t> {
            std::int64_t out = 0;
            if (__builtin_sub_overflow(a, b, &out)) return std::nullopt;
            return out;
        },
        [](double a, double b) { return a - b; });
}
Result<> mul(Call& call) {
    return arithmetic(call, checked_mul, [](double a, double b) { return a * b; });
}

std::optional<std::int64_t> floor_divided(std::int64_t a, std::int64_t b) {
    if (b == 0 || (b == -1 && a == std::numeric_limits<std::int64_t>::min())) return std::nullopt;
    return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0);
}
std::optional<std::int64_t> floor_modulo(std::int64_t a, std::int64_t b) {
    if (b == 0) return std::nullopt;
    if (b == -1) return 0;
    const std::int64_t mod = a % b;
    return mod != 0 && (mod < 0) != (b < 0) ? mod + b : mod;
}
Result<> floordiv(Call& call) {
    return arithmetic(call, floor_divided, [](double a, double b) { return std::floor(a / b); });
}
Result<> mod(Call& call) {
    return arithmetic(call, floor_modulo, [](double a, double b) { return a - b * std::floor(a / b); });
}
Result<> truediv(Call& call) {
    TRY(const double a, call.number(0));
    TRY(const double b, call.number(1));
    return call.set(2, a / b);
}
Result<> sym_max(Call& call) {
    return arithmetic(
        call, [](std::int64_t a, std::int64_t b) { return std::optional(std::max(a, b)); },
        [](double a, double b) { return std::max(a, b); });
}
Result<> sym_min(Call& call) {
    return arithmetic(
        call, [](std::int64_t a, std::int64_t b) { return std::optional(std::min(a, b)); },
        [](double a, double b) { return std::min(a, b); });
}

template <class F>
Result<> relation(Call& call, F f) {
    TRY(const Scalar a, call.scalar(0));
    TRY(const Scalar b, call.scalar(1));
    return call.set(2, is_float(a, b) ? bool{f(a.floating, b.floating)} : bool{f(a.integer, b.integer)});
}
Result<> eq(Call& call) {
    return relation(call, [](auto a, auto b) { return a == b; });
}
Result<> ne(Call& call) {
    return relation(call, [](auto a, auto b) { return a != b; });
}
Result<> lt(Call& call) {
    return relation(call, [](auto a, auto b) { return a < b; });
}
Result<> le(Call& call) {
    return relation(call, [](auto a, auto b) { return a <= b; });
}
Result<> gt(Call& call) {
    return relation(call, [](auto a, auto b) { return a > b; });
}
Result<> ge(Call& call) {
    return relation(call, [](auto a, auto b) { return a >= b; });
}

Result<> neg(Call& call) {
    TRY(const Scalar a, call.scalar(0));
    if (a.kind == Scalar::Kind::floating) return call.set(1, -a.floating);
    std::int64_t out = 0;
    if (__builtin_sub_overflow(std::int64_t{0}, a.integer, &out)) return overflow();
    return call.set(1, out);
}
Result<> sym_float(Call& call) {
    TRY(const double a, call.number(0));
    return call.set(1, a);
}
Result<> sym_int(Call& call) {
    TRY(const Scalar a, call.scalar(0));
    if (a.kind != Scalar::Kind::floating) return call.set(1, a.integer);
    if (!(std::fabs(a.floating) < 9e18)) return overflow();
    return call.set(1, static_cast<std::int64_t>(a.floating));
}
/// A float made whole: the number itself, as Python's math.ceil, trunc and round return it.
template <double (*Whole)(double)>
Result<> to_whole(Call& call) {
    TRY(const Scalar a, call.scalar(0));
    if (a.kind != Scalar::Kind::floating) return call.set(1, a.integer);
    const double whole = Whole(a.floating);
    if (!(std::fabs(whole) < 9e18)) return overflow();
    return call.set(1, static_cast<std::int64_t>(whole));
}
Result<> sym_not(Call& call) {
    TRY(const bool a, call.boolean(0));
    return call.set(1, !a);
}
Result<> sym_ite(Call& call) {
    TRY(const bool condition, call.boolean(0));
    TRY(const Scalar chosen, call.scalar(condition ? 1 : 2));
    return call.set(3, value_of(chosen));
}

Result<> sym_size(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t dim, call.integer(1));
    TRY(const std::size_t at, wrap_dim(dim, self->rank()));
    if (self->rank() == 0)
        return Error{.what = message("the tensor has no dimensions"), .expected = message("at least one dimension")};
    return call.set(2, self->sizes[at]);
}
Result<> sym_numel(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    return call.set(1, self->numel());
}
Result<> local_scalar(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    CHECKED(check_computable(*self));
    if (self->numel() != 1)
        return Error{.what = message("the operand is {tensor}, not a single element", describe(*self)),
                     .expected = message("one element")};
    if (is_floating(self->dtype)) return call.set(1, load_one<double>(*self, 0));
    if (self->dtype == DType::boolean) return call.set(1, load_one<std::int64_t>(*self, 0) != 0);
    return call.set(1, load_one<std::int64_t>(*self, 0));
}

/// Makes out a view of self with other sizes; -1 is inferred.
Result<> et_view(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(Dims sizes, call.ints(1));
    TRY(TensorValue * out, call.view(2));
    std::int64_t known = 1;
    std::size_t open = max_rank;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        if (sizes[i] == -1 && open == max_rank) open = i;
        else if (sizes[i] < 0 || __builtin_mul_overflow(known, sizes[i], &known))
            return Error{.what = message("a size of the view is {size}", sizes[i]),
                         .expected = message("0 or more, and -1 once")};
    }
    if (open != max_rank) sizes[open] = known == 0 ? 0 : self->numel() / known;
    if (checked_product(sizes) != self->numel() || self->dtype != out->dtype) {
        return Error{.what = message("{tensor} cannot be viewed as {other_tensor}", describe(*self),
                                     describe(out->dtype, sizes)),
                     .expected = message("the same type and number of elements")};
    }
    out->is_constant = false;  // the sizes of a view may change, whatever owns the bytes
    CHECKED(resize(*out, sizes));
    out->data = self->data;
    out->is_constant = self->is_constant;
    return done;
}

/// Writes the result of one iteration into its row; the output grows to contain it (self, value, index, self).
Result<> et_copy_index(Call& call) {
    TRY(TensorValue * self, call.tensor(0));
    TRY(const TensorValue* row, call.tensor(1));
    TRY(const std::int64_t index, call.integer(2));
    if (self->is_constant || self->rank() != row->rank() + 1 || self->dtype != row->dtype) {
        return Error{.what =
                         message("cannot write {tensor} as a row of {other_tensor}", describe(*row), describe(*self))};
    }
    if (index < 0 || index >= self->upper[0]) {
        return Error{
            .what = message("row {index} is out of range for {tensor}", index, describe(self->dtype, self->upper))};
    }
    Dims sizes{std::max(self->is_fixed ? self->sizes[0] : index + 1, index + 1)};
    for (const std::int64_t size : row->sizes) sizes.push_back(size);
    CHECKED(resize(*self, sizes));
    TensorValue view = *self;
    shift(view, index * view.strides[0]);
    view.sizes.erase(0);
    view.strides.erase(0);
    return copy_values(view, *row);
}

constexpr Kernel rows[] = {
    {"executorch_prim::add.Scalar", 3, add},
    {"executorch_prim::sub.Scalar", 3, sub},
    {"executorch_prim::mul.Scalar", 3, mul},
    {"executorch_prim::floordiv.Scalar", 3, floordiv},
    {"executorch_prim::floordiv.int", 3, floordiv},
    {"executorch_prim::ceil.Scalar", 2, to_whole<std::ceil>},
    {"executorch_prim::trunc.Scalar", 2, to_whole<std::trunc>},
    {"executorch_prim::round.Scalar", 2, to_whole<std::nearbyint>},
    {"executorch_prim::truediv.Scalar", 3, truediv},
    {"executorch_prim::mod.Scalar", 3, mod},
    {"executorch_prim::mod.int", 3, mod},
    {"executorch_prim::eq.Scalar", 3, eq},
    {"executorch_prim::ne.Scalar", 3, ne},
    {"executorch_prim::lt.Scalar", 3, lt},
    {"executorch_prim::le.Scalar", 3, le},
    {"executorch_prim::gt.Scalar", 3, gt},
    {"executorch_prim::ge.Scalar", 3, ge},
    {"executorch_prim::neg.Scalar", 2, neg},
    {"executorch_prim::sym_float.Scalar", 2, sym_float},
    {"executorch_prim::sym_int.Scalar", 2, sym_int},
    {"executorch_prim::sym_max.Scalar", 3, sym_max},
    {"executorch_prim::sym_min.Scalar", 3, sym_min},
    {"executorch_prim::sym_not.Scalar", 2, sym_not},
    {"executorch_prim::sym_ite.Scalar", 4, sym_ite},
    {"executorch_prim::et_view.default", 3, et_view},
    {"executorch_prim::et_copy_index.tensor", 3, et_copy_index},
    {"aten::sym_size.int", 3, sym_size},
    {"aten::sym_numel", 2, sym_numel},
    {"aten::_local_scalar_dense", 2, local_scalar},
};

}  // namespace

KernelFamily prim_kernels() { return rows; }

}  // namespace arenascope
