// Engine::evaluate: everything that is a function of (Program, Tuning).

#include "engine/engine.h"

#include <algorithm>
#include <ctime>

#include "engine/base/bytes.h"
#include "engine/planning/exec_planner.h"
#include "engine/planning/lifetimes_apart.h"
#include "engine/planning/place_pools.h"
#include "engine/planning/planners/planner.h"
#include "engine/planning/schedule.h"
#include "engine/tensor_rows.h"

namespace arenascope {

namespace {

constexpr std::string_view exec_prefix = "exec:";  // a planner that is a program of the user's

double cpu_seconds() {
    std::timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

std::string text_of(std::int64_t min, std::optional<std::int64_t> max) {
    return std::to_string(min) + ".." + (max ? std::to_string(*max) : "unbounded");
}

Error no_symbol(const Method& method, const std::string& symbol, bool is_pte) {
    Error error{.what = "there is no symbol '" + symbol + "' to give a range", .place = method.name};
    if (is_pte) {
        error.expected = "fixed sizes: a .pte has no symbols";
        error.remedy = "open the .pt2 that it was made from";
        return error;
    }
    for (const auto& [name, range] : method.ranges) error.expected += (error.expected.empty() ? "" : ", ") + name;
    if (method.ranges.empty()) error.expected = "no range: every size is fixed";
    return error;
}

Result<> edit_ranges(Method& method, const Tuning& tuning, bool is_pte) {
    for (const auto& [symbol, edited] : tuning.ranges) {
        const auto it = method.ranges.find(symbol);
        if (it == method.ranges.end()) return no_symbol(method, symbol, is_pte);
        sym::Range& range = it->second;
        const std::string given = text_of(edited.min, edited.max), own = text_of(range.min, range.max);
        if (edited.min > edited.max) {
            return Error{.what = "range " + given + " of " + symbol + " is empty", .expected = "min <= max, within " + own};
        }
        if (edited.min < range.min || (range.max && edited.max > *range.max)) {
            return Error{.what = "range " + given + " of " + symbol + " is wider than the file's " + own,
                         .expected = "a range within " + own,
                         .remedy = "export the model again with a wider range for that dimension"};
        }
        range.min = edited.min;
        range.max = edited.max;
    }
    return done;
}

// A .pte says itself which tensors are dynamic: its sizes are the upper bounds and hold no symbols.
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

class Evaluation {
public:
    Evaluation(const Method& method, const Tuning& tuning, Outcome& outcome, Progress& progress)
        : method_(method), tuning_(tuning), outcome_(outcome), progress_(progress) {}

    Result<> run(const std::vector<std::string>& asked) {
        progress_.report("lifetimes");
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
        outcome_.steps = static_cast<std::int32_t>(
            std::count_if(method_.instructions.begin(), method_.instructions.end(), [](const Instruction& i) {
                return i.kind == Instruction::Kind::kernel || i.kind == Instruction::Kind::delegate;
            }));
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
            while (problem.align > 1 && offset % problem.align != 0) problem.align = std::max<std::int64_t>(1, problem.align / 2);
        }
        for (Pool& pool : problem.pools) pool.align = 0;
        CHECKED(add_plan("loaded", std::move(problem), std::move(placement), 0));
        grow_to_loaded(outcome_.plans.back());
        return done;
    }

    static void complete_pools(Problem& problem) {
        for (const Buffer& buffer : problem.buffers) {
            const bool known = std::any_of(problem.pools.begin(), problem.pools.end(),
                                           [&](const Pool& pool) { return pool.mem_id == buffer.mem_id; });
            if (!known) problem.pools.push_back({.mem_id = buffer.mem_id});
        }
        std::stable_sort(problem.pools.begin(), problem.pools.end(),
                         [](const Pool& a, const Pool& b) { return a.mem_id < b.mem_id; });
    }

    // The file says how large its arenas are: never smaller than its tensors need, sometimes larger.
    void grow_to_loaded(Plan& plan) const {
        for (PoolResult& pool : plan.pools) {
            const auto index = static_cast<std::size_t>(pool.mem_id);
            if (pool.mem_id < 1 || index >= method_.loaded_arena_bytes.size()) continue;
            const std::int64_t more = method_.loaded_arena_bytes[index] - pool.bytes;
            const auto total = more > 0 ? checked_add(plan.total_bytes, more) : std::nullopt;
            if (!total) continue;
            pool.bytes += more;
            plan.total_bytes = *total;
        }
        if (plan.lower_bound <= 0) return;
        plan.gap = static_cast<double>(plan.total_bytes - plan.lower_bound) / static_cast<double>(plan.lower_bound);
        if (plan.verdict == "optimal" && plan.total_bytes > plan.lower_bound) plan.verdict = "within";
    }

    [[nodiscard]] bool shows_loaded() const {
        const Tuning fresh;
        const bool pools_kept = std::all_of(tuning_.pools.begin(), tuning_.pools.end(), [](const Pool& pool) {
            return pool.align == 0 && pool.reserved == 0 && pool.keep_out.empty() && pool.allow.empty() &&
                   pool.prefer.empty() && pool.planner.empty();
        });
        return tuning_.keep_loaded_plan && !tuning_.place_auto && tuning_.schedule == ScheduleMode::off && tuning_.planner == fresh.planner && pools_kept && tuning_.assigned.empty() &&
               tuning_.pinned.empty() && tuning_.unplanned.empty() && tuning_.align == fresh.align &&
               tuning_.plan_inputs && tuning_.plan_outputs && tuning_.plan_state;
    }

    Result<> add_planned(const std::vector<std::string>& asked) {
        const bool has_loaded = !outcome_.plans.empty();
        if (tuning_.planner == "loaded" && !has_loaded) {
            return Error{.what = "there is no loaded plan", .place = method_.name,
                         .expected = "a .pte whose planned tensors all have a place", .remedy = "choose another planner"};
        }
        const bool show_loaded = has_loaded && (tuning_.planner == "loaded" || shows_loaded());
        const std::vector<std::string> ids = planner_ids(asked);
        for (std::size_t i = 0; i < ids.size(); ++i) {
            if (progress_.cancelled()) return cancelled();
            progress_.report("planning: " + ids[i], static_cast<double>(i) / static_cast<double>(ids.size()));
            TRY(const bool planned, plan_with(ids[i], ids[i] == tuning_.planner));
            if (planned && !show_loaded && ids[i] == tuning_.planner) outcome_.shown = outcome_.plans.size() - 1;
        }
        return done;
    }

    /// The tuning's planner and those asked for, each once. The loaded plan is there already.
    [[nodiscard]] std::vector<std::string> planner_ids(const std::vector<std::string>& asked) const {
        std::vector<std::string> wanted{tuning_.planner}, ids;
        for (const std::string& id : asked) {
            if (id != "all") {
                wanted.push_back(id);
                continue;
            }
            for (const Planner& planner : builtin_planners()) wanted.emplace_back(planner.id);
        }
        for (const std::string& id : wanted) {
            if (id != "loaded" && std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
        }
        return ids;
    }

    /// False: the planner refused and is only one of several.
    Result<bool> plan_with(const std::string& id, bool is_needed) {
        const bool is_program = id.starts_with(exec_prefix);
        const Planner* planner = is_program ? nullptr : find_planner(id);
        if (!planner && !is_program) {
            std::string known;
            for (const Planner& p : builtin_planners()) known += (known.empty() ? "" : ", ") + std::string(p.id);
            return Error{.what = "there is no planner '" + id + "'", .expected = known};
        }
        const double start = cpu_seconds();
        auto placement = is_program ? plan_with_program(id.substr(exec_prefix.size()), problem_, tuning_.options, progress_)
                                    : plan_by_pools(*planner, problem_, tuning_.options, progress_);
        if (!placement.ok()) {
            if (is_needed || placement.error().is_cancelled) return std::move(placement).error().in(id);
            outcome_.refusals.push_back(std::move(placement).error().in(id).text());
            return false;
        }
        CHECKED(add_plan(id, problem_, std::move(placement).take(), cpu_seconds() - start));
        return true;
    }

    Result<> add_plan(std::string id, Problem problem, Placement placement, double seconds) {
        TRY(Plan plan, judge(std::move(id), std::move(problem), std::move(placement)));
        plan.seconds = seconds;
        if (plan.planner == "loaded") excuse_branches(plan);
        // ExecuTorch's lifetimes let some live values share bytes: the plan is checked against the safe ones too.
        if (safe_problem_ && plan.valid()) {
            Problem safe = plan.problem;
            for (std::size_t i = 0; i < safe.buffers.size() && i < safe_problem_->buffers.size(); ++i) {
                safe.buffers[i].first = safe_problem_->buffers[i].first;
                safe.buffers[i].last = safe_problem_->buffers[i].last;
            }
            for (PlanProblem& found : verify(safe, plan.placement)) {
                plan.problems.push_back(std::move(found));
                plan.verdict = "invalid";
            }
        }
        name_problems(method_, plan);
        outcome_.plans.push_back(std::move(plan));
        return done;
    }

    // ExecuTorch lets the two arms of a branch share bytes, which is sound: only one of them runs.
    void excuse_branches(Plan& plan) const {
        constexpr std::size_t most_pairs_of = 10000;
        const bool only_overlaps = std::all_of(plan.problems.begin(), plan.problems.end(), [](const PlanProblem& problem) {
            return problem.code == "overlap" || problem.code == "over_capacity" || problem.code == "infeasible";
        });
        if (plan.valid() || !only_overlaps || plan.problem.buffers.size() > most_pairs_of) return;
        const BranchArms arms(method_);
        if (!arms.any()) return;
        std::erase_if(plan.problems, [](const PlanProblem& problem) { return problem.code != "over_capacity"; });
        const auto overlaps = overlaps_beyond_branches(arms, plan.problem, plan.placement);
        plan.problems.insert(plan.problems.begin(), overlaps.begin(), overlaps.end());
        if (!overlaps.empty()) return;
        // The bound counts both arms at once, which such a plan may undercut.
        plan.lower_bound = 0;
        for (PoolResult& pool : plan.pools) plan.lower_bound += pool.lower_bound = std::min(pool.lower_bound, pool.bytes);
        plan.verdict = "unknown";
    }

    const Method& method_;
    const Tuning& tuning_;
    Outcome& outcome_;
    Progress& progress_;
    Problem problem_;
    std::optional<Problem> safe_problem_;
};

// The method in an order that needs fewer live bytes; null where there is none.
Result<std::shared_ptr<const Method>> scheduled(const Method& method, const Problem& problem, const Tuning& tuning,
                                                Progress& progress) {
    progress.report("schedule");
    std::vector<std::int64_t> bytes(method.values.size(), 0);
    for (const Buffer& buffer : problem.buffers) {
        TRY(bytes[static_cast<std::size_t>(buffer.id)], occupied_bytes(problem, buffer));
    }
    TRY(std::optional<Method> ordered, reorder_operators(method, bytes, tuning.schedule == ScheduleMode::exact, progress));
    if (!ordered) return std::shared_ptr<const Method>();
    return std::shared_ptr<const Method>(std::make_shared<Method>(std::move(*ordered)));
}

// The outcome in the new order, with what each plan saves; in the old one where the shown plan is not smaller.
Outcome note_schedule(Outcome ordered, Outcome plain, const Tuning& tuning) {
    for (Plan& plan : ordered.plans) {
        plan.schedule = name_of(tuning.schedule);
        for (const Plan& old : plain.plans) {
            if (old.planner == plan.planner) plan.schedule_saves = old.total_bytes - plan.total_bytes;
        }
    }
    const bool is_better = ordered.plan().valid() && ordered.plan().total_bytes < plain.plan().total_bytes;
    return is_better ? std::move(ordered) : std::move(plain);
}

}  // namespace

Result<Outcome> Engine::evaluate(const Program& program, const Tuning& tuning,
                                 const std::vector<std::string>& planners, Progress& progress) const {
    TRY(const Method* found, find_method(program, tuning.method));
    auto method = std::make_shared<Method>(*found);
    const bool is_pte = program.format == "pte";
    CHECKED(edit_ranges(*method, tuning, is_pte));
    CHECKED(specialise_sizes(*method, is_pte).in(method->name));
    if (progress.cancelled()) return cancelled();
    Outcome outcome;
    outcome.method = method;
    CHECKED(Evaluation(*method, tuning, outcome, progress).run(planners));
    if (tuning.schedule == ScheduleMode::off) return outcome;
    TRY(std::shared_ptr<const Method> ordered, scheduled(*method, outcome.plans.back().problem, tuning, progress));
    if (!ordered) return outcome;
    Outcome better;
    better.method = std::move(ordered);
    CHECKED(Evaluation(*better.method, tuning, better, progress).run(planners));
    return note_schedule(std::move(better), std::move(outcome), tuning);
}

Result<const Method*> find_method(const Program& program, const std::string& name) {
    if (program.methods.empty()) return Error{.what = "the program holds no method"};
    if (name.empty()) return &program.methods.front();
    std::string known;
    for (const Method& method : program.methods) {
        if (method.name == name) return &method;
        known += (known.empty() ? "" : ", ") + method.name;
    }
    return Error{.what = "there is no method '" + name + "'", .expected = known};
}

}  // namespace arenascope
