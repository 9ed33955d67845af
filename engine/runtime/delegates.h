#pragma once
// The delegates of one loaded method: initialised in order, destroyed in reverse, each exactly once.

#include <chrono>
#include <memory>
#include <span>
#include <vector>

#include "engine/runtime/run_options.h"

namespace arenascope {

/// "delegate 0 (XnnpackBackend)", as errors name one.
[[nodiscard]] std::string title_of(const Delegate& delegate, DelegateIndex index);

class Delegates {
public:
    using Log = std::shared_ptr<std::vector<DelegateStage>>;

    /// is_available, then init, of every delegate. If one fails, those before it are destroyed. `method` and `program`
    /// must outlive the result.
    static Result<std::unique_ptr<Delegates>> load(std::shared_ptr<const Program> program, const Method& method,
                                                   const Backends& backends, Log log,
                                                   std::shared_ptr<MemoryBudget> memory);
    ~Delegates();
    Delegates(const Delegates&) = delete;
    Delegates& operator=(const Delegates&) = delete;

    /// Runs the call `at`. An error names the backend and, if known, the node and its line. `asks`: requests an event
    /// for everything inside; a failed call always has one.
    Result<> call(InstructionIndex at, ValuesView values, bool asks, std::vector<DelegateEvent>& events);
    void reset();
    /// The memory of each outside of the arenas; those whose backend does not count it are left out.
    [[nodiscard]] std::vector<DelegateMemory> own_memory() const;
    /// Id of the device in whose memory the called backend works; empty: host memory.
    [[nodiscard]] std::string_view device_of(const Instruction& call) const;
    /// Bytes that calls copied between host and devices since the last time, by device.
    std::vector<BankTraffic> take_traffic();

private:
    struct Live {
        std::shared_ptr<const Backend> backend;
        std::unique_ptr<DelegateHandle> handle;
        std::string node, device;
        std::int64_t to_device = 0, from_device = 0;
        int logged = 0;  ///< logged calls
    };
    Delegates(std::shared_ptr<const Program> program, const Method& method, Log log,
              std::shared_ptr<MemoryBudget> memory)
        : program_(std::move(program)), method_(method), log_(std::move(log)), memory_(std::move(memory)) {}
    Result<> start(DelegateIndex index, const Backends& backends);
    using Clock = std::chrono::steady_clock;
    void log_execution(Live& live, Clock::duration took, const Result<>& ran);
    template <class Work>
    auto logged(DelegateStage stage, const Work& work);
    [[nodiscard]] std::string call_name(DelegateIndex index) const;
    [[nodiscard]] std::optional<Data> named(const Delegate& delegate, std::string_view key) const;

    std::shared_ptr<const Program> program_;
    const Method& method_;
    Log log_;
    std::shared_ptr<MemoryBudget> memory_;  ///< of the whole run
    Table<DelegateIndex, Live> live_;
};

}  // namespace arenascope
