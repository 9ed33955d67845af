// Own code: QProcess would bring Qt into the engine, and no other library of Debian 12 limits the output as well.

#include "engine/base/process.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <new>
#include <thread>
#include <utility>

#include "engine/base/printable.h"
#include "engine/base/supervisor.h"
#include "engine/base/system_reason.h"

namespace arenascope {

namespace {

using Clock = std::chrono::steady_clock;
constexpr int poll_milliseconds = 20;  // how long a cancel may go unnoticed

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

/// Memory shared with the supervisor, for its report.
class SharedEnd {
public:
    SharedEnd()
        : memory_(::mmap(nullptr, sizeof(ProgramEnd), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)) {
        if (memory_ != MAP_FAILED) end_ = new (memory_) ProgramEnd;
    }
    ~SharedEnd() {
        if (end_) ::munmap(memory_, sizeof(ProgramEnd));
    }
    SharedEnd(const SharedEnd&) = delete;
    SharedEnd& operator=(const SharedEnd&) = delete;
    [[nodiscard]] ProgramEnd* get() const { return end_; }

private:
    void* memory_;
    ProgramEnd* end_ = nullptr;
};

/// Copies lines to the stderr of this process, without control characters.
class Complaints {
public:
    ~Complaints() { pass_on(); }
    Complaints() = default;
    Complaints(const Complaints&) = delete;
    Complaints& operator=(const Complaints&) = delete;
    void add(std::string_view text) {
        text = text.substr(0, most_bytes - std::min(most_bytes, seen_));
        seen_ += text.size();
        text_ += text;
        if (text_.find('\n') != std::string::npos || text_.size() > longest_line) pass_on();
    }

private:
    static constexpr std::size_t most_bytes = std::size_t{64} << 10, longest_line = 4096;
    void pass_on() {
        const std::string clean = printable(text_, true);
        text_.clear();
        static_cast<void>(::write(STDERR_FILENO, clean.data(), clean.size()) < 0);  // a closed stderr is not an error
    }
    std::string text_;
    std::size_t seen_ = 0;
};

class Child {
public:
    explicit Child(const std::string& program) : program_(program) {}
    ~Child() {
        control_.close();  // its supervisor then ends all remaining processes
        if (pid_ > 0 && !reaped_) waitpid(pid_, nullptr, 0);
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    Result<> start(const ProcessLimits& limits) {
        Descriptor in, out, error, control;
        // A socket as stdin: writing to a child that has ended is then an error instead of a signal.
        const bool made = end_.get() &&
            join(to_child_, in, [](int* ends) { return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends); }) &&
            join(out, from_child_, make_pipe) && join(error, complaints_, make_pipe) &&
            join(control_, control, make_pipe);
        if (!made)
            return Error{.what = message("'{program}' cannot be started: {status}", program_, system_reason(errno))};
        for (const Descriptor* each : {&to_child_, &from_child_, &complaints_}) fcntl(each->get(), F_SETFL, O_NONBLOCK);
        pid_ = start_supervised({.program = program_.c_str(),
                                 .in = in.get(),
                                 .out = out.get(),
                                 .error = error.get(),
                                 .control = control.get(),
                                 .memory_bytes = limits.memory_bytes,
                                 .resident_bytes = limits.resident_bytes},
                                *end_.get());
        if (pid_ < 0)
            return Error{.what = message("'{program}' cannot be started: {status}", program_, system_reason(errno))};
        return done;
    }

    /// False if the child has closed its stdin.
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
        return read(from_child_, [&](std::string_view text) { output += text; });
    }
    void read_complaints(Complaints& complaints) {
        read(complaints_, [&](std::string_view text) { complaints.add(text); });
    }
    void wait_for_bytes(bool writing) {
        std::array<pollfd, 2> set{{{from_child_.get(), POLLIN, 0}, {to_child_.get(), POLLOUT, 0}}};
        poll(set.data(), writing ? 2 : 1, poll_milliseconds);
    }
    void close_input() { to_child_.close(); }
    /// The exit status, once the program and all its descendants have ended.
    [[nodiscard]] const ProgramEnd* ended() {
        reaped_ = reaped_ || waitpid(pid_, nullptr, WNOHANG) == pid_;
        return reaped_ ? end_.get() : nullptr;
    }

private:
    static int make_pipe(int* ends) {
        std::array<int, 2> made{};
        const int status = pipe2(made.data(), O_CLOEXEC);
        ends[0] = made[1];  // [0] is the end that writes
        ends[1] = made[0];
        return status;
    }
    template <class Make>
    static bool join(Descriptor& first, Descriptor& second, const Make& make) {
        std::array<int, 2> ends{-1, -1};
        if (make(ends.data()) != 0) return false;
        first.take(ends[0]);
        second.take(ends[1]);
        return true;
    }
    template <class Take>
    static bool read(const Descriptor& from, const Take& take) {
        std::array<char, 65536> bytes{};
        for (;;) {
            const ssize_t count = ::read(from.get(), bytes.data(), bytes.size());
            if (count < 0) return errno == EAGAIN || errno == EINTR;
            if (count == 0) return false;
            take(std::string_view(bytes.data(), static_cast<std::size_t>(count)));
        }
    }

    std::string program_;
    pid_t pid_ = -1;  // of its supervisor
    bool reaped_ = false;
    SharedEnd end_;
    Descriptor to_child_, from_child_, complaints_, control_;
};

/// "60", "0.2"
std::string seconds_text(double seconds) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%g", seconds);
    return text.data();
}

Result<std::string> how_it_ended(const std::string& program, const ProgramEnd& end, const ProcessLimits& limits,
                                 std::string output) {
    if (end.start_error != 0) {
        Error error =
            Error{.what = message("'{program}' cannot be started: {status}", program, system_reason(end.start_error))};
        error.expected = message("the path of an executable file");
        return error;
    }
    if (end.is_too_large) {
        return Error{.what = message("'{program}' was ended: it uses more than {mebibytes} MiB of memory", program,
                                     limits.resident_bytes >> 20)};
    }
    const int status = end.wait_status;
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return output;
    if (WIFEXITED(status))
        return Error{.what = message("'{program}' ended with status {status}", program, WEXITSTATUS(status))};
    return Error{.what = message("'{program}' was ended by signal {signal}", program, WTERMSIG(status))};
}

}  // namespace

Result<std::string> run_process(const std::string& program, std::string_view input, const ProcessLimits& limits,
                                Progress& progress) {
    Child child(program);
    CHECKED(child.start(limits));
    const auto deadline =
        Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(limits.seconds));
    std::string output;
    Complaints complaints;
    bool reading = true, writing = true;
    for (;;) {
        if (progress.cancelled()) return cancelled();
        if (Clock::now() > deadline)
            return Error{
                .what = message("'{program}' did not end within {seconds} s", program, seconds_text(limits.seconds))};
        if (writing && !child.write(input)) {
            child.close_input();
            writing = false;
        }
        reading = reading && child.read(output);
        child.read_complaints(complaints);
        if (output.size() > limits.output_bytes)
            return Error{.what = message("'{program}' wrote more than {limit} bytes", program, limits.output_bytes)};
        if (reading) {
            child.wait_for_bytes(writing);
            continue;
        }
        if (const ProgramEnd* end = child.ended()) {
            child.read_complaints(complaints);
            return how_it_ended(program, *end, limits, std::move(output));
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

}  // namespace arenascope
