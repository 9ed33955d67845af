#include "engine/evaluate/delegated_method.h"

#include <algorithm>
#include <array>
#include <set>

#include "engine/ir/node_rule.h"
#include "engine/ops/facts.h"
#include "engine/partition/delegate_edits.h"
#include "engine/planning/issue.h"

namespace arenascope {

namespace {

std::set<std::string> tensor_names(const Method& method) {
    std::set<std::string> names;
    for (const Value& value : method.values) {
        if (value.tensor()) names.insert(value.name);
    }
    return names;
}

/// A region's payload may be different from the compiled one.
void size_payloads(Partition& partition) {
    for (RegionRow& region : partition.regions) {
        const Delegate& delegate = partition.method.delegates[region.delegate];
        region.payload_bytes = static_cast<std::int64_t>(delegate.payload.bytes.size());
    }
}

/// Delegation rules that match no instruction. Malformed rules are reported by the partitioner.
void note_idle_rules(const Method& method, const Delegation& delegation, std::vector<PlanIssue>& problems) {
    for (const DelegateRule& rule : delegation.rules) {
        const auto parsed = NodeRule::parse(rule.rule);
        const bool matches = !parsed.ok() ||
            std::any_of(method.instructions.begin(), method.instructions.end(),
                        [&](const Instruction& node) { return parsed.value().matches(method, node); });
        if (matches) continue;
        const NodeHint hint = hint_for(rule.rule, method);
        problems.push_back(
            {.code = IssueCode::delegate_rule_matches_nothing,
             .message = !hint.wider.empty()
                 ? message("delegation rule '{rule}' matches no node; '{wider}' finds {nodes}", rule.rule, hint.wider,
                           hint.nodes)
                 : hint.near.empty()
                 ? message("delegation rule '{rule}' matches no node", rule.rule)
                 : message("delegation rule '{rule}' matches no node; did you mean {names}?", rule.rule, hint.near),
             .subject = rule.rule});
    }
}

/// Backends that were requested and took no node.
void note_idle_backends(const Partition& made, const Delegation& delegation, const Backends& backends,
                        std::vector<PlanIssue>& problems) {
    for (const std::string& entry : delegation.backends) {
        for (std::size_t at = 0; at <= entry.size();) {  // "a+b": one partitioner for both
            const std::size_t end = std::min(entry.find('+', at), entry.size());
            const std::string name = entry.substr(at, end - at);
            at = end + 1;
            const auto backend = backends.find(name);
            const bool has_some = std::any_of(made.regions.begin(), made.regions.end(), [&](const RegionRow& region) {
                return region.partitioner == name || (backend && region.backend == backend->id());
            });
            if (has_some) continue;
            problems.push_back(
                {.code = IssueCode::backend_takes_nothing,
                 .message = message(
                     "backend '{backend}' takes no node; Delegates and arenascope partition give the reasons", name),
                 .subject = name});
        }
    }
}

Result<DelegatedMethod> partitioned(const Method& method, const Delegation& delegation, const Backends& backends,
                                    Progress& progress) {
    DelegatedMethod out;
    note_idle_rules(method, delegation, out.issues);
    TRY(Partition made, partition(method, delegation, backends, progress).in(method.name));
    CHECKED(edit_delegates(made.method, delegation, backends));
    size_payloads(made);
    note_idle_backends(made, delegation, backends, out.issues);
    out.partition = std::make_shared<const Partition>(std::move(made));
    out.method = std::shared_ptr<const Method>(out.partition, &out.partition->method);
    return out;
}

Result<DelegatedMethod> with_payloads(const Method& method, const Delegation& delegation, const Backends& backends) {
    auto edited = std::make_shared<Method>(method);
    CHECKED(edit_delegates(*edited, delegation, backends));
    return DelegatedMethod{.method = std::move(edited), .partition = {}, .issues = {}};
}

}  // namespace

Result<Delegated> delegate_method(const std::shared_ptr<const Method>& method, const Delegation& delegation,
                                  const Backends& backends, StageMemo& memo, const StageOptions& options,
                                  Progress& progress) {
    if (delegation == Delegation{}) {
        return Delegated{.made = std::make_shared<const DelegatedMethod>(
                             DelegatedMethod{.method = method, .partition = {}, .issues = {}})};
    }
    DelegationKey key{.method = MethodKey{.method = method, .is_specialised = false}, .delegation = delegation};
    Delegated out{.made = memo.delegations.find(key)};
    if (out.made) return out;
    DelegatedMethod made;
    const auto compile = [&]() -> Result<> {
        const bool partitions = !delegation.backends.empty() || !delegation.rules.empty();
        TRY(made,
            partitions ? partitioned(*method, delegation, backends, progress)
                       : with_payloads(*method, delegation, backends));
        return done;
    };
    const std::array stages{CheckedStage{.id = "delegate", .run = compile}};
    CHECKED(run_stages(stages, method_subject(made.method, ops::operator_facts()), options, progress));
    if (made.partition) out.delegates_compiled = static_cast<std::int32_t>(made.partition->regions.size());
    const std::int64_t bytes = added_bytes(*made.method, *method);
    out.made = std::make_shared<const DelegatedMethod>(std::move(made));
    memo.delegations.keep(std::move(key), out.made, bytes);
    return out;
}

void forget_delegated(const Method& whole, const Method& left, Tuning& tuning) {
    const std::set<std::string> before = tensor_names(whole), after = tensor_names(left);
    const auto is_inside = [&](const std::string& name) { return before.contains(name) && !after.contains(name); };
    std::erase_if(tuning.assigned, [&](const auto& item) { return is_inside(item.first); });
    std::erase_if(tuning.pinned, [&](const auto& item) { return is_inside(item.first); });
    std::erase_if(tuning.unplanned, is_inside);
}

}  // namespace arenascope
