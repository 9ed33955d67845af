// The table model of tensors: columns, sorting and tooltips.

#include "widgets/tables/tensor_model.h"

#include <QMimeData>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <string_view>
#include <utility>

#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/tensor_mime.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

bool isNumber(int column) { return column >= TensorModel::size && column <= TensorModel::traffic; }

}  // namespace

void TensorModel::setOutcome(std::shared_ptr<const Outcome> outcome) {
    beginResetModel();
    std::shared_ptr<const Outcome> former = std::exchange(from_.outcome, std::move(outcome));
    kernels_.setOutcome(from_.outcome);
    from_.tiles.read(from_.outcome.get());
    from_.places = from_.outcome ? RowPlaces(*from_.outcome) : RowPlaces();
    measure();
    order();
    refill();
    endResetModel();
    if (former && former->tensors.size() >= many_tensors) leaving_.drop(std::move(former));
}

void TensorModel::setCriteria(const TensorCriteria& criteria) {
    criteria_ = criteria;
    const auto take = [this](TensorListing made) {
        beginResetModel();
        listed_ = std::move(made);
        endResetModel();
        emit listed();
    };
    listing_.cancel();
    if (static_cast<std::size_t>(total()) < many_) return take(TensorListing(from_, criteria_));
    listing_.start<TensorListing>(
        [from = from_, criteria](const LatestTask::Stop& stop) { return TensorListing(from, criteria, &stop); }, take);
}

void TensorModel::measure() {
    largest_ = 1;
    if (!outcome()) return;
    for (const TensorRow& row : outcome()->tensors) largest_ = std::max<qint64>(largest_, row.bytes);
    unit_ = format::unitFor(largest_);
}

void TensorModel::refill() {
    listing_.cancel();
    listed_ = TensorListing(from_, criteria_);
}

TensorModel::Branch TensorModel::branch(int row) const {
    return row < 0 || static_cast<std::size_t>(row) >= listed_.rows().size()
        ? Branch::none
        : listed_.rows()[static_cast<std::size_t>(row)].branch;
}

std::vector<const TensorRow*> TensorModel::tensorsAt(int row) const {
    std::vector<const TensorRow*> out;
    if (!at(row)) return out;
    const Shown& shown = listed_.rows()[static_cast<std::size_t>(row)];
    if (shown.branch == Branch::none || shown.branch == Branch::part) return {at(row)};
    if (shown.branch == Branch::closed)
        for (const std::size_t part : shown.parts) out.push_back(&outcome()->tensors[part]);
    return out;
}

void TensorModel::setOpen(int row, bool open) {
    if (branch(row) == Branch::none) return;
    const int group = from_.tiles.of(listed_.rows()[static_cast<std::size_t>(row)].tensor);
    if (group < 0 || from_.tiles.isOpen(group) == open) return;
    beginResetModel();
    from_.tiles.setOpen(group, open);
    refill();
    endResetModel();
    emit listed();
}

/// Equal keys keep program order in both directions.
void TensorModel::order() {
    from_.order.resize(outcome() ? outcome()->tensors.size() : 0);
    std::iota(from_.order.begin(), from_.order.end(), std::size_t{0});
    const auto by = [&](const auto& key) {
        using Key = std::decay_t<decltype(key(outcome()->tensors.front()))>;
        std::vector<Key> keys;
        keys.reserve(from_.order.size());
        for (const std::size_t i : from_.order) keys.push_back(key(outcome()->tensors[i]));
        const bool up = sortOrder_ == Qt::AscendingOrder;
        std::stable_sort(from_.order.begin(), from_.order.end(),
                         [&](std::size_t a, std::size_t b) { return up ? keys[a] < keys[b] : keys[b] < keys[a]; });
    };
    switch (sortColumn_) {
        case name: return by([](const TensorRow& row) { return std::string_view(row.name); });
        case pool: return by([](const TensorRow& row) { return row.mem_id; });
        case offset: return by([this](const TensorRow& row) { return offsetOf(row).value_or(-1); });
        case steps: return by([](const TensorRow& row) { return row.first; });
        case traffic: return by([this](const TensorRow& row) { return trafficOf(row).value_or(-1); });
        case kernel: return by([this](const TensorRow& row) { return kernels_.kernel(row); });
        case managed: return by([this](const TensorRow& row) { return kernels_.managed(row); });
        default: return by([](const TensorRow& row) { return row.bytes; });
    }
}

void TensorModel::sort(int column, Qt::SortOrder order_by) {
    beginResetModel();
    sortColumn_ = column;
    sortOrder_ = order_by;
    order();
    refill();
    endResetModel();
    emit listed();
}

const TensorRow* TensorModel::at(int row) const {
    if (row < 0 || static_cast<std::size_t>(row) >= listed_.rows().size()) return nullptr;
    return &outcome()->tensors[listed_.rows()[static_cast<std::size_t>(row)].tensor];
}

int TensorModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(listed_.rows().size());
}

int TensorModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : columns; }

std::optional<qint64> TensorModel::offsetOf(const TensorRow& row) const {
    if (!row.buffer.valid()) return std::nullopt;
    return outcome()->plan().placement.offsets[row.buffer];
}

std::optional<double> TensorModel::trafficOf(const TensorRow& row) const {
    if (!row.buffer.valid()) return std::nullopt;
    const Problem& problem = outcome()->plan().problem;
    const Buffer& buffer = problem.buffers[row.buffer];
    const Pool* own = find_pool(problem, buffer.mem_id);
    return static_cast<double>(buffer.traffic) * (own ? own->cost : 1);
}

QString TensorModel::poolName(const TensorRow& row) const {
    if (!row.planned) return tr("caller");
    for (const Pool& each : outcome()->plan().problem.pools) {
        if (each.mem_id == row.mem_id) return kit::text(each.name);
    }
    return QString::number(row.mem_id);
}

QString TensorModel::text(const TensorRow& row, int column) const {
    switch (column) {
        case name: return kit::text(row.name);
        case pool: return poolName(row);
        case size: return format::in(unit_, row.bytes);
        case offset: {
            const std::optional<qint64> at_offset = offsetOf(row);
            return at_offset ? format::offset(*at_offset) : QStringLiteral("·");
        }
        case traffic: {
            const std::optional<double> moved = trafficOf(row);
            return moved ? format::number(std::llround(*moved)) : QStringLiteral("·");
        }
        case kernel: return kernels_.kernel(row);
        case managed: return kernels_.managed(row);
        default: return format::steps(row.first_step, row.last_step);
    }
}

/// A row of tiles: its result, and the steps from the first tile to the last.
QString TensorModel::textOf(const Shown& shown, int column) const {
    const TensorRow& row = outcome()->tensors[shown.tensor];
    if (shown.branch == Branch::part && column == name) return from_.tiles.text(row);
    if (shown.branch == Branch::none || shown.branch == Branch::part) return text(row, column);
    if (column == name) return from_.tiles.title(from_.tiles.of(shown.tensor), shown.parts.size());
    if (column == offset || column == traffic) return {};
    if (column != steps) return text(row, column);
    Step first = row.first_step, last = row.last_step;
    for (const std::size_t part : shown.parts) {
        first = std::min(first, outcome()->tensors[part].first_step);
        last = std::max(last, outcome()->tensors[part].last_step);
    }
    return format::steps(first, last);
}

QVariant TensorModel::data(const QModelIndex& index, int role) const {
    const TensorRow* row = index.isValid() ? at(index.row()) : nullptr;
    if (!row) return {};
    switch (role) {
        case Qt::DisplayRole: return textOf(listed_.rows()[static_cast<std::size_t>(index.row())], index.column());
        case Qt::TextAlignmentRole:
            return QVariant(isNumber(index.column()) ? Qt::AlignRight | Qt::AlignVCenter
                                                     : Qt::AlignLeft | Qt::AlignVCenter);
        case Qt::FontRole: return isNumber(index.column()) ? QVariant(theme().mono) : QVariant();
        case Qt::ForegroundRole: return index.column() >= offset ? QVariant(theme().tx2) : QVariant();
        case Qt::ToolTipRole:
            return QStringLiteral("%1\n%2 %3\n%4")
                .arg(kit::text(row->name), kit::text(row->op), kit::text(row->shape_text),
                     format::exactBytes(row->bytes));
        case value_role: return row->value.number();
        case share_role: return static_cast<double>(row->bytes) / static_cast<double>(largest_);
        case swatch_role: return theme().role(dataRole(*outcome()->method, *row)).solid;
        case pinned_role: return row->pinned;
        case name_role: return kit::text(row->name);
        case branch_role: return static_cast<int>(branch(index.row()));
        default: return {};
    }
}

QVariant TensorModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) {
        return QVariant(isNumber(section) ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    }
    if (role == Qt::FontRole) return theme().small;
    if (role != Qt::DisplayRole) return {};
    const QString heads[] = {tr("Name"),  tr("Pool"),    unit_.name,   tr("Offset"),
                             tr("Steps"), tr("Traffic"), tr("Kernel"), tr("Planned")};
    return section >= 0 && section < columns ? QVariant(heads[section]) : QVariant();
}

Qt::ItemFlags TensorModel::flags(const QModelIndex& index) const {
    return QAbstractTableModel::flags(index) | (index.isValid() ? Qt::ItemIsDragEnabled : Qt::NoItemFlags);
}

QStringList TensorModel::mimeTypes() const { return {QLatin1String(tensors_mime_type)}; }

QMimeData* TensorModel::mimeData(const QModelIndexList& indexes) const {
    QStringList names;
    for (const QModelIndex& index : indexes) {
        if (index.column() != name) continue;
        for (const TensorRow* row : tensorsAt(index.row())) names.append(kit::text(row->name));
    }
    auto* out = new QMimeData;
    out->setData(QLatin1String(tensors_mime_type), jsonOfTensors(names));
    out->setText(names.join(QLatin1Char('\n')));
    return out;
}

}  // namespace arenascope
