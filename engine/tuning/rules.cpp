// Assignment rules: which tensors they match, and the last match wins.

#include "engine/tuning/rules.h"

#include <array>

#include "engine/ir/flow_regions.h"
#include "engine/query/matching.h"

namespace arenascope {

namespace {

using query::Field;
using query::FieldKind;

enum FactField : std::size_t {
    name_field,
    id_field,
    op_field,
    module_field,
    graph_field,
    dtype_field,
    size_field,
    kind_field
};

constexpr std::array fact_fields{
    Field{.name = "name", .is_plain = true},
    Field{.name = "id", .kind = FieldKind::number},
    Field{.name = "op"},
    Field{.name = "module"},
    Field{.name = "graph", .may_be_empty = true},
    Field{.name = "dtype"},
    Field{.name = "size", .kind = FieldKind::bytes},
    Field{.name = "kind", .kind = FieldKind::choice, .choices = "input output state intermediate delegate-io"},
    Field{.name = "step", .kind = FieldKind::number, .is_known = false},
    Field{.name = "at", .kind = FieldKind::choice, .is_known = false},
    Field{.name = "pool", .is_known = false},
    Field{.name = "offset", .kind = FieldKind::bytes, .is_known = false},
    Field{.name = "is", .kind = FieldKind::choice, .is_known = false},
};

class FactSubject final : public query::Subject {
public:
    explicit FactSubject(const TensorFacts& facts) : facts_(facts) {}

    [[nodiscard]] bool has_text(std::size_t field, const query::TextTest& test) const override {
        switch (field) {
            // As rules for nodes: a name is a tensor's, or that of the node that makes it.
            case name_field: return test.accepts(facts_.name) || (!facts_.node.empty() && test.accepts(facts_.node));
            case op_field: return test.accepts(facts_.op);
            case module_field: return test.accepts(facts_.module_path);
            // The method's own graph has the method's name here, and none in tables and JSON.
            case graph_field: return test.accepts(facts_.graph) || (facts_.is_outermost && test.accepts({}));
            case dtype_field: return test.accepts(name_of(facts_.dtype)) || test.accepts(torch_name_of(facts_.dtype));
            case kind_field:
                return test.accepts(name_of(facts_.role)) || (facts_.is_delegate_io && test.accepts("delegate-io"));
            default: return false;
        }
    }
    [[nodiscard]] bool has_number(std::size_t field, const query::NumberTest& test) const override {
        const std::int64_t number = field == size_field ? facts_.bytes : facts_.id.number();
        return test.accepts({.first = number, .last = number});
    }

private:
    const TensorFacts& facts_;
};

Result<query::Matcher> matcher_of(std::string_view rule) {
    TRY(const query::Query query, query::parse(rule, rule_language()));
    return query::Matcher(query, rule_language());
}

/// Properties of each tensor; the first instruction that writes it gives its names.
Table<ValueId, TensorFacts> facts_of(const Method& method) {
    constexpr GraphIndex outermost{0};
    Table<ValueId, TensorFacts> facts(method.values.size());
    for (const ValueId id : method.values.indices()) {
        const Tensor* tensor = method.values[id].tensor();
        if (!tensor) continue;
        facts[id].name = method.values[id].name;
        facts[id].id = id;
        facts[id].role = tensor->role;
        facts[id].dtype = tensor->dtype;
        facts[id].bytes = tensor->bytes().value_or(0);
        facts[id].graph = method.name;
        facts[id].is_outermost = true;
    }
    for (const ListedNode& row : method.node_list) {
        if (row.graph == outermost || !method.graphs.has(row.graph)) continue;
        for (const ValueId id : row.values) {
            facts[id].graph = method.graphs[row.graph].path;
            facts[id].is_outermost = false;
        }
    }
    if (method.graphs.empty()) {  // a file without sub-graphs
        const Table<GraphIndex, SubGraph> regions = flow_regions(method);
        const Table<ValueId, GraphIndex> of_values = regions_of_values(method, regions);
        for (const ValueId id : facts.indices()) {
            if (of_values[id] == outermost) continue;
            facts[id].graph = regions[of_values[id]].path;
            facts[id].is_outermost = false;
        }
    }
    for (const Instruction& instruction : method.instructions) {
        for (const ValueId id : instruction.outs) {
            TensorFacts& each = facts[id];
            if (!each.op.empty()) continue;
            each.op = instruction.op;
            each.node = instruction.name;
            each.module_path = instruction.module_path;
        }
        if (instruction.kind != Instruction::Kind::delegate) continue;
        for (const ValueId id : instruction.args) {
            if (id != no_value) facts[id].is_delegate_io = true;
        }
    }
    return facts;
}

}  // namespace

const query::Language& rule_language() {
    static const query::Language language{.fields = fact_fields, .is_rule = true};
    return language;
}

Result<bool> rule_matches(std::string_view rule, const TensorFacts& facts) {
    TRY(const query::Matcher matcher, matcher_of(rule));
    return matcher.matches(FactSubject(facts));
}

RuleSubjects::RuleSubjects(std::shared_ptr<const Method> method)
    : method_(std::move(method)), facts_(facts_of(*method_)) {}

Result<std::vector<ValueId>> RuleSubjects::matched(const PlanRule& rule, const std::atomic<bool>* stop) const {
    TRY(const query::Matcher matcher, matcher_of(rule.match).in(message("rule '{rule}'", rule.match)));
    std::vector<ValueId> out;
    for (const ValueId id : facts_.indices()) {
        if (stop && stop->load(std::memory_order_relaxed)) break;
        const Tensor* tensor = method_->values[id].tensor();
        if (!tensor || tensor->is_constant || tensor->alias_of != no_value) continue;
        // Only inputs and outputs of the method can be bound by the caller.
        const bool applies = rule.pool || tensor->role != Role::intermediate;
        if (applies && matcher.matches(FactSubject(facts_[id]))) out.push_back(id);
    }
    return out;
}

std::optional<WiderRule> RuleSubjects::wider(const PlanRule& rule) const {
    const auto query = query::parse(rule.match, rule_language());
    if (!query.ok()) return std::nullopt;
    const auto wide = query::widened(query.value(), rule_language());
    if (!wide) return std::nullopt;
    PlanRule other = rule;
    other.match = query::print(*wide, rule_language());
    const auto found = matched(other);
    if (!found.ok() || found.value().empty()) return std::nullopt;
    return WiderRule{.match = other.match, .tensors = static_cast<std::int64_t>(found.value().size())};
}

namespace {

/// For the time of a call: the method is the caller's.
RuleSubjects subjects_of(const Method& method) {
    return RuleSubjects(std::shared_ptr<const Method>(std::shared_ptr<const Method>(), &method));
}

}  // namespace

Result<RuleOutcome> apply_rules(const Method& method, const std::vector<PlanRule>& rules) {
    RuleOutcome out;
    out.matches.assign(rules.size(), 0);
    if (rules.empty()) return out;
    const RuleSubjects subjects = subjects_of(method);
    for (std::size_t i = 0; i < rules.size(); ++i) {
        TRY(const std::vector<ValueId> matched, subjects.matched(rules[i]));
        out.matches[i] = static_cast<std::int64_t>(matched.size());
        for (const ValueId id : matched) out.decided[id] = rules[i].pool;
    }
    return out;
}

std::optional<WiderRule> wider_rule(const Method& method, const PlanRule& rule) {
    return subjects_of(method).wider(rule);
}

}  // namespace arenascope
