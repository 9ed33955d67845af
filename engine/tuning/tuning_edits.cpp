// Functions that return a changed tuning, one for each edit.

#include <algorithm>
#include <array>

#include "engine/tuning/tuning.h"

namespace arenascope {

std::string_view name_of(InitialState state) { return state == InitialState::zero ? "zero" : "unspecified"; }

std::optional<InitialState> initial_state_of(std::string_view name) {
    for (const InitialState state : {InitialState::zero, InitialState::unspecified}) {
        if (name == name_of(state)) return state;
    }
    return std::nullopt;
}

std::string_view name_of(Abi abi) {
    switch (abi) {
        case Abi::by_program:
        case Abi::bits64: return "64-bit";
        case Abi::x86_32: return "x86-32";
        case Abi::arm32: break;
    }
    return "arm-32";
}

std::optional<Abi> abi_of(std::string_view name) {
    for (const Abi abi : {Abi::bits64, Abi::x86_32, Abi::arm32}) {
        if (name == name_of(abi)) return abi;
    }
    return std::nullopt;
}

std::int32_t default_pool(const Tuning& tuning) {
    constexpr std::int32_t usual = 1;
    const auto is_usual = [](const Pool& pool) { return pool.mem_id == usual; };
    if (tuning.pools.empty() || std::any_of(tuning.pools.begin(), tuning.pools.end(), is_usual)) return usual;
    return std::min_element(tuning.pools.begin(), tuning.pools.end(),
                            [](const Pool& a, const Pool& b) { return a.mem_id < b.mem_id; })
        ->mem_id;
}

namespace {

/// In a file with a plan, unplaced inputs and outputs are bound by the caller: the tuning starts like that.
void leave_unplaced(const Method& method, Tuning& out) {
    if (method.loaded_arena_bytes.empty()) return;
    const auto settle = [&](const std::vector<ValueId>& ids, bool& planned) {
        std::vector<std::string> open;
        bool any_placed = false, any_unplaced = false;
        for (ValueId id : ids) {
            const Tensor* tensor = method.values[id].tensor();
            // The result of a branch has no place of its own, so the caller cannot supply it.
            any_unplaced = any_unplaced || (tensor && !tensor->is_constant && !tensor->loaded);
            if (tensor && tensor->alias_of != no_value) {
                if (!tensor->loaded) continue;
                id = tensor->alias_of;
                tensor = method.values[id].tensor();
            }
            if (!tensor || tensor->is_constant) continue;
            if (tensor->loaded) any_placed = true;
            else open.push_back(method.values[id].name);
        }
        if (any_unplaced && !any_placed) planned = false;
        else out.unplanned.insert(open.begin(), open.end());
    };
    std::vector<ValueId> states;
    for (const ValueId id : method.values.indices()) {
        const Tensor* tensor = method.values[id].tensor();
        if (tensor && tensor->is_state) states.push_back(id);
    }
    settle(method.inputs, out.plan_inputs);
    settle(method.outputs, out.plan_outputs);
    settle(states, out.plan_state);
}

/// Its operators only run on a Cortex-M, which has 32-bit pointers.
bool calls_cortex_m(const Method& method) {
    return std::any_of(method.instructions.begin(), method.instructions.end(),
                       [](const Instruction& each) { return each.op.starts_with("cortex_m::"); });
}

/// Variables of a .tflite are memory of the interpreter, which an offline plan does not place.
void leave_variables(const Method& method, Tuning& out) {
    constexpr std::array operators{"tflite::READ_VARIABLE", "tflite::ASSIGN_VARIABLE", "tflite::CALL_ONCE"};
    for (const Instruction& each : method.instructions) {
        if (std::find(operators.begin(), operators.end(), each.op) == operators.end()) continue;
        for (const ValueId id : each.args) {
            const Tensor* tensor = method.values[id].tensor();
            if (tensor && tensor->is_state && tensor->alias_of == no_value)
                out.unplanned.insert(method.values[id].name);
        }
    }
}

}  // namespace

Tuning starting_tuning(const Program& program, const std::string& method) {
    Tuning out;
    out.method = method;
    out.align = program.align;
    for (const Method& each : program.methods) {
        if (!method.empty() && each.name != method) continue;
        out.pinned = each.pinned;
        if (calls_cortex_m(each)) out.runtime.abi = Abi::arm32;
        leave_unplaced(each, out);
        leave_variables(each, out);
        break;
    }
    return out;
}

std::int32_t free_mem_id(const Tuning& tuning) {
    std::int32_t id = 1;
    const auto is_used = [&] {
        return std::any_of(tuning.pools.begin(), tuning.pools.end(), [&](const Pool& p) { return p.mem_id == id; });
    };
    while (is_used()) ++id;
    return id;
}

namespace edit {

Tuning add_pool(Tuning t, Pool pool) {
    t.pools.push_back(std::move(pool));
    sort_by_id(t.pools);
    return t;
}

Tuning remove_pool(Tuning t, std::int32_t mem_id) {
    // An offset is not valid in another pool.
    std::erase_if(t.pinned, [&](const auto& pin) {
        const auto it = t.assigned.find(pin.first);
        return (it == t.assigned.end() ? default_pool(t) : it->second) == mem_id;
    });
    std::erase_if(t.pools, [&](const Pool& pool) { return pool.mem_id == mem_id; });
    std::erase_if(t.assigned, [&](const auto& entry) { return entry.second == mem_id; });
    return t;
}

Tuning set_pool(Tuning t, const Pool& pool) {
    const auto old =
        std::find_if(t.pools.begin(), t.pools.end(), [&pool](const Pool& one) { return one.mem_id == pool.mem_id; });
    if (old == t.pools.end()) return add_pool(std::move(t), pool);  // a pool added by a delegate
    *old = pool;
    return t;
}

// An offset is not valid in another pool, so moving a tensor removes its pin.
Tuning assign(Tuning t, const std::vector<std::string>& tensors, std::int32_t mem_id) {
    for (const std::string& tensor : tensors) {
        const auto old = t.assigned.find(tensor);
        if ((old == t.assigned.end() ? default_pool(t) : old->second) != mem_id) t.pinned.erase(tensor);
        t.assigned[tensor] = mem_id;
    }
    return t;
}

Tuning pin(Tuning t, const std::string& tensor, std::optional<std::int64_t> offset) {
    if (offset) {
        t.pinned[tensor] = *offset;
    } else {
        t.pinned.erase(tensor);
    }
    return t;
}

Tuning set_unplanned(Tuning t, const std::string& tensor, bool unplanned) {
    if (unplanned) {
        t.unplanned.insert(tensor);
        t.pinned.erase(tensor);
    } else {
        t.unplanned.erase(tensor);
    }
    return t;
}

Tuning set_range(Tuning t, const std::string& symbol, std::optional<RangeEdit> range) {
    if (range) {
        t.ranges[symbol] = *range;
    } else {
        t.ranges.erase(symbol);
    }
    return t;
}

Tuning set_planner(Tuning t, const std::string& planner) {
    t.planner = planner;
    t.keep_loaded_plan = false;
    return t;
}

Tuning set_planned_io(Tuning t, bool inputs, bool outputs, bool state) {
    t.plan_inputs = inputs;
    t.plan_outputs = outputs;
    t.plan_state = state;
    return t;
}

Tuning set_align(Tuning t, std::int64_t align) {
    t.align = align;
    return t;
}

Tuning set_tensor_align(Tuning t, const std::string& tensor, std::optional<std::int64_t> align) {
    if (align) {
        t.aligned[tensor] = *align;
    } else {
        t.aligned.erase(tensor);
    }
    return t;
}

Tuning set_schedule(Tuning t, ScheduleMode mode) {
    t.schedule = mode;
    return t;
}

Tuning set_place_auto(Tuning t, bool automatic) {
    t.place_auto = automatic;
    return t;
}

Tuning set_backends(Tuning t, std::vector<std::string> in_order) {
    t.delegation.backends = std::move(in_order);
    return t;
}

Tuning set_delegate(Tuning t, const std::string& rule, const std::optional<std::string>& backend) {
    auto& rules = t.delegation.rules;
    std::erase_if(rules, [&](const DelegateRule& one) { return one.rule == rule; });
    if (backend) rules.push_back({rule, *backend});
    return t;
}

Tuning set_compile_spec(Tuning t, const std::string& backend, const std::string& key,
                        const std::optional<std::string>& value) {
    auto& specs = t.delegation.specs;
    const auto same = std::find_if(specs.begin(), specs.end(),
                                   [&](const CompileSpec& spec) { return spec.backend == backend && spec.key == key; });
    if (same != specs.end() && value) same->value = *value;
    else if (same != specs.end()) specs.erase(same);
    else if (value) specs.push_back({backend, key, *value});
    return t;
}

Tuning set_runtime(Tuning t, const RuntimeSetup& runtime) {
    t.runtime = runtime;
    return t;
}

Tuning set_initial_state(Tuning t, const std::string& state, std::optional<InitialState> initial) {
    if (initial) t.initial[state] = *initial;
    else t.initial.erase(state);
    return t;
}

Tuning set_core(Tuning t, std::optional<Core> core) {
    t.core = core;
    return t;
}

Tuning set_limit(Tuning t, const std::string& name, std::optional<std::int64_t> bytes) {
    const auto at =
        std::find_if(t.limits.begin(), t.limits.end(), [&](const Limit& limit) { return limit.name == name; });
    if (!bytes) {
        if (at != t.limits.end()) t.limits.erase(at);
    } else if (at != t.limits.end()) {
        at->bytes = *bytes;
    } else {
        t.limits.push_back({name, *bytes});
    }
    return t;
}

Tuning set_payload(Tuning t, DelegateIndex delegate, const std::optional<std::string>& bytes) {
    auto& payloads = t.delegation.payloads;
    std::erase_if(payloads, [delegate](const PayloadReplacement& one) { return one.delegate == delegate; });
    if (bytes) payloads.push_back({delegate, std::make_shared<const std::string>(*bytes)});
    return t;
}

}  // namespace edit

}  // namespace arenascope
