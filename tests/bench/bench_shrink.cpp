// Programs before and after rewriting: arena, memory for loading, file size, multiply-adds, time on our kernels, and
// duration of the search, with what shrink_aims.h holds them to. Exit 1: an aim is missed.
// bench_shrink [--write FOLDER] [PROGRAM or FILE]...: of the data folder, all or those that are named, or the given
// files; the smallest programs are written to that folder.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <map>
#include <set>

#include "engine/engine.h"
#include "engine/ops/split_sum.h"
#include "engine/runner/inputs.h"
#include "engine/runner/recorded.h"
#include "engine/study/shrink/shrink.h"
#include "tests/bench/shrink_aims.h"

using namespace arenascope;

namespace {

constexpr int timed_runs = 7;

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

int missed = 0;
void expect(bool met, const std::string& what) {
    if (met) return;
    ++missed;
    std::printf("MISSED: %s\n", what.c_str());
}

double median(std::vector<double> numbers) {
    const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>(numbers.size() / 2);
    std::nth_element(numbers.begin(), middle, numbers.end());
    return *middle;
}

/// A program ready to run.
struct Run {
    std::unique_ptr<Executor> executor;
    std::vector<HostTensor> inputs;
    std::vector<double> taken{};

    static Result<Run> make(const Engine& engine, const std::shared_ptr<const Program>& program,
                            const Outcome& outcome) {
        InputRequest request{.values = InputRequest::Values::random};
        TRY(auto inputs, make_inputs(*program, *outcome.method, outcome.plan(), request));
        TRY(auto executor, Executor::load(program, *outcome.method, outcome.plan(), engine.load_options()));
        return Run{.executor = std::move(executor), .inputs = std::move(inputs)};
    }
    Result<> once(bool counts) {
        Progress progress;
        const double start = processor_seconds();
        CHECKED(executor->run(inputs, {}, progress));
        if (counts) taken.push_back(processor_seconds() - start);
        return done;
    }
};

/// Medians of some runs in turns, after an uncounted one, so that load on the machine affects both alike.
Result<double> times_of_original(Run& original, Run& other) {
    original.taken.clear();
    for (int i = 0; i <= timed_runs; ++i)
        for (Run* each : {&original, &other}) CHECKED(each->once(i > 0));
    return median(other.taken) / median(original.taken);
}

std::int64_t multiply_adds_of(const Method& method) {
    std::int64_t all = 0;
    for (const Instruction& in : method.instructions) all += ops::multiply_adds(method, in);
    return all;
}

/// Dimensions known only at run time get their upper bounds.
void fix_sizes(const Program& program, Tuning& tuning) {
    for (const auto& [name, range] : program.methods.front().ranges)
        if (range.max) tuning.ranges[name] = {.min = *range.max, .max = *range.max};
}

struct Case {
    std::string name, file;
    bool plans_inputs = true, is_fixed = false;
    bool can_bind = true;                                       ///< the runtime takes memory of the caller for inputs
    std::int64_t most_arena = 0, most_bound = 0, most_ram = 0;  ///< aims; 0: none
    std::int64_t now = 0, rolled = 0;                           ///< of a TensorFlow Lite model
    bool rolls_loops = false;
    bool is_timed_search = false;

    [[nodiscard]] std::string label() const { return name + (plans_inputs ? ", planned" : ", bound"); }
};

class Row {
public:
    Row(const Case& of, double first, double search) : of_(of), first_(first), search_(search) {}

    template <class Point>
    void print(const char* what, const Point& point, std::int64_t work, double times) const {
        const long long arena = point.arena, loading = point.method_allocator.value_or(0);
        std::printf("%-24s %-8s %-9s %10lld %10lld %10lld %10lld %6lld %12lld %6.2f %6.2f %6.2f\n", of_.name.c_str(),
                    of_.plans_inputs ? "planned" : "bound", what, arena, loading, arena + loading,
                    static_cast<long long>(point.file.value_or(-1)), static_cast<long long>(point.instructions),
                    static_cast<long long>(work), times, first_, search_);
        std::fflush(stdout);
    }

private:
    const Case& of_;
    double first_ = 0, search_ = 0;
};

void expect_at_most(const Case& of, const char* what, std::int64_t got, std::int64_t aim) {
    if (aim == 0) return;
    std::printf("  %s: %lld, aim %lld\n", what, static_cast<long long>(got), static_cast<long long>(aim));
    expect(got <= aim, of.label() + ", " + what);
}

class Benchmark {
public:
    /// `folder`: for the smallest programs; empty: they are not written.
    Benchmark(const Engine& engine, std::string folder) : engine_(engine), folder_(std::move(folder)) {}

    Result<> measure(const Case& of) {
        Progress progress;
        TRY(const auto program, engine_.open(of.file, progress));
        Tuning tuning = starting_tuning(*program);
        tuning.plan_inputs = of.plans_inputs;
        if (of.is_fixed) fix_sizes(*program, tuning);
        if (program->format == FormatId::tflite) {
            CHECKED(search(of, program, tuning, true));
            Case in_loops = of;
            in_loops.name += ", loops";
            in_loops.most_ram = of.rolled;
            in_loops.rolls_loops = true;
            return search(in_loops, program, tuning, true);
        }
        CHECKED(search(of, program, tuning, false));
        return search(of, program, tuning, true);
    }

    /// Over all programs, of the smallest arenas and of the least RAM.
    void print_medians() const {
        for (const auto& [what, times] : times_) {
            std::printf("%s: %.2f times the time of the original, the median of %zu\n", what.c_str(), median(times),
                        times.size());
            if (what == "least" && times.size() >= shrink_aims.size())
                expect(median(times) <= most_time, "the median time of the smallest arenas");
        }
    }

private:
    Result<> search(const Case& of, const std::shared_ptr<const Program>& program, const Tuning& tuning,
                    bool counts_loading) {
        Progress progress;
        const auto recorded = recorded_runs(of.file, program->methods.front().name);
        const auto runs = recorded.ok() ? recorded.value() : std::vector<VectorRun>();
        const bool is_tflite = program->format == FormatId::tflite;  // its structures lie in the same arena
        const double start = processor_seconds();
        double first = 0;
        ShrinkOptions options;
        options.counts_method_allocator = counts_loading;
        options.rolls_loops = of.rolls_loops;
        options.found = [&](const ShrunkProgram&) {
            if (first == 0) first = processor_seconds() - start;
        };
        TRY(const ShrinkReport report, shrink_program(engine_, program, tuning, runs, progress, options));
        const double taken = processor_seconds() - start;
        const Row row(of, first, taken);
        if (!counts_loading || is_tflite) row.print("original", report, report.multiply_adds, 1);
        const char* what = counts_loading ? "least RAM" : "least";
        if (!is_tflite) expect(taken <= most_search, of.label() + ", duration of the search for the " + what);
        if (of.is_timed_search && !counts_loading) expect(first <= most_first, of.label() + ", first smaller program");
        if (report.front.empty()) {
            std::printf("  nothing smaller found\n");
            expect(of.most_arena == 0 && of.most_ram == 0, of.label());
            return done;
        }
        const ShrunkProgram& least = report.front.front();
        TRY(Run original, Run::make(engine_, program, report.original));
        TRY(Run smaller, Run::make(engine_, least.program, least.outcome));
        TRY(const double times, times_of_original(original, smaller));
        times_[is_tflite ? "TensorFlow Lite" : what].push_back(times);
        const std::int64_t work =
            is_tflite ? report.multiply_adds + least.more_multiply_adds : multiply_adds_of(*least.outcome.method);
        row.print(what, least, work, times);
        CHECKED(write(of, least, counts_loading ? "ram" : "arena", is_tflite ? ".tflite" : ".pte"));
        check(of, report, least, counts_loading, is_tflite, work);
        return done;
    }

    static void check(const Case& of, const ShrinkReport& report, const ShrunkProgram& least, bool counts_loading,
                      bool is_tflite, std::int64_t work) {
        const std::int64_t ram = least.arena + least.method_allocator.value_or(0);
        if (is_tflite) {
            const std::int64_t total = of.now + ram - report.arena - report.method_allocator.value_or(0);
            expect_at_most(of, "whole arena", total, of.most_ram);
            const double more = static_cast<double>(work) / static_cast<double>(report.multiply_adds) - 1;
            std::printf("  %.1f %% more multiply-adds\n", 100 * more);
            expect(more <= (of.rolls_loops ? most_more_work_of_loops : most_more_work), of.label() + ", multiply-adds");
            return;
        }
        if (!counts_loading) expect_at_most(of, "arena", least.arena, of.plans_inputs ? of.most_arena : of.most_bound);
        else if (of.plans_inputs) expect_at_most(of, "RAM", ram, of.most_ram);
        expect(work <= report.multiply_adds, of.label() + ", multiply-adds");
    }

    Result<> write(const Case& of, const ShrunkProgram& least, const char* what, const char* suffix) const {
        if (folder_.empty()) return done;
        Progress progress;
        const std::string name = of.name + (of.plans_inputs ? "-planned-" : "-bound-") + what + suffix;
        return engine_.export_to((std::filesystem::path(folder_) / name).string(), *least.program, least.outcome, false,
                                 progress, {});
    }

    const Engine& engine_;
    std::string folder_;
    std::map<std::string, std::vector<double>> times_;
};

Case program_case(const std::filesystem::path& data, std::string_view name, bool is_fixed) {
    const std::filesystem::path folder = data / "programs" / name;
    const auto core = folder / "model_core.pt2";
    const auto file = std::filesystem::exists(core) ? core : folder / "model.pt2";
    return {.name = std::string(name) + (is_fixed ? ", fixed" : ""), .file = file.string(), .is_fixed = is_fixed};
}

std::vector<Case> cases_of(const std::filesystem::path& data) {
    std::vector<Case> cases;
    for (const ShrinkAim& aim : shrink_aims) {
        if (aim.is_fixed) cases.push_back(program_case(data, aim.name, false));
        Case& each = cases.emplace_back(program_case(data, aim.name, aim.is_fixed));
        each.most_arena = aim.planned;
        each.most_bound = aim.bound;
        each.most_ram = aim.ram;
        each.is_timed_search = aim.name == "mobilenet_v2";
    }
    for (const TfliteAim& aim : tflite_aims) {
        const std::filesystem::path file = data / "wild" / "tflite" / aim.file;
        Case& each = cases.emplace_back(Case{.name = std::string(aim.name), .file = file.string(), .can_bind = false});
        each.now = aim.now;
        each.most_ram = aim.most;
        each.rolled = aim.rolled;
    }
    return cases;
}

}  // namespace

int main(int count, char** arguments) {
    const Engine engine;
    std::vector<Case> cases;
    std::set<std::string> names;
    std::string folder;
    for (int i = 1; i < count; ++i) {
        const std::filesystem::path file = arguments[i];
        if (file == "--write" && i + 1 < count) folder = arguments[++i];
        else if (std::filesystem::exists(file)) cases.push_back({.name = file.stem().string(), .file = file.string()});
        else names.insert(file.string());
    }
    const char* data = std::getenv("ARENASCOPE_DATA");
    if (cases.empty() && data) {
        cases = cases_of(data);
        if (!names.empty()) std::erase_if(cases, [&](const Case& each) { return !names.contains(each.name); });
    }
    if (cases.empty()) {
        std::fprintf(stderr, "give files, or set ARENASCOPE_DATA and give names of its programs\n");
        return 2;
    }
    std::printf("%-24s %-8s %-9s %10s %10s %10s %10s %6s %12s %6s %6s %6s\n", "program", "inputs", "", "arena",
                "to load", "RAM", "file", "instr.", "mul.-adds", "time x", "first", "search");
    Benchmark benchmark(engine, folder);
    for (Case& each : cases) {
        for (const bool plans_inputs : {true, false}) {
            if (!plans_inputs && !each.can_bind) continue;
            each.plans_inputs = plans_inputs;
            const auto measured = benchmark.measure(each);
            if (measured.ok()) continue;
            std::printf("%s: %s\n", each.name.c_str(), measured.error().text().c_str());
            expect(false, each.label());
        }
    }
    benchmark.print_medians();
    return missed > 0 ? 1 : 0;
}
