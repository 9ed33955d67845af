#include "widgets/charts/compare/compare_tables.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>
#include <QTableView>
#include <algorithm>
#include <cmath>

#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"

namespace arenascope {
namespace {

/// Bytes moved as a bar from the middle: left is lower, right is higher.
class DeltaDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const int number = static_cast<const CompareModel*>(index.model())->differenceWidth();
        const QVariant moved = index.data(CompareModel::delta_role);
        if (!moved.isValid()) return QStyledItemDelegate::paint(painter, option, index);
        QStyleOptionViewItem left = option;
        left.rect.setWidth(std::min(number, option.rect.width()));
        if (option.state & QStyle::State_Selected) painter->fillRect(option.rect, theme().sel);
        QStyledItemDelegate::paint(painter, left, index);
        const double part = moved.toDouble();
        const QRectF room = QRectF(option.rect).adjusted(number + 8, 0, -8, 0);
        if (part == 0 || room.width() < 30) return;
        const double middle = room.center().x(), length = std::max(1.0, std::abs(part) * room.width() / 2);
        painter->fillRect(QRectF(middle, room.top() + 4, 1, room.height() - 8), theme().line2);
        const QColor tone = theme().role(part < 0 ? DataRole::intermediate : DataRole::other).solid;
        painter->fillRect(QRectF(part < 0 ? middle - length : middle + 1, room.center().y() - 3, length, 7),
                          mixed(tone, theme().base, 0.8));
    }
};

QTableView* table(QAbstractTableModel* model, const QString& name, QWidget* parent) {
    auto* view = new QTableView(parent);
    view->setModel(model);
    view->setAccessibleName(name);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setShowGrid(false);
    view->setWordWrap(false);
    view->setTabKeyNavigation(false);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->verticalHeader()->hide();
    view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    view->verticalHeader()->setMinimumSectionSize(forText(metric::tableRow));
    view->verticalHeader()->setDefaultSectionSize(forText(metric::tableRow));
    view->horizontalHeader()->setHighlightSections(false);
    view->horizontalHeader()->setFixedHeight(forText(metric::tableHead));
    view->horizontalHeader()->setMinimumSectionSize(40);
    return view;
}

constexpr int name_width = 110, size_width = 62, widest_bar = 240;

}  // namespace

CompareTables::CompareTables(QWidget* parent)
    : QWidget(parent), factsModel_(new CompareFactsModel(this)), model_(new CompareModel(this)) {
    setMinimumHeight(90);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 1, 0, 0);
    row->setSpacing(1);
    facts_ = table(factsModel_, tr("Numbers of the plans"), this);
    facts_->setSelectionMode(QAbstractItemView::NoSelection);
    facts_->setFocusPolicy(Qt::NoFocus);
    facts_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    rows_ = table(model_, tr("Differences of the tensors"), this);
    rows_->setSelectionMode(QAbstractItemView::SingleSelection);
    rows_->setSortingEnabled(true);
    rows_->sortByColumn(CompareModel::size, Qt::DescendingOrder);
    auto* bars = new DeltaDelegate(rows_);
    for (int column = model_->deltas(); column < CompareModel::places + 2 * static_cast<int>(most_sides); ++column)
        rows_->setItemDelegateForColumn(column, bars);
    rows_->horizontalHeader()->setSectionResizeMode(CompareModel::name, QHeaderView::Stretch);
    row->addWidget(facts_);
    row->addWidget(rows_, 1);
    connect(rows_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        if (!marking_ && now.isValid()) emit picked(&model_->at(now.row()));
    });
}

void CompareTables::show(const CompareScene* scene) {
    labels_.clear();
    if (scene) {
        for (const CompareFact& fact : scene->facts) labels_.append(fact.label);
        factsModel_->show(scene->facts, scene->base);
    }
    model_->show(scene);
}

void CompareTables::mark(const CompareRow* tensor) {
    const QScopedValueRollback quiet(marking_, true);
    const int row = model_->rowOf(tensor);
    if (row >= 0 && row != rows_->currentIndex().row()) rows_->selectRow(row);
    if (row < 0) rows_->clearSelection();
}

/// In a low window the charts have priority: the table scrolls.
void CompareTables::fitHeight(int windowHeight) {
    constexpr int low = 460, rows_of_low = 2;
    setMinimumHeight(windowHeight < low ? 0 : 90);
    setMaximumHeight(windowHeight < low ? forText(metric::tableHead + rows_of_low * metric::tableRow) + 2
                                        : QWIDGETSIZE_MAX);
}

/// Width of the table of numbers when none of it is cut.
int CompareTables::fitFacts() {
    constexpr int least_label = 116, cell_room = 36, style_room = 8;  // including a scroll bar
    int numbers = 0;
    for (int column = 1; column < factsModel_->columnCount(); ++column) {
        facts_->resizeColumnToContents(column);
        facts_->setColumnWidth(column, facts_->columnWidth(column) + style_room);  // the style takes it from the text
        numbers += facts_->columnWidth(column);
    }
    int label_width = least_label;
    for (const QString& label : labels_)
        label_width = std::max(label_width, QFontMetrics(theme().body).horizontalAdvance(label) + cell_room);
    return numbers + label_width;
}

bool CompareTables::bothFit(int room) {
    factsWidth_ = fitFacts();
    const int deltas = model_->sides() - 1;
    return room >= factsWidth_ + name_width + size_width + deltas * model_->differenceWidth();
}

void CompareTables::arrange(int room, Shown shown) {
    facts_->setVisible(shown != Shown::tensors);
    rows_->setVisible(shown != Shown::numbers);
    const bool single = shown != Shown::both;
    const int half = single ? room : std::max(room * 3 / 8, factsWidth_);
    facts_->setFixedWidth(half);
    fitRows(single ? room : room - half);
}

/// Offset columns are hidden first: their differences stay, and the charts show the places.
void CompareTables::fitRows(int room) {
    const int sides = model_->sides(), deltas = sides - 1;
    const int place = model_->placeWidth();
    const int least_delta = model_->differenceWidth(), least = name_width + size_width + deltas * least_delta;
    const bool places = room >= least + sides * place;
    rows_->setColumnWidth(CompareModel::size, size_width);
    for (int side = 0; side < sides; ++side) {
        rows_->setColumnHidden(CompareModel::places + side, !places);
        rows_->setColumnWidth(CompareModel::places + side, place);
    }
    const int others = size_width + (places ? sides * place : 0);
    const int delta = std::clamp((room - others - name_width - 50) / std::max(1, deltas), least_delta,
                                 std::max(least_delta, widest_bar));
    for (int column = model_->deltas(); column < model_->columnCount(); ++column) {
        rows_->setColumnHidden(column, false);
        rows_->setColumnWidth(column, delta);
    }
}

}  // namespace arenascope
