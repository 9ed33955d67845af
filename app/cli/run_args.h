#pragma once
// The options of `run`; export reads its tolerances.

#include <string>

#include "app/cli/arguments.h"
#include "engine/runner/run_request.h"

namespace arenascope::cli {

struct RunArgs {
    KeyedTexts inputs, shapes, expected, bindings;  ///< by index, name or path, as they were given
    /// The options that do not depend on a method, including its inputs other than files and shapes, and without
    /// bindings.
    RunRequest request;
    bool best_layout = false;
    std::string vectors, output_dir, state_in, state_out, trace;

    [[nodiscard]] bool is_static() const { return request.runtime != RunRequest::Runtime::executorch; }
    static Result<RunArgs> parse(const Arguments& arguments);
};

/// --rtol and --atol.
Result<> read_tolerances(const Arguments& arguments, RunRequest& request);

}  // namespace arenascope::cli
