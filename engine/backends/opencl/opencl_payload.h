#pragma once
// The OpenCL backend's payload: a device pool with a place for every value, and the steps that run on it.
//
//   opencl 1
//   pool 1280                         bytes of the device pool
//   arg 0 24                          a value per line: offset in the pool (a multiple of 128), f32 elements;
//   const 128 24 KEY                  inputs in order, constants by their key,
//   temp 256 24                       results
//   run add 0 1 - 2 1 24 1 @3         operator, up to three values ("-": none), result, rows, inner, columns, handle
//   out 2                             outputs in order

#include <array>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/bytes.h"

namespace arenascope::opencl {

inline constexpr std::int64_t pool_align = 128;  // required alignment of a sub-buffer's origin
inline constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

/// Operators, as kernels name them. From `add` on they take two values of one shape; the last two are matrix products.
enum class Op : std::uint8_t {
    relu,
    sigmoid,
    tanh,
    exp,
    sin,
    cos,
    neg,
    abs,
    sqrt,
    add,
    sub,
    mul,
    div,
    minimum,
    maximum,
    transpose,
    matmul
};
inline constexpr std::size_t op_count = 17;
[[nodiscard]] std::string_view name_of(Op op);

struct Value {
    enum class Kind : std::uint8_t { arg, constant, temp } kind = Kind::temp;
    std::int64_t offset = 0, elements = 0;
    std::string key;
    std::size_t byte = 0;  ///< position in the payload
    [[nodiscard]] std::int64_t bytes() const { return elements * 4; }
};

struct Step {
    Op op = Op::add;
    std::array<std::size_t, 3> in{none, none, none};  ///< matmul: left, right, bias row
    std::size_t out = 0;
    std::int64_t rows = 1, inner = 1, columns = 1;
    std::int64_t handle = -1;
};

struct Payload {
    std::int64_t pool_bytes = 0;
    std::vector<Value> values;
    std::vector<Step> steps;
    std::vector<std::size_t> outs;
};

[[nodiscard]] std::string write_payload(const Payload& payload);
/// An error with its byte unless everything is in the pool and every step's shapes fit its values.
Result<Payload> read_payload(std::string_view text);
/// Gives every value a place in the pool: the lowest that is free during its lifetime.
void place_values(Payload& payload);

}  // namespace arenascope::opencl
