// tflite: operators that repeat, mirror and regroup elements, and those that make tensors from a number.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

#include "engine/kernels/families.h"
#include "engine/kernels/tflite/tflite_call.h"

namespace arenascope {

namespace {

using namespace tfl;

constexpr std::int64_t most_extent = std::int64_t{1} << 40;

struct Moved {
    const TensorValue *in = nullptr, *list = nullptr;
    TensorValue* out = nullptr;
    SmallVector<std::int64_t> numbers;  ///< of the list
};

/// One tensor and a list of numbers for it.
Result<Moved> moved(const Operands& ops) {
    Moved m;
    TRY(m.in, ops.in(0));
    TRY(m.list, ops.in(1));
    TRY(m.out, ops.out());
    CHECKED(same_type(*m.in, *m.out));
    TRY(m.numbers, whole_numbers(*m.list));
    return m;
}

/// f(i, where it comes from in dimension d) for each element of the result.
template <class From>
void pick(const TensorValue& in, const TensorValue& out, From from) {
    const auto item = static_cast<std::size_t>(item_size(in.dtype));
    Dims at = Dims::filled(out.rank(), 0);
    const std::int64_t count = out.numel();
    for (std::int64_t i = 0; i < count; ++i) {
        std::int64_t place = 0;
        for (std::size_t d = 0; d < out.rank(); ++d) place += from(d, at[d]) * in.strides[d];
        std::memcpy(out.data + static_cast<std::size_t>(i) * item, in.data + static_cast<std::size_t>(place) * item,
                    item);
        for (std::size_t d = out.rank(); d-- > 0;) {
            if (++at[d] < out.sizes[d]) break;
            at[d] = 0;
        }
    }
}

Result<> tile(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Moved m, moved(ops));
    if (m.numbers.size() != m.in->rank()) return unsupported(*m.list);
    Dims sizes;
    for (std::size_t d = 0; d < m.in->rank(); ++d) {
        const auto size = m.numbers[d] < 0 ? std::nullopt : checked_mul(m.in->sizes[d], m.numbers[d]);
        if (!size) return unsupported(*m.list);
        sizes.push_back(*size);
    }
    CHECKED(resize(*m.out, sizes));
    pick(*m.in, *m.out, [&](std::size_t d, std::int64_t at) { return at % m.in->sizes[d]; });
    return done;
}

Result<> broadcast_to(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Moved m, moved(ops));
    if (m.numbers.size() > max_rank) return unsupported(*m.list);
    Dims sizes;
    for (const std::int64_t size : m.numbers) sizes.push_back(size);
    if (!checked_product(sizes)) return unsupported(*m.list);
    TRY(const TensorValue seen, expand_to(*m.in, sizes));
    CHECKED(resize(*m.out, sizes));
    gather(*m.in, *m.out, 0, seen.strides);
    return done;
}

Result<> put_numbers(TensorValue& out, std::span<const std::int64_t> numbers) {
    CHECKED(resize(out, {static_cast<std::int64_t>(numbers.size())}));
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (out.dtype == DType::i32) out.as<std::int32_t>()[i] = static_cast<std::int32_t>(numbers[i]);
        else if (out.dtype == DType::i64) out.as<std::int64_t>()[i] = numbers[i];
        else return unsupported(out);
    }
    return done;
}

Result<> broadcast_args(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* first, ops.in(0));
    TRY(const TensorValue* second, ops.in(1));
    TRY(TensorValue * out, ops.out());
    std::array<Dims, 2> lists;
    for (const auto& [tensor, list] : {std::pair(first, &lists[0]), std::pair(second, &lists[1])}) {
        TRY(const auto numbers, whole_numbers(*tensor));
        if (numbers.size() > max_rank) return unsupported(*tensor);
        for (const std::int64_t number : numbers) list->push_back(number);
    }
    TRY(const Dims sizes, broadcast(lists[0], lists[1]));
    return put_numbers(*out, std::span(sizes.begin(), sizes.size()));
}

/// Option: 0, the element at the edge is not repeated; 1, it is.
Result<> mirror_pad(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Moved m, moved(ops));
    if (m.numbers.size() != 2 * m.in->rank()) return unsupported(*m.list);
    const std::int64_t shift = ops.whole(0) == 0 ? 1 : 0;
    Dims sizes;
    for (std::size_t d = 0; d < m.in->rank(); ++d) {
        const std::int64_t size = m.in->sizes[d], before = m.numbers[2 * d], after = m.numbers[2 * d + 1];
        if (before < 0 || after < 0 || before > size - shift || after > size - shift) return unsupported(*m.list);
        sizes.push_back(size + before + after);
    }
    CHECKED(resize(*m.out, sizes));
    pick(*m.in, *m.out, [&](std::size_t d, std::int64_t at) {
        const std::int64_t size = m.in->sizes[d], place = at - m.numbers[2 * d];
        if (place < 0) return -place - 1 + shift;
        return place < size ? place : 2 * size - place - 1 - shift;
    });
    return done;
}

Result<> reverse(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Moved m, moved(ops));
    CHECKED(resize(*m.out, m.in->sizes));
    std::array<bool, max_rank> turned{};
    for (const std::int64_t number : m.numbers) {
        TRY(const std::size_t axis, axis_of(number, m.in->rank()));
        turned[axis] = true;
    }
    pick(*m.in, *m.out, [&](std::size_t d, std::int64_t at) { return turned[d] ? m.in->sizes[d] - 1 - at : at; });
    return done;
}

/// Option: size of a block. A block's pixels are neighbours on one side and channels on the other.
Result<> regroup(Call& call, bool to_depth) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* in, ops.in(0));
    TRY(TensorValue * out, ops.out());
    CHECKED(same_type(*in, *out));
    const std::int64_t block = ops.whole(0);
    if (in->rank() != 4 || block < 1 || block > (1 << 15)) return unsupported(*in);
    const Dims& own = in->sizes;
    const bool divides = to_depth ? own[1] % block == 0 && own[2] % block == 0 : own[3] % (block * block) == 0;
    if (!divides)
        return Error{
            .what = message("the sizes of {tensor} are not multiples of the block size {size}", block, describe(*in)),
            .expected = message("multiples of the block size")};
    const Dims sizes = to_depth ? Dims{own[0], own[1] / block, own[2] / block, own[3] * block * block}
                                : Dims{own[0], own[1] * block, own[2] * block, own[3] / (block * block)};
    CHECKED(resize(*out, sizes));
    const Dims& few = to_depth ? out->sizes : in->sizes;  // pixels with many channels
    const std::int64_t channels = to_depth ? own[3] : sizes[3], width = few[2] * block;
    const std::size_t row = static_cast<std::size_t>(channels * item_size(in->dtype));
    std::byte *deep = to_depth ? out->data : in->data, *wide = to_depth ? in->data : out->data;
    for (std::int64_t i = 0; i < few[0] * few[1] * few[2] && row > 0; ++i) {
        const std::int64_t x = i % few[2], line = i / few[2];
        for (std::int64_t k = 0; k < block * block; ++k, deep += row) {
            const std::int64_t at = (line * block + k / block) * width + x * block + k % block;
            std::byte* pixel = wide + static_cast<std::size_t>(at) * row;
            if (to_depth) std::memcpy(deep, pixel, row);
            else std::memcpy(pixel, deep, row);
        }
    }
    return done;
}
Result<> space_to_depth(Call& call) { return regroup(call, true); }
Result<> depth_to_space(Call& call) { return regroup(call, false); }

/// Of pictures whose blocks become batches, or come from them: sizes of blocks, and what is padded or cropped.
struct Batched {
    const TensorValue* in = nullptr;
    TensorValue* out = nullptr;
    Dims block, before, after;  ///< of each dimension between the batch and the channels
    std::int64_t blocks = 1;
};

Result<Batched> batched(const Operands& ops) {
    Batched b;
    TRY(b.in, ops.in(0));
    TRY(const TensorValue* block, ops.in(1));
    TRY(const TensorValue* edges, ops.in(2));
    TRY(b.out, ops.out());
    CHECKED(same_type(*b.in, *b.out));
    TRY(const auto sizes, whole_numbers(*block));
    TRY(const auto edge, whole_numbers(*edges));
    if (b.in->rank() < sizes.size() + 1 || sizes.empty() || edge.size() != 2 * sizes.size()) return unsupported(*b.in);
    for (std::size_t d = 0; d < sizes.size(); ++d) {
        const std::int64_t before = edge[2 * d], after = edge[2 * d + 1];
        const auto product = checked_mul(b.blocks, sizes[d]);
        if (sizes[d] < 1 || !product || before < 0 || after < 0 || before > most_extent || after > most_extent)
            return unsupported(*block);
        b.blocks = *product;
        b.block.push_back(sizes[d]);
        b.before.push_back(before);
        b.after.push_back(after);
    }
    return b;
}

/// f(place in the small pictures, place in the large one or -1) for each row of the dimensions behind the blocks.
template <class F>
void each_row(const Batched& b, const TensorValue& small, const TensorValue& large, F f) {
    const std::size_t dims = b.block.size();
    Dims sizes;
    for (std::size_t d = 0; d <= dims; ++d) sizes.push_back(small.sizes[d]);
    Dims at = Dims::filled(sizes.size(), 0);
    const std::int64_t count = product(sizes), batches = large.sizes[0];
    for (std::int64_t i = 0; i < count; ++i) {
        std::int64_t phase = at[0] / std::max<std::int64_t>(batches, 1),
                     place = at[0] % std::max<std::int64_t>(batches, 1);
        Dims phases = Dims::filled(dims, 0);
        for (std::size_t d = dims; d-- > 0; phase /= b.block[d]) phases[d] = phase % b.block[d];
        bool is_inside = true;
        for (std::size_t d = 0; d < dims; ++d) {
            const std::int64_t own = at[d + 1] * b.block[d] + phases[d] - b.before[d];
            is_inside = is_inside && own >= 0 && own < large.sizes[d + 1];
            place = place * large.sizes[d + 1] + own;
        }
        f(i, is_inside ? place : -1);
        for (std::size_t d = sizes.size(); d-- > 0;) {
            if (++at[d] < sizes[d]) break;
            at[d] = 0;
        }
    }
}

std::size_t row_bytes(const TensorValue& tensor, std::size_t first) {
    std::int64_t count = item_size(tensor.dtype);
    for (std::size_t d = first; d < tensor.rank(); ++d) count *= tensor.sizes[d];
    return static_cast<std::size_t>(count);
}

Result<> space_to_batch(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Batched b, batched(ops));
    Dims sizes = b.in->sizes;
    const auto batches = checked_mul(sizes[0], b.blocks);
    if (!batches) return unsupported(*b.in);
    sizes[0] = *batches;
    for (std::size_t d = 0; d < b.block.size(); ++d) {
        const std::int64_t padded = b.in->sizes[d + 1] + b.before[d] + b.after[d];
        if (padded % b.block[d] != 0) return unsupported(*b.in);
        sizes[d + 1] = padded / b.block[d];
    }
    CHECKED(resize(*b.out, sizes));
    std::array<std::byte, 16> zero{};
    const auto item = static_cast<std::size_t>(item_size(b.in->dtype));
    if (b.out->quantisation && b.out->quantisation->zero_points.size() == 1) {
        const std::int64_t of = b.out->quantisation->zero_points[0];
        std::memcpy(zero.data(), &of, std::min(item, sizeof of));  // little-endian
    }
    const std::size_t row = row_bytes(*b.in, b.block.size() + 1);
    each_row(b, *b.out, *b.in, [&](std::int64_t i, std::int64_t place) {
        std::byte* to = b.out->data + static_cast<std::size_t>(i) * row;
        if (place >= 0) std::memcpy(to, b.in->data + static_cast<std::size_t>(place) * row, row);
        for (std::size_t k = 0; place < 0 && k < row; k += item) std::memcpy(to + k, zero.data(), item);
    });
    return done;
}

Result<> batch_to_space(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Batched b, batched(ops));
    Dims sizes = b.in->sizes;
    if (sizes[0] % b.blocks != 0) return unsupported(*b.in);
    sizes[0] /= b.blocks;
    for (std::size_t d = 0; d < b.block.size(); ++d) {
        const auto whole = checked_mul(sizes[d + 1], b.block[d]);
        if (!whole || b.before[d] + b.after[d] > *whole) return unsupported(*b.in);
        sizes[d + 1] = *whole - b.before[d] - b.after[d];
    }
    CHECKED(resize(*b.out, sizes));
    const std::size_t row = row_bytes(*b.in, b.block.size() + 1);
    each_row(b, *b.in, *b.out, [&](std::int64_t i, std::int64_t place) {
        if (place >= 0)
            std::memcpy(b.out->data + static_cast<std::size_t>(place) * row,
                        b.in->data + static_cast<std::size_t>(i) * row, row);
    });
    return done;
}

Result<> fill(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* list, ops.in(0));
    TRY(const TensorValue* value, ops.in(1));
    TRY(TensorValue * out, ops.out());
    CHECKED(same_type(*value, *out));
    TRY(const auto numbers, whole_numbers(*list));
    if (numbers.size() > max_rank || value->numel() != 1) return unsupported(*list);
    Dims sizes;
    for (const std::int64_t size : numbers) sizes.push_back(size);
    if (!checked_product(sizes)) return unsupported(*list);
    CHECKED(resize(*out, sizes));
    gather(*value, *out, 0, Dims::filled(out->rank(), 0));
    return done;
}

Result<> zeros_like(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* in, ops.in(0));
    TRY(TensorValue * out, ops.out());
    CHECKED(same_type(*in, *out));
    CHECKED(resize(*out, in->sizes));
    std::fill_n(out->data, bytes_of(*out), std::byte{});
    return done;
}

Result<> rank(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* in, ops.in(0));
    TRY(TensorValue * out, ops.out());
    if (out->dtype != DType::i32) return unsupported(*out);
    CHECKED(resize(*out, {}));
    *out->as<std::int32_t>() = static_cast<std::int32_t>(in->rank());
    return done;
}

/// From a start to a limit that is outside.
Result<> range(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(TensorValue * out, ops.out());
    std::array<double, 3> given{};
    for (std::size_t i = 0; i < given.size(); ++i) {
        TRY(const TensorValue* in, ops.in(i, out->dtype));
        if (in->numel() != 1) return unsupported(*in);
        if (in->dtype == DType::f32) given[i] = static_cast<double>(*in->as<float>());
        else if (in->dtype == DType::i32) given[i] = *in->as<std::int32_t>();
        else return unsupported(*in);
    }
    const double count = std::ceil(std::fabs((given[1] - given[0]) / given[2]));
    if (given[2] == 0 || !(count < static_cast<double>(most_extent)) || (given[1] - given[0]) / given[2] < 0)
        return Error{
            .what = message("cannot fill a range from {start} to {end} by {step}", given[0], given[1], given[2]),
            .expected = message("a step towards the end")};
    CHECKED(resize(*out, {static_cast<std::int64_t>(count)}));
    for (std::int64_t i = 0; i < out->numel(); ++i) {
        const double value = given[0] + static_cast<double>(i) * given[2];
        if (out->dtype == DType::f32) out->as<float>()[i] = static_cast<float>(value);
        else out->as<std::int32_t>()[i] = static_cast<std::int32_t>(value);
    }
    return done;
}

constexpr Kernel rows[] = {
    {.op = "tflite::TILE", .arguments = 1, .run = tile},
    {.op = "tflite::BROADCAST_TO", .arguments = 1, .run = broadcast_to},
    {.op = "tflite::BROADCAST_ARGS", .arguments = 1, .run = broadcast_args},
    {.op = "tflite::MIRROR_PAD", .arguments = 1, .run = mirror_pad},
    {.op = "tflite::REVERSE_V2", .arguments = 1, .run = reverse},
    {.op = "tflite::SPACE_TO_DEPTH", .arguments = 1, .run = space_to_depth},
    {.op = "tflite::DEPTH_TO_SPACE", .arguments = 1, .run = depth_to_space},
    {.op = "tflite::SPACE_TO_BATCH_ND", .arguments = 1, .run = space_to_batch},
    {.op = "tflite::BATCH_TO_SPACE_ND", .arguments = 1, .run = batch_to_space},
    {.op = "tflite::FILL", .arguments = 1, .run = fill},
    {.op = "tflite::ZEROS_LIKE", .arguments = 1, .run = zeros_like},
    {.op = "tflite::RANK", .arguments = 1, .run = rank},
    {.op = "tflite::RANGE", .arguments = 1, .run = range},
};

}  // namespace

KernelFamily tflite_rearranging_kernels() { return rows; }

}  // namespace arenascope
