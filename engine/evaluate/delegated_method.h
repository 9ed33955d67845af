#pragma once
// The stage that assigns nodes to backends, and puts the user's payloads and compile specs into delegates.

#include <memory>

#include "engine/backends/backend.h"
#include "engine/base/progress.h"
#include "engine/evaluate/stage_memo.h"
#include "engine/ir/stage_runner.h"

namespace arenascope {

struct Delegated {
    std::shared_ptr<const DelegatedMethod> made;
    std::int32_t delegates_compiled = 0;  ///< 0: an earlier evaluation compiled them
};

/// The method with regions replaced by calls, as `delegation` requests; the method itself if nothing is requested.
Result<Delegated> delegate_method(const std::shared_ptr<const Method>& method, const Delegation& delegation,
                                  const Backends& backends, StageMemo& memo, const StageOptions& options,
                                  Progress& progress);

/// Removes the settings of `tuning` for tensors that are now inside a delegate of `left`. The user's own tuning keeps
/// them: they apply again once the node is no longer delegated.
void forget_delegated(const Method& whole, const Method& left, Tuning& tuning);

}  // namespace arenascope
