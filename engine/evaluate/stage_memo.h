#pragma once
// An evaluator's cache of its stages, so that a pin or another planner does not run passes or compile delegates again.
// Each key contains all inputs of its stage, including the method that the stage starts from.

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/evaluate/memo.h"
#include "engine/evaluate/method_report.h"
#include "engine/ir/delegation.h"
#include "engine/ir/method.h"
#include "engine/partition/partition.h"

namespace arenascope {

/// A method as a part of a key: equal if all fields are equal.
struct MethodKey {
    std::shared_ptr<const Method> method;
    /// What was made of it, which differs in its bounds only: a copy of a large program less.
    bool is_specialised = false;
    bool operator==(const MethodKey& other) const;
};

/// Of specialising and the passes.
struct PassesKey {
    MethodKey method;
    bool is_pte = false, needs_data = false;
    bool plans_inputs = true, plans_outputs = true, plans_state = true;  ///< the saving of passes is measured by them
    bool hints = false, allows_wider_ranges = false;
    std::map<std::string, RangeEdit> ranges;
    std::map<std::string, InitialState> initial;
    std::optional<Core> core;
    std::vector<std::string> passes;
    std::optional<TiledMethod> tiles;  ///< of this method
    bool operator==(const PassesKey&) const = default;
};

struct PassedMethod {
    std::shared_ptr<const Method> method;
    MethodReport report;  ///< without the tunings
};

/// Of partitioning, compiling and putting other payloads in.
struct DelegationKey {
    MethodKey method;
    Delegation delegation;
    bool operator==(const DelegationKey&) const = default;
};

struct DelegatedMethod {
    std::shared_ptr<const Method> method;
    std::shared_ptr<const Partition> partition;  ///< null: nothing was partitioned; otherwise it owns the method
    std::vector<PlanIssue> issues;               ///< rules and backends that matched nothing
};

struct StageMemo {
    static constexpr std::size_t most_results = 4;  ///< those that a window shows, compares with and previews
    static constexpr std::int64_t most_bytes = std::int64_t{256} << 20;

    Memo<PassesKey, PassedMethod> passes{most_results, most_bytes};
    Memo<DelegationKey, DelegatedMethod> delegations{most_results, most_bytes};
};

/// Bytes of constants and payloads of `made` that are not shared with `source`.
[[nodiscard]] std::int64_t added_bytes(const Method& made, const Method& source);

}  // namespace arenascope
