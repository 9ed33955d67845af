#pragma once
// The subgraphs of a method as a file has them: a WHILE runs two of them, which a method holds in its own list of
// instructions (tflite_flow.h).

#include <vector>

#include "engine/base/result.h"
#include "engine/ir/method.h"

namespace arenascope::tflite {

struct GraphPart {
    std::string name;
    std::vector<InstructionIndex> operators;
    std::vector<ValueId> inputs, outputs;
    std::vector<ValueId> tensors;          ///< by their numbers in the file; none: nothing has the number
    Table<ValueId, std::int32_t> numbers;  ///< -1: not in this graph
};

/// The method itself first, then the condition and the body of each loop.
Result<std::vector<GraphPart>> parts_of(const Method& method);

/// Numbers the tensors that a part uses. The first `own` values are the tensors of the file, which keep their numbers
/// in the method itself as far as no number stays empty; `named` ones keep them in any case.
void number_tensors(const Method& method, std::size_t own, const std::vector<ValueId>& named, GraphPart& part);

}  // namespace arenascope::tflite
