#include "engine/evaluate/evaluator.h"

#include <algorithm>
#include <ctime>
#include <set>

#include "engine/base/bytes.h"
#include "engine/evaluate/device_pools.h"
#include "engine/evaluate/external_pool_planners.h"
#include "engine/evaluate/nested_plan.h"
#include "engine/evaluate/tensor_rows.h"
#include "engine/ir/steps.h"
#include "engine/partition/delegate_edits.h"
#include "engine/planning/bounds.h"
#include "engine/planning/exec_planner.h"
#include "engine/planning/fault_words.h"
#include "engine/planning/issue.h"
#include "engine/planning/lifetimes/lifetimes_paths.h"
#include "engine/planning/lifetimes/schedule.h"
#include "engine/planning/place_pools.h"
#include "engine/planning/placement/time_limit.h"
#include "engine/planning/planner.h"

namespace arenascope {

namespace {

double seconds_of(clockid_t clock) {
    std::timespec now{};
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

double cpu_seconds() { return seconds_of(CLOCK_THREAD_CPUTIME_ID); }
double wall_seconds() { return seconds_of(CLOCK_MONOTONIC); }

class Evaluation {
public:
    Evaluation(const Program& program, const Method& method, const Tuning& tuning, const Extensions& extensions,
               Outcome& outcome, Progress& progress)
        : start_(starting_tuning(program, method.name)),
          method_(method),
          tuning_(tuning),
          extensions_(extensions),
          outcome_(outcome),
          progress_(progress),
          has_jumps_(has_jumps(method)) {}

    Result<> run(const std::vector<std::string>& asked) {
        progress_.report(StageKind::lifetimes);
        TRY(problem_, make_problem(method_, tuning_));
        if (tuning_.place_auto) {
            const std::vector<bool> fixed = fixed_rows();
            TRY(problem_, place_over_pools(std::move(problem_), fixed, tuning_.options, progress_));
        }
        if (tuning_.lifetimes == LifetimeRules::executorch) {
            Tuning safe = tuning_;
            safe.lifetimes = LifetimeRules::safe;
            TRY(safe_problem_, make_problem(method_, safe));  // its lifetimes only
        }
        outcome_.tensors = tensor_rows(method_, lifetimes(method_, tuning_.lifetimes), problem_);
        outcome_.steps = step_count(method_);
        CHECKED(add_loaded());
        return add_planned(asked);
    }

private:
    /// Rows of the problem whose pool the user has chosen.
    [[nodiscard]] std::vector<bool> fixed_rows() const {
        std::vector<bool> fixed;
        for (const Buffer& buffer : problem_.buffers) {
            const std::string& name = method_.values[static_cast<std::size_t>(buffer.id)].name;
            fixed.push_back(buffer.pinned.has_value() || tuning_.assigned.contains(name));
        }
        return fixed;
    }

    Result<> add_loaded() {
        if (method_.loaded_arena_bytes.empty()) return done;
        Problem problem = problem_;
        Placement placement;
        for (Buffer& buffer : problem.buffers) {
            const auto& loaded = method_.values[static_cast<std::size_t>(buffer.id)].tensor()->loaded;
            if (!loaded || loaded->mem_id < 1) return done;
            buffer.mem_id = loaded->mem_id;
            buffer.pinned.reset();
            placement.offsets.push_back(loaded->offset);
        }
        complete_pools(problem);
        // Whatever alignment the plan was made with: the largest that all its offsets keep.
        for (const std::int64_t offset : placement.offsets) {
            while (problem.align > 1 && offset % problem.align != 0)
                problem.align = std::max<std::int64_t>(1, problem.align / 2);
        }
        for (Pool& pool : problem.pools) pool.align = 0;
        CHECKED(add_plan(std::string(planner_id::loaded), std::move(problem), std::move(placement), 0));
        return done;
    }

    static void complete_pools(Problem& problem) {
        for (const Buffer& buffer : problem.buffers) {
            const bool known = std::any_of(problem.pools.begin(), problem.pools.end(),
                                           [&](const Pool& pool) { return pool.mem_id == buffer.mem_id; });
            if (!known)
                problem.pools.push_back({.mem_id = buffer.mem_id, .name = "memory " + std::to_string(buffer.mem_id)});
        }
        std::stable_sort(problem.pools.begin(), problem.pools.end(),
                         [](const Pool& a, const Pool& b) { return a.mem_id < b.mem_id; });
    }

    // A .pte says how large its arenas are: larger than its tensors need, or too small where ExecuTorch erred. A file
    // that does not say it has -1 there.
    void size_as_loaded(Plan& plan) const {
        std::vector<std::int64_t> bytes(plan.pools.size(), -1);
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            const auto mem_id = static_cast<std::size_t>(plan.pools[i].mem_id);
            if (plan.pools[i].mem_id >= 1 && mem_id < method_.loaded_arena_bytes.size()) {
                bytes[i] = method_.loaded_arena_bytes[mem_id];
            }
        }
        set_pool_bytes(bytes, plan);
    }

    [[nodiscard]] bool shows_loaded() const {
        const bool pools_kept = std::all_of(tuning_.pools.begin(), tuning_.pools.end(), [](const Pool& pool) {
            return pool.align == 0 && pool.reserved == 0 && pool.keep_out.empty() && pool.allow.empty() &&
                pool.prefer.empty() && pool.planner.empty();
        });
        return tuning_.keep_loaded_plan && !tuning_.place_auto && tuning_.schedule == ScheduleMode::off &&
            tuning_.planner == start_.planner && pools_kept && tuning_.assigned.empty() &&
            tuning_.pinned == start_.pinned && tuning_.aligned.empty() && tuning_.unplanned == start_.unplanned &&
            tuning_.align == start_.align && tuning_.plan_inputs == start_.plan_inputs &&
            tuning_.plan_outputs == start_.plan_outputs && tuning_.plan_state == start_.plan_state;
    }

    Result<> add_planned(const std::vector<std::string>& asked) {
        const bool has_loaded = !outcome_.plans.empty();
        if (tuning_.planner == planner_id::loaded && !has_loaded) {
            return Error{.what = message("there is no loaded plan"),
                         .place = method_.name,
                         .expected = message("a .pte whose planned tensors all have a place"),
                         .remedy = message("choose another planner")};
        }
        const bool show_loaded = has_loaded && (tuning_.planner == planner_id::loaded || shows_loaded());
        const std::vector<std::string> ids = planner_ids(asked);
        for (std::size_t i = 0; i < ids.size(); ++i) {
            if (progress_.cancelled()) return cancelled();
            progress_.report({StageKind::planning, ids[i]}, static_cast<double>(i) / static_cast<double>(ids.size()));
            TRY(const bool planned, plan_with(ids[i], ids[i] == tuning_.planner));
            if (planned && !show_loaded && ids[i] == tuning_.planner) outcome_.shown = outcome_.plans.size() - 1;
        }
        share_proofs();
        for (Plan& plan : outcome_.plans) name_issues(method_, plan);
        return done;
    }

    /// What a search proves of a problem holds for whoever planned it. (Some planners add bytes behind a pool.)
    void share_proofs() {
        if (tuning_.lifetimes != LifetimeRules::safe) return;
        std::vector<std::int64_t> proven(problem_.pools.size(), 0);
        for (const Plan& plan : outcome_.plans) {
            for (std::size_t i = 0; is_of_problem(plan) && i < proven.size() && i < plan.pools.size(); ++i) {
                const std::int64_t tail = tail_of(plan.planner, problem_.pools[i]);
                proven[i] = std::max(proven[i], plan.pools[i].lower_bound - tail);
            }
        }
        for (Plan& plan : outcome_.plans) {
            std::vector<std::int64_t> own = proven;
            for (std::size_t i = 0; i < own.size(); ++i) own[i] += tail_of(plan.planner, problem_.pools[i]);
            if (is_of_problem(plan)) raise_bounds(own, plan);
        }
    }

    /// A loaded plan was made under rules of its own: they may be those of the problem.
    [[nodiscard]] bool is_of_problem(const Plan& plan) const {
        if (!plan.is_loaded() || !plan.valid()) return plan.valid();
        const Problem& loaded = plan.problem;
        const auto same_pool = [](const Pool& a, const Pool& b) {
            return a.mem_id == b.mem_id && a.reserved == b.reserved && a.keep_out == b.keep_out && a.tail == b.tail;
        };
        bool same = loaded.buffers.size() == problem_.buffers.size() &&
            std::equal(loaded.pools.begin(), loaded.pools.end(), problem_.pools.begin(), problem_.pools.end(),
                       same_pool);
        for (std::size_t i = 0; same && i < loaded.buffers.size(); ++i) {
            const Buffer &a = loaded.buffers[i], &b = problem_.buffers[i];
            same = a.mem_id == b.mem_id && a.group == b.group && a.inside == b.inside &&
                alignment_of(loaded, a) == alignment_of(problem_, b) &&
                (!b.pinned || *b.pinned == plan.placement.offsets[i]);
        }
        return same;
    }

    /// The tuning's planner and those asked for, each once. The loaded plan is there already.
    [[nodiscard]] std::vector<std::string> planner_ids(const std::vector<std::string>& asked) const {
        std::vector<std::string> wanted{tuning_.planner}, ids;
        for (const std::string& id : asked) {
            if (id != planner_id::all) {
                wanted.push_back(id);
                continue;
            }
            for (const Planner& planner : builtin_planners()) wanted.emplace_back(planner.id);
        }
        for (const std::string& id : wanted) {
            if (id != planner_id::loaded && std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
        }
        return ids;
    }

    /// False: the planner refused and is only one of several.
    Result<bool> plan_with(const std::string& id, bool is_needed) {
        if (id.starts_with(exec_prefix)) {
            const double begin = wall_seconds();  // the program's own time counts, which is not this thread's
            auto placed = plan_with_program(id.substr(exec_prefix.size()), problem_, tuning_.options, progress_);
            if (!placed.ok()) return refused(id, std::move(placed).error(), is_needed);
            CHECKED(add_plan(id, problem_, std::move(placed).take(), wall_seconds() - begin));
            return true;
        }
        const Planner* planner = find_planner(id);
        const auto& extra = extensions_.planners;
        const auto own = std::find_if(extra.begin(), extra.end(), [&](const ExtraPlanner& p) { return p.id == id; });
        if (!planner && own == extra.end()) return no_planner(id);
        const double start = cpu_seconds();
        const TimeLimit limit(tuning_.options);
        if (planner && tuning_.lifetimes == LifetimeRules::executorch && method_.graphs.size() > 1) {
            auto plan = plan_nested(method_, tuning_, *planner, problem_, progress_);
            return plan.ok() ? take_nested(std::move(plan).take(), cpu_seconds() - start)
                             : refused(id, std::move(plan).error(), is_needed);
        }
        auto placement =
            planner ? plan_by_users_pools(*planner, extra, problem_, tuning_.options, progress_) : own->plan(problem_);
        if (!placement.ok()) return refused(id, std::move(placement).error(), is_needed);
        std::vector<std::int64_t> proven;
        if (has_jumps_ && planner && tuning_.lifetimes == LifetimeRules::safe) {
            TRY(proven,
                improve_over_paths(method_, flow(), *planner, problem_, limit.left(), placement.value(), progress_));
        }
        CHECKED(add_plan(id, problem_, std::move(placement).take(), cpu_seconds() - start, proven));
        return true;
    }

    const FlowLiveness& flow() {
        if (!flow_) flow_.emplace(method_);
        return *flow_;
    }

    Result<bool> refused(const std::string& id, Error error, bool is_needed) {
        error.what = with_names(method_, error.what);
        error.expected = with_names(method_, error.expected);
        if (is_needed || error.is_cancelled) return std::move(error).in(id);
        outcome_.refusals.push_back({id, std::move(error)});
        return false;
    }

    Result<bool> take_nested(Plan plan, double seconds) {
        plan.seconds = seconds;
        excuse_branches(method_, plan);
        outcome_.plans.push_back(std::move(plan));
        return true;
    }

    [[nodiscard]] Error no_planner(const std::string& id) const {
        std::string known;
        for (const Planner& p : builtin_planners()) known += (known.empty() ? "" : ", ") + std::string(p.id);
        for (const ExtraPlanner& p : extensions_.planners) known += ", " + p.id;
        return Error{.what = message("there is no planner '{id}'", id), .expected = Message::verbatim(known)};
    }

    /// `proven`: of a plan that was improved over the paths, what no plan can go below, by pool.
    Result<> add_plan(std::string id, Problem problem, Placement placement, double seconds,
                      const std::vector<std::int64_t>& proven = {}) {
        TRY(Plan plan, judge(std::move(id), std::move(problem), std::move(placement)));
        plan.seconds = seconds;
        if (plan.is_loaded() || !proven.empty()) excuse_branches(method_, plan);
        if (plan.is_loaded()) size_as_loaded(plan);
        if (has_jumps_) bound_over_paths(method_, flow(), proven, plan);
        // ExecuTorch's lifetimes let some live values share bytes: the plan is checked against the safe ones too.
        if (safe_problem_ && plan.valid()) {
            Problem safe = plan.problem;
            for (std::size_t i = 0; i < safe.buffers.size() && i < safe_problem_->buffers.size(); ++i) {
                safe.buffers[i].first = safe_problem_->buffers[i].first;
                safe.buffers[i].last = safe_problem_->buffers[i].last;
            }
            for (PlanIssue& found :
                 has_jumps_ ? overlaps_in_flow(method_, safe, plan.placement) : verify(safe, plan.placement)) {
                plan.problems.push_back(std::move(found));
                plan.verdict = PlanVerdict::invalid;
            }
        }
        outcome_.plans.push_back(std::move(plan));
        return done;
    }

    const Tuning start_;  ///< before any edit
    const Method& method_;
    const Tuning& tuning_;
    const Extensions& extensions_;
    Outcome& outcome_;
    Progress& progress_;
    Problem problem_;
    std::optional<Problem> safe_problem_;
    const bool has_jumps_;
    std::optional<FlowLiveness> flow_;
};

std::set<std::string> tensor_names(const Method& method) {
    std::set<std::string> names;
    for (const Value& value : method.values) {
        if (value.tensor()) names.insert(value.name);
    }
    return names;
}

/// Places given to tensors that now live inside a delegate wait there: they count again when the node comes back.
void forget_delegated(const Method& whole, const Method& left, Tuning& tuning) {
    const std::set<std::string> before = tensor_names(whole), after = tensor_names(left);
    const auto is_inside = [&](const std::string& name) { return before.contains(name) && !after.contains(name); };
    std::erase_if(tuning.assigned, [&](const auto& item) { return is_inside(item.first); });
    std::erase_if(tuning.pinned, [&](const auto& item) { return is_inside(item.first); });
    std::erase_if(tuning.unplanned, is_inside);
}

/// A region's blob may be another than the one it was compiled to.
void size_blobs(Partition& partition) {
    for (RegionRow& region : partition.regions) {
        const Delegate& delegate = partition.method.delegates[static_cast<std::size_t>(region.delegate)];
        region.blob_bytes = static_cast<std::int64_t>(delegate.blob.bytes.size());
    }
}

// What a plan of the method takes up, by the tuning's planner where that is quick.
Result<std::int64_t> placed_bytes(const Method& method, const Tuning& tuning, Progress& progress) {
    constexpr std::int64_t few_nodes = 500;
    const Planner* planner = find_planner(tuning.planner);
    if (!planner || planner->traits.searches) planner = find_planner(planner_id::optimal);
    PlanOptions options = tuning.options;
    options.nodes = std::min(options.nodes, few_nodes);
    options.improve = true;  // below the capacities too: the order that needs least is asked for
    TRY(Problem problem, make_problem(method, tuning));
    TRY(Placement placement, plan_by_pools(*planner, problem, options, progress));
    TRY(const Plan plan, judge(tuning.planner, std::move(problem), std::move(placement)));
    return plan.total_bytes;
}

// The method in an order that needs fewer bytes; null where there is none.
Result<std::shared_ptr<const Method>> scheduled(const Method& method, const Problem& problem, const Tuning& tuning,
                                                Progress& progress) {
    progress.report(StageKind::ordering);
    std::vector<std::int64_t> bytes(method.values.size(), 0);
    for (const Buffer& buffer : problem.buffers) {
        TRY(bytes[static_cast<std::size_t>(buffer.id)], occupied_bytes(problem, buffer));
    }
    const auto placed = [&](const Method& candidate) { return placed_bytes(candidate, tuning, progress); };
    TRY(std::optional<Method> ordered,
        reorder_operators(method, bytes, tuning.schedule == ScheduleMode::exact, placed, progress));
    if (!ordered) return std::shared_ptr<const Method>();
    return std::shared_ptr<const Method>(std::make_shared<Method>(std::move(*ordered)));
}

// The outcome in the new order, with what each plan saves; in the old one where the shown plan is not smaller.
Outcome note_schedule(Outcome ordered, Outcome plain, const Tuning& tuning) {
    for (Plan& plan : ordered.plans) {
        plan.schedule = tuning.schedule;
        for (const Plan& old : plain.plans) {
            if (old.planner == plan.planner) plan.schedule_saves = old.total_bytes - plan.total_bytes;
        }
    }
    const bool is_better = ordered.plan().valid() && ordered.plan().total_bytes < plain.plan().total_bytes;
    return is_better ? std::move(ordered) : std::move(plain);
}

/// Rules of the delegation that no instruction matches; those that are malformed are the partition's to refuse.
void note_idle_rules(const Method& method, const Delegation& delegation, MethodReport& report) {
    for (const DelegateRule& rule : delegation.rules) {
        const bool matches =
            std::any_of(method.instructions.begin(), method.instructions.end(), [&](const Instruction& node) {
                const auto found = rule_matches(rule.rule, node);
                return !found.ok() || found.value();
            });
        if (matches) continue;
        report.problems.push_back({.code = IssueCode::delegate_rule_matches_nothing,
                                   .message = message("rule '{rule}' of the delegation matches no node", rule.rule),
                                   .subject = rule.rule});
    }
}

/// Backends that were asked for and got nothing.
void note_idle_backends(const Partition& made, const Delegation& delegation, const Backends& backends,
                        MethodReport& report) {
    for (const std::string& entry : delegation.backends) {
        for (std::size_t at = 0; at <= entry.size();) {  // "a+b": one partitioner for both
            const std::size_t end = std::min(entry.find('+', at), entry.size());
            const std::string name = entry.substr(at, end - at);
            at = end + 1;
            const auto backend = backends.find(name);
            const bool has_some = std::any_of(made.regions.begin(), made.regions.end(), [&](const RegionRow& region) {
                return backend && region.backend == backend->id();
            });
            if (has_some) continue;
            report.problems.push_back(
                {.code = IssueCode::backend_takes_nothing,
                 .message =
                     message("backend '{backend}' takes no node: Delegates and arenascope partition say why", name),
                 .subject = name});
        }
    }
}

using Edit = Result<MethodReport>(Method&, const Program&, const Tuning&, Progress&);

Result<Outcome> evaluate_with(Edit& edit, const Extensions& extensions, const Program& program, const Tuning& tuning,
                              const std::vector<std::string>& planners, Progress& progress) {
    TRY(const Method* found, find_method(program, tuning.method));
    auto method = std::make_shared<Method>(*found);
    Outcome outcome;
    TRY(outcome.report, edit(*method, program, tuning, progress));
    if (progress.cancelled()) return cancelled();
    outcome.method = method;
    Tuning applied = outcome.report.tuning;
    if (!tuning.delegation.backends.empty() || !tuning.delegation.rules.empty()) {
        note_idle_rules(*method, tuning.delegation, outcome.report);
        TRY(Partition made, partition(*method, tuning.delegation, extensions.backends, progress).in(method->name));
        CHECKED(edit_delegates(made.method, tuning.delegation, extensions.backends));
        size_blobs(made);
        note_idle_backends(made, tuning.delegation, extensions.backends, outcome.report);
        outcome.partition = std::make_shared<const Partition>(std::move(made));
        outcome.method = std::shared_ptr<const Method>(outcome.partition, &outcome.partition->method);
        forget_delegated(*method, *outcome.method, applied);
    } else {
        CHECKED(edit_delegates(*method, tuning.delegation, extensions.backends));
    }
    CHECKED(check_devices(applied.pools, extensions.backends, extensions.devices));
    add_device_pools(applied, *outcome.method, extensions.backends, extensions.devices);
    CHECKED(Evaluation(program, *outcome.method, applied, extensions, outcome, progress).run(planners));
    if (tuning.schedule == ScheduleMode::off) return outcome;
    TRY(std::shared_ptr<const Method> ordered,
        scheduled(*outcome.method, outcome.plans.back().problem, tuning, progress));
    if (!ordered) return outcome;
    Outcome better;
    better.report = outcome.report;
    better.partition = outcome.partition;
    better.method = std::move(ordered);
    CHECKED(Evaluation(program, *better.method, applied, extensions, better, progress).run(planners));
    return note_schedule(std::move(better), std::move(outcome), tuning);
}

}  // namespace

Result<Outcome> Evaluator::evaluate(const Program& program, const Tuning& tuning,
                                    const std::vector<std::string>& planners, Progress& progress) const {
    return evaluate_with(edit_method, extensions_, program, tuning, planners, progress);
}

Result<Outcome> Evaluator::evaluate_sizes(const Program& program, const Tuning& tuning,
                                          const std::vector<std::string>& planners, Progress& progress) const {
    const bool reads_data = !tuning.delegation.backends.empty() || !tuning.delegation.rules.empty();
    return evaluate_with(reads_data ? edit_method : edit_method_sizes, extensions_, program, tuning, planners,
                         progress);
}

Result<const Method*> find_method(const Program& program, const std::string& name) {
    if (program.methods.empty()) return Error{.what = message("the program holds no method")};
    if (name.empty()) return &program.methods.front();
    std::string known;
    for (const Method& method : program.methods) {
        if (method.name == name) return &method;
        known += (known.empty() ? "" : ", ") + method.name;
    }
    return Error{.what = message("there is no method '{name}'", name), .expected = Message::verbatim(known)};
}

}  // namespace arenascope
