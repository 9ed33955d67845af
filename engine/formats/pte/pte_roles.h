#pragma once
// Infers what a .pte does not store: which values are views of which, which are states, which arguments delegates
// write, and the node list.

#include <optional>

#include "engine/formats/pte/pte_container.h"
#include "engine/ir/method.h"

namespace arenascope::pte {

/// Fills aliases, states, roles, delegates' outs and the node list from places and instructions.
/// `stored`: values of the file, about which there may be notes; views made of a loop's rounds follow them.
Result<> find_roles(Method& method, const Container& file, std::vector<Message>& notes,
                    std::optional<ValueId> stored = {});

}  // namespace arenascope::pte
