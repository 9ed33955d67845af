// The meaning of rare operators: scatter reductions, moments of a batch, inverses, random numbers.

#include <cmath>
#include <limits>

#include "engine/base/random.h"
#include "engine/kernels/families.h"
#include "engine/kernels/positions.h"

namespace arenascope {

namespace {

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
        return Error{.what = message("scatters {tensor} by {indices} into {result}", describe(*src), describe(*index),
                                     describe(*self))};
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
        if (to < 0 || to >= length) return Error{.what = message("index {index} of {tensor}", to, describe(*self))};
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
    if (size < 0) return Error{.what = message("{size} places", size)};
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

/// (input, weight, bias, training, momentum, eps, out, mean, invstd): by the batch's own moments.
Result<> batch_norm_of_batch(Call& call) {
    TRY(const TensorValue* input, call.tensor(0));
    TRY(const TensorValue* weight, call.optional_tensor(1));
    TRY(const TensorValue* bias, call.optional_tensor(2));
    TRY(const double eps, call.number(5));
    TRY(TensorValue * out, call.tensor(6));
    TRY(TensorValue * mean_out, call.tensor(7));
    TRY(TensorValue * invstd_out, call.tensor(8));
    CHECKED(check_computable(*input));
    if (input->rank() < 2) return Error{.what = message("norms {tensor}", describe(*input))};
    const std::int64_t channels = input->sizes[1];
    for (const TensorValue* each : {weight, bias}) {
        if (!each) continue;
        CHECKED(check_computable(*each));
        if (each->rank() != 1 || each->sizes[0] != channels)
            return Error{.what = message("scales by {tensor}", describe(*each))};
    }
    CHECKED(resize(*out, input->sizes));
    CHECKED(resize(*mean_out, Dims{channels}));
    CHECKED(resize(*invstd_out, Dims{channels}));
    std::vector<double> sums(static_cast<std::size_t>(channels)), squares(sums.size());
    const auto each_element = [&](auto body) {
        return for_positions(input->sizes, [&](const Dims& at, std::int64_t) -> Result<> {
            body(at, static_cast<std::size_t>(at[1]), load_one<double>(*input, offset_at(*input, at)));
            return done;
        });
    };
    CHECKED(each_element([&](const Dims&, std::size_t c, double x) { sums[c] += x; }));
    const double count = channels > 0 ? static_cast<double>(input->numel() / channels) : 1;
    for (double& sum : sums) sum /= count;
    CHECKED(each_element([&](const Dims&, std::size_t c, double x) { squares[c] += (x - sums[c]) * (x - sums[c]); }));
    for (std::size_t c = 0; c < sums.size(); ++c) {
        squares[c] = 1 / std::sqrt(squares[c] / count + eps);
        store_one<double>(*mean_out, static_cast<std::int64_t>(c) * mean_out->strides[0], sums[c]);
        store_one<double>(*invstd_out, static_cast<std::int64_t>(c) * invstd_out->strides[0], squares[c]);
    }
    return each_element([&](const Dims& at, std::size_t c, double x) {
        const auto place = static_cast<std::int64_t>(c);
        const double scale = weight ? load_one<double>(*weight, place * weight->strides[0]) : 1;
        const double shift = bias ? load_one<double>(*bias, place * bias->strides[0]) : 0;
        store_one<double>(*out, offset_at(*out, at), (x - sums[c]) * squares[c] * scale + shift);
    });
}

/// Gauss and Jordan, by the largest pivot; false where there is none.
bool invert(std::vector<double>& a, std::vector<double>& inverse, std::size_t n) {
    inverse.assign(n * n, 0);
    for (std::size_t i = 0; i < n; ++i) inverse[i * n + i] = 1;
    for (std::size_t column = 0; column < n; ++column) {
        std::size_t best = column;
        for (std::size_t row = column + 1; row < n; ++row)
            if (std::abs(a[row * n + column]) > std::abs(a[best * n + column])) best = row;
        const double pivot = a[best * n + column];
        if (pivot == 0 || pivot != pivot) return false;
        for (std::size_t k = 0; k < n; ++k) {
            std::swap(a[best * n + k], a[column * n + k]);
            std::swap(inverse[best * n + k], inverse[column * n + k]);
        }
        for (std::size_t k = 0; k < n; ++k) {
            a[column * n + k] /= pivot;
            inverse[column * n + k] /= pivot;
        }
        for (std::size_t row = 0; row < n; ++row) {
            const double factor = row == column ? 0 : a[row * n + column];
            for (std::size_t k = 0; factor != 0 && k < n; ++k) {
                a[row * n + k] -= factor * a[column * n + k];
                inverse[row * n + k] -= factor * inverse[column * n + k];
            }
        }
    }
    return true;
}

/// (A, check_errors, inverse, info)
Result<> inverse(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(TensorValue * out, call.tensor(2));
    TRY(TensorValue * info, call.tensor(3));
    CHECKED(check_computable(*self));
    const std::size_t rank = self->rank();
    if (rank < 2 || self->sizes[rank - 1] != self->sizes[rank - 2])
        return Error{.what = message("inverts {tensor}", describe(*self)), .expected = message("square matrices")};
    Dims batch = self->sizes;
    batch.erase(rank - 1);
    batch.erase(rank - 2);
    CHECKED(resize(*out, self->sizes));
    CHECKED(resize(*info, batch));
    const auto n = static_cast<std::size_t>(self->sizes[rank - 1]);
    return for_positions(batch, [&](const Dims& at, std::int64_t) -> Result<> {
        Dims place = at;
        place.push_back(0);
        place.push_back(0);
        std::vector<double> a(n * n), result;
        const auto each = [&](auto body) {
            for (std::size_t i = 0; i < n * n; ++i) {
                place[rank - 2] = static_cast<std::int64_t>(i / n);
                place[rank - 1] = static_cast<std::int64_t>(i % n);
                body(i);
            }
        };
        each([&](std::size_t i) { a[i] = load_one<double>(*self, offset_at(*self, place)); });
        const bool exists = invert(a, result, n);
        if (!exists) result.assign(n * n, std::numeric_limits<double>::quiet_NaN());
        each([&](std::size_t i) { store_one<double>(*out, offset_at(*out, place), result[i]); });
        store_one<std::int64_t>(*info, offset_at(*info, at), exists ? 0 : 1);
        return done;
    });
}

/// (size, out): the same numbers in every run, so that runs can be compared.
template <bool Normal>
Result<> random(Call& call) {
    TRY(const Dims sizes, call.ints(0));
    TRY(TensorValue * out, call.tensor(1));
    CHECKED(check_computable(*out));
    CHECKED(resize(*out, sizes));
    KernelRandom bits(1);
    const auto unit = [&] { return (static_cast<double>(bits() >> 11) + 0.5) * 0x1p-53; };
    return for_positions(sizes, [&](const Dims& at, std::int64_t) -> Result<> {
        const double first = unit();
        const double value =
            Normal ? std::sqrt(-2 * std::log(first)) * std::cos(2 * M_PI * unit()) : std::min(first, 0x1.fffffep-1);
        store_one<double>(*out, offset_at(*out, at), value);
        return done;
    });
}

/// Falls to where the series converges at once.
double digamma(double x) {
    if (x == 0) return -std::copysign(std::numeric_limits<double>::infinity(), x);
    if (x < 0)
        return std::floor(x) == x ? std::numeric_limits<double>::quiet_NaN()
                                  : digamma(1 - x) - M_PI / std::tan(M_PI * x);
    double sum = 0;
    for (; x < 10; ++x) sum -= 1 / x;
    const double y = 1 / (x * x);
    return sum + std::log(x) - 0.5 / x - y * (1.0 / 12 - y * (1.0 / 120 - y * (1.0 / 252 - y * (1.0 / 240 - y / 132))));
}

/// Winitzki's guess, then Newton's steps.
double inverse_erf(double y) {
    if (std::abs(y) >= 1)
        return std::abs(y) > 1 ? std::numeric_limits<double>::quiet_NaN()
                               : std::copysign(std::numeric_limits<double>::infinity(), y);
    const double l = std::log1p(-y * y), t = 2 / (M_PI * 0.147) + l / 2;
    double x = std::copysign(std::sqrt(std::sqrt(t * t - l / 0.147) - t), y);
    for (int i = 0; i < 4; ++i) x -= (std::erf(x) - y) / (M_2_SQRTPI * std::exp(-x * x));
    return x;
}

double log_gamma(double x) { return std::lgamma(x); }

/// (self, out)
template <double (*F)(double)>
Result<> mapped(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(TensorValue * out, call.tensor(1));
    CHECKED(check_computable(*self));
    CHECKED(check_computable(*out));
    CHECKED(resize(*out, self->sizes));
    return for_positions(self->sizes, [&](const Dims& at, std::int64_t) -> Result<> {
        store_one<double>(*out, offset_at(*out, at), F(load_one<double>(*self, offset_at(*self, at))));
        return done;
    });
}

constexpr Kernel rows[] = {
    {"aten::scatter_reduce.two_out", 7, scatter_reduce},
    {"aten::nonzero_static.out", 4, nonzero_static},
    {"aten::_native_batch_norm_legit.no_stats_out", 9, batch_norm_of_batch},
    {"aten::linalg_inv_ex.inverse", 4, inverse},
    {"aten::rand.out", 2, random<false>},
    {"aten::randn.out", 2, random<true>},
    {"aten::lgamma.out", 2, mapped<log_gamma>},
    {"aten::digamma.out", 2, mapped<digamma>},
    {"aten::erfinv.out", 2, mapped<inverse_erf>},
};

}  // namespace

KernelFamily reference_rare_kernels() { return rows; }

}  // namespace arenascope
