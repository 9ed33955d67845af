// Opens, plans and runs every file of a folder as the program does, each in a process of its own: none may crash, take
// more than its time or memory to be planned, give an error without words, or get a plan that the verifier rejects.
// Writes a table of how many open, plan, run, and give the results that were recorded beside them, and into LIST what
// became of each file. The table of the larger set must nowhere fall below recorded.md.
// wild [FOLDER [LIST [TABLE]]]: without a folder (""), `wild` of the larger set; exit status 77 where it is not in
// reach. TABLE: where the table is written, to become recorded.md.

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

#include "tests/wild/table.h"
#include "tests/wild/trial.h"

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

using namespace arenascope::wild;
namespace fs = std::filesystem;

namespace {

constexpr rlim_t most_bytes = rlim_t{4} << 30;  // of addresses
constexpr unsigned most_waiting = 300;          // seconds by the clock, for what waits instead of working
constexpr int not_in_reach = 77;

/// Files of the folder that are not models: recorded inputs and outputs, and descriptions.
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

[[noreturn]] void run_child(const fs::path& path, Row& row) {
    const rlimit cpu{most_seconds, most_seconds + 5}, memory{most_bytes, most_bytes}, none{0, 0};
    setrlimit(RLIMIT_CPU, &cpu);
    setrlimit(RLIMIT_CORE, &none);
    if (!has_sanitizers) setrlimit(RLIMIT_AS, &memory);  // sanitizers reserve more addresses than there is memory
    alarm(most_waiting);
    try_file(path, row);
    _exit(0);
}

/// The meaning of a child's status. A model may take long to run, but not to be opened and planned.
void end_of(int status, Row& row) {
    if (WIFEXITED(status)) return row.say(End::crashed, "ended with status " + std::to_string(WEXITSTATUS(status)));
    const int signal = WTERMSIG(status);
    if (signal == SIGXCPU || signal == SIGALRM)
        return row.say(row.is_running ? End::planned : End::crashed, "took more than its time");
    row.say(End::crashed, "ended by signal " + std::to_string(signal));
}

/// Runs as many children as there are processors, until each file had one.
void run_all(const std::vector<fs::path>& files, std::span<Row> rows) {
    const std::size_t most = std::max(1U, std::thread::hardware_concurrency());
    std::map<pid_t, std::size_t> running;
    for (std::size_t next = 0; next < files.size() || !running.empty();) {
        if (next < files.size() && running.size() < most) {
            const pid_t child = fork();
            if (child == 0) run_child(files[next], rows[next]);
            if (child < 0) return rows[next].say(End::crashed, "no process could be made");
            running.emplace(child, next++);
            continue;
        }
        int status = 0;
        const auto ended = running.find(wait(&status));
        if (ended == running.end()) continue;
        if (status != 0) end_of(status, rows[ended->second]);
        running.erase(ended);
    }
}

/// "tflite/mlcommons+tiny": the kind and its author.
std::string place_of(const fs::path& file) {
    auto part = file.begin();
    const std::string kind = (part++)->string();
    return part == file.end() || std::next(part) == file.end() ? kind : kind + "/" + part->string();
}

fs::path usual_folder() {
    const char* given = std::getenv("ARENASCOPE_DATA");
    return fs::path(given ? given : ARENASCOPE_SOURCE_DIR "/../shared/data") / "wild";
}

Table recorded_table() {
    std::ifstream file(ARENASCOPE_SOURCE_DIR "/tests/wild/recorded.md");
    return table_of(std::string(std::istreambuf_iterator<char>(file), {}));
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
    Table table;
    int failed = 0;
    std::ofstream list(argc > 2 ? argv[2] : "/dev/null");
    for (std::size_t i = 0; i < files.size(); ++i) {
        const Row& row = rows[i];
        const fs::path file = files[i].lexically_relative(folder);
        table[place_of(file)].add(row);
        list << file.string() << ": " << name_of(row.end) << (row.said[0] ? ": " : "") << row.said << '\n';
        if (row.end != End::crashed && row.end != End::wrong) continue;
        ++failed;
        std::printf("FAILED %s: %s: %s\n", file.c_str(), name_of(row.end), row.said);
    }
    const std::string text = text_of(table);
    std::printf("%s", text.c_str());
    if (argc > 3) std::ofstream(argv[3]) << text;
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - since;
    std::printf("%.0f s\n", taken.count());
    // Sanitizers slow runs down, so that fewer end in time: the figures are those of the program as it is.
    const bool is_usual = folder == usual_folder() && !has_sanitizers;
    const std::vector<std::string> lost = is_usual ? losses(table, recorded_table()) : std::vector<std::string>();
    for (const std::string& line : lost) std::printf("FEWER %s\n", line.c_str());
    return failed == 0 && lost.empty() && !files.empty() ? 0 : 1;
}
