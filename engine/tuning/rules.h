#pragma once
// Rules that assign tensors to pools by their properties.
#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/ir/method.h"
#include "engine/query/query.h"
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
/// Queries about name: (or a bare GLOB; of the tensor or of the node that makes it), id:, op:, module:, graph: (without
/// a GLOB: the method's own), dtype:, kind: and size>=64K.
[[nodiscard]] const query::Language& rule_language();
Result<bool> rule_matches(std::string_view rule, const TensorFacts& facts);

struct RuleOutcome {
    std::map<ValueId, std::optional<std::int32_t>> decided;  ///< root tensor -> pool, or nothing: bound by the caller
    std::vector<std::int64_t> matches;                       ///< per rule: tensors that it decides, or matches at all
};
/// The pools that the rules assign to tensors of a specialised method. A malformed rule is an error.
Result<RuleOutcome> apply_rules(const Method& method, const std::vector<PlanRule>& rules);

struct WiderRule;

/// The tensors of a method that rules can decide, with the properties that rules ask about: found once for many rules.
class RuleSubjects {
public:
    explicit RuleSubjects(std::shared_ptr<const Method> method);
    [[nodiscard]] const std::shared_ptr<const Method>& method() const { return method_; }
    /// The tensors that a rule decides if no other does, ascending. `stop`: may be null; once it is set, any of them.
    [[nodiscard]] Result<std::vector<ValueId>> matched(const PlanRule& rule,
                                                       const std::atomic<bool>* stop = nullptr) const;
    /// See wider_rule().
    [[nodiscard]] std::optional<WiderRule> wider(const PlanRule& rule) const;

private:
    std::shared_ptr<const Method> method_;
    Table<ValueId, TensorFacts> facts_;
};

struct WiderRule {
    std::string match;         ///< the rule with "*conv*" in place of "conv"
    std::int64_t tensors = 0;  ///< that it matches
};
/// For a rule that matches nothing: what a filter finds with its words, as a rule; nothing where that is nothing too.
std::optional<WiderRule> wider_rule(const Method& method, const PlanRule& rule);

}  // namespace arenascope
