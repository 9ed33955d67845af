#pragma once
// Inputs and results that authors published with their models, in each author's own layout.

#include <filesystem>
#include <string>
#include <vector>

#include "engine/ir/method.h"
#include "engine/runner/run_request.h"
#include "engine/runtime/host_tensor.h"

namespace arenascope::wild {

/// One run: its inputs and its results.
struct RecordedRun {
    enum class Form {
        protobuf,  ///< test_data_set_*/input_K.pb and output_K.pb of ONNX
        numpy,     ///< inputs.npz and outputs.npz
        table      ///< NAME_inputK_TYPE.csv and NAME_golden_TYPE.csv of TensorFlow Lite Micro
    } form = Form::protobuf;
    std::vector<std::filesystem::path> inputs{}, outputs{};
    [[nodiscard]] KeyedTexts input_files() const;  ///< as the option --input has them; protobuf only
    /// By the positions of the method's inputs and outputs; protobuf is read by the program itself, see input_files().
    [[nodiscard]] Result<std::vector<HostTensor>> read_inputs(const Method& method) const;
    [[nodiscard]] Result<std::vector<HostTensor>> read_outputs(const Method& method) const;
};

/// The published runs of a model; empty if there are none.
[[nodiscard]] std::vector<RecordedRun> recorded_runs_of(const std::filesystem::path& model);

}  // namespace arenascope::wild
