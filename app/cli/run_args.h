#pragma once
// The options of `run` that are its own.

#include <string>

#include "app/cli/arguments.h"
#include "engine/runner/run_request.h"

namespace arenascope::cli {

struct RunArgs {
    KeyedTexts inputs, shapes, expected, bindings;  ///< by index, name or path, as they were given
    /// What needs no method to be understood; its inputs, but for files and shapes, and no bindings.
    RunRequest request;
    bool best_layout = false;
    std::string vectors, output_dir, state_in, state_out, trace;

    [[nodiscard]] bool is_static() const { return request.runtime != RunRequest::Runtime::executorch; }
    static Result<RunArgs> parse(const Arguments& arguments);
};

}  // namespace arenascope::cli
