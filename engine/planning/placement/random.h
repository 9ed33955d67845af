#pragma once
// Small, and the same on every machine (the standard's distributions are not). Plans depend on this very sequence.

#include <cstddef>
#include <cstdint>

namespace arenascope {

class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed * 0x9E3779B97F4A7C15U + 1) {}
    std::size_t below(std::size_t limit) {
        state_ ^= state_ << 13;
        state_ ^= state_ >> 7;
        state_ ^= state_ << 17;
        return static_cast<std::size_t>((state_ >> 11) % limit);
    }

private:
    std::uint64_t state_;
};

}  // namespace arenascope
