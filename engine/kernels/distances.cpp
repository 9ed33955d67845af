// Distances between rows in a p-norm.

#include <cmath>
#include <limits>

#include "engine/base/interruption.h"
#include "engine/kernels/dense.h"
#include "engine/kernels/families.h"

namespace arenascope {

namespace {

double distance(const double* a, const double* b, std::int64_t length, double p) {
    double total = 0;
    for (std::int64_t i = 0; i < length; ++i) {
        const double difference = std::fabs(a[i] - b[i]);
        if (p == 0) total += difference != 0 ? 1 : 0;
        else if (std::isinf(p)) total = std::isnan(difference) || difference > total ? difference : total;
        else total += p == 1 ? difference : p == 2 ? difference * difference : std::pow(difference, p);
    }
    if (p == 0 || p == 1 || std::isinf(p)) return total;
    return p == 2 ? std::sqrt(total) : std::pow(total, 1 / p);
}

Result<> check_norm(const TensorValue& tensor, double p) {
    if (is_floating(tensor.dtype) && p >= 0) return done;
    return Error{.what = message("cannot compute distances of {tensor} in norm {norm}", describe(tensor), p),
                 .expected = message("floats, and a norm of 0 or more")};
}

/// (x1 [..., n, d], x2 [..., m, d], p, compute_mode, out [..., n, m]); leading dimensions broadcast.
Result<> cdist(Call& call) {
    TRY(const TensorValue* a, call.tensor(0));
    TRY(const TensorValue* b, call.tensor(1));
    TRY(const double p, call.number(2));
    TRY(TensorValue * out, call.tensor(4));
    CHECKED(check_norm(*a, p));
    CHECKED(check_norm(*b, p));
    CHECKED(check_computable(*out));
    if (a->rank() < 2 || b->rank() < 2 || a->sizes[a->rank() - 1] != b->sizes[b->rank() - 1]) {
        return Error{
            .what = message("cannot compute distances between {tensor} and {other_tensor}", describe(*a), describe(*b)),
            .expected = message("two dimensions or more, and equal last sizes")};
    }
    const std::int64_t n = a->sizes[a->rank() - 2], m = b->sizes[b->rank() - 2], length = a->sizes[a->rank() - 1];
    const auto lead = [](const TensorValue& t) {
        Dims sizes = t.sizes;
        sizes.erase(sizes.size() - 1);
        sizes.erase(sizes.size() - 1);
        return sizes;
    };
    TRY(const Dims outer, broadcast(lead(*a), lead(*b)));
    const auto with = [&](std::int64_t x, std::int64_t y) {
        Dims sizes = outer;
        sizes.push_back(x);
        sizes.push_back(y);
        return sizes;
    };
    TRY(const TensorValue left, expand_to(*a, with(n, length)));
    TRY(const TensorValue right, expand_to(*b, with(m, length)));
    CHECKED(resize(*out, with(n, m)));
    DenseScratch<double> s(call);
    const double *x = dense_in(left, s.a), *y = dense_in(right, s.b);
    double* to = dense_out(*out, s.c);
    if (call.measures()) return done;
    for (std::int64_t batch = 0; batch < product(outer); ++batch) {
        for (const std::int64_t i : OuterLoop(n)) {
            for (std::int64_t k = 0; k < m; ++k) {
                *to++ = distance(x + (batch * n + i) * length, y + (batch * m + k) * length, length, p);
            }
        }
    }
    dense_done(*out, s.c);
    return done;
}

/// Every pair of rows i < k of one matrix.
Result<> pdist(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const double p, call.number(1));
    TRY(TensorValue * out, call.tensor(2));
    CHECKED(check_norm(*self, p));
    CHECKED(check_computable(*out));
    if (self->rank() != 2)
        return Error{.what = message("cannot compute distances within {tensor}", describe(*self)),
                     .expected = message("two dimensions")};
    const std::int64_t n = self->sizes[0], length = self->sizes[1];
    CHECKED(resize(*out, Dims{n * (n - 1) / 2}));
    DenseScratch<double> s(call);
    const double* x = dense_in(*self, s.a);
    double* to = dense_out(*out, s.c);
    if (call.measures()) return done;
    for (const std::int64_t i : OuterLoop(n)) {
        for (std::int64_t k = i + 1; k < n; ++k) *to++ = distance(x + i * length, x + k * length, length, p);
    }
    dense_done(*out, s.c);
    return done;
}

constexpr Kernel rows[] = {{"aten::_cdist_forward.out", 5, cdist, nullptr, with_scratch},
                           {"aten::_pdist_forward.out", 3, pdist, nullptr, with_scratch}};

}  // namespace

KernelFamily distance_kernels() { return rows; }

}  // namespace arenascope
