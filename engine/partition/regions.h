#pragma once
// Growing regions: connected by data, and convex, so that each can become one call.

#include <cstdint>
#include <vector>

#include "engine/ir/dependences.h"

namespace arenascope::lowering {

/// Instructions grouped into regions. A region is a number; -1: none.
class Regions {
public:
    explicit Regions(const Flow& flow) : flow_(flow), of_(flow.block.size(), -1), blocked_(flow.block.size(), false) {}

    /// Groups the marked instructions that are in no region yet: each joins the regions that feed it, where the
    /// joint one would not have to run both before and after an instruction outside it.
    void grow(const std::vector<bool>& marked);
    /// Takes one more instruction into a region; false where that would make a cycle.
    bool absorb(std::int32_t region, std::int32_t instruction);
    /// Gives up a region: its instructions stand alone again.
    void dissolve(std::int32_t region);

    [[nodiscard]] std::int32_t of(std::size_t instruction) const { return of_[instruction]; }
    [[nodiscard]] std::int32_t block(std::size_t instruction) const { return flow_.block[instruction]; }
    /// Whether an instruction was kept from a neighbour's region by a cycle.
    [[nodiscard]] bool blocked(std::size_t instruction) const { return blocked_[instruction]; }
    /// In order of appearance.
    [[nodiscard]] const std::vector<std::int32_t>& members(std::int32_t region) const {
        return members_[static_cast<std::size_t>(region)];
    }
    [[nodiscard]] std::size_t count() const { return members_.size(); }
    /// All instructions with every region in one piece: a negative entry -1-r stands for region r.
    [[nodiscard]] std::vector<std::int32_t> order() const;

private:
    [[nodiscard]] bool would_cycle(std::int32_t a, std::int32_t b) const;
    [[nodiscard]] bool reaches_back(const std::vector<std::int32_t>& set) const;
    void join(std::int32_t into, std::int32_t from);

    const Flow& flow_;
    std::vector<std::int32_t> of_;
    std::vector<bool> blocked_;
    std::vector<std::vector<std::int32_t>> members_;
};

}  // namespace arenascope::lowering
