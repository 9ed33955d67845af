#include "engine/kernels/lane_windows.h"

#include <limits>

#include "engine/kernels/lanes.h"

namespace arenascope {

namespace {

/// `Count` lanes of channels at once: their maxima stay in registers over the whole window.
template <class Lanes, int Count>
[[gnu::always_inline]] inline void largest_of(const PixelWindow& window, const LooseFloat* first, std::int64_t channels,
                                              LooseFloat* out) {
    Lanes most[Count];
    for (Lanes& each : most) fill(each, -std::numeric_limits<float>::infinity());
    for (std::int64_t row = 0; row < window.rows; ++row) {
        const LooseFloat* pixel = first + row * window.row_step;
        for (std::int64_t column = 0; column < window.columns; ++column, pixel += window.column_step) {
            for (int i = 0; i < Count; ++i) {
                Lanes item;
                load(item, pixel + i * width<Lanes>, Count > 1 ? width<Lanes> : channels, 0);
                const Lanes known = item != item ? item : most[i];  // in this order: g++ 12 takes others lane by lane
                most[i] = item > known ? item : known;
            }
        }
    }
    for (int i = 0; i < Count; ++i) store(out + i * width<Lanes>, most[i], Count > 1 ? width<Lanes> : channels);
}

template <class Lanes>
[[gnu::always_inline]] inline void largest(const PixelWindow& window, const LooseFloat* first, std::int64_t channels,
                                           LooseFloat* out) {
    std::int64_t c = 0;
    for (; c + 4 * width<Lanes> <= channels; c += 4 * width<Lanes>)
        largest_of<Lanes, 4>(window, first + c, channels - c, out + c);
    for (; c < channels; c += width<Lanes>) largest_of<Lanes, 1>(window, first + c, channels - c, out + c);
}

void largest_4(const PixelWindow& window, const LooseFloat* first, std::int64_t channels, LooseFloat* out) {
    largest<Lanes4>(window, first, channels, out);
}
constexpr LaneWindows windows_4{largest_4};
#if defined(__x86_64__)
[[gnu::target("avx2,fma")]] void largest_8(const PixelWindow& window, const LooseFloat* first, std::int64_t channels,
                                           LooseFloat* out) {
    largest<Lanes8>(window, first, channels, out);
}
constexpr LaneWindows windows_8{largest_8};
[[gnu::target("avx512f,avx512dq")]] void largest_16(const PixelWindow& window, const LooseFloat* first,
                                                    std::int64_t channels, LooseFloat* out) {
    largest<Lanes16>(window, first, channels, out);
}
constexpr LaneWindows windows_16{largest_16};
#endif

const LaneWindows& choose() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq")) return windows_16;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return windows_8;
#endif
    return windows_4;
}

}  // namespace

const LaneWindows& lane_windows() {
    static const LaneWindows& chosen = choose();
    return chosen;
}

}  // namespace arenascope
