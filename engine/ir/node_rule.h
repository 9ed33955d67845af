#pragma once
// Rules by which users choose nodes: queries (engine/query) about name, id, operator and module, see DelegateRule. A
// node matches by its own name, and by those and the ids of the tensors that it makes. A malformed rule is an error.

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/ir/method.h"
#include "engine/query/matching.h"

namespace arenascope {

/// A rule, read once for all nodes.
class NodeRule {
public:
    [[nodiscard]] static Result<NodeRule> parse(std::string_view rule);
    [[nodiscard]] bool matches(const Method& method, const Instruction& node) const;

private:
    query::Matcher matcher_;
};

/// For a rule that matches no node: what may have been meant.
struct NodeHint {
    std::string wider;       ///< the rule with "*conv*" in place of "conv"; empty: that matches nothing either
    std::int64_t nodes = 0;  ///< that `wider` matches
    std::string near;        ///< the nearest names or operators, in quotes: "'a', 'b'"; empty: the rule states none
};
[[nodiscard]] NodeHint hint_for(std::string_view rule, const Method& method);
/// "'op:*conv*' finds 3 nodes" or "did you mean 'a', 'b'?" as a remedy, or empty.
[[nodiscard]] Message remedy_of(const NodeHint& hint);

/// The rule for nodes of exactly this name, and for those that make a tensor of this name.
[[nodiscard]] std::string rule_for_name(std::string_view name);

/// Kernels that an edit is for: the one of that exact name, which may look like a rule, or all that a rule matches.
class MeantNodes {
public:
    MeantNodes(std::string_view rule, const Method& method);

    /// An empty rule means none; a malformed one is an error.
    [[nodiscard]] Result<bool> contains(const Instruction& node) const;

    /// Whether there is any; none for a malformed rule.
    [[nodiscard]] bool any() const;

private:
    std::string_view rule_;
    const Method& method_;
    bool is_name_ = false;
    Result<NodeRule> parsed_;
};

}  // namespace arenascope
