// The table model of tensors live at a step.

#include "widgets/charts/map/live_model.h"

#include <algorithm>

#include "widgets/theme/format.h"

namespace arenascope {

void LiveModel::show(const ArenaScene* scene, Step step) {
    beginResetModel();
    scene_ = scene;
    rows_.clear();
    total_ = 0;
    if (scene_) {
        for (std::size_t lane = 0; lane < scene_->lanes.size(); ++lane) {
            const std::vector<LiveTensor> live = liveAt(*scene_, lane, step);
            total_ += liveBytes(*scene_, lane, step);
            rows_.insert(rows_.end(), live.begin(), live.end());
        }
    }
    unit_ = format::unitFor(total_);
    std::stable_sort(rows_.begin(), rows_.end(),
                     [](const LiveTensor& a, const LiveTensor& b) { return a.bytes > b.bytes; });
    endResetModel();
}

QString LiveModel::reasonOf(const LiveTensor& live) {
    switch (live.why) {
        case LiveTensor::Why::written: return tr("written at this step");
        case LiveTensor::Why::read: return tr("last read at this step");
        case LiveTensor::Why::both: return tr("only in this step");
        case LiveTensor::Why::waits: return tr("next read at step %1").arg(format::number(live.box->last.number()));
    }
    return {};
}

QVariant LiveModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::FontRole) return theme().small;
    if (role == Qt::TextAlignmentRole)
        return QVariant((section == size || section == share || section == place ? Qt::AlignRight : Qt::AlignLeft) |
                        Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    const QString heads[] = {tr("Live at this step"), unit_.name, QStringLiteral("%"), tr("Offset"), tr("Reason")};
    return section >= 0 && section < columns ? QVariant(heads[section]) : QVariant();
}

QVariant LiveModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || static_cast<std::size_t>(index.row()) >= rows_.size()) return {};
    const LiveTensor& live = at(index.row());
    const ArenaBox& box = *live.box;
    const int column = index.column();
    const bool number = column == size || column == share || column == place;
    if (role == Qt::FontRole) return number ? theme().mono : theme().body;
    if (role == Qt::TextAlignmentRole) return QVariant((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ForegroundRole) return column == name || column == size ? theme().tx : theme().tx2;
    if (role == Qt::ToolTipRole && column == size)
        return live.bytes == box.bytes
            ? format::exactBytes(box.bytes)
            : tr("%1 of %2 are live at this step").arg(format::exactBytes(live.bytes), format::exactBytes(box.bytes));
    if (role == Qt::ToolTipRole) return box.name() + QStringLiteral(", ") + reasonOf(live);
    if (role != Qt::DisplayRole) return {};
    switch (column) {
        case name: return box.name();
        case size: return format::in(unit_, live.bytes);
        case share:
            return QString::number(total_ > 0 ? static_cast<double>(live.bytes) / static_cast<double>(total_) * 100 : 0,
                                   'f', 0);
        case place: return format::offset(box.offset);
        default: return reasonOf(live);
    }
}

}  // namespace arenascope
