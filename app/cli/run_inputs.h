#pragma once
// From options to the tensors of a run: inputs and outputs by index, name or pytree path.

#include "app/cli/run_args.h"
#include "engine/runtime/executor.h"

namespace arenascope::cli {

/// The paths of a method's inputs or outputs, where its tree fits them: "kw.mask", "1.0".
std::vector<std::string> input_paths_of(const Method& method);
std::vector<std::string> output_paths_of(const Method& method);

/// Position of an input or output given by index, name or path. The error lists what there is.
Result<std::size_t> find_input(const Method& method, const std::string& key);
Result<std::size_t> find_output(const Method& method, const std::string& key);

/// A tensor for every input: from its file, else made as asked. `planned` holds the plan's buffers.
Result<std::vector<HostTensor>> make_inputs(const Program& program, const Method& method, const Plan& plan,
                                            const RunArgs& args);
/// Input `index` from a file: of several tensors in a .pt the one of its name, path or position.
Result<HostTensor> read_input(const Method& method, std::size_t index, const std::string& path, DType dtype,
                              const std::vector<std::int64_t>& shape);
/// Shapes to size by, one list per warm-up, from pairs of input and shape: the n-th of an input belongs to warm-up n;
/// inputs without one take their upper bound.
Result<std::vector<std::vector<std::vector<std::int64_t>>>> warmups_of(
    const Method& method, const std::vector<std::pair<std::string, std::string>>& given);
/// --bind: "out0=in1", or names or paths on both sides.
Result<std::vector<Binding>> make_bindings(const Method& method, const RunArgs& args);

}  // namespace arenascope::cli
