// self[i, :, j] with index tensors: index and index_put.

#include <cstring>

#include "engine/kernels/families.h"
#include "engine/kernels/heap.h"
#include "engine/kernels/positions.h"

namespace arenascope {

namespace {

/// The indexed dimensions with broadcast index tensors, and the position of their common shape in the result.
struct Plan {
    std::vector<TensorValue> indices;  ///< expanded to `common`
    std::vector<std::size_t> dims;     ///< dimension of self that each one indexes
    Dims common;                       ///< broadcast shape of the indices
    Dims result;                       ///< sizes of self[indices]
    std::size_t at = 0;                ///< first dimension of `common` in the result
};

/// Converts a mask to the index tensors that nonzero would give, in scratch: sized for all its elements if the call
/// declares scratch.
Result<> add_mask(Call& call, const TensorValue& mask, const TensorValue& self, std::size_t first, Plan& plan) {
    if (mask.rank() == 0 || first + mask.rank() > self.rank())
        return Error{.what = message("mask {tensor} does not fit {other_tensor}", describe(mask), describe(self)),
                     .expected = message("the sizes of the dimensions that the mask selects from")};
    for (std::size_t i = 0; i < mask.rank(); ++i) {
        if (mask.sizes[i] != self.sizes[first + i])
            return Error{.what = message("mask {tensor} does not fit {other_tensor}", describe(mask), describe(self)),
                         .expected = message("the sizes of the dimensions that the mask selects from")};
    }
    const auto each_true = [&](auto body) {
        Dims position = mask.sizes;
        for (std::int64_t i = 0; i < mask.numel(); ++i) {
            std::int64_t rest = i, offset = 0;
            for (std::size_t dim = mask.rank(); dim-- > 0;) {
                position[dim] = rest % mask.sizes[dim];
                rest /= mask.sizes[dim];
                offset += position[dim] * mask.strides[dim];
            }
            if (load_one<std::int64_t>(mask, offset) != 0) body(position);
        }
    };
    std::int64_t count = 0;
    if (call.measures()) count = mask.numel();
    else each_true([&](const Dims&) { ++count; });
    auto* places = reinterpret_cast<std::int64_t*>(
        call.scratch().take(sizeof(std::int64_t) * mask.rank() * static_cast<std::size_t>(count)));
    if (call.measures()) return done;
    std::int64_t row = 0;
    each_true([&](const Dims& position) {
        for (std::size_t dim = 0; dim < mask.rank(); ++dim)
            places[static_cast<std::int64_t>(dim) * count + row] = position[dim];
        ++row;
    });
    for (std::size_t dim = 0; dim < mask.rank(); ++dim) {
        TensorValue index;
        index.dtype = DType::i64;
        index.sizes = Dims{count};
        index.strides = Dims{1};
        index.data = reinterpret_cast<std::byte*>(places + static_cast<std::int64_t>(dim) * count);
        plan.indices.push_back(index);
        plan.dims.push_back(first + dim);
    }
    return done;
}

Result<Plan> plan_of(Call& call, const TensorValue& self, const SmallVector<TensorValue*>& given) {
    Plan plan;
    std::size_t dim = 0;
    for (const TensorValue* index : given) {
        if (!index) {
            ++dim;
            continue;
        }
        if (index->dtype == DType::boolean || index->dtype == DType::u8) {
            CHECKED(add_mask(call, *index, self, dim, plan));
            dim += index->rank();
            continue;
        }
        if (index->dtype != DType::i64 && index->dtype != DType::i32)
            return Error{.what = message("indices are {tensor}", describe(*index)),
                         .expected = message("i64, i32, bool or u8")};
        plan.indices.push_back(*index);
        plan.dims.push_back(dim++);
    }
    if (call.measures()) return plan;
    if (dim > self.rank() || plan.dims.empty())
        return Error{.what = message("{dimension} indices do not fit {tensor}", dim, describe(self)),
                     .expected = message("at least one index, and at most one for each dimension")};
    for (const TensorValue& index : plan.indices) {
        TRY(const Dims wider, broadcast(plan.common, index.sizes));
        plan.common = wider;
    }
    for (TensorValue& index : plan.indices) {
        TRY(index, expand_to(index, plan.common));
    }
    // Adjacent indexed dimensions stay in place; separated ones move to the front, as in NumPy.
    bool adjacent = true;
    for (std::size_t i = 1; i < plan.dims.size(); ++i) adjacent = adjacent && plan.dims[i] == plan.dims[i - 1] + 1;
    plan.at = adjacent ? plan.dims.front() : 0;
    if (plan.common.size() + self.rank() - plan.dims.size() > max_rank)
        return Error{.what = message("the indexed result has too many dimensions"),
                     .expected = message("at most 16 dimensions")};
    for (std::size_t i = 0; i <= self.rank(); ++i) {
        if (plan.result.size() == plan.at) {
            for (const std::int64_t size : plan.common) plan.result.push_back(size);
        }
        const bool indexed = std::find(plan.dims.begin(), plan.dims.end(), i) != plan.dims.end();
        if (i < self.rank() && !indexed) plan.result.push_back(self.sizes[i]);
    }
    return plan;
}

/// The element of self at which position `position` of `common` begins.
Result<std::int64_t> source_of(const TensorValue& self, const Plan& plan, const Dims& position) {
    std::int64_t at = 0;
    for (std::size_t k = 0; k < plan.dims.size(); ++k) {
        std::int64_t offset = 0;
        for (std::size_t dim = 0; dim < position.size(); ++dim) offset += position[dim] * plan.indices[k].strides[dim];
        const auto index = load_one<std::int64_t>(plan.indices[k], offset);
        const std::size_t dim = plan.dims[k];
        const std::int64_t size = self.sizes[dim];
        if (index < -size || index >= size) {
            return Error{.what = message("index {index} is out of range for dimension {dimension} of {tensor}", index,
                                         dim, describe(self))};
        }
        at += (index < 0 ? index + size : index) * self.strides[dim];
    }
    return at;
}

/// What belongs to one position of `common`: a part of self and one of the result, all of one shape. Addresses are
/// those of the first.
struct Parts {
    TensorValue self, result;
    Dims steps;  ///< of the result, from one position to the next
};

Parts parts_of(const TensorValue& self, const TensorValue& result, const Plan& plan) {
    Parts out{.self = self, .result = result, .steps = {}};
    for (std::size_t dim = 0; dim < plan.common.size(); ++dim) {
        out.steps.push_back(out.result.strides[plan.at]);
        out.result.sizes.erase(plan.at);
        out.result.strides.erase(plan.at);
    }
    for (std::size_t k = plan.dims.size(); k-- > 0;) {
        out.self.sizes.erase(plan.dims[k]);
        out.self.strides.erase(plan.dims[k]);
    }
    return out;
}

/// body(self part, result part) for each position.
template <class Body>
Result<> for_parts(const TensorValue& self, const TensorValue& result, const Plan& plan, Parts parts, Body body) {
    return for_positions(plan.common, [&](const Dims& position, std::int64_t) -> Result<> {
        std::int64_t at = 0;
        for (std::size_t dim = 0; dim < position.size(); ++dim) at += position[dim] * parts.steps[dim];
        TRY(const std::int64_t source, source_of(self, plan, position));
        parts.self.data = self.data;
        parts.result.data = result.data;
        shift(parts.self, source);
        shift(parts.result, at);
        return body(parts.self, parts.result);
    });
}

/// Where self's part begins for each of `n` positions along the last dimension of `common`, from `position` on.
Result<> find_row(const TensorValue& self, const Plan& plan, Dims position, std::int64_t n, std::int64_t* sources) {
    std::fill_n(sources, n, 0);
    const std::size_t last = plan.common.size() - 1;
    for (std::size_t k = 0; k < plan.dims.size(); ++k) {
        const TensorValue& index = plan.indices[k];
        std::int64_t offset = 0;
        for (std::size_t dim = 0; dim < position.size(); ++dim) offset += position[dim] * index.strides[dim];
        std::array<std::int64_t, row_chunk> buffer;
        const std::int64_t* at = load_row<std::int64_t>(index, offset, index.strides[last], n, buffer.data());
        const std::int64_t size = self.sizes[plan.dims[k]], stride = self.strides[plan.dims[k]];
        for (std::int64_t i = 0; i < n; ++i) {
            if (at[i] < -size || at[i] >= size) {
                return Error{.what = message("index {index} is out of range for dimension {dimension} of {tensor}",
                                             at[i], plan.dims[k], describe(self))};
            }
            sources[i] += (at[i] < 0 ? at[i] + size : at[i]) * stride;
        }
    }
    return done;
}

/// Parts without gaps, row by row: plain bytes. `puts`: from the result into self.
Result<> move_bytes(const TensorValue& self, const TensorValue& result, const Plan& plan, const Parts& parts,
                    bool puts) {
    const std::size_t last = plan.common.size() - 1;
    const std::int64_t item = item_size(self.dtype), row = plan.common[last], step = parts.steps[last] * item;
    const auto bytes = static_cast<std::size_t>(parts.self.numel() * item);
    Dims rows = plan.common;
    rows[last] = row == 0 ? 0 : (row + row_chunk - 1) / row_chunk;
    std::array<std::int64_t, row_chunk> sources;
    return for_positions(rows, [&](Dims position, std::int64_t) -> Result<> {
        position[last] *= row_chunk;
        const std::int64_t n = std::min(row_chunk, row - position[last]);
        CHECKED(find_row(self, plan, position, n, sources.data()));
        std::int64_t at = 0;
        for (std::size_t dim = 0; dim < position.size(); ++dim) at += position[dim] * parts.steps[dim];
        std::byte* of_result = result.data + at * item;
        for (std::int64_t i = 0; i < n; ++i, of_result += step) {
            std::byte* const of_self = self.data + sources[static_cast<std::size_t>(i)] * item;
            std::byte *const to = puts ? of_self : of_result, *const from = puts ? of_result : of_self;
            if (bytes == sizeof(float)) std::memcpy(to, from, sizeof(float));
            else std::memmove(to, from, bytes);
        }
        return done;
    });
}

bool are_bytes(const TensorValue& self, const TensorValue& result, const Plan& plan, const Parts& parts) {
    return self.dtype == result.dtype && parts.self.sizes == parts.result.sizes && parts.self.is_contiguous() &&
        parts.result.is_contiguous() && plan.common.size() > 0 && parts.self.numel() > 0;
}

Result<> index(Call& call) {
    const SmallHeap small;  // the plan of the indices lives as long as the call
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const SmallVector<TensorValue*> given, call.tensors(1));
    TRY(TensorValue * out, call.tensor(2));
    TRY(const Plan plan, plan_of(call, *self, given));
    if (call.measures()) return done;
    CHECKED(resize(*out, plan.result));
    const Parts parts = parts_of(*self, *out, plan);
    if (are_bytes(*self, *out, plan, parts)) return move_bytes(*self, *out, plan, parts, false);
    return for_parts(*self, *out, plan, parts,
                     [](const TensorValue& from, const TensorValue& to) { return copy_values(to, from); });
}

Result<> put(Call& call, const TensorValue& target, const SmallVector<TensorValue*>& given, const TensorValue& values,
             bool accumulate) {
    TRY(const Plan plan, plan_of(call, target, given));
    if (call.measures()) return done;
    TRY(const TensorValue expanded, expand_to(values, plan.result));
    CHECKED(check_computable(target));
    CHECKED(check_computable(values));
    const Parts parts = parts_of(target, expanded, plan);
    if (!accumulate && are_bytes(target, expanded, plan, parts)) return move_bytes(target, expanded, plan, parts, true);
    return for_parts(target, expanded, plan, parts, [&](const TensorValue& to, const TensorValue& from) -> Result<> {
        if (!accumulate) return copy_values(to, from);
        with_compute(compute_of(target.dtype), [&](auto type) {
            using C = decltype(type);
            map_rows<C>(to, to, from, [](C x, C y) {
                if constexpr (std::is_same_v<C, std::int64_t>) {
                    return static_cast<C>(static_cast<std::uint64_t>(x) + static_cast<std::uint64_t>(y));
                } else {
                    return x + y;
                }
            });
        });
        return done;
    });
}

Result<> index_put(Call& call) {
    const SmallHeap small;  // the plan of the indices lives as long as the call
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const SmallVector<TensorValue*> given, call.tensors(1));
    TRY(const TensorValue* values, call.tensor(2));
    TRY(const bool accumulate, call.boolean(3));
    TRY(TensorValue * out, call.tensor(4));
    CHECKED(resize(*out, self->sizes));
    if (!call.measures()) CHECKED(copy_values(*out, *self));
    return put(call, *out, given, *values, accumulate);
}

Result<> index_put_in_place(Call& call) {
    const SmallHeap small;  // the plan of the indices lives as long as the call
    TRY(TensorValue * self, call.tensor(0));
    TRY(const SmallVector<TensorValue*> given, call.tensors(1));
    TRY(const TensorValue* values, call.tensor(2));
    TRY(const bool accumulate, call.boolean(3));
    if (self->is_constant)
        return Error{.what = message("the operator writes to a constant"),
                     .expected = message("a tensor in an arena or bound by the caller")};
    return put(call, *self, given, *values, accumulate);
}

constexpr Kernel rows[] = {
    {"aten::index.Tensor_out", 3, index, nullptr, with_scratch},
    {"aten::index_put.out", 5, index_put, nullptr, with_scratch},
    {"aten::index_put_", 4, index_put_in_place, nullptr, with_scratch},
};

}  // namespace

KernelFamily advanced_indexing_kernels() { return rows; }

}  // namespace arenascope
