// After fork() only what a signal handler may call: the process that was copied may have had other threads.

#include "engine/base/supervisor.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>

namespace arenascope {

namespace {

constexpr int look_milliseconds = 5;  // how soon the program's end is seen
constexpr int not_started = 127;      // exit status, as a shell has it

enum Kept : int { in = 0, out = 1, error = 2, control = 3, first_unused = 4 };

/// The descriptors at their numbers, whatever numbers they had; all others are closed.
void keep_descriptors(const ProgramStart& start) {
    std::array<int, first_unused> moved{start.in, start.out, start.error, start.control};
    for (int& fd : moved) fd = ::fcntl(fd, F_DUPFD, first_unused);
    for (int number = 0; number < first_unused; ++number) ::dup2(moved[static_cast<std::size_t>(number)], number);
    ::close_range(first_unused, ~0U, 0);
}

void limit(decltype(RLIMIT_AS) what, rlim_t most) {
    rlimit held{};
    if (::getrlimit(what, &held) != 0) return;
    held.rlim_cur = most;
    if (held.rlim_max == RLIM_INFINITY || held.rlim_max > most) held.rlim_max = most;
    if (held.rlim_cur > held.rlim_max) held.rlim_cur = held.rlim_max;
    ::setrlimit(what, &held);
}

[[noreturn]] void become(const ProgramStart& start, const sigset_t& signals, pid_t supervisor, ProgramEnd& end) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != supervisor) ::_exit(not_started);
    ::close(control);
    ::setpgid(0, 0);
    limit(RLIMIT_AS, start.memory_bytes);
    limit(RLIMIT_CORE, 0);
    ::sigprocmask(SIG_SETMASK, &signals, nullptr);
    std::array<char*, 2> arguments{const_cast<char*>(start.program), nullptr};
    ::execvp(start.program, arguments.data());
    end.start_error = errno;
    ::_exit(not_started);
}

/// Kills the children that there are. Who loses its parent becomes a child of the supervisor.
void kill_children() {
    const int fd = ::open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
    if (fd < 0) return;
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
}

[[noreturn]] void supervise(const ProgramStart& start, const sigset_t& signals, ProgramEnd& end) {
    ::setpgid(0, 0);  // no key of a terminal ends it
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
    keep_descriptors(start);
    const pid_t self = ::getpid(), program = ::fork();
    if (program == 0) become(start, signals, self, end);
    if (program < 0) end.start_error = errno;
    for (const int fd : {in, out, error}) ::close(fd);
    for (bool is_over = program < 0; !is_over;) {
        int status = 0;
        const pid_t ended = ::waitpid(-1, &status, WNOHANG);
        if (ended == program) end.wait_status = status;
        if (ended > 0 && ended != program) continue;  // somebody that the program left behind
        pollfd asked{control, POLLIN, 0};
        is_over = ended == program || ::poll(&asked, 1, look_milliseconds) > 0;
    }
    if (program > 0) ::kill(-program, SIGKILL);  // at once, all that stayed in its group
    for (;;) {
        kill_children();
        if (::waitpid(-1, nullptr, 0) < 0 && errno != EINTR) ::_exit(0);
    }
}

}  // namespace

pid_t start_supervised(const ProgramStart& start, ProgramEnd& end) {
    sigset_t all{}, before{};
    ::sigfillset(&all);
    ::pthread_sigmask(SIG_SETMASK, &all, &before);  // no handler of this process runs in the copy
    const pid_t pid = ::fork();
    if (pid == 0) supervise(start, before, end);
    ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
    return pid;
}

}  // namespace arenascope
