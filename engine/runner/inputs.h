#pragma once
// The inputs of a run: found by index, name or path, read from files, or generated from a seed.

#include <map>
#include <string>
#include <vector>

#include "engine/evaluate/outcome.h"
#include "engine/runner/run_request.h"
#include "engine/runtime/vectors.h"

namespace arenascope {

/// The torch.export path of each input and output ("batch.ids", "0.1"); empty if the program does not have them.
std::vector<std::string> input_paths_of(const Method& method);
std::vector<std::string> output_paths_of(const Method& method);

/// Position of the input or output with that index, name or path; the error lists all of them.
Result<std::size_t> find_input(const Method& method, const std::string& key);
Result<std::size_t> find_output(const Method& method, const std::string& key);

/// Files and shapes by position. A .pt without a key contains several inputs.
Result<std::map<std::size_t, std::string>> input_files(const Method& method, const KeyedTexts& given);
Result<std::map<std::size_t, std::vector<std::int64_t>>> input_shapes(const Method& method, const KeyedTexts& given);

/// A tensor for every input: from its file, or generated as `request` states. A seed gives the same values everywhere.
/// `plan` shows which inputs have buffers, so that an error can state what is missing.
Result<std::vector<HostTensor>> make_inputs(const Program& program, const Method& method, const Plan& plan,
                                            const InputRequest& request);
/// The inputs of a recorded run, some of them replaced by files.
Result<std::vector<HostTensor>> recorded_inputs(const Method& method, const VectorRun& run,
                                                const std::map<std::size_t, std::string>& files);
/// Shapes of warm-up runs, one list each, from pairs of input and shape: the n-th of an input belongs to warm-up n;
/// inputs without one use their upper bound.
Result<std::vector<std::vector<std::vector<std::int64_t>>>> warmups_of(const Method& method, const KeyedTexts& given);
/// --bind: "out0=in1", or names or paths on both sides.
Result<std::vector<Binding>> make_bindings(const Method& method, const KeyedTexts& given);

}  // namespace arenascope
