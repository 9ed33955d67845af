#include "engine/evaluate/share_state.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/base/bytes.h"
#include "engine/base/text.h"
#include "engine/planning/issue.h"

namespace arenascope {

namespace {

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

const std::string shared_name = "shared state";

/// A declared pool for the states, by its name: the one that would be added. Not the pool of all other tensors.
std::optional<std::int32_t> declared_memory(const Tuning& tuning) {
    const auto found = std::find_if(tuning.pools.begin(), tuning.pools.end(),
                                    [](const Pool& pool) { return pool.name == shared_name; });
    if (found == tuning.pools.end() || found->mem_id == default_pool(tuning)) return std::nullopt;
    return found->mem_id;
}

/// The pool that a rule, its name or the user assigned to the states of a method; nothing: a pool of their own.
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
    const auto asked =
        of_states == std::set{std::optional<std::int32_t>{}} ? declared_memory(tuning) : *of_states.begin();
    const bool is_own =
        of_states.size() == 1 && !(asked && (of_others.contains(asked) || *asked == default_pool(tuning)));
    if (is_own) return asked;
    return Error{.what = message("shared state needs a pool of its own"),
                 .place = method.name,
                 .remedy = message("use --assign 'kind:state=POOL' with a separate pool, or no rule for state"),
                 .remedy_code = RemedyCode::pool_for_state};
}

}  // namespace

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
    if (!asked) tuning.pools.push_back({.mem_id = mem_id, .name = shared_name});
    if (!asked && mem_id != 2) {
        report.issues.push_back(
            {.code = IssueCode::shared_state_mem_id,
             .message = message("shared state is in memory {memory}, because a declared pool has ExecuTorch's mem_id 2",
                                mem_id)});
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

namespace {

std::map<std::string, const Tensor*> states_by_name(const Method& method) {
    std::map<std::string, const Tensor*> out;
    for (const Value& value : method.values) {
        const Tensor* tensor = value.tensor();
        if (tensor && tensor->is_state && tensor->alias_of == no_value) out.emplace(state_name(value), tensor);
    }
    return out;
}

/// Whether a pool of a loaded file contains only states.
bool is_for_states(const Method& method, std::int32_t mem_id) {
    return std::none_of(method.values.begin(), method.values.end(), [&](const Value& value) {
        const Tensor* tensor = value.tensor();
        return tensor && !tensor->is_state && tensor->alias_of == no_value && tensor->loaded &&
            tensor->loaded->mem_id == mem_id;
    });
}

bool looks_like(const Tensor& a, const Tensor& b) {
    return a.dtype == b.dtype && a.sizes.size() == b.sizes.size() && state_bytes(a) == state_bytes(b) &&
        std::equal(a.sizes.begin(), a.sizes.end(), b.sizes.begin(),
                   [](const sym::Expr& one, const sym::Expr& other) { return one.text() == other.text(); });
}

}  // namespace

void report_unshared_states(const Method& method, const Program& program, MethodReport& report) {
    const auto own = states_by_name(method);
    if (own.empty()) return;
    std::map<std::string, std::set<std::string>> methods_of;  // by state
    for (const Method& other : program.methods) {
        if (other.name == method.name) continue;
        for (const auto& [name, theirs] : states_by_name(other)) {
            const auto mine = own.find(name);
            if (mine == own.end() || !looks_like(*mine->second, *theirs)) continue;
            const auto& place = mine->second->loaded;
            const bool is_shared = place && place == theirs->loaded && is_for_states(method, place->mem_id) &&
                is_for_states(other, place->mem_id);
            if (!is_shared) methods_of[name].insert(other.name);
        }
    }
    for (const auto& [state, others] : methods_of) {
        report.issues.push_back(
            {.code = IssueCode::state_not_shared,
             .message = message("state '{state}' of method '{method}' is separate from the state of that name in "
                                "{methods}; use --share-mutable if they must be one",
                                state, method.name, joined(others, ", ")),
             .subject = state});
    }
}

Result<std::shared_ptr<const Method>> with_state_copies(const Method& method, const Tuning& tuning,
                                                        MethodReport& report) {
    const bool is_output_list = !method.node_list.empty() && method.node_list.back().kind == ListedNode::Kind::output;
    if (tuning.lifetimes != LifetimeRules::executorch || !tuning.plan_outputs || !is_output_list)
        return std::shared_ptr<const Method>();
    auto out = std::make_shared<Method>(method);
    std::int64_t bytes = 0;
    std::vector<ValueId> copies;
    // The write-backs are the method's last instructions.
    for (InstructionIndex i = method.instructions.last(); i.valid(); --i) {
        const Instruction& instruction = method.instructions[i];
        if (instruction.op != "aten::copy_" || instruction.outs.size() != 1) break;
        const Value& state = method.values[instruction.outs[0]];
        const Tensor* tensor = state.tensor();
        const auto own = tensor && tensor->is_state ? tensor->bytes() : std::nullopt;
        const auto aligned = own ? round_up(*own, std::max<std::int64_t>(tuning.align, 1)) : std::nullopt;
        const auto sum = aligned ? checked_add(bytes, *aligned) : std::nullopt;
        if (!sum) break;
        bytes = *sum;
        Tensor copy = *tensor;
        copy.is_state = false;
        copy.role = Role::intermediate;
        copy.data.reset();
        copy.loaded.reset();
        copy.qualified_name.clear();
        out->values.push_back({.name = state.name + " (written back)", .data = std::move(copy)});
        copies.insert(copies.begin(), out->values.last());
    }
    if (copies.empty()) return std::shared_ptr<const Method>();
    std::vector<ValueId>& listed = out->node_list[out->node_list.last()].values;
    listed.insert(listed.begin(), copies.begin(), copies.end());
    report.issues.push_back({.code = IssueCode::state_copies,
                             .message = message("ExecuTorch also places {bytes} bytes at the last step for writing "
                                                "back {count} states; nothing reads them",
                                                bytes, static_cast<std::int64_t>(copies.size()))});
    return std::shared_ptr<const Method>(std::move(out));
}

}  // namespace arenascope
