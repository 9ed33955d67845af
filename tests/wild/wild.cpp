// Opens and plans every file of a folder as the program does, each in a process of its own: none may crash, take more
// than its time or memory, give an error without words, or get a plan that the verifier rejects. Writes out how many
// open and plan, and into LIST what became of each.
// wild [FOLDER [LIST]]: without a folder (""), `wild` of the larger set; exit status 77 where it is not in reach.

#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <new>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "engine/engine.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer) && !defined(__SANITIZE_ADDRESS__)
#define __SANITIZE_ADDRESS__  // as GCC says it
#endif
#endif
#if defined(__SANITIZE_ADDRESS__)
extern "C" const char* __asan_default_options() { return "detect_leaks=0:hard_rss_limit_mb=4096"; }
extern "C" const char* __ubsan_default_options() { return "halt_on_error=1:print_stacktrace=1"; }
constexpr bool has_sanitizers = true;
constexpr rlim_t most_seconds = 60;  // of CPU
#else
constexpr bool has_sanitizers = false;
constexpr rlim_t most_seconds = 20;
#endif

using namespace arenascope;
namespace fs = std::filesystem;

namespace {

constexpr rlim_t most_bytes = rlim_t{4} << 30;  // of addresses
constexpr unsigned most_waiting = 300;          // seconds by the clock, for what waits instead of working
constexpr std::int64_t enough = 512;            // bound of symbols that the file leaves open
constexpr int not_in_reach = 77;

enum class End : std::uint8_t { crashed, refused, opened, planned, wrong };

/// What became of a file. A child fills the row, which its parent shares.
struct Row {
    End end = End::crashed;
    char said[300] = {};
};

/// What is in the folder beside the files themselves: recorded inputs and outputs, and what describes them.
bool is_data(const fs::path& path) {
    const std::string folder = path.string(), suffix = path.extension().string();
    static constexpr std::array data{".pb", ".npz", ".wav", ".bmp", ".md"};
    return std::find(data.begin(), data.end(), suffix) != data.end() ||
        (suffix == ".csv" && folder.find("/alloc/") == std::string::npos);
}

std::vector<fs::path> files_below(const fs::path& folder) {
    std::vector<fs::path> out;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file() && !is_data(entry.path())) out.push_back(entry.path());
    }
    std::sort(out.begin(), out.end());
    return out;
}

void say(Row& row, End end, const std::string& text) {
    row.end = end;
    std::snprintf(row.said, sizeof row.said, "%s", text.c_str());
}

/// An error is a value that says something, in one line, and was not asked for.
void refuse(Row& row, End end, const Error& error) {
    const std::string text = error.text();
    const bool is_proper = !error.what.empty() && text.find('\n') == std::string::npos && !error.is_cancelled;
    say(row, is_proper ? end : End::wrong, is_proper ? text : "an improper error: " + text);
}

Tuning tuning_for(const Program& program, const Method& method) {
    Tuning tuning = starting_tuning(program, program.methods.size() > 1 ? method.name : std::string());
    tuning.planner = "greedy_by_size";
    for (const auto& [symbol, range] : method.ranges) {
        if (range.max || range.assumed) continue;
        tuning.ranges[symbol] = {.min = std::clamp<std::int64_t>(range.min, 0, enough), .max = enough};
    }
    return tuning;
}

void open_and_plan(const fs::path& path, Row& row) {
    Progress progress;
    const Engine engine;
    const auto program = engine.open(path.string(), progress);
    if (!program.ok()) return refuse(row, End::refused, program.error());
    for (const Method& method : program.value()->methods) {
        const auto outcome = engine.evaluate(*program.value(), tuning_for(*program.value(), method), {}, progress);
        if (!outcome.ok()) return refuse(row, End::opened, outcome.error());
        for (const Plan& plan : outcome.value().plans) {
            if (plan.planner != "loaded" && !plan.valid())
                return say(row, End::wrong, plan.planner + " made an invalid plan: " + plan.issues.front().text());
        }
    }
    row.end = End::planned;
}

[[noreturn]] void run_child(const fs::path& path, Row& row) {
    const rlimit cpu{most_seconds, most_seconds + 5}, memory{most_bytes, most_bytes}, none{0, 0};
    setrlimit(RLIMIT_CPU, &cpu);
    setrlimit(RLIMIT_CORE, &none);
    if (!has_sanitizers) setrlimit(RLIMIT_AS, &memory);  // sanitizers take more addresses than there is memory
    alarm(most_waiting);
    open_and_plan(path, row);
    _exit(0);
}

std::string why(int status) {
    if (WIFEXITED(status)) return "ended with status " + std::to_string(WEXITSTATUS(status));
    const int signal = WTERMSIG(status);
    if (signal == SIGXCPU || signal == SIGALRM) return "took more than its time";
    return "ended by signal " + std::to_string(signal);
}

/// As many children as there are processors, until each file had one.
void run_all(const std::vector<fs::path>& files, std::span<Row> rows) {
    const std::size_t most = std::max(1U, std::thread::hardware_concurrency());
    std::map<pid_t, std::size_t> running;
    for (std::size_t next = 0; next < files.size() || !running.empty();) {
        if (next < files.size() && running.size() < most) {
            const pid_t child = fork();
            if (child == 0) run_child(files[next], rows[next]);
            if (child < 0) return say(rows[next], End::crashed, "no process could be made");
            running.emplace(child, next++);
            continue;
        }
        int status = 0;
        const auto ended = running.find(wait(&status));
        if (ended == running.end()) continue;
        if (status != 0) say(rows[ended->second], End::crashed, why(status));
        running.erase(ended);
    }
}

struct Count {
    int files = 0, opened = 0, planned = 0, failed = 0;
    void add(End end) {
        ++files;
        opened += end == End::opened || end == End::planned ? 1 : 0;
        planned += end == End::planned ? 1 : 0;
        failed += end == End::crashed || end == End::wrong ? 1 : 0;
    }
    void print(const std::string& what) const {
        const auto percent = [this](int part) { return 100.0 * part / std::max(1, files); };
        std::printf("%-14s %5d files, %5d open (%5.1f %%), %5d plan (%5.1f %%), %3d failed\n", what.c_str(), files,
                    opened, percent(opened), planned, percent(planned), failed);
    }
};

const char* name_of(End end) {
    static constexpr std::array names{"crashed", "refused", "opened, not planned", "planned", "wrong"};
    return names[static_cast<std::size_t>(end)];
}

fs::path usual_folder() {
    const char* given = std::getenv("ARENASCOPE_DATA");
    return fs::path(given ? given : ARENASCOPE_SOURCE_DIR "/../shared/data") / "wild";
}

}  // namespace

int main(int argc, char** argv) {
    const fs::path folder = argc > 1 && *argv[1] ? fs::path(argv[1]) : usual_folder();
    if (!fs::is_directory(folder)) {
        std::printf("%s is not here: nothing is checked\n", folder.c_str());
        return not_in_reach;
    }
    const auto since = std::chrono::steady_clock::now();
    const std::vector<fs::path> files = files_below(folder);
    void* memory =
        mmap(nullptr, files.size() * sizeof(Row) + 1, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return 2;
    const std::span rows(static_cast<Row*>(memory), files.size());
    std::uninitialized_default_construct(rows.begin(), rows.end());
    run_all(files, rows);
    std::map<std::string, Count> counts;
    Count all;
    std::ofstream list(argc > 2 ? argv[2] : "/dev/null");
    for (std::size_t i = 0; i < files.size(); ++i) {
        const Row& row = rows[i];
        const fs::path file = files[i].lexically_relative(folder);
        counts[file.begin()->string()].add(row.end);
        all.add(row.end);
        list << file.string() << ": " << name_of(row.end) << (row.said[0] ? ": " : "") << row.said << '\n';
        if (row.end == End::crashed || row.end == End::wrong)
            std::printf("FAILED %s: %s: %s\n", file.c_str(), name_of(row.end), row.said);
    }
    for (const auto& [part, count] : counts) count.print(part);
    all.print("all");
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - since;
    std::printf("%.0f s\n", taken.count());
    return all.failed == 0 && all.files > 0 ? 0 : 1;
}
