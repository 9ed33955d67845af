// Reads and writes at data-dependent indices: every index is checked before use.

#include "engine/kernels/families.h"
#include "engine/kernels/positions.h"
#include "engine/kernels/shift.h"

namespace arenascope {

namespace {

Result<std::int64_t> checked_index(std::int64_t index, std::int64_t size, bool wraps) {
    if (index >= size || index < (wraps ? -size : 0)) {
        return Error{.what = message("index {index} is out of range for a dimension of size {size}", index, size)};
    }
    return index < 0 ? index + size : index;
}

Result<> check_indices(const TensorValue& indices) {
    if (indices.dtype == DType::i64 || indices.dtype == DType::i32) return done;
    return Error{.what = message("indices are {tensor}", describe(indices)), .expected = message("i64 or i32")};
}

/// tensor[..., index, ...] without that dimension.
TensorValue at_index(const TensorValue& tensor, std::size_t dim, std::int64_t index) {
    TensorValue view = tensor;
    shift(view, index * tensor.strides[dim]);
    view.sizes.erase(dim);
    view.strides.erase(dim);
    return view;
}

void add_into(const TensorValue& target, const TensorValue& value) {
    with_compute(compute_of(target.dtype), [&](auto type) {
        using C = decltype(type);
        map_rows<C>(target, target, value, [](C x, C y) {
            if constexpr (std::is_same_v<C, std::int64_t>) {
                return static_cast<C>(static_cast<std::uint64_t>(x) + static_cast<std::uint64_t>(y));
            } else {
                return x + y;
            }
        });
    });
}

Result<> embedding(Call& call) {
    TRY(const TensorValue* weight, call.tensor(0));
    TRY(const TensorValue* indices, call.tensor(1));
    TRY(TensorValue * out, call.tensor(5));
    CHECKED(check_indices(*indices));
    if (weight->rank() != 2 || indices->sizes.full())
        return Error{.what = message("the table is {tensor}", describe(*weight)), .expected = message("a matrix")};
    Dims sizes = indices->sizes;
    sizes.push_back(weight->sizes[1]);
    CHECKED(resize(*out, sizes));
    return for_positions(indices->sizes, [&](const Dims& position, std::int64_t) -> Result<> {
        const auto wanted = load_one<std::int64_t>(*indices, offset_at(*indices, position));
        TRY(const std::int64_t row, checked_index(wanted, weight->sizes[0], false));
        TensorValue to = *out;
        for (std::size_t i = 0; i < position.size(); ++i) {
            shift(to, position[i] * out->strides[i]);
        }
        to.sizes = Dims{weight->sizes[1]};
        to.strides = Dims{out->strides[position.size()]};
        return copy_values(to, at_index(*weight, 0, row));
    });
}

/// Dense tensors of one type: what lies behind an index is copied as it lies. The indices are known to fit.
void select_blocks(const TensorValue& self, std::size_t dim, const TensorValue& index, const TensorValue& out) {
    std::int64_t block = item_size(self.dtype), outer = 1;
    for (std::size_t i = 0; i < dim; ++i) outer *= self.sizes[i];
    for (std::size_t i = dim + 1; i < self.rank(); ++i) block *= self.sizes[i];
    const auto copy = [&](auto bytes) {  // a number of bytes that the compiler knows is one move
        std::byte* to = out.data;
        for (std::int64_t o = 0; o < outer; ++o) {
            const std::byte* from = self.data + o * self.sizes[dim] * block;
            for (std::int64_t i = 0; i < out.sizes[dim]; ++i, to += block) {
                const auto at = load_one<std::int64_t>(index, index.rank() == 0 ? 0 : i * index.strides[0]);
                std::memcpy(to, from + at * block, static_cast<std::size_t>(bytes));
            }
        }
    };
    if (block == 4) copy(std::integral_constant<int, 4>());
    else copy(block);
}

Result<> index_select(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t given, call.integer(1));
    TRY(const TensorValue* index, call.tensor(2));
    TRY(TensorValue * out, call.tensor(3));
    CHECKED(check_indices(*index));
    TRY(const std::size_t dim, wrap_dim(given, self->rank()));
    if (self->rank() == 0 || index->rank() > 1)
        return Error{
            .what = message("cannot select indices {tensor} from {other_tensor}", describe(*index), describe(*self)),
            .expected = message("a list of indices")};
    Dims sizes = self->sizes;
    sizes[dim] = index->numel();
    CHECKED(resize(*out, sizes));
    const auto source = [&](std::int64_t i) {
        const auto wanted = load_one<std::int64_t>(*index, index->rank() == 0 ? 0 : i * index->strides[0]);
        return checked_index(wanted, self->sizes[dim], false);
    };
    if (out->numel() > 0 && self->dtype == out->dtype && is_computable(out->dtype) && self->is_contiguous() &&
        out->is_contiguous()) {
        for (std::int64_t i = 0; i < sizes[dim]; ++i) {
            TRY(const std::int64_t from, source(i));
            static_cast<void>(from);
        }
        select_blocks(*self, dim, *index, *out);
        return done;
    }
    for (std::int64_t i = 0; i < sizes[dim]; ++i) {
        TRY(const std::int64_t from, source(i));
        CHECKED(copy_values(at_index(*out, dim, i), at_index(*self, dim, from)));
    }
    return done;
}

/// Positions of `index` with one coordinate replaced by the index's value: body(element, replaced position).
template <class Body>
Result<> for_indexed(const TensorValue& index, std::size_t dim, std::int64_t size, Body body) {
    return for_positions(index.sizes, [&](const Dims& position, std::int64_t) -> Result<> {
        TRY(const std::int64_t at,
            checked_index(load_one<std::int64_t>(index, offset_at(index, position)), size, false));
        Dims replaced = position;
        if (replaced.size() > 0) replaced[dim] = at;
        body(position, replaced);
        return done;
    });
}

Result<std::size_t> check_along(const TensorValue& self, const TensorValue& index, std::int64_t given) {
    CHECKED(check_indices(index));
    TRY(const std::size_t dim, wrap_dim(given, self.rank()));
    bool fits = index.rank() == self.rank();
    for (std::size_t i = 0; fits && i < self.rank(); ++i) fits = i == dim || index.sizes[i] <= self.sizes[i];
    if (!fits)
        return Error{.what = message("indices {tensor} do not fit along dimension {dimension} of {other_tensor}",
                                     describe(index), dim, describe(self)),
                     .expected = message("equal ranks, and no larger sizes in other dimensions")};
    return dim;
}

std::int64_t size_of(const TensorValue& tensor, std::size_t dim) { return tensor.rank() == 0 ? 1 : tensor.sizes[dim]; }

Result<> gather(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t given, call.integer(1));
    TRY(const TensorValue* index, call.tensor(2));
    TRY(TensorValue * out, call.tensor(4));
    TRY(const std::size_t dim, check_along(*self, *index, given));
    CHECKED(resize(*out, index->sizes));
    if (out->dtype != self->dtype)
        return Error{.what = message("cannot gather {tensor} into {other_tensor}", describe(*self), describe(*out)),
                     .expected = message("one element type")};
    return for_indexed(*index, dim, size_of(*self, dim), [&](const Dims& position, const Dims& from) {
        static_cast<void>(copy_values(element(*out, position), element(*self, from)).ok());
    });
}

enum class Write : std::uint8_t { replace, add };

Result<> scatter(Call& call, const TensorValue& source, std::size_t out_at, Write write) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t given, call.integer(1));
    TRY(const TensorValue* index, call.tensor(2));
    TRY(TensorValue * out, call.tensor(out_at));
    TRY(const std::size_t dim, check_along(*self, *index, given));
    CHECKED(check_computable(*out));
    CHECKED(check_computable(source));
    bool fits = source.rank() == 0 || source.rank() == index->rank();
    for (std::size_t i = 0; fits && i < source.rank(); ++i) fits = index->sizes[i] <= source.sizes[i];
    if (!fits)
        return Error{
            .what = message("cannot scatter {tensor} by indices {indices}", describe(source), describe(*index)),
            .expected = message("a source that is at least as large as the indices")};
    CHECKED(resize(*out, self->sizes));
    CHECKED(copy_values(*out, *self));
    return for_indexed(*index, dim, size_of(*out, dim), [&](const Dims& position, const Dims& to) {
        const TensorValue target = element(*out, to);
        const TensorValue value = source.rank() == 0 ? source : element(source, position);
        if (write == Write::add) add_into(target, value);
        else static_cast<void>(copy_values(target, value).ok());
    });
}

Result<> scatter_add(Call& call) {
    TRY(const TensorValue* source, call.tensor(3));
    return scatter(call, *source, 4, Write::add);
}
Result<> scatter_src(Call& call) {
    TRY(const TensorValue* source, call.tensor(3));
    return scatter(call, *source, 4, Write::replace);
}
Result<> scatter_value(Call& call) {
    TRY(const Scalar number, call.scalar(3));
    const ScalarOperand held(number);
    return scatter(call, held.value, 4, Write::replace);
}

Result<> nonzero(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(TensorValue * out, call.tensor(1));
    CHECKED(check_computable(*self));
    if (out->dtype != DType::i64)
        return Error{.what = message("the indices are {tensor}", describe(*out)), .expected = message("i64")};
    const auto is_set = [&](const Dims& position) { return load_one<double>(*self, offset_at(*self, position)) != 0; };
    std::int64_t count = 0;
    CHECKED(for_positions(self->sizes, [&](const Dims& position, std::int64_t) -> Result<> {
        count += is_set(position) ? 1 : 0;
        return done;
    }));
    CHECKED(resize(*out, Dims{count, static_cast<std::int64_t>(self->rank())}));
    std::int64_t row = 0;
    return for_positions(self->sizes, [&](const Dims& position, std::int64_t) -> Result<> {
        if (!is_set(position)) return done;
        for (std::size_t i = 0; i < position.size(); ++i) {
            store_one<std::int64_t>(*out, row * out->strides[0] + static_cast<std::int64_t>(i) * out->strides[1],
                                    position[i]);
        }
        ++row;
        return done;
    });
}

constexpr Kernel rows[] = {
    {"aten::embedding.out", 6, embedding},     {"aten::index_select.out", 4, index_select},
    {"aten::gather.out", 5, gather},           {"aten::scatter_add.out", 5, scatter_add},
    {"aten::scatter.src_out", 5, scatter_src}, {"aten::scatter.value_out", 5, scatter_value},
    {"aten::nonzero.out", 2, nonzero},
};

}  // namespace

KernelFamily indexing_kernels() { return rows; }

}  // namespace arenascope
