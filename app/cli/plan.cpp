// The verb plan: plans of one or more planners, as text, JSON, CSV or a session.

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "app/cli/prepare.h"
#include "app/cli/print_json.h"
#include "app/cli/report.h"
#include "app/cli/text_output.h"
#include "app/cli/verbs.h"
#include "app/reports/json_output.h"
#include "engine/base/csv.h"
#include "engine/export/export_stored.h"
#include "engine/open/other_methods.h"
#include "engine/planning/move_time.h"
#include "engine/study/program_plan.h"

namespace arenascope::cli {

namespace {

std::string verdict_text(const Plan& plan) {
    if (!plan.valid()) return std::string(name_of(PlanVerdict::invalid));
    for (const PoolResult& pool : plan.pools) {
        if (!pool.fits())
            return std::string(name_of(plan.verdict)) + ", over by " + bytes_text(pool.over_by()) + " in " + pool.name;
    }
    const std::string verdict(name_of(plan.verdict));
    return plan.verdict == PlanVerdict::within ? verdict + ' ' + gap_text(plan) : verdict;
}

void print_pools(const Plan& plan, Console& console) {
    const bool times = has_bandwidth(plan.problem);
    TextTable table(times ? "<>>>>><" : "<>>>><");
    std::vector<std::string> head{"pool", "id", "bytes", "bound", "traffic", "capacity"};
    if (times) head.insert(head.end() - 1, "moves in");
    table.row(std::move(head));
    for (const PoolResult& pool : plan.pools) {
        std::string capacity = "-";
        if (pool.capacity) capacity = bytes_text(*pool.capacity) + (pool.fits() ? ", arena fits" : ", does not fit");
        std::vector<std::string> row{pool.name,
                                     std::to_string(pool.mem_id),
                                     bytes_text(pool.bytes),
                                     bytes_text(pool.lower_bound),
                                     grouped(std::llround(pool.traffic)),
                                     capacity};
        if (times) row.insert(row.end() - 1, move_text(pool.move_ms));
        table.row(std::move(row));
    }
    table.print(console.out, "  ");
    if (times && plan.move_ms) console.out << "  moving the bytes of one run takes " << move_text(plan.move_ms) << '\n';
    if (times && !plan.move_ms) console.out << "  the time to move the bytes of one run is unknown\n";
}

void print_text(const std::string& file, const Outcome& outcome, Console& console) {
    std::size_t planned = 0, supplied = 0;
    std::int64_t supplied_bytes = 0;
    for (const TensorRow& row : outcome.tensors) {
        if (row.planned) {
            ++planned;
        } else if (row.role != Role::constant && row.role != Role::alias) {
            ++supplied;
            supplied_bytes += row.bytes;
        }
    }
    console.out << file << ", method " << outcome.method->name << ": " << counted(planned, "planned tensor") << ", "
                << counted(outcome.steps, "step") << '\n';
    if (supplied > 0) {
        console.out << "the caller supplies " << supplied << (supplied == 1 ? " buffer, " : " buffers, ")
                    << bytes_text(supplied_bytes) << '\n';
    }
    const auto& instructions = outcome.method->instructions;
    const auto calls = std::count_if(instructions.begin(), instructions.end(),
                                     [](const Instruction& each) { return each.kind == Instruction::Kind::delegate; });
    if (calls > 0)  // an optimal plan of their operands and results says nothing about what happens inside
        console.out << counted(static_cast<std::size_t>(calls), "delegate call") << (calls == 1 ? " uses" : " use")
                    << " memory outside this plan; arenascope info lists it\n";
    for (const PassReport& pass : outcome.report.passes) {
        console.out << "pass " << pass.id << ": saves " << bytes_text(pass.saved_bytes) << " of the peak, stores "
                    << bytes_text(std::abs(pass.stored_bytes)) << (pass.stored_bytes < 0 ? " less" : " more")
                    << " constants\n";
    }
    TextTable table("<>>>><");
    table.row({"planner", "total", "bound", "gap", "ms", "verdict"});
    for (const Plan& plan : outcome.plans) {
        table.row({plan.planner, bytes_text(plan.total_bytes), bytes_text(plan.lower_bound), gap_text(plan),
                   milliseconds_text(plan.seconds), verdict_text(plan)});
    }
    table.print(console.out);
    print_pools(outcome.plan(), console);
    if (outcome.report.asked.schedule != ScheduleMode::off && outcome.plan().schedule == ScheduleMode::off) {
        console.out << "no operator order found by the search (" << name_of(outcome.report.asked.schedule)
                    << ") needs less memory; operators keep the program's order\n";
    }
    for (const Plan& plan : outcome.plans) {
        if (plan.schedule == ScheduleMode::off) continue;
        console.out << plan.planner << ": another operator order (" << name_of(plan.schedule) << ") saves "
                    << bytes_text(plan.schedule_saves)
                    << "; program order: " << bytes_text(plan.total_bytes + plan.schedule_saves) << '\n';
    }
    for (const Plan& plan : outcome.plans) {
        for (const PlanIssue& problem : plan.issues)
            console.out << plan.planner << ": " << with_groups(problem.text()) << '\n';
    }
}

void print_program(const ProgramTotal& total, Console& console) {
    console.out << "all " << total.methods.size() << " methods: " << bytes_text(total.apart_bytes)
                << " where each has arenas of its own, " << bytes_text(total.shared_bytes)
                << " where they share them\n";
    TextTable table("<><");
    for (const MethodTotal& each : total.methods) {
        table.row({each.method, each.why_not.empty() ? bytes_text(each.total_bytes) : "-",
                   each.why_not.empty() ? with_groups(each.problem.text()) : each.why_not.text()});
    }
    table.print(console.out, "  ");
}

nlohmann::ordered_json program_json(const std::optional<ProgramTotal>& total) {
    if (!total) return nullptr;
    nlohmann::ordered_json methods = nlohmann::ordered_json::array();
    for (const MethodTotal& each : total->methods) {
        nlohmann::ordered_json row{
            {"method", each.method}, {"total_bytes", nullptr}, {"error", nullptr}, {"problem", nullptr}};
        if (each.why_not.empty()) row["total_bytes"] = each.total_bytes;
        else row["error"] = each.why_not.text();
        if (!each.problem.empty()) row["problem"] = each.problem.text();
        methods.push_back(std::move(row));
    }
    return {{"methods", std::move(methods)},        {"shares_state", total->shares_state},
            {"separate_bytes", total->apart_bytes}, {"apart_bytes", total->apart_bytes},  // old name, for one version
            {"shared_bytes", total->shared_bytes},  {"total_bytes", total->total_bytes()}};
}

/// Met if no plan is invalid and at least one fits: with several planners the question is whether the program can fit.
/// The file's own plan does not count if another one was requested.
bool is_met(const Outcome& outcome, bool skip_loaded) {
    bool some_fit = false;
    for (const Plan& plan : outcome.plans) {
        if (skip_loaded && plan.is_loaded()) continue;
        if (!plan.valid()) return false;
        some_fit = some_fit || plan.fits();
    }
    return some_fit;
}

/// One tensor a line; columns as in an allocation .csv, so that a single plan can be read back.
void print_csv(const std::string& file, const Outcome& outcome, Console& console) {
    for (const Plan& plan : outcome.plans) {
        for (const TensorRow& row : outcome.tensors) {
            if (!row.planned || !plan.problem.buffers.has(row.buffer)) continue;
            const Buffer& buffer = plan.problem.buffers[row.buffer];
            console.out << csv::quoted_cell(csv::guarded_cell(file)) << ','
                        << csv::quoted_cell(csv::guarded_cell(outcome.method->name)) << ',' << plan.planner << ','
                        << csv::quoted_cell(csv::guarded_cell(row.name)) << ',' << buffer.first << ',' << buffer.last
                        << ',' << buffer.bytes << ',' << plan.placement.offsets[row.buffer] << ',' << buffer.mem_id
                        << ',' << name_of(row.role) << ',' << row.op << '\n';
        }
    }
}

Report::Row report_row(const std::string& file, const Outcome& outcome) {
    const Plan& plan = outcome.plan();
    Report::Row row{.file = file,
                    .cells = {{"method", outcome.method->name},
                              {"planner", plan.planner},
                              {"total", bytes_text(plan.total_bytes)},
                              {"bound", bytes_text(plan.lower_bound)},
                              {"gap", gap_text(plan)},
                              {"verdict", verdict_text(plan)}}};
    return row;
}

std::string failure_of(const Outcome& outcome) {
    for (const Plan& plan : outcome.plans) {
        if (!plan.issues.empty()) return plan.planner + ": " + plan.issues.front().text();
    }
    return "does not fit";
}

/// Another method whose plan is invalid or does not fit, if no option names a method.
const MethodTotal* unfit_method(const std::optional<ProgramTotal>& whole, const Evaluated& evaluated) {
    if (!whole || !evaluated.prepared.tuning.method.empty()) return nullptr;
    for (const MethodTotal& each : whole->methods) {
        if (!each.fits && each.method != evaluated.outcome.method->name) return &each;
    }
    return nullptr;
}

/// The options with a session that contains the plans of the other methods, too, for saving. If a method cannot be
/// planned, its name is shown with the plans, and none of the others is stored.
PlanArgs with_beside(const Engine& engine, const PlanArgs& args, const Evaluated& evaluated) {
    Session session = args.session ? *args.session : Session{};
    Progress progress;
    auto others = planned_beside(engine, *evaluated.prepared.program, evaluated.outcome, progress);
    const Session* stored = evaluated.prepared.stored.get();
    for (std::size_t i = 0; stored && others.ok() && i < others.value().size(); ++i) {
        if (!show_beside(*stored, others.value()[i]).ok()) others.value().clear();
    }
    session.other_methods = others.ok() ? plans_of(others.value()) : PlansByMethod{};
    PlanArgs out = args;
    out.session = std::make_shared<const Session>(std::move(session));
    return out;
}

}  // namespace

Result<Exit> run_plan(const Engine& engine, const Verb& verb, Args args, Console& console) {
    TRY(const Arguments arguments, Arguments::parse(verb, args));
    TRY(PlanArgs plan_args, PlanArgs::parse(engine, arguments));
    TRY(const std::vector<std::string> files, files_of(arguments));
    plan_args.ranges_where_known = files.size() > 1 && !plan_args.session;
    CHECKED(check_one_form(arguments));
    if (arguments.has("--save-session") && files.size() != 1)
        return Error{.what = message("--save-session is for one file"), .expected = message("one FILE")};
    const bool csv = arguments.has("--csv"), prints = !plan_args.json && !csv && !arguments.has("--markdown");
    Report report("plan");
    RangesOfMany ranges;
    Exit exit = Exit::met;
    nlohmann::ordered_json all = nlohmann::ordered_json::array();
    if (csv) console.out << "file,method,planner,id,lower,end,size,offset,mem_id,role,op\n";
    for (const std::string& file : files) {
        report.begin();
        auto found = evaluate_file(engine, file, plan_args, Use::sizes);
        if (!found.ok()) {
            if (files.size() == 1 && !arguments.has("--junit")) return std::move(found).error();
            exit = Exit::unusable;
            report.add_unusable(file, found.error(), verb, console);
            all.push_back(nlohmann::ordered_json{{"error", error_json(found.error())}});
            continue;
        }
        const Evaluated evaluated = std::move(found).take();
        ranges.add(evaluated.prepared);
        print_warnings(evaluated.prepared.warnings, plan_args, console);
        Report::Row row = report_row(file, evaluated.outcome);
        if (!is_met(evaluated.outcome, !evaluated.prepared.tuning.keep_loaded_plan)) {
            if (exit == Exit::met) exit = Exit::not_met;
            row.failure = failure_of(evaluated.outcome);
        }
        exit = strict_exit(plan_args, evaluated.prepared, exit);
        if (arguments.has("--save-session"))
            CHECKED(save_session(arguments, with_beside(engine, plan_args, evaluated), file, evaluated));
        const auto baseline = baseline_difference(plan_args, evaluated.outcome);
        if (baseline) row.cells.push_back({"to baseline", signed_bytes_text(baseline->after - baseline->before)});
        Progress progress;
        TRY(const auto whole,
            plan_program(engine, *evaluated.prepared.program, evaluated.outcome, progress,
                         evaluated.prepared.stored.get()));
        if (const MethodTotal* bad = unfit_method(whole, evaluated); bad && row.failure.empty()) {
            if (exit == Exit::met) exit = Exit::not_met;
            row.failure =
                "method " + bad->method + ": " + (bad->problem.empty() ? "does not fit" : bad->problem.text());
        }
        report.add(std::move(row));
        if (plan_args.json) {
            auto json = plan_json(file, evaluated.prepared.tuning, evaluated.outcome);
            json["baseline"] = baseline ? baseline_json(*baseline) : nlohmann::ordered_json(nullptr);
            json["program"] = program_json(whole);
            all.push_back(std::move(json));
        }
        if (csv) print_csv(file, evaluated.outcome, console);
        if (prints) print_text(file, evaluated.outcome, console);
        if (prints && whole) print_program(*whole, console);
        if (prints && baseline) console.out << with_groups(baseline->text()) << '\n';
    }
    CHECKED(ranges.check().in("--range"));
    if (plan_args.json) print_json(files.size() == 1 && all.size() == 1 ? all.front() : all, console);
    CHECKED(report.finish(arguments, console));
    return exit;
}

}  // namespace arenascope::cli
