#pragma once
// Tensors that are tiles of one result: a row of the tensor table that opens to them.

#include <QString>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/evaluate/outcome.h"
#include "engine/study/tiled_nodes.h"

namespace arenascope {

class TileGroups {
public:
    /// Groups that were open stay open where they exist; null: no outcome.
    void read(const Outcome* outcome);
    /// The group of a row of the outcome's tensors; −1: it is in none.
    [[nodiscard]] int of(std::size_t tensor) const { return tensor < of_.size() ? of_[tensor] : -1; }
    [[nodiscard]] const std::vector<std::size_t>& members(int group) const { return groups_[index(group)].members; }
    [[nodiscard]] bool isOpen(int group) const { return open_.contains(groups_[index(group)].whole); }
    void setOpen(int group, bool open);
    /// "conv_1 × 6"
    [[nodiscard]] QString title(int group, std::size_t count) const;
    /// "tile 2, rows 15–31"; of a buffer that keeps rows: its own name.
    [[nodiscard]] QString text(const TensorRow& row) const;

private:
    struct Group {
        std::string whole;
        std::vector<std::size_t> members;  ///< in program order
    };
    static std::size_t index(int group) { return static_cast<std::size_t>(group); }

    std::vector<int> of_;
    std::vector<Group> groups_;
    std::map<ValueId, TileRows> rows_;
    std::set<std::string, std::less<>> open_;
};

}  // namespace arenascope
