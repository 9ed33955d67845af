#pragma once
// Who says which backend gets an instruction: what backends support, and rules.
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/backends/backend.h"

namespace arenascope {

/// Says per instruction which backend it would give it to. It may not change the method.
struct Partitioner {
    struct Tag {
        std::string backend;  ///< id; empty: none
        Message why_not;
    };
    using Tags = Table<InstructionIndex, Tag>;
    std::string name;
    std::function<Result<Tags>(const Method& method)> tag;
};

namespace partitioners {
/// Whatever `backend` does not refuse.
Partitioner by_support(std::shared_ptr<const Backend> backend);
/// One pass that tags for several: the first that does not refuse gets the node.
Partitioner together(std::vector<std::shared_ptr<const Backend>> backends);
}  // namespace partitioners

/// Whether a rule ("name:GLOB&op:GLOB", see DelegateRule) matches an instruction; a malformed one is an error.
Result<bool> node_matches(std::string_view rule, const Instruction& node);

}  // namespace arenascope
