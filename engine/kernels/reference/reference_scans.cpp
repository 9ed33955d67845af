// The meaning of cumulative results: products, maxima and log-sums up to each position, in double.

#include <cmath>
#include <limits>

#include "engine/kernels/families.h"
#include "engine/kernels/positions.h"

namespace arenascope {

namespace {

/// Calls body(first position) for each line along a dimension.
template <class Body>
Result<> for_lines(const Dims& sizes, std::size_t dim, Body body) {
    Dims starts = sizes;
    if (starts.size() > 0) starts[dim] = std::min<std::int64_t>(1, starts[dim]);
    return for_positions(starts, [&](const Dims& position, std::int64_t) -> Result<> { return body(position); });
}

/// Every result follows from the one before and the element; the first is the element itself.
template <class Step>
Result<> scan(const TensorValue& self, std::int64_t given, TensorValue& out, Step step) {
    CHECKED(check_computable(self));
    CHECKED(check_computable(out));
    CHECKED(resize(out, self.sizes));
    TRY(const std::size_t dim, wrap_dim(given, self.rank()));
    const std::int64_t length = self.rank() == 0 ? 1 : self.sizes[dim];
    return for_lines(self.sizes, dim, [&](const Dims& start) -> Result<> {
        Dims at = start;
        double last = 0;
        for (std::int64_t i = 0; i < length; ++i) {
            if (self.rank() > 0) at[dim] = i;
            const double x = load_one<double>(self, offset_at(self, at));
            last = i == 0 ? x : step(last, x);
            store_one<double>(out, offset_at(out, at), last);
        }
        return done;
    });
}

/// (self, dim, dtype, out)
Result<> cumprod(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t dim, call.integer(1));
    TRY(TensorValue * out, call.tensor(3));
    return scan(*self, dim, *out, [](double last, double x) { return last * x; });
}

double log_of_sum(double a, double b) {
    if (a != a || b != b) return std::numeric_limits<double>::quiet_NaN();
    const double high = std::max(a, b), low = std::min(a, b);
    return std::isinf(high) && high == low ? high : high + std::log1p(std::exp(low - high));
}

/// (self, dim, out)
Result<> logcumsumexp(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t dim, call.integer(1));
    TRY(TensorValue * out, call.tensor(2));
    return scan(*self, dim, *out, log_of_sum);
}

/// (self, dim, values, indices): the last of equal ones counts; once a NaN is met it stays.
template <bool Largest>
Result<> extremum(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t given, call.integer(1));
    TRY(TensorValue * values, call.tensor(2));
    TRY(TensorValue * indices, call.tensor(3));
    CHECKED(check_computable(*self));
    CHECKED(resize(*values, self->sizes));
    CHECKED(resize(*indices, self->sizes));
    if (indices->dtype != DType::i64)
        return Error{.what = message("the counts are {tensor}", describe(*indices)), .expected = message("i64")};
    TRY(const std::size_t dim, wrap_dim(given, self->rank()));
    const std::int64_t length = self->rank() == 0 ? 1 : self->sizes[dim];
    return for_lines(self->sizes, dim, [&](const Dims& start) -> Result<> {
        Dims at = start;
        double best = 0;
        std::int64_t place = 0;
        for (std::int64_t i = 0; i < length; ++i) {
            if (self->rank() > 0) at[dim] = i;
            const double x = load_one<double>(*self, offset_at(*self, at));
            if (i == 0 || x != x || (best == best && (Largest ? x >= best : x <= best))) {
                best = x;
                place = i;
            }
            store_one<double>(*values, offset_at(*values, at), best);
            store_one<std::int64_t>(*indices, offset_at(*indices, at), place);
        }
        return done;
    });
}

constexpr Kernel rows[] = {
    {"aten::cumprod.out", 4, cumprod},
    {"aten::logcumsumexp.out", 3, logcumsumexp},
    {"aten::cummax.out", 4, extremum<true>},
    {"aten::cummin.out", 4, extremum<false>},
};

}  // namespace

KernelFamily reference_scan_kernels() { return rows; }

}  // namespace arenascope
