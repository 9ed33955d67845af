#include "engine/study/graph/node_query.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/evaluate/unplaced_rows.h"

namespace arenascope {
namespace {

using query::Field;
using query::FieldKind;

struct NodeFields {
    std::vector<Field> all;
    std::size_t name, node, op, module, size, step, kind, source;

    NodeFields() : all(row_language().fields.begin(), row_language().fields.end()) {
        all.push_back({.name = "source", .is_plain = true});
        const auto at = [this](std::string_view wanted) {
            return static_cast<std::size_t>(
                std::find_if(all.begin(), all.end(), [&](const Field& each) { return each.name == wanted; }) -
                all.begin());
        };
        name = at("name"), node = at("node"), op = at("op"), module = at("module");
        size = at("size"), step = at("step"), kind = at("kind"), source = at("source");
        all[kind].choices = "input output state intermediate constant alias operator delegate payload result";
    }
};

const NodeFields& fields() {
    static const NodeFields out;
    return out;
}

std::string_view kind_of(const ProgramNode& node) {
    switch (node.kind) {
        case ProgramNode::Kind::op: return "operator";
        case ProgramNode::Kind::delegate: return "delegate";
        case ProgramNode::Kind::inside: return "payload";
        case ProgramNode::Kind::input: return "input";
        case ProgramNode::Kind::output: return "output";
        case ProgramNode::Kind::state: return "state";
        case ProgramNode::Kind::constant: return "constant";
        case ProgramNode::Kind::result: return "result";
        case ProgramNode::Kind::pass:
        case ProgramNode::Kind::condition: break;
    }
    return {};
}

/// A node: what it is itself, and what its tensors are.
class NodeSubject final : public query::Subject {
public:
    NodeSubject(const ProgramNode& node, const std::vector<const TensorRow*>& rows, const RowPlaces& places)
        : node_(node), rows_(rows), places_(places) {}

    [[nodiscard]] bool has_text(std::size_t field, const query::TextTest& test) const override {
        const NodeFields& known = fields();
        if (field == known.source) return test.accepts(node_.source);
        if (field == known.name && test.accepts(node_.name)) return true;
        if (field == known.op && (test.accepts(node_.op) || test.accepts(node_.title))) return true;
        if (field == known.module && test.accepts(node_.module)) return true;
        if (field == known.kind && test.accepts(kind_of(node_))) return true;
        return std::any_of(rows_.begin(), rows_.end(),
                           [&](const TensorRow* row) { return RowSubject(*row, places_).has_text(field, test); });
    }

    [[nodiscard]] bool has_number(std::size_t field, const query::NumberTest& test) const override {
        const NodeFields& known = fields();
        const auto one = [&](std::int64_t number) { return test.accepts({.first = number, .last = number}); };
        if (rows_.empty() && field == known.size) return one(node_.bytes);
        if (rows_.empty() && field == known.step) return node_.step.valid() && one(node_.step.number());
        return std::any_of(rows_.begin(), rows_.end(),
                           [&](const TensorRow* row) { return RowSubject(*row, places_).has_number(field, test); });
    }

private:
    const ProgramNode& node_;
    const std::vector<const TensorRow*>& rows_;
    const RowPlaces& places_;
};

/// The texts of a field that completions offer.
std::set<std::string_view> texts_of(std::size_t field, const ProgramNode& node,
                                    const std::vector<const TensorRow*>& rows, const RowPlaces& places) {
    const NodeFields& known = fields();
    std::set<std::string_view> out;
    if (field == known.source) out.insert(node.source);
    if (field == known.name) out.insert(node.name);
    if (field == known.op) out.insert(node.title);
    if (field == known.module) out.insert(node.module);
    const std::string_view name = known.all[field].name;
    for (const TensorRow* row : rows) {
        if (field == known.node) out.insert(row->node);
        if (name == "dtype") out.insert(name_of(row->dtype));
        if (name == "shape") out.insert(row->shape_text);
        if (name == "graph") out.insert(row->graph);
        if (name == "pool") out.insert(row->planned ? places.pool_name(row->mem_id) : "caller");
    }
    out.erase(std::string_view());
    return out;
}

bool is_listed(const ProgramNode& node) {
    using Kind = ProgramNode::Kind;
    return node.kind != Kind::condition && node.kind != Kind::pass;  // a mark, not an operator
}

}  // namespace

const query::Language& node_language() {
    static const query::Language language{.fields = fields().all, .measured = fields().size};
    return language;
}

NodeRows::NodeRows(std::shared_ptr<const ProgramGraph> graph, std::shared_ptr<const Outcome> outcome)
    : graph_(std::move(graph)), outcome_(std::move(outcome)) {
    if (!outcome_ || !outcome_->method) return;
    places_ = RowPlaces(*outcome_);
    if (!outcome_->plans.empty()) others_ = unplaced_rows(*outcome_->method);
    for (const TensorRow& row : others_) rows_[row.value] = &row;
    for (const TensorRow& row : outcome_->tensors) rows_[row.value] = &row;
}

std::vector<const TensorRow*> NodeRows::rows_of(const ProgramNode& node) const {
    std::vector<const TensorRow*> out;
    const auto add = [&](ValueId value) {
        const auto row = rows_.find(value);
        if (row != rows_.end()) out.push_back(row->second);
    };
    for (const ValueId value : node.values) add(value);
    if (node.values.empty() && node.value != no_value) add(node.value);
    return out;
}

std::vector<NodeIndex> NodeRows::find(const query::Matcher& matcher) const {
    std::vector<NodeIndex> out;
    for (const NodeIndex index : graph_->nodes.indices()) {
        const ProgramNode& node = graph_->nodes[index];
        if (!is_listed(node)) continue;
        const std::vector<const TensorRow*> rows = rows_of(node);
        if (matcher.matches(NodeSubject(node, rows, places_))) out.push_back(index);
    }
    return out;
}

std::vector<std::pair<std::string, std::size_t>> NodeRows::values(std::size_t field, std::string_view part,
                                                                  std::size_t most) const {
    query::Condition condition{.kind = query::Condition::Kind::field, .field = field, .text = std::string(part)};
    condition.is_literal = true;
    const query::TextTest contains(condition, node_language());
    std::map<std::string, std::size_t, std::less<>> counts;
    for (const NodeIndex index : graph_->nodes.indices()) {
        const ProgramNode& node = graph_->nodes[index];
        if (!is_listed(node)) continue;
        for (const std::string_view text : texts_of(field, node, rows_of(node), places_)) {
            if (!part.empty() && !contains.accepts(text)) continue;
            const auto known = counts.find(text);
            if (known == counts.end()) counts.emplace(text, 1);
            else ++known->second;
        }
    }
    std::vector<std::pair<std::string, std::size_t>> out(counts.begin(), counts.end());
    std::stable_sort(out.begin(), out.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
    if (out.size() > most) out.resize(most);
    return out;
}

}  // namespace arenascope
