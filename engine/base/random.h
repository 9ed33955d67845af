#pragma once
// Random generators that results depend on. Each must keep its exact sequence on every machine (the standard fixes its
// generators, but not its distributions). Another sequence would make other plans, inputs and records.

#include <cstddef>
#include <cstdint>
#include <random>

namespace arenascope {

/// Used by the planners.
class Xorshift {
public:
    explicit Xorshift(std::uint64_t seed) : state_(seed * 0x9E3779B97F4A7C15U + 1) {}
    std::size_t below(std::size_t limit) {
        state_ ^= state_ << 13;
        state_ ^= state_ >> 7;
        state_ ^= state_ << 17;
        return static_cast<std::size_t>((state_ >> 11) % limit);
    }

private:
    std::uint64_t state_;
};

/// Random inputs of a run.
class SplitMix64 {
public:
    explicit SplitMix64(std::uint64_t seed) : state_(seed) {}
    std::uint64_t operator()() {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31U);
    }

private:
    std::uint64_t state_;
};

/// The orders of operators that --schedule search tries.
using OrderRandom = std::mt19937;
/// Used by kernels of random operators.
using KernelRandom = std::mt19937_64;

}  // namespace arenascope
