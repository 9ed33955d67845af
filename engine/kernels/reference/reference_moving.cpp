// The meaning of operators that only move elements: every output element names its source.

#include "engine/kernels/families.h"
#include "engine/kernels/positions.h"

namespace arenascope {

namespace {

/// Every output position reads the input position that `from` names.
template <class From>
Result<> move_elements(const TensorValue& self, TensorValue& out, const Dims& sizes, From from) {
    CHECKED(check_computable(self));
    CHECKED(check_computable(out));
    CHECKED(resize(out, sizes));
    return for_positions(sizes, [&](const Dims& position, std::int64_t) -> Result<> {
        copy_element(out, position, self, from(position));
        return done;
    });
}

/// (self, dims, out)
Result<> permute(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const Dims dims, call.ints(1));
    TRY(TensorValue * out, call.tensor(2));
    if (dims.size() != self->rank()) return Error{.what = message("permutes {tensor}", describe(*self))};
    Dims sizes = self->sizes, order = dims;
    std::array<bool, max_rank> seen{};
    for (std::size_t i = 0; i < dims.size(); ++i) {
        TRY(const std::size_t dim, wrap_dim(dims[i], self->rank()));
        if (seen[dim]) return Error{.what = message("dimension {dimension} appears twice in the permutation", dim)};
        seen[dim] = true;
        order[i] = static_cast<std::int64_t>(dim);
        sizes[i] = self->sizes[dim];
    }
    return move_elements(*self, *out, sizes, [&](const Dims& position) {
        Dims from = position;
        for (std::size_t i = 0; i < order.size(); ++i) from[static_cast<std::size_t>(order[i])] = position[i];
        return from;
    });
}

/// (self, dim, index, out)
Result<> select(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t given, call.integer(1));
    TRY(std::int64_t index, call.integer(2));
    TRY(TensorValue * out, call.tensor(3));
    TRY(const std::size_t dim, wrap_dim(given, self->rank()));
    if (self->rank() == 0) return Error{.what = message("selects from {tensor}", describe(*self))};
    if (index < 0) index += self->sizes[dim];
    if (index < 0 || index >= self->sizes[dim])
        return Error{.what = message("index {index} of {tensor}", index, describe(*self))};
    Dims sizes = self->sizes;
    sizes.erase(dim);
    return move_elements(*self, *out, sizes, [&](const Dims& position) {
        Dims from = position;
        from.insert(dim, index);
        return from;
    });
}

/// (tensors, dim, out)
Result<> cat(Call& call) {
    TRY(const SmallVector<TensorValue*> tensors, call.tensors(0));
    TRY(const std::int64_t given, call.integer(1));
    TRY(TensorValue * out, call.tensor(2));
    CHECKED(check_computable(*out));
    const auto counts = [](const TensorValue* t) { return t && !(t->rank() == 1 && t->sizes[0] == 0); };
    const auto first = std::find_if(tensors.begin(), tensors.end(), counts);
    if (first == tensors.end()) return resize(*out, Dims{0});
    TRY(const std::size_t dim, wrap_dim(given, (*first)->rank()));
    Dims sizes = (*first)->sizes;
    sizes[dim] = 0;
    for (const TensorValue* tensor : tensors) {
        if (!counts(tensor)) continue;
        CHECKED(check_computable(*tensor));
        Dims others = tensor->sizes;
        if (others.size() != sizes.size()) return Error{.what = message("joins {tensor}", describe(*tensor))};
        others[dim] = sizes[dim];
        if (!(others == sizes)) return Error{.what = message("joins {tensor}", describe(*tensor))};
        sizes[dim] += tensor->sizes[dim];
    }
    CHECKED(resize(*out, sizes));
    std::int64_t start = 0;
    for (const TensorValue* tensor : tensors) {
        if (!counts(tensor)) continue;
        CHECKED(for_positions(tensor->sizes, [&](const Dims& position, std::int64_t) -> Result<> {
            Dims to = position;
            to[dim] += start;
            copy_element(*out, to, *tensor, position);
            return done;
        }));
        start += tensor->sizes[dim];
    }
    return done;
}

/// (self, dim, index, sparse_grad, out)
Result<> gather(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t given, call.integer(1));
    TRY(const TensorValue* index, call.tensor(2));
    TRY(TensorValue * out, call.tensor(4));
    TRY(const std::size_t dim, wrap_dim(given, self->rank()));
    CHECKED(check_computable(*index));
    if (index->rank() != self->rank() || self->rank() == 0 || is_floating(index->dtype))
        return Error{.what = message("gathers {tensor} of {other_tensor}", describe(*index), describe(*self))};
    bool fits = true;
    CHECKED(for_positions(index->sizes, [&](const Dims& position, std::int64_t) -> Result<> {
        const auto at = load_one<std::int64_t>(*index, offset_at(*index, position));
        fits = fits && at >= 0 && at < self->sizes[dim];
        for (std::size_t i = 0; i < position.size(); ++i) fits = fits && (i == dim || position[i] < self->sizes[i]);
        return done;
    }));
    if (!fits) return Error{.what = message("an index outside {tensor}", describe(*self))};
    return move_elements(*self, *out, index->sizes, [&](const Dims& position) {
        Dims from = position;
        from[dim] = load_one<std::int64_t>(*index, offset_at(*index, position));
        return from;
    });
}

/// (self, dims, out)
Result<> flip(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const Dims dims, call.ints(1));
    TRY(TensorValue * out, call.tensor(2));
    std::array<bool, max_rank> turned{};
    for (const std::int64_t given : dims) {
        TRY(const std::size_t dim, wrap_dim(given, self->rank()));
        turned[dim] = true;
    }
    return move_elements(*self, *out, self->sizes, [&](const Dims& position) {
        Dims from = position;
        for (std::size_t i = 0; i < from.size(); ++i)
            from[i] = turned[i] ? self->sizes[i] - 1 - position[i] : position[i];
        return from;
    });
}

constexpr Kernel rows[] = {
    {"aten::permute_copy.out", 3, permute},
    {"aten::select_copy.int_out", 4, select},
    {"aten::cat.out", 3, cat},
    {"aten::gather.out", 5, gather},
    {"aten::flip.out", 3, flip},
};

}  // namespace

KernelFamily reference_moving_kernels() { return rows; }

}  // namespace arenascope
