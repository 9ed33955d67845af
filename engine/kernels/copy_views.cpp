// Copies through a view: the view's sizes and strides are computed, then copied into the output.

#include <algorithm>

#include "engine/kernels/families.h"
#include "engine/kernels/rows.h"
#include "engine/kernels/shift.h"

namespace arenascope {

namespace {

Result<> deliver(const TensorValue& view, TensorValue& out) {
    CHECKED(resize(out, view.sizes));
    return copy_values(out, view);
}

/// Copies self unchanged into the last of `Out + 1` arguments.
template <std::size_t Out>
Result<> plain_copy(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(TensorValue * out, call.tensor(Out));
    return deliver(*self, *out);
}

Result<> permute_copy(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const Dims dims, call.ints(1));
    TRY(TensorValue * out, call.tensor(2));
    if (dims.size() != self->rank())
        return Error{
            .what = message("the permutation of {tensor} has {count} dimensions", describe(*self), dims.size()),
            .expected = message("every dimension once")};
    TensorValue view = *self;
    std::array<bool, max_rank> seen{};
    for (std::size_t i = 0; i < dims.size(); ++i) {
        TRY(const std::size_t dim, wrap_dim(dims[i], self->rank()));
        if (seen[dim])
            return Error{.what = message("dimension {dimension} appears twice in the permutation", dim),
                         .expected = message("every dimension once")};
        seen[dim] = true;
        view.sizes[i] = self->sizes[dim];
        view.strides[i] = self->strides[dim];
    }
    return deliver(view, *out);
}

Result<> transpose_copy(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t first, call.integer(1));
    TRY(const std::int64_t second, call.integer(2));
    TRY(TensorValue * out, call.tensor(3));
    TensorValue view = *self;
    if (self->rank() > 0) {
        TRY(const std::size_t a, wrap_dim(first, self->rank()));
        TRY(const std::size_t b, wrap_dim(second, self->rank()));
        std::swap(view.sizes[a], view.sizes[b]);
        std::swap(view.strides[a], view.strides[b]);
    }
    return deliver(view, *out);
}

Result<> t_copy(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(TensorValue * out, call.tensor(1));
    TensorValue view = *self;
    if (self->rank() > 2)
        return Error{.what = message("cannot transpose {tensor}", describe(*self)),
                     .expected = message("at most two dimensions")};
    if (self->rank() == 2) {
        std::swap(view.sizes[0], view.sizes[1]);
        std::swap(view.strides[0], view.strides[1]);
    }
    return deliver(view, *out);
}

/// Element order is kept, so both sides are walked row by row in logical order.
Result<> reshape_into(const TensorValue& self, const Dims& sizes, TensorValue& out) {
    CHECKED(resize(out, sizes));
    if (self.numel() != out.numel() || self.dtype != out.dtype) {
        return Error{.what = message("{tensor} cannot be viewed as {other_tensor}", describe(self), describe(out)),
                     .expected = message("the same type and number of elements")};
    }
    if (out.numel() == 0) return done;
    TensorValue from = self, to = out;
    if (self.is_contiguous()) {
        from.sizes = out.sizes;
        from.order = {};
        for (std::size_t i = 0; i < from.rank(); ++i) from.order[i] = static_cast<std::uint8_t>(i);
        set_dense_strides(from);
        return copy_values(out, from);
    }
    if (out.is_contiguous()) {
        to.sizes = self.sizes;
        for (std::size_t i = 0; i < to.rank(); ++i) to.order[i] = static_cast<std::uint8_t>(i);
        set_dense_strides(to);
        return copy_values(to, self);
    }
    return Error{
        .what = message("cannot view {tensor} as {other_tensor}: neither is row-major", describe(self), describe(out)),
        .expected = message("at least one row-major tensor")};
}

Result<> view_copy(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(Dims sizes, call.ints(1));
    TRY(TensorValue * out, call.tensor(2));
    std::int64_t known = 1;
    std::size_t open = max_rank;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        if (sizes[i] == -1 && open == max_rank) open = i;
        else if (sizes[i] < 0)
            return Error{.what = message("a size of the view is {size}", sizes[i]),
                         .expected = message("0 or more, and -1 once")};
        else if (__builtin_mul_overflow(known, sizes[i], &known))
            return Error{.what = message("the sizes of the view do not fit in 64 bits")};
    }
    if (open != max_rank) sizes[open] = known == 0 ? 0 : self->numel() / known;
    return reshape_into(*self, sizes, *out);
}

Result<> unsqueeze_copy(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t dim, call.integer(1));
    TRY(TensorValue * out, call.tensor(2));
    if (self->sizes.full())
        return Error{.what = message("cannot add a dimension to {tensor}", describe(*self)),
                     .expected = message("at most 16 dimensions")};
    TRY(const std::size_t at, wrap_dim(dim, self->rank() + 1));
    TensorValue view = *self;
    view.sizes.insert(at, 1);
    view.strides.insert(at, 0);
    return deliver(view, *out);
}

Result<> squeeze_copy(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const Dims dims, call.ints(1));
    TRY(TensorValue * out, call.tensor(2));
    TensorValue view = *self;
    std::array<bool, max_rank> drop{};
    for (const std::int64_t dim : dims) {
        TRY(const std::size_t at, wrap_dim(dim, self->rank()));
        drop[at] = at < self->rank() && self->sizes[at] == 1;
    }
    for (std::size_t i = self->rank(); i-- > 0;) {
        if (!drop[i]) continue;
        view.sizes.erase(i);
        view.strides.erase(i);
    }
    return deliver(view, *out);
}

Result<> expand_copy(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(Dims sizes, call.ints(1));
    TRY(TensorValue * out, call.tensor(3));
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        if (sizes[i] != -1) continue;
        if (i + self->rank() < sizes.size())
            return Error{.what = message("a new dimension cannot expand to -1"),
                         .expected = message("a size of 0 or more")};
        sizes[i] = self->sizes[i + self->rank() - sizes.size()];
    }
    TRY(const TensorValue view, expand_to(*self, sizes));
    return deliver(view, *out);
}

/// The part [start, end) by step of a dimension, as Python slices; fails on a step below 1.
Result<TensorValue> slice_view(const TensorValue& self, std::int64_t dim, std::optional<std::int64_t> start,
                               std::optional<std::int64_t> end, std::int64_t step) {
    TRY(const std::size_t at, wrap_dim(dim, self.rank()));
    if (self.rank() == 0 || step < 1)
        return Error{.what = message("the slice of {tensor} has step {step}", describe(self), step),
                     .expected = message("at least one dimension, and a step of 1 or more")};
    const std::int64_t size = self.sizes[at];
    const auto bound = [size](std::int64_t x) { return std::clamp<std::int64_t>(x < 0 ? x + size : x, 0, size); };
    const std::int64_t from = bound(start.value_or(0)), to = std::max(from, bound(end.value_or(size)));
    TensorValue view = self;
    view.sizes[at] = (to - from) / step + ((to - from) % step != 0 ? 1 : 0);
    view.strides[at] = self.strides[at] * (view.sizes[at] > 1 ? step : 1);
    shift(view, from * self.strides[at]);
    return view;
}

Result<> slice_copy(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t dim, call.integer(1));
    TRY(const auto start, call.optional_integer(2));
    TRY(const auto end, call.optional_integer(3));
    TRY(const std::int64_t step, call.integer(4));
    TRY(TensorValue * out, call.tensor(5));
    TRY(const TensorValue view, slice_view(*self, dim, start, end, step));
    return deliver(view, *out);
}

Result<> slice_scatter(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const TensorValue* source, call.tensor(1));
    TRY(const std::int64_t dim, call.integer(2));
    TRY(const auto start, call.optional_integer(3));
    TRY(const auto end, call.optional_integer(4));
    TRY(const std::int64_t step, call.integer(5));
    TRY(TensorValue * out, call.tensor(6));
    CHECKED(deliver(*self, *out));
    TRY(const TensorValue view, slice_view(*out, dim, start, end, step));
    return copy_values(view, *source);
}

Result<TensorValue> select_view(const TensorValue& self, std::int64_t dim, std::int64_t index) {
    TRY(const std::size_t at, wrap_dim(dim, self.rank()));
    const std::int64_t size = self.rank() == 0 ? 0 : self.sizes[at];
    if (index < -size || index >= size) {
        return Error{.what = message("index {index} is out of range for dimension {dimension} of {tensor}", index, dim,
                                     describe(self))};
    }
    TensorValue view = self;
    shift(view, (index < 0 ? index + size : index) * self.strides[at]);
    view.sizes.erase(at);
    view.strides.erase(at);
    return view;
}

Result<> select_copy(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t dim, call.integer(1));
    TRY(const std::int64_t index, call.integer(2));
    TRY(TensorValue * out, call.tensor(3));
    TRY(const TensorValue view, select_view(*self, dim, index));
    return deliver(view, *out);
}

Result<> select_scatter(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const TensorValue* source, call.tensor(1));
    TRY(const std::int64_t dim, call.integer(2));
    TRY(const std::int64_t index, call.integer(3));
    TRY(TensorValue * out, call.tensor(4));
    CHECKED(deliver(*self, *out));
    TRY(const TensorValue view, select_view(*out, dim, index));
    return copy_values(view, *source);
}

Result<> flip(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const Dims dims, call.ints(1));
    TRY(TensorValue * out, call.tensor(2));
    TensorValue view = *self;
    for (const std::int64_t dim : dims) {
        TRY(const std::size_t at, wrap_dim(dim, self->rank()));
        if (self->rank() == 0 || self->sizes[at] == 0) continue;
        shift(view, (view.sizes[at] - 1) * view.strides[at]);
        view.strides[at] = -view.strides[at];
    }
    return deliver(view, *out);
}

Result<> unfold_copy(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t dim, call.integer(1));
    TRY(const std::int64_t size, call.integer(2));
    TRY(const std::int64_t step, call.integer(3));
    TRY(TensorValue * out, call.tensor(4));
    TRY(const std::size_t at, wrap_dim(dim, self->rank()));
    if (self->rank() == 0 || self->sizes.full() || step < 1 || size < 0 || size > self->sizes[at]) {
        return Error{
            .what = message("the unfold of {tensor} has size {size} and step {step}", describe(*self), size, step),
            .expected = message("a size within the dimension, and a step of 1 or more")};
    }
    TensorValue view = *self;
    view.sizes[at] = (self->sizes[at] - size) / step + 1;
    view.strides[at] = self->strides[at] * std::min(step, std::max<std::int64_t>(self->sizes[at], 1));
    view.sizes.push_back(size);
    view.strides.push_back(self->strides[at]);
    return deliver(view, *out);
}

/// copy_(self, src): src broadcast into self.
Result<> copy_into(Call& call) {
    TRY(TensorValue * self, call.tensor(0));
    TRY(const TensorValue* source, call.tensor(1));
    if (self->is_constant)
        return Error{.what = message("the operator writes to a constant"),
                     .expected = message("a tensor in an arena or bound by the caller")};
    TRY(const TensorValue view, expand_to(*source, self->sizes));
    return copy_values(*self, view);
}

Result<> copy_out(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const TensorValue* source, call.tensor(1));
    TRY(TensorValue * out, call.tensor(3));
    TRY(const TensorValue view, expand_to(*source, self->sizes));
    return deliver(view, *out);
}

constexpr Kernel rows[] = {
    {"aten::permute_copy.out", 3, permute_copy},
    {"aten::transpose_copy.int_out", 4, transpose_copy},
    {"aten::t_copy.out", 2, t_copy},
    {"aten::view_copy.out", 3, view_copy},
    {"aten::_unsafe_view.out", 3, view_copy},
    {"aten::unsqueeze_copy.out", 3, unsqueeze_copy},
    {"aten::squeeze_copy.dim_out", 3, squeeze_copy},
    {"aten::squeeze_copy.dims_out", 3, squeeze_copy},
    {"aten::expand_copy.out", 4, expand_copy},
    {"aten::slice_copy.Tensor_out", 6, slice_copy},
    {"aten::slice_scatter.out", 7, slice_scatter},
    {"aten::select_copy.int_out", 4, select_copy},
    {"aten::select_scatter.out", 5, select_scatter},
    {"aten::flip.out", 3, flip},
    {"aten::unfold_copy.out", 5, unfold_copy},
    {"aten::copy_", 3, copy_into},
    {"aten::copy.out", 4, copy_out},
    {"aten::alias_copy.out", 2, plain_copy<1>},
    {"aten::detach_copy.out", 2, plain_copy<1>},
    {"aten::lift_fresh_copy.out", 2, plain_copy<1>},
    {"aten::clone.out", 3, plain_copy<2>},
    {"aten::_to_copy.out", 4, plain_copy<3>},
    {"dim_order_ops::_to_dim_order_copy.out", 4, plain_copy<3>},
    {"dim_order_ops::_clone_dim_order.out", 4, plain_copy<3>},
};

}  // namespace

KernelFamily copy_view_kernels() { return rows; }

}  // namespace arenascope
