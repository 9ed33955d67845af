#include "widgets/tables/tile_groups.h"

#include <QCoreApplication>

#include "engine/evaluate/tiled_method.h"
#include "engine/passes/pass_ids.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

struct TileTexts {
    Q_DECLARE_TR_FUNCTIONS(arenascope::TileGroups)
};

}  // namespace

void TileGroups::read(const Outcome* outcome) {
    of_.clear();
    groups_.clear();
    rows_.clear();
    if (!outcome || !outcome->method) return;
    const auto tiles = tiles_of(outcome->report.asked, outcome->method->name);
    rows_ = tile_rows(*outcome->method, tiles ? &*tiles : nullptr,
                      lowering::recomputes_halos(outcome->report.asked.edits.passes));
    if (rows_.empty()) return;
    std::map<ValueId, std::string> wholes;  // also of buffers that keep rows of several tiles
    for (const auto& [value, rows] : rows_) {
        const Tensor* tensor = outcome->method->values[value].tensor();
        wholes.try_emplace(tensor && tensor->alias_of != no_value ? tensor->alias_of : value, rows.whole);
    }
    std::map<std::string, std::vector<std::size_t>> found;
    for (std::size_t i = 0; i < outcome->tensors.size(); ++i)
        if (const auto whole = wholes.find(outcome->tensors[i].value); whole != wholes.end())
            found[whole->second].push_back(i);
    of_.assign(outcome->tensors.size(), -1);
    for (auto& [whole, members] : found) {
        if (members.size() < 2) continue;
        for (const std::size_t each : members) of_[each] = static_cast<int>(groups_.size());
        groups_.push_back({whole, std::move(members)});
    }
}

void TileGroups::setOpen(int group, bool open) {
    if (open) open_.insert(groups_[index(group)].whole);
    else open_.erase(groups_[index(group)].whole);
}

QString TileGroups::title(int group, std::size_t count) const {
    return QStringLiteral("%1 × %2").arg(kit::text(groups_[index(group)].whole)).arg(count);
}

QString TileGroups::text(const TensorRow& row) const {
    const auto found = rows_.find(row.value);
    if (found == rows_.end()) return kit::text(row.name);
    const TileRows& tile = found->second;
    if (!tile.knows_rows()) return TileTexts::tr("tile %1").arg(tile.number);
    return TileTexts::tr("tile %1, rows %2–%3").arg(tile.number).arg(tile.lo).arg(tile.hi - 1);
}

}  // namespace arenascope
