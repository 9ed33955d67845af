// tflite: joining tensors along a dimension, and taking them apart.

#include <algorithm>
#include <cstring>
#include <span>
#include <vector>

#include "engine/kernels/families.h"
#include "engine/kernels/tflite/tflite_call.h"

namespace arenascope {

namespace {

using namespace tfl;

/// Copies one part of a whole: to it, or from it.
void copy_part(std::byte* whole, std::byte* part, const Blocks& all, std::int64_t at, std::int64_t length,
               std::size_t item, bool to_whole) {
    const std::size_t row = static_cast<std::size_t>(length * all.inner) * item;
    for (std::int64_t o = 0; o < all.outer && row > 0; ++o) {
        std::byte* inside = whole + static_cast<std::size_t>((o * all.length + at) * all.inner) * item;
        std::byte* alone = part + static_cast<std::size_t>(o) * row;
        if (to_whole) std::memmove(inside, alone, row);
        else std::memmove(alone, inside, row);
    }
}

/// Options: axis, activation. Operands have the scale of the result.
Result<> concatenation(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(TensorValue * out, ops.out());
    TRY(const TensorValue* first, ops.in(0));
    TRY(const std::size_t axis, axis_of(ops.whole(0), first->rank()));
    if (ops.whole(1) != 0)
        return Error{.what = message("fused activation {activation} is not supported for a join", ops.whole(1))};
    Dims sizes = first->sizes;
    sizes[axis] = 0;
    for (std::size_t i = 0; i < ops.inputs(); ++i) {
        TRY(const TensorValue* in, ops.in(i));
        CHECKED(same_type(*in, *out));
        if (in->rank() != first->rank()) return unsupported(*in);
        for (std::size_t d = 0; d < in->rank(); ++d) {
            if (d != axis && in->sizes[d] != first->sizes[d])
                return Error{
                    .what = message("cannot join {tensor} with {other_tensor}", describe(*in), describe(*first)),
                    .expected = message("equal sizes in all other dimensions")};
        }
        if (in->quantisation && out->quantisation && in->dtype != DType::i32 &&
            (in->quantisation->scales != out->quantisation->scales ||
             in->quantisation->zero_points != out->quantisation->zero_points))
            return Error{.what = message("the operands of a join have other scales than the result"),
                         .expected = message("one scale")};
        sizes[axis] += in->sizes[axis];
    }
    CHECKED(resize(*out, sizes));
    const Blocks all = blocks(sizes, axis);
    std::int64_t at = 0;
    for (std::size_t i = 0; i < ops.inputs(); ++i) {
        TRY(const TensorValue* in, ops.in(i));
        copy_part(out->data, in->data, all, at, in->sizes[axis], static_cast<std::size_t>(item_size(in->dtype)), true);
        at += in->sizes[axis];
    }
    return done;
}

/// length(i): of part number i.
template <class Length>
Result<> split_along(const Operands& ops, const TensorValue& in, std::size_t axis, Length length) {
    const Blocks all = blocks(in.sizes, axis);
    std::int64_t at = 0;
    for (std::size_t i = 0; i < ops.outputs(); ++i) {
        TRY(TensorValue * out, ops.out(i));
        CHECKED(same_type(in, *out));
        const std::int64_t own = length(i);
        if (own < 0 || own > all.length - at)
            return Error{.what = message("the parts are longer than {tensor}", describe(in))};
        Dims sizes = in.sizes;
        sizes[axis] = own;
        CHECKED(resize(*out, sizes));
        copy_part(in.data, out->data, all, at, own, static_cast<std::size_t>(item_size(in.dtype)), false);
        at += own;
    }
    return done;
}

Result<std::size_t> given_axis(const Operands& ops, std::size_t i, const TensorValue& in) {
    TRY(const TensorValue* axes, ops.in(i));
    TRY(const auto listed, whole_numbers(*axes));
    if (listed.size() != 1) return unsupported(*axes);
    return axis_of(listed[0], in.rank());
}

Result<> split(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* in, ops.in(1));
    TRY(const std::size_t axis, given_axis(ops, 0, *in));
    const auto count = static_cast<std::int64_t>(ops.outputs());
    if (count == 0 || in->sizes[axis] % count != 0)
        return Error{.what = message("cannot split {tensor} into {count} equal parts", count, describe(*in))};
    return split_along(ops, *in, axis, [each = in->sizes[axis] / count](std::size_t) { return each; });
}

Result<> split_v(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* in, ops.in(0));
    TRY(const TensorValue* sizes, ops.in(1));
    TRY(const std::size_t axis, given_axis(ops, 2, *in));
    TRY(const auto listed, whole_numbers(*sizes));
    if (listed.size() != ops.outputs()) return unsupported(*sizes);
    std::int64_t known = 0;
    for (const std::int64_t length : listed) known = wrapped_sum(known, std::max<std::int64_t>(length, 0));
    const std::int64_t rest = wrapped_difference(in->sizes[axis], known);
    return split_along(ops, *in, axis, [&](std::size_t i) { return listed[i] == -1 ? rest : listed[i]; });
}

/// Options: how many, axis.
Result<> pack(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* first, ops.in(0));
    TRY(TensorValue * out, ops.out());
    if (first->rank() >= max_rank) return unsupported(*first);
    TRY(const std::size_t axis, axis_of(ops.whole(1), first->rank() + 1));
    Dims sizes = first->sizes;
    sizes.insert(axis, static_cast<std::int64_t>(ops.inputs()));
    CHECKED(resize(*out, sizes));
    const Blocks all = blocks(sizes, axis);
    for (std::size_t i = 0; i < ops.inputs(); ++i) {
        TRY(const TensorValue* in, ops.in(i));
        CHECKED(same_type(*in, *out));
        if (!(in->sizes == first->sizes)) return unsupported(*in);
        copy_part(out->data, in->data, all, static_cast<std::int64_t>(i), 1,
                  static_cast<std::size_t>(item_size(in->dtype)), true);
    }
    return done;
}
Result<> unpack(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* in, ops.in(0));
    TRY(const std::size_t axis, axis_of(ops.whole(1), in->rank()));
    if (in->sizes[axis] != static_cast<std::int64_t>(ops.outputs())) return unsupported(*in);
    const Blocks all = blocks(in->sizes, axis);
    Dims sizes = in->sizes;
    sizes.erase(axis);
    for (std::size_t i = 0; i < ops.outputs(); ++i) {
        TRY(TensorValue * out, ops.out(i));
        CHECKED(same_type(*in, *out));
        CHECKED(resize(*out, sizes));
        copy_part(in->data, out->data, all, static_cast<std::int64_t>(i), 1,
                  static_cast<std::size_t>(item_size(in->dtype)), false);
    }
    return done;
}

constexpr Kernel rows[] = {
    {.op = "tflite::CONCATENATION", .arguments = 1, .run = concatenation},
    {.op = "tflite::SPLIT", .arguments = 1, .run = split},
    {.op = "tflite::SPLIT_V", .arguments = 1, .run = split_v},
    {.op = "tflite::PACK", .arguments = 1, .run = pack},
    {.op = "tflite::UNPACK", .arguments = 1, .run = unpack},
};

}  // namespace

KernelFamily tflite_joining_kernels() { return rows; }

}  // namespace arenascope
