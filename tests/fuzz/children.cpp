#include "tests/fuzz/children.h"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <memory>
#include <mutex>
#include <thread>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) && !defined(__SANITIZE_ADDRESS__)
#define __SANITIZE_ADDRESS__  // as GCC says it
#endif
#endif
#if defined(__SANITIZE_ADDRESS__)
// Freed memory is held back for a while; only a little, because it counts as memory in use.
extern "C" const char* __asan_default_options() {
    return "detect_leaks=0:allocator_may_return_null=0:max_allocation_size_mb=768:quarantine_size_mb=32";
}
extern "C" const char* __ubsan_default_options() { return "halt_on_error=1:print_stacktrace=1"; }
#endif

namespace arenascope::fuzz {

std::string_view build_kind() {
#if defined(__SANITIZE_ADDRESS__)
    return "sanitized";
#else
    return "plain";
#endif
}

namespace {

constexpr long most_kilobytes = 256 << 10;
constexpr auto most_time = std::chrono::seconds(10);  // of the processor: other programs may keep it busy
constexpr auto most_wait = std::chrono::minutes(1);

/// Memory that parent and child share.
struct Shared {
    std::atomic<std::uint64_t> at{0};  ///< the case that runs
    std::atomic<bool> too_much_memory{false};
};

long peak_kilobytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

/// Cancels cases that take long: one thread for all cases of a child, which end soon after it cancels.
class Impatience {
public:
    Impatience() : thread_([this] { watch(); }) {}
    ~Impatience() {
        {
            const std::lock_guard lock(mutex_);
            is_over_ = true;
        }
        changed_.notify_all();
        thread_.join();
    }
    Impatience(const Impatience&) = delete;
    Impatience& operator=(const Impatience&) = delete;
    void look_at(Progress* progress) {
        const std::lock_guard lock(mutex_);
        progress_ = progress;
        until_ = std::chrono::steady_clock::now() + patience;
    }

private:
    void watch() {
        std::unique_lock lock(mutex_);
        while (!is_over_) {
            changed_.wait_for(lock, look_every);
            if (progress_ && std::chrono::steady_clock::now() > until_) progress_->cancel();
        }
    }

    static constexpr auto patience = std::chrono::seconds(2);
    static constexpr auto look_every = std::chrono::milliseconds(50);
    std::mutex mutex_;
    std::condition_variable changed_;
    Progress* progress_ = nullptr;
    std::chrono::steady_clock::time_point until_{};
    bool is_over_ = false;
    std::thread thread_;  // last: it uses the others
};

[[noreturn]] void run_child(const Work& work, std::uint64_t first, std::uint64_t last, Shared& shared) {
    if (work.begin) work.begin();
    const long base = peak_kilobytes();
    auto impatience = std::make_unique<Impatience>();
    for (std::uint64_t number = first; number < last; ++number) {
        shared.at = number;
        Progress progress;  // endless loops of the case are cancelled; the parent stops this program's own
        impatience->look_at(&progress);
        const std::size_t bytes = work.one(number, progress);
        impatience->look_at(nullptr);
        const long more = peak_kilobytes() - base;
        if (more <= std::max(most_kilobytes, static_cast<long>(bytes * 4 / 1024))) continue;
        shared.too_much_memory = true;
        std::fprintf(stderr, "FUZZ: %ld kB more than before\n", more);
        break;
    }
    impatience.reset();
    if (work.end) work.end();
    _exit(shared.too_much_memory ? 3 : 0);  // the parent destroys what it made
}

std::chrono::nanoseconds processor_time(pid_t child) {
    clockid_t clock{};
    timespec time{};
    if (clock_getcpuclockid(child, &clock) != 0 || clock_gettime(clock, &time) != 0) return {};
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

/// Empty if the child ended well, else the error.
std::string watch(pid_t child, const Shared& shared) {
    auto since = std::chrono::steady_clock::now();
    auto spent = processor_time(child);
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
            spent = processor_time(child);
        }
        const bool is_slow = processor_time(child) - spent > most_time;
        if (is_slow || now - since > most_wait) {
            kill(child, SIGKILL);
            waitpid(child, &status, 0);
            return is_slow ? "took more than 10 s" : "waited for more than 60 s";
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
}

}  // namespace

Ran run_in_children(const Work& work, std::uint64_t first, std::uint64_t end) {
    auto& shared = shared_with_children<Shared>();
    std::uint64_t failures = 0, next = first;
    while (next < end && failures < work.most_failures) {
        const std::uint64_t last = std::min(end, next + work.per_child);
        shared.too_much_memory = false;
        shared.at = next;
        std::fflush(nullptr);  // the parent flushes its own streams
        const pid_t child = fork();
        if (child < 0) std::abort();
        if (child == 0) run_child(work, next, last, shared);
        const std::string wrong = watch(child, shared);
        if (wrong.empty()) {
            next = last;
            continue;
        }
        ++failures;
        next = shared.at + 1;
        work.failed(shared.at, wrong);
    }
    return {failures, next};
}

}  // namespace arenascope::fuzz
