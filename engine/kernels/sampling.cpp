// Planes and volumes read at positions that are data.

#include <algorithm>
#include <cmath>

#include "engine/kernels/dense.h"
#include "engine/kernels/families.h"

namespace arenascope {

namespace {

enum class Padding : std::int64_t { zeros = 0, border = 1, reflection = 2 };

struct Sampler {
    std::int64_t mode = 0;  ///< 0 bilinear, 1 nearest
    Padding padding = Padding::zeros;
    bool align_corners = false;

    /// From [-1, 1] to elements, brought inside where the padding says so.
    [[nodiscard]] double position(double at, std::int64_t size) const {
        const auto count = static_cast<double>(size);
        double x = align_corners ? (at + 1) / 2 * (count - 1) : ((at + 1) * count - 1) / 2;
        if (padding == Padding::reflection)
            x = reflected(x, align_corners ? 0 : -1, align_corners ? 2 * (size - 1) : 2 * size - 1);
        if (padding != Padding::zeros) x = std::min(std::max(x, 0.0), count - 1);
        return x;
    }
    /// Mirrored between low / 2 and high / 2.
    static double reflected(double x, std::int64_t twice_low, std::int64_t twice_high) {
        if (twice_low == twice_high) return 0;
        const double low = static_cast<double>(twice_low) / 2, span = static_cast<double>(twice_high - twice_low) / 2;
        const double distance = std::fabs(x - low), rest = std::fmod(distance, span);
        const bool flips = static_cast<std::int64_t>(std::floor(distance / span)) % 2 != 0;
        return flips ? span - rest + low : rest + low;
    }
};

double at(const double* plane, std::int64_t rows, std::int64_t columns, double y, double x) {
    if (!(y >= 0 && x >= 0 && y < static_cast<double>(rows) && x < static_cast<double>(columns))) return 0;
    return plane[static_cast<std::int64_t>(y) * columns + static_cast<std::int64_t>(x)];
}

double sample(const Sampler& s, const double* plane, std::int64_t rows, std::int64_t columns, double y, double x) {
    if (s.mode == 1) return at(plane, rows, columns, std::nearbyint(y), std::nearbyint(x));
    const double top = std::floor(y), left = std::floor(x), down = y - top, right = x - left;
    return at(plane, rows, columns, top, left) * (1 - down) * (1 - right) +
        at(plane, rows, columns, top, left + 1) * (1 - down) * right +
        at(plane, rows, columns, top + 1, left) * down * (1 - right) +
        at(plane, rows, columns, top + 1, left + 1) * down * right;
}

double at(const double* volume, const Dims& sizes, double z, double y, double x) {
    if (!(z >= 0 && z < static_cast<double>(sizes[2]))) return 0;
    return at(volume + static_cast<std::int64_t>(z) * sizes[3] * sizes[4], sizes[3], sizes[4], y, x);
}

double sample(const Sampler& s, const double* volume, const Dims& sizes, double z, double y, double x) {
    if (s.mode == 1) return at(volume, sizes, std::nearbyint(z), std::nearbyint(y), std::nearbyint(x));
    const double front = std::floor(z), back = z - front, plane = static_cast<double>(sizes[2]);
    double sum = 0;
    for (int i = 0; i < 2; ++i) {
        const double depth = front + i;
        if (!(depth >= 0 && depth < plane)) continue;
        const double* at_depth = volume + static_cast<std::int64_t>(depth) * sizes[3] * sizes[4];
        sum += (i == 0 ? 1 - back : back) * sample(s, at_depth, sizes[3], sizes[4], y, x);
    }
    return sum;
}

/// (input [n, c, (d,) h, w], grid [n, (od,) oh, ow, 2 or 3], mode, padding, align_corners, out)
Result<> grid_sampler(Call& call) {
    TRY(const TensorValue* input, call.tensor(0));
    TRY(const TensorValue* grid, call.tensor(1));
    Sampler sampler;
    TRY(sampler.mode, call.integer(2));
    TRY(const std::int64_t padding, call.integer(3));
    TRY(sampler.align_corners, call.boolean(4));
    TRY(TensorValue * out, call.tensor(5));
    const std::size_t rank = input->rank();
    const bool is_ranked = (rank == 4 || rank == 5) && grid->rank() == rank &&
        grid->sizes[rank - 1] == static_cast<std::int64_t>(rank) - 2;
    const bool fits = is_ranked && grid->sizes[0] == input->sizes[0] && is_floating(input->dtype) &&
        is_floating(grid->dtype) && is_floating(out->dtype) &&
        std::none_of(input->sizes.begin() + 2, input->sizes.end(), [](auto size) { return size < 1; });
    if (!fits)
        return Error{.what = message("cannot sample {tensor} at {other_tensor}", describe(*input), describe(*grid)),
                     .expected = message("floats, and a coordinate for each spatial dimension")};
    if (sampler.mode < 0 || sampler.mode > 1 || padding < 0 || padding > 2) {
        return Error{
            .what = message("interpolation {mode} with padding {padding} is not supported", sampler.mode, padding),
            .expected = message("bilinear (0) or nearest (1)")};
    }
    sampler.padding = static_cast<Padding>(padding);
    const Dims& sizes = input->sizes;
    Dims to_sizes{sizes[0], sizes[1]};
    std::int64_t points = 1, elements = 1;
    for (std::size_t i = 1; i + 1 < rank; ++i) {
        to_sizes.push_back(grid->sizes[i]);
        points *= grid->sizes[i];
        elements *= sizes[i + 1];
    }
    CHECKED(resize(*out, to_sizes));
    DenseScratch<double> s(call);
    const double *in = dense_in(*input, s.a), *where = dense_in(*grid, s.b);
    double* to = dense_out(*out, s.c);
    if (call.measures()) return done;
    const auto axes = static_cast<std::int64_t>(rank) - 2;
    for (std::int64_t block = 0; block < sizes[0] * sizes[1]; ++block) {
        const double *places = where + block / sizes[1] * points * axes, *from = in + block * elements;
        for (std::int64_t i = 0; i < points; ++i, places += axes) {  // x, y, z
            const double x = sampler.position(places[0], sizes[rank - 1]),
                         y = sampler.position(places[1], sizes[rank - 2]);
            *to++ = axes == 2 ? sample(sampler, from, sizes[2], sizes[3], y, x)
                              : sample(sampler, from, sizes, sampler.position(places[2], sizes[2]), y, x);
        }
    }
    dense_done(*out, s.c);
    return done;
}

constexpr Kernel rows[] = {
    {"aten::grid_sampler_2d.out", 6, grid_sampler, nullptr, with_scratch},
    {"aten::grid_sampler_3d.out", 6, grid_sampler, nullptr, with_scratch},
};

}  // namespace

KernelFamily sampling_kernels() { return rows; }

}  // namespace arenascope
