#pragma once
// An estimate of the memory that a graph takes once it is read, lowered and planned. It grows while the file is read: a
// file of a few megabytes can name any number of operators, each of which takes kilobytes.

#include <cstddef>
#include <cstdint>

#include "engine/base/result.h"

namespace arenascope {

class GraphBudget {
public:
    /// Measured per row up to the plan as JSON, including the copies of names in every stage.
    static constexpr std::int64_t operator_bytes = 2000, tensor_bytes = 8000, use_bytes = 100, name_copies = 8;

    /// For each method or subgraph: a file may use one table for all of them, but each is planned.
    static constexpr std::int64_t method_bytes = 20'000;

    /// The larger of 256 MiB and four times the file.
    explicit GraphBudget(std::size_t file_bytes);
    /// Fails if less is left.
    Result<> take(std::int64_t bytes);
    /// An operator or a tensor with a name of that length.
    Result<> named(std::int64_t bytes, std::size_t name_bytes) {
        return take(bytes + name_copies * static_cast<std::int64_t>(name_bytes));
    }

private:
    std::int64_t limit_, taken_ = 0;
};

}  // namespace arenascope
