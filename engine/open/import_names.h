#pragma once
// Names for a .pte, which stores none: from the program that it was made from, or from an ETRecord.

#include <memory>
#include <string>

#include "engine/engine.h"

namespace arenascope {

struct NamedProgram {
    std::shared_ptr<const Program> program;
    std::int32_t matched = 0, total = 0;  ///< instructions
};

/// Maps by instruction order: where operators differ, the next equal one is taken up again. Views and files that
/// hold names already are accepted as well.
Result<NamedProgram> take_names(const Engine& engine, const std::shared_ptr<const Program>& program,
                                const std::string& path, Progress& progress);

}  // namespace arenascope
