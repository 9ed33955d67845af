#include "engine/ir/graph_budget.h"

#include <algorithm>
#include <limits>

#include "engine/base/bytes.h"

namespace arenascope {

GraphBudget::GraphBudget(std::size_t file_bytes)
    : limit_(std::max(
          std::int64_t{256} << 20,
          checked_mul(static_cast<std::int64_t>(file_bytes), 4).value_or(std::numeric_limits<std::int64_t>::max()))) {}

Result<> GraphBudget::take(std::int64_t bytes) {
    taken_ = checked_add(taken_, bytes).value_or(std::numeric_limits<std::int64_t>::max());
    if (taken_ <= limit_) return done;
    return Error{.what = message("the graph needs more memory than a file of this size may use"),
                 .expected = message("operators, tensors and names that take at most {limit} bytes, the larger of "
                                     "256 MiB and four times the file",
                                     limit_),
                 .remedy = message("export it in parts")};
}

}  // namespace arenascope
