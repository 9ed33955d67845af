// Own code: QProcess would bring Qt into the engine, and Debian 12 has no other library that also limits the output.

#include "engine/base/process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <optional>
#include <thread>

extern char** environ;

namespace arenascope {

namespace {

using Clock = std::chrono::steady_clock;
constexpr int poll_milliseconds = 20;  // how soon a cancel is seen

class Descriptor {
public:
    Descriptor() = default;
    explicit Descriptor(int fd) : fd_(fd) {}
    ~Descriptor() { close(); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    void take(int fd) {
        close();
        fd_ = fd;
    }
    void close() {
        if (fd_ >= 0) ::close(fd_);
        fd_ = -1;
    }
    [[nodiscard]] int get() const { return fd_; }

private:
    int fd_ = -1;
};

Error failed(const std::string& program, Message what) {
    return Error{.what = message("'{program}' {what}", program, what)};
}

class Child {
public:
    explicit Child(const std::string& program) : program_(program) {}
    ~Child() {
        if (pid_ <= 0 || reaped_) return;
        kill(-pid_, SIGKILL);  // its group: what it started, too
        waitpid(pid_, nullptr, 0);
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    Result<> start() {
        // A socket as stdin: writing to a child that has ended is then an error, not a signal.
        std::array<int, 2> in{-1, -1}, out{-1, -1};
        if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, in.data()) != 0)
            return failed(program_, Message::verbatim(std::strerror(errno)));
        to_child_.take(in[0]);
        const Descriptor child_in(in[1]);
        if (pipe2(out.data(), O_CLOEXEC) != 0) return failed(program_, Message::verbatim(std::strerror(errno)));
        from_child_.take(out[0]);
        const Descriptor child_out(out[1]);
        for (const int fd : {to_child_.get(), from_child_.get()}) fcntl(fd, F_SETFL, O_NONBLOCK);
        posix_spawn_file_actions_t actions;
        posix_spawnattr_t attributes;
        posix_spawn_file_actions_init(&actions);
        posix_spawnattr_init(&attributes);
        posix_spawn_file_actions_adddup2(&actions, child_in.get(), STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions, child_out.get(), STDOUT_FILENO);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
        std::string name = program_;
        std::array<char*, 2> arguments{name.data(), nullptr};
        const int status = posix_spawnp(&pid_, name.c_str(), &actions, &attributes, arguments.data(), environ);
        posix_spawn_file_actions_destroy(&actions);
        posix_spawnattr_destroy(&attributes);
        if (status == 0) return done;
        pid_ = -1;
        Error error = failed(program_, message("cannot be started: {status}", std::strerror(status)));
        error.expected = message("the path of an executable file");
        return error;
    }

    /// False when the child will take no more.
    bool write(std::string_view& input) {
        while (!input.empty()) {
            const ssize_t count = send(to_child_.get(), input.data(), input.size(), MSG_NOSIGNAL);
            if (count < 0) return errno == EAGAIN || errno == EINTR;
            input.remove_prefix(static_cast<std::size_t>(count));
        }
        return false;
    }
    /// False at the end of its output.
    bool read(std::string& output) {
        std::array<char, 65536> bytes{};
        for (;;) {
            const ssize_t count = ::read(from_child_.get(), bytes.data(), bytes.size());
            if (count < 0) return errno == EAGAIN || errno == EINTR;
            if (count == 0) return false;
            output.append(bytes.data(), static_cast<std::size_t>(count));
        }
    }
    void wait_for_bytes(bool writing) {
        std::array<pollfd, 2> set{{{from_child_.get(), POLLIN, 0}, {to_child_.get(), POLLOUT, 0}}};
        poll(set.data(), writing ? 2 : 1, poll_milliseconds);
    }
    void close_input() { to_child_.close(); }
    /// Its wait status, once it has ended.
    [[nodiscard]] std::optional<int> ended() {
        int status = 0;
        reaped_ = reaped_ || waitpid(pid_, &status, WNOHANG) == pid_;
        return reaped_ ? std::optional<int>(status) : std::nullopt;
    }

private:
    std::string program_;
    pid_t pid_ = -1;
    bool reaped_ = false;
    Descriptor to_child_, from_child_;
};

}  // namespace

Result<std::string> run_process(const std::string& program, std::string_view input, const ProcessLimits& limits,
                                Progress& progress) {
    Child child(program);
    CHECKED(child.start());
    const auto deadline =
        Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(limits.seconds));
    std::string output;
    bool reading = true, writing = true;
    for (;;) {
        if (progress.cancelled()) return cancelled();
        if (Clock::now() > deadline) return failed(program, message("did not end within {seconds} s", limits.seconds));
        if (writing && !child.write(input)) {
            child.close_input();
            writing = false;
        }
        reading = reading && child.read(output);
        if (output.size() > limits.output_bytes)
            return failed(program, message("wrote more than {limit} bytes", limits.output_bytes));
        if (reading) {
            child.wait_for_bytes(writing);
            continue;
        }
        if (const auto status = child.ended()) {
            if (WIFEXITED(*status) && WEXITSTATUS(*status) == 0) return output;
            if (WIFEXITED(*status)) return failed(program, message("ended with status {status}", WEXITSTATUS(*status)));
            return failed(program, message("was ended by signal {status}", WTERMSIG(*status)));
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

}  // namespace arenascope
