#pragma once
// Kernels read their operands while they write their results. Where both lie on the same bytes (a wrong plan, a file
// that names one value twice, a view of what is written) a kernel would read what it has just written, or count twice
// and find two answers: it gets a copy of such an operand instead. ops::effects says which operators may lie on their
// operands.

#include <cstddef>
#include <span>
#include <vector>

#include "engine/base/result.h"
#include "engine/ir/method.h"
#include "engine/ir/runtime_value.h"

namespace arenascope {

class Overlaps {
public:
    Overlaps() = default;
    /// Error: an operator that names one tensor as two results, or as an operand and a result without being made for
    /// it.
    static Result<Overlaps> find(const Method& method);

    /// Runs `call` of instruction `at` while its operands lie apart from its results.
    template <class Call>
    Result<> apart(const Method& method, InstructionIndex at, ValuesView values, const Call& call) {
        CHECKED(part(method, at, values));
        Result<> result = call();
        join(values);
        return result;
    }
    /// Before a call: points operands that overlap a result at copies. An error where two results overlap.
    Result<> part(const Method& method, InstructionIndex at, ValuesView values);
    /// After it: they point at their own bytes again.
    void join(ValuesView values);

private:
    struct Bytes {
        const std::byte* begin = nullptr;
        const std::byte* end = nullptr;
        [[nodiscard]] bool overlap(const Bytes& other) const {
            return begin != end && other.begin != other.end && begin < other.end && other.begin < end;
        }
    };
    /// Tensors of one instruction.
    struct Operands {
        std::vector<ValueId> reads;  ///< that it does not write
        std::vector<ValueId> results;
        bool may_share = false;  ///< goes element by element, or copies its first operand and writes into the copy
        ValueId joined_along = no_value;  ///< of a concatenation: the dimension
    };
    struct Moved {
        ValueId id = no_value;
        std::byte* data = nullptr;
    };
    static Result<Operands> operands_of(const Method& method, const Instruction& instruction);
    /// Bytes that a tensor may touch: those of its largest sizes where it is written.
    static Bytes bytes_of(const TensorValue& tensor, bool is_written);
    void part_from(const Operands& operands, const TensorValue& result, ValuesView values);
    void copy(ValueId id, TensorValue& tensor);

    Table<InstructionIndex, Operands> operands_;
    std::vector<Moved> moved_;
    std::vector<std::vector<std::byte>> copies_;  ///< kept between calls
};

}  // namespace arenascope
