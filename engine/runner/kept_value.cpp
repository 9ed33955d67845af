#include "engine/runner/kept_value.h"

#include <algorithm>

#include "engine/ir/dependences.h"
#include "engine/runtime/host_io.h"

namespace arenascope {

KeptValue::KeptValue(const Method& method, ValueId value)
    : method_(method), value_(value), root_(memory_root(method, value)) {}

void KeptValue::begin(const Image&) { tensor_.reset(); }

void KeptValue::inputs_given(ConstValuesView values) {
    const bool is_given = std::find(method_.inputs.begin(), method_.inputs.end(), root_) != method_.inputs.end();
    if (is_given) copy(values);
}

void KeptValue::before(InstructionIndex, ConstValuesView) {}

void KeptValue::after(InstructionIndex at, ConstValuesView values) {
    const Instruction& instruction = method_.instructions[at];
    const auto writes = [&](ValueId id) {
        return std::find(instruction.outs.begin(), instruction.outs.end(), id) != instruction.outs.end();
    };
    const bool is_moved = instruction.kind == Instruction::Kind::move && instruction.args.back() == value_;
    if (is_moved || writes(value_) || writes(root_)) copy(values);
}

void KeptValue::end(ConstValuesView) {}

void KeptValue::copy(ConstValuesView values) {
    auto taken = take_output(values[value_]);
    if (taken.ok() && taken.value()) tensor_ = std::make_shared<const HostTensor>(*std::move(taken).take());
}

}  // namespace arenascope
