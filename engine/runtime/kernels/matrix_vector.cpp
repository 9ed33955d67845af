#include "engine/runtime/kernels/matrix_vector.h"

#include <cstring>

namespace arenascope {

namespace {

using Lanes4 __attribute__((vector_size(16))) = float;
using Lanes8 __attribute__((vector_size(32))) = float;
using Lanes16 __attribute__((vector_size(64))) = float;

constexpr std::int64_t page = 4096, ahead = 2 * page;

/// The processor's own prefetchers stop where a page ends: whoever enters a page asks for the start of a later one.
/// Such an address may lie behind the matrix; asking for it never faults.
[[gnu::always_inline]] inline void fetch_later_page(const float* at, std::int64_t bytes_read) {
    constexpr std::uintptr_t line = 64, lines = 8;
    const auto address = reinterpret_cast<std::uintptr_t>(at);
    if (address % page >= static_cast<std::uintptr_t>(bytes_read)) return;
    for (std::uintptr_t i = 0; i < lines; ++i)
        __builtin_prefetch(reinterpret_cast<const void*>(address + ahead + i * line));
}

template <class Lanes>
[[gnu::always_inline]] inline void load(Lanes& to, const float* from) {
    std::memcpy(&to, from, sizeof(Lanes));
}

template <class Lanes>
[[gnu::always_inline]] inline float sum_of(const Lanes& lanes) {
    constexpr std::size_t count = sizeof(Lanes) / sizeof(float);
    float items[count], sum = 0;
    std::memcpy(items, &lanes, sizeof lanes);
    for (const float item : items) sum += item;
    return sum;
}

/// `Streams` rows, `apart` elements from each other, each one a forward read.
template <class Lanes, int Streams>
[[gnu::always_inline]] inline void some_rows(const float* matrix, std::int64_t apart, const float* vector, float* sums,
                                             std::int64_t columns) {
    constexpr std::int64_t width = sizeof(Lanes) / sizeof(float), block = 2 * width;
    Lanes total[Streams][2] = {};
    std::int64_t i = 0;
    for (; i + block <= columns; i += block) {
        Lanes first, second;
        load(first, vector + i);
        load(second, vector + i + width);
        for (int s = 0; s < Streams; ++s) {
            const float* from = matrix + s * apart + i;
            fetch_later_page(from, 2 * sizeof(Lanes));
            Lanes x, y;
            load(x, from);
            load(y, from + width);
            total[s][0] += x * first;
            total[s][1] += y * second;
        }
    }
    for (int s = 0; s < Streams; ++s) {
        const Lanes both = total[s][0] + total[s][1];
        sums[s] = sum_of(both);
        for (std::int64_t k = i; k < columns; ++k) sums[s] += matrix[s * apart + k] * vector[k];
    }
}

/// Two forward reads far apart keep more of memory's requests in flight than one, and than neighbouring rows do.
template <class Lanes>
[[gnu::always_inline]] inline void all_rows(const float* matrix, const float* vector, const float* bias, float* out,
                                            std::int64_t rows, std::int64_t columns) {
    const std::int64_t half = rows / 2;
    for (std::int64_t r = 0; r < half; ++r) {
        float sums[2];
        some_rows<Lanes, 2>(matrix + r * columns, half * columns, vector, sums, columns);
        out[r] = bias ? sums[0] + bias[r] : sums[0];
        out[half + r] = bias ? sums[1] + bias[half + r] : sums[1];
    }
    if (rows % 2 == 0) return;
    float sum;
    some_rows<Lanes, 1>(matrix + (rows - 1) * columns, 0, vector, &sum, columns);
    out[rows - 1] = bias ? sum + bias[rows - 1] : sum;
}

using Function = void (*)(const float*, const float*, const float*, float*, std::int64_t, std::int64_t);

void rows_of_4(const float* matrix, const float* vector, const float* bias, float* out, std::int64_t rows,
               std::int64_t columns) {
    all_rows<Lanes4>(matrix, vector, bias, out, rows, columns);
}
#if defined(__x86_64__)
[[gnu::target("avx2,fma")]] void rows_of_8(const float* matrix, const float* vector, const float* bias, float* out,
                                           std::int64_t rows, std::int64_t columns) {
    all_rows<Lanes8>(matrix, vector, bias, out, rows, columns);
}
[[gnu::target("avx512f")]] void rows_of_16(const float* matrix, const float* vector, const float* bias, float* out,
                                           std::int64_t rows, std::int64_t columns) {
    all_rows<Lanes16>(matrix, vector, bias, out, rows, columns);
}
#endif

struct Choice {
    Function function;
    std::string_view name;
};

Choice choose() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f")) return {rows_of_16, "own rows avx512"};
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return {rows_of_8, "own rows avx2"};
#endif
    return {rows_of_4, "own rows"};
}

}  // namespace

std::string_view matrix_times_vector(const float* matrix, const float* vector, const float* bias, float* out,
                                     std::int64_t rows, std::int64_t columns) {
    static const Choice choice = choose();
    choice.function(matrix, vector, bias, out, rows, columns);
    return choice.name;
}

}  // namespace arenascope
