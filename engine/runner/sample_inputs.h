#pragma once
// Inputs stored with a program (its sample inputs), or in a file of torch.save.

#include "engine/evaluate/evaluator.h"

namespace arenascope {

/// The sample inputs of the archive, one for each input of the method, in order; None and strings are empty. They are
/// read as data: no code of the archive is executed. The error states what the file lacks.
Result<std::vector<HostTensor>> sample_inputs(const Program& program, const Method& method);

/// The tensors and numbers of a file of torch.save, each with its path: "" alone, "0", "kw.mask".
Result<std::vector<std::pair<std::string, HostTensor>>> saved_tensors(const std::string& path);

}  // namespace arenascope
