#pragma once
// resources/portable_limits.txt as a table: an operator's requirements on its tensors, one rule each.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/ir/dtype.h"

namespace arenascope::ops {

/// A rule of one operator, as one line states it.
struct LimitRow {
    std::string_view op, whose, arguments, terms;
};
[[nodiscard]] std::span<const LimitRow> limit_rows();

enum class OrderLimit : std::uint8_t { any, standard, standard_or_channels_last };

/// A dimension of an argument.
struct LimitedSize {
    std::string_view argument;
    std::size_t dim = 0;
};

struct Limit {
    bool is_portable = false;                   ///< of ExecuTorch's portable kernels; else of every kernel
    std::vector<std::string_view> arguments{};  ///< the arguments that the rule applies to, by name
    std::size_t least_rank = 0, most_rank = 16;
    std::vector<DType> types{};  ///< empty: any
    OrderLimit order = OrderLimit::any;
    bool same_type = false, same_rank = false, same_order = false, same_count = false;
    bool casts = false;       ///< any type is converted to that of the last argument
    bool broadcasts = false;  ///< the last argument has the sizes that the others broadcast to
    std::vector<std::pair<LimitedSize, LimitedSize>> sizes{};  ///< sizes that must be equal
};

Result<Limit> parse_limit(const LimitRow& row);
/// Of an operator; empty where none are known.
[[nodiscard]] std::span<const Limit> limits_of(std::string_view op);

}  // namespace arenascope::ops
