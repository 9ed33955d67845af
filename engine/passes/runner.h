#pragma once
// Runs the requested passes, one after the other.

#include <functional>
#include <string>
#include <vector>

#include "engine/ir/stage_runner.h"
#include "engine/passes/passes.h"

namespace arenascope::lowering {

/// Bytes of a method after the passes so far: peak live bytes, and stored bytes.
struct PassBytes {
    std::int64_t peak = 0, stored = 0;
};
/// How bytes are measured, and the receiver of each pass's report.
struct PassWatch {
    std::function<PassBytes(const Method& method, const std::vector<std::string>& applied)> measure;
    std::function<void(const std::string& id, const PassBytes& before, const PassBytes& after)> on_pass;
};

/// Runs `asked` in the registry's order, not in the given one: in-place passes must follow constant folding. Unused
/// values are removed first. An unknown id is an error that lists all passes.
Result<> run_passes(Method& method, const std::vector<std::string>& asked, const PassTools& tools,
                    const PassWatch& watch, const StageOptions& options);

}  // namespace arenascope::lowering
