// Planes read at positions that are data.

#include <cmath>

#include "engine/runtime/kernels/dense.h"
#include "engine/runtime/kernels/families.h"

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
        if (padding == Padding::reflection) x = reflected(x, align_corners ? 0 : -1, align_corners ? 2 * (size - 1) : 2 * size - 1);
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
    return at(plane, rows, columns, top, left) * (1 - down) * (1 - right) + at(plane, rows, columns, top, left + 1) * (1 - down) * right +
           at(plane, rows, columns, top + 1, left) * down * (1 - right) + at(plane, rows, columns, top + 1, left + 1) * down * right;
}

/// (input [n, c, h, w], grid [n, oh, ow, 2], mode, padding, align_corners, out)
Result<> grid_sampler(Call& call) {
    TRY(const TensorValue* input, call.tensor(0));
    TRY(const TensorValue* grid, call.tensor(1));
    Sampler sampler;
    TRY(sampler.mode, call.integer(2));
    TRY(const std::int64_t padding, call.integer(3));
    TRY(sampler.align_corners, call.boolean(4));
    TRY(TensorValue* out, call.tensor(5));
    const bool fits = input->rank() == 4 && grid->rank() == 4 && grid->sizes[3] == 2 && grid->sizes[0] == input->sizes[0] &&
                      is_floating(input->dtype) && is_floating(grid->dtype) && is_floating(out->dtype) && input->sizes[2] > 0 &&
                      input->sizes[3] > 0;
    if (!fits) return Error{.what = message("samples {tensor} at {tensor2}", describe(*input), describe(*grid))};
    if (sampler.mode < 0 || sampler.mode > 1 || padding < 0 || padding > 2) {
        return Error{.what = message("interpolation {mode} with padding {padding}", sampler.mode, padding),
                     .expected = message("bilinear (0) or nearest (1)")};
    }
    sampler.padding = static_cast<Padding>(padding);
    const std::int64_t batch = input->sizes[0], channels = input->sizes[1], rows = input->sizes[2], columns = input->sizes[3];
    const std::int64_t points = grid->sizes[1] * grid->sizes[2];
    CHECKED(resize(*out, Dims{batch, channels, grid->sizes[1], grid->sizes[2]}));
    DenseScratch<double> s(call);
    const double *in = dense_in(*input, s.a), *where = dense_in(*grid, s.b);
    double* to = dense_out(*out, s.c);
    for (std::int64_t plane = 0; plane < batch * channels; ++plane) {
        const double* places = where + plane / channels * points * 2;
        for (std::int64_t i = 0; i < points; ++i) {
            const double x = sampler.position(places[2 * i], columns), y = sampler.position(places[2 * i + 1], rows);
            *to++ = sample(sampler, in + plane * rows * columns, rows, columns, y, x);
        }
    }
    dense_done(*out, s.c);
    return done;
}

constexpr Kernel rows[] = {{"aten::grid_sampler_2d.out", 6, grid_sampler}};

}  // namespace

KernelFamily sampling_kernels() { return rows; }

}  // namespace arenascope
