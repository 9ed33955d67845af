#pragma once
// What delegates take of RAM beside the arenas: measured here, stated by the payload, at least, or unknown.

#include "engine/study/footprint_parts.h"

namespace arenascope {

/// One entry or more for each delegate that the method calls; `memory`: where they lie.
std::vector<FootprintPart> delegate_parts(const Program& program, const Method& method, const FootprintFacts& facts,
                                          const std::string& memory);

}  // namespace arenascope
