// After fork() this calls only functions that are allowed in a signal handler: the copied process may have had other
// threads.

#include "engine/base/supervisor.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstddef>
#include <cstring>
#include <string>
#include <utility>

namespace arenascope {

namespace {

constexpr int look_milliseconds = 5;  // how long the program's end may go unnoticed
constexpr int not_started = 127;      // the exit status that a shell uses for it
constexpr rlim_t most_descriptors = 1 << 20;
constexpr int rounds_without_proc = 200;  // of look_milliseconds each
constexpr int looks_per_measure = 10;     // at its memory

enum Kept : int { in = 0, out = 1, error = 2, control = 3, first_unused = 4 };

/// Moves the descriptors to their numbers and closes all others.
void keep_descriptors(const ProgramStart& start) {
    std::array<int, first_unused> moved{start.in, start.out, start.error, start.control};
    for (int& fd : moved) fd = ::fcntl(fd, F_DUPFD, first_unused);
    for (int number = 0; number < first_unused; ++number) ::dup2(moved[static_cast<std::size_t>(number)], number);
    if (::close_range(first_unused, ~0U, 0) == 0) return;
    // For kernels without close_range, or sandboxes that refuse it: closes each descriptor on its own.
    rlimit held{};
    const rlim_t most =
        ::getrlimit(RLIMIT_NOFILE, &held) == 0 ? std::min(held.rlim_max, most_descriptors) : most_descriptors;
    for (int number = first_unused; number < static_cast<int>(most); ++number) ::close(number);
}

void limit(decltype(RLIMIT_AS) what, rlim_t most) {
    rlimit held{};
    if (::getrlimit(what, &held) != 0) return;
    held.rlim_cur = most;
    if (held.rlim_max == RLIM_INFINITY || held.rlim_max > most) held.rlim_max = most;
    if (held.rlim_cur > held.rlim_max) held.rlim_cur = held.rlim_max;
    ::setrlimit(what, &held);
}

/// The kernel then ends this process before others if the machine runs out of memory.
void be_ended_first() {
    const int fd = ::open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
    if (fd < 0) return;
    static_cast<void>(::write(fd, "1000", 4) < 0);  // a sandbox may refuse it
    ::close(fd);
}

[[noreturn]] void become(const ProgramStart& start, const sigset_t& signals, pid_t supervisor, ProgramEnd& end) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != supervisor) ::_exit(not_started);
    ::close(control);
    ::setpgid(0, 0);
    limit(RLIMIT_AS, start.memory_bytes);
    limit(RLIMIT_CORE, 0);
    be_ended_first();
    ::sigprocmask(SIG_SETMASK, &signals, nullptr);
    std::array<char*, 2> arguments{const_cast<char*>(start.program), nullptr};
    ::execvp(start.program, arguments.data());
    end.start_error = errno;
    ::_exit(not_started);
}

/// Kills the children that the kernel lists. False where it has no such list.
bool kill_children_by_list() {
    const int fd = ::open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC | O_NOCTTY);
    if (fd < 0) return false;
    std::array<char, 4096> text{};
    pid_t pid = 0;
    for (ssize_t count = 0; (count = ::read(fd, text.data(), text.size())) > 0;) {
        for (ssize_t i = 0; i < count; ++i) {
            const char c = text[static_cast<std::size_t>(i)];
            if (c >= '0' && c <= '9') {
                pid = pid * 10 + (c - '0');
                continue;
            }
            if (pid > 0) ::kill(pid, SIGKILL);
            pid = 0;
        }
    }
    if (pid > 0) ::kill(pid, SIGKILL);
    ::close(fd);
    return true;
}

/// A process as /proc/PID/stat describes it.
struct Process {
    pid_t pid = 0, parent = 0;
    std::uint64_t pages = 0;  ///< in memory
};

/// `name`: of its folder. After the last ")", which ends a name of any characters, come its state and its parent.
Process process_named(const char* name) {
    constexpr int parent_field = 4, pages_field = 24;
    std::array<char, 64> path{"/proc/"};
    constexpr std::size_t before = sizeof "/proc/" - 1;
    const std::size_t length = std::strlen(name);
    if (before + length + sizeof "/stat" > path.size()) return {};
    std::memcpy(path.data() + before, name, length);
    std::memcpy(path.data() + before + length, "/stat", sizeof "/stat");
    const int fd = ::open(path.data(), O_RDONLY | O_CLOEXEC);
    if (fd < 0) return {};
    std::array<char, 512> text{};
    const ssize_t count = ::read(fd, text.data(), text.size() - 1);
    ::close(fd);
    Process out;
    for (const char* digit = name; *digit >= '0' && *digit <= '9'; ++digit) out.pid = out.pid * 10 + (*digit - '0');
    const char* at = count > 0 ? std::strrchr(text.data(), ')') : nullptr;
    int field = 2;  // the name
    for (at = at ? at : ""; *at != '\0' && field <= pages_field; ++at) {
        if (*at == ' ') ++field;
        if (*at < '0' || *at > '9') continue;
        if (field == parent_field) out.parent = out.parent * 10 + (*at - '0');
        if (field == pages_field) out.pages = out.pages * 10 + static_cast<std::uint64_t>(*at - '0');
    }
    return out;
}

/// As the kernel writes it: glibc has no type for it.
struct DirectoryEntry {
    std::uint64_t inode;
    std::int64_t next;
    std::uint16_t bytes;
    std::uint8_t type;
};

/// Passes the folder name of each process. False where they are not listed.
template <class See>
bool see_processes(const See& see) {
    const int fd = ::open("/proc", O_RDONLY | O_CLOEXEC | O_DIRECTORY);
    if (fd < 0) return false;
    alignas(DirectoryEntry) std::array<char, 4096> entries{};
    bool is_listed = false;
    for (long count = 0; (count = ::syscall(SYS_getdents64, fd, entries.data(), entries.size())) > 0;) {
        for (long at = 0; at < count;) {
            DirectoryEntry entry{};
            std::memcpy(&entry, entries.data() + at, sizeof entry);
            const char* name = entries.data() + at + offsetof(DirectoryEntry, type) + 1;
            at += entry.bytes;
            if (name[0] < '1' || name[0] > '9') continue;
            is_listed = true;
            see(name);
        }
    }
    ::close(fd);
    return is_listed;
}

/// The same, found by reading all processes.
bool kill_children_among_all() {
    const pid_t self = ::getpid();
    return see_processes([self](const char* name) {
        const Process process = process_named(name);
        if (process.parent == self) ::kill(process.pid, SIGKILL);
    });
}

/// The bytes in memory of all descendants of this process; shared pages count for each.
std::uint64_t descendants_bytes() {
    std::array<Process, 4096> all{};
    std::size_t count = 0, found = 0;
    see_processes([&](const char* name) {
        if (count < all.size()) all[count++] = process_named(name);
    });
    std::uint64_t pages = 0;
    const auto take_children = [&](pid_t parent) {
        for (std::size_t i = found; i < count; ++i) {
            if (all[i].parent != parent) continue;
            pages += all[i].pages;
            std::swap(all[i], all[found++]);
        }
    };
    take_children(::getpid());
    for (std::size_t next = 0; next < found; ++next) take_children(all[next].pid);
    return pages * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

/// Kills all children. A process whose parent ends becomes a child of the supervisor. False if the children cannot be
/// found.
bool kill_children() { return kill_children_by_list() || kill_children_among_all(); }

[[noreturn]] void supervise(const ProgramStart& start, const sigset_t& signals, ProgramEnd& end) {
    ::setpgid(0, 0);  // Ctrl+C in a terminal does not reach it
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
    keep_descriptors(start);
    std::array<int, 2> copy{-1, -1};  // closed when the program has replaced the copy of this process
    if (::pipe2(copy.data(), O_CLOEXEC) != 0) copy = {-1, -1};  // what it touches is not measured then
    const pid_t self = ::getpid(), program = ::fork();
    if (program == 0) become(start, signals, self, end);
    if (program < 0) end.start_error = errno;
    ::close(copy[1]);
    for (const int fd : {in, out, error}) ::close(fd);
    int looks = 0;
    for (bool is_over = program < 0; !is_over;) {
        int status = 0;
        const pid_t ended = ::waitpid(-1, &status, WNOHANG);
        if (ended == program) end.wait_status = status;
        if (ended > 0 && ended != program) continue;  // an orphan of the program
        pollfd asked{control, POLLIN, 0};
        is_over = ended == program || ::poll(&asked, 1, look_milliseconds) > 0;
        pollfd started{copy[0], POLLIN, 0};
        if (is_over || ++looks % looks_per_measure != 0 || ::poll(&started, 1, 0) <= 0) continue;
        end.is_too_large = is_over = descendants_bytes() > start.resident_bytes;
    }
    if (program > 0) ::kill(-program, SIGKILL);  // at once, everything in its group
    for (int round = 0;;) {
        const bool is_known = kill_children();
        const pid_t ended = ::waitpid(-1, nullptr, is_known ? 0 : WNOHANG);
        if (ended < 0 && errno != EINTR) ::_exit(0);
        // Reaps all killed children before it looks for others.
        for (pid_t next = ended; next > 0;) next = ::waitpid(-1, nullptr, WNOHANG);
        if (is_known || ended > 0) continue;
        // Only a process outside of the program's group can still be alive, and it cannot be found: wait only a short
        // time.
        if (++round > rounds_without_proc) ::_exit(0);
        ::poll(nullptr, 0, look_milliseconds);
    }
}

}  // namespace

pid_t start_supervised(const ProgramStart& start, ProgramEnd& end) {
    sigset_t all{}, before{};
    ::sigfillset(&all);
    ::pthread_sigmask(SIG_SETMASK, &all, &before);  // no signal handler of this process runs in the copy
    const pid_t pid = ::fork();
    if (pid == 0) supervise(start, before, end);
    ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
    return pid;
}

// -- The memory of the machine: asked before a program starts, not in a forked process. --

namespace {

/// A short file that the kernel makes; empty where there is none.
std::string kernel_text(const std::string& path) {
    const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (fd < 0) return {};
    std::array<char, 4096> text{};
    const ssize_t count = ::read(fd, text.data(), text.size());
    ::close(fd);
    return count > 0 ? std::string(text.data(), static_cast<std::size_t>(count)) : std::string();
}

/// A hierarchy of control groups: how /proc/self/cgroup marks it, where it is mounted, and the file of its limit.
struct Hierarchy {
    std::string_view mark, mount, limit;
};
constexpr std::array hierarchies{Hierarchy{"::", "/sys/fs/cgroup", "/memory.max"},
                                 Hierarchy{":memory:", "/sys/fs/cgroup/memory", "/memory.limit_in_bytes"}};

/// The path of this process's group: the rest of the line with the mark.
std::string own_group(const Hierarchy& in) {
    const std::string text = kernel_text("/proc/self/cgroup");
    const std::size_t at = text.find(in.mark);
    if (at == std::string::npos) return {};
    const std::size_t begin = at + in.mark.size();
    if (begin >= text.size() || text[begin] != '/') return {};
    return text.substr(begin, text.find('\n', begin) - begin);
}

}  // namespace

std::uint64_t within_group(std::uint64_t physical, std::string_view group_limit) {
    std::uint64_t limit = 0;
    const auto [end, error] = std::from_chars(group_limit.data(), group_limit.data() + group_limit.size(), limit);
    return error == std::errc() && limit > 0 ? std::min(physical, limit) : physical;
}

std::uint64_t machine_memory() {
    const long pages = ::sysconf(_SC_PHYS_PAGES), page = ::sysconf(_SC_PAGESIZE);
    constexpr std::uint64_t unknown = std::uint64_t{8} << 30;
    std::uint64_t out =
        pages > 0 && page > 0 ? static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(page) : unknown;
    for (const Hierarchy& each : hierarchies) {
        const auto within = [&](const std::string& group) {
            return within_group(out, kernel_text(std::string(each.mount) + group + std::string(each.limit)));
        };
        // The groups around the own one limit it, too. In a container the own group may be the mounted one.
        for (std::string group = own_group(each); !group.empty(); group.resize(group.rfind('/'))) out = within(group);
        out = within({});
    }
    return out;
}

}  // namespace arenascope
