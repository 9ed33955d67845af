#pragma once
// Opening a program together with files that say more about it.

#include "engine/engine.h"

namespace arenascope {

struct Companions {
    std::string etrecord{};           ///< Python lines of a .pte's instructions; empty: none
    std::vector<std::string> data{};  ///< .ptd files of its external constants; empty: what lies beside it
};

Result<std::shared_ptr<const Program>> open_with(const Engine& engine, const std::string& path,
                                                 const Companions& companions, Progress& progress);

}  // namespace arenascope
