#pragma once
// Bends bytes the way broken tools and attackers do, the same for the same seed.

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace arenascope::fuzz {

using Bytes = std::vector<unsigned char>;
using Random = std::mt19937_64;

/// One to eight changes. `other` gives pieces to splice in. A zip keeps its checksums, so that what is inside is
/// reached; text gets numbers and signs that parsers trip over; everything else gets sizes and offsets.
void mutate(Bytes& bytes, const Bytes& other, Random& random);

}  // namespace arenascope::fuzz
