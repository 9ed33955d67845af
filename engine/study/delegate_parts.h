#pragma once
// The RAM of delegates outside of the arenas: measured here, stated by the payload, at least, or unknown.

#include "engine/study/footprint_parts.h"

namespace arenascope {

/// At least one entry for each delegate that the method calls; `memory`: where it is.
std::vector<FootprintPart> delegate_parts(const Program& program, const Method& method, const FootprintFacts& facts,
                                          const std::string& memory);

}  // namespace arenascope
