#pragma once
// Python sources that a program's own archive holds, as torch.export.save(extra_files=…) puts them there.

#include <optional>
#include <string>

#include "engine/ir/method.h"

namespace arenascope {

/// The text of the file that operators record as `recorded` ("/home/u/zoo/model.py"): the entry whose path has the most
/// last parts in common with it, the file's name at the least. Nothing where there is none, or several are as good.
Result<std::optional<std::string>> archive_source(const Program& program, std::string_view recorded);

}  // namespace arenascope
