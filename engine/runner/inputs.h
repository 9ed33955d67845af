#pragma once
// The inputs of a run: found by index, name or path, read from files, or made from a seed.

#include <map>
#include <string>
#include <vector>

#include "engine/evaluate/outcome.h"
#include "engine/runner/run_request.h"
#include "engine/runtime/vectors.h"

namespace arenascope {

/// Where torch.export found each input and output ("batch.ids", "0.1"); empty where the program does not say.
std::vector<std::string> input_paths_of(const Method& method);
std::vector<std::string> output_paths_of(const Method& method);

/// Position of the input or output with that index, name or path; the error lists what there is.
Result<std::size_t> find_input(const Method& method, const std::string& key);
Result<std::size_t> find_output(const Method& method, const std::string& key);

/// Files and shapes by position. A .pt without a key holds several inputs.
Result<std::map<std::size_t, std::string>> input_files(const Method& method, const KeyedTexts& given);
Result<std::map<std::size_t, std::vector<std::int64_t>>> input_shapes(const Method& method, const KeyedTexts& given);

/// A tensor for every input: from its file, else made as `request` says. A seed gives the same values everywhere.
/// `plan` tells which inputs have buffers, so that an error can say what is missing.
Result<std::vector<HostTensor>> make_inputs(const Program& program, const Method& method, const Plan& plan,
                                            const InputRequest& request);
/// The inputs of a recorded run, some of them replaced by files.
Result<std::vector<HostTensor>> recorded_inputs(const Method& method, const VectorRun& run,
                                                const std::map<std::size_t, std::string>& files);
/// Input `index` from a file: of several tensors in a .pt the one of its name, path or position.
Result<HostTensor> read_input(const Method& method, std::size_t index, const std::string& path, DType dtype,
                              const std::vector<std::int64_t>& shape);
/// Shapes to size by, one list per warm-up, from pairs of input and shape: the n-th of an input belongs to warm-up n;
/// inputs without one take their upper bound.
Result<std::vector<std::vector<std::vector<std::int64_t>>>> warmups_of(const Method& method, const KeyedTexts& given);
/// --bind: "out0=in1", or names or paths on both sides.
Result<std::vector<Binding>> make_bindings(const Method& method, const KeyedTexts& given);

}  // namespace arenascope
