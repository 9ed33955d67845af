#pragma once
// Titles and notes of target presets in the language of the window.

#include "engine/tuning/target.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

/// Bundled presets are translated; the user's own keep their text.
[[nodiscard]] inline bool isShipped(const Target& target) { return target.file.starts_with(":/"); }

[[nodiscard]] inline QString titleOf(const Target& target) {
    if (target.title.empty()) return kit::text(target.id);
    return isShipped(target) ? words::engine(target.title) : kit::text(target.title);
}

[[nodiscard]] inline QString noteOf(const Target& target) {
    return isShipped(target) ? words::engine(target.note) : kit::text(target.note);
}

}  // namespace arenascope
