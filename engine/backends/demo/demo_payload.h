#pragma once
// The demo backend's payload: lines of text, each value numbered in order of appearance.
//
//   demo 1                     version
//   numel 24                   elements of every value
//   arg                        value 0, 1, …: the call's inputs in order
//   const KEY                  a value whose bytes are named data KEY
//   state KEY                  a value that outlives a call and starts as named data KEY ("zero": zeros)
//   add A B f32 24 @7          a new value from values A and B; 7 is its debug handle
//   mul A B f32 24 @8
//   sin A f32 24 @9
//   keep S V f32 24 @10        after the call state S takes value V
//   out V                      the call's outputs in order

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/bytes.h"

namespace arenascope::demo {

struct Value {
    enum class Kind : std::uint8_t { arg, constant, state, computed } kind = Kind::arg;
    std::string key;       ///< of a constant or a state
    std::size_t byte = 0;  ///< position in the payload
};

struct Step {
    enum class Kind : std::uint8_t { add, mul, sin, keep } kind = Kind::add;
    std::size_t a = 0, b = 0;  ///< values; of keep: state and its new value
    std::size_t to = 0;        ///< the result
    std::int64_t handle = -1;
};
[[nodiscard]] std::string_view name_of(Step::Kind kind);

struct Payload {
    std::int64_t numel = 0;
    std::vector<Value> values;
    std::vector<Step> steps;
    std::vector<std::size_t> outs;
};

[[nodiscard]] std::string write_payload(const Payload& payload);
/// Checks everything; the place of an error is the byte at which the payload is invalid.
Result<Payload> read_payload(std::string_view text);

}  // namespace arenascope::demo
