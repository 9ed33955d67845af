#pragma once
// Rules by which users choose nodes: "name:GLOB&op:GLOB", see DelegateRule. A node matches by its own name, and by
// those and the ids of the tensors that it makes. A malformed rule is an error.

#include <algorithm>
#include <string>
#include <string_view>

#include "engine/base/glob.h"
#include "engine/base/result.h"
#include "engine/base/rule.h"
#include "engine/ir/method.h"

namespace arenascope {

namespace node_rule {

inline bool has_name(std::string_view glob, const Method& method, const Instruction& node) {
    return glob_matches(glob, node.name) || std::any_of(node.outs.begin(), node.outs.end(), [&](ValueId out) {
               return method.values.has(out) && glob_matches(glob, method.values[out].name);
           });
}

inline bool has_id(std::string_view id, const Instruction& node) {
    return std::any_of(node.outs.begin(), node.outs.end(),
                       [&](ValueId out) { return id == std::to_string(out.number()); });
}

inline Message known_parts() { return Message::verbatim("name:GLOB, id:NUMBER, op:GLOB, module:GLOB"); }

inline Result<bool> part_matches(const RulePart& part, const Method& method, const Instruction& node) {
    if (part.text.empty()) return Error{.what = message("an empty rule part"), .expected = known_parts()};
    if (part.text.find(':') == std::string_view::npos) return has_name(part.text, method, node);
    if (part.key == "name") return has_name(part.value, method, node);
    if (part.key == "id") return has_id(part.value, node);
    if (part.key == "op") return glob_matches(part.value, node.op);
    if (part.key == "module") return glob_matches(part.value, node.module_path);
    Error error{.what = message("rule part '{part}' is not known", part.text), .expected = known_parts()};
    if (part.names_operator) error.remedy = message("write op:{part}", part.text);
    return error;
}

inline bool is_kernel_named(const Instruction& node, std::string_view name) {
    return node.kind == Instruction::Kind::kernel && node.name == name;
}

inline Result<bool> matches(std::string_view rule, const Method& method, const Instruction& node) {
    return all_parts_match(rule, [&](const RulePart& part) { return part_matches(part, method, node); });
}

}  // namespace node_rule

/// Kernels that an edit is for: the one of that exact name, which may look like a rule, or all that a rule matches.
class MeantNodes {
public:
    MeantNodes(std::string_view rule, const Method& method)
        : rule_(rule),
          method_(method),
          is_name_(std::any_of(method.instructions.begin(), method.instructions.end(),
                               [rule](const Instruction& each) { return node_rule::is_kernel_named(each, rule); })) {}

    /// An empty rule means none; a malformed one is an error.
    [[nodiscard]] Result<bool> contains(const Instruction& node) const {
        if (rule_.empty() || node.kind != Instruction::Kind::kernel) return false;
        if (is_name_) return node.name == rule_;
        return node_rule::matches(rule_, method_, node);
    }

    /// Whether there is any; none for a malformed rule.
    [[nodiscard]] bool any() const {
        return std::any_of(method_.instructions.begin(), method_.instructions.end(), [this](const Instruction& node) {
            const auto meant = contains(node);
            return meant.ok() && meant.value();
        });
    }

private:
    std::string_view rule_;
    const Method& method_;
    bool is_name_ = false;
};

}  // namespace arenascope
