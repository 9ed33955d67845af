#include "engine/kernels/packed_convolution.h"

#include <algorithm>

#include "engine/kernels/lanes.h"
#include "engine/kernels/packed_product.h"

namespace arenascope {

namespace {

constexpr std::int64_t wide_panel = 24, narrow_panel = 16;  ///< output channels
constexpr std::int64_t wide_rows = 4, narrow_rows = 6;      ///< pixels that share what is loaded of a panel
constexpr std::int64_t in_chunk = 512;                      ///< elements of a window whose weights stay in the cache
constexpr std::int64_t image_bytes = 128 << 10;             ///< of the rows that stay in the cache
constexpr std::int64_t fewest_pixels = 64, most_pixels = 512;

/// Measured against oneDNN 2.6's jit:avx2 on a core with AVX2: 1.1 to 1.2 times as fast from here on, slower below.
constexpr std::int64_t fewest_channels = 64;

/// Lanes at any address.
template <class Lanes>
using Loose __attribute__((aligned(1), may_alias)) = Lanes;

/// What stands for channels outside the image.
constexpr LooseFloat nothing[in_chunk] = {};

/// Where the window of an output pixel begins; `at` may lie outside the image.
struct Window {
    const LooseFloat* at;
    std::int64_t row, column;
    bool is_inside;  ///< all of it
};

/// A panel's weights for a part of every window: elements [first, end).
struct Chunk {
    const float* weights;
    const LooseFloat* bias;
    std::int64_t first, end;
    bool begins, ends;  ///< the windows
};

/// Of `left` output channels, a multiple of 8 that is no less than 16: wide ones, then narrow ones.
std::int64_t panel_of(std::int64_t left) {
    return left % narrow_panel != 0 || left >= 2 * wide_panel ? wide_panel : narrow_panel;
}

/// From `row`, `column` and `channel` of the windows on, `n` channels; null: none of them is inside the image.
template <int Rows>
[[gnu::always_inline]] inline void point_at(const PackedConvolution& c, const Window* windows, bool is_inside,
                                            std::int64_t row, std::int64_t column, std::int64_t channel,
                                            const LooseFloat** at) {
    const std::int64_t offset = (row * c.in[1] + column) * c.channels + channel;
    for (int r = 0; r < Rows; ++r) {
        const auto y = static_cast<std::uint64_t>(windows[r].row + row),
                   x = static_cast<std::uint64_t>(windows[r].column + column);
        const bool is_in =
            is_inside || (y < static_cast<std::uint64_t>(c.in[0]) && x < static_cast<std::uint64_t>(c.in[1]));
        at[r] = is_in ? windows[r].at + offset : nothing;
    }
}

/// `Rows` pixels by `Vectors` lanes of output channels. The loops have to be unrolled: sums that are addressed by a
/// variable do not stay in registers.
template <class Lanes, int Rows, int Vectors>
[[gnu::always_inline]] inline void tile(const PackedConvolution& c, const Window* windows, const Chunk& chunk,
                                        LooseFloat* result) {
    constexpr std::int64_t wide = width<Lanes>;
    Lanes sums[Rows][Vectors] = {};
    if (!chunk.begins || c.adds) {
#pragma GCC unroll 6
        for (int r = 0; r < Rows; ++r) {
#pragma GCC unroll 6
            for (int v = 0; v < Vectors; ++v)
                sums[r][v] = *reinterpret_cast<const Loose<Lanes>*>(result + r * c.out_channels + v * wide);
        }
    }
    bool is_inside = true;
    for (int r = 0; r < Rows; ++r) is_inside = is_inside && windows[r].is_inside;
    const float* w = chunk.weights;
    const std::int64_t tap = chunk.first / c.channels;
    std::int64_t channel = chunk.first % c.channels, row = tap / c.kernel[1], column = tap % c.kernel[1];
    for (std::int64_t k = chunk.first; k < chunk.end;) {
        const std::int64_t n = std::min(c.channels - channel, chunk.end - k);
        const LooseFloat* from[Rows];
        point_at<Rows>(c, windows, is_inside, row * c.dilation[0], column * c.dilation[1], channel, from);
        for (std::int64_t i = 0; i < n; ++i, w += Vectors * wide) {
            Lanes weights[Vectors];
#pragma GCC unroll 6
            for (int v = 0; v < Vectors; ++v) weights[v] = *reinterpret_cast<const Loose<Lanes>*>(w + v * wide);
#pragma GCC unroll 6
            for (int r = 0; r < Rows; ++r) {
                const float x = from[r][i];
#pragma GCC unroll 6
                for (int v = 0; v < Vectors; ++v) sums[r][v] += weights[v] * x;
            }
        }
        k += n;
        channel = 0;
        if (++column == c.kernel[1]) {
            column = 0;
            ++row;
        }
    }
#pragma GCC unroll 6
    for (int r = 0; r < Rows; ++r) {
#pragma GCC unroll 6
        for (int v = 0; v < Vectors; ++v) {
            if (chunk.ends) {
                if (chunk.bias) sums[r][v] += *reinterpret_cast<const Loose<Lanes>*>(chunk.bias + v * wide);
                bound(sums[r][v], c.low, c.high);
            }
            store(result + r * c.out_channels + v * wide, sums[r][v], wide);
        }
    }
}

/// Tiles of nearly the same size: one of a single pixel would take as long as one of four.
template <class Lanes, int Most, int Vectors>
[[gnu::always_inline]] inline void tiles(const PackedConvolution& c, const Window* windows, std::int64_t count,
                                         const Chunk& chunk, LooseFloat* result) {
    const std::int64_t all = (count + Most - 1) / Most;
    for (std::int64_t k = 0, at = 0; k < all; ++k) {
        const std::int64_t end = count * (k + 1) / all;
        LooseFloat* const to = result + at * c.out_channels;
        switch (end - at) {
            case 1: tile<Lanes, 1, Vectors>(c, windows + at, chunk, to); break;
            case 2: tile<Lanes, 2, Vectors>(c, windows + at, chunk, to); break;
            case 3: tile<Lanes, 3, Vectors>(c, windows + at, chunk, to); break;
            case 4: tile<Lanes, 4, Vectors>(c, windows + at, chunk, to); break;
            case 5:
                if constexpr (Most > 4) tile<Lanes, 5, Vectors>(c, windows + at, chunk, to);
                break;
            default:
                if constexpr (Most > 5) tile<Lanes, 6, Vectors>(c, windows + at, chunk, to);
        }
        at = end;
    }
}

using Tiles = void (*)(const PackedConvolution&, const Window*, std::int64_t, const Chunk&, LooseFloat*);
void wide_4(const PackedConvolution& c, const Window* windows, std::int64_t count, const Chunk& chunk, LooseFloat* to) {
    tiles<Lanes4, wide_rows, wide_panel / 4>(c, windows, count, chunk, to);
}
void narrow_4(const PackedConvolution& c, const Window* windows, std::int64_t count, const Chunk& chunk,
              LooseFloat* to) {
    tiles<Lanes4, narrow_rows, narrow_panel / 4>(c, windows, count, chunk, to);
}
#if defined(__x86_64__)
[[gnu::target("avx2,fma")]] void wide_8(const PackedConvolution& c, const Window* windows, std::int64_t count,
                                        const Chunk& chunk, LooseFloat* to) {
    tiles<Lanes8, wide_rows, wide_panel / 8>(c, windows, count, chunk, to);
}
[[gnu::target("avx2,fma")]] void narrow_8(const PackedConvolution& c, const Window* windows, std::int64_t count,
                                          const Chunk& chunk, LooseFloat* to) {
    tiles<Lanes8, narrow_rows, narrow_panel / 8>(c, windows, count, chunk, to);
}
#endif

struct Choice {
    Tiles wide = wide_4, narrow = narrow_4;
};
Choice choose() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return {wide_8, narrow_8};
#endif
    return {};
}

/// Elements of a window whose weights are used for all pixels before the next ones.
std::int64_t chunk_of(std::int64_t channels) {
    if (channels <= in_chunk) return in_chunk / channels * channels;
    const std::int64_t parts = (channels + in_chunk - 1) / in_chunk;
    return (channels + parts - 1) / parts;
}

/// Some pixels by all output channels.
void convolve_block(const PackedConvolution& c, const Choice& choice, const Window* windows, std::int64_t first,
                    std::int64_t count) {
    const std::int64_t window = c.kernel[0] * c.kernel[1] * c.channels, step = chunk_of(c.channels);
    for (std::int64_t channel = 0; channel < c.out_channels;) {
        const std::int64_t panel = panel_of(c.out_channels - channel);
        for (std::int64_t k = 0; k < window; k += step) {
            const std::int64_t end = std::min(window, k + step);
            const Chunk chunk{.weights = c.packed + channel * window + k * panel,
                              .bias = c.bias ? c.bias + channel : nullptr,
                              .first = k,
                              .end = end,
                              .begins = k == 0,
                              .ends = end == window};
            (panel == wide_panel ? choice.wide : choice.narrow)(c, windows, count, chunk,
                                                                c.result + first * c.out_channels + channel);
        }
        channel += panel;
    }
}

}  // namespace

bool convolves_packed(const PackedConvolution& c) {
    return multiplies_packed() && c.kernel[0] * c.kernel[1] > 1 && c.channels >= fewest_channels &&
        c.out_channels >= narrow_panel && c.out_channels % 8 == 0;
}

void pack_convolution(const PackedConvolution& c, const LooseFloat* weight, float* to) {
    const std::int64_t taps = c.kernel[0] * c.kernel[1];
    for (std::int64_t channel = 0; channel < c.out_channels;) {
        const std::int64_t panel = panel_of(c.out_channels - channel);
        for (std::int64_t tap = 0; tap < taps; ++tap) {
            for (std::int64_t from = 0; from < c.channels; ++from) {
                for (std::int64_t k = 0; k < panel; ++k)
                    *to++ = weight[((channel + k) * c.channels + from) * taps + tap];
            }
        }
        channel += panel;
    }
}

void convolve_packed(const PackedConvolution& c, std::int64_t first, std::int64_t end) {
    static const Choice choice = choose();
    const std::int64_t row_bytes = c.in[1] * c.channels * c.stride[0] * static_cast<std::int64_t>(sizeof(float));
    const std::int64_t together =
        std::clamp(std::max<std::int64_t>(image_bytes / row_bytes, 1) * c.out[1], fewest_pixels, most_pixels);
    const std::int64_t blocks = (end - first + together - 1) / together;
    std::array<Window, most_pixels> windows;
    for (std::int64_t block = 0, at = first; block < blocks; ++block) {
        const std::int64_t to = first + (end - first) * (block + 1) / blocks;
        for (std::int64_t pixel = at; pixel < to; ++pixel) {
            const std::int64_t row = pixel / c.out[1] * c.stride[0] - c.padding[0],
                               column = pixel % c.out[1] * c.stride[1] - c.padding[1];
            windows[static_cast<std::size_t>(pixel - at)] = {
                c.image + (row * c.in[1] + column) * c.channels, row, column,
                row >= 0 && column >= 0 && row + (c.kernel[0] - 1) * c.dilation[0] < c.in[0] &&
                    column + (c.kernel[1] - 1) * c.dilation[1] < c.in[1]};
        }
        convolve_block(c, choice, windows.data(), at, to - at);
        at = to;
    }
}

}  // namespace arenascope
