#pragma once
// Rows of a method's tables (method.h), one type for each.

#include "engine/base/index.h"

namespace arenascope {

struct Value;
struct Instruction;
struct Delegate;
struct SubGraph;
struct ListedNode;
struct StepClock;

using ValueId = Index<Value>;  ///< in Method::values
inline constexpr ValueId no_value{};
using InstructionIndex = Index<Instruction>;  ///< in Method::instructions
using DelegateIndex = Index<Delegate>;        ///< in Method::delegates
using GraphIndex = Index<SubGraph>;           ///< in Method::graphs
using Position = Index<ListedNode>;           ///< in Method::node_list: what lifetimes are counted in
using Step = Index<StepClock>;                ///< operators that run, from 0 (steps.h): what people read

}  // namespace arenascope
