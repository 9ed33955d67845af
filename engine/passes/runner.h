#pragma once
// Runs the passes that were asked for, one after the other.

#include <functional>
#include <string>
#include <vector>

#include "engine/ir/stage_runner.h"
#include "engine/passes/passes.h"

namespace arenascope::lowering {

/// Bytes of a method under the passes applied so far: what lives at once, and what is stored.
struct PassBytes {
    std::int64_t peak = 0, stored = 0;
};
/// How bytes are measured, and who hears what a pass has changed.
struct PassWatch {
    std::function<PassBytes(const Method& method, const std::vector<std::string>& applied)> measure;
    std::function<void(const std::string& id, const PassBytes& before, const PassBytes& after)> on_pass;
};

/// Runs `asked` in the registry's order, whatever they were named in: what writes in place comes behind what computes
/// constants. Values that nothing needs go first. An unknown id is an error that lists the passes there are.
Result<> run_passes(Method& method, const std::vector<std::string>& asked, const PassTools& tools,
                    const PassWatch& watch, const StageOptions& options);

}  // namespace arenascope::lowering
