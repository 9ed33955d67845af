#pragma once
// Options of loading a method and of one run of it.

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/backends/backend.h"
#include "engine/kernels/kernel.h"
#include "engine/runtime/banks.h"
#include "engine/runtime/kernel_choice.h"
#include "engine/runtime/run_result.h"

namespace arenascope {

class RunObserver;
class TensorPlacement;

struct RunOptions {
    bool stats = false;
    bool times = true;    ///< per operator, in the result
    bool events = false;  ///< times inside delegates
    bool profile = false;
    bool feed_back = false;  ///< bound inputs keep the values of the last run; values given for them are ignored
    bool collect = true;     ///< copy the outputs into the result
    RunObserver* observer = nullptr;
    TensorPlacement* placement = nullptr;  ///< gives unplanned tensors their memory for this run
    RunResult* rest = nullptr;             ///< receives the completed part of a failed run, including the failed call
};

/// One buffer for an output and the next run's input.
struct Binding {
    std::size_t output = 0, input = 0;  ///< positions in Method::outputs and Method::inputs
};

/// Options of loading in addition to the program.
struct LoadOptions {
    std::span<const Kernel> kernels{};  ///< in addition to built-in ones; must outlive the executor
    Fallback fallback = Fallback::reference;
    std::vector<Binding> bindings{};
    std::vector<Bank> banks{};  ///< memory of pools; the others use host memory
    /// Pools with a known copy function use that device's memory. Not possible with observers, which read all arenas.
    bool use_devices = false;
    std::span<const DeviceKind> devices{};              ///< in addition to those of backends
    std::span<const ExtraKernel> extra_kernels{};       ///< tried last; must outlive the executor
    std::int64_t intra_threads = 1;                     ///< threads for one operator, including the calling one
    const Backends* backends = nullptr;                 ///< null: the built-in ones
    std::shared_ptr<std::vector<DelegateStage>> log{};  ///< null: no log; filled until the executor is destroyed
    std::int64_t memory_limit = 0;   ///< bytes that a run may use; 0: usual_memory_limit() of the program
    std::int64_t memory_beside = 0;  ///< the part of it that the caller of load uses itself
};

}  // namespace arenascope
