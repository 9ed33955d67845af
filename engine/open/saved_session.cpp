#include "engine/open/saved_session.h"

#include <algorithm>
#include <cstdio>
#include <set>

#include "engine/evaluate/replace_operators.h"
#include "engine/evaluate/tensor_rows.h"
#include "engine/planning/lifetimes/lifetimes_paths.h"
#include "engine/symbolic/known.h"
#include "engine/tuning/reapply.h"
#include "engine/tuning/session_checks.h"

namespace arenascope {

namespace {

const std::string& name_of_buffer(const Method& method, const Buffer& buffer) { return method.values[buffer.id].name; }

void store_plan(const Outcome& outcome, StoredPlan& stored) {
    const Plan& shown = outcome.plan();
    stored.planner = shown.planner;
    stored.total_bytes = shown.total_bytes;
    for (const BufferRow row : shown.problem.buffers.indices()) {
        const Buffer& buffer = shown.problem.buffers[row];
        stored.places[name_of_buffer(*outcome.method, buffer)] = {buffer.mem_id, shown.placement.offsets[row],
                                                                  buffer.bytes};
    }
}

void add_arenas(const Baseline& baseline, const Plan& plan, BaselineDifference& out) {
    std::map<std::int32_t, BaselineDifference::Arena> arenas;
    for (const Baseline::Arena& arena : baseline.arenas)
        arenas[arena.mem_id] = {arena.name, arena.mem_id, arena.bytes, 0};
    for (const PoolResult& pool : plan.pools) {
        auto& arena = arenas[pool.mem_id];
        arena.name = pool.name;
        arena.mem_id = pool.mem_id;
        arena.after = pool.bytes;
    }
    for (auto& [mem_id, arena] : arenas) out.arenas.push_back(std::move(arena));
}

}  // namespace

Session session_of(const Tuning& tuning, const Outcome* outcome, const Session* before, const Tuning& orphans) {
    Session session;
    session.tuning = with_orphans(tuning, orphans);
    if (before) {
        session.baseline = before->baseline;
        session.notes = before->notes;
        session.view = before->view;
        session.other_methods = before->other_methods;
        session.others = before->others;
    }
    if (outcome) {
        store_plan(*outcome, session);
        session.edited = identities_of(tuning, *outcome->method);
    }
    // An orphaned edit keeps the name of its target, so that it can apply again later.
    if (before) session.edited.insert(before->edited.begin(), before->edited.end());
    const std::set<std::string> spoken_of = tensors_of(session.tuning);
    std::erase_if(session.edited, [&](const auto& each) { return !spoken_of.contains(each.first); });
    return session;
}

namespace {

/// Operators of the session whose nodes exist, but call another operator.
void orphan_unfit_operators(const Session& session, const Method& method, Reapplied& out) {
    if (session.tuning.edits.operators.empty()) return;
    Method sized = method;
    static_cast<void>(sym::assume_sizes(sized.ranges));
    if (!specialise(sized).ok()) return;  // sizes are entered first
    for (const OperatorRule& rule : session.tuning.edits.operators) {
        const auto& kept = out.tuning.edits.operators;
        if (rule.node.empty() || std::find(kept.begin(), kept.end(), rule) == kept.end()) continue;
        Tuning alone;
        alone.edits.operators = {rule};
        Method edited = sized;
        std::vector<PlanIssue> idle;
        if (replace_operators(edited, alone, alone, idle).ok()) continue;
        --out.applied;
        orphan_operator(rule, out);
    }
}

}  // namespace

Result<AppliedSession> apply_session(Session session, const Tuning& tuning, const Program& program) {
    Tuning asked = tuning;
    const bool is_sessions = tuning.method == session.tuning.method;
    const bool is_gone = is_sessions && !find_method(program, tuning.method).ok();
    if (is_gone) asked.method.clear();
    TRY(const Method* method, find_method(program, asked.method));
    AppliedSession out{.edits = reapply(asked, session, *method)};
    out.stored = std::move(session);
    orphan_unfit_operators(out.stored, *method, out.edits);
    if (is_gone) {
        out.edits.orphans.method = tuning.method;
        out.edits.orphaned.push_back("method " + tuning.method);
    } else if (is_sessions && !tuning.method.empty()) {
        ++out.edits.applied;
    }
    rename_places(out.stored, out.edits.new_names);
    return out;
}

Result<std::optional<Error>> show_stored_plan(const Session& session, Outcome& outcome) {
    auto why = misfit(session, *outcome.method, outcome.plan().problem);
    const auto stored = stored_placement(session, *outcome.method, outcome.plan().problem);
    if (!stored || stored->offsets == outcome.plan().placement.offsets) return why;
    TRY(outcome.plans[outcome.shown],
        assess_on_paths(*outcome.method, session.planner, outcome.plan().problem, *stored));
    name_issues(*outcome.method, outcome.plans[outcome.shown]);
    return why;
}

Baseline baseline_of(const Method& method, const Plan& plan) {
    Baseline out{.planner = plan.planner};
    for (const PoolResult& pool : plan.pools) out.arenas.push_back({pool.mem_id, pool.name, pool.bytes});
    for (const Buffer& buffer : plan.problem.buffers) out.tensors[name_of_buffer(method, buffer)] = buffer.bytes;
    return out;
}

BaselineDifference difference_to(const Baseline& baseline, const Method& method, const Plan& plan) {
    BaselineDifference out{.planner = baseline.planner, .before = baseline.total_bytes(), .after = plan.total_bytes};
    add_arenas(baseline, plan, out);
    const Baseline now = baseline_of(method, plan);
    for (const auto& [name, bytes] : now.tensors) {
        const auto was = baseline.tensors.find(name);
        if (was == baseline.tensors.end()) out.added.push_back(name);
        else if (was->second != bytes) out.resized.push_back({name, was->second, bytes});
    }
    for (const auto& [name, bytes] : baseline.tensors) {
        if (!now.tensors.contains(name)) out.removed.push_back(name);
    }
    return out;
}

std::string BaselineDifference::text() const {
    const auto change = [](std::int64_t from, std::int64_t to) {
        return std::to_string(from) + " -> " + std::to_string(to) + " B";
    };
    std::string text = "baseline " + planner + ": " + change(before, after);
    if (before == after) {
        text += " (the same)";
    } else {
        char percent[32] = "";
        if (before > 0)
            std::snprintf(percent, sizeof percent, ", %+.1f %%",
                          100.0 * static_cast<double>(after - before) / static_cast<double>(before));
        text += std::string(" (") + (after > before ? "+" : "") + std::to_string(after - before) + " B" + percent + ")";
    }
    if (arenas.size() > 1) {
        for (const Arena& arena : arenas) text += "; " + arena.name + " " + change(arena.before, arena.after);
    }
    const auto count = [&](std::size_t number, const char* what) {
        if (number > 0) text += "; " + std::to_string(number) + (number == 1 ? " tensor " : " tensors ") + what;
    };
    count(added.size(), "new");
    count(removed.size(), "gone");
    count(resized.size(), "of another size");
    return text;
}

}  // namespace arenascope
