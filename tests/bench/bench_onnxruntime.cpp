// Compared with ONNX Runtime on one thread: each model in turns (ABAB), `--layout best` against the library with its
// default optimisations. Prints the ratio of medians and of minima per model, and the geometric mean over models that
// take the library at least 0.02 ms. Also the memory that runs need beside the weights, and with --first a process pair
// per model: time to the end of the first run, and peak memory. tests/bench/onnxruntime downloads the library and calls
// this program.

#include <sched.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
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
    bool first = false;
    int threads = 1;
    bool alone = false;  ///< beside ourselves on one thread, not beside the library
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
Result<Ours> open(const std::string& path, bool plain, int threads) {
    const Engine engine;
    Progress progress;
    Ours ours;
    TRY(ours.program, engine.open(path, progress));
    Tuning tuning;
    if (!plain) tuning.planner = planner_id::greedy_by_size;  // as `run` does: the plan of a best layout is made anew
    for (const auto& [symbol, range] : ours.program->methods.front().ranges) tuning.ranges[symbol] = {1, 1};
    TRY(ours.outcome, engine.evaluate(*ours.program, tuning, {}, progress));
    if (!plain) {
        TRY(ours.outcome, plan_best_layout(ours.outcome, progress));
    }
    TRY(ours.executor,
        Executor::load(ours.program, *ours.outcome.method, ours.outcome.plan(), {.intra_threads = threads}));
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

/// The least time of each instruction over some runs, as others may use the machine.
void print_operators(Ours& ours) {
    constexpr int runs = 15;
    std::vector<OpTime> least = ours.run(true).times;
    for (int run = 1; run < runs; ++run) {
        const std::vector<OpTime> times = ours.run(true).times;
        for (std::size_t i = 0; i < std::min(times.size(), least.size()); ++i)
            least[i].milliseconds = std::min(least[i].milliseconds, times[i].milliseconds);
    }
    std::map<std::string, std::pair<double, int>> by_op;
    for (const OpTime& time : least) {
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
    double memory_ratio = 0;  ///< 0: unknown
    double first_ratio = 0, peak_ratio = 0;
};

/// A process of one side up to the end of its first run.
struct FirstRun {
    double milliseconds = 1e300;
    long peak_kb = 0;
};

/// The side of a process pair: this program with --side SIDE LIBRARY MODEL, which prints its peak. The usage that the
/// system counts for a child begins with its parent's memory.
FirstRun first_run(const char* side, const std::string& library, const std::string& model) {
    const std::string self = std::filesystem::read_symlink("/proc/self/exe").string();
    const std::string command = "exec '" + self + "' --side " + side + " '" + library + "' '" + model + "'";
    FirstRun out;
    for (int round = 0; round < 3; ++round) {
        const auto start = Clock::now();
        std::FILE* const child = popen(command.c_str(), "r");
        long peak = 0;
        const bool is_read = child && std::fscanf(child, "%ld", &peak) == 1;
        if (!child || pclose(child) != 0 || !is_read) throw std::runtime_error("no first run");
        const double taken = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
        out.milliseconds = std::min(out.milliseconds, taken);
        out.peak_kb = std::max(out.peak_kb, peak);
    }
    return out;
}

/// The most memory that this process has had.
long peak_kb() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmHWM:")) return std::atol(line.c_str() + 6);
    }
    return 0;
}

/// A child's whole work. Dimensions that are open are 1.
int run_side(const std::string& side, const std::string& library, const std::string& model) {
    if (side == "best") {
        auto opened = open(model, false, 1);
        if (!opened.ok()) return 1;
        opened.value().run();
        std::printf("%ld\n", peak_kb());
        return 0;
    }
    bench::OnnxRuntime runtime(library);
    bench::OnnxRuntime::Session session(runtime, model);
    std::vector<HostTensor> inputs;
    for (bench::OnnxRuntime::Session::Input& input : session.input_types()) {
        std::size_t bytes = static_cast<std::size_t>(item_size(input.dtype));
        for (std::int64_t& size : input.shape)
            bytes *= static_cast<std::size_t>(size = std::max<std::int64_t>(size, 1));
        inputs.push_back({input.dtype, input.shape, std::vector<std::byte>(bytes)});
    }
    session.give(inputs);
    session.run();
    std::printf("%ld\n", peak_kb());
    return 0;
}

/// What two sides took in turns.
struct Turns {
    std::vector<double> their_medians, our_medians;
    double their_least = 1e300, our_least = 1e300;
    [[nodiscard]] double theirs() const { return median(their_medians); }
    [[nodiscard]] double ours() const { return median(our_medians); }
    [[nodiscard]] Row row() const {
        return {.theirs = theirs(), .ratio = ours() / theirs(), .least_ratio = our_least / their_least};
    }
};
Turns take_turns(const Choices& choices, int runs, const std::function<void()>& theirs,
                 const std::function<void()>& ours) {
    Turns turns;
    const auto block = [&](const std::function<void()>& work, std::vector<double>& medians, double& least) {
        std::vector<double> times;
        for (int i = 0; i < runs; ++i) times.push_back(milliseconds(work));
        least = std::min(least, *std::min_element(times.begin(), times.end()));
        medians.push_back(median(times));
    };
    for (int round = 0; round < choices.rounds; ++round) {
        block(theirs, turns.their_medians, turns.their_least);
        block(ours, turns.our_medians, turns.our_least);
    }
    return turns;
}

int runs_of(const Choices& choices, const std::function<void()>& work) {
    const double once = std::min(milliseconds(work), milliseconds(work));
    return std::clamp(static_cast<int>(choices.block / std::max(once, 1e-3)), 1, 400);
}

/// Some threads beside one, after as many calls as the choice between both takes to learn.
Row measure_alone(const Choices& choices, const std::string& path) {
    auto opened = open(path, choices.plain, 1), shared = open(path, choices.plain, choices.threads);
    if (!opened.ok()) throw std::runtime_error(opened.error().text());
    if (!shared.ok()) throw std::runtime_error(shared.error().text());
    Ours one = std::move(opened).take(), more = std::move(shared).take();
    constexpr int learning = 20;
    for (int i = 0; i < learning; ++i) more.run();
    const int runs = runs_of(choices, [&] { one.run(); });
    const Row row = take_turns(
                        choices, runs, [&] { one.run(); }, [&] { more.run(); })
                        .row();
    std::printf("%9.3f %9.3f %7.2f %7.2f %s\n", row.theirs, row.theirs * row.ratio, row.ratio, row.least_ratio,
                path.c_str());
    std::fflush(stdout);
    return row;
}

Row measure(const Choices& choices, const std::string& path, bench::OnnxRuntime& runtime) {
    auto opened = open(path, choices.plain, choices.threads);
    if (!opened.ok()) throw std::runtime_error(opened.error().text());
    Ours ours = std::move(opened).take();
    bench::OnnxRuntime::Session session(runtime, path, choices.threads);
    session.give(ours.inputs);
    const std::string differs = difference(ours.run(), session);
    const std::int64_t memory = session.arena_bytes().value_or(0), our_memory = ours.arena + ours.scratch;
    const int runs = runs_of(choices, [&] { session.run(); });
    const Turns turns = take_turns(
        choices, runs, [&] { session.run(); }, [&] { ours.run(); });
    Row row = turns.row();
    std::printf("%9.3f %9.3f %7.2f %7.2f %8lld + %-7lld %8lld ", turns.theirs(), turns.ours(), row.ratio,
                row.least_ratio, static_cast<long long>(ours.arena / 1024), static_cast<long long>(ours.scratch / 1024),
                static_cast<long long>(memory / 1024));
    if (memory > 0 && our_memory > 0) row.memory_ratio = static_cast<double>(our_memory) / static_cast<double>(memory);
    if (choices.first) {
        const FirstRun library = first_run("library", choices.library, path);
        const FirstRun best = first_run("best", choices.library, path);
        row.first_ratio = best.milliseconds / library.milliseconds;
        row.peak_ratio = static_cast<double>(best.peak_kb) / static_cast<double>(library.peak_kb);
        std::printf("%6.0f %6.0f %6ld %6ld ", library.milliseconds, best.milliseconds, library.peak_kb / 1024,
                    best.peak_kb / 1024);
    }
    std::printf("%s%s%s\n", path.c_str(), differs.empty() ? "" : ": ", differs.c_str());
    if (choices.ops) print_operators(ours);
    std::fflush(stdout);
    return row;
}

void add_models(const std::string& path, std::vector<std::string>& models) {
    if (!std::filesystem::is_directory(path)) return models.push_back(path);
    for (const auto& entry : std::filesystem::recursive_directory_iterator(path)) {
        if (entry.path().extension() == ".onnx") models.push_back(entry.path().string());
    }
}

bool is_loud = false;

/// Geometric, of ratios that are known.
class Mean {
public:
    void add(double ratio) {
        if (!(ratio > 0)) return;
        logs_ += std::log(ratio);
        ++count_;
    }
    [[nodiscard]] int count() const { return count_; }
    [[nodiscard]] double value() const { return count_ > 0 ? std::exp(logs_ / count_) : 0; }

private:
    double logs_ = 0;
    int count_ = 0;
};

void measure_all(const Choices& choices) {
    bench::OnnxRuntime runtime(choices.library);
    if (choices.alone) std::printf("Ours on one thread as ORT, and on %d\n", choices.threads);
    std::printf("ONNX Runtime %s, %d thread(s); ms %sare medians of %d rounds, taken in turns\n",
                runtime.version.c_str(), choices.threads, counts_cpu ? "of CPU time " : "", choices.rounds);
    std::printf("     ORT     %s   ratio  minima   arena + scratch, ORT, KB%s\n", choices.plain ? "plain" : " best",
                choices.first ? "; first run, ms; peak, MB" : "");
    Mean medians, least, memory, first, peak;
    double worst = 0;
    int refused = 0;
    for (const std::string& path : choices.models) {
        try {
            const Row row = choices.alone ? measure_alone(choices, path) : measure(choices, path, runtime);
            if (row.theirs < choices.least) continue;
            medians.add(row.ratio);
            least.add(row.least_ratio);
            memory.add(row.memory_ratio);
            first.add(row.first_ratio);
            peak.add(row.peak_ratio);
            worst = std::max(worst, row.least_ratio);
        } catch (const std::exception& error) {
            ++refused;
            if (is_loud) std::printf("  not run: %s: %s\n", path.c_str(), error.what());
        }
    }
    std::printf(
        "%d models of at least %.2f ms, %d not run by one of both: geometric mean %.2f (minima %.2f, the worst "
        "%.2f); arena and scratch %.2f",
        medians.count(), choices.least, refused, medians.value(), least.value(), worst, memory.value());
    if (choices.first) std::printf("; first run %.2f, peak memory %.2f", first.value(), peak.value());
    std::printf("\n");
}

}  // namespace

int main(int count, char** arguments) {
    if (count == 5 && std::string(arguments[1]) == "--side") return run_side(arguments[2], arguments[3], arguments[4]);
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
        else if (each == "--first") choices.first = true;
        else if (each == "--threads") choices.threads = std::max(1, std::atoi(next()));
        else if (each == "--alone") choices.alone = true;
        else if (each == "--cpu") counts_cpu = true;
        else if (each == "--refused") is_loud = true;
        else add_models(each, choices.models);
    }
    if (choices.library.empty() || choices.models.empty()) {
        std::printf(
            "bench_onnxruntime --library libonnxruntime.so.1 [--rounds N] [--block MS] [--least MS] [--plain] "
            "[--ops] [--cpu] [--first] [--threads N] [--alone] [--refused] MODEL.onnx|FOLDER...\n");
        return 2;
    }
    std::sort(choices.models.begin(), choices.models.end());
    if (choices.threads == 1) {
        cpu_set_t one;  // both sides on the core where this begins
        CPU_ZERO(&one);
        CPU_SET(static_cast<unsigned>(std::max(sched_getcpu(), 0)), &one);
        sched_setaffinity(0, sizeof one, &one);
    }
    try {
        measure_all(choices);
    } catch (const std::exception& error) {
        std::printf("%s\n", error.what());
        return 2;
    }
    return 0;
}
