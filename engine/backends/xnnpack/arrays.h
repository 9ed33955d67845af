#pragma once
// Small dense arrays with their dimensions in another order.

#include <cstdint>
#include <vector>

namespace arenascope::xnn {

using Dims = std::vector<std::int64_t>;
using Floats = std::vector<float>;

inline Dims permuted(const Dims& dims, const Dims& order) {
    Dims out;
    for (const std::int64_t from : order) out.push_back(dims[static_cast<std::size_t>(from)]);
    return out;
}

/// A dense array with its dimensions in another order.
inline Floats permuted(const Floats& from, const Dims& dims, const Dims& order) {
    Dims strides(dims.size(), 1);
    for (std::size_t i = dims.size(); i-- > 1;) strides[i - 1] = strides[i] * dims[i];
    const Dims to = permuted(dims, order), steps = permuted(strides, order);
    Floats out(from.size());
    Dims at(to.size(), 0);
    for (float& item : out) {
        std::int64_t source = 0;
        for (std::size_t i = 0; i < at.size(); ++i) source += at[i] * steps[i];
        item = from[static_cast<std::size_t>(source)];
        for (std::size_t i = at.size(); i-- > 0;) {
            if (++at[i] < to[i]) break;
            at[i] = 0;
        }
    }
    return out;
}

/// [I, O/g, h, w] to [O, h, w, I/g].
inline Floats turned(const Floats& from, const Dims& dims, std::int64_t groups) {
    const std::int64_t inputs = dims[0] / groups, outputs = dims[1], area = dims[2] * dims[3];
    Floats out(from.size());
    for (std::int64_t g = 0; g < groups; ++g) {
        for (std::int64_t i = 0; i < inputs; ++i) {
            for (std::int64_t o = 0; o < outputs; ++o) {
                for (std::int64_t a = 0; a < area; ++a) {
                    const std::int64_t source = ((g * inputs + i) * outputs + o) * area + a,
                                       target = ((g * outputs + o) * area + a) * inputs + i;
                    out[static_cast<std::size_t>(target)] = from[static_cast<std::size_t>(source)];
                }
            }
        }
    }
    return out;
}

}  // namespace arenascope::xnn
