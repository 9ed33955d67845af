#pragma once

#include "engine/formats/onnx/onnx_import.h"

namespace arenascope::onnx {

/// LSTM, GRU and RNN step by step, in every form of the standard: any activations, clips, peepholes, sequences of
/// different length, batch first. torch's layers are faster where they compute the same.
Result<> cells_by_steps(Importer& im, const Node& node);

}  // namespace arenascope::onnx
