#pragma once
// Inputs that come with a program (what it was exported with), or in a file of torch.save.

#include "engine/evaluate/evaluator.h"

namespace arenascope {

/// The archive's own sample inputs, one for each input of the method, in their order; None and texts are empty.
/// Read as data: nothing in the archive is executed. The error says what the file lacks.
Result<std::vector<HostTensor>> sample_inputs(const Program& program, const Method& method);

/// The tensors and numbers of a file of torch.save, each with its path: "" alone, "0", "kw.mask".
Result<std::vector<std::pair<std::string, HostTensor>>> saved_tensors(const std::string& path);

}  // namespace arenascope
