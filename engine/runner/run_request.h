#pragma once
// The options of a run, for the command line and the window.

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/runtime/kernel_choice.h"
#include "engine/runtime/run_options.h"

namespace arenascope {

/// Strings keyed by an index, a name or a pytree path, in the given order.
using KeyedTexts = std::vector<std::pair<std::string, std::string>>;

/// Where values of inputs without a file come from, and their sizes.
struct InputRequest {
    /// `given`: files only, or the sample inputs of the export.
    enum class Values { given, random, zeros } values = Values::given;
    std::uint64_t seed = 1;  ///< of random values
    /// Dimensions without a fixed size: the upper bound that is planned, or the size of the exported example.
    enum class Sizes { upper, example } sizes = Sizes::upper;
    std::map<std::size_t, std::string> files{};                 ///< by position: .npy, .pt, .pb or raw bytes
    std::map<std::size_t, std::vector<std::int64_t>> shapes{};  ///< by position
};

/// RunRequest::against: the values recorded next to the program in its first recorded run.
inline constexpr const char* recorded_trace_choice = "trace";

struct RunRequest {
    enum class Inputs { recorded, made } inputs = Inputs::made;
    std::size_t recorded = 0;  ///< index of the recorded run; files replace single inputs of it
    InputRequest made{.values = InputRequest::Values::zeros};
    std::int64_t repeat = 1;
    bool check_values = false;  ///< every tensor, against another plan or backend
    std::string against{};      ///< what all values are compared with, see ReferenceRun
    bool sanitize = false;      ///< tracks the owner of every byte, on host arenas only
    enum class Runtime { executorch, resizing, precomputed } runtime = Runtime::executorch;
    bool manage_outputs = false;              ///< of the static runtime
    std::int64_t instances = 1;               ///< of the static runtime, one thread each
    KeyedTexts warmup{};                      ///< of precomputed offsets: input and shape; empty: the upper bounds
    std::int64_t intra_threads = 1;           ///< that work on one operator
    std::int64_t memory_limit = 0;            ///< bytes; 0: usual_memory_limit() of the program
    Fallback fallback = Fallback::reference;  ///< for operators without a kernel of their own
    std::vector<Binding> bindings{};          ///< outputs that the next repetition reads as inputs, without a copy
    /// How far outputs may be from expected ones, as compare() has it. None: by their type, see usual_rtol().
    std::optional<double> rtol{};
    double atol = 1e-5;
};

}  // namespace arenascope
