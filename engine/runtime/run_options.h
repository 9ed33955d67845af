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
    bool events = false;  ///< what runs inside delegates
    bool profile = false;
    bool feed_back = false;  ///< bound inputs keep what the last run wrote there; what is given for them is ignored
    bool collect = true;     ///< copy the outputs into the result
    RunObserver* observer = nullptr;
    TensorPlacement* placement = nullptr;  ///< gives tensors that the plan leaves out their memory, for this run
    RunResult* rest = nullptr;  ///< where a run that fails leaves what ran until then, the failing call among it
};

/// One memory for an output and the input that the next run reads it as.
struct Binding {
    std::size_t output = 0, input = 0;  ///< positions in Method::outputs and Method::inputs
};

/// What loading needs besides the program.
struct LoadOptions {
    std::span<const Kernel> kernels{};  ///< besides those that are built in; must outlive the executor
    Fallback fallback = Fallback::reference;
    std::vector<Binding> bindings{};
    std::vector<Bank> banks{};  ///< memory for pools; the others come from the host
    /// Pools whose copy function is known here lie in that device's memory. Observers look at all arenas: not with
    /// them.
    bool use_devices = false;
    std::span<const DeviceKind> devices{};         ///< besides those of backends
    std::span<const ExtraKernel> extra_kernels{};  ///< asked last; must outlive the executor
    std::int64_t intra_threads = 1;                ///< threads that work on one operator, the calling one among them
    const Backends* backends = nullptr;            ///< null: those that are built in
    std::shared_ptr<std::vector<DelegateStage>> log{};  ///< null: nobody asks; filled until the executor is gone
    std::int64_t memory_limit = 0;   ///< bytes that running may take; 0: usual_memory_limit() of the program
    std::int64_t memory_beside = 0;  ///< bytes of that which whoever loads takes by itself
};

}  // namespace arenascope
