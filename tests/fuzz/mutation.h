#pragma once
// Bends bytes the way broken tools and attackers do, the same for the same seed.

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace arenascope::fuzz {

using Bytes = std::vector<unsigned char>;
using Random = std::mt19937_64;

/// A number at a limit of some width, `size` (of the file), or one near them.
std::uint64_t telling_number(Random& random, std::size_t size);

/// As a zip has it of an entry.
std::uint32_t crc32(const unsigned char* data, std::size_t size);

/// One to eight changes. `other` gives pieces to splice in. A zip keeps its checksums, so that what is inside is
/// reached; a flatbuffer is bent by its schema; text gets numbers and signs that parsers trip over; everything else
/// gets sizes and offsets.
void mutate(Bytes& bytes, const Bytes& other, Random& random);

}  // namespace arenascope::fuzz
