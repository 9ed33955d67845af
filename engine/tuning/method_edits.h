#pragma once
// The user's changes of a method before it is planned: bounds, passes, operators, and pools for kinds of tensors. A
// part of the Tuning.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/ir/method.h"

namespace arenascope {

/// "op:aten::add.*&size>=64K" -> pool 2; no pool: bound by the caller. The last matching rule wins.
struct PlanRule {
    std::string match;
    std::optional<std::int32_t> pool{};
    bool operator==(const PlanRule&) const = default;
};

/// Another operator for a node, or for every node that runs `op` and writes into a pool.
struct OperatorRule {
    std::string node;  ///< node name; empty: by operator and pool
    std::string op{};  ///< "aten::copy_", with `pool`
    std::optional<std::int32_t> pool{};
    std::string replacement{};  ///< "mylib::dma_copy.out"
    bool operator==(const OperatorRule&) const = default;
};

struct MethodEdits {
    bool hints = false;                 ///< upper bounds from the exported example instead of the ranges
    bool allow_wider_ranges = false;    ///< export even if a range is wider than the file's
    bool share_mutable = false;         ///< one place per state name in all methods
    std::vector<std::string> passes{};  ///< ids of optional passes, in order
    std::vector<PlanRule> rules{};
    std::vector<OperatorRule> operators{};
    bool operator==(const MethodEdits&) const = default;
};

}  // namespace arenascope
