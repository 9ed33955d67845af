#include "engine/ir/node_rule.h"

#include <algorithm>
#include <array>
#include <set>

#include "engine/base/text.h"

namespace arenascope {

namespace {

using query::Field;
using query::FieldKind;

enum NodeField : std::size_t { name_field, id_field, op_field, module_field };

constexpr std::array node_fields{
    Field{.name = "name", .is_plain = true},
    Field{.name = "id", .kind = FieldKind::number},
    Field{.name = "op"},
    Field{.name = "module"},
};

const query::Language& node_language() {
    static const query::Language language{.fields = node_fields, .is_rule = true};
    return language;
}

class NodeSubject final : public query::Subject {
public:
    NodeSubject(const Method& method, const Instruction& node) : method_(method), node_(node) {}

    [[nodiscard]] bool has_text(std::size_t field, const query::TextTest& test) const override {
        if (field == op_field) return test.accepts(node_.op);
        if (field == module_field) return test.accepts(node_.module_path);
        return test.accepts(node_.name) || std::any_of(node_.outs.begin(), node_.outs.end(), [&](ValueId out) {
                   return method_.values.has(out) && test.accepts(method_.values[out].name);
               });
    }
    [[nodiscard]] bool has_number(std::size_t, const query::NumberTest& test) const override {
        return std::any_of(node_.outs.begin(), node_.outs.end(),
                           [&](ValueId out) { return test.accepts({.first = out.number(), .last = out.number()}); });
    }

private:
    const Method& method_;
    const Instruction& node_;
};

/// "aten::add.out": an operator, which a word of a rule does not mean.
std::string operator_in(const query::Query& query) {
    using Kind = query::Condition::Kind;
    if (query.kind == query::Query::Kind::condition && query.condition.kind == Kind::plain &&
        query.condition.text.find("::") != std::string::npos)
        return query.condition.text;
    for (const query::Query& part : query.parts) {
        if (std::string found = operator_in(part); !found.empty()) return found;
    }
    return {};
}

/// The first text about names or operators, without its signs for any letters; nothing if the rule states none.
const query::Condition* first_text(const query::Query& query) {
    using Kind = query::Condition::Kind;
    const query::Condition& condition = query.condition;
    const bool is_name = condition.kind == Kind::plain ||
        (condition.kind == Kind::field && (condition.field == name_field || condition.field == op_field));
    if (query.kind == query::Query::Kind::condition) return is_name && !condition.text.empty() ? &condition : nullptr;
    for (const query::Query& part : query.parts) {
        if (const query::Condition* found = first_text(part)) return found;
    }
    return nullptr;
}

/// The nearest names, or operators as conditions.
std::string near_texts(const query::Query& query, const Method& method) {
    constexpr std::size_t most = 3;
    const query::Condition* text = first_text(query);
    if (!text) return {};
    const bool is_op = text->kind == query::Condition::Kind::field && text->field == op_field;
    std::set<std::string> known;
    for (const Instruction& node : method.instructions) {
        if (node.kind != Instruction::Kind::kernel) continue;
        known.insert(is_op ? node.op : node.name);
        if (is_op) continue;
        for (const ValueId out : node.outs) {
            if (method.values.has(out)) known.insert(method.values[out].name);
        }
    }
    std::string word = text->text;
    std::erase_if(word, [](char c) { return c == '*' || c == '?'; });
    std::string out;
    for (const std::string& one : nearest(word, {known.begin(), known.end()}, most))
        append_item(out, ", ", std::string(is_op ? "'op:" : "'") + one + "'");
    return out;
}

}  // namespace

Result<NodeRule> NodeRule::parse(std::string_view rule) {
    TRY(const query::Query query, query::parse(rule, node_language()));
    if (const std::string op = operator_in(query); !op.empty())
        return Error{.what = message("'{operator}' is an operator, not a name", op),
                     .expected = node_language().known_fields(),
                     .remedy = message("write op:{part}", op)};
    NodeRule out;
    out.matcher_ = query::Matcher(query, node_language());
    return out;
}

bool NodeRule::matches(const Method& method, const Instruction& node) const {
    return matcher_.matches(NodeSubject(method, node));
}

NodeHint hint_for(std::string_view rule, const Method& method) {
    NodeHint out;
    const auto query = query::parse(rule, node_language());
    if (!query.ok()) return out;
    if (const auto wide = query::widened(query.value(), node_language())) {
        const query::Matcher matcher(*wide, node_language());
        out.nodes = std::count_if(method.instructions.begin(), method.instructions.end(),
                                  [&](const Instruction& node) { return matcher.matches(NodeSubject(method, node)); });
        if (out.nodes > 0) out.wider = query::print(*wide, node_language());
    }
    out.near = near_texts(query.value(), method);
    return out;
}

Message remedy_of(const NodeHint& hint) {
    if (!hint.wider.empty()) return message("'{wider}' finds {nodes}", hint.wider, hint.nodes);
    return hint.near.empty() ? Message() : message("did you mean {names}?", hint.near);
}

std::string rule_for_name(std::string_view name) { return "name:" + query::value_of(name, node_language()); }

MeantNodes::MeantNodes(std::string_view rule, const Method& method)
    : rule_(rule),
      method_(method),
      is_name_(std::any_of(
          method.instructions.begin(), method.instructions.end(),
          [rule](const Instruction& each) { return each.kind == Instruction::Kind::kernel && each.name == rule; })),
      parsed_(is_name_ || rule.empty() ? Result<NodeRule>(NodeRule()) : NodeRule::parse(rule)) {}

Result<bool> MeantNodes::contains(const Instruction& node) const {
    if (rule_.empty() || node.kind != Instruction::Kind::kernel) return false;
    if (is_name_) return node.name == rule_;
    if (!parsed_.ok()) return Error(parsed_.error());
    return parsed_.value().matches(method_, node);
}

bool MeantNodes::any() const {
    return std::any_of(method_.instructions.begin(), method_.instructions.end(), [this](const Instruction& node) {
        const auto meant = contains(node);
        return meant.ok() && meant.value();
    });
}

}  // namespace arenascope
