#pragma once
// Inputs stored with a program (its sample inputs), or in a file of torch.save or numpy.savez.

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/evaluate/evaluator.h"

namespace arenascope {

/// The sample inputs of the archive, one for each input of the method, in order; None and strings are empty. They are
/// read as data: no code of the archive is executed. The error states what the file lacks.
Result<std::vector<HostTensor>> sample_inputs(const Program& program, const Method& method);

/// Whether a file of that name may have several tensors: .pt and .npz.
[[nodiscard]] bool holds_several(std::string_view path);
/// The tensors and numbers of a file of torch.save, each with its path: "" alone, "0", "kw.mask"; of a .npz, by name.
Result<std::vector<std::pair<std::string, HostTensor>>> saved_tensors(const std::string& path);
/// Their names alone, without reading the tensors of a .npz.
Result<std::vector<std::string>> saved_names(const std::string& path);

/// Files of several tensors, each read once for all inputs that it has.
class SavedFiles {
public:
    using Tensors = std::vector<std::pair<std::string, HostTensor>>;
    Result<std::shared_ptr<const Tensors>> read(const std::string& path);

private:
    std::map<std::string, std::shared_ptr<const Tensors>> read_;
};

/// "3" of "arr_3" and "input_3", as NumPy and many scripts number arrays, and of "3", as in a list; empty for other
/// names.
[[nodiscard]] std::string numbered_name(std::string_view name);

}  // namespace arenascope
