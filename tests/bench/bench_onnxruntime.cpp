// Compared with ONNX Runtime on one thread: each model in turns (ABAB), `--layout best` against the library with its
// default optimisations. Prints the ratio of medians and of minima per model, and the geometric mean over models that
// take the library at least 0.02 ms. tests/bench/onnxruntime downloads the library and calls this program.

#include <sched.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <map>

#include "engine/base/statistics.h"
#include "engine/engine.h"
#include "engine/runner/best_layout_plan.h"
#include "engine/runner/inputs.h"
#include "tests/bench/onnxruntime.h"

using namespace arenascope;
using Clock = std::chrono::steady_clock;

namespace {

struct Choices {
    std::string library;
    std::vector<std::string> models;
    int rounds = 9;
    double block = 25;  ///< milliseconds of runs of one side before the other one's turn
    double least = 0.02;
    bool plain = false;
    bool ops = false;  ///< where the time goes
};

/// CPU time of this thread: both sides run on it alone, and a loaded machine does not count.
bool counts_cpu = false;

double now() {
    if (!counts_cpu) return std::chrono::duration<double, std::milli>(Clock::now().time_since_epoch()).count();
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

double milliseconds(const std::function<void()>& work) {
    const double start = now();
    work();
    return now() - start;
}

struct Ours {
    std::shared_ptr<const Program> program;
    Outcome outcome;
    std::unique_ptr<Executor> executor;
    std::vector<HostTensor> inputs;
    std::int64_t arena = 0, scratch = 0;

    RunResult run(bool times = false) {
        Progress progress;
        auto result = executor->run(inputs, RunOptions{.times = times}, progress);
        if (!result.ok()) throw std::runtime_error(result.error().text());
        return std::move(result).take();
    }
};

/// Dimensions that the file leaves open are set to 1.
Result<Ours> open(const std::string& path, bool plain) {
    const Engine engine;
    Progress progress;
    Ours ours;
    TRY(ours.program, engine.open(path, progress));
    Tuning tuning;
    for (const auto& [symbol, range] : ours.program->methods.front().ranges) tuning.ranges[symbol] = {1, 1};
    TRY(ours.outcome, engine.evaluate(*ours.program, tuning, {}, progress));
    if (!plain) {
        TRY(ours.outcome, plan_best_layout(ours.outcome, progress));
    }
    TRY(ours.executor, Executor::load(ours.program, *ours.outcome.method, ours.outcome.plan()));
    TRY(ours.inputs,
        make_inputs(*ours.program, *ours.outcome.method, ours.outcome.plan(),
                    {.values = InputRequest::Values::random, .seed = 1}));
    for (const std::int64_t bytes : ours.executor->arena_bytes()) ours.arena += bytes;
    for (const std::int64_t bytes : ours.executor->scratch_bytes()) ours.scratch = std::max(ours.scratch, bytes);
    return ours;
}

/// The outputs that differ by more than 1e-3 of the largest value.
std::string difference(const RunResult& ran, bench::OnnxRuntime::Session& session) {
    for (std::size_t i = 0; i < ran.outputs.size(); ++i) {
        const HostTensor& got = ran.outputs[i];
        const HostTensor expected{got.dtype, got.shape, session.output(i, got.bytes.size())};
        const auto found = compare(got, expected, 1e-3, 1e-3);
        if (!found.ok() || found.value().first_mismatch >= 0) return "output " + std::to_string(i) + " differs";
    }
    return {};
}

void print_operators(Ours& ours) {
    std::map<std::string, std::pair<double, int>> by_op;
    for (const OpTime& time : ours.run(true).times) {
        auto& [total, count] = by_op[time.op + " (" + time.kernel + ")"];
        total += time.milliseconds;
        ++count;
    }
    std::vector<std::pair<std::string, std::pair<double, int>>> rows(by_op.begin(), by_op.end());
    std::sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.second.first > b.second.first; });
    for (std::size_t i = 0; i < std::min<std::size_t>(rows.size(), 14); ++i)
        std::printf("    %8.3f ms %5d  %s\n", rows[i].second.first, rows[i].second.second, rows[i].first.c_str());
}

struct Row {
    double theirs = 0, ratio = 0, least_ratio = 0;
};

Row measure(const Choices& choices, const std::string& path, bench::OnnxRuntime& runtime) {
    auto opened = open(path, choices.plain);
    if (!opened.ok()) throw std::runtime_error(opened.error().text());
    Ours ours = std::move(opened).take();
    bench::OnnxRuntime::Session session(runtime, path);
    session.give(ours.inputs);
    const std::string differs = difference(ours.run(), session);
    const double once = std::min(milliseconds([&] { session.run(); }), milliseconds([&] { session.run(); }));
    const int runs = std::clamp(static_cast<int>(choices.block / std::max(once, 1e-3)), 1, 400);
    std::vector<double> our_medians, their_medians;
    double our_least = 1e300, their_least = 1e300;
    const auto block = [&](const std::function<void()>& work, std::vector<double>& medians, double& least) {
        std::vector<double> times;
        for (int i = 0; i < runs; ++i) times.push_back(milliseconds(work));
        least = std::min(least, *std::min_element(times.begin(), times.end()));
        medians.push_back(median(times));
    };
    for (int round = 0; round < choices.rounds; ++round) {
        block([&] { session.run(); }, their_medians, their_least);
        block([&] { ours.run(); }, our_medians, our_least);
    }
    const double theirs = median(their_medians), mine = median(our_medians);
    std::printf("%9.3f %9.3f %7.2f %7.2f %8lld + %-7lld %s%s%s\n", theirs, mine, mine / theirs, our_least / their_least,
                static_cast<long long>(ours.arena / 1024), static_cast<long long>(ours.scratch / 1024), path.c_str(),
                differs.empty() ? "" : ": ", differs.c_str());
    if (choices.ops) print_operators(ours);
    std::fflush(stdout);
    return {theirs, mine / theirs, our_least / their_least};
}

void add_models(const std::string& path, std::vector<std::string>& models) {
    if (!std::filesystem::is_directory(path)) return models.push_back(path);
    for (const auto& entry : std::filesystem::recursive_directory_iterator(path)) {
        if (entry.path().extension() == ".onnx") models.push_back(entry.path().string());
    }
}

bool is_loud = false;

void measure_all(const Choices& choices) {
    bench::OnnxRuntime runtime(choices.library);
    std::printf("ONNX Runtime %s, one thread; ms %sare medians of %d rounds, taken in turns\n", runtime.version.c_str(),
                counts_cpu ? "of CPU time " : "", choices.rounds);
    std::printf("     ORT     %s   ratio  minima   arena + scratch, KB\n", choices.plain ? "plain" : " best");
    double logs = 0, least_logs = 0;
    int counted = 0, refused = 0;
    for (const std::string& path : choices.models) {
        try {
            const Row row = measure(choices, path, runtime);
            if (row.theirs < choices.least) continue;
            logs += std::log(row.ratio);
            least_logs += std::log(row.least_ratio);
            ++counted;
        } catch (const std::exception& error) {
            ++refused;
            if (is_loud) std::printf("  not run: %s: %s\n", path.c_str(), error.what());
        }
    }
    std::printf("%d models of at least %.2f ms, %d not run by one of both: geometric mean %.2f (minima %.2f)\n",
                counted, choices.least, refused, std::exp(logs / std::max(counted, 1)),
                std::exp(least_logs / std::max(counted, 1)));
}

}  // namespace

int main(int count, char** arguments) {
    Choices choices;
    for (int i = 1; i < count; ++i) {
        const std::string each = arguments[i];
        const auto next = [&] { return i + 1 < count ? arguments[++i] : ""; };
        if (each == "--library") choices.library = next();
        else if (each == "--rounds") choices.rounds = std::max(1, std::atoi(next()));
        else if (each == "--block") choices.block = std::atof(next());
        else if (each == "--least") choices.least = std::atof(next());
        else if (each == "--plain") choices.plain = true;
        else if (each == "--ops") choices.ops = true;
        else if (each == "--cpu") counts_cpu = true;
        else if (each == "--refused") is_loud = true;
        else add_models(each, choices.models);
    }
    if (choices.library.empty() || choices.models.empty()) {
        std::printf(
            "bench_onnxruntime --library libonnxruntime.so.1 [--rounds N] [--block MS] [--least MS] [--plain] "
            "[--ops] [--cpu] [--refused] MODEL.onnx|FOLDER...\n");
        return 2;
    }
    std::sort(choices.models.begin(), choices.models.end());
    cpu_set_t one;  // both sides on the core where this begins
    CPU_ZERO(&one);
    CPU_SET(static_cast<unsigned>(std::max(sched_getcpu(), 0)), &one);
    sched_setaffinity(0, sizeof one, &one);
    try {
        measure_all(choices);
    } catch (const std::exception& error) {
        std::printf("%s\n", error.what());
        return 2;
    }
    return 0;
}
