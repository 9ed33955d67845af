#pragma once
// Passes over an executable method that the user may ask for (--pass NAME): off by default, because ExecuTorch does
// none of them. Each keeps what the method computes, unless its row says otherwise. registry.cpp lists them, and
// runner.h runs them.

#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/base/progress.h"
#include "engine/ir/method.h"

namespace arenascope::lowering {

/// What a pass may use; the engine gives it, so that passes know neither planners nor kernels.
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
    Pass* run = nullptr;  ///< null: planning does it (concat_inside.h), or it comes before (evaluate/int8_method.h)
    bool keeps_values = true;  ///< the method computes the same, to the bit
};

std::span<const OptionalPass> optional_passes();
[[nodiscard]] const OptionalPass* find_pass(std::string_view id);

}  // namespace arenascope::lowering
