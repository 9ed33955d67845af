#pragma once
// Changes bytes the way broken tools and attackers do, the same for the same seed.

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace arenascope::fuzz {

using Bytes = std::vector<unsigned char>;
using Random = std::mt19937_64;

/// A number at a limit of some width, `size` (of the file), or one near them.
std::uint64_t telling_number(Random& random, std::size_t size);

/// The checksum that a zip stores for an entry.
std::uint32_t crc32(const unsigned char* data, std::size_t size);

/// One to eight changes. `other` supplies pieces to splice in. A zip keeps valid checksums so that its content is
/// reached; a flatbuffer is changed by its schema; text gets numbers and characters that are hard to parse; all other
/// bytes get sizes and offsets.
void mutate(Bytes& bytes, const Bytes& other, Random& random);

}  // namespace arenascope::fuzz
