#include "engine/evaluate/row_query.h"

#include <algorithm>
#include <array>
#include <set>

#include "engine/evaluate/unplaced_rows.h"
#include "engine/ir/steps.h"

namespace arenascope {

namespace {

using query::Field;
using query::FieldKind;

enum RowField : std::size_t {
    name_field,
    node_field,
    op_field,
    module_field,
    size_field,
    step_field,
    first_field,
    last_field,
    at_field,
    pool_field,
    offset_field,
    kind_field,
    is_field,
    dtype_field,
    shape_field,
    graph_field,
    id_field
};

constexpr std::array row_fields{
    Field{.name = "name", .is_plain = true},
    Field{.name = "node", .is_plain = true},
    Field{.name = "op", .is_plain = true},
    Field{.name = "module", .is_plain = true},
    Field{.name = "size", .kind = FieldKind::bytes},
    Field{.name = "step", .kind = FieldKind::number},
    Field{.name = "first", .kind = FieldKind::number},
    Field{.name = "last", .kind = FieldKind::number},
    Field{.name = "at", .kind = FieldKind::choice, .choices = "peak"},
    Field{.name = "pool"},
    Field{.name = "offset", .kind = FieldKind::bytes},
    Field{.name = "kind",
          .kind = FieldKind::choice,
          .choices = "input output state intermediate constant alias operator"},
    Field{.name = "is", .kind = FieldKind::choice, .choices = "planned unplanned pinned"},
    Field{.name = "dtype"},
    Field{.name = "shape"},
    Field{.name = "graph", .may_be_empty = true},
    Field{.name = "id", .kind = FieldKind::number},
};

query::Matcher with_text(std::size_t field, std::string_view part) {
    query::Condition condition{.kind = query::Condition::Kind::field, .field = field, .text = std::string(part)};
    condition.is_literal = true;
    return {query::Query{.kind = query::Query::Kind::condition, .condition = std::move(condition)}, row_language()};
}

constexpr std::string_view bound_by = "caller";
/// What has no place in a pool is the caller's, but for constants and views.
bool is_bound(const TensorRow& row) { return !row.planned && row.role != Role::constant && row.role != Role::alias; }

const std::string* text_of(const TensorRow& row, std::size_t field) {
    switch (field) {
        case name_field: return &row.name;
        case node_field: return &row.node;
        case op_field: return &row.op;
        case module_field: return &row.module_path;
        case shape_field: return &row.shape_text;
        case graph_field: return &row.graph;
        default: return nullptr;
    }
}

}  // namespace

const query::Language& row_language() {
    static const query::Language language{.fields = row_fields, .measured = std::size_t{size_field}};
    return language;
}

RowPlaces::RowPlaces(const Outcome& outcome) {
    if (outcome.plans.empty()) return;
    const Plan& plan = outcome.plan();
    offsets_ = plan.placement.offsets;
    std::int64_t most = -1;
    for (const PoolResult& pool : plan.pools) {
        names_[pool.mem_id] = pool.name;
        peaks_[pool.mem_id] = pool.peak_position;
        if (pool.bytes <= most) continue;
        most = pool.bytes;
        highest_ = pool.peak_position;
    }
}

std::string_view RowPlaces::pool_name(std::int32_t mem_id) const {
    const auto name = names_.find(mem_id);
    return name == names_.end() ? std::string_view() : name->second;
}

std::optional<std::int64_t> RowPlaces::offset(const TensorRow& row) const {
    return offsets_.has(row.buffer) ? std::optional(offsets_[row.buffer]) : std::nullopt;
}

bool RowPlaces::lives_at_peak(const TensorRow& row) const {
    const auto own = peaks_.find(row.planned ? row.mem_id : 0);
    const Position peak = own == peaks_.end() ? highest_ : own->second;
    return peak.valid() && row.first <= peak && peak <= row.last;
}

bool RowSubject::has_text(std::size_t field, const query::TextTest& test) const {
    if (const std::string* text = text_of(row_, field)) return test.accepts(*text);
    switch (field) {
        case pool_field:
            return row_.planned
                ? test.accepts(places_.pool_name(row_.mem_id)) || test.accepts(std::to_string(row_.mem_id))
                : !is_operator_ && is_bound(row_) && test.accepts(bound_by);
        case kind_field: return test.accepts(is_operator_ ? "operator" : name_of(row_.role));
        case dtype_field:
            return !is_operator_ && (test.accepts(name_of(row_.dtype)) || test.accepts(torch_name_of(row_.dtype)));
        case is_field:
            return !is_operator_ &&
                (test.accepts(row_.planned ? "planned" : "unplanned") || (row_.pinned && test.accepts("pinned")));
        case at_field: return !is_operator_ && places_.lives_at_peak(row_) && test.accepts("peak");
        default: return false;
    }
}

bool RowSubject::has_number(std::size_t field, const query::NumberTest& test) const {
    const auto one = [&](std::int64_t number) { return test.accepts({.first = number, .last = number}); };
    const bool lives = row_.first_step.valid() && row_.last_step.valid() && row_.first_step <= row_.last_step;
    switch (field) {
        case size_field: return !is_operator_ && one(row_.bytes);
        case step_field:
            return lives && test.accepts({.first = row_.first_step.number(), .last = row_.last_step.number()});
        case first_field: return lives && one(row_.first_step.number());
        case last_field: return lives && one(row_.last_step.number());
        case id_field: return !is_operator_ && one(row_.value.number());
        case offset_field: {
            const auto offset = places_.offset(row_);
            return offset && one(*offset);
        }
        default: return false;
    }
}

FindIndex::FindIndex(std::shared_ptr<const Outcome> outcome)
    : outcome_(std::move(outcome)), places_(*outcome_), others_(unplaced_rows(*outcome_->method)) {
    const Method& method = *outcome_->method;
    std::set<ValueId> listed;
    for (const TensorRow& row : outcome_->tensors) listed.insert(row.value);
    std::erase_if(others_, [&](const TensorRow& row) { return listed.contains(row.value); });
    const Table<InstructionIndex, Step> steps = steps_of_instructions(method);
    for (const InstructionIndex at : method.instructions.indices()) {
        const Instruction& node = method.instructions[at];
        if (node.kind != Instruction::Kind::kernel && node.kind != Instruction::Kind::delegate) continue;
        operators_.emplace_back(at, TensorRow{.name = node.name, .op = node.op, .module_path = node.module_path});
        operators_.back().second.first_step = operators_.back().second.last_step = steps[at];
    }
}

FoundRows FindIndex::find(const query::Matcher& matcher, std::size_t most, const std::atomic<bool>* stop) const {
    const auto stops = [stop] { return stop && stop->load(std::memory_order_relaxed); };
    FoundRows out;
    std::set<ValueId> matched;
    const auto add = [&](const TensorRow& row, InstructionIndex instruction) {
        ++out.total;
        if (out.rows.size() >= most) return;
        out.rows.push_back({.value = instruction.valid() ? no_value : row.value,
                            .instruction = instruction,
                            .name = row.name,
                            .op = row.op,
                            .bytes = row.bytes,
                            .role = row.role,
                            .step = row.first_step});
    };
    for (const auto* rows : {&outcome_->tensors, &others_}) {
        for (const TensorRow& row : *rows) {
            if (stops()) return out;
            if (!matcher.matches(RowSubject(row, places_))) continue;
            matched.insert(row.value);
            add(row, {});
        }
    }
    for (const auto& [at, row] : operators_) {
        if (stops()) return out;
        const auto& outs = outcome_->method->instructions[at].outs;
        const bool is_listed = std::any_of(outs.begin(), outs.end(), [&](ValueId id) { return matched.contains(id); });
        if (!is_listed && matcher.matches(RowSubject(row, places_, true))) add(row, at);
    }
    return out;
}

std::vector<std::pair<std::string, std::size_t>> FindIndex::values(std::size_t field, std::string_view part,
                                                                   std::size_t most,
                                                                   const std::atomic<bool>* stop) const {
    std::map<std::string, std::size_t, std::less<>> counts;
    const query::Matcher matcher = with_text(field, part);
    for (const auto* rows : {&outcome_->tensors, &others_}) {
        for (const TensorRow& row : *rows) {
            if (stop && stop->load(std::memory_order_relaxed)) return {};
            if (!part.empty() && !matcher.matches(RowSubject(row, places_))) continue;
            std::string_view text;
            if (const std::string* own = text_of(row, field)) text = *own;
            else if (field == dtype_field) text = name_of(row.dtype);
            else if (field == pool_field && row.planned) text = places_.pool_name(row.mem_id);
            else if (field == pool_field && is_bound(row)) text = bound_by;
            else if (field == kind_field) text = name_of(row.role);
            if (text.empty()) continue;
            const auto known = counts.find(text);
            if (known == counts.end()) counts.emplace(text, 1);
            else ++known->second;
        }
    }
    std::vector<std::pair<std::string, std::size_t>> out(counts.begin(), counts.end());
    if (field != name_field && field != node_field)
        std::stable_sort(out.begin(), out.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
    if (out.size() > most) out.resize(most);
    return out;
}

}  // namespace arenascope
