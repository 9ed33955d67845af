#pragma once
// Expected results of kernels without a slow twin in the fallback provider, restated plainly: by index for kernels that
// move elements, by formula in double for those that compute.

#include <map>
#include <optional>

#include "tests/runtime/draw.h"

namespace arenascope::testing {

using Oracles = std::map<std::string, Make>;
using Index = Sizes;

/// A tensor as a kernel sees it: in logical order, in double.
struct Seen {
    Sizes sizes;
    std::vector<double> items;
    [[nodiscard]] double at(const Index& index) const {
        std::int64_t place = 0;
        for (std::size_t i = 0; i < sizes.size(); ++i) place = place * sizes[i] + index[i];
        return items[std::size_t(place)];
    }
    /// Broadcast: missing leading dimensions and those of size 1 repeat.
    [[nodiscard]] double spread(const Index& index) const {
        Index own(index.end() - std::ptrdiff_t(sizes.size()), index.end());
        for (std::size_t i = 0; i < own.size(); ++i) own[i] = sizes[i] == 1 ? 0 : own[i];
        return at(own);
    }
};

inline Seen see(const Drawn& d, ValueId id) { return {d.made.sizes(id), d.made.read(id)}; }
inline DType typeOf(Drawn& d, ValueId id) { return std::get<TensorValue>(d.made.values()[id]).dtype; }

/// f(index) for every index of `sizes`, in logical order.
template <class F>
std::vector<double> filled(const Sizes& sizes, F f) {
    std::vector<double> out;
    const std::int64_t count = countOf(sizes);
    for (std::int64_t i = 0; i < count; ++i) {
        Index index(sizes.size());
        for (std::size_t dim = sizes.size(), rest = std::size_t(i); dim-- > 0; rest /= std::size_t(sizes[dim]))
            index[dim] = std::int64_t(rest) % sizes[dim];
        out.push_back(f(index));
    }
    return out;
}

/// Declares an output and its expected content.
template <class F>
ValueId gives(Draw& draw, Drawn& d, DType type, const Sizes& sizes, F f) {
    d.expected.push_back(filled(sizes, f));
    return draw.out(d, type, sizes);
}

inline Index with(Index index, std::size_t dim, std::int64_t at) {
    index[dim] = at;
    return index;
}
inline Index without(Index index, std::size_t dim) {
    index.erase(index.begin() + std::ptrdiff_t(dim));
    return index;
}
inline Index inserted(Index index, std::size_t dim, std::int64_t at) {
    index.insert(index.begin() + std::ptrdiff_t(dim), at);
    return index;
}
inline std::int64_t some(Draw& draw, const Sizes& sizes) { return draw.number(0, std::int64_t(sizes.size()) - 1); }

}  // namespace arenascope::testing
