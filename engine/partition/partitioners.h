#pragma once
// Partitioners decide which backend gets an instruction: by what backends support, and by rules.
#include <memory>
#include <string>
#include <vector>

#include "engine/backends/backend.h"

namespace arenascope {

namespace partitioners {
/// Takes every instruction that `backend` does not refuse.
Partitioner by_support(const std::shared_ptr<const Backend>& backend);
/// One pass for several backends: the first that does not refuse gets the node.
Partitioner together(std::vector<std::shared_ptr<const Backend>> backends);
}  // namespace partitioners

}  // namespace arenascope
