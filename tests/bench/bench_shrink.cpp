// Programs before and after rewriting: arena, memory for loading, file size, multiply-adds, time on our kernels, and
// duration of the search. Programs of the data folder, all or those that are named, or the given files.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <set>

#include "engine/engine.h"
#include "engine/ops/split_sum.h"
#include "engine/runner/inputs.h"
#include "engine/runner/recorded.h"
#include "engine/study/shrink/shrink.h"

using namespace arenascope;

namespace {

constexpr int timed_runs = 7;

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// The median of some runs after an uncounted first one.
Result<double> seconds_of(const Engine& engine, const std::shared_ptr<const Program>& program, const Outcome& outcome) {
    InputRequest request{.values = InputRequest::Values::random};
    TRY(const auto inputs, make_inputs(*program, *outcome.method, outcome.plan(), request));
    TRY(const auto executor, Executor::load(program, *outcome.method, outcome.plan(), engine.load_options()));
    Progress progress;
    std::vector<double> taken;
    for (int i = 0; i <= timed_runs; ++i) {
        const double start = processor_seconds();
        CHECKED(executor->run(inputs, {}, progress));
        if (i > 0) taken.push_back(processor_seconds() - start);
    }
    std::nth_element(taken.begin(), taken.begin() + timed_runs / 2, taken.end());
    return taken[timed_runs / 2];
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
    bool can_bind = true;  ///< the runtime takes memory of the caller for inputs
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

Result<> measure(const Engine& engine, const Case& of) {
    Progress progress;
    TRY(const auto program, engine.open(of.file, progress));
    Tuning tuning = starting_tuning(*program);
    tuning.plan_inputs = of.plans_inputs;
    if (of.is_fixed) fix_sizes(*program, tuning);
    const auto recorded = recorded_runs(of.file, program->methods.front().name);
    const auto runs = recorded.ok() ? recorded.value() : std::vector<VectorRun>();
    double original = 0;
    const bool is_tflite = program->format == FormatId::tflite;  // its structures lie in the same arena
    for (const bool counts_loading : {false, true}) {
        if (is_tflite && !counts_loading) continue;
        const double start = processor_seconds();
        double first = 0;
        ShrinkOptions options;
        options.counts_method_allocator = counts_loading;
        options.found = [&](const ShrunkProgram&) {
            if (first == 0) first = processor_seconds() - start;
        };
        TRY(const ShrinkReport report, shrink_program(engine, program, tuning, runs, progress, options));
        const Row row(of, first, processor_seconds() - start);
        if (!counts_loading || is_tflite) {
            row.print("original", report, report.multiply_adds, 1);
            TRY(original, seconds_of(engine, program, report.original));
        }
        if (report.front.empty()) continue;
        const ShrunkProgram& least = report.front.front();
        TRY(const double seconds, seconds_of(engine, least.program, least.outcome));
        row.print(counts_loading ? "least RAM" : "least", least, multiply_adds_of(*least.outcome.method),
                  seconds / original);
    }
    return done;
}

}  // namespace

int main(int count, char** arguments) {
    const Engine engine;
    std::vector<Case> cases;
    std::set<std::string> names;
    for (int i = 1; i < count; ++i) {
        const std::filesystem::path file = arguments[i];
        if (std::filesystem::exists(file)) cases.push_back({.name = file.stem().string(), .file = file.string()});
        else names.insert(file.string());
    }
    const char* data = std::getenv("ARENASCOPE_DATA");
    if (cases.empty() && data) {
        const auto add = [&](const char* name, bool is_fixed) {
            const std::filesystem::path folder = std::filesystem::path(data) / "programs" / name;
            const auto core = folder / "model_core.pt2";
            const auto file = std::filesystem::exists(core) ? core : folder / "model.pt2";
            cases.push_back({.name = std::string(name) + (is_fixed ? ", fixed" : ""), .file = file.string()});
            cases.back().is_fixed = is_fixed;
        };
        for (const char* name : {"mobilenet_v2_w035", "mobilenet_v2", "squeezenet1_1", "resnet18", "resnet18_slim",
                                 "unet_small", "mobilenet_v3_small_w05", "convnext_slim", "swin_slim", "hf_gpt2_tiny",
                                 "hf_bert_tiny", "hf_llama_tiny", "vit_tiny", "superres_dyn", "t5_dyn"})
            add(name, false);
        for (const char* name : {"superres_dyn", "t5_dyn"}) add(name, true);
        const std::filesystem::path wild = std::filesystem::path(data) / "wild" / "tflite";
        for (const auto& [name, file] :
             {std::pair("vww_96_int8",
                        "mlcommons+tiny/benchmark/training/visual_wake_words/trained_models/"
                        "vww_96_int8.tflite"),
              std::pair("mcunetv2_large", "mit-han-lab+tinyengine/assets/mcunetv2_large.tflite")})
            cases.push_back({.name = name, .file = (wild / file).string(), .can_bind = false});
        if (!names.empty()) std::erase_if(cases, [&](const Case& each) { return !names.contains(each.name); });
    }
    if (cases.empty()) {
        std::fprintf(stderr, "give files, or set ARENASCOPE_DATA and give names of its programs\n");
        return 2;
    }
    std::printf("%-24s %-8s %-9s %10s %10s %10s %10s %6s %12s %6s %6s %6s\n", "program", "inputs", "", "arena",
                "to load", "RAM", "file", "instr.", "mul.-adds", "time x", "first", "search");
    for (Case& each : cases) {
        for (const bool plans_inputs : {true, false}) {
            if (!plans_inputs && !each.can_bind) continue;
            each.plans_inputs = plans_inputs;
            const auto measured = measure(engine, each);
            if (!measured.ok()) std::printf("%s: %s\n", each.name.c_str(), measured.error().text().c_str());
        }
    }
    return 0;
}
