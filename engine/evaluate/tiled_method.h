#pragma once
// The tiled groups of a tuning: made of what a search has found, and applied to a method that may have changed since.

#include <optional>
#include <string>
#include <vector>

#include "engine/evaluate/method_report.h"
#include "engine/passes/tile/group.h"

namespace arenascope {

/// Passes that a method goes through before it is cut: nothing is cut that a constant could say, and what tiles do
/// themselves (results in place, parts inside a concatenation) is left to them. Layers on integers stay on them.
[[nodiscard]] std::vector<std::string> passes_before_tiles(const Tuning& tuning);
[[nodiscard]] tile::GraphOptions tile_options(const Tuning& tuning, bool channels_last);
/// Images of how many pixels keep their channels first in a channels-last method, and all smaller ones: the largest
/// that a group cuts along its channels, which must be contiguous. 0: none.
[[nodiscard]] std::int64_t plain_pixels(const Method& method, const TiledMethod& tiles);
/// How the tuning cuts that method; nothing where it does not. Without a group, results are still written in place.
[[nodiscard]] std::optional<TiledMethod> tiles_of(const Tuning& tuning, const std::string& method);

/// Settings of a search, as a tuning keeps them.
[[nodiscard]] TiledMethod tiled_groups(const tile::Graph& graph, const std::vector<tile::GroupSetting>& settings,
                                       bool channels_last);
/// The tuning with these groups instead of those that the method had. A file's own plan knows no tiles, so it is
/// planned.
[[nodiscard]] Tuning with_tiles(Tuning tuning, const TiledMethod& tiles);
[[nodiscard]] Tuning without_tiles(Tuning tuning, const std::string& method);

/// Cuts a method into these groups. Those that do not apply to it are left out, and an issue names them.
Result<> tile_method(Method& method, const Tuning& tuning, const TiledMethod& tiles, MethodReport& report);

}  // namespace arenascope
