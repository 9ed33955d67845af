// Elements moved or chosen, never computed: roll, triangles, diagonals, windows, masks.

#include <algorithm>

#include "engine/kernels/channels_innermost.h"
#include "engine/kernels/families.h"
#include "engine/kernels/positions.h"
#include "engine/kernels/shift.h"

namespace arenascope {

namespace {

Error unfit(Message what, Message expected) { return {.what = std::move(what), .expected = std::move(expected)}; }

Result<> check_pair(const TensorValue& self, const TensorValue& out) {
    CHECKED(check_computable(self));
    return check_computable(out);
}

/// Without dims the flattened tensor rolls.
Result<> roll(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const Dims shifts, call.ints(1));
    TRY(const Dims dims, call.ints(2));
    TRY(TensorValue * out, call.tensor(3));
    CHECKED(check_pair(*self, *out));
    CHECKED(resize(*out, self->sizes));
    const bool flat = dims.size() == 0;
    if (shifts.size() != (flat ? 1 : dims.size()))
        return unfit(message("cannot roll {tensor}", describe(*self)), message("a shift for each rolled dimension"));
    Dims by = Dims::filled(self->rank(), 0);
    for (std::size_t i = 0; i < dims.size(); ++i) {
        TRY(const std::size_t dim, wrap_dim(dims[i], self->rank()));
        if (self->rank() > 0 && self->sizes[dim] > 0)
            by[dim] = (by[dim] + shifts[i] % self->sizes[dim]) % self->sizes[dim];
    }
    const std::int64_t total = self->numel();
    return for_positions(self->sizes, [&](const Dims& position, std::int64_t number) -> Result<> {
        Dims to = position;
        if (flat) {
            std::int64_t at = ((number + shifts[0] % total) % total + total) % total;
            for (std::size_t dim = self->rank(); dim-- > 0; at /= self->sizes[dim]) to[dim] = at % self->sizes[dim];
        } else {
            for (std::size_t i = 0; i < to.size(); ++i) to[i] = (position[i] + by[i] + self->sizes[i]) % self->sizes[i];
        }
        copy_element(*out, to, *self, position);
        return done;
    });
}

/// Keeps what lies at or below (tril), at or above (triu) a diagonal; the rest becomes zero.
template <bool Lower>
Result<> triangle(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t diagonal, call.integer(1));
    TRY(TensorValue * out, call.tensor(2));
    CHECKED(check_pair(*self, *out));
    const std::size_t rank = self->rank();
    if (rank < 2)
        return unfit(message("cannot take a triangle of {tensor}", describe(*self)), message("two dimensions or more"));
    CHECKED(resize(*out, self->sizes));
    return for_positions(self->sizes, [&](const Dims& position, std::int64_t) -> Result<> {
        const std::int64_t at = position[rank - 1] - position[rank - 2];
        if (Lower ? at <= diagonal : at >= diagonal) copy_element(*out, position, *self, position);
        else store_one<std::int64_t>(*out, offset_at(*out, position), 0);
        return done;
    });
}

/// A view made of strides copies into its output.
Result<> copy_view(const TensorValue& view, TensorValue& out) {
    CHECKED(resize(out, view.sizes));
    return copy_values(out, view);
}

Result<> diagonal(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t offset, call.integer(1));
    TRY(const std::int64_t first, call.integer(2));
    TRY(const std::int64_t second, call.integer(3));
    TRY(TensorValue * out, call.tensor(4));
    TRY(const std::size_t a, wrap_dim(first, self->rank()));
    TRY(const std::size_t b, wrap_dim(second, self->rank()));
    if (a == b || self->rank() < 2)
        return unfit(message("cannot take a diagonal of {tensor}", describe(*self)),
                     message("two different dimensions"));
    TensorValue view = *self;
    const std::int64_t rows = self->sizes[a] + std::min<std::int64_t>(offset, 0);
    const std::int64_t columns = self->sizes[b] - std::max<std::int64_t>(offset, 0);
    const std::int64_t length = std::max<std::int64_t>(0, std::min(rows, columns));
    const std::int64_t step = self->strides[a] + self->strides[b];
    if (length > 0) shift(view, offset >= 0 ? offset * self->strides[b] : -offset * self->strides[a]);
    for (const std::size_t dim : {std::max(a, b), std::min(a, b)}) {
        view.sizes.erase(dim);
        view.strides.erase(dim);
    }
    view.sizes.push_back(length);
    view.strides.push_back(step);
    return copy_view(view, *out);
}

Result<> narrow(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t given, call.integer(1));
    TRY(std::int64_t start, call.integer(2));
    TRY(const std::int64_t length, call.integer(3));
    TRY(TensorValue * out, call.tensor(4));
    TRY(const std::size_t dim, wrap_dim(given, self->rank()));
    if (self->rank() == 0)
        return unfit(message("cannot narrow {tensor}", describe(*self)), message("at least one dimension"));
    const std::int64_t size = self->sizes[dim];
    if (start < 0) start += size;
    if (start < 0 || length < 0 || start > size || length > size - start)
        return unfit(
            message("cannot narrow {tensor} to {length} elements from {start}", describe(*self), length, start),
            message("a range within the dimension"));
    TensorValue view = *self;
    shift(view, start * self->strides[dim]);
    view.sizes[dim] = length;
    return copy_view(view, *out);
}

/// Strides of the argument speak of row-major storage, which `self` must be.
Result<> as_strided(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const Dims sizes, call.ints(1));
    TRY(const Dims strides, call.ints(2));
    TRY(const std::optional<std::int64_t> offset, call.optional_integer(3));
    TRY(TensorValue * out, call.tensor(4));
    if (sizes.size() != strides.size() || !self->is_contiguous() || offset.value_or(0) < 0)
        return unfit(message("cannot view {tensor} with these sizes and strides", describe(*self)),
                     message("a contiguous tensor, and a size and a stride for each dimension"));
    std::int64_t last = offset.value_or(0);
    bool empty = false;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        std::int64_t reach = 0;
        empty = empty || sizes[i] == 0;
        if (sizes[i] < 0 || strides[i] < 0 ||
            __builtin_mul_overflow(std::max<std::int64_t>(sizes[i] - 1, 0), strides[i], &reach) ||
            __builtin_add_overflow(last, reach, &last)) {
            return unfit(message("cannot view {tensor} with these sizes and strides", describe(*self)),
                         message("a contiguous tensor, and a size and a stride for each dimension"));
        }
    }
    if (!empty && last >= self->numel())
        return unfit(message("the sizes and strides reach beyond {tensor}", describe(*self)),
                     message("a range within the tensor"));
    TensorValue view = *self;
    view.sizes = sizes;
    view.strides = strides;
    if (!empty) shift(view, offset.value_or(0));
    return copy_view(view, *out);
}

Result<> unbind(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t given, call.integer(1));
    TRY(const SmallVector<TensorValue*> outs, call.tensors(2));
    TRY(const std::size_t dim, wrap_dim(given, self->rank()));
    if (self->rank() == 0 || static_cast<std::int64_t>(outs.size()) != self->sizes[dim])
        return unfit(message("cannot unbind {tensor}", describe(*self)),
                     message("a result for each index of the dimension"));
    for (std::size_t i = 0; i < outs.size(); ++i) {
        if (!outs[i])
            return unfit(message("cannot unbind {tensor}", describe(*self)),
                         message("a result for each index of the dimension"));
        TensorValue view = *self;
        shift(view, static_cast<std::int64_t>(i) * self->strides[dim]);
        view.sizes.erase(dim);
        view.strides.erase(dim);
        CHECKED(copy_view(view, *outs[i]));
    }
    return done;
}

/// [c, h*f, w*f] to [c*f*f, h, w].
Result<> pixel_unshuffle(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t factor, call.integer(1));
    TRY(TensorValue * out, call.tensor(2));
    CHECKED(check_pair(*self, *out));
    const std::size_t rank = self->rank();
    if (rank < 3 || factor < 1 || factor > 1 << 15 || self->sizes[rank - 1] % factor != 0 ||
        self->sizes[rank - 2] % factor != 0) {
        return unfit(message("cannot unshuffle the pixels of {tensor}", describe(*self)),
                     message("sizes that are multiples of the factor"));
    }
    Dims sizes = self->sizes;
    sizes[rank - 3] *= factor * factor;
    sizes[rank - 2] /= factor;
    sizes[rank - 1] /= factor;
    CHECKED(resize(*out, sizes));
    return for_positions(sizes, [&](const Dims& position, std::int64_t) -> Result<> {
        Dims from = position;
        const std::int64_t inner = position[rank - 3] % (factor * factor);
        from[rank - 3] = position[rank - 3] / (factor * factor);
        from[rank - 2] = position[rank - 2] * factor + inner / factor;
        from[rank - 1] = position[rank - 1] * factor + inner % factor;
        copy_element(*out, position, *self, from);
        return done;
    });
}

/// (repeats, output_size, out): index i as often as repeats[i] says.
Result<> repeat_interleave(Call& call) {
    TRY(const TensorValue* repeats, call.tensor(0));
    TRY(TensorValue * out, call.tensor(2));
    if (repeats->rank() != 1 || (repeats->dtype != DType::i64 && repeats->dtype != DType::i32) ||
        out->dtype != DType::i64) {
        return unfit(message("cannot repeat elements by {tensor}", describe(*repeats)),
                     message("a list of integers that are not negative"));
    }
    std::int64_t total = 0;
    const auto count_at = [&](std::int64_t i) { return load_one<std::int64_t>(*repeats, i * repeats->strides[0]); };
    for (std::int64_t i = 0; i < repeats->sizes[0]; ++i) {
        if (count_at(i) < 0 || __builtin_add_overflow(total, count_at(i), &total))
            return unfit(message("cannot repeat elements by {tensor}", describe(*repeats)),
                         message("a list of integers that are not negative"));
    }
    CHECKED(resize(*out, Dims{total}));
    std::int64_t at = 0;
    for (std::int64_t i = 0; i < repeats->sizes[0]; ++i) {
        for (std::int64_t k = 0; k < count_at(i); ++k) store_one<std::int64_t>(*out, at++ * out->strides[0], i);
    }
    return done;
}

Result<> fill_with_tensor(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const TensorValue* value, call.tensor(1));
    TRY(TensorValue * out, call.tensor(2));
    CHECKED(check_pair(*value, *out));
    if (value->numel() != 1)
        return unfit(message("cannot fill with {tensor}", describe(*value)), message("one element"));
    CHECKED(resize(*out, self->sizes));
    TensorValue one = *value;
    one.sizes = one.strides = Dims();
    TRY(const TensorValue filler, expand_to(one, out->sizes));
    return copy_values(*out, filler);
}

struct Masked {
    TensorValue self, mask;
    Dims sizes;
};
Result<Masked> masked(const TensorValue& self, const TensorValue& mask) {
    if (mask.dtype != DType::boolean)
        return Error{.what = message("the mask is {tensor}", describe(mask)), .expected = message("bool")};
    Masked both;
    TRY(both.sizes, broadcast(self.sizes, mask.sizes));
    TRY(both.self, expand_to(self, both.sizes));
    TRY(both.mask, expand_to(mask, both.sizes));
    return both;
}
bool is_set(const TensorValue& mask, const Dims& position) {
    return load_one<std::int64_t>(mask, offset_at(mask, position)) != 0;
}

Result<> masked_select(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const TensorValue* mask, call.tensor(1));
    TRY(TensorValue * out, call.tensor(2));
    CHECKED(check_pair(*self, *out));
    TRY(const Masked both, masked(*self, *mask));
    std::int64_t count = 0;
    CHECKED(for_positions(both.sizes, [&](const Dims& position, std::int64_t) -> Result<> {
        count += is_set(both.mask, position) ? 1 : 0;
        return done;
    }));
    CHECKED(resize(*out, Dims{count}));
    std::int64_t at = 0;
    return for_positions(both.sizes, [&](const Dims& position, std::int64_t) -> Result<> {
        if (is_set(both.mask, position)) copy_element(*out, Dims{at++}, both.self, position);
        return done;
    });
}

/// Set positions take the source's elements in order.
Result<> masked_scatter(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const TensorValue* mask, call.tensor(1));
    TRY(const TensorValue* source, call.tensor(2));
    TRY(TensorValue * out, call.tensor(3));
    CHECKED(check_pair(*self, *out));
    CHECKED(check_computable(*source));
    TRY(const Masked both, masked(*self, *mask));
    CHECKED(resize(*out, both.sizes));
    std::int64_t taken = 0;
    return for_positions(both.sizes, [&](const Dims& position, std::int64_t) -> Result<> {
        if (!is_set(both.mask, position)) {
            copy_element(*out, position, both.self, position);
            return done;
        }
        if (taken >= source->numel())
            return Error{.what = message("the mask selects more elements than {tensor} has", describe(*source))};
        Dims from = Dims::filled(source->rank(), 0);
        std::int64_t left = taken++;
        for (std::size_t dim = source->rank(); dim-- > 0; left /= source->sizes[dim])
            from[dim] = left % source->sizes[dim];
        copy_element(*out, position, *source, from);
        return done;
    });
}

/// Between host and device: on this host both are memory.
Result<> transfer(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(TensorValue * out, call.tensor(1));
    return copy_view(*self, *out);
}

/// Channels lie side by side, or in planes.
struct Shuffle {
    std::int64_t groups = 1, each = 0, pixels = 0;  ///< channels of a group
    bool side_by_side = false;
};

/// One of each half in turn, in vectors.
template <class T>
void interleave(const T* __restrict from, std::int64_t each, T* __restrict to) {
    for (std::int64_t c = 0; c < each; ++c) {
        to[2 * c] = from[c];
        to[2 * c + 1] = from[each + c];
    }
}

template <class T>
void shuffle_image(const Shuffle& s, const T* from, T* to) {
    for (std::int64_t pixel = 0; s.side_by_side && pixel < s.pixels; ++pixel, from += s.groups * s.each) {
        if (s.groups == 2) {
            interleave(from, s.each, to);
            to += 2 * s.each;
            continue;
        }
        for (std::int64_t c = 0; c < s.each; ++c) {
            for (std::int64_t group = 0; group < s.groups; ++group) *to++ = from[group * s.each + c];
        }
    }
    for (std::int64_t c = 0; !s.side_by_side && c < s.each; ++c) {
        for (std::int64_t group = 0; group < s.groups; ++group, to += s.pixels)
            std::copy_n(from + (group * s.each + c) * s.pixels, s.pixels, to);
    }
}

/// Of `--layout best`: (input, groups, out); the first channel of each group, then the second of each, and so on.
Result<> channel_shuffle(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t groups, call.integer(1));
    TRY(TensorValue * out, call.tensor(2));
    CHECKED(resize(*out, self->sizes));
    const bool is_last = has_channels_innermost(*self) && has_channels_innermost(*out);
    const bool is_plain = self->is_contiguous() && out->is_contiguous();
    const bool fits = self->rank() == 4 && groups > 0 && self->sizes[1] % groups == 0 && self->dtype == out->dtype;
    if (!fits)
        return unfit(message("cannot shuffle the channels of {tensor}", describe(*self)),
                     message("channels that are a multiple of the number of groups"));
    const std::int64_t channels = self->sizes[1];
    if (!is_last && !is_plain) {  // one in each order, or with gaps
        return for_positions(out->sizes, [&](const Dims& to, std::int64_t) -> Result<> {
            Dims from = to;
            from[1] = to[1] % groups * (channels / groups) + to[1] / groups;
            copy_element(*out, to, *self, from);
            return done;
        });
    }
    const Shuffle s{groups, channels / groups, self->sizes[2] * self->sizes[3], is_last};
    const auto typed = [&](auto type) {
        using T = decltype(type);
        for (std::int64_t n = 0; n < self->sizes[0]; ++n)
            shuffle_image(s, self->as<T>() + n * channels * s.pixels, out->as<T>() + n * channels * s.pixels);
    };
    switch (item_size(self->dtype)) {
        case 1: typed(std::uint8_t{}); break;
        case 2: typed(std::uint16_t{}); break;
        case 4: typed(std::uint32_t{}); break;
        default: typed(std::uint64_t{}); break;
    }
    return done;
}

constexpr Kernel rows[] = {
    {"arenascope::channel_shuffle.out", 3, channel_shuffle},
    {"aten::roll.out", 4, roll},
    {"aten::tril.out", 3, triangle<true>},
    {"aten::triu.out", 3, triangle<false>},
    {"aten::diagonal_copy.out", 5, diagonal},
    {"aten::narrow_copy.out", 5, narrow},
    {"aten::as_strided_copy.out", 5, as_strided},
    {"aten::unbind_copy.int_out", 3, unbind},
    {"aten::pixel_unshuffle.out", 3, pixel_unshuffle},
    {"aten::repeat_interleave.Tensor_out", 3, repeat_interleave},
    {"aten::fill.Tensor_out", 3, fill_with_tensor},
    {"aten::masked_select.out", 3, masked_select},
    {"aten::masked_scatter.out", 4, masked_scatter},
    {"et_copy::_h2d_copy.out", 2, transfer},
    {"et_copy::_d2h_copy.out", 2, transfer},
};

}  // namespace

KernelFamily rearranging_kernels() { return rows; }

}  // namespace arenascope
