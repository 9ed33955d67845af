#pragma once
// The stage that gives nodes to backends, and puts the user's payloads and compile specs into delegates.

#include <memory>

#include "engine/backends/backend.h"
#include "engine/base/progress.h"
#include "engine/evaluate/stage_memo.h"
#include "engine/ir/stage_runner.h"

namespace arenascope {

struct Delegated {
    std::shared_ptr<const DelegatedMethod> made;
    std::int32_t delegates_compiled = 0;  ///< 0 where an earlier evaluation compiled them
};

/// The method with regions replaced by calls, as `delegation` asks; the method itself where it asks for nothing.
Result<Delegated> delegate_method(const std::shared_ptr<const Method>& method, const Delegation& delegation,
                                  const Backends& backends, StageMemo& memo, const StageOptions& options,
                                  Progress& progress);

/// Takes out what `tuning` says of tensors that live inside a delegate of `left` now. The user's own tuning keeps it:
/// it counts again when the node comes back.
void forget_delegated(const Method& whole, const Method& left, Tuning& tuning);

}  // namespace arenascope
