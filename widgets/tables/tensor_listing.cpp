#include "widgets/tables/tensor_listing.h"

#include <algorithm>

namespace arenascope {

bool TensorCriteria::accept(const TensorRow& row, const RowPlaces& places) const {
    const bool in_pool = !memId || (row.planned ? row.mem_id : 0) == *memId;
    const bool in_steps = !alive || (row.first_step <= alive->second && row.last_step >= alive->first);
    return in_pool && in_steps && filter.matches(row, places);
}

TensorListing::TensorListing(const TensorsToList& from, const TensorCriteria& criteria, const LatestTask::Stop* stop) {
    if (!from.outcome) return;
    const auto& tensors = from.outcome->tensors;
    const auto matches = [&](const TensorRow& row) { return criteria.accept(row, from.places); };
    rows_.reserve(from.order.size());
    std::set<int> listed;  // groups that have a row
    for (const std::size_t i : from.order) {
        if (stop && stop->load(std::memory_order_relaxed)) return;
        const int group = from.tiles.of(i);
        if (group >= 0 && listed.contains(group)) continue;
        if (!matches(tensors[i])) continue;
        std::vector<std::size_t> parts;
        if (group >= 0) {
            listed.insert(group);
            for (const std::size_t each : from.tiles.members(group))
                if (matches(tensors[each])) parts.push_back(each);
        }
        matching_ += std::max(1, static_cast<int>(parts.size()));
        if (parts.size() > 1) {
            addGroup(from, group, std::move(parts));
            continue;
        }
        setRow(tensors[i].value);
        rows_.push_back({.tensor = i});
    }
}

/// The row that comes next shows it.
void TensorListing::setRow(ValueId value) {
    if (!value.valid()) return;
    if (!rowOf_.has(value)) rowOf_.resize(std::max(value.row() + 1, 2 * rowOf_.size()), -1);
    rowOf_[value] = static_cast<std::int32_t>(rows_.size());
}

void TensorListing::addGroup(const TensorsToList& from, int group, std::vector<std::size_t> parts) {
    const auto& tensors = from.outcome->tensors;
    const bool isOpen = from.tiles.isOpen(group);
    const auto largest = std::max_element(
        parts.begin(), parts.end(), [&](std::size_t a, std::size_t b) { return tensors[a].bytes < tensors[b].bytes; });
    for (const std::size_t each : parts) setRow(tensors[each].value);
    rows_.push_back({*largest, isOpen ? TensorBranch::open : TensorBranch::closed, parts});
    for (std::size_t i = 0; isOpen && i < parts.size(); ++i) {
        setRow(tensors[parts[i]].value);
        rows_.push_back({.tensor = parts[i], .branch = TensorBranch::part});
    }
}

}  // namespace arenascope
