// Assignment rules: which tensors they match, and the last match wins.

#include "engine/tuning/rules.h"

#include "engine/base/glob.h"
#include "engine/base/rule.h"
#include "engine/base/text.h"
#include "engine/ir/flow_regions.h"
#include "engine/tuning/method_edits.h"

namespace arenascope {

namespace {

Message known_parts() {
    return Message::verbatim(
        "name:GLOB, id:NUMBER, op:GLOB, module:GLOB, graph:GLOB, dtype:NAME, size>=BYTES, "
        "kind:input|output|state|intermediate|delegate-io");
}

/// "4096", "64K", "1M": 1024-based.
Result<std::int64_t> bytes_of(std::string_view text) {
    const auto bytes = parse_byte_count(text, {.small_letters = true});
    if (!bytes)
        return Error{.what = message("'{text}' is not a number of bytes", text), .expected = message("4096, 64K, 1M")};
    return *bytes;
}

Result<bool> kind_matches(std::string_view kind, const TensorFacts& facts) {
    if (kind == "delegate-io") return facts.is_delegate_io;
    for (const Role role : {Role::input, Role::output, Role::state, Role::intermediate}) {
        if (kind == name_of(role)) return facts.role == role;
    }
    return Error{.what = message("unknown kind '{kind}'", kind),
                 .expected = message("input, output, state, intermediate or delegate-io")};
}

Result<bool> size_matches(std::string_view condition, const TensorFacts& facts) {
    const bool at_least = condition.starts_with(">=");
    if (!at_least && !condition.starts_with("<=")) {
        return Error{.what = message("rule part 'size{condition}' is not known", condition),
                     .expected = message("size>=BYTES or size<=BYTES")};
    }
    TRY(const std::int64_t bytes, bytes_of(condition.substr(2)));
    return at_least ? facts.bytes >= bytes : facts.bytes <= bytes;
}

/// As rules for nodes: a name is a tensor's, or that of the node that makes it.
bool has_name(std::string_view glob, const TensorFacts& facts) {
    return glob_matches(glob, facts.name) || (!facts.node.empty() && glob_matches(glob, facts.node));
}

Result<bool> part_matches(const RulePart& part, const TensorFacts& facts) {
    if (part.text.empty()) return Error{.what = message("an empty rule part"), .expected = known_parts()};
    if (part.key == "name") return has_name(part.value, facts);
    if (part.key == "id") return part.value == std::to_string(facts.id.number());
    if (part.key == "op") return glob_matches(part.value, facts.op);
    if (part.key == "module") return glob_matches(part.value, facts.module_path);
    // The method's own graph has the method's name here, and none in tables and JSON.
    if (part.key == "graph") return glob_matches(part.value, facts.graph) || (part.value.empty() && facts.is_outermost);
    if (part.key == "kind") return kind_matches(part.value, facts);
    if (part.key == "dtype") return part.value == name_of(facts.dtype) || part.value == torch_name_of(facts.dtype);
    if (part.text.starts_with("size>") || part.text.starts_with("size<"))
        return size_matches(part.text.substr(std::string_view("size").size()), facts);
    if (part.text.find(':') != std::string_view::npos && !part.names_operator) {
        return Error{.what = message("rule part '{part}' is not known", std::string(part.key) + ":"),
                     .expected = known_parts()};
    }
    return has_name(part.text, facts);
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

Result<bool> rule_matches(std::string_view rule, const TensorFacts& facts) {
    return all_parts_match(rule, [&facts](const RulePart& part) { return part_matches(part, facts); });
}

Result<RuleOutcome> apply_rules(const Method& method, const std::vector<PlanRule>& rules) {
    RuleOutcome out;
    out.matches.assign(rules.size(), 0);
    if (rules.empty()) return out;
    const Table<ValueId, TensorFacts> facts = facts_of(method);
    for (std::size_t i = 0; i < rules.size(); ++i) {
        auto readable = rule_matches(rules[i].match, TensorFacts{});
        if (!readable.ok()) return std::move(readable).error().in("rule '" + rules[i].match + "'");
    }
    for (const ValueId id : method.values.indices()) {
        const Tensor* tensor = method.values[id].tensor();
        if (!tensor || tensor->is_constant || tensor->alias_of != no_value) continue;
        for (std::size_t i = 0; i < rules.size(); ++i) {
            TRY(const bool matches, rule_matches(rules[i].match, facts[id]));
            // Only inputs and outputs of the method can be bound by the caller.
            const bool applies = matches && (rules[i].pool || tensor->role != Role::intermediate);
            if (!applies) continue;
            ++out.matches[i];
            out.decided[id] = rules[i].pool;
        }
    }
    return out;
}

}  // namespace arenascope
