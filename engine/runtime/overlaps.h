#pragma once
// Kernels read operands while they write results. If both overlap (because of a wrong plan, a file that names one value
// twice, or a view of a written tensor), a kernel would read bytes that it has just written. Such an operand is
// replaced by a copy. ops::effects states which operators may share bytes with their operands.

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
    /// Error: an operator that has one tensor as two results, or as operand and result without supporting that.
    static Result<Overlaps> find(const Method& method);

    /// Runs `call` of instruction `at` with operands that do not overlap its results.
    template <class Call>
    Result<> apart(const Method& method, InstructionIndex at, ValuesView values, const Call& call) {
        CHECKED(part(method, at, values));
        Result<> result = call();
        join(values);
        return result;
    }
    /// Before a call: redirects operands that overlap a result to copies. An error if two results overlap.
    Result<> part(const Method& method, InstructionIndex at, ValuesView values);
    /// After it: restores their addresses.
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
        std::vector<ValueId> reads;  ///< those that it does not write
        std::vector<ValueId> results;
        bool may_share = false;      ///< works element by element, or copies its first operand and writes into the copy
        ValueId summand = no_value;  ///< an operand to which the result is added where it lies
        ValueId joined_along = no_value;  ///< of a concatenation: the dimension
    };
    struct Moved {
        ValueId id = no_value;
        std::byte* data = nullptr;
    };
    static Result<Operands> operands_of(const Method& method, const Instruction& instruction);
    /// The byte range of a tensor: that of its largest sizes if it is written.
    static Bytes bytes_of(const TensorValue& tensor, bool is_written);
    void part_from(const Operands& operands, const TensorValue& result, ValuesView values);
    void copy(ValueId id, TensorValue& tensor);

    Table<InstructionIndex, Operands> operands_;
    std::vector<Moved> moved_;
    std::vector<std::vector<std::byte>> copies_;  ///< kept between calls
};

}  // namespace arenascope
