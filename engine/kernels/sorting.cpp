// Sort and top-k along one dimension; NaN counts as the largest, equal elements keep their order.

#include <numeric>

#include "engine/kernels/dense.h"
#include "engine/kernels/families.h"
#include "engine/kernels/rows.h"

namespace arenascope {

namespace {

template <class C>
struct SortScratch {
    explicit SortScratch(Call& call) : row(call.scratch()), sorted(row), order(call.scratch()) {}
    Scratch<C> row, sorted;
    Scratch<std::int64_t> order;
};

struct Job {
    const TensorValue* self;
    TensorValue *values, *indices;
    std::size_t dim;
    std::int64_t count;  ///< of each line that is kept
    bool descending;
};

template <class C>
void sort_lines(Call& call, const Job& job) {
    SortScratch<C> state(call);
    const TensorValue& self = *job.self;
    const std::int64_t n = self.rank() == 0 ? 1 : self.sizes[job.dim];
    const auto step = [&](const TensorValue& t) { return t.rank() == 0 ? std::int64_t{1} : t.strides[job.dim]; };
    state.row.resize(static_cast<std::size_t>(n));
    state.order.resize(static_cast<std::size_t>(n));
    state.sorted.resize(static_cast<std::size_t>(job.count));
    if (call.measures()) return;
    TensorValue lines[3] = {self, *job.values, *job.indices};
    for (TensorValue& line : lines) {
        if (line.rank() > 0) line.sizes[job.dim] = 1;
    }
    const auto walk = make_walk<3>({&lines[0], &lines[1], &lines[2]});
    const auto less = [](C a, C b) { return a < b || (b != b && a == a); };
    for_rows(walk, 1, [&](const auto& at, std::int64_t) {
        const C* row = load_row<C>(self, at[0], step(self), n, state.row.data());
        std::iota(state.order.begin(), state.order.end(), 0);
        // Places break ties: stable, and without the memory that stable_sort takes.
        std::sort(state.order.begin(), state.order.end(), [&](std::int64_t a, std::int64_t b) {
            const C first = row[job.descending ? b : a], second = row[job.descending ? a : b];
            return less(first, second) || (!less(second, first) && a < b);
        });
        for (std::int64_t i = 0; i < job.count; ++i) {
            state.sorted[static_cast<std::size_t>(i)] = row[state.order[static_cast<std::size_t>(i)]];
        }
        store_row<C>(*job.values, at[1], step(*job.values), job.count, state.sorted.data());
        store_row<std::int64_t>(*job.indices, at[2], step(*job.indices), job.count, state.order.data());
    });
}

Result<> run(Call& call, const Job& job) {
    CHECKED(check_computable(*job.self));
    CHECKED(check_computable(*job.values));
    if (job.indices->dtype != DType::i64)
        return Error{.what = message("the indices are {tensor}", describe(*job.indices)), .expected = message("i64")};
    Dims sizes = job.self->sizes;
    if (sizes.size() > 0) sizes[job.dim] = job.count;
    CHECKED(resize(*job.values, sizes));
    CHECKED(resize(*job.indices, sizes));
    if (product(sizes) == 0) return done;
    with_compute(compute_of(job.self->dtype), [&](auto type) { sort_lines<decltype(type)>(call, job); });
    return done;
}

/// (self, dim, descending, values, indices), or with `stable` before dim.
template <std::size_t Shift>
Result<> sort(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t given, call.integer(1 + Shift));
    TRY(const bool descending, call.boolean(2 + Shift));
    TRY(TensorValue * values, call.tensor(3 + Shift));
    TRY(TensorValue * indices, call.tensor(4 + Shift));
    TRY(const std::size_t dim, wrap_dim(given, self->rank()));
    return run(call, {self, values, indices, dim, self->rank() == 0 ? 1 : self->sizes[dim], descending});
}

/// (self, k, dim, largest, sorted, values, indices)
Result<> topk(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t k, call.integer(1));
    TRY(const std::int64_t given, call.integer(2));
    TRY(const bool largest, call.boolean(3));
    TRY(TensorValue * values, call.tensor(5));
    TRY(TensorValue * indices, call.tensor(6));
    TRY(const std::size_t dim, wrap_dim(given, self->rank()));
    if (k < 0 || k > (self->rank() == 0 ? 1 : self->sizes[dim])) {
        return Error{.what = message("cannot take the first {count} of {tensor}", k, describe(*self))};
    }
    return run(call, {self, values, indices, dim, k, largest});
}

/// (self, dim, keepdim, values, indices): the most frequent of each line, the smallest of several, and its last place.
/// No NaN equals another.
Result<> mode(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t given, call.integer(1));
    TRY(const bool keeps, call.boolean(2));
    TRY(TensorValue * values, call.tensor(3));
    TRY(TensorValue * indices, call.tensor(4));
    TRY(const std::size_t dim, wrap_dim(given, self->rank()));
    CHECKED(check_computable(*self));
    if (values->dtype != self->dtype || indices->dtype != DType::i64)
        return Error{.what = message("the indices are {tensor}", describe(*indices)), .expected = message("i64")};
    Dims sizes = self->sizes;
    if (sizes.size() > 0 && keeps) sizes[dim] = 1;
    else if (sizes.size() > 0) sizes.erase(dim);
    CHECKED(resize(*values, sizes));
    CHECKED(resize(*indices, sizes));
    const std::int64_t n = self->rank() == 0 ? 1 : self->sizes[dim];
    if (values->numel() == 0) return done;
    if (n == 0) return Error{.what = message("cannot take the first {count} of {tensor}", 1, describe(*self))};
    std::int64_t step = 1;
    for (std::size_t i = dim + 1; i < self->rank(); ++i) step *= self->sizes[i];
    with_compute(compute_of(self->dtype), [&](auto type) {
        using C = decltype(type);
        DenseScratch<C> s(call);
        Scratch<std::int64_t> place_scratch(call.scratch()), order(call.scratch());
        const C* from = dense_in(*self, s.a);
        C* to = dense_out(*values, s.b);
        std::int64_t* places = dense_out(*indices, place_scratch);
        order.resize(static_cast<std::size_t>(n));
        if (call.measures()) return;
        for (std::int64_t line = 0; line < values->numel(); ++line) {
            const C* x = from + line / step * n * step + line % step;
            for (std::int64_t i = 0; i < n; ++i) order.data()[i] = i;
            std::sort(order.data(), order.data() + n, [&](std::int64_t a, std::int64_t b) {
                const C first = x[a * step], second = x[b * step];
                const bool is_less = first < second || (second != second && first == first);
                const bool is_more = second < first || (first != first && second == second);
                return is_less || (!is_more && a < b);
            });
            std::int64_t often = 0, times = 0;
            for (std::int64_t i = 0; i < n; ++i) {
                ++times;
                const std::int64_t place = order.data()[i];
                if (i + 1 < n && x[place * step] == x[order.data()[i + 1] * step]) continue;
                if (times > often) {
                    often = times;
                    to[line] = x[place * step];
                    places[line] = place;
                }
                times = 0;
            }
        }
        dense_done(*values, s.b);
        dense_done(*indices, place_scratch);
    });
    return done;
}

constexpr Kernel rows[] = {
    {"aten::sort.values", 5, sort<0>, nullptr, with_scratch},
    {"aten::sort.values_stable", 6, sort<1>, nullptr, with_scratch},
    {"aten::topk.values", 7, topk, nullptr, with_scratch},
    {"aten::mode.values", 5, mode, nullptr, with_scratch},
};

}  // namespace

KernelFamily sorting_kernels() { return rows; }

}  // namespace arenascope
