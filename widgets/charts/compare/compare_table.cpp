#include "widgets/charts/compare/compare_table.h"

#include <QCoreApplication>
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

}  // namespace

void CompareModel::show(const CompareScene* scene) {
    beginResetModel();
    scene_ = scene;
    most_ = 1;
    if (scene_) {
        qint64 largest = 0;
        for (const CompareRow& row : scene_->rows) {
            most_ = std::max(most_, std::abs(static_cast<double>(row.delta())));
            largest = std::max({largest, row.bytesA, row.bytesB});
        }
        unit_ = format::unitFor(largest);
    }
    refill();
    endResetModel();
}

void CompareModel::setFilter(bool onlyA, bool both, bool onlyB) {
    beginResetModel();
    onlyA_ = onlyA;
    both_ = both;
    onlyB_ = onlyB;
    refill();
    endResetModel();
}

void CompareModel::refill() {
    rows_.clear();
    if (!scene_) return;
    for (std::size_t i = 0; i < scene_->rows.size(); ++i) {
        const CompareRow::Where where = scene_->rows[i].where;
        const bool wanted = where == CompareRow::Where::both ? both_
            : where == CompareRow::Where::only_a             ? onlyA_
                                                             : onlyB_;
        if (wanted) rows_.push_back(i);
    }
    const auto key = [this](std::size_t index) {
        const CompareRow& row = scene_->rows[index];
        switch (sorted_) {
            case place_a: return static_cast<double>(row.offsetA);
            case place_b: return static_cast<double>(row.offsetB);
            case delta: return std::abs(static_cast<double>(row.delta()));
            default: return static_cast<double>(std::max(row.bytesA, row.bytesB));
        }
    };
    std::stable_sort(rows_.begin(), rows_.end(), [&](std::size_t a, std::size_t b) {
        if (order_ == Qt::DescendingOrder) std::swap(a, b);
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

int CompareModel::rowOf(const QString& tensor) const {
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        if (scene_->rows[rows_[i]].name == tensor) return static_cast<int>(i);
    }
    return -1;
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::FontRole) return theme().small;
    if (role == Qt::TextAlignmentRole) return alignment(section != name);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
        case name: return scene_ ? tr("%1 of %2 moved").arg(scene_->moved).arg(scene_->both) : tr("Tensor");
        case size: return unit_.name;
        case place_a: return QStringLiteral("A");
        case place_b: return QStringLiteral("B");
        case delta: return QStringLiteral("B − A, %1").arg(unit_.name);
        default: return {};
    }
}

QString CompareModel::text(const CompareRow& row, int column) const {
    const auto place = [&](int mem, qint64 offset) {
        if (mem == 0) return QStringLiteral("·");
        return row.memA != row.memB && row.where == CompareRow::Where::both
            ? tr("id %1  %2").arg(mem).arg(format::offset(offset))
            : format::offset(offset);
    };
    switch (column) {
        case name: return row.name;
        case size:
            return row.bytesA == row.bytesB || row.where != CompareRow::Where::both
                ? format::in(unit_, std::max(row.bytesA, row.bytesB))
                : format::in(unit_, row.bytesA) + QStringLiteral(" → ") + format::in(unit_, row.bytesB);
        case place_a: return place(row.memA, row.offsetA);
        case place_b: return place(row.memB, row.offsetB);
        case delta:
            if (row.where == CompareRow::Where::only_a) return tr("only A");
            if (row.where == CompareRow::Where::only_b) return tr("only B");
            return row.memA != row.memB ? tr("other pool") : format::deltaIn(unit_, row.delta());
        default: return {};
    }
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
            return column == delta ? toneOf(static_cast<double>(row.delta()))
                : column == name   ? theme().tx
                                   : theme().tx2;
        case Qt::ToolTipRole:
            return column == size ? QVariant(format::exactBytes(std::max(row.bytesA, row.bytesB))) : QVariant();
        case delta_role: return column == delta ? QVariant(static_cast<double>(row.delta()) / most_) : QVariant();
        default: return {};
    }
}

void CompareFactsModel::show(std::vector<CompareFact> facts) {
    beginResetModel();
    facts_ = std::move(facts);
    endResetModel();
}

QVariant CompareFactsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::FontRole) return theme().small;
    if (role == Qt::TextAlignmentRole) return alignment(section > 0);
    if (role != Qt::DisplayRole) return {};
    const QString heads[] = {QCoreApplication::translate("arenascope::CompareModel", "Whole plan"), QStringLiteral("A"),
                             QStringLiteral("B"), QStringLiteral("B − A")};
    return section >= 0 && section < 4 ? QVariant(heads[section]) : QVariant();
}

QVariant CompareFactsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || static_cast<std::size_t>(index.row()) >= facts_.size()) return {};
    const CompareFact& fact = facts_[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    const double value = column == 1 ? fact.a : column == 2 ? fact.b : fact.b - fact.a;
    if (role == Qt::FontRole) return column == 0 ? theme().body : theme().mono;
    if (role == Qt::TextAlignmentRole) return alignment(column > 0);
    if (role == Qt::ForegroundRole)
        return column == 3 && fact.less_is_better ? toneOf(value) : column == 0 ? theme().tx : theme().tx2;
    if (role == Qt::ToolTipRole && column > 0 && fact.kind == CompareFact::Kind::bytes)
        return format::exactBytes(static_cast<qint64>(value));
    if (role != Qt::DisplayRole) return {};
    if (column == 0) return fact.label;
    switch (fact.kind) {
        case CompareFact::Kind::bytes:
            return column == 3 ? format::bytesDelta(static_cast<qint64>(value))
                               : format::bytes(static_cast<qint64>(value));
        case CompareFact::Kind::count:
            return column == 3 ? signedNumber(value) : format::number(static_cast<qint64>(value));
        case CompareFact::Kind::milliseconds: return column == 3 ? QString() : format::milliseconds(value);
    }
    return {};
}

}  // namespace arenascope
