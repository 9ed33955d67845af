#pragma once
// Facts about operators that the verifier and the printer need. This room knows no operators; ops/facts.h implements
// it.

#include <string>
#include <string_view>
#include <vector>

#include "engine/ir/method.h"

namespace arenascope {

struct OperatorFacts {
    /// Which arguments an instruction reads, by position.
    std::vector<bool> (*reads)(const Method& method, const Instruction& instruction) = nullptr;
    /// Whether an operator writes an operand.
    bool (*is_in_place)(std::string_view op) = nullptr;
    /// Names of an operator's arguments, in order; empty where its schema is unknown.
    std::vector<std::string> (*argument_names)(std::string_view op) = nullptr;
};

}  // namespace arenascope
