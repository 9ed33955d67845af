#pragma once
// How the user wants to read and to steer, in one place like the theme: whoever formats or paints asks preferences()
// then and there, and nobody keeps a copy.

#include <cstdint>

namespace arenascope {

/// What sizes are told in: the larger unit that reads best, of 1024 or of 1000; or always bytes.
enum class SizeUnits : std::uint8_t { binary, decimal, bytes };
inline constexpr int size_units_count = 3;

struct Preferences {
    SizeUnits sizes = SizeUnits::binary;
    bool hexOffsets = true;  ///< offsets and addresses as "0x06C000", else as "442 368"
    bool wheelZooms = true;  ///< in charts; else it moves along the steps, and zooms with Ctrl
    int textPercent = 100;   ///< of the size that the visual specification gives every text
    bool operator==(const Preferences&) const = default;
};

inline constexpr int least_text_percent = 80, most_text_percent = 160;

const Preferences& preferences();
/// What is shown already changes with the next repaint; sizes of text with the next applyTheme.
void setPreferences(const Preferences& next);

/// Pixels of something that a line of text has to fit in, at the chosen size of text.
[[nodiscard]] int forText(int pixels);

}  // namespace arenascope
