#pragma once
// Names of optional passes that a search chooses together with tiles.

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace arenascope::lowering {

/// Done by the writer of a .pte (engine/formats/pte/pte_merge.h), not by a function of the registry.
inline constexpr std::string_view merge_places_pass = "merge-places";
inline constexpr std::string_view recompute_pass = "recompute";
/// Done where a method is cut into tiles (engine/evaluate/tiled_method.h), not by a function of the registry.
inline constexpr std::string_view recompute_halos_pass = "recompute-halos";
/// Done where a method is cut into tiles, and by the writer of a .pte (engine/formats/pte/pte_loops.h).
inline constexpr std::string_view roll_loops_pass = "roll-loops";

[[nodiscard]] constexpr bool is_chosen_with_tiles(std::string_view pass) {
    return pass == merge_places_pass || pass == recompute_pass || pass == recompute_halos_pass ||
        pass == roll_loops_pass;
}

[[nodiscard]] inline bool recomputes_halos(const std::vector<std::string>& passes) {
    return std::find(passes.begin(), passes.end(), recompute_halos_pass) != passes.end();
}

/// Whether equal tiles become loops of a written .pte.
[[nodiscard]] inline bool rolls_loops(const std::vector<std::string>& passes) {
    return std::find(passes.begin(), passes.end(), roll_loops_pass) != passes.end();
}

/// Whether values of one place become one in a written .pte.
[[nodiscard]] inline bool merges_places(const std::vector<std::string>& passes) {
    return std::find(passes.begin(), passes.end(), merge_places_pass) != passes.end();
}

}  // namespace arenascope::lowering
