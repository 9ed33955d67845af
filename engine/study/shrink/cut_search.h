#pragma once
// Finds the operators to tile so that at most a given number of bytes are live at once, at the lowest cost.

#include <map>

#include "engine/base/progress.h"
#include "engine/passes/tile/cut.h"

namespace arenascope {

/// What the rewritten program should minimise besides memory. No choice repeats multiply-adds.
enum class ShrinkCost : std::uint8_t {
    time,     ///< estimated from its instructions and the bytes that they move
    work,     ///< instructions
    flash,    ///< bytes of the file
    traffic,  ///< bytes that are read and written
    loading   ///< bytes that the runtime takes to load it; for searches that count them
};
[[nodiscard]] std::optional<ShrinkCost> shrink_cost_of(std::string_view name);
/// In arbitrary units, only for comparison.
[[nodiscard]] std::int64_t weighed(const tile::CallCost& cost, ShrinkCost by);

/// A segmentation of the program: single operators, and groups.
struct CutPath {
    std::vector<tile::GroupSetting> groups;
    std::int64_t peak = 0;  ///< peak live bytes, byte by byte
    tile::CallCost cost;    ///< in addition to the original program
};

/// Deterministic; every evaluated group is remembered, so further limits cost little.
class CutSearch {
public:
    /// `is_coarse`: few settings of each group, for a quick first result.
    CutSearch(const tile::Graph& graph, ShrinkCost by, bool is_coarse = false);

    /// The path of the lowest cost whose live bytes are at most `limit`, and at most `soft` where possible; none: no
    /// known cut satisfies it.
    Result<std::optional<CutPath>> within(std::int64_t limit, std::int64_t soft, Progress& progress);
    /// The path of the fewest live bytes, to within 1 %, those found on the way, and the one without groups: ascending
    /// by bytes.
    Result<std::vector<CutPath>> front(Progress& progress);
    [[nodiscard]] std::int64_t peak_as_it_is() const;
    [[nodiscard]] const tile::CallCost& cost_as_it_is() const { return all_as_is_; }
    [[nodiscard]] std::int64_t groups_tried() const { return tried_; }
    /// No searched path has so few live bytes; 0 if no limit was too low.
    [[nodiscard]] std::int64_t unreached() const { return unreached_; }

private:
    struct Setting {
        tile::GroupSetting group;
        std::int64_t peak = 0, weight = 0;
        tile::CallCost cost;
    };
    struct Edge {
        std::int64_t least = 0;  ///< lower bound of any tiling of these operators
        bool is_known = false;
        std::vector<Setting> settings;  ///< fewer bytes for more cost
    };

    Edge& edge(std::size_t from, std::size_t to);
    void find_ends();
    [[nodiscard]] tile::ValueIndex finer_leader(tile::OpIndex begin, tile::ValueIndex leader) const;
    [[nodiscard]] bool reads_planes(tile::OpIndex begin, tile::OpIndex end) const;
    Result<> find_settings(std::size_t from, std::size_t to, Edge& edge, Progress& progress);

    const tile::Graph& graph_;
    ShrinkCost by_;
    bool is_coarse_ = false;
    std::vector<tile::OpIndex> cuts_;    ///< where groups may begin and end
    std::vector<std::size_t> ends_;      ///< by cut: the last possible end of a group that begins there
    std::vector<std::int64_t> peaks_;    ///< live bytes between two cuts, without tiles
    std::vector<tile::CallCost> as_is_;  ///< between two cuts, without tiles
    std::map<std::pair<std::size_t, std::size_t>, Edge> edges_;
    tile::CallCost all_as_is_;
    std::int64_t tried_ = 0, unreached_ = 0;
};

}  // namespace arenascope
