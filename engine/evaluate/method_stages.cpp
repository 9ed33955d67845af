#include "engine/evaluate/method_stages.h"

#include <algorithm>
#include <cstdlib>

#include "engine/base/bytes.h"
#include "engine/ir/memory_budget.h"
#include "engine/kernels/kernel.h"
#include "engine/ops/op.h"
#include "engine/passes/method_edit.h"
#include "engine/passes/passes.h"
#include "engine/planning/bounds.h"
#include "engine/planning/issue.h"
#include "engine/planning/place_pools.h"
#include "engine/planning/planner.h"
#include "engine/runtime/executor.h"
#include "engine/symbolic/known.h"

namespace arenascope {

namespace {

// -- ranges ----------------------------------------------------------------------------------------------------

std::string text_of(std::int64_t min, std::optional<std::int64_t> max) {
    return std::to_string(min) + ".." + (max ? std::to_string(*max) : "unbounded");
}

Error no_symbol(const Method& method, const std::string& symbol, bool is_pte) {
    Error error{.what = message("there is no symbol '{symbol}' to give a range", symbol), .place = method.name};
    if (is_pte) {
        error.expected = message("fixed sizes: a .pte has no symbols");
        error.remedy = message("open the .pt2 that it was made from");
        return error;
    }
    const Message known = sym::known_symbols(method.ranges);
    error.expected = known.empty() ? message("no range: every size is fixed") : known;
    return error;
}

Result<> edit_ranges(Method& method, const Tuning& tuning, bool is_pte, MethodReport& report) {
    for (const auto& [symbol, edited] : tuning.ranges) {
        const auto it = method.ranges.find(symbol);
        if (it == method.ranges.end()) return no_symbol(method, symbol, is_pte);
        sym::Range& range = it->second;
        const std::string given = text_of(edited.min, edited.max), own = text_of(range.min, range.max);
        if (edited.min > edited.max) {
            return Error{.what = message("range {given} of {symbol} is empty", given, symbol),
                         .expected = message("min <= max, within {own}", own)};
        }
        if (edited.min < 0)
            return Error{.what = message("range {given} of {symbol} holds sizes below 0", given, symbol),
                         .expected = Message::verbatim(own)};
        if (edited.min < range.min || (range.max && edited.max > *range.max)) {
            report.problems.push_back(
                {.code = IssueCode::wider_range,
                 .message = message("{symbol}: asked {asked}, exported for {own}: the graph's guards do not cover it",
                                    symbol, given, own)});
            if (!tuning.edits.allow_wider_ranges) report.export_refusal = report.problems.back().message;
        }
        range.min = edited.min;
        range.max = edited.max;
    }
    return done;
}

/// The example's sizes as upper bounds, which holds for nothing larger.
void use_hints(Method& method, const Tuning& tuning, MethodReport& report) {
    for (auto& [symbol, range] : method.ranges) {
        if (!range.hint || tuning.ranges.contains(symbol)) continue;
        report.uses_hints = true;
        range.min = std::min(range.min, *range.hint);
        range.max = *range.hint;
    }
}

/// A .pte says itself which tensors are dynamic: its sizes are the upper bounds and hold no symbols.
Result<> specialise_sizes(Method& method, bool is_pte) {
    std::vector<Dynamism> recorded;
    if (is_pte) {
        for (const Value& value : method.values) {
            recorded.push_back(value.tensor() ? value.tensor()->dynamism : Dynamism::fixed);
        }
    }
    CHECKED(specialise(method));
    for (std::size_t i = 0; i < recorded.size(); ++i) {
        if (Tensor* tensor = method.values[i].tensor()) tensor->dynamism = recorded[i];
    }
    return done;
}

/// Most bytes that live at once over all pools, whatever the placement; -1: it cannot be told. `passes`: those that
/// change what may lie where.
std::int64_t peak_bytes(const Method& method, const Tuning& tuning, const std::vector<std::string>& passes = {}) {
    Tuning plain;
    plain.plan_inputs = tuning.plan_inputs;
    plain.plan_outputs = tuning.plan_outputs;
    plain.plan_state = tuning.plan_state;
    plain.edits.passes = passes;
    const auto problem = make_problem(method, plain);
    if (!problem.ok()) return -1;
    std::int64_t total = 0;
    for (const Pool& pool : problem.value().pools) total += peak_of(problem.value(), pool).bytes;
    return total;
}

void report_hints(const Method& original, const Method& hinted, const Tuning& tuning, MethodReport& report) {
    if (!report.uses_hints) return;
    const std::int64_t planned = peak_bytes(hinted, tuning);
    for (const auto& [symbol, range] : original.ranges) {
        const auto mine = hinted.ranges.find(symbol);
        if (mine == hinted.ranges.end() || !mine->second.max || mine->second.max == range.max) continue;
        std::int64_t short_by = 0;
        if (range.max) {
            Method at_max = hinted;
            at_max.ranges[symbol] = range;
            if (specialise(at_max).ok()) short_by = std::max<std::int64_t>(0, peak_bytes(at_max, tuning) - planned);
        }
        const std::int64_t hint = *mine->second.max;
        report.problems.push_back(
            {.code = IssueCode::hint_bound,
             .message = range.max
                 ? message("{symbol}: hint {hint}, range max {max}; the plan is {bytes} bytes short at {max}", symbol,
                           hint, *range.max, short_by, *range.max)
                 : message("{symbol}: hint {hint}, range max unbounded", symbol, hint),
             .bytes = short_by});
    }
}

// -- passes ----------------------------------------------------------------------------------------------------

constexpr std::int32_t kept_pool = 2;  // of constants that are being computed: this memory becomes their data

std::shared_ptr<std::byte> aligned_bytes(std::int64_t bytes) {
    constexpr std::size_t line = 64;
    const std::size_t lines = static_cast<std::size_t>(bytes) / line + 1;
    return {static_cast<std::byte*>(std::aligned_alloc(line, lines * line)), std::free};
}

/// Runs a method without inputs in arenas of its own. Its outputs stay where the kernels wrote them: they may be large.
Result<std::vector<Data>> evaluate_constants(const Method& part, std::int64_t most_bytes, Progress& progress) {
    Tuning tuning;
    tuning.pools.push_back({.mem_id = kept_pool});
    for (const ValueId id : part.outputs) tuning.assigned[part.values[static_cast<std::size_t>(id)].name] = kept_pool;
    TRY(Problem problem, make_problem(part, tuning));
    const Planner* planner = find_planner(planner_id::greedy_by_size);
    if (!planner) return Error{.what = message("there is no planner '{id}'", planner_id::greedy_by_size)};
    TRY(Placement placement, plan_by_pools(*planner, problem, tuning.options, progress));
    TRY(const Plan plan, judge(std::string(planner_id::greedy_by_size), std::move(problem), std::move(placement)));
    Bank bank{.mem_id = kept_pool};
    for (const PoolResult& pool : plan.pools)
        if (pool.mem_id == kept_pool) bank.bytes = pool.bytes;
    CHECKED(MemoryBudget(most_bytes).take(bank.bytes));
    const std::shared_ptr<std::byte> owner = aligned_bytes(bank.bytes);
    if (!owner) return Error{.what = message("no memory for {bytes} bytes of folded constants", bank.bytes)};
    bank.data = owner.get();
    bank.owner = owner;
    TRY(const auto executor, Executor::load(nullptr, part, plan, {.banks = {bank}, .memory_limit = most_bytes}));
    RunOptions options;
    options.collect = false;
    TRY(const RunResult result, executor->run({}, options, progress));
    std::vector<Data> out;
    for (const ValueId id : part.outputs) {
        const auto& buffers = plan.problem.buffers;
        const auto row = std::find_if(buffers.begin(), buffers.end(), [id](const Buffer& b) { return b.id == id; });
        if (row == buffers.end())
            return Error{.what = message("folding constants gave other values than were asked for")};
        const auto offset = plan.placement.offsets[static_cast<std::size_t>(row - buffers.begin())];
        out.push_back({.bytes = {owner.get() + offset, static_cast<std::size_t>(row->bytes)}, .owner = owner});
    }
    return out;
}

std::int64_t constant_bytes(const Method& method) {
    std::int64_t total = 0;
    for (const Value& value : method.values) {
        const Tensor* tensor = value.tensor();
        if (tensor && tensor->is_constant && tensor->alias_of == no_value) total += tensor->bytes().value_or(0);
    }
    return total;
}

Result<> run_passes(Method& method, const Program& program, const Tuning& tuning, bool needs_data, Progress& progress,
                    MethodReport& report) {
    const auto evaluate = [&](const Method& part) {
        return evaluate_constants(part, usual_memory_limit(program), progress);
    };
    const lowering::PassTools tools{
        .evaluate = needs_data ? evaluate : std::function<Result<std::vector<Data>>(const Method&)>(),
        .can_run = [](std::string_view op) { return find_kernel(op) != nullptr; },
        .progress = progress,
    };
    for (const std::string& id : tuning.edits.passes) {
        if (lowering::find_pass(id)) continue;
        std::string known;
        for (const auto& each : lowering::optional_passes())
            known += (known.empty() ? "" : ", ") + std::string(each.id);
        return Error{.what = message("there is no pass '{id}'", id), .expected = Message::verbatim(known)};
    }
    if (tuning.edits.passes.empty()) return done;
    // Values that nothing needs go first: their bytes are no pass's to save.
    lowering::remove_instructions(method, std::vector<bool>(method.instructions.size(), false));
    std::vector<std::string> applied;
    // In the registry's order, whatever they were named in: what writes in place comes behind what computes constants.
    for (const lowering::OptionalPass& each : lowering::optional_passes()) {
        const std::string id(each.id);
        const auto& asked = tuning.edits.passes;
        if (std::find(asked.begin(), asked.end(), id) == asked.end()) continue;
        const lowering::OptionalPass* pass = &each;
        if (progress.cancelled()) return cancelled();
        progress.report({StageKind::pass, id});
        const std::int64_t before = peak_bytes(method, tuning, applied), stored = constant_bytes(method);
        if (pass->run) CHECKED(pass->run(method, tools).in("pass " + id));
        applied.push_back(id);
        report.passes.push_back({.id = id,
                                 .saved_bytes = before - peak_bytes(method, tuning, applied),
                                 .stored_bytes = constant_bytes(method) - stored});
    }
    return done;
}

// -- rules -----------------------------------------------------------------------------------------------------

/// The methods of a program stay together: a rule may be there for another one, unless one is named.
Result<bool> matches_another(const Program& program, const Method& method, const PlanRule& rule, const Tuning& tuning) {
    if (!tuning.method.empty()) return false;
    for (const Method& other : program.methods) {
        if (other.name == method.name) continue;
        TRY(const RuleOutcome there, apply_rules(other, {rule}));
        if (there.matches[0] != 0) return true;
    }
    return false;
}

Result<> resolve_rules(const Method& method, const Program& program, const Tuning& tuning, MethodReport& report) {
    report.tuning = tuning;
    TRY(const RuleOutcome outcome, apply_rules(method, tuning.edits.rules));
    for (std::size_t i = 0; i < outcome.matches.size(); ++i) {
        if (outcome.matches[i] != 0) continue;
        TRY(const bool is_meant, matches_another(program, method, tuning.edits.rules[i], tuning));
        if (is_meant) continue;
        PlanRule placed = tuning.edits.rules[i];
        const bool supplies = !placed.pool;
        placed.pool = default_pool(tuning);  // what it would match if it placed them
        TRY(const RuleOutcome all, apply_rules(method, {placed}));
        const bool inside = supplies && all.matches[0] > 0;
        report.problems.push_back(
            {.code = IssueCode::rule_matches_nothing,
             .message = inside ? message("rule '{rule}' matches only tensors inside the program: the caller can supply "
                                         "inputs, outputs and state",
                                         placed.match)
                               : message("rule '{rule}' matches no tensor", placed.match),
             .subject = placed.match});
    }
    for (const auto& [id, pool] : outcome.decided) {
        const std::string& name = method.values[static_cast<std::size_t>(id)].name;
        if (tuning.assigned.contains(name)) continue;  // by hand
        if (pool) report.tuning.assigned[name] = *pool;
        else report.tuning.unplanned.insert(name);
    }
    return done;
}

// -- shared state ----------------------------------------------------------------------------------------------

const std::string& state_name(const Value& value) {
    return value.tensor()->qualified_name.empty() ? value.name : value.tensor()->qualified_name;
}

/// Bytes of a state; its sizes hold no symbols, whether or not the method was specialised.
std::int64_t state_bytes(const Tensor& tensor) {
    std::int64_t bytes = item_size(tensor.dtype);
    for (const sym::Expr& size : tensor.sizes) {
        const auto next = size.is_constant() ? checked_mul(bytes, size.constant()) : std::nullopt;
        if (!next) return 0;
        bytes = *next;
    }
    return bytes;
}

std::int32_t unused_mem_id(const Program& program, const Tuning& tuning) {
    std::int32_t id = free_mem_id(tuning);
    for (const Method& method : program.methods) {
        for (const Value& value : method.values) {
            const Tensor* tensor = value.tensor();
            if (tensor && tensor->loaded && !tensor->is_state) id = std::max(id, tensor->loaded->mem_id + 1);
        }
    }
    return id;
}

/// The memory that a rule or the user gave the states of a method; nothing: a memory of their own.
Result<std::optional<std::int32_t>> asked_state_memory(const Method& method, const Tuning& tuning) {
    std::set<std::optional<std::int32_t>> of_states, of_others;
    for (const Value& value : method.values) {
        const Tensor* tensor = value.tensor();
        if (!tensor || tensor->alias_of != no_value || tensor->is_constant) continue;
        const auto found = tuning.assigned.find(value.name);
        const auto memory = found == tuning.assigned.end() ? std::nullopt : std::optional(found->second);
        (tensor->is_state ? of_states : of_others).insert(memory);
    }
    if (of_states.empty()) return std::optional<std::int32_t>{};
    const auto asked = *of_states.begin();
    const bool is_own =
        of_states.size() == 1 && !(asked && (of_others.contains(asked) || *asked == default_pool(tuning)));
    if (is_own) return asked;
    return Error{.what = message("state that methods share needs one memory that holds nothing else"),
                 .place = method.name,
                 .remedy = message("say --assign 'kind:state=POOL' with a pool of its own, or no rule for state"),
                 .remedy_code = RemedyCode::pool_for_state};
}

/// One slot for each state name of the program, at the same offset in every method, never used by anything else.
Result<> share_state(const Method& method, const Program& program, MethodReport& report) {
    std::vector<std::string> order;
    std::map<std::string, std::int64_t> bytes;
    for (const Method& each : program.methods) {
        for (const Value& value : each.values) {
            const Tensor* tensor = value.tensor();
            if (!tensor || !tensor->is_state || tensor->alias_of != no_value) continue;
            const auto [at, is_new] = bytes.try_emplace(state_name(value), 0);
            if (is_new) order.push_back(at->first);
            at->second = std::max(at->second, state_bytes(*tensor));
        }
    }
    if (order.empty()) return done;
    Tuning& tuning = report.tuning;
    TRY(const auto asked, asked_state_memory(method, tuning));
    const std::int32_t mem_id = asked ? *asked : unused_mem_id(program, tuning);
    if (!asked) tuning.pools.push_back({.mem_id = mem_id, .name = "shared state"});
    if (!asked && mem_id != 2) {
        report.problems.push_back(
            {.code = IssueCode::shared_state_mem_id,
             .message =
                 message("shared state lies in memory {memory}: ExecuTorch's own 2 is a pool of yours", mem_id)});
    }
    std::map<std::string, std::int64_t> offsets;
    std::int64_t end = 0;
    for (const std::string& name : order) {
        const auto at = round_up(end, std::max<std::int64_t>(tuning.align, 1));
        const auto next = at ? checked_add(*at, bytes[name]) : std::nullopt;
        if (!next) return Error{.what = message("the shared state has more bytes than 64 bits can count")};
        offsets[name] = *at;
        end = *next;
    }
    for (const Value& value : method.values) {
        const Tensor* tensor = value.tensor();
        if (!tensor || !tensor->is_state || tensor->alias_of != no_value) continue;
        tuning.assigned[value.name] = mem_id;
        tuning.pinned[value.name] = offsets[state_name(value)];
    }
    return done;
}

/// ExecuTorch's greedy may end above ours: it gives memory to the results of its write-backs, which nothing reads.
void tell_state_copies(const Method& method, const Tuning& tuning, MethodReport& report) {
    if (tuning.lifetimes != LifetimeRules::executorch) return;
    std::int64_t count = 0, bytes = 0;
    for (const Instruction& instruction : method.instructions) {
        if (instruction.op != "aten::copy_" || instruction.outs.empty()) continue;
        const Tensor* tensor = method.values[static_cast<std::size_t>(instruction.outs[0])].tensor();
        const auto own = tensor && tensor->is_state ? tensor->bytes() : std::nullopt;
        const auto aligned = own ? round_up(*own, std::max<std::int64_t>(tuning.align, 1)) : std::nullopt;
        const auto sum = aligned ? checked_add(bytes, *aligned) : std::nullopt;
        if (!sum) continue;
        bytes = *sum;
        ++count;
    }
    if (count == 0) return;
    report.problems.push_back(
        {.code = IssueCode::state_copies,
         .message = message("ExecuTorch also places {bytes} bytes at the last step for what it writes back to {count} "
                            "states; nothing reads them, and they are left out here: its own total may be that much "
                            "larger",
                            bytes, count)});
}

// -- operators -------------------------------------------------------------------------------------------------

std::int32_t pool_of(const Method& method, ValueId id, const Tuning& tuning) {
    const Value& value = method.values[static_cast<std::size_t>(id)];
    if (const auto it = tuning.assigned.find(value.name); it != tuning.assigned.end()) return it->second;
    const Tensor* tensor = value.tensor();
    return tensor && tensor->loaded && tensor->loaded->mem_id > 0 ? tensor->loaded->mem_id : 1;
}

/// The replacement takes as many arguments, where its schema is known.
Result<> check_replacement(const Instruction& instruction, const std::string& replacement, const ops::Registry& known) {
    const ops::Op* op = known.by_out(replacement);
    if (!op || op->schema.params.size() + 1 == instruction.args.size()) return done;
    return Error{.what = message("{replacement} takes {count} arguments", replacement, op->schema.params.size()),
                 .place = instruction.name,
                 .expected = message("{instruction}, as {operator} does", instruction.args.size() - 1, instruction.op)};
}

Result<> replace_operators(Method& method, const Tuning& tuning, const Tuning& resolved) {
    if (tuning.edits.operators.empty()) return done;
    TRY(const auto known, ops::Registry::builtin());
    for (const OperatorRule& rule : tuning.edits.operators) {
        if (rule.replacement.find("::") == std::string::npos) {
            return Error{.what = message("'{replacement}' is no operator", rule.replacement),
                         .expected = message("namespace::name.overload")};
        }
        bool found = false;
        for (Instruction& instruction : method.instructions) {
            if (instruction.kind != Instruction::Kind::kernel) continue;
            const bool by_node = !rule.node.empty() && instruction.name == rule.node;
            const bool by_pool = rule.node.empty() && instruction.op == rule.op && !instruction.outs.empty() &&
                rule.pool && pool_of(method, instruction.outs[0], resolved) == *rule.pool;
            if (!by_node && !by_pool) continue;
            CHECKED(check_replacement(instruction, rule.replacement, known));
            instruction.op = rule.replacement;
            found = true;
        }
        if (found || rule.node.empty()) continue;
        return Error{.what = message("there is no node '{node}' to give another operator", rule.node),
                     .place = method.name,
                     .remedy = message("arenascope inspect shows the names")};
    }
    return done;
}

// -- initial state ---------------------------------------------------------------------------------------------

/// What the tuning says a buffer starts with is not in the program any more, so no file stores it.
Result<> set_initial(Method& method, const Tuning& tuning) {
    for (const auto& [name, initial] : tuning.initial) {
        const auto found = std::find_if(method.values.begin(), method.values.end(), [&name = name](const Value& value) {
            const Tensor* tensor = value.tensor();
            return value.name == name && tensor && tensor->is_state && tensor->alias_of == no_value;
        });
        if (found == method.values.end()) {
            return Error{.what = message("there is no state '{name}' to start from {initial}", name, name_of(initial)),
                         .expected = message("a buffer that outlives a run, as info lists them")};
        }
        found->tensor()->data.reset();
    }
    return done;
}

Result<MethodReport> edit_with(Method& method, const Program& program, const Tuning& tuning, bool needs_data,
                               Progress& progress) {
    MethodReport report;
    report.asked = tuning;
    const bool is_pte = program.format == FormatId::pte;
    const Method original = tuning.edits.hints ? method : Method{};
    CHECKED(edit_ranges(method, tuning, is_pte, report));
    if (tuning.edits.hints) use_hints(method, tuning, report);
    CHECKED(specialise_sizes(method, is_pte).in(method.name));
    if (tuning.edits.hints) report_hints(original, method, tuning, report);
    CHECKED(set_initial(method, tuning));
    CHECKED(run_passes(method, program, tuning, needs_data, progress, report));
    CHECKED(resolve_rules(method, program, tuning, report));
    if (tuning.edits.share_mutable) CHECKED(share_state(method, program, report));
    tell_state_copies(method, tuning, report);
    CHECKED(replace_operators(method, tuning, report.tuning));
    return report;
}

}  // namespace

Result<MethodReport> edit_method(Method& method, const Program& program, const Tuning& tuning, Progress& progress) {
    return edit_with(method, program, tuning, true, progress);
}

Result<MethodReport> edit_method_sizes(Method& method, const Program& program, const Tuning& tuning,
                                       Progress& progress) {
    return edit_with(method, program, tuning, false, progress);
}

}  // namespace arenascope
