// Operators of detectors and vocabularies with data-dependent result sizes: non-maximum suppression, ROI align,
// distinct values with counts.

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "engine/base/interruption.h"
#include "engine/kernels/dense.h"
#include "engine/kernels/families.h"

namespace arenascope {

namespace {

Error refused(const char* op, const TensorValue& a, const TensorValue& b) {
    return Error{.what =
                     message("cannot compute {operator} of {tensor} and {other_tensor}", op, describe(a), describe(b))};
}

/// Corners x0, y0, x1, y1: the shared area by the area of both.
float overlap(const float* a, const float* b) {
    const float width = std::max(0.0F, std::min(a[2], b[2]) - std::max(a[0], b[0]));
    const float height = std::max(0.0F, std::min(a[3], b[3]) - std::max(a[1], b[1]));
    const float shared = width * height;
    return shared / ((a[2] - a[0]) * (a[3] - a[1]) + (b[2] - b[0]) * (b[3] - b[1]) - shared);
}

/// (boxes [n, 4], scores [n], limit, out [kept]): the best first, without those that overlap a kept one more than that.
Result<> nms(Call& call) {
    TRY(const TensorValue* boxes, call.tensor(0));
    TRY(const TensorValue* scores, call.tensor(1));
    TRY(const double limit, call.number(2));
    TRY(TensorValue * out, call.tensor(3));
    const bool fits = boxes->rank() == 2 && boxes->sizes[1] == 4 && scores->rank() == 1 &&
        scores->sizes[0] == boxes->sizes[0] && is_floating(boxes->dtype) && is_floating(scores->dtype) &&
        out->dtype == DType::i64;
    if (!fits) return refused("nms", *boxes, *scores);
    DenseScratch<float> s(call);
    const float *corners = dense_in(*boxes, s.a), *score = dense_in(*scores, s.b);
    const auto count = static_cast<std::size_t>(boxes->sizes[0]);
    DenseScratch<std::int64_t> places(call);
    places.a.resize(count);
    std::int64_t* order = places.a.data();
    if (call.measures()) {
        static_cast<void>(dense_out(*out, places.b));
        return done;
    }
    std::iota(order, order + count, std::int64_t{0});
    // NaN comes first, as in torch's sort.
    const auto value = [&](std::int64_t i) {
        return std::isnan(score[i]) ? std::numeric_limits<float>::infinity() : score[i];
    };
    const auto is_better = [&](std::int64_t a, std::int64_t b) {
        return value(a) > value(b) || (value(a) == value(b) && a < b);
    };
    std::sort(order, order + count, is_better);
    std::size_t kept = 0;  // kept ones are moved to the front of the order
    for (std::size_t i = 0; i < count && !Interruptible::is_over(); ++i) {
        const float* box = corners + 4 * order[i];
        const bool is_new = std::none_of(order, order + kept, [&](std::int64_t other) {
            return overlap(corners + 4 * other, box) > static_cast<float>(limit);
        });
        if (is_new) order[kept++] = order[i];
    }
    CHECKED(resize(*out, Dims{static_cast<std::int64_t>(kept)}));
    std::copy_n(order, kept, dense_out(*out, places.b));
    dense_done(*out, places.b);
    return done;
}

/// Bilinear interpolation of four elements; 0 more than one element outside.
double between(const double* plane, std::int64_t rows, std::int64_t columns, double y, double x) {
    if (!(y >= -1 && y <= static_cast<double>(rows) && x >= -1 && x <= static_cast<double>(columns))) return 0;
    y = std::min(std::max(y, 0.0), static_cast<double>(rows - 1));
    x = std::min(std::max(x, 0.0), static_cast<double>(columns - 1));
    const auto top = static_cast<std::int64_t>(y), left = static_cast<std::int64_t>(x);
    const std::int64_t bottom = std::min(top + 1, rows - 1), right = std::min(left + 1, columns - 1);
    const double down = y - static_cast<double>(top), across = x - static_cast<double>(left);
    const double *upper = plane + top * columns, *lower = plane + bottom * columns;
    return (1 - down) * ((1 - across) * upper[left] + across * upper[right]) +
        down * ((1 - across) * lower[left] + across * lower[right]);
}

constexpr std::int64_t most_samples = 4096;  // of one bin along an axis: limits the time that data can cause

/// A region as roi_align reads it: `bins` of mean values over `samples` places each, along one axis.
struct Axis {
    double start = 0, bin = 0;
    std::int64_t samples = 0;

    Axis(double from, double to, double scale, std::int64_t bins, std::int64_t ratio, bool is_aligned) {
        const double shift = is_aligned ? 0.5 : 0;
        start = from * scale - shift;
        double length = to * scale - shift - start;
        if (!is_aligned) length = std::max(length, 1.0);
        bin = length / static_cast<double>(bins);
        samples = ratio > 0 ? ratio : bin > 0 ? static_cast<std::int64_t>(std::ceil(std::min(bin, 1e6))) : 0;
    }
    [[nodiscard]] double place(std::int64_t index, std::int64_t sample) const {
        return start + static_cast<double>(index) * bin +
            (static_cast<double>(sample) + 0.5) * bin / static_cast<double>(samples);
    }
};

/// (input [n, c, h, w], regions [k, 5]: image, x0, y0, x1, y1; scale, rows, columns, ratio, aligned, out [k, c, rows,
/// columns])
Result<> roi_align(Call& call) {
    TRY(const TensorValue* input, call.tensor(0));
    TRY(const TensorValue* regions, call.tensor(1));
    TRY(const double scale, call.number(2));
    TRY(const std::int64_t rows, call.integer(3));
    TRY(const std::int64_t columns, call.integer(4));
    TRY(const std::int64_t ratio, call.integer(5));
    TRY(const bool is_aligned, call.boolean(6));
    TRY(TensorValue * out, call.tensor(7));
    const bool fits = input->rank() == 4 && regions->rank() == 2 && regions->sizes[1] == 5 &&
        is_floating(input->dtype) && is_floating(regions->dtype) && is_floating(out->dtype) && rows > 0 &&
        columns > 0 && input->sizes[2] > 0 && input->sizes[3] > 0;
    if (!fits) return refused("roi_align", *input, *regions);
    const std::int64_t channels = input->sizes[1], height = input->sizes[2], width = input->sizes[3];
    CHECKED(resize(*out, Dims{regions->sizes[0], channels, rows, columns}));
    DenseScratch<double> s(call);
    const double *in = dense_in(*input, s.a), *region = dense_in(*regions, s.b);
    double* to = dense_out(*out, s.c);
    if (call.measures()) return done;
    for (std::int64_t k = 0; k < regions->sizes[0]; ++k, region += 5) {
        if (!(region[0] >= 0 && region[0] < static_cast<double>(input->sizes[0])))
            return Error{.what = message("a region is in image {image}", std::to_string(region[0])),
                         .expected = message("0 to {last}", input->sizes[0] - 1)};
        const Axis across(region[1], region[3], scale, columns, ratio, is_aligned),
            down(region[2], region[4], scale, rows, ratio, is_aligned);
        const auto image = static_cast<std::int64_t>(region[0]);
        if (std::max(across.samples, down.samples) > most_samples)
            return Error{.what =
                             message("a region needs more than {limit} samples along an axis of a bin", most_samples)};
        const auto places = static_cast<double>(std::max<std::int64_t>(across.samples * down.samples, 1));
        for (std::int64_t c = 0; c < channels; ++c) {
            const double* plane = in + (image * channels + c) * height * width;
            for (const std::int64_t row : OuterLoop(rows))
                for (std::int64_t column = 0; column < columns; ++column) {
                    double sum = 0;
                    for (std::int64_t i = 0; i < down.samples; ++i)
                        for (std::int64_t j = 0; j < across.samples; ++j)
                            sum += between(plane, height, width, down.place(row, i), across.place(column, j));
                    *to++ = sum / places;
                }
        }
    }
    dense_done(*out, s.c);
    return done;
}

/// (self [n], weights or None, least, out [bins]): how often each whole number occurs, or the sum of its weights.
Result<> bincount(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const TensorValue* weights, call.optional_tensor(1));
    TRY(const std::int64_t least, call.integer(2));
    TRY(TensorValue * out, call.tensor(3));
    const bool fits =
        self->rank() == 1 && !is_floating(self->dtype) && (!weights || weights->sizes == self->sizes) && least >= 0;
    if (!fits) return refused("bincount", *self, weights ? *weights : *self);
    DenseScratch<std::int64_t> s(call);
    DenseScratch<double> d(call);
    const std::int64_t* number = dense_in(*self, s.a);
    const double* weight = weights ? dense_in(*weights, d.a) : nullptr;
    const std::int64_t count = self->numel();
    if (call.measures()) {
        static_cast<void>(dense_out(*out, d.b));
        return done;
    }
    if (std::any_of(number, number + count, [](std::int64_t each) { return each < 0; }))
        return Error{.what = message("a number to count is negative"), .expected = message("numbers of 0 or more")};
    const std::int64_t most = count == 0 ? -1 : *std::max_element(number, number + count);
    CHECKED(resize(*out, Dims{std::max(most == INT64_MAX ? most : most + 1, least)}));
    double* bins = dense_out(*out, d.b);
    std::fill_n(bins, out->numel(), 0.0);
    for (std::int64_t i = 0; i < count; ++i) bins[number[i]] += weight ? weight[i] : 1;
    dense_done(*out, d.b);
    return done;
}

struct Distinct {
    TensorValue *values = nullptr, *inverse = nullptr, *counts = nullptr;
    bool wants_inverse = false, wants_counts = false;
};

/// Scratch for the outputs at their largest sizes.
template <class C>
Result<> declare_runs(Call& call, const Distinct& to) {
    DenseScratch<C> s(call);
    DenseScratch<std::int64_t> w(call);
    static_cast<void>(dense_out(*to.values, s.a));
    static_cast<void>(dense_out(*to.inverse, w.a));
    static_cast<void>(dense_out(*to.counts, w.b));
    return done;
}

/// Equal elements are adjacent in `order`; each run of them is one value.
template <class C>
Result<> runs_of_equals(Call& call, const C* element, const std::int64_t* order, std::int64_t count, const Dims& sizes,
                        const Distinct& to) {
    const auto begins = [&](std::int64_t i) { return i == 0 || element[order[i]] != element[order[i - 1]]; };
    std::int64_t found = 0;
    for (std::int64_t i = 0; i < count; ++i) found += begins(i) ? 1 : 0;
    CHECKED(resize(*to.values, Dims{found}));
    CHECKED(resize(*to.inverse, to.wants_inverse ? sizes : Dims{0}));
    CHECKED(resize(*to.counts, Dims{to.wants_counts ? found : 0}));
    DenseScratch<C> s(call);
    DenseScratch<std::int64_t> w(call);
    C* value = dense_out(*to.values, s.a);
    std::int64_t *inverse = dense_out(*to.inverse, w.a), *times = dense_out(*to.counts, w.b);
    for (std::int64_t i = 0, at = -1; i < count; ++i) {
        if (begins(i)) {
            value[++at] = element[order[i]];
            if (to.wants_counts) times[at] = 0;
        }
        if (to.wants_inverse) inverse[order[i]] = at;
        if (to.wants_counts) ++times[at];
    }
    dense_done(*to.values, s.a);
    dense_done(*to.inverse, w.a);
    dense_done(*to.counts, w.b);
    return done;
}

/// NaN comes last.
template <class C>
bool comes_before(C a, C b) {
    if constexpr (std::is_floating_point_v<C>) {
        if (std::isnan(a) || std::isnan(b)) return !std::isnan(a) && std::isnan(b);
    }
    return a < b;
}

template <class C>
Result<> distinct(Call& call, const TensorValue& self, const Distinct& to, bool sorts) {
    DenseScratch<C> s(call);
    DenseScratch<std::int64_t> w(call);
    const C* element = dense_in(self, s.a);
    const std::int64_t count = self.numel();
    w.a.resize(static_cast<std::size_t>(count));
    std::int64_t* order = w.a.data();
    if (call.measures()) return declare_runs<C>(call, to);
    std::iota(order, order + count, std::int64_t{0});
    if (sorts)
        std::sort(order, order + count, [&](std::int64_t a, std::int64_t b) {
            return comes_before(element[a], element[b]) || (!comes_before(element[b], element[a]) && a < b);
        });
    return runs_of_equals(call, element, order, count, self.sizes, to);
}

Result<> distinct_of(Call& call, std::size_t flags, bool sorts) {
    TRY(const TensorValue* self, call.tensor(0));
    Distinct to;
    TRY(to.wants_inverse, call.boolean(flags));
    TRY(to.wants_counts, call.boolean(flags + 1));
    TRY(to.values, call.tensor(4));
    TRY(to.inverse, call.tensor(5));
    TRY(to.counts, call.tensor(6));
    CHECKED(check_computable(*self));
    return is_floating(self->dtype) ? distinct<double>(call, *self, to, sorts)
                                    : distinct<std::int64_t>(call, *self, to, sorts);
}

/// (self, sorted, inverse, counts, values, inverse, counts)
Result<> unique(Call& call) { return distinct_of(call, 2, true); }

/// (self, inverse, counts, dim, values, inverse, counts): neighbours only.
Result<> unique_consecutive(Call& call) {
    if (!call.is_none(3))
        return Error{.what = message("unique slices along a dimension are not supported"),
                     .expected = Message::verbatim("dim=None")};
    return distinct_of(call, 1, false);
}

constexpr Kernel rows[] = {
    {"torchvision::nms.out", 4, nms, nullptr, with_scratch},
    {"torchvision::roi_align.out", 8, roi_align, nullptr, with_scratch},
    {"aten::bincount.out", 4, bincount, nullptr, with_scratch},
    {"aten::_unique2.out", 7, unique, nullptr, with_scratch},
    {"aten::unique_consecutive.out", 7, unique_consecutive, nullptr, with_scratch},
};

}  // namespace

KernelFamily detection_kernels() { return rows; }

}  // namespace arenascope
