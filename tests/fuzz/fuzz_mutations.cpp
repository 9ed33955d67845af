// Applies mutations to real files of every format, each in a child process that a watchdog looks after: no crash, no
// case of more than 10 s, no more memory than the larger of 256 MB and 4 times the file. Prints what became of them.
// fuzz_mutations [COUNT [FIRST]]: mutations FIRST to FIRST+COUNT-1, and before the first one all seeds as they are. A
// mutation is the same wherever the seeds are.

#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <thread>

#include "tests/fuzz/corpus.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer) && !defined(__SANITIZE_ADDRESS__)
#define __SANITIZE_ADDRESS__  // as GCC says it
#endif
#endif
#if defined(__SANITIZE_ADDRESS__)
// What was freed is held back for a while; little of it, because it counts as memory in use.
extern "C" const char* __asan_default_options() {
    return "detect_leaks=0:allocator_may_return_null=0:max_allocation_size_mb=768:quarantine_size_mb=32";
}
extern "C" const char* __ubsan_default_options() { return "halt_on_error=1:print_stacktrace=1"; }
#endif

using namespace arenascope;
using namespace arenascope::fuzz;

namespace {

constexpr std::size_t most_seed_bytes = 96 << 10;
constexpr long most_kilobytes = 256 << 10;
constexpr auto most_time = std::chrono::seconds(10);
constexpr std::uint64_t cases_per_child = 250;
constexpr std::size_t most_labels = 64;
constexpr std::uint64_t least_count = 2000;   // with fewer mutations chance decides
constexpr std::uint64_t least_judged = 20;    // cases of an importer
constexpr std::uint64_t least_accepted = 25;  // one in so many

/// What parent and child share.
struct Shared {
    std::atomic<std::uint64_t> at{0};  ///< the case that runs
    std::atomic<bool> too_much_memory{false};
    Tally seeds[most_labels], mutations[most_labels];  ///< by importer
};

struct Case {
    const Seed* seed = nullptr;
    Bytes bytes;
};

std::vector<std::string> labels_of(const std::vector<Seed>& seeds) {
    std::vector<std::string> out;
    for (const Seed& seed : seeds) {
        if (std::find(out.begin(), out.end(), label_of(seed)) == out.end()) out.push_back(label_of(seed));
    }
    out.resize(std::min(out.size(), most_labels));
    return out;
}

/// The first cases are the seeds as they are and no mutations; then every importer gets its share, however many seeds
/// it has.
Case make_case(const std::vector<Seed>& seeds, const std::vector<std::string>& labels, std::uint64_t number) {
    if (number < seeds.size()) return {.seed = &seeds[number], .bytes = seeds[number].bytes};
    Random random(number * 0x9E3779B97F4A7C15U + 1);
    Case out{.seed = &seeds[random() % seeds.size()]};
    // Those with few seeds take half together.
    if (number % 2 == 0) {
        const std::string& label = labels[number / 2 % labels.size()];
        std::vector<const Seed*> chosen;
        for (const Seed& seed : seeds) {
            if (label_of(seed) == label) chosen.push_back(&seed);
        }
        out.seed = chosen[random() % chosen.size()];
    }
    out.bytes = out.seed->bytes;
    mutate(out.bytes, seeds[random() % seeds.size()].bytes, random);
    return out;
}

std::size_t index_of(const std::vector<std::string>& labels, const Seed& seed) {
    const auto found = std::find(labels.begin(), labels.end(), label_of(seed));
    return std::min(static_cast<std::size_t>(found - labels.begin()), labels.size() - 1);
}

long peak_kilobytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

[[noreturn]] void run_child(const std::vector<Seed>& seeds, const std::vector<std::string>& labels, std::uint64_t first,
                            std::uint64_t last, Shared& shared) {
    const Folder folder;
    warm_up();
    const long base = peak_kilobytes();
    for (std::uint64_t number = first; number < last; ++number) {
        shared.at = number;
        const Case made = make_case(seeds, labels, number);
        Progress progress;
        std::atomic<bool> finished{false};
        // A loop that its own file makes endless is cancelled, as a user would; a loop of ours is caught by the parent.
        std::thread impatience([&] {
            for (int i = 0; i < 200 && !finished; ++i)
                std::this_thread::sleep_for(std::chrono::milliseconds(i < 10 ? 1 : 10));
            progress.cancel();
        });
        try_bytes(made.seed->kind, made.seed->name, made.bytes, made.seed->beside, folder, progress,
                  (number < seeds.size() ? shared.seeds : shared.mutations)[index_of(labels, *made.seed)]);
        finished = true;
        impatience.join();
        const long allowed = std::max(most_kilobytes, static_cast<long>(made.bytes.size() * 4 / 1024));
        if (peak_kilobytes() - base > allowed) {
            shared.too_much_memory = true;
            std::fprintf(stderr, "FUZZ: %ld kB more than before\n", peak_kilobytes() - base);
            folder.~Folder();
            _exit(3);
        }
    }
    folder.~Folder();
    _exit(0);
}

/// Empty where the child ended well, else what went wrong.
std::string watch(pid_t child, const Shared& shared) {
    auto since = std::chrono::steady_clock::now();
    std::uint64_t seen = shared.at;
    for (;;) {
        int status = 0;
        if (waitpid(child, &status, WNOHANG) == child) {
            if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return {};
            return shared.too_much_memory ? "too much memory"
                : WIFSIGNALED(status)     ? "ended by signal " + std::to_string(WTERMSIG(status))
                                          : "ended with status " + std::to_string(WEXITSTATUS(status));
        }
        const auto now = std::chrono::steady_clock::now();
        if (shared.at != seen) {
            seen = shared.at;
            since = now;
        }
        if (now - since > most_time) {
            kill(child, SIGKILL);
            waitpid(child, &status, 0);
            return "took more than 10 s";
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
}

void keep(const std::vector<Seed>& seeds, const std::vector<std::string>& labels, std::uint64_t number,
          const std::string& why) {
    const Case made = make_case(seeds, labels, number);
    std::fprintf(stderr, "case %llu (%s, from %s): %s\n", static_cast<unsigned long long>(number),
                 std::string(name_of(made.seed->kind)).c_str(), made.seed->origin.c_str(), why.c_str());
    const char* folder = std::getenv("FUZZ_KEEP");
    if (!folder) return;
    const std::string path = std::string(folder) + "/case-" + std::to_string(number);
    if (FILE* file = std::fopen(path.c_str(), "wb")) {
        std::fwrite(made.bytes.data(), 1, made.bytes.size(), file);
        std::fclose(file);
    }
}

/// Mutations that nobody accepts test nothing but the first check of an importer.
int complain_of_idleness(const std::vector<Seed>& seeds, const std::vector<std::string>& labels, const Shared& shared) {
    int idle = 0;
    const auto complain = [&idle](const std::string& label, const char* what) {
        std::fprintf(stderr, "FUZZ: %s: %s\n", label.c_str(), what);
        ++idle;
    };
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const Tally& mutations = shared.mutations[i];
        const Seed& seed =
            *std::find_if(seeds.begin(), seeds.end(), [&](const Seed& each) { return label_of(each) == labels[i]; });
        if (mutations.cases < least_judged) continue;
        if (mutations.accepted * least_accepted < mutations.cases)
            complain(labels[i], "too few mutations were accepted");
        if (can_run(seed.kind) && is_runnable(seed) && mutations.ran == 0) complain(labels[i], "no mutation ran");
    }
    return idle;
}

void print(const char* what, const Tally& tally) {
    std::printf("  %-24s %8llu cases, %8llu accepted, %8llu planned, %8llu ran\n", what,
                static_cast<unsigned long long>(tally.cases), static_cast<unsigned long long>(tally.accepted),
                static_cast<unsigned long long>(tally.planned), static_cast<unsigned long long>(tally.ran));
}

}  // namespace

int main(int argc, char** argv) {
    const std::uint64_t count = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 2000;
    const std::uint64_t begin = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 0;
    const std::vector<Seed> seeds = corpus(ARENASCOPE_SOURCE_DIR, most_seed_bytes);
    const std::vector<std::string> labels = labels_of(seeds);
    void* memory = mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return 2;
    auto& shared = *new (memory) Shared;
    int failures = 0;
    const std::uint64_t end = seeds.size() + begin + count;
    for (std::uint64_t next = begin == 0 ? 0 : seeds.size() + begin; next < end && failures < 20;) {
        const std::uint64_t last = std::min(end, next + cases_per_child);
        shared.too_much_memory = false;
        shared.at = next;
        const pid_t child = fork();
        if (child < 0) return 2;
        if (child == 0) run_child(seeds, labels, next, last, shared);
        const std::string wrong = watch(child, shared);
        if (wrong.empty()) {
            next = last;
            continue;
        }
        ++failures;
        keep(seeds, labels, shared.at, wrong);
        next = shared.at + 1;
    }
    std::printf("%zu seeds as they are and %llu mutations from %llu, %d failures\n", begin == 0 ? seeds.size() : 0,
                static_cast<unsigned long long>(count), static_cast<unsigned long long>(begin), failures);
    Tally all;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        print((labels[i] + ", seeds").c_str(), shared.seeds[i]);
        print((labels[i] + ", mutations").c_str(), shared.mutations[i]);
        all += shared.mutations[i];
    }
    print("all mutations", all);
    // A part of all mutations may have too few of one kind.
    const int idle = begin == 0 && count >= least_count ? complain_of_idleness(seeds, labels, shared) : 0;
    return failures + idle == 0 ? 0 : 1;
}
