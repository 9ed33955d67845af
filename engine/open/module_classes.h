#pragma once
// What kind of module each part of a program is: for people who read its graph, nothing is planned by it.

#include <map>
#include <string>

#include "engine/ir/method.h"

namespace arenascope {

/// The qualified Python class of each module, by path ("features.3"), the whole program's by ""; read from the file
/// again. Empty where this kind of file records none.
Result<std::map<std::string, std::string>> module_classes(const Program& program, const std::string& method);

}  // namespace arenascope
