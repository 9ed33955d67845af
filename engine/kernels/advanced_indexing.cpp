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
        return Error{.what = message("mask {tensor} of {other_tensor}", describe(mask), describe(self))};
    for (std::size_t i = 0; i < mask.rank(); ++i) {
        if (mask.sizes[i] != self.sizes[first + i])
            return Error{.what = message("mask {tensor} of {other_tensor}", describe(mask), describe(self))};
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
            return Error{.what = message("indices are {tensor}", describe(*index))};
        plan.indices.push_back(*index);
        plan.dims.push_back(dim++);
    }
    if (call.measures()) return plan;
    if (dim > self.rank() || plan.dims.empty())
        return Error{.what = message("{dimension} indices for {tensor}", dim, describe(self))};
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
        return Error{.what = message("an index with too many dimensions")};
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
            return Error{.what =
                             message("index {index} of dimension {dimension} of {tensor}", index, dim, describe(self))};
        }
        at += (index < 0 ? index + size : index) * self.strides[dim];
    }
    return at;
}

/// Views of self and of the result that belong to one position of `common`: body(self part, result part).
template <class Body>
Result<> for_parts(const TensorValue& self, const TensorValue& result, const Plan& plan, Body body) {
    TensorValue from = self, to = result;
    Dims steps;  // of the result, from one position to the next
    for (std::size_t dim = 0; dim < plan.common.size(); ++dim) {
        steps.push_back(to.strides[plan.at]);
        to.sizes.erase(plan.at);
        to.strides.erase(plan.at);
    }
    for (std::size_t k = plan.dims.size(); k-- > 0;) {
        from.sizes.erase(plan.dims[k]);
        from.strides.erase(plan.dims[k]);
    }
    return for_positions(plan.common, [&](const Dims& position, std::int64_t) -> Result<> {
        std::int64_t at = 0;
        for (std::size_t dim = 0; dim < position.size(); ++dim) at += position[dim] * steps[dim];
        TRY(const std::int64_t source, source_of(self, plan, position));
        from.data = self.data;
        to.data = result.data;
        shift(from, source);
        shift(to, at);
        return body(from, to);
    });
}

/// Small parts are the usual case, and most lie without gaps: plain bytes.
Result<> copy_part(const TensorValue& to, const TensorValue& from) {
    if (from.dtype != to.dtype || !(from.sizes == to.sizes) || !from.is_contiguous() || !to.is_contiguous())
        return copy_values(to, from);
    const auto bytes = static_cast<std::size_t>(from.numel() * item_size(from.dtype));
    if (bytes > 0) std::memmove(to.data, from.data, bytes);
    return done;
}

Result<> index(Call& call) {
    const SmallHeap small;  // the plan of the indices lives as long as the call
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const SmallVector<TensorValue*> given, call.tensors(1));
    TRY(TensorValue * out, call.tensor(2));
    TRY(const Plan plan, plan_of(call, *self, given));
    if (call.measures()) return done;
    CHECKED(resize(*out, plan.result));
    return for_parts(*self, *out, plan,
                     [](const TensorValue& from, const TensorValue& to) { return copy_part(to, from); });
}

Result<> put(Call& call, const TensorValue& target, const SmallVector<TensorValue*>& given, const TensorValue& values,
             bool accumulate) {
    TRY(const Plan plan, plan_of(call, target, given));
    if (call.measures()) return done;
    TRY(const TensorValue expanded, expand_to(values, plan.result));
    CHECKED(check_computable(target));
    CHECKED(check_computable(values));
    return for_parts(target, expanded, plan, [&](const TensorValue& to, const TensorValue& from) -> Result<> {
        if (!accumulate) return copy_part(to, from);
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
    if (self->is_constant) return Error{.what = message("writes into a constant")};
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
