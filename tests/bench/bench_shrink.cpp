// What programs need once they are rewritten, against what they need as they are: arena, what the runtime takes to load
// them, file, multiply-adds, time on our kernels, and how long the search takes. Programs of the data folder, or files.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>

#include "engine/engine.h"
#include "engine/ops/split_sum.h"
#include "engine/runner/inputs.h"
#include "engine/runner/recorded.h"
#include "engine/study/shrink/shrink.h"

using namespace arenascope;

namespace {

constexpr int timed_runs = 7;

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// The median of some runs after one that is not counted.
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

Result<> measure(const Engine& engine, const std::string& name, const std::string& file, bool plans_inputs) {
    Progress progress;
    TRY(const auto program, engine.open(file, progress));
    Tuning tuning = starting_tuning(*program);
    tuning.plan_inputs = plans_inputs;
    const auto recorded = recorded_runs(file, program->methods.front().name);
    const double start = processor_seconds();
    double first = 0;
    ShrinkOptions options;
    options.found = [&](const ShrunkProgram&) {
        if (first == 0) first = processor_seconds() - start;
    };
    TRY(const ShrinkReport report,
        shrink_program(engine, program, tuning, recorded.ok() ? recorded.value() : std::vector<VectorRun>(), progress,
                       options));
    const double search = processor_seconds() - start;
    const auto row = [&](const char* what, std::int64_t arena, const std::optional<std::int64_t>& loading,
                         const std::optional<std::int64_t>& flash, std::int64_t instructions, std::int64_t work,
                         double times) {
        std::printf("%-24s %-8s %-9s %10lld %10lld %10lld %6lld %12lld %6.2f %6.2f %6.2f\n", name.c_str(),
                    plans_inputs ? "planned" : "bound", what, static_cast<long long>(arena),
                    static_cast<long long>(loading.value_or(-1)), static_cast<long long>(flash.value_or(-1)),
                    static_cast<long long>(instructions), static_cast<long long>(work), times, first, search);
    };
    row("original", report.arena, report.method_allocator, report.file, report.instructions, report.multiply_adds, 1);
    if (report.front.empty()) return done;
    TRY(const double before, seconds_of(engine, program, report.original));
    const auto least_memory =
        std::min_element(report.front.begin(), report.front.end(), [](const ShrunkProgram& a, const ShrunkProgram& b) {
            return a.arena + a.method_allocator.value_or(0) < b.arena + b.method_allocator.value_or(0);
        });
    for (const ShrunkProgram* point : {&report.front.front(), &*least_memory}) {
        TRY(const double after, seconds_of(engine, point->program, point->outcome));
        row(point == &report.front.front() ? "least" : "least RAM", point->arena, point->method_allocator, point->file,
            point->instructions, multiply_adds_of(*point->outcome.method), after / before);
        if (least_memory == report.front.begin()) break;
    }
    std::fflush(stdout);
    return done;
}

}  // namespace

int main(int count, char** arguments) {
    const Engine engine;
    std::vector<std::pair<std::string, std::string>> files;
    for (int i = 1; i < count; ++i)
        files.emplace_back(std::filesystem::path(arguments[i]).stem().string(), arguments[i]);
    const char* data = std::getenv("ARENASCOPE_DATA");
    if (files.empty() && data) {
        for (const char* name : {"mobilenet_v2_w035", "mobilenet_v2", "squeezenet1_1", "resnet18", "resnet18_slim",
                                 "unet_small", "mobilenet_v3_small_w05", "convnext_slim", "swin_slim", "hf_gpt2_tiny",
                                 "hf_bert_tiny", "hf_llama_tiny", "vit_tiny"}) {
            const std::filesystem::path folder = std::filesystem::path(data) / "programs" / name;
            const auto core = folder / "model_core.pt2";
            files.emplace_back(name, (std::filesystem::exists(core) ? core : folder / "model.pt2").string());
        }
    }
    if (files.empty()) {
        std::fprintf(stderr, "give files, or set ARENASCOPE_DATA\n");
        return 2;
    }
    std::printf("%-24s %-8s %-9s %10s %10s %10s %6s %12s %6s %6s %6s\n", "program", "inputs", "", "arena", "to load",
                "file", "instr.", "mul.-adds", "time x", "first", "search");
    for (const auto& [name, file] : files) {
        for (const bool plans_inputs : {true, false}) {
            const auto measured = measure(engine, name, file, plans_inputs);
            if (!measured.ok()) std::printf("%s: %s\n", name.c_str(), measured.error().text().c_str());
        }
    }
    return 0;
}
