#pragma once
// Optional passes over an executable method (--pass NAME). They are off by default, because ExecuTorch does none of
// them. Each keeps the results of the method, unless its row states otherwise. registry.cpp lists them, and runner.h
// runs them.

#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/base/progress.h"
#include "engine/ir/method.h"

namespace arenascope::lowering {

/// Services that the engine gives to a pass, so that passes know neither planners nor kernels.
struct PassTools {
    /// Runs a method without inputs and returns its outputs' bytes, dense in logical order. Empty: only sizes count.
    std::function<Result<std::vector<Data>>(const Method&)> evaluate;
    /// Whether an operator can be run here.
    std::function<bool(std::string_view op)> can_run;
    Progress& progress;
};

using Pass = Result<>(Method& method, const PassTools& tools);

struct OptionalPass {
    std::string_view id, title, summary;
    Pass* run = nullptr;       ///< null: done by planning (concat_inside.h) or evaluate/int8_method.h
    bool keeps_values = true;  ///< the results are bit-identical
};

std::span<const OptionalPass> optional_passes();
[[nodiscard]] const OptionalPass* find_pass(std::string_view id);

}  // namespace arenascope::lowering
