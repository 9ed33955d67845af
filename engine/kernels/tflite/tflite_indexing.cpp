// tflite: operators that choose elements by index, condition or order, and running sums.

#include <algorithm>
#include <cstring>

#include "engine/kernels/families.h"
#include "engine/kernels/tflite/tflite_call.h"

namespace arenascope {

namespace {

using namespace tfl;

Result<std::int64_t> index_at(const TensorValue& tensor, std::int64_t i) {
    if (tensor.dtype == DType::i32) return std::int64_t{tensor.as<std::int32_t>()[i]};
    if (tensor.dtype == DType::i64) return tensor.as<std::int64_t>()[i];
    return unsupported(tensor);
}

Error outside(std::int64_t index, const TensorValue& in) {
    return Error{.what = message("index {index} is out of range for {tensor}", index, describe(in))};
}

/// Slices of a tensor that rows of indices name: how many leading dimensions a row takes, and a slice's bytes.
struct Slices {
    std::int64_t rows = 1, depth = 1;
    std::size_t bytes = 0;
    Dims sizes;  ///< of all slices, one for each row
};
Result<Slices> slices_of(const TensorValue& of, const TensorValue& indices) {
    if (indices.rank() == 0) return unsupported(indices);
    Slices s{.depth = indices.sizes[indices.rank() - 1]};
    if (s.depth > static_cast<std::int64_t>(of.rank()) || s.depth < 0) return unsupported(indices);
    const auto depth = static_cast<std::size_t>(s.depth);
    if (indices.rank() - 1 + of.rank() - depth > max_rank) return unsupported(indices);
    for (std::size_t d = 0; d + 1 < indices.rank(); ++d) {
        s.rows *= indices.sizes[d];
        s.sizes.push_back(indices.sizes[d]);
    }
    std::int64_t bytes = item_size(of.dtype);
    for (std::size_t d = depth; d < of.rank(); ++d) {
        bytes *= of.sizes[d];
        s.sizes.push_back(of.sizes[d]);
    }
    s.bytes = static_cast<std::size_t>(bytes);
    return s;
}
/// The slice that a row of indices names.
Result<std::size_t> slice_at(const TensorValue& of, const TensorValue& indices, const Slices& s, std::int64_t row) {
    std::int64_t place = 0;
    for (std::int64_t k = 0; k < s.depth; ++k) {
        TRY(const std::int64_t at, index_at(indices, row * s.depth + k));
        const std::int64_t size = of.sizes[static_cast<std::size_t>(k)];
        if (at < 0 || at >= size) return outside(at, of);
        place = place * size + at;
    }
    return static_cast<std::size_t>(place) * s.bytes;
}

Result<> gather_nd(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* in, ops.in(0));
    TRY(const TensorValue* indices, ops.in(1));
    TRY(TensorValue * out, ops.out());
    CHECKED(same_type(*in, *out));
    TRY(const Slices s, slices_of(*in, *indices));
    CHECKED(resize(*out, s.sizes));
    for (std::int64_t row = 0; row < s.rows && s.bytes > 0; ++row) {
        TRY(const std::size_t from, slice_at(*in, *indices, s, row));
        std::memcpy(out->data + static_cast<std::size_t>(row) * s.bytes, in->data + from, s.bytes);
    }
    return done;
}

/// Indices, updates, sizes of the result. Updates of one place add up.
Result<> scatter_nd(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* indices, ops.in(0));
    TRY(const TensorValue* updates, ops.in(1));
    TRY(const TensorValue* list, ops.in(2));
    TRY(TensorValue * out, ops.out());
    CHECKED(same_type(*updates, *out));
    TRY(const auto numbers, whole_numbers(*list));
    if (numbers.size() > max_rank) return unsupported(*list);
    Dims sizes;
    for (const std::int64_t size : numbers) sizes.push_back(size);
    if (!checked_product(sizes)) return unsupported(*list);
    CHECKED(resize(*out, sizes));
    TRY(const Slices s, slices_of(*out, *indices));
    if (!(updates->sizes == s.sizes)) return unsupported(*updates);
    std::fill_n(out->data, bytes_of(*out), std::byte{});
    const auto item = static_cast<std::size_t>(item_size(out->dtype));
    for (std::int64_t row = 0; row < s.rows && s.bytes > 0; ++row) {
        TRY(const std::size_t to, slice_at(*out, *indices, s, row));
        const std::byte* from = updates->data + static_cast<std::size_t>(row) * s.bytes;
        if (!with_type(out->dtype, [&](auto zero) {
                using T = decltype(zero);
                T* sums = out->as<T>() + to / item;
                const T* more = reinterpret_cast<const T*>(from);
                for (std::size_t k = 0; k < s.bytes / item; ++k) {
                    if constexpr (std::is_floating_point_v<T>) sums[k] += more[k];
                    else
                        sums[k] = static_cast<T>(
                            wrapped_sum(static_cast<std::int64_t>(sums[k]), static_cast<std::int64_t>(more[k])));
                }
            }))
            return unsupported(*out);
    }
    return done;
}

/// Rows of a table of floats.
Result<> embedding_lookup(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* which, ops.in(0, DType::i32));
    TRY(const TensorValue* table, ops.in(1));
    TRY(TensorValue * out, ops.out());
    CHECKED(same_type(*table, *out));
    if (table->rank() < 1 || which->rank() != 1) return unsupported(*table);
    Dims sizes = table->sizes;
    const std::int64_t rows = sizes[0];
    sizes[0] = which->numel();
    CHECKED(resize(*out, sizes));
    const std::size_t bytes = rows > 0 ? bytes_of(*table) / static_cast<std::size_t>(rows) : 0;
    for (std::int64_t i = 0; i < which->numel(); ++i) {
        const std::int64_t at = which->as<std::int32_t>()[i];
        if (at < 0 || at >= rows) return outside(at, *table);
        std::memcpy(out->data + static_cast<std::size_t>(i) * bytes, table->data + static_cast<std::size_t>(at) * bytes,
                    bytes);
    }
    return done;
}

/// Input, update, where it begins; moved so that it lies inside.
Result<> dynamic_update_slice(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* in, ops.in(0));
    TRY(const TensorValue* update, ops.in(1));
    TRY(const TensorValue* begins, ops.in(2));
    TRY(TensorValue * out, ops.out());
    CHECKED(same_type(*in, *out));
    CHECKED(same_type(*update, *out));
    TRY(const auto begin, whole_numbers(*begins));
    if (update->rank() != in->rank() || begin.size() != in->rank()) return unsupported(*update);
    CHECKED(resize(*out, in->sizes));
    std::int64_t start = 0;
    for (std::size_t d = 0; d < in->rank(); ++d) {
        const std::int64_t room = in->sizes[d] - update->sizes[d];
        if (room < 0) return unsupported(*update);
        start += std::clamp<std::int64_t>(begin[d], 0, room) * out->strides[d];
    }
    if (out->data != in->data && out->numel() > 0) std::memmove(out->data, in->data, bytes_of(*out));
    const auto item = static_cast<std::size_t>(item_size(in->dtype));
    walk(update->sizes, out->strides, Dims::filled(in->rank(), 0), [&](std::int64_t i, std::int64_t at, std::int64_t) {
        std::memcpy(out->data + static_cast<std::size_t>(start + at) * item,
                    update->data + static_cast<std::size_t>(i) * item, item);
    });
    return done;
}

/// Option: axis. Indices, depth, what stands at the index, what elsewhere.
Result<> one_hot(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* indices, ops.in(0));
    TRY(const TensorValue* depth, ops.in(1));
    TRY(TensorValue * out, ops.out());
    TRY(const TensorValue* on, ops.in(2, out->dtype));
    TRY(const TensorValue* off, ops.in(3, out->dtype));
    TRY(const auto length, whole_numbers(*depth));
    if (length.size() != 1 || length[0] < 0 || on->numel() != 1 || off->numel() != 1 || indices->rank() >= max_rank)
        return unsupported(*depth);
    TRY(const std::size_t axis, axis_of(ops.whole(0), indices->rank() + 1));
    Dims sizes = indices->sizes;
    sizes.insert(axis, length[0]);
    if (!checked_product(sizes)) return unsupported(*depth);
    CHECKED(resize(*out, sizes));
    const Blocks b = blocks(sizes, axis);
    const auto item = static_cast<std::size_t>(item_size(out->dtype));
    for (std::int64_t i = 0; i < out->numel(); ++i) {
        const std::int64_t own = i / b.inner % b.length, row = i / b.inner / b.length * b.inner + i % b.inner;
        TRY(const std::int64_t at, index_at(*indices, row));
        std::memcpy(out->data + static_cast<std::size_t>(i) * item, (at == own ? on : off)->data, item);
    }
    return done;
}

Result<> select(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* condition, ops.in(0, DType::boolean));
    TRY(const TensorValue* yes, ops.in(1));
    TRY(const TensorValue* no, ops.in(2));
    TRY(TensorValue * out, ops.out());
    CHECKED(same_type(*yes, *out));
    CHECKED(same_type(*no, *out));
    TRY(const Dims both, broadcast(yes->sizes, no->sizes));
    TensorValue chosen = *condition;
    // The old operator's condition of one dimension chooses rows.
    if (chosen.rank() == 1 && both.size() > 1 && both[0] == chosen.sizes[0] && both[both.size() - 1] != chosen.sizes[0])
        for (std::size_t d = 1; d < both.size(); ++d) {
            chosen.sizes.push_back(1);
            chosen.strides.push_back(1);
        }
    TRY(const Dims sizes, broadcast(chosen.sizes, both));
    CHECKED(resize(*out, sizes));
    TRY(const TensorValue a, expand_to(*yes, sizes));
    TRY(const TensorValue b, expand_to(*no, sizes));
    TRY(const TensorValue c, expand_to(chosen, sizes));
    const auto item = static_cast<std::size_t>(item_size(out->dtype));
    walk(sizes, c.strides, a.strides, [&](std::int64_t i, std::int64_t in_c, std::int64_t in_a) {
        if (c.as<bool>()[in_c])
            std::memcpy(out->data + static_cast<std::size_t>(i) * item, a.data + static_cast<std::size_t>(in_a) * item,
                        item);
    });
    walk(sizes, c.strides, b.strides, [&](std::int64_t i, std::int64_t in_c, std::int64_t in_b) {
        if (!c.as<bool>()[in_c])
            std::memcpy(out->data + static_cast<std::size_t>(i) * item, b.data + static_cast<std::size_t>(in_b) * item,
                        item);
    });
    return done;
}

/// The largest of each row, largest first, and where they are; of equals the first.
Result<> top_k(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* in, ops.in(0));
    TRY(const TensorValue* count, ops.in(1));
    TRY(TensorValue * values, ops.out(0));
    TRY(TensorValue * places, ops.out(1));
    CHECKED(same_type(*in, *values));
    if (in->rank() == 0 || places->dtype != DType::i32) return unsupported(*in);
    const std::int64_t depth = in->sizes[in->rank() - 1];
    auto* order =
        reinterpret_cast<std::int32_t*>(call.scratch().take(static_cast<std::size_t>(depth) * sizeof(std::int32_t)));
    if (call.measures()) return done;
    TRY(const auto listed, whole_numbers(*count));
    if (listed.size() != 1) return unsupported(*count);
    const std::int64_t k = listed[0];
    if (k < 0 || k > depth) return unsupported(*count);
    Dims sizes = in->sizes;
    sizes[in->rank() - 1] = k;
    CHECKED(resize(*values, sizes));
    CHECKED(resize(*places, sizes));
    const std::int64_t rows = depth > 0 ? in->numel() / depth : 0;
    if (!with_type(in->dtype, [&](auto zero) {
            using T = decltype(zero);
            for (std::int64_t row = 0; row < rows; ++row) {
                const T* from = in->as<T>() + row * depth;
                for (std::int64_t i = 0; i < depth; ++i) order[i] = static_cast<std::int32_t>(i);
                std::partial_sort(order, order + k, order + depth, [&](std::int32_t a, std::int32_t b) {
                    return from[a] > from[b] || (!(from[b] > from[a]) && a < b);
                });
                for (std::int64_t i = 0; i < k; ++i) {
                    values->as<T>()[row * k + i] = from[order[i]];
                    places->as<std::int32_t>()[row * k + i] = order[i];
                }
            }
        }))
        return unsupported(*in);
    return done;
}

/// Options: whether an element's own number is left out, whether sums run backwards.
Result<> cumsum(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* in, ops.in(0));
    TRY(const TensorValue* axes, ops.in(1));
    TRY(TensorValue * out, ops.out());
    CHECKED(same_type(*in, *out));
    TRY(const auto listed, whole_numbers(*axes));
    if (listed.size() != 1) return unsupported(*axes);
    TRY(const std::size_t axis, axis_of(listed[0], in->rank()));
    CHECKED(resize(*out, in->sizes));
    const Blocks b = blocks(in->sizes, axis);
    const bool is_exclusive = ops.whole(0) != 0, is_reversed = ops.whole(1) != 0;
    const auto sums = [&](auto zero) {
        using T = decltype(zero);
        for (std::int64_t row = 0; row < b.outer * b.inner; ++row) {
            T sum{};
            for (std::int64_t k = 0; k < b.length; ++k) {
                const std::int64_t own = is_reversed ? b.length - 1 - k : k;
                const std::int64_t at = (row / b.inner * b.length + own) * b.inner + row % b.inner;
                const T x = in->as<T>()[at];
                const T next = [&] {
                    if constexpr (std::is_floating_point_v<T>) return sum + x;
                    else return static_cast<T>(wrapped_sum(sum, x));
                }();
                out->as<T>()[at] = is_exclusive ? sum : next;
                sum = next;
            }
        }
    };
    if (in->dtype == DType::f32) sums(float{});
    else if (in->dtype == DType::i32) sums(std::int32_t{});
    else if (in->dtype == DType::i64) sums(std::int64_t{});
    else return unsupported(*in);
    return done;
}

constexpr Kernel rows[] = {
    {.op = "tflite::GATHER_ND", .arguments = 1, .run = gather_nd},
    {.op = "tflite::SCATTER_ND", .arguments = 1, .run = scatter_nd},
    {.op = "tflite::EMBEDDING_LOOKUP", .arguments = 1, .run = embedding_lookup},
    {.op = "tflite::DYNAMIC_UPDATE_SLICE", .arguments = 1, .run = dynamic_update_slice},
    {.op = "tflite::ONE_HOT", .arguments = 1, .run = one_hot},
    {.op = "tflite::SELECT", .arguments = 1, .run = select},
    {.op = "tflite::SELECT_V2", .arguments = 1, .run = select},
    {.op = "tflite::TOPK_V2", .arguments = 1, .run = top_k, .takes_scratch = with_scratch},
    {.op = "tflite::CUMSUM", .arguments = 1, .run = cumsum},
};

}  // namespace

KernelFamily tflite_indexing_kernels() { return rows; }

}  // namespace arenascope
