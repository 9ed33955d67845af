#pragma once
// What would make a pool lower, and what makes it high, in words.

#include <QString>

#include "engine/study/height_fixes.h"
#include "widgets/ui/view_state.h"

namespace arenascope {

struct HeightFixText {
    QString sentence, name;  ///< "Move %1 to PSRAM", and what %1 is
    [[nodiscard]] QString act() const { return sentence.arg(name); }
};
[[nodiscard]] HeightFixText heightFixText(const ViewState& state, const HeightFix& fix);
/// The fixes of the shown plan; none without one.
[[nodiscard]] std::vector<HeightFix> heightFixes(const ViewState& state, std::int32_t memId, std::size_t most);
/// Bytes of a pool's height that only pins make, and in words which tensor ends highest and what it stands on.
/// Empty where pins cost nothing.
[[nodiscard]] QString pinnedHeight(const ViewState& state, const PoolResult& pool);

}  // namespace arenascope
