// Several tensors into one, one into several, repetition and padding: copies through views of the outputs.

#include "engine/kernels/families.h"
#include "engine/kernels/rows.h"
#include "engine/kernels/shift.h"

namespace arenascope {

namespace {

/// `length` elements of a dimension from `start`; the caller keeps both inside.
TensorValue part(const TensorValue& tensor, std::size_t dim, std::int64_t start, std::int64_t length) {
    TensorValue view = tensor;
    shift(view, start * tensor.strides[dim]);
    view.sizes[dim] = length;
    return view;
}

/// PyTorch ignores one-dimensional empty tensors in a concatenation.
bool is_skipped(const TensorValue& tensor) { return tensor.rank() == 1 && tensor.sizes[0] == 0; }

/// As ExecuTorch's portable kernel joins: by logical sizes, in memory order. The result differs if the dimension order
/// is not row-major and `dim` is not the outermost one.
void join_memory(const SmallVector<TensorValue*>& tensors, std::size_t dim, const TensorValue& out) {
    const auto trailing = [dim](const TensorValue& tensor) {
        std::int64_t bytes = item_size(tensor.dtype);
        for (std::size_t i = dim + 1; i < tensor.rank(); ++i) bytes *= tensor.sizes[i];
        return bytes;
    };
    std::int64_t leading = 1;
    for (std::size_t i = 0; i < dim; ++i) leading *= out.sizes[i];
    std::byte* to = out.data;
    for (std::int64_t row = 0; row < leading; ++row) {
        for (const TensorValue* tensor : tensors) {
            if (tensor->numel() == 0) continue;
            const std::int64_t bytes = trailing(*tensor) * tensor->sizes[dim];
            std::memmove(to, tensor->data + row * bytes, static_cast<std::size_t>(bytes));
            to += bytes;
        }
    }
}

bool has_one_type(const SmallVector<TensorValue*>& tensors, DType type) {
    return std::all_of(tensors.begin(), tensors.end(), [&](const TensorValue* each) { return each->dtype == type; });
}

Result<> cat(Call& call) {
    TRY(const SmallVector<TensorValue*> tensors, call.tensors(0));
    TRY(const std::int64_t given, call.integer(1));
    TRY(TensorValue * out, call.tensor(2));
    const TensorValue* first = nullptr;
    for (const TensorValue* tensor : tensors) {
        if (!tensor) return Error{.what = message("an operand is missing")};
        if (!first && !is_skipped(*tensor)) first = tensor;
    }
    if (!first) return resize(*out, tensors.empty() ? Dims{0} : tensors.front()->sizes);
    TRY(const std::size_t dim, wrap_dim(given, first->rank()));
    if (first->rank() == 0)
        return Error{.what = message("the operands have no dimensions"), .expected = message("at least one dimension")};
    Dims sizes = first->sizes;
    sizes[dim] = 0;
    for (const TensorValue* tensor : tensors) {
        if (is_skipped(*tensor)) continue;
        Dims rest = tensor->sizes;
        if (rest.size() == sizes.size()) rest[dim] = sizes[dim];
        if (!(rest == sizes))
            return Error{
                .what = message("cannot join {tensor} with {other_tensor}", describe(*tensor), describe(*first)),
                .expected = message("equal sizes in all other dimensions")};
        sizes[dim] += tensor->sizes[dim];
    }
    CHECKED(resize(*out, sizes));
    if (call.core() && has_one_type(tensors, out->dtype)) {
        join_memory(tensors, dim, *out);
        return done;
    }
    std::int64_t at = 0;
    for (const TensorValue* tensor : tensors) {
        if (is_skipped(*tensor)) continue;
        CHECKED(copy_values(part(*out, dim, at, tensor->sizes[dim]), *tensor));
        at += tensor->sizes[dim];
    }
    return done;
}

Result<> stack(Call& call) {
    TRY(const SmallVector<TensorValue*> tensors, call.tensors(0));
    TRY(const std::int64_t given, call.integer(1));
    TRY(TensorValue * out, call.tensor(2));
    if (tensors.empty() || !tensors.front() || tensors.front()->sizes.full())
        return Error{.what = message("there are no operands")};
    TRY(const std::size_t dim, wrap_dim(given, tensors.front()->rank() + 1));
    Dims sizes = tensors.front()->sizes;
    sizes.insert(dim, static_cast<std::int64_t>(tensors.size()));
    CHECKED(resize(*out, sizes));
    for (std::size_t i = 0; i < tensors.size(); ++i) {
        if (!tensors[i]) return Error{.what = message("an operand is missing")};
        TensorValue view = part(*out, dim, static_cast<std::int64_t>(i), 1);
        view.sizes.erase(dim);
        view.strides.erase(dim);
        CHECKED(copy_values(view, *tensors[i]));
    }
    return done;
}

Result<> split_into(const TensorValue& self, std::size_t dim, const SmallVector<std::int64_t>& sizes,
                    const SmallVector<TensorValue*>& outs) {
    std::int64_t at = 0;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        if (i >= outs.size() || !outs[i] || sizes[i] < 0 || sizes[i] > self.sizes[dim] - at) {
            return Error{.what = message("cannot split {tensor} into these parts", describe(self)),
                         .expected = message("a result for each part, and the whole dimension")};
        }
        const TensorValue view = part(self, dim, at, sizes[i]);
        CHECKED(resize(*outs[i], view.sizes));
        CHECKED(copy_values(*outs[i], view));
        at += sizes[i];
    }
    if (at != self.sizes[dim] || sizes.size() != outs.size()) {
        return Error{
            .what = message("the parts cover {size} of dimension {dimension} of {tensor}", at, dim, describe(self)),
            .expected = message("a result for each part, and the whole dimension")};
    }
    return done;
}

Result<> split_with_sizes(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const SmallVector<std::int64_t> sizes, call.long_ints(1));
    TRY(const std::int64_t given, call.integer(2));
    TRY(const SmallVector<TensorValue*> outs, call.tensors(3));
    TRY(const std::size_t dim, wrap_dim(given, self->rank()));
    if (self->rank() == 0)
        return Error{.what = message("the operand has no dimensions"), .expected = message("at least one dimension")};
    return split_into(*self, dim, sizes, outs);
}

Result<> split_evenly(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t size, call.integer(1));
    TRY(const std::int64_t given, call.integer(2));
    TRY(const SmallVector<TensorValue*> outs, call.tensors(3));
    TRY(const std::size_t dim, wrap_dim(given, self->rank()));
    if (self->rank() == 0 || size < 1)
        return Error{.what = message("cannot split {tensor} into parts of {size}", describe(*self), size),
                     .expected = message("a size of 1 or more")};
    SmallVector<std::int64_t> sizes;
    for (std::int64_t left = self->sizes[dim]; left > 0 && sizes.size() <= outs.size(); left -= sizes.back()) {
        sizes.push_back(std::min(left, size));
    }
    if (sizes.empty()) sizes.push_back(0);
    return split_into(*self, dim, sizes, outs);
}

Result<> repeat(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const Dims times, call.ints(1));
    TRY(TensorValue * out, call.tensor(2));
    const std::size_t lead = times.size() - std::min(times.size(), self->rank());
    if (times.size() < self->rank() || times.size() + self->rank() > max_rank) {
        return Error{.what = message("cannot repeat {tensor} by {count} factors", describe(*self), times.size()),
                     .expected = message("a factor for each dimension")};
    }
    Dims sizes = times;
    for (std::size_t i = 0; i < times.size(); ++i) {
        const std::int64_t size = i < lead ? 1 : self->sizes[i - lead];
        if (times[i] < 0 || __builtin_mul_overflow(times[i], size, &sizes[i]))
            return Error{.what = message("cannot repeat a dimension {times} times", times[i]),
                         .expected = message("0 or more, and a size that fits in 64 bits")};
    }
    CHECKED(resize(*out, sizes));
    if (out->numel() == 0) return done;
    // Each dimension becomes (times, size); the source repeats by stride 0.
    TensorValue to = *out, from = *self;
    to.sizes = to.strides = from.sizes = from.strides = Dims();
    for (std::size_t i = 0; i < times.size(); ++i) {
        const std::int64_t size = i < lead ? 1 : self->sizes[i - lead], step = i < lead ? 0 : self->strides[i - lead];
        for (const auto& [length, out_step, in_step] :
             {std::array{times[i], out->strides[i] * size, std::int64_t{0}}, std::array{size, out->strides[i], step}}) {
            to.sizes.push_back(length);
            from.sizes.push_back(length);
            to.strides.push_back(out_step);
            from.strides.push_back(in_step);
        }
    }
    return copy_values(to, from);
}

Result<> constant_pad(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const SmallVector<std::int64_t> pad, call.long_ints(1));
    TRY(const Scalar value, call.scalar(2));
    TRY(TensorValue * out, call.tensor(3));
    if (pad.size() % 2 != 0 || pad.size() / 2 > self->rank()) {
        return Error{.what = message("{count} numbers of padding do not fit {tensor}", pad.size(), describe(*self)),
                     .expected = message("two numbers for each padded dimension")};
    }
    Dims sizes = self->sizes;
    TensorValue from = *self;
    Dims starts = Dims::filled(self->rank(), 0);
    for (std::size_t i = 0; i < pad.size() / 2; ++i) {
        const std::size_t dim = self->rank() - 1 - i;
        const std::int64_t before = pad[2 * i], after = pad[2 * i + 1];
        constexpr std::int64_t most = std::int64_t{1} << 40;
        if (before < -most || before > most || after < -most || after > most)
            return Error{.what = message("the padding is too large")};
        sizes[dim] += before + after;
        const std::int64_t kept =
            self->sizes[dim] + std::min<std::int64_t>(before, 0) + std::min<std::int64_t>(after, 0);
        if (sizes[dim] < 0 || kept < 0)
            return Error{.what = message("negative padding cuts off more than {tensor} has", describe(*self))};
        // Negative padding cuts the source; positive padding shifts it in the output.
        from = part(from, dim, std::max<std::int64_t>(-before, 0), kept);
        starts[dim] = std::max<std::int64_t>(before, 0);
    }
    CHECKED(resize(*out, sizes));
    CHECKED(fill_values(*out, value));
    TensorValue inner = *out;
    for (std::size_t dim = 0; dim < self->rank(); ++dim) inner = part(inner, dim, starts[dim], from.sizes[dim]);
    return copy_values(inner, from);
}

Result<> pixel_shuffle(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t factor, call.integer(1));
    TRY(TensorValue * out, call.tensor(2));
    const std::size_t rank = self->rank();
    if (rank < 3 || rank > max_rank - 2 || factor < 1 || factor > 1 << 15 ||
        self->sizes[rank - 3] % (factor * factor) != 0) {
        return Error{.what = message("cannot shuffle the pixels of {tensor} by {factor}", describe(*self), factor),
                     .expected = message("channels that are a multiple of the squared factor")};
    }
    Dims sizes = self->sizes;
    sizes[rank - 3] /= factor * factor;
    sizes[rank - 2] *= factor;
    sizes[rank - 1] *= factor;
    CHECKED(resize(*out, sizes));
    // [c*f*f, h, w] and [c, h*f, w*f], both seen as [c, f, f, h, w].
    TensorValue from = *self, to = *out;
    for (TensorValue* view : {&from, &to}) {
        const bool is_out = view == &to;
        const Dims steps = view->strides;
        view->sizes[rank - 3] = sizes[rank - 3];
        view->sizes[rank - 2] = self->sizes[rank - 2];
        view->sizes[rank - 1] = self->sizes[rank - 1];
        view->sizes.insert(rank - 2, factor);
        view->sizes.insert(rank - 2, factor);
        view->strides.insert(rank - 2, is_out ? steps[rank - 1] : steps[rank - 3]);
        view->strides.insert(rank - 2, is_out ? steps[rank - 2] : steps[rank - 3] * factor);
        if (is_out) {
            view->strides[rank] = steps[rank - 2] * factor;
            view->strides[rank + 1] = steps[rank - 1] * factor;
        } else {
            view->strides[rank - 3] = steps[rank - 3] * factor * factor;
        }
    }
    return copy_values(to, from);
}

constexpr Kernel rows[] = {
    {"aten::cat.out", 3, cat},
    {"aten::stack.out", 3, stack},
    {"aten::split_with_sizes_copy.out", 4, split_with_sizes},
    {"aten::split_copy.Tensor_out", 4, split_evenly},
    {"aten::repeat.out", 3, repeat},
    {"aten::constant_pad_nd.out", 4, constant_pad},
    {"aten::pixel_shuffle.out", 3, pixel_shuffle},
};

}  // namespace

KernelFamily joining_kernels() { return rows; }

}  // namespace arenascope
