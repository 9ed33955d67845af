// The meaning of operators that only move elements: every output element names its source.

#include <cmath>
#include <limits>

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
    if (dims.size() != self->rank())
        return Error{.what = message("cannot permute {tensor}", describe(*self)),
                     .expected = message("every dimension once")};
    Dims sizes = self->sizes, order = dims;
    std::array<bool, max_rank> seen{};
    for (std::size_t i = 0; i < dims.size(); ++i) {
        TRY(const std::size_t dim, wrap_dim(dims[i], self->rank()));
        if (seen[dim])
            return Error{.what = message("dimension {dimension} appears twice in the permutation", dim),
                         .expected = message("every dimension once")};
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
    if (self->rank() == 0)
        return Error{.what = message("cannot select from {tensor}", describe(*self)),
                     .expected = message("at least one dimension")};
    if (index < 0) index += self->sizes[dim];
    if (index < 0 || index >= self->sizes[dim])
        return Error{.what = message("index {index} is out of range for {tensor}", index, describe(*self))};
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
        if (others.size() != sizes.size())
            return Error{.what = message("cannot join {tensor}", describe(*tensor)),
                         .expected = message("equal sizes in all other dimensions")};
        others[dim] = sizes[dim];
        if (!(others == sizes))
            return Error{.what = message("cannot join {tensor}", describe(*tensor)),
                         .expected = message("equal sizes in all other dimensions")};
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
        return Error{
            .what = message("cannot gather indices {tensor} from {other_tensor}", describe(*index), describe(*self))};
    bool fits = true;
    CHECKED(for_positions(index->sizes, [&](const Dims& position, std::int64_t) -> Result<> {
        const auto at = load_one<std::int64_t>(*index, offset_at(*index, position));
        fits = fits && at >= 0 && at < self->sizes[dim];
        for (std::size_t i = 0; i < position.size(); ++i) fits = fits && (i == dim || position[i] < self->sizes[i]);
        return done;
    }));
    if (!fits) return Error{.what = message("an index is out of range for {tensor}", describe(*self))};
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

struct Meeting {
    double (*joined)(double, double) = nullptr;
    double nothing = 0;  ///< what a place starts from where its own value does not count
};

Result<Meeting> meeting_of(std::string_view how) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (how == "sum" || how == "mean") return Meeting{[](double a, double b) { return a + b; }, 0};
    if (how == "prod") return Meeting{[](double a, double b) { return a * b; }, 1};
    if (how == "amax") return Meeting{[](double a, double b) { return a != a || a > b ? a : b; }, -infinity};
    if (how == "amin") return Meeting{[](double a, double b) { return a != a || a < b ? a : b; }, infinity};
    return Error{.what = message("unknown reduction '{mode}'", how),
                 .expected = message("sum, prod, mean, amax or amin")};
}

/// (self, dim, index, src, reduce, include_self, out)
Result<> scatter_reduce(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t given, call.integer(1));
    TRY(const TensorValue* index, call.tensor(2));
    TRY(const TensorValue* src, call.tensor(3));
    TRY(const std::string_view how, call.text(4));
    TRY(const bool with_self, call.boolean(5));
    TRY(TensorValue * out, call.tensor(6));
    TRY(const Meeting meeting, meeting_of(how));
    TRY(const std::size_t dim, wrap_dim(given, self->rank()));
    CHECKED(check_computable(*self));
    CHECKED(check_computable(*src));
    CHECKED(check_computable(*index));
    CHECKED(resize(*out, self->sizes));
    CHECKED(check_computable(*out));
    bool fits = index->rank() == self->rank() && src->rank() == self->rank() && !is_floating(index->dtype);
    for (std::size_t i = 0; fits && i < self->rank(); ++i)
        fits = index->sizes[i] <= src->sizes[i] && (i == dim || index->sizes[i] <= self->sizes[i]);
    if (!fits)
        return Error{.what = message("cannot scatter {tensor} by indices {indices} into {result}", describe(*src),
                                     describe(*index), describe(*self))};
    const auto total = static_cast<std::size_t>(self->numel());
    std::vector<double> values(total), counts(total, with_self ? 1 : 0);
    CHECKED(for_positions(self->sizes, [&](const Dims& at, std::int64_t i) -> Result<> {
        values[static_cast<std::size_t>(i)] = load_one<double>(*self, offset_at(*self, at));
        return done;
    }));
    Dims steps = Dims::filled(self->rank(), 1);
    for (std::size_t i = self->rank(); i-- > 1;) steps[i - 1] = steps[i] * self->sizes[i];
    CHECKED(for_positions(index->sizes, [&](const Dims& at, std::int64_t) -> Result<> {
        const auto to = load_one<std::int64_t>(*index, offset_at(*index, at));
        const std::int64_t length = self->rank() == 0 ? 1 : self->sizes[dim];
        if (to < 0 || to >= length)
            return Error{.what = message("index {index} is out of range for {tensor}", to, describe(*self))};
        std::int64_t place = 0;
        for (std::size_t i = 0; i < at.size(); ++i) place += (i == dim ? to : at[i]) * steps[i];
        auto& value = values[static_cast<std::size_t>(place)];
        auto& count = counts[static_cast<std::size_t>(place)];
        if (count == 0) value = meeting.nothing;
        value = meeting.joined(value, load_one<double>(*src, offset_at(*src, at)));
        ++count;
        return done;
    }));
    return for_positions(out->sizes, [&](const Dims& at, std::int64_t i) -> Result<> {
        double value = values[static_cast<std::size_t>(i)];
        if (how == "mean" && counts[static_cast<std::size_t>(i)] > 1) value /= counts[static_cast<std::size_t>(i)];
        store_one<double>(*out, offset_at(*out, at), is_floating(out->dtype) ? value : std::floor(value));
        return done;
    });
}

/// (self, size, fill_value, out): as many places as asked for, what is missing filled.
Result<> nonzero_static(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t size, call.integer(1));
    TRY(const std::int64_t filler, call.integer(2));
    TRY(TensorValue * out, call.tensor(3));
    if (size < 0)
        return Error{.what = message("the result has size {size}", size), .expected = message("a size of 0 or more")};
    CHECKED(check_computable(*self));
    const auto rank = static_cast<std::int64_t>(self->rank());
    CHECKED(resize(*out, Dims{size, rank}));
    if (out->dtype != DType::i64)
        return Error{.what = message("the counts are {tensor}", describe(*out)), .expected = message("i64")};
    std::int64_t found = 0;
    const auto put = [&](std::int64_t row, std::int64_t column, std::int64_t value) {
        store_one<std::int64_t>(*out, row * out->strides[0] + column * out->strides[1], value);
    };
    CHECKED(for_positions(self->sizes, [&](const Dims& at, std::int64_t) -> Result<> {
        if (found < size && load_one<double>(*self, offset_at(*self, at)) != 0) {
            for (std::int64_t i = 0; i < rank; ++i) put(found, i, at[static_cast<std::size_t>(i)]);
            ++found;
        }
        return done;
    }));
    for (; found < size; ++found)
        for (std::int64_t i = 0; i < rank; ++i) put(found, i, filler);
    return done;
}

constexpr Kernel rows[] = {
    {"aten::permute_copy.out", 3, permute},
    {"aten::select_copy.int_out", 4, select},
    {"aten::cat.out", 3, cat},
    {"aten::gather.out", 5, gather},
    {"aten::flip.out", 3, flip},
    {"aten::scatter_reduce.two_out", 7, scatter_reduce},
    {"aten::nonzero_static.out", 4, nonzero_static},
};

}  // namespace

KernelFamily reference_moving_kernels() { return rows; }

}  // namespace arenascope
