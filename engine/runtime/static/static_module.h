#pragma once
// PyTorch's Static Runtime as an alternative to ExecuTorch's: an immutable module, and instances that own the memory of
// a run.
//
// Managed tensors are results of out variants that are not outputs. The standard planner, `resizing`, observes: the
// first run allocates every tensor separately and records its size; later runs allocate one buffer, the sum over
// storage groups (tensors that never live at the same time) of their largest size. A tensor that outgrows its slot is
// allocated separately, listed, and makes the next run's buffer larger. `precomputed` fixes offsets by warm-up shapes
// instead. Arms of branches and bodies of loops are blocks: each has its own groups and buffer, and observes when it
// runs.

#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "engine/planning/plan.h"
#include "engine/runtime/executor.h"
#include "engine/runtime/static/static_planner.h"

namespace arenascope {

struct StaticOptions {
    StaticPlanner::Kind planner = StaticPlanner::Kind::resizing;
    bool manage_outputs = false;
    /// Input shapes to determine sizes, for `precomputed`: one list of shapes per warm-up. Empty: the upper bounds.
    std::vector<std::vector<std::vector<std::int64_t>>> warmup;
    /// Places the buffers of a problem, for `precomputed`; the runtime contains no planner.
    std::function<Result<Placement>(const Problem&)> place;
    LoadOptions load;
};

/// An output that shares ownership of its memory with the other outputs of its run.
struct ManagedTensor {
    DType dtype = DType::f32;
    std::vector<std::int64_t> shape;
    std::shared_ptr<const Block> memory;
    const std::byte* data = nullptr;  ///< row-major
};

struct StaticResult {
    RunResult run;                       ///< `outputs` is empty with managed outputs
    std::vector<ManagedTensor> outputs;  ///< with managed outputs
};

class StaticModule;

/// One value array and one planner. Not thread-safe.
class StaticInstance {
public:
    /// `profile` of the options: bytes and single calls in the result, which allocates. The instance decides where
    /// outputs go.
    Result<StaticResult> run(const std::vector<HostTensor>& inputs, Progress& progress, RunOptions options = {});
    [[nodiscard]] const StaticReport& report() const { return planner_->report(); }
    void reset_state() { executor_->reset_state(); }
    /// States, as in Executor.
    [[nodiscard]] Result<std::vector<NamedTensor>> state() const { return executor_->state(); }
    Result<> set_state(const std::vector<NamedTensor>& state) { return executor_->set_state(state); }

private:
    friend class StaticModule;
    StaticInstance(std::shared_ptr<const StaticModule> module, std::unique_ptr<Executor> executor,
                   std::unique_ptr<StaticPlanner> planner);
    std::shared_ptr<const StaticModule> module_;  // kept alive
    std::unique_ptr<Executor> executor_;
    std::unique_ptr<StaticPlanner> planner_;
};

class StaticModule : public std::enable_shared_from_this<StaticModule> {
public:
    /// `lifetimes`: the safe problem of the method, every buffer with its lifetime.
    static Result<std::shared_ptr<StaticModule>> make(std::shared_ptr<const Program> program,
                                                      std::shared_ptr<const Method> method, const Problem& lifetimes,
                                                      StaticOptions options);
    /// A new instance; any number of instances can run at the same time.
    [[nodiscard]] Result<std::unique_ptr<StaticInstance>> clone() const;
    /// The module's own instance, created at the first call. Creating it is thread-safe.
    Result<StaticInstance*> instance();
    /// Runs the module's own instance: not thread-safe.
    Result<StaticResult> operator()(const std::vector<HostTensor>& inputs, Progress& progress);

    [[nodiscard]] const Method& method() const { return *method_; }
    [[nodiscard]] const StaticOptions& options() const { return options_; }
    [[nodiscard]] const StaticLayout& layout() const { return layout_; }

private:
    StaticModule() = default;
    std::shared_ptr<const Program> program_;
    std::shared_ptr<const Method> method_;
    StaticOptions options_;
    StaticLayout layout_;
    std::mutex making_;
    std::unique_ptr<StaticInstance> own_;
};

/// A pool of idle instances; creates one if none is idle. Thread-safe.
class InstancePool {
public:
    static constexpr std::size_t most = 128;
    explicit InstancePool(std::shared_ptr<const StaticModule> module, std::size_t bound = most)
        : module_(std::move(module)), bound_(bound) {}

    [[nodiscard]] Result<std::unique_ptr<StaticInstance>> take();
    /// Returns it to the pool; above the limit it is freed.
    void give_back(std::unique_ptr<StaticInstance> instance);
    [[nodiscard]] std::size_t waiting() const;

private:
    std::shared_ptr<const StaticModule> module_;
    std::size_t bound_;
    mutable std::mutex mutex_;
    std::vector<std::unique_ptr<StaticInstance>> waiting_;
};

}  // namespace arenascope
