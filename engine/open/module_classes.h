#pragma once
// The Python class of each module of a program: only for display.

#include <map>
#include <string>

#include "engine/ir/method.h"

namespace arenascope {

/// The qualified Python class of each module, by path ("features.3"), and of the whole program by "". It is read from
/// the file again. Empty if the file does not record classes.
Result<std::map<std::string, std::string>> module_classes(const Program& program, const std::string& method);

}  // namespace arenascope
