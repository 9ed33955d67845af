#pragma once
// What would make a pool lower: each fix is planned and judged before it is offered.

#include <QString>
#include <vector>

#include "widgets/ui/view_state.h"

namespace arenascope {

struct HeightFix {
    TensorEdit edit;
    QString sentence, name;  ///< "Move %1 to PSRAM", and what %1 is
    qint64 height = 0;       ///< of the pool, at most
    [[nodiscard]] QString act() const { return sentence.arg(name); }
};

/// Fixes of one tensor each that lower the pool and overfill no other: first to unpin what holds up the tensor that
/// ends highest, then moves to other pools, the best first.
[[nodiscard]] std::vector<HeightFix> heightFixes(const ViewState& state, std::int32_t memId, std::size_t most);
/// Bytes of a pool's height that only pins make, and in words which tensor ends highest and what it stands on.
/// Empty where pins cost nothing.
[[nodiscard]] QString pinnedHeight(const ViewState& state, const PoolResult& pool);

}  // namespace arenascope
