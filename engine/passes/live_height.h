#pragma once
// The live bytes of a method at each instruction, for passes that must not raise the peak.

#include <cstdint>

#include "engine/ir/method.h"

namespace arenascope::lowering {

/// Which bytes live when, by root: from the first write to the last use. States live to the end, inputs from the
/// beginning.
struct Lives {
    explicit Lives(const Method& method);

    Table<ValueId, InstructionIndex> first, last, writer;
    Table<ValueId, int> writers;
    Table<InstructionIndex, std::int64_t> live;
};

/// The most live bytes, and at how many instructions.
struct Height {
    std::int64_t bytes = 0, count = 0;
    [[nodiscard]] bool operator<(const Height& other) const {
        return bytes != other.bytes ? bytes < other.bytes : count < other.count;
    }
};
[[nodiscard]] Height height_of(const Table<InstructionIndex, std::int64_t>& live);

}  // namespace arenascope::lowering
