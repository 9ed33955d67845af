#pragma once
// The options of `run` that are its own.

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/arguments.h"

namespace arenascope::cli {

struct RunArgs {
    std::vector<std::pair<std::string, std::string>> inputs, shapes, expected, bindings;
    std::optional<std::uint64_t> random;
    bool zeros = false, fallback = true, best_layout = false, sanitize = false, check_values = false;
    std::string against;  ///< of --check-values; empty: see RunApart
    std::string vectors, output_dir, state_in, state_out, trace;
    std::int64_t memory_limit = 0;  ///< bytes; 0: the usual one
    std::int64_t repeat = 1, instances = 1, intra_threads = 1;
    bool is_static = false, precomputes = false, manages_outputs = false;
    std::vector<std::pair<std::string, std::string>> warmup;  ///< input and shape; the n-th of an input is warm-up n
    double rtol = 1e-4, atol = 1e-5;

    static Result<RunArgs> parse(const Arguments& arguments);
};

}  // namespace arenascope::cli
