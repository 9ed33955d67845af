#pragma once
// The rows of the tensor table: which tensors match, and which of them share a row as tiles of one result.

#include <optional>
#include <utility>
#include <vector>

#include "widgets/tables/tensor_filter.h"
#include "widgets/tables/tile_groups.h"
#include "widgets/ui/latest_task.h"

namespace arenascope {

/// What a listed row stands for; tiles of one result share a row that opens to them.
enum class TensorBranch : std::uint8_t { none, closed, open, part };

/// What a tensor must be to be listed.
struct TensorCriteria {
    TensorFilter filter;
    std::optional<int> memId{};                    ///< 0: of the caller
    std::optional<std::pair<Step, Step>> alive{};  ///< first and last step of a range in which it must live
    [[nodiscard]] bool accept(const TensorRow& row, const RowPlaces& places) const;
};

/// What is listed, and in which order.
struct TensorsToList {
    std::shared_ptr<const Outcome> outcome;
    std::vector<std::size_t> order;  ///< all tensors as they are sorted
    TileGroups tiles;
    RowPlaces places;
};

class TensorListing {
public:
    struct Row {
        std::size_t tensor = 0;
        TensorBranch branch = TensorBranch::none;
        std::vector<std::size_t> parts{};  ///< of a row of tiles
    };

    TensorListing() = default;
    /// `stop` may be null; once it is set, the listing is not needed.
    TensorListing(const TensorsToList& from, const TensorCriteria& criteria, const LatestTask::Stop* stop = nullptr);
    [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }
    /// −1: not listed.
    [[nodiscard]] int rowOf(ValueId value) const { return rowOf_.has(value) ? rowOf_[value] : -1; }
    /// Tensors that match, whether they have a row of their own or not.
    [[nodiscard]] int matching() const { return matching_; }

private:
    void setRow(ValueId value);
    void addGroup(const TensorsToList& from, int group, std::vector<std::size_t> parts);

    std::vector<Row> rows_;
    int matching_ = 0;
    Table<ValueId, std::int32_t> rowOf_;  ///< −1, or beyond the end: not listed
};

}  // namespace arenascope
