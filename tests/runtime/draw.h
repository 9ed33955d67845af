#pragma once
// Random calls of kernels: shapes, dimension orders, types, values; the same again for the same seed.

#include <functional>
#include <limits>

#include "tests/runtime/kernel_case.h"

namespace arenascope::testing {

using Sizes = std::vector<std::int64_t>;

/// One random call, and the tensors that it writes.
struct Drawn {
    KernelCase made;
    std::vector<ValueId> args, outs;
    std::vector<std::vector<double>> expected;  ///< of each output, if an oracle declares it
    double tolerance = 1e-5;
};

class Draw {
public:
    explicit Draw(std::uint32_t seed) : random_(seed) {}

    std::int64_t number(std::int64_t low, std::int64_t high) {
        return std::uniform_int_distribution<std::int64_t>(low, high)(random_);
    }
    bool flip() { return number(0, 1) == 1; }
    template <class T>
    T oneOf(std::initializer_list<T> items) {
        return *(items.begin() + number(0, static_cast<std::int64_t>(items.size()) - 1));
    }

    Sizes sizes(std::size_t lowest, std::size_t highest, std::int64_t least = 1, std::int64_t most = 6) {
        Sizes out(static_cast<std::size_t>(number(std::int64_t(lowest), std::int64_t(highest))));
        for (std::int64_t& size : out) size = number(least, most);
        return out;
    }
    DType real() { return oneOf({DType::f32, DType::f32, DType::f64, DType::f16, DType::bf16}); }
    DType any() {
        return oneOf({DType::f32, DType::f64, DType::f16, DType::bf16, DType::i64, DType::i32, DType::i16, DType::i8,
                      DType::u8, DType::boolean});
    }
    DType whole() { return oneOf({DType::i64, DType::i32, DType::i16, DType::i8, DType::u8}); }

    /// Values suitable for the type; sometimes NaN or an infinity.
    std::vector<double> elements(DType type, std::int64_t count, bool wild, double low = -3, double high = 3) {
        const bool floats = is_floating(type);
        auto out = randomElements(random_, count, type == DType::u8 || type == DType::boolean ? 0 : low, high, !floats);
        for (double& x : out) {
            if (!wild || !floats || number(0, 19) != 0) continue;
            x = oneOf({std::numeric_limits<double>::quiet_NaN(), HUGE_VAL, -HUGE_VAL});
        }
        return out;
    }
    ValueId tensor(Drawn& d, DType type, const Sizes& sizes, bool wild = false, double low = -3, double high = 3) {
        return d.made.tensor(type, sizes, elements(type, countOf(sizes), wild, low, high),
                             randomOrder(random_, sizes.size()));
    }
    ValueId out(Drawn& d, DType type, const Sizes& sizes) {
        const ValueId id = d.made.tensor(type, sizes, {}, randomOrder(random_, sizes.size()));
        d.outs.push_back(id);
        if (type == DType::f16 || type == DType::bf16)
            d.tolerance = std::max(d.tolerance, type == DType::f16 ? 2e-3 : 1.6e-2);
        return id;
    }
    /// A shape that broadcasts with `sizes`.
    Sizes partner(const Sizes& sizes) {
        Sizes out(sizes.begin() + number(0, std::int64_t(sizes.size())), sizes.end());
        for (std::int64_t& size : out) size = number(0, 2) == 0 ? 1 : size;
        return out;
    }
    std::vector<std::int64_t> someDims(std::size_t rank) {
        std::vector<std::int64_t> dims;
        for (std::size_t i = 0; i < rank; ++i) {
            if (flip()) dims.push_back(flip() ? std::int64_t(i) : std::int64_t(i) - std::int64_t(rank));
        }
        if (dims.empty()) dims.push_back(0);
        return dims;
    }

private:
    std::mt19937 random_;
};

using Make = std::function<void(Draw&, Drawn&)>;

inline Sizes joined(const Sizes& a, const Sizes& b) {
    Sizes out = a.size() >= b.size() ? a : b;
    const Sizes& shorter = a.size() >= b.size() ? b : a;
    for (std::size_t i = 0; i < shorter.size(); ++i) {
        std::int64_t& size = out[out.size() - 1 - i];
        if (size == 1) size = shorter[shorter.size() - 1 - i];
    }
    return out;
}

inline Sizes reduced(const Sizes& sizes, const std::vector<std::int64_t>& dims, bool keepdim) {
    std::vector<bool> gone(sizes.size());
    for (const std::int64_t dim : dims) gone[std::size_t(dim < 0 ? dim + std::int64_t(sizes.size()) : dim)] = true;
    Sizes out;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        if (!gone[i]) out.push_back(sizes[i]);
        else if (keepdim) out.push_back(1);
    }
    return out;
}

}  // namespace arenascope::testing
