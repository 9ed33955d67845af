#include "engine/evaluate/resolve_rules.h"

#include "engine/planning/issue.h"
#include "engine/tuning/rules.h"

namespace arenascope {

namespace {

/// All methods of the program are checked: a rule may be for another one, unless a method is named.
Result<bool> matches_another(const Program& program, const Method& method, const PlanRule& rule, const Tuning& tuning) {
    if (!tuning.method.empty()) return false;
    for (const Method& other : program.methods) {
        if (other.name == method.name) continue;
        TRY(const RuleOutcome there, apply_rules(other, {rule}));
        if (there.matches[0] != 0) return true;
    }
    return false;
}

}  // namespace

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
        const auto wider = inside ? std::nullopt : wider_rule(method, tuning.edits.rules[i]);
        report.issues.push_back({.code = IssueCode::rule_matches_nothing,
                                 .message = inside ? message("rule '{rule}' matches intermediate tensors only; the "
                                                             "caller can supply inputs, outputs and state",
                                                             placed.match)
                                     : wider ? message("rule '{rule}' matches no tensor; '{wider}' finds {tensors}",
                                                       placed.match, wider->match, wider->tensors)
                                             : message("rule '{rule}' matches no tensor", placed.match),
                                 .subject = placed.match});
    }
    for (const auto& [id, pool] : outcome.decided) {
        const std::string& name = method.values[id].name;
        if (tuning.assigned.contains(name)) continue;  // assigned by the user
        if (pool) report.tuning.assigned[name] = *pool;
        else report.tuning.unplanned.insert(name);
    }
    return done;
}

}  // namespace arenascope
