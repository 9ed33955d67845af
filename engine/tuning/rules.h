#pragma once
// Rules that assign tensors to pools by their properties.
#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/ir/method.h"
#include "engine/tuning/method_edits.h"

namespace arenascope {

/// Properties that rules match.
struct TensorFacts {
    std::string_view name, op, module_path, graph;
    Role role = Role::intermediate;
    DType dtype = DType::f32;
    std::int64_t bytes = 0;
    bool is_delegate_io = false;
    bool is_outermost = false;  ///< of the method's own graph
    std::string_view node{};    ///< that makes it first
    ValueId id = no_value;
};
/// Parts joined by '&': name:GLOB (or a bare GLOB; of the tensor or of the node that makes it), id:, op:, module:,
/// graph:, dtype:, kind:, size>=64K, size<=64K.
Result<bool> rule_matches(std::string_view rule, const TensorFacts& facts);

struct RuleOutcome {
    std::map<ValueId, std::optional<std::int32_t>> decided;  ///< root tensor -> pool, or nothing: bound by the caller
    std::vector<std::int64_t> matches;                       ///< per rule: tensors that it decides, or matches at all
};
/// The pools that the rules assign to tensors of a specialised method. A malformed rule is an error.
Result<RuleOutcome> apply_rules(const Method& method, const std::vector<PlanRule>& rules);

}  // namespace arenascope
