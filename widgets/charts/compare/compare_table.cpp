#include "widgets/charts/compare/compare_table.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <algorithm>
#include <cmath>

#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"

namespace arenascope {
namespace {

QVariant alignment(bool right) { return QVariant((right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter); }

QColor toneOf(double change) { return change == 0 ? theme().tx3 : change < 0 ? theme().blue : theme().bad; }

QString signedNumber(double value) {
    const auto whole = static_cast<qint64>(std::llround(value));
    return whole == 0 ? QStringLiteral("·") : (whole > 0 ? QStringLiteral("+") : QString()) + format::number(whole);
}

/// The side of the n-th column of differences: all but the baseline, in order.
std::size_t nthOther(int n, std::size_t base) {
    const auto side = static_cast<std::size_t>(std::max(0, n));
    return side < base ? side : side + 1;
}

QString differenceOf(std::size_t side, std::size_t base) {
    return sideLetter(side) + QStringLiteral(" − ") + sideLetter(base);
}

}  // namespace

void CompareModel::show(const CompareScene* scene) {
    beginResetModel();
    scene_ = scene;
    most_ = 1;
    highest_ = 0;
    severalPools_ = false;
    if (scene_) {
        qint64 largest = 0;
        for (const CompareRow& row : scene_->rows) {
            for (std::size_t side = 0; side < scene_->sides.size(); ++side) {
                most_ = std::max(most_, std::abs(static_cast<double>(row.delta(side))));
                highest_ = std::max(highest_, row.at[side].offset);
                severalPools_ = severalPools_ || row.otherPool(side);
            }
            largest = std::max(largest, row.bytes());
        }
        unit_ = format::unitFor(largest);
    }
    refill();
    endResetModel();
}

void CompareModel::setFilter(const std::array<bool, most_sides>& only, bool shared) {
    beginResetModel();
    only_ = only;
    shared_ = shared;
    refill();
    endResetModel();
}

std::size_t CompareModel::sideOf(int column) const { return nthOther(column - deltas(), scene_ ? scene_->base : 0); }

void CompareModel::refill() {
    rows_.clear();
    if (!scene_) return;
    for (const CompareIndex i : scene_->rows.indices()) {
        const CompareRow& row = scene_->rows[i];
        if (row.isShared() ? shared_ : only_[row.reference]) rows_.push_back(i);
    }
    const auto key = [this](CompareIndex index) {
        const CompareRow& row = scene_->rows[index];
        if (sorted_ < places) return static_cast<double>(row.bytes());
        if (sorted_ < deltas()) return static_cast<double>(row.at[static_cast<std::size_t>(sorted_ - places)].offset);
        return std::abs(static_cast<double>(row.delta(sideOf(sorted_))));
    };
    if (sorted_ >= columnCount()) sorted_ = size;
    const bool by_size = sorted_ == size && order_ == Qt::DescendingOrder;
    std::stable_sort(rows_.begin(), rows_.end(), [&](CompareIndex a, CompareIndex b) {
        if (order_ == Qt::DescendingOrder) std::swap(a, b);
        // An unchanged offset is the least interesting, however large.
        if (by_size && scene_->rows[a].differs() != scene_->rows[b].differs()) return scene_->rows[b].differs();
        return sorted_ == name ? scene_->rows[a].name < scene_->rows[b].name : key(a) < key(b);
    });
}

void CompareModel::sort(int column, Qt::SortOrder order) {
    beginResetModel();
    sorted_ = column;
    order_ = order;
    refill();
    endResetModel();
}

int CompareModel::rowOf(const CompareRow* tensor) const {
    if (!tensor || !scene_) return -1;
    const auto found = std::find(rows_.begin(), rows_.end(), CompareIndex(tensor - scene_->rows.rows().data()));
    return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

int CompareModel::differenceWidth() const {
    constexpr int padding = 20;
    const auto most = static_cast<qint64>(most_);
    const QFontMetrics metrics(theme().mono);
    int width = 0;
    for (const QString& text : {format::deltaIn(unit_, most), format::deltaIn(unit_, -most), tr("other pool"),
                                tr("only %1").arg(sideLetter(0))})
        width = std::max(width, metrics.horizontalAdvance(text));
    return width + padding;
}

int CompareModel::placeWidth() const {
    constexpr int padding = 20;
    const QString offset = format::offset(highest_);
    return QFontMetrics(theme().mono).horizontalAdvance(severalPools_ ? tr("id %1  %2").arg(1).arg(offset) : offset) +
        padding;
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::FontRole) return theme().small;
    if (role == Qt::TextAlignmentRole) return alignment(section != name);
    if (role != Qt::DisplayRole) return {};
    if (section == name)
        return scene_ ? tr("%1 of %2 moved").arg(format::number(scene_->moved), format::number(scene_->shared))
                      : tr("Tensor");
    if (section == size) return unit_.name;
    if (section < deltas()) return sideLetter(static_cast<std::size_t>(section - places));
    return differenceOf(sideOf(section), scene_ ? scene_->base : 0) + QStringLiteral(", ") + unit_.name;
}

QString CompareModel::place(const CompareRow& row, std::size_t side) const {
    if (!row.isIn(side)) return QStringLiteral("·");
    const QString offset = format::offset(row.at[side].offset);
    for (std::size_t other = 0; other < scene_->sides.size(); ++other) {
        if (row.otherPool(other)) return tr("id %1  %2").arg(row.at[side].mem).arg(offset);
    }
    return offset;
}

QString CompareModel::difference(const CompareRow& row, std::size_t side) const {
    if (!row.isShared())
        return row.isIn(side) || sides() == 2 ? tr("only %1").arg(sideLetter(row.reference)) : QString();
    if (!row.isIn(side) || row.reference != scene_->base) return QStringLiteral("·");
    return row.otherPool(side) ? tr("other pool") : format::deltaIn(unit_, row.delta(side));
}

QString CompareModel::text(const CompareRow& row, int column) const {
    if (column == name) return row.name;
    if (column >= deltas()) return difference(row, sideOf(column));
    if (column >= places) return place(row, static_cast<std::size_t>(column - places));
    qint64 least = row.bytes();
    for (const ComparePlace& each : row.at) {
        if (each.isThere()) least = std::min(least, each.bytes);
    }
    if (least == row.bytes()) return format::in(unit_, least);
    if (sides() > 2) return format::in(unit_, least) + QStringLiteral("–") + format::in(unit_, row.bytes());
    return format::in(unit_, row.at[0].bytes) + QStringLiteral(" → ") + format::in(unit_, row.at[1].bytes);
}

QVariant CompareModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !scene_ || static_cast<std::size_t>(index.row()) >= rows_.size()) return {};
    const CompareRow& row = at(index.row());
    const int column = index.column();
    switch (role) {
        case Qt::DisplayRole: return text(row, column);
        case Qt::FontRole: return column == name ? theme().body : theme().mono;
        case Qt::TextAlignmentRole: return alignment(column != name);
        case Qt::ForegroundRole:
            return column >= deltas() ? toneOf(static_cast<double>(row.delta(sideOf(column))))
                : column == name      ? theme().tx
                                      : theme().tx2;
        case Qt::ToolTipRole: return column == size ? QVariant(format::exactBytes(row.bytes())) : QVariant();
        case delta_role:
            return column >= deltas() ? QVariant(static_cast<double>(row.delta(sideOf(column))) / most_) : QVariant();
        default: return {};
    }
}

void CompareFactsModel::show(std::vector<CompareFact> facts, std::size_t base) {
    beginResetModel();
    facts_ = std::move(facts);
    base_ = base;
    endResetModel();
}

QVariant CompareFactsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::FontRole) return theme().small;
    if (role == Qt::TextAlignmentRole) return alignment(section > 0);
    if (role != Qt::DisplayRole || section < 0) return {};
    if (section == 0) return QCoreApplication::translate("arenascope::CompareModel", "Whole plan");
    if (section <= sides()) return sideLetter(static_cast<std::size_t>(section - 1));
    return differenceOf(nthOther(section - 1 - sides(), base_), base_);
}

QVariant CompareFactsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || static_cast<std::size_t>(index.row()) >= facts_.size()) return {};
    using Kind = CompareFact::Kind;
    const CompareFact& fact = facts_[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    const bool is_change = column > sides();
    const std::size_t side =
        is_change ? nthOther(column - 1 - sides(), base_) : static_cast<std::size_t>(std::max(0, column - 1));
    const std::optional<double>&own = fact.values[side], &base = fact.values[base_];
    const bool known = own && (base || !is_change);
    const double value = !known ? 0 : is_change ? *own - *base : *own;
    if (role == Qt::FontRole) return column == 0 ? theme().body : theme().mono;
    if (role == Qt::TextAlignmentRole) return alignment(column > 0);
    if (role == Qt::ForegroundRole)
        return is_change && fact.less_is_better ? toneOf(value) : column == 0 ? theme().tx : theme().tx2;
    if (role == Qt::ToolTipRole && column > 0 && !known) return fact.none;
    if (role == Qt::ToolTipRole && column > 0 && fact.kind == Kind::bytes)
        return format::exactBytes(static_cast<qint64>(value));
    if (role != Qt::DisplayRole) return {};
    if (column == 0) return fact.label;
    if (!known)
        return is_change ? QCoreApplication::translate("arenascope::CompareModel", "n/a", "no difference") : fact.none;
    switch (fact.kind) {
        case Kind::bytes:
            return is_change ? format::bytesDelta(static_cast<qint64>(value))
                             : format::bytes(static_cast<qint64>(value));
        case Kind::count: return is_change ? signedNumber(value) : format::number(static_cast<qint64>(value));
        case Kind::move_time: return is_change ? format::moveTimeDelta(value) : format::moveTime(value);
        case Kind::milliseconds: return is_change ? QString() : format::milliseconds(value);
        case Kind::moves:
            return is_change    ? QString()
                : side == base_ ? QStringLiteral("·")
                                : format::number(static_cast<qint64>(value));
    }
    return {};
}

}  // namespace arenascope
