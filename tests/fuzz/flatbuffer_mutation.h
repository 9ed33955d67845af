#pragma once
// Mutates a well-formed flatbuffer by its schema: the meaning of a field decides what is written to it.

#include <span>

#include "tests/fuzz/mutation.h"

namespace arenascope::fuzz {

/// One change of the program, constants, model or payload that the bytes hold: a number, the kind of a union, a field
/// that goes missing or takes another's place, a reference to something else of its type or beyond the end, the length
/// of a list or a text. False, and nothing changed, where they are no well-formed flatbuffer of a known schema.
bool change_flatbuffer(Bytes& bytes, Random& random);

/// Whether the bytes, from the buffer's begin, are a well-formed flatbuffer of a known schema.
bool is_sound_flatbuffer(std::span<const unsigned char> buffer);

}  // namespace arenascope::fuzz
