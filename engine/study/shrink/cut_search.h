#pragma once
// Which operators to run tile by tile so that no more than a given number of bytes live at once, with the fewest calls.

#include <map>

#include "engine/base/progress.h"
#include "engine/passes/tile/cut.h"

namespace arenascope {

/// A way through the program: operators as they are, and groups.
struct CutPath {
    std::vector<tile::GroupSetting> groups;
    std::int64_t peak = 0;   ///< the most live bytes, byte by byte
    std::int64_t calls = 0;  ///< more than the program makes as it is
};

/// Deterministic; every group that was looked at is remembered, so that further limits cost little.
class CutSearch {
public:
    explicit CutSearch(const tile::Graph& graph);

    /// The path with the fewest more calls whose live bytes are at most `limit`; none: no cut that is known does it.
    Result<std::optional<CutPath>> within(std::int64_t limit, Progress& progress);
    /// The path of the least live bytes, to within 1 %, and those found on the way: ascending by bytes.
    Result<std::vector<CutPath>> front(Progress& progress);
    [[nodiscard]] std::int64_t peak_as_it_is() const;
    [[nodiscard]] std::int64_t groups_tried() const { return tried_; }

private:
    struct Setting {
        tile::GroupSetting group;
        std::int64_t peak = 0, calls = 0;
    };
    struct Edge {
        std::int64_t least = 0;  ///< bytes that no tiling of these operators goes below
        bool is_known = false;
        std::vector<Setting> settings;  ///< fewer bytes for more calls
    };

    Edge& edge(std::size_t from, std::size_t to);
    void find_settings(std::size_t from, std::size_t to, Edge& edge);
    [[nodiscard]] const Setting* cheapest(std::size_t from, std::size_t to, std::int64_t limit);

    const tile::Graph& graph_;
    std::vector<tile::OpIndex> cuts_;  ///< where groups may begin and end
    std::vector<std::int64_t> peaks_;  ///< live bytes between two cuts, as it is
    std::vector<std::int64_t> calls_;  ///< calls between two cuts, as it is
    std::map<std::pair<std::size_t, std::size_t>, Edge> edges_;
    std::int64_t tried_ = 0;
};

}  // namespace arenascope
