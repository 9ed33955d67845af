#pragma once
// Opens a program specialised by what is stated of its inputs: some sizes in an .onnx depend on their values.

#include "engine/open/companions.h"
#include "engine/runner/run_request.h"
#include "engine/tuning/session.h"

namespace arenascope {

/// What a user states of a program's inputs before it is opened, by index, name or path.
struct GivenInputs {
    KeyedTexts values{};           ///< typed values, or files
    KeyedTexts shapes{};           ///< of inputs without a value
    bool are_for_several = false;  ///< programs: an input that this one lacks is another's
};

/// The values of inputs that a session keeps for runs, without files that no longer exist.
[[nodiscard]] GivenInputs given_by(const Session& session);

/// Opens a file with its companions, specialised by given inputs and by ranges of one size in `tuning`. Such ranges
/// leave `tuning` where the program has the size as a constant; sizes of given inputs enter it.
Result<std::shared_ptr<const Program>> open_specialised(const Engine& engine, const std::string& path,
                                                        Companions companions, const GivenInputs& given, Tuning& tuning,
                                                        Progress& progress);

/// The values of `inputs`, by the names of the model's inputs; empty for a file of another kind. Large tensors, which
/// never determine sizes, come without their data, as inputs of which only the shape is given.
Result<std::vector<OnnxValue>> given_values(const std::string& model, const KeyedTexts& inputs,
                                            const KeyedTexts& shapes = {});
/// Symbols without an upper bound and without a range of the user's get the size of a given input.
void take_sizes(const Program& program, const std::vector<OnnxValue>& given, Tuning& tuning);

}  // namespace arenascope
