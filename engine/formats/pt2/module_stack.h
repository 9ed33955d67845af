#pragma once
// "key,path,class;key,path,class": the modules that a node was traced in, outermost first.

#include <map>
#include <string>
#include <string_view>

#include "engine/base/json.h"

namespace arenascope::pt2 {

/// The path of the innermost module; empty: the program's own code, or PyTorch lost the module.
std::string module_path_of(std::string_view stack);
/// Adds the qualified class of every module in which the nodes of a graph were traced, by path; the whole program's is
/// "". A node without a stack, or with an unknown form of one, adds nothing.
void add_module_classes(const json::View& graph, std::map<std::string, std::string>& classes);

}  // namespace arenascope::pt2
