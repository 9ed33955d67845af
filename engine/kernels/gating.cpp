// Gated linear units, and dropout, which changes nothing outside training.

#include <cmath>

#include "engine/kernels/families.h"
#include "engine/kernels/rows.h"
#include "engine/kernels/shift.h"

namespace arenascope {

namespace {

/// first half * sigmoid(second half)
Result<> glu(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t given, call.integer(1));
    TRY(TensorValue * out, call.tensor(2));
    TRY(const std::size_t dim, wrap_dim(given, self->rank()));
    if (self->rank() == 0 || self->sizes[dim] % 2 != 0 || !is_floating(self->dtype) || !is_floating(out->dtype)) {
        return Error{.what = message("cannot gate {tensor}", describe(*self)),
                     .expected = message("floats, an even size")};
    }
    TensorValue first = *self;
    first.sizes[dim] /= 2;
    TensorValue second = first;
    shift(second, first.sizes[dim] * self->strides[dim]);
    CHECKED(resize(*out, first.sizes));
    with_compute(compute_of(self->dtype), [&](auto type) {
        using C = decltype(type);
        if constexpr (std::is_floating_point_v<C>) {
            map_rows<C>(*out, first, second, [](C x, C y) { return x / (C{1} + std::exp(-y)); });
        }
    });
    return done;
}

/// (input, p, train, out, mask)
Result<> native_dropout(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const bool trains, call.is_none(2) ? Result<bool>(true) : call.boolean(2));
    TRY(TensorValue * out, call.tensor(3));
    TRY(TensorValue * mask, call.tensor(4));
    TRY(const double share, call.number(1));
    if (trains && share != 0)
        return Error{.what = message("dropout is active"),
                     .expected = message("a program that is exported in eval mode")};
    CHECKED(resize(*out, self->sizes));
    CHECKED(resize(*mask, self->sizes));
    CHECKED(check_computable(*mask));
    const ScalarOperand kept(Scalar{Scalar::Kind::boolean, 1, 1});
    TRY(const TensorValue all, expand_to(kept.value, mask->sizes));
    CHECKED(copy_values(*mask, all));
    return copy_values(*out, *self);
}

constexpr Kernel rows[] = {{"aten::glu.out", 3, glu}, {"aten::native_dropout.out", 5, native_dropout}};

}  // namespace

KernelFamily gating_kernels() { return rows; }

}  // namespace arenascope
