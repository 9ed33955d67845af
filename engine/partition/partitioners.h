#pragma once
// Partitioners decide which backend gets an instruction: by what backends support, and by rules.
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/backends/backend.h"

namespace arenascope {

namespace partitioners {
/// Takes every instruction that `backend` does not refuse.
Partitioner by_support(std::shared_ptr<const Backend> backend);
/// One pass for several backends: the first that does not refuse gets the node.
Partitioner together(std::vector<std::shared_ptr<const Backend>> backends);
}  // namespace partitioners

/// Whether a rule ("name:GLOB&op:GLOB", see DelegateRule) matches an instruction; a malformed one is an error. A node
/// matches by its own name and by those of the tensors that it makes.
Result<bool> node_matches(std::string_view rule, const Method& method, const Instruction& node);
/// The names that node_matches() knows in a method.
std::vector<std::string> node_names(const Method& method);

}  // namespace arenascope
