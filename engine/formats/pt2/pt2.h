#pragma once
// .pt2: what torch.export.save writes. A ZIP archive of one or several exported programs and their weights.

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/base/file.h"
#include "engine/base/progress.h"
#include "engine/ir/graph.h"
#include "engine/ir/method.h"
#include "engine/ir/stage_runner.h"

namespace arenascope {

[[nodiscard]] bool sniff_pt2(ByteView file);

/// Every model of the archive as it was exported, sorted by name. Weights stay in the mapped file.
Result<std::vector<fx::ExportedProgram>> read_exported(const std::shared_ptr<const MappedFile>& file,
                                                       Progress& progress);

/// A leaf of the sample arguments, in the order of its inputs.
struct SampleInput {
    std::string path;  ///< "0/0": first of (args, kwargs), first argument
    TensorType type;
    Data data;  ///< dense; a number is a tensor without dimensions; empty for None and strings
};
/// The sample inputs of the archive, read without executing anything; an error if it has none.
Result<std::vector<SampleInput>> read_sample_inputs(const std::shared_ptr<const MappedFile>& file,
                                                    const std::string& model);

/// The qualified class of every module in which the model's operators were traced, by path; the whole model's is "".
Result<std::map<std::string, std::string>> read_module_classes(const std::shared_ptr<const MappedFile>& file,
                                                               const std::string& model);

/// Python sources that were put into the archive beside its programs, by their paths there; none that is larger than
/// 8 MiB.
Result<std::map<std::string, Data>> read_sources(const std::shared_ptr<const MappedFile>& file);

/// What torch.save wrote: a tensor, or lists and dicts of tensors and numbers; nothing in the file is executed.
Result<std::vector<SampleInput>> read_saved_tensors(const std::shared_ptr<const MappedFile>& file);

/// Every model lowered to a method of its name; a single model called "model" is the method "forward".
Result<Program> read_pt2(const std::shared_ptr<const MappedFile>& file, Progress& progress,
                         const StageOptions& stages = {});

}  // namespace arenascope
