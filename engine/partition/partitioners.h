#pragma once
// Who says which backend gets an instruction: what backends support, and rules.
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/backends/backend.h"

namespace arenascope {

namespace partitioners {
/// Whatever `backend` does not refuse.
Partitioner by_support(std::shared_ptr<const Backend> backend);
/// One pass that tags for several: the first that does not refuse gets the node.
Partitioner together(std::vector<std::shared_ptr<const Backend>> backends);
}  // namespace partitioners

/// Whether a rule ("name:GLOB&op:GLOB", see DelegateRule) matches an instruction; a malformed one is an error. A node
/// answers to its own name and to those of the tensors that it makes.
Result<bool> node_matches(std::string_view rule, const Method& method, const Instruction& node);
/// The names that node_matches() knows in a method.
std::vector<std::string> node_names(const Method& method);

}  // namespace arenascope
