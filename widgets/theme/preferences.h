#pragma once
// The user's preferences for formats and input, in one place like the theme: code that formats or paints calls
// preferences() each time and keeps no copy.

#include <cstdint>

namespace arenascope {

/// The unit of sizes: the most readable one of 1024 or of 1000; or always bytes.
enum class SizeUnits : std::uint8_t { binary, decimal, bytes };
inline constexpr int size_units_count = 3;

struct Preferences {
    SizeUnits sizes = SizeUnits::binary;
    bool hexOffsets = true;  ///< offsets and addresses as "0x06C000", else as "442 368"
    bool wheelZooms = true;  ///< in charts; otherwise it scrolls along the steps, and zooms with Ctrl
    int textPercent = 100;   ///< relative to the text sizes of the visual specification
    bool operator==(const Preferences&) const = default;
};

inline constexpr int least_text_percent = 80, most_text_percent = 160;

const Preferences& preferences();
/// Visible parts change with the next repaint; sizes of text with the next applyTheme.
void setPreferences(const Preferences& next);

/// Height in pixels of an object with a line of text, at the chosen text size.
[[nodiscard]] int forText(int pixels);

}  // namespace arenascope
