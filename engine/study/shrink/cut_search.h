#pragma once
// Finds the operators to tile so that at most a given number of bytes are live at once, at the lowest cost.

#include <map>

#include "engine/base/progress.h"
#include "engine/passes/tile/cut.h"

namespace arenascope {

/// What the rewritten program should minimise besides memory. Multiply-adds are repeated only where halos are computed
/// again.
enum class ShrinkCost : std::uint8_t {
    time,     ///< estimated from its instructions, the bytes that they move, and what is computed again
    work,     ///< instructions
    flash,    ///< bytes of the file
    traffic,  ///< bytes that are read and written
    loading   ///< bytes that the runtime takes to load it; for searches that count them
};
[[nodiscard]] std::optional<ShrinkCost> shrink_cost_of(std::string_view name);
/// Multiply-adds as bytes that move in the same time.
[[nodiscard]] std::int64_t weight_of_multiply_adds(std::int64_t count);
/// In arbitrary units, only for comparison.
[[nodiscard]] std::int64_t weighed(const tile::CallCost& cost, ShrinkCost by);

/// A segmentation of the program: single operators, and groups.
struct CutPath {
    std::vector<tile::GroupSetting> groups;
    std::int64_t peak = 0;  ///< peak live bytes, byte by byte
    tile::CallCost cost;    ///< in addition to the original program
};

/// Groups of a graph that were evaluated, by the cuts at their ends, for searches that weigh them differently.
class TriedGroups {
public:
    struct Try {
        tile::GroupSetting group;
        std::int64_t peak = 0;
        tile::CallCost cost;  ///< in addition to the same operators without tiles
    };
    /// Whether each cost has what the runtime takes to load the calls, and how all groups are written.
    explicit TriedGroups(bool counts_loading, const tile::GroupForm& form = {})
        : counts_loading_(counts_loading), form_(form) {}

    [[nodiscard]] bool counts_loading() const { return counts_loading_; }
    [[nodiscard]] const tile::GroupForm& form() const { return form_; }
    [[nodiscard]] const std::vector<Try>* find(std::size_t from, std::size_t to) const {
        const auto at = by_cuts_.find({from, to});
        return at == by_cuts_.end() ? nullptr : &at->second;
    }
    const std::vector<Try>& add(std::size_t from, std::size_t to, std::vector<Try> all) {
        count_ += static_cast<std::int64_t>(all.size());
        return by_cuts_[{from, to}] = std::move(all);
    }
    [[nodiscard]] std::int64_t count() const { return count_; }

private:
    bool counts_loading_ = false;
    tile::GroupForm form_;
    std::map<std::pair<std::size_t, std::size_t>, std::vector<Try>> by_cuts_;
    std::int64_t count_ = 0;
};

/// Deterministic; every evaluated group is remembered, so further limits cost little.
class CutSearch {
public:
    /// `tried`: of this graph. `is_coarse`: few settings of each group, for a quick first result.
    CutSearch(const tile::Graph& graph, ShrinkCost by, TriedGroups& tried, bool is_coarse = false);

    /// The path of the lowest cost whose live bytes are at most `limit`, and at most `soft` where possible; none: no
    /// known cut satisfies it.
    Result<std::optional<CutPath>> within(std::int64_t limit, std::int64_t soft, Progress& progress);
    /// The path of the fewest live bytes, to within 1 %, those found on the way, and the one without groups: ascending
    /// by bytes. `below`: only paths of fewer live bytes than that, if there are any.
    Result<std::vector<CutPath>> front(Progress& progress, std::optional<std::int64_t> below = {});
    [[nodiscard]] std::int64_t peak_as_it_is() const;
    [[nodiscard]] const tile::CallCost& cost_as_it_is() const { return all_as_is_; }
    /// No searched path has so few live bytes; 0 if no limit was too low.
    [[nodiscard]] std::int64_t unreached() const { return unreached_; }

private:
    struct Setting : TriedGroups::Try {
        std::int64_t weight = 0;
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
    Result<std::vector<TriedGroups::Try>> tries(std::size_t from, std::size_t to, Progress& progress) const;

    const tile::Graph& graph_;
    ShrinkCost by_;
    TriedGroups& tried_;
    bool is_coarse_ = false;
    std::vector<tile::OpIndex> cuts_;    ///< where groups may begin and end
    std::vector<std::size_t> ends_;      ///< by cut: the last possible end of a group that begins there
    std::vector<std::int64_t> peaks_;    ///< live bytes between two cuts, without tiles
    std::vector<tile::CallCost> as_is_;  ///< between two cuts, without tiles
    std::map<std::pair<std::size_t, std::size_t>, Edge> edges_;
    tile::CallCost all_as_is_;
    std::int64_t unreached_ = 0;
};

}  // namespace arenascope
