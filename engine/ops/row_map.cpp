#include "engine/ops/row_map.h"

#include <algorithm>

namespace arenascope::ops {
namespace {

std::int64_t floor_div(std::int64_t a, std::int64_t b) { return a >= 0 ? a / b : -((-a + b - 1) / b); }

}  // namespace

RowMap::Range RowMap::of(std::int64_t lo, std::int64_t hi) const {
    if (kind == Kind::table) {
        const auto begin = rows.begin() + lo, end = rows.begin() + hi;
        const auto [least, most] = std::minmax_element(begin, end);
        return {*least, *most + 1};
    }
    return {floor_div(lo * scale + low, divisor), floor_div((hi - 1) * scale + high, divisor) + 1};
}

bool RowMap::is_monotone() const { return kind != Kind::table || std::is_sorted(rows.begin(), rows.end()); }

bool RowMap::is_identity() const {
    return kind == Kind::affine && scale == divisor && low == 0 && high >= 0 && high < divisor;
}

}  // namespace arenascope::ops
