// cortex_m: moving bytes. Sizes are logical, elements are taken in memory order.

#include <cstring>

#include "engine/kernels/cortex_m_call.h"
#include "engine/kernels/families.h"
#include "engine/kernels/positions.h"

namespace arenascope {

namespace {

using namespace cortex_m;

constexpr std::size_t rank_of_memory = 4;

/// (input, permutation, out): of the memory as if it were row-major.
Result<> transpose(Call& call) {
    TRY(const TensorValue* in, dense(call, 0, DType::i8));
    TRY(const Dims order, call.ints(1));
    TRY(TensorValue * out, dense(call, 2, DType::i8));
    const std::size_t rank = in->rank();
    if (rank == 0 || rank > rank_of_memory || order.size() != rank)
        return Error{.what = message("cannot transpose {tensor}", describe(*in)), .expected = message("rank 1 to 4")};
    TensorValue from = *in;
    for (std::size_t i = 0; i < rank; ++i) from.order[i] = static_cast<std::uint8_t>(i);
    set_dense_strides(from);
    TensorValue view = from;
    std::array<bool, rank_of_memory> seen{};
    for (std::size_t i = 0; i < rank; ++i) {
        TRY(const std::size_t dim, wrap_dim(order[i], rank));
        if (seen[dim])
            return Error{.what = message("dimension {dimension} appears twice in the permutation", dim),
                         .expected = message("every dimension once")};
        seen[dim] = true;
        view.sizes[i] = from.sizes[dim];
        view.strides[i] = from.strides[dim];
    }
    CHECKED(resize(*out, view.sizes));
    auto* to = out->as<std::int8_t>();
    return for_positions(view.sizes, [&](const Dims& position, std::int64_t i) -> Result<> {
        to[i] = view.as<std::int8_t>()[offset_at(view, position)];
        return done;
    });
}

/// Sizes of the memory of a tensor, from the outermost dimension, with ones before.
std::array<std::int64_t, rank_of_memory> memory_sizes(const TensorValue& tensor) {
    std::array<std::int64_t, rank_of_memory> out{1, 1, 1, 1};
    const std::size_t rank = tensor.rank();
    constexpr std::array<std::size_t, rank_of_memory> last{0, 2, 3, 1};
    const bool is_last = is_channels_last(tensor);
    for (std::size_t i = 0; i < rank; ++i) out[rank_of_memory - rank + i] = tensor.sizes[is_last ? last[i] : i];
    return out;
}

/// (input, before, after, value, out): elements before and after each dimension of the memory.
Result<> pad(Call& call) {
    TRY(const TensorValue* in, dense(call, 0, DType::i8));
    TRY(const Dims before, call.ints(1));
    TRY(const Dims after, call.ints(2));
    TRY(const std::int32_t value, number_in(call, 3, -128, 127));
    TRY(TensorValue * out, dense(call, 4, DType::i8));
    const std::size_t rank = in->rank();
    if (rank == 0 || rank > rank_of_memory || out->rank() != rank || before.size() != rank_of_memory ||
        after.size() != rank_of_memory)
        return Error{.what = message("cannot pad {tensor}", describe(*in)),
                     .expected = message("rank 1 to 4, and 4 numbers before and after")};
    const auto from = memory_sizes(*in), to = memory_sizes(*out);
    for (std::size_t i = 0; i < rank_of_memory; ++i) {
        if (before[i] >= 0 && after[i] >= 0 && before[i] <= to[i] && after[i] <= to[i] &&
            from[i] + before[i] + after[i] == to[i])
            continue;
        return Error{
            .what = message(
                "cannot pad {tensor} to {other_tensor} by {before} and {after} in dimension {dimension} of its memory",
                describe(*in), describe(*out), before[i], after[i], i),
            .expected = message("padding that adds up to the size of the result")};
    }
    if (out->numel() == 0) return done;
    std::memset(out->data, value, static_cast<std::size_t>(out->numel()));
    if (in->numel() == 0) return done;
    for (std::int64_t n = 0; n < from[0]; ++n) {
        for (std::int64_t y = 0; y < from[1]; ++y) {
            for (std::int64_t x = 0; x < from[2]; ++x) {
                const std::int64_t source = ((n * from[1] + y) * from[2] + x) * from[3];
                const std::int64_t target =
                    (((n + before[0]) * to[1] + y + before[1]) * to[2] + x + before[2]) * to[3] + before[3];
                std::memcpy(out->data + target, in->data + source, static_cast<std::size_t>(from[3]));
            }
        }
    }
    return done;
}

constexpr Kernel rows[] = {{"cortex_m::transpose.out", 3, transpose}, {"cortex_m::pad.out", 5, pad}};

}  // namespace

KernelFamily cortex_m_layout_kernels() { return rows; }

}  // namespace arenascope
