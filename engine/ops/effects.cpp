#include "engine/ops/effects.h"

#include <algorithm>
#include <array>
#include <unordered_map>

#include "engine/ir/dependences.h"
#include "engine/ops/call_schemas.h"
#include "engine/ops/cortex_m.h"
#include "engine/ops/op.h"
#include "engine/ops/schema.h"

namespace arenascope::ops {
namespace {

/// They overwrite the whole tensor without reading it, which their schemas do not show.
constexpr std::array<std::string_view, 3> overwriting{"aten::copy_", "aten::fill_", "aten::zero_"};

/// Out variants of operators that update a tensor: they copy it first, and then write into the copy.
constexpr std::array<std::string_view, 6> updates_of_copies{"aten::index_put.out",      "aten::slice_scatter.out",
                                                            "aten::select_scatter.out", "aten::scatter.src_out",
                                                            "aten::scatter.value_out",  "aten::scatter_add.out"};

std::string_view name_of_schema(std::string_view schema) { return schema.substr(0, schema.find('(')); }

/// "aten::add", "out" of "aten::add.out".
std::pair<std::string_view, std::string_view> split_overload(std::string_view op) {
    const std::size_t scope = op.rfind("::");
    const std::size_t dot = op.find('.', scope == std::string_view::npos ? 0 : scope);
    if (dot == std::string_view::npos) return {op, {}};
    return {op.substr(0, dot), op.substr(dot + 1)};
}

/// "a" of "Tensor(a!)[] out".
std::string alias_of(std::string_view text) {
    const std::size_t open = text.find("Tensor(");
    if (open != 0) return {};
    const std::string_view inside = text.substr(7, text.find(')') - 7);
    return std::string(inside.substr(0, inside.find_first_of("! ")));
}

void conclude(Effects& effects) {
    bool is_whole = true;
    for (const ArgumentEffect& each : effects.arguments) {
        effects.is_in_place = effects.is_in_place || (each.is_written && !each.is_out);
        effects.keeps_old_bytes = effects.keeps_old_bytes || (each.is_written && each.is_read);
        is_whole = is_whole && !(each.is_written && each.is_read);
    }
    const bool writes = !effects.writes().empty();
    effects.writes_whole = writes && is_whole;
    std::vector<std::string> sets = effects.returns;
    for (const ArgumentEffect& each : effects.arguments) sets.push_back(each.alias);
    std::erase(sets, "");
    std::sort(sets.begin(), sets.end());
    effects.is_view = !writes && std::adjacent_find(sets.begin(), sets.end()) != sets.end();
}

bool updates_by_name(std::string_view base) {
    if (!base.ends_with("__")) return base.ends_with('_');
    static constexpr std::array<std::string_view, 5> dunders{"::__iand__", "::__ior__", "::__ixor__", "::__ilshift__",
                                                             "::__irshift__"};
    return std::any_of(dunders.begin(), dunders.end(), [&](std::string_view each) { return base.ends_with(each); });
}

bool is_out_overload(std::string_view overload) {
    return overload == "out" || overload.ends_with("_out") || overload.starts_with("out_");
}

const Effects& effects_by_name(std::string_view op) {
    static const Effects updates{
        .arguments = {{.is_read = true, .is_written = true}}, .is_in_place = true, .keeps_old_bytes = true};
    static const Effects overwrites{.writes_whole = true};
    static const Effects unknown{};
    const auto [base, overload] = split_overload(op);
    if (updates_by_name(base)) return updates;
    return is_out_overload(overload) ? overwrites : unknown;
}

using Table = std::unordered_map<std::string_view, Effects>;

Table registered() {
    Table table;
    for (const Family& family : builtin_families()) {
        for (const Row& row : family.rows) {
            const std::string_view name = name_of_schema(row.schema);
            Effects effects = effects_of_schema(row.schema);
            effects.is_elementwise = family.id == "unary" || family.id == "binary";
            effects.may_lie_on_operand = effects.is_elementwise || is_cortex_m_in_place(name);
            effects.copies_first =
                std::find(updates_of_copies.begin(), updates_of_copies.end(), name) != updates_of_copies.end();
            table.emplace(name, std::move(effects));
        }
    }
    for (const auto& schemas : {out_schemas(), own_schemas()})
        for (const std::string_view schema : schemas) table.emplace(name_of_schema(schema), effects_of_schema(schema));
    return table;
}

/// A schema of an earlier release differs from the newest one in the number of arguments.
struct Older {
    std::string_view op;
    std::size_t arguments = 0;  ///< of a call
    Effects effects;
};

std::vector<Older> of_older_releases() {
    std::vector<Older> rows;
    for (const std::string_view schema : older_cortex_m_schemas()) {
        Older& row = rows.emplace_back(Older{.op = name_of_schema(schema), .effects = effects_of_schema(schema)});
        row.arguments = row.effects.arguments.size() + 1;
        row.effects.may_lie_on_operand = is_cortex_m_in_place(row.op);
    }
    return rows;
}

/// Operators that are no out variants, without their overloads: all of one name do the same.
Table special() {
    Table table;
    for (const std::string_view schema : in_place_schemas()) {
        const std::string_view name = split_overload(name_of_schema(schema)).first;
        Effects effects = effects_of_schema(schema);
        if (std::find(overwriting.begin(), overwriting.end(), name) != overwriting.end()) {
            effects.arguments[0].is_read = effects.keeps_old_bytes = false;
            effects.writes_whole = true;
        }
        table.emplace(name, std::move(effects));
    }
    // Their results are theirs while they run graphs, which write them.
    for (const std::string_view name : {"tflite::IF", "tflite::WHILE", "tflite::flow_out"})
        table.emplace(name, Effects{.keeps_old_bytes = true});
    return table;
}

/// Whether an argument names results only: one of them, or a list of them.
bool names_results(const Method& method, const Instruction& instruction, ValueId arg) {
    const auto is_result = [&](ValueId id) {
        return std::find(instruction.outs.begin(), instruction.outs.end(), id) != instruction.outs.end();
    };
    if (is_result(arg)) return true;
    if (!method.values.has(arg)) return false;
    const auto* list = std::get_if<TensorList>(&method.values[arg].data);
    return list && !list->items.empty() && std::all_of(list->items.begin(), list->items.end(), is_result);
}

/// Whether the arguments match the schema, ignoring returned values after them: files written by hand have fewer.
bool follows_schema(const Effects& effects, const std::vector<bool>& is_result) {
    const std::size_t count = effects.arguments.size();
    if (!effects.has_schema || is_result.size() <= count) return false;
    for (std::size_t i = 0; i < count; ++i) {
        if (effects.arguments[i].is_written && !is_result[i]) return false;
    }
    return true;
}

}  // namespace

std::vector<std::size_t> Effects::reads() const {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < arguments.size(); ++i)
        if (arguments[i].is_read) out.push_back(i);
    return out;
}

std::vector<std::size_t> Effects::writes() const {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < arguments.size(); ++i)
        if (arguments[i].is_written) out.push_back(i);
    return out;
}

std::vector<std::size_t> Effects::updates() const {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < arguments.size(); ++i)
        if (arguments[i].is_written && !arguments[i].is_out) out.push_back(i);
    return out;
}

std::vector<std::pair<std::size_t, std::size_t>> Effects::aliases() const {
    std::vector<std::pair<std::size_t, std::size_t>> out;
    for (std::size_t result = 0; result < returns.size(); ++result)
        for (std::size_t i = 0; i < arguments.size(); ++i)
            if (!returns[result].empty() && returns[result] == arguments[i].alias) out.emplace_back(result, i);
    return out;
}

Effects effects_of_schema(std::string_view schema) {
    Effects effects{.has_schema = true};
    const std::size_t open = schema.find('('), arrow = schema.find(" -> ");
    if (open == std::string_view::npos || arrow == std::string_view::npos || arrow < open) return {};
    const std::size_t close = schema.rfind(')', arrow);
    bool is_behind_star = false;
    for (const std::string_view param : split_params(schema.substr(open + 1, close - open - 1))) {
        if (param == "*") {
            is_behind_star = true;
            continue;
        }
        ArgumentEffect effect{.alias = alias_of(param)};
        effect.is_written = !effect.alias.empty() && param.substr(0, param.find(')')).ends_with('!');
        effect.is_out = effect.is_written && is_behind_star;
        effect.is_read = !effect.is_out;
        effects.arguments.push_back(std::move(effect));
    }
    std::string_view returns = schema.substr(arrow + 4);
    if (returns.starts_with('(') && returns.ends_with(')')) returns = returns.substr(1, returns.size() - 2);
    for (const std::string_view each : split_params(returns)) effects.returns.push_back(alias_of(each));
    conclude(effects);
    return effects;
}

const Effects& effects(std::string_view op) {
    static const Table of_families = registered(), of_specials = special();
    if (const auto found = of_families.find(op); found != of_families.end()) return found->second;
    if (const auto found = of_specials.find(split_overload(op).first); found != of_specials.end()) return found->second;
    return effects_by_name(op);
}

const Effects& effects(std::string_view op, std::size_t arguments) {
    static const std::vector<Older> older = of_older_releases();
    if (is_cortex_m(op)) {
        for (const Older& row : older)
            if (row.op == op && row.arguments == arguments) return row.effects;
    }
    return effects(op);
}

std::vector<std::size_t> scratch_arguments(std::string_view op, std::size_t arguments) {
    const Effects& known = effects(op, arguments);
    std::vector<std::size_t> out;
    if (!known.has_schema || arguments != known.arguments.size() + 1) return out;
    for (std::size_t i = 0; i < known.arguments.size(); ++i) {
        const ArgumentEffect& each = known.arguments[i];
        const bool is_result = std::find(known.returns.begin(), known.returns.end(), each.alias) != known.returns.end();
        if (each.is_out && !is_result) out.push_back(i);
    }
    return out;
}

std::vector<std::size_t> scratch_arguments(const Instruction& instruction) {
    if (instruction.kind != Instruction::Kind::kernel) return {};
    return scratch_arguments(instruction.op, instruction.args.size());
}

std::vector<bool> read_arguments(const Method& method, const Instruction& instruction) {
    const std::vector<ValueId>& args = instruction.args;
    std::vector<bool> reads(args.size(), true);
    if (instruction.kind != Instruction::Kind::kernel) return reads;
    const Effects& known = effects(instruction.op, args.size());
    std::vector<bool> is_result;
    is_result.reserve(args.size());
    for (const ValueId arg : args) is_result.push_back(names_results(method, instruction, arg));
    if (follows_schema(known, is_result)) {
        for (std::size_t i = 0; i < args.size(); ++i)
            reads[i] = i < known.arguments.size() && known.arguments[i].is_read;
        return reads;
    }
    if (known.keeps_old_bytes) return reads;
    // A written value appears as the out argument and as the returned value; a third mention is a read.
    const auto is_list = [&](ValueId arg) {
        return std::find(instruction.outs.begin(), instruction.outs.end(), arg) == instruction.outs.end();
    };
    const auto is_state = [&](ValueId arg) {  // without a schema, a state may be changed in parts
        const Tensor* tensor = method.values.has(arg) ? method.values[arg].tensor() : nullptr;
        return !known.writes_whole && tensor && tensor->is_state;
    };
    std::ptrdiff_t lists = 0;
    for (std::size_t i = 0; i < args.size(); ++i) lists += is_result[i] && is_list(args[i]) ? 1 : 0;
    for (std::size_t i = 0; i < args.size(); ++i) {
        const auto mentions = is_list(args[i]) ? lists : std::count(args.begin(), args.end(), args[i]);
        reads[i] = !is_result[i] || mentions > 2 || is_state(args[i]);
    }
    return reads;
}

bool overwrites_results(const Method& method, const Instruction& instruction) {
    if (instruction.kind != Instruction::Kind::kernel || !effects(instruction.op).writes_whole) return false;
    const std::vector<bool> is_read = read_arguments(method, instruction);
    bool reads_any = false;
    for (std::size_t i = 0; i < instruction.args.size(); ++i) {
        if (!is_read[i]) continue;
        each_value(method, instruction.args[i], [&](ValueId id) {
            reads_any =
                reads_any || std::find(instruction.outs.begin(), instruction.outs.end(), id) != instruction.outs.end();
        });
    }
    return !reads_any;
}

}  // namespace arenascope::ops
