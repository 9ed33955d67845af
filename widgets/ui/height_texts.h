#pragma once
// Texts about the height of a pool: its cause, and edits that lower it.

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
/// Bytes of a pool's height that only pins cause, and a text with the tensor that ends highest and its supports. Empty
/// if pins add nothing.
[[nodiscard]] QString pinnedHeight(const ViewState& state, const PoolResult& pool);

}  // namespace arenascope
