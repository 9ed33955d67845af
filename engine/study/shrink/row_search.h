#pragma once
// Which operators of a TensorFlow Lite graph to run tile by tile, so that the arena and what each operator takes for
// good are small together.

#include <map>

#include "engine/study/shrink/cut_search.h"
#include "engine/study/shrink/row_memory.h"

namespace arenascope {

/// A way through the graph.
struct RowPath {
    std::vector<rows::RowGroup> groups;
    std::int64_t peak = 0;           ///< the most live bytes, byte by byte
    std::int64_t permanent = 0;      ///< more bytes that the runtime allocates for its operators
    std::int64_t multiply_adds = 0;  ///< more than the graph has
    tile::CallCost cost;             ///< more than the graph has
};

struct RowRules {
    bool rolls = false;              ///< loops are tried as well
    bool overwrites_inputs = false;  ///< the method's inputs lie in the arena, so that a loop may write over them
};

/// Deterministic; every group that was looked at is remembered.
class RowSearch {
public:
    explicit RowSearch(const rows::RowGraph& graph, const RowRules& rules = {});

    /// Ways of fewer and fewer live bytes, each with the least permanent bytes for them, and the graph as it is.
    Result<std::vector<RowPath>> paths(Progress& progress);
    [[nodiscard]] std::int64_t groups_tried() const { return tried_; }
    [[nodiscard]] std::int64_t peak_as_it_is() const;

private:
    struct Setting {
        rows::RowGroup group;
        std::int64_t peak = 0, permanent = 0, multiply_adds = 0;
        tile::CallCost cost;
        /// Permanent bytes, and a little for what is computed twice.
        [[nodiscard]] std::int64_t weight() const;
    };
    struct Edge {
        std::int64_t least = 0;  ///< no tiling of these operators has fewer live bytes
        bool is_known = false;
        std::vector<Setting> settings;  ///< fewer bytes for more cost
    };

    Edge& edge(InstructionIndex begin, InstructionIndex end);
    Result<> find_settings(InstructionIndex begin, InstructionIndex end, Edge& edge, Progress& progress);
    Result<> try_groups(const std::vector<rows::RowGroup>& groups, Edge& edge, Progress& progress);
    Result<> refine(std::vector<RowPath>& found, Progress& progress);
    Result<> descend(std::vector<RowPath>& found, std::int64_t limit, std::int64_t part, Progress& progress);
    [[nodiscard]] std::int64_t least_bytes(InstructionIndex begin, InstructionIndex end) const;
    [[nodiscard]] std::optional<Setting> setting_of(const rows::RowGroup& group, std::int64_t most_extra) const;
    [[nodiscard]] Setting setting_of(const rows::RowGroup& group, const rows::RowPlan& plan) const;
    [[nodiscard]] std::optional<Setting> setting_of(const rows::RowGroup& group, const rows::RolledPlan& plan) const;
    [[nodiscard]] std::vector<rows::RowGroup> in_loops(InstructionIndex begin, InstructionIndex end) const;
    Result<std::optional<RowPath>> within(std::int64_t limit, Progress& progress);

    const rows::RowGraph& graph_;
    RowRules rules_;
    Table<InstructionIndex, std::int64_t> peaks_;  ///< live bytes as it is
    std::map<std::pair<InstructionIndex, InstructionIndex>, Edge> edges_;
    std::int64_t all_multiply_adds_ = 0, tried_ = 0;
};

}  // namespace arenascope
