// tflite: operators that only move elements: shapes, slices, pads, joins and splits.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

#include "engine/kernels/families.h"
#include "engine/kernels/tflite/tflite_call.h"

namespace arenascope {

namespace {

using namespace tfl;

/// The same elements with the sizes that the result has in the file; an open one takes the rest.
Result<> reshape_to(const TensorValue& in, TensorValue& out, Dims sizes) {
    CHECKED(same_type(in, out));
    std::optional<std::size_t> open;
    std::int64_t known = 1;
    for (std::size_t d = 0; d < sizes.size(); ++d) {
        if (sizes[d] >= 0) {
            const auto next = checked_mul(known, sizes[d]);
            if (!next) return Error{.what = message("the number of elements does not fit in 64 bits")};
            known = *next;
        } else if (sizes[d] == -1 && !open) {
            open = d;
        } else {
            return Error{.what = message("a size of the view is {size}", sizes[d]),
                         .expected = message("0 or more, and -1 once")};
        }
    }
    if (open) sizes[*open] = known == 0 ? 0 : in.numel() / known;
    const auto count = checked_product(sizes);
    if (!count || *count != in.numel())
        return Error{
            .what = message("{tensor} cannot be viewed as {other_tensor}", describe(in), describe(in.dtype, sizes)),
            .expected = message("as many elements")};
    CHECKED(resize(out, sizes));
    if (out.data != in.data && out.numel() > 0) std::memmove(out.data, in.data, bytes_of(out));
    return done;
}

/// Sizes are an input, else options.
Result<> reshape(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* in, ops.in(0));
    TRY(const TensorValue* shape, ops.optional(1));
    TRY(TensorValue * out, ops.out());
    Dims sizes;
    if (shape && shape->rank() == 1) {
        TRY(const auto listed, whole_numbers(*shape));
        if (listed.size() > max_rank) return unsupported(*shape);
        for (const std::int64_t size : listed) sizes.push_back(size);
    } else {
        for (std::size_t i = 0; i < ops.options() && !sizes.full(); ++i) sizes.push_back(ops.whole(i));
        if (sizes.size() == 1 && sizes[0] == 0) sizes = Dims();  // a scalar, as old converters write it
    }
    return reshape_to(*in, *out, sizes);
}

Result<> squeeze(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* in, ops.in(0));
    TRY(TensorValue * out, ops.out());
    std::array<bool, max_rank> gone{};
    for (std::size_t d = 0; d < in->rank(); ++d) gone[d] = ops.options() == 0 && in->sizes[d] == 1;
    for (std::size_t i = 0; i < ops.options(); ++i) {
        TRY(const std::size_t at, axis_of(ops.whole(i), in->rank()));
        gone[at] = true;
    }
    Dims sizes;
    for (std::size_t d = 0; d < in->rank(); ++d)
        if (!gone[d]) sizes.push_back(in->sizes[d]);
    return reshape_to(*in, *out, sizes);
}

Result<> expand_dims(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* in, ops.in(0));
    TRY(const TensorValue* axes, ops.in(1));
    TRY(TensorValue * out, ops.out());
    TRY(const auto listed, whole_numbers(*axes));
    if (listed.size() != 1 || in->rank() >= max_rank) return unsupported(*axes);
    TRY(const std::size_t at, axis_of(listed[0], in->rank() + 1));
    Dims sizes = in->sizes;
    sizes.insert(at, 1);
    return reshape_to(*in, *out, sizes);
}

/// Options: masks of beginnings, ends, the ellipsis, new axes, axes that go.
Result<> strided_slice(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* in, ops.in(0));
    TRY(const TensorValue* begins, ops.in(1));
    TRY(const TensorValue* ends, ops.in(2));
    TRY(const TensorValue* steps, ops.in(3));
    TRY(TensorValue * out, ops.out());
    CHECKED(same_type(*in, *out));
    TRY(const auto begin, whole_numbers(*begins));
    TRY(const auto end, whole_numbers(*ends));
    TRY(const auto step, whole_numbers(*steps));
    const auto has = [&](std::size_t mask, std::size_t bit) { return (ops.whole(mask) >> bit & 1) != 0; };
    if (begin.size() > max_rank || end.size() != begin.size() || step.size() != begin.size())
        return Error{.what = message("begin has {count} entries for {tensor}", begin.size(), describe(*in)),
                     .expected = message("an entry of begin, end and strides for each dimension")};
    std::size_t own = 0;  // entries that take a dimension of the input
    for (std::size_t i = 0; i < begin.size(); ++i) own += has(2, i) || has(3, i) ? 0 : 1;
    if (own > in->rank())
        return Error{.what = message("the slice has {count} entries for {tensor}", own, describe(*in)),
                     .expected = message("at most one for each dimension")};
    Dims sizes, strides;
    std::int64_t start = 0;
    std::size_t d = 0;
    const auto keep = [&](std::size_t count) {
        for (; count > 0; --count, ++d) {
            sizes.push_back(in->sizes[d]);
            strides.push_back(in->strides[d]);
        }
    };
    bool was_ellipsis = false;
    for (std::size_t i = 0; i < begin.size(); ++i) {
        if (has(2, i) && !was_ellipsis) {
            was_ellipsis = true;
            keep(in->rank() - own);
            continue;
        }
        if (has(3, i)) {
            sizes.push_back(1);
            strides.push_back(0);
            continue;
        }
        if (d >= in->rank())
            return Error{.what = message("the slice has more entries than {tensor} has dimensions", describe(*in))};
        const std::int64_t size = in->sizes[d], by = step[i];
        if (by == 0 || by > (std::int64_t{1} << 31) || by < -(std::int64_t{1} << 31))
            return Error{.what = message("the step of a slice is {step}", by),
                         .expected = message("a step other than 0")};
        const auto wrapped = [&](std::int64_t at) { return at < 0 ? at + size : at; };
        const bool is_one = has(4, i);
        std::int64_t first = std::clamp<std::int64_t>(wrapped(begin[i]), by > 0 ? 0 : -1, by > 0 ? size : size - 1);
        if (has(0, i)) first = by > 0 ? 0 : size - 1;
        if (is_one) {
            const std::int64_t at = has(0, i) ? 0 : wrapped(begin[i]);
            if (at < 0 || at >= size)
                return Error{.what = message("index {index} is out of range for {tensor}", begin[i], describe(*in))};
            start += at * in->strides[d++];
            continue;
        }
        std::int64_t last = std::clamp<std::int64_t>(wrapped(end[i]), by > 0 ? 0 : -1, by > 0 ? size : size - 1);
        if (has(1, i)) last = by > 0 ? size : -1;
        const std::int64_t reach = by > 0 ? last - first : first - last, pace = by > 0 ? by : -by;
        const std::int64_t count = reach <= 0 ? 0 : (reach + pace - 1) / pace;
        if (count > 0) start += first * in->strides[d];
        sizes.push_back(count);
        strides.push_back(count > 1 ? by * in->strides[d] : 0);
        ++d;
    }
    keep(in->rank() - d);
    CHECKED(resize(*out, sizes));
    gather(*in, *out, start, strides);
    return done;
}

Result<> slice(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* in, ops.in(0));
    TRY(const TensorValue* begins, ops.in(1));
    TRY(const TensorValue* lengths, ops.in(2));
    TRY(TensorValue * out, ops.out());
    CHECKED(same_type(*in, *out));
    TRY(const auto begin, whole_numbers(*begins));
    TRY(const auto length, whole_numbers(*lengths));
    if (begin.size() != in->rank() || length.size() != in->rank())
        return Error{.what = message("begin has {count} entries for {tensor}", begin.size(), describe(*in)),
                     .expected = message("an entry for each dimension")};
    Dims sizes;
    std::int64_t start = 0;
    for (std::size_t d = 0; d < in->rank(); ++d) {
        const std::int64_t size = in->sizes[d];
        const std::int64_t taken = length[d] == -1 ? size - begin[d] : length[d];
        if (begin[d] < 0 || begin[d] > size || taken < 0 || taken > size - begin[d])
            return Error{.what = message("cannot slice {length} elements from {begin} of {tensor}", length[d], begin[d],
                                         describe(*in)),
                         .expected = message("a range within the dimension")};
        sizes.push_back(taken);
        if (taken > 0) start += begin[d] * in->strides[d];
    }
    CHECKED(resize(*out, sizes));
    gather(*in, *out, start, in->strides);
    return done;
}

Result<> transpose(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* in, ops.in(0));
    TRY(const TensorValue* order, ops.in(1));
    TRY(TensorValue * out, ops.out());
    CHECKED(same_type(*in, *out));
    TRY(const auto listed, whole_numbers(*order));
    if (listed.size() != in->rank()) return unsupported(*order);
    Dims sizes, strides;
    std::array<bool, max_rank> seen{};
    for (const std::int64_t axis : listed) {
        TRY(const std::size_t at, axis_of(axis, in->rank()));
        if (seen[at])
            return Error{.what = message("dimension {dimension} appears twice in the permutation", axis),
                         .expected = message("every dimension once")};
        seen[at] = true;
        sizes.push_back(in->sizes[at]);
        strides.push_back(in->strides[at]);
    }
    CHECKED(resize(*out, sizes));
    gather(*in, *out, 0, strides);
    return done;
}

/// A third input is what the edge is filled with; else the number that stands for 0.
Result<> pad(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* in, ops.in(0));
    TRY(const TensorValue* edges, ops.in(1));
    TRY(const TensorValue* filler, ops.optional(2));
    TRY(TensorValue * out, ops.out());
    CHECKED(same_type(*in, *out));
    TRY(const auto edge, whole_numbers(*edges));
    if (edge.size() != 2 * in->rank()) return unsupported(*edges);
    Dims sizes;
    for (std::size_t d = 0; d < in->rank(); ++d) {
        const std::int64_t before = edge[2 * d], after = edge[2 * d + 1];
        constexpr std::int64_t most = std::int64_t{1} << 40;
        if (before < 0 || after < 0 || before > most || after > most)
            return Error{.what = message("the padding is {before} and {after}", before, after),
                         .expected = message("0 or more")};
        sizes.push_back(in->sizes[d] + before + after);
    }
    CHECKED(resize(*out, sizes));
    const auto item = static_cast<std::size_t>(item_size(in->dtype));
    std::array<std::byte, 16> fill{};
    if (filler) {
        if (filler->dtype != in->dtype || filler->numel() != 1) return unsupported(*filler);
        std::memcpy(fill.data(), filler->data, item);
    } else if (out->quantisation && out->quantisation->zero_points.size() == 1) {
        const std::int64_t zero = out->quantisation->zero_points[0];
        std::memcpy(fill.data(), &zero, std::min(item, sizeof zero));  // little-endian
    }
    for (std::int64_t i = 0; i < out->numel(); ++i)
        std::memcpy(out->data + static_cast<std::size_t>(i) * item, fill.data(), item);
    std::int64_t start = 0;
    for (std::size_t d = 0; d < in->rank(); ++d) start += edge[2 * d] * out->strides[d];
    const Dims none = Dims::filled(in->rank(), 0);
    walk(in->sizes, out->strides, none, [&](std::int64_t i, std::int64_t at, std::int64_t) {
        std::memcpy(out->data + static_cast<std::size_t>(start + at) * item,
                    in->data + static_cast<std::size_t>(i) * item, item);
    });
    return done;
}

/// Options: whether corners are aligned, whether pixels have their centres at halves.
Result<> resize_nearest_neighbor(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* in, ops.in(0));
    TRY(const TensorValue* sizes, ops.in(1));
    TRY(TensorValue * out, ops.out());
    CHECKED(same_type(*in, *out));
    TRY(const auto asked, whole_numbers(*sizes));
    if (in->rank() != 4 || asked.size() != 2) return unsupported(*in);
    CHECKED(resize(*out, {in->sizes[0], asked[0], asked[1], in->sizes[3]}));
    const bool is_aligned = ops.whole(0) != 0, has_halves = ops.whole(1) != 0;
    const auto nearest = [&](std::int64_t at, std::int64_t from, std::int64_t to) {
        const float scale = is_aligned && to > 1 ? static_cast<float>(from - 1) / static_cast<float>(to - 1)
                                                 : static_cast<float>(from) / static_cast<float>(to);
        const float place = (static_cast<float>(at) + (has_halves ? 0.5F : 0)) * scale;
        const auto index = static_cast<std::int64_t>(is_aligned ? std::round(place) : std::floor(place));
        return std::clamp<std::int64_t>(index, 0, from - 1);
    };
    if (out->numel() > 0 && in->numel() == 0) return unsupported(*in);
    const auto row = static_cast<std::size_t>(in->sizes[3] * item_size(in->dtype));
    std::byte* to = out->data;
    for (std::int64_t n = 0; n < in->sizes[0]; ++n) {
        for (std::int64_t y = 0; y < asked[0]; ++y) {
            const std::int64_t line = n * in->sizes[1] + nearest(y, in->sizes[1], asked[0]);
            for (std::int64_t x = 0; x < asked[1]; ++x, to += row)
                std::memcpy(
                    to,
                    in->data + static_cast<std::size_t>(line * in->sizes[2] + nearest(x, in->sizes[2], asked[1])) * row,
                    row);
        }
    }
    return done;
}

Result<> shape(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* in, ops.in(0));
    TRY(TensorValue * out, ops.out());
    CHECKED(resize(*out, {static_cast<std::int64_t>(in->rank())}));
    for (std::size_t d = 0; d < in->rank(); ++d) {
        if (out->dtype == DType::i32) out->as<std::int32_t>()[d] = static_cast<std::int32_t>(in->sizes[d]);
        else if (out->dtype == DType::i64) out->as<std::int64_t>()[d] = in->sizes[d];
        else return unsupported(*out);
    }
    return done;
}

/// Options: axis, leading dimensions that both have.
Result<> gather_rows(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* in, ops.in(0));
    TRY(const TensorValue* which, ops.in(1));
    TRY(TensorValue * out, ops.out());
    CHECKED(same_type(*in, *out));
    TRY(const std::size_t axis, axis_of(ops.whole(0), in->rank()));
    if (ops.whole(1) != 0 || in->rank() - 1 + which->rank() > max_rank) return unsupported(*which);
    if (which->dtype != DType::i32 && which->dtype != DType::i64) return unsupported(*which);
    Dims sizes;
    for (std::size_t d = 0; d < axis; ++d) sizes.push_back(in->sizes[d]);
    for (const std::int64_t size : which->sizes) sizes.push_back(size);
    for (std::size_t d = axis + 1; d < in->rank(); ++d) sizes.push_back(in->sizes[d]);
    CHECKED(resize(*out, sizes));
    const Blocks from = blocks(in->sizes, axis);
    const std::int64_t count = which->numel();
    const std::size_t row = static_cast<std::size_t>(from.inner * item_size(in->dtype));
    for (std::int64_t i = 0; i < count; ++i) {
        const std::int64_t at =
            which->dtype == DType::i32 ? which->as<std::int32_t>()[i] : which->as<std::int64_t>()[i];
        if (at < 0 || at >= from.length)
            return Error{.what = message("index {index} is out of range for {tensor}", at, describe(*in))};
        for (std::int64_t o = 0; o < from.outer && row > 0; ++o)
            std::memcpy(out->data + static_cast<std::size_t>(o * count + i) * row,
                        in->data + static_cast<std::size_t>(o * from.length + at) * row, row);
    }
    return done;
}

constexpr Kernel rows[] = {
    {.op = "tflite::RESHAPE", .arguments = 1, .run = reshape},
    {.op = "tflite::SQUEEZE", .arguments = 1, .run = squeeze},
    {.op = "tflite::EXPAND_DIMS", .arguments = 1, .run = expand_dims},
    {.op = "tflite::STRIDED_SLICE", .arguments = 1, .run = strided_slice},
    {.op = "tflite::SLICE", .arguments = 1, .run = slice},
    {.op = "tflite::TRANSPOSE", .arguments = 1, .run = transpose},
    {.op = "tflite::PAD", .arguments = 1, .run = pad},
    {.op = "tflite::PADV2", .arguments = 1, .run = pad},
    {.op = "tflite::RESIZE_NEAREST_NEIGHBOR", .arguments = 1, .run = resize_nearest_neighbor},
    {.op = "tflite::SHAPE", .arguments = 1, .run = shape},
    {.op = "tflite::GATHER", .arguments = 1, .run = gather_rows},
};

}  // namespace

KernelFamily tflite_layout_kernels() { return rows; }

}  // namespace arenascope
