#pragma once
// Adds names to a .pte, which stores none, from the source program or from an ETRecord.

#include <memory>
#include <string>

#include "engine/engine.h"

namespace arenascope {

struct NamedProgram {
    std::shared_ptr<const Program> program;
    std::int32_t matched = 0, total = 0;  ///< instructions
};

/// Matches by instruction order: where operators differ, it continues at the next equal one. Views and files with names
/// are accepted as well.
Result<NamedProgram> take_names(const Engine& engine, const std::shared_ptr<const Program>& program,
                                const std::string& path, Progress& progress);

}  // namespace arenascope
