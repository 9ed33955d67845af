#pragma once
// Grows regions: connected by data and convex, so that each can become one call.

#include <cstdint>
#include <variant>
#include <vector>

#include "engine/ir/dependences.h"

namespace arenascope::lowering {

struct Region;
using RegionIndex = Index<Region>;
/// A region, or a single instruction.
using Piece = std::variant<InstructionIndex, RegionIndex>;

/// Instructions grouped into regions.
class Regions {
public:
    explicit Regions(const Flow& flow) : flow_(flow), of_(flow.block.size()), blocked_(flow.block.size(), false) {}

    /// Groups the marked instructions without a region: each joins the regions that feed it, unless the joint region
    /// would have to run both before and after an outside instruction.
    void grow(const Table<InstructionIndex, bool>& marked);
    /// Takes one more instruction into a region; false where that would make a cycle.
    bool absorb(RegionIndex region, InstructionIndex instruction);
    /// Dissolves a region: its instructions become single again.
    void dissolve(RegionIndex region);

    [[nodiscard]] RegionIndex of(InstructionIndex instruction) const { return of_[instruction]; }
    [[nodiscard]] std::int32_t block(InstructionIndex instruction) const { return flow_.block[instruction]; }
    /// Whether a cycle kept an instruction from joining a neighbour's region.
    [[nodiscard]] bool blocked(InstructionIndex instruction) const { return blocked_[instruction]; }
    /// In order of appearance.
    [[nodiscard]] const std::vector<InstructionIndex>& members(RegionIndex region) const { return members_[region]; }
    /// The id of the next region.
    [[nodiscard]] RegionIndex next() const { return members_.next(); }
    /// All instructions in an order that keeps every region together.
    [[nodiscard]] std::vector<Piece> order() const;

private:
    [[nodiscard]] bool would_cycle(RegionIndex a, RegionIndex b) const;
    [[nodiscard]] bool reaches_back(const std::vector<InstructionIndex>& set) const;
    void join(RegionIndex into, RegionIndex from);

    const Flow& flow_;
    Table<InstructionIndex, RegionIndex> of_;
    Table<InstructionIndex, bool> blocked_;
    Table<RegionIndex, std::vector<InstructionIndex>> members_;
};

}  // namespace arenascope::lowering
