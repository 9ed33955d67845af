#pragma once
// A tiled group: consecutive operators that run tile by tile along one axis. Each tile computes only rows that were not
// computed before, and keeps the rows that later tiles still need; or it computes its halo again and keeps none.

#include <map>

#include "engine/passes/tile/calls.h"
#include "engine/passes/tile/reach.h"
#include "engine/passes/tile/sums.h"

namespace arenascope::tile {

/// How all groups of a method are written.
struct GroupForm {
    bool recomputes_halos = false, rolls = false;
};

struct GroupSetting {
    OpIndex begin{0}, end{0};  ///< end is outside
    ValueIndex leader{};       ///< whose rows are divided among the tiles
    std::size_t axis = 0;
    std::int64_t tiles = 0;
    /// The last operator sums over the leader's axis, tile by tile.
    bool is_sum = false;
    /// Rows of an image stored plane by plane are copied plane by plane, so that their lifetimes end one after the
    /// other.
    bool copies_planes = false;
    /// A tile computes the rows at its border again instead of keeping those of the tile before.
    bool recomputes_halos = false;
    /// Equal tiles become a loop, where it takes less to load than they do.
    bool rolls = false;
    bool operator==(const GroupSetting&) const = default;
};

/// Places of whole values in a script.
class Places {
public:
    Places(const Graph& graph, Script& script) : graph_(graph), script_(script), of_(graph.values().size()) {}
    /// All of a value, in its storage.
    [[nodiscard]] Ref whole(ValueIndex value);
    [[nodiscard]] StorageIndex storage_of(ValueIndex storage);

private:
    const Graph& graph_;
    Script& script_;
    Table<ValueIndex, StorageIndex> of_;
};

/// Operators as they are.
[[nodiscard]] bool add_whole(const Graph& graph, OpIndex at, Places& places, Script& script);

/// Values that overwrite each other, tile by tile: the rows of the last one that are kept.
struct RowChain {
    std::vector<ValueIndex> members{};
    std::vector<std::int64_t> from{};  ///< lowest row that this tile or a later one needs, by tile
    std::int64_t to = 0;               ///< highest, beyond the last row where a window is padded
    double border = 0;                 ///< rows outside the picture
    bool is_beside = false;            ///< the value that it would overwrite is still needed
    bool stays = false;                ///< so many rows are kept that each has a place of its own
    Ref buffer{};
    std::int64_t begin = 0, end = 0;  ///< rows in it
};

class Group {
public:
    Group(const Graph& graph, const GroupSetting& setting) : graph_(graph), setting_(setting) {}

    /// Assigns every value an axis; false if the operators cannot be cut this way.
    [[nodiscard]] bool plan();
    /// What a planned group computes twice.
    [[nodiscard]] std::int64_t more_multiply_adds() const;
    /// Adds the calls; false if one cannot be made. The script is then invalid.
    [[nodiscard]] bool write(Places& places, Script& script);
    [[nodiscard]] std::int64_t tiles() const { return setting_.tiles; }

private:
    enum class Mode : std::uint8_t { unused, whole, rows, sum };
    /// The role of a value in the group.
    struct Track {
        bool is_whole = false;
        Cut cut{};
        bool is_seed = false;                    ///< read after the group
        std::vector<ops::RowMap::Range> need{};  ///< by tile; begin > end: nothing
        std::vector<std::int64_t> upto{};        ///< the end of the rows available after each tile
        int chain = -1;                          ///< index in chains_, of a value with its own buffer
    };
    struct Step {
        Mode mode = Mode::unused;
        std::size_t result = 0;  ///< the result that determines the rows
        Reach reach{};
        ops::SplitSum sum{};
        bool is_over = false;  ///< overwrites rows of an operand, or is a view of them
        std::vector<std::pair<std::int64_t, std::int64_t>> made{};  ///< rows by tile
    };

    [[nodiscard]] const GraphValue& value(ValueIndex at) const { return graph_.values()[at]; }
    [[nodiscard]] bool is_inside(ValueIndex at) const {
        return value(at).maker.valid() && value(at).maker >= setting_.begin && value(at).maker < setting_.end;
    }
    bool plan_step(OpIndex at);
    bool plan_sum(OpIndex at);
    void take_whole(OpIndex at);
    void give(ValueIndex at, const Cut& cut);
    void give_whole(ValueIndex at);
    void find_rows();
    void find_rows_of(OpIndex at, std::size_t tile);
    [[nodiscard]] std::pair<std::int64_t, std::int64_t> rows_to_make(OpIndex at, std::size_t tile) const;
    void want(ValueIndex at, std::size_t tile, ops::RowMap::Range range);
    bool join_chains();
    [[nodiscard]] bool repeats_rows() const;
    bool join_chain(OpIndex at);
    bool find_kept_rows(RowChain& chain);
    [[nodiscard]] ops::RowMap::Range rows_of_first(const RowChain& chain, ValueIndex at,
                                                   ops::RowMap::Range range) const;
    [[nodiscard]] bool is_read_once(ValueIndex storage) const;
    [[nodiscard]] bool is_piece_of_memory(ValueIndex at, const Cut& cut) const;
    bool set_border(RowChain& chain, std::string_view op);
    bool write_tile(std::size_t tile);
    bool write_rows(OpIndex at, std::size_t tile);
    bool write_sum(OpIndex at, std::size_t tile);
    [[nodiscard]] ops::RowMap::Range tile_rows(std::size_t tile) const;
    std::optional<Ref> rows_of(ValueIndex at, ops::RowMap::Range range, std::string_view op);
    [[nodiscard]] std::optional<Ref> rows_in(const RowChain& chain, ValueIndex at, ops::RowMap::Range range) const;
    [[nodiscard]] Sizes tile_sizes(ValueIndex at, std::int64_t rows) const;
    /// The operator of the group that makes a value.
    [[nodiscard]] const GraphOp& maker_of(ValueIndex at) const { return graph_.ops()[value(at).maker]; }
    [[nodiscard]] const Step& step_of(OpIndex at) const {
        return steps_[static_cast<std::size_t>(at - setting_.begin)];
    }
    std::optional<Ref> begin_rows(ValueIndex at, std::int64_t lo, std::int64_t hi, std::size_t tile);
    Ref temporary(const Ref& like, const Sizes& sizes);
    void copy_rows(const Ref& from, std::size_t axis, std::int64_t lo, std::int64_t hi, const Ref& to);

    const Graph& graph_;
    GroupSetting setting_;
    std::map<ValueIndex, Track> tracks_;
    std::vector<Step> steps_;  ///< from setting_.begin on
    std::vector<RowChain> chains_;
    Places* places_ = nullptr;
    Script* script_ = nullptr;
    std::map<std::tuple<ValueIndex, std::int64_t, std::int64_t>, Ref> copies_;  ///< of this tile
};

}  // namespace arenascope::tile
