// What stands around the charts of Compare, and how it gives way in a narrow window.

#include <QAction>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "widgets/charts/compare/compare_chart.h"
#include "widgets/charts/compare/compare_pane.h"
#include "widgets/charts/compare/compare_table.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"

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

}  // namespace

void CompareChart::buildBar() {
    bar_ = new QWidget(this);
    auto* column = new QVBoxLayout(bar_);
    column->setContentsMargins(metric::chartPad, 4, metric::chartPad, 4);
    column->setSpacing(4);
    auto* row = barRow_ = new QHBoxLayout;
    row->setSpacing(6);
    column->addLayout(row);
    const auto button = [this, row](const QString& text, const QString& tip) {
        auto* made = new QPushButton(text, bar_);
        made->setToolTip(tip);
        made->setMenu(new QMenu(made));
        setStyleState(*made, "compact", true);
        row->addWidget(made);
        return made;
    };
    axes_ = button(tr("Axes linked"), tr("Whether the sides move and zoom together, and have one scale"));
    baseline_ = button(tr("Baseline %1").arg(sideLetter(0)), tr("The plan that the others are compared with"));
    add_ = button(tr("Add plan"), tr("Show one more plan, of this program or of another file, beside these"));
    add_->setIcon(themeIcon(QStringLiteral("add")));
    linkSteps_ = axes_->menu()->addAction(tr("Steps linked"));
    linkOffsets_ = axes_->menu()->addAction(tr("Offsets linked"));
    for (QAction* link : {linkSteps_, linkOffsets_}) {
        link->setCheckable(true);
        link->setChecked(true);
        connect(link, &QAction::triggered, this,
                [this] { setLinked(linkSteps_->isChecked(), linkOffsets_->isChecked()); });
    }
    connect(baseline_->menu(), &QMenu::aboutToShow, this, &CompareChart::fillBaselineMenu);
    connect(add_->menu(), &QMenu::aboutToShow, this, &CompareChart::fillAddMenu);
    row->addStretch(1);
    second_ = new QWidget(bar_);
    row->addWidget(second_);
    buildFilters(second_);
    showCounts();
}

void CompareChart::buildFilters(QWidget* parent) {
    auto* filters = new QHBoxLayout(parent);
    filters->setContentsMargins(0, 0, 0, 0);
    filters->setSpacing(6);
    for (std::size_t i = 0; i < most_sides + 1; ++i) {
        auto* filter = new QToolButton(parent);
        filter->setCheckable(true);
        filter->setChecked(true);
        filter->setVisible(i < 3);
        setStyleState(*filter, "filter", true);
        filters->addWidget(filter);
        filters_.push_back(filter);
        connect(filter, &QToolButton::toggled, this, [this] {
            std::array<bool, most_sides> only{};
            for (std::size_t side = 0; side < most_sides; ++side)
                only[side] = filters_[side == 0 ? 0 : side + 1]->isChecked();
            model_->setFilter(only, filters_[1]->isChecked());
        });
    }
    filters->addStretch(1);
    auto* group = new QButtonGroup(this);
    for (QToolButton*& page : pages_) {
        page = new QToolButton(parent);
        page->setCheckable(true);
        setStyleState(*page, "filter", true);
        filters->addWidget(page);
        group->addButton(page);
        connect(page, &QToolButton::toggled, this, &CompareChart::fitTables);
    }
    pages_[0]->setText(tr("Numbers"));
    pages_[0]->setToolTip(tr("Numbers of the plans"));
    pages_[1]->setText(tr("Tensors"));
    pages_[1]->setToolTip(tr("Differences of the tensors"));
    for (QToolButton* page : pages_) page->setVisible(false);
}

void CompareChart::buildTables() {
    tables_ = new QWidget(this);
    tables_->setMinimumHeight(90);
    auto* row = new QHBoxLayout(tables_);
    row->setContentsMargins(0, 1, 0, 0);
    row->setSpacing(1);
    facts_ = table(factsModel_, tr("Numbers of the plans"), tables_);
    facts_->setSelectionMode(QAbstractItemView::NoSelection);
    facts_->setFocusPolicy(Qt::NoFocus);
    facts_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    rows_ = table(model_, tr("Differences of the tensors"), tables_);
    rows_->setSelectionMode(QAbstractItemView::SingleSelection);
    rows_->setSortingEnabled(true);
    rows_->sortByColumn(CompareModel::size, Qt::DescendingOrder);
    auto* bars = new DeltaDelegate(rows_);
    for (int column = model_->deltas(); column < CompareModel::places + 2 * static_cast<int>(most_sides); ++column)
        rows_->setItemDelegateForColumn(column, bars);
    rows_->horizontalHeader()->setSectionResizeMode(CompareModel::name, QHeaderView::Stretch);
    row->addWidget(facts_);
    row->addWidget(rows_, 1);
    pages_[0]->setChecked(true);
    connect(rows_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        if (!marking_ && now.isValid()) pick(&model_->at(now.row()), Qt::NoModifier);
    });
}

void CompareChart::resizeEvent(QResizeEvent* event) {
    Chart::resizeEvent(event);
    fitBar();
    fitHeaders();
    fitTables();
    // Of a low window the charts get what there is: the table scrolls.
    constexpr int low = 460, rows_of_low = 2;
    tables_->setMinimumHeight(height() < low ? 0 : 90);
    tables_->setMaximumHeight(height() < low ? forText(metric::tableHead + rows_of_low * metric::tableRow) + 2
                                             : QWIDGETSIZE_MAX);
}

/// In a narrow window the filters get a row of their own: no button is cut, in any language.
void CompareChart::fitBar() {
    const int need = axes_->sizeHint().width() + baseline_->sizeHint().width() + add_->sizeHint().width() +
        second_->sizeHint().width() + 2 * metric::chartPad + 4 * barRow_->spacing();
    auto* column = static_cast<QVBoxLayout*>(bar_->layout());
    const bool apart = column->indexOf(second_) >= 0, wanted = width() < need;
    if (apart == wanted) return;
    if (wanted) {
        barRow_->removeWidget(second_);
        column->addWidget(second_);
    } else {
        column->removeWidget(second_);
        barRow_->addWidget(second_);
    }
}

/// Where one side has no room for its choice and its numbers in one line, all have two: the plots stay at one height.
void CompareChart::fitHeaders() {
    const int room = width() / static_cast<int>(shown_);
    bool two = false;
    for (std::size_t i = 0; i < shown_; ++i) two = two || panes_[i]->widthOfOneLine() > room;
    for (ComparePane* pane : panes_) pane->setHeaderLines(two ? 2 : 1);
}

/// Width of the table of numbers when none of it is cut.
int CompareChart::fitFacts() {
    constexpr int least_label = 116, cell_room = 36, style_room = 8;  // room for a scroll bar as well
    int numbers = 0;
    for (int column = 1; column < factsModel_->columnCount(); ++column) {
        facts_->resizeColumnToContents(column);
        facts_->setColumnWidth(column, facts_->columnWidth(column) + style_room);  // the style takes it from the text
        numbers += facts_->columnWidth(column);
    }
    int label_width = least_label;
    for (const CompareFact& fact : scene_.facts)
        label_width = std::max(label_width, QFontMetrics(theme().body).horizontalAdvance(fact.label) + cell_room);
    return numbers + label_width;
}

namespace {

constexpr int name_width = 110, size_width = 62, widest_bar = 240;

}  // namespace

/// Numbers and names are whole. Where both tables do not fit beside each other, there is one at a time.
void CompareChart::fitTables() {
    const int facts_need = fitFacts(), deltas = model_->sides() - 1;
    const int rows_need = name_width + size_width + deltas * model_->differenceWidth();
    const bool single = width() < facts_need + rows_need;
    if (single == pages_[0]->isHidden()) {
        for (QToolButton* page : pages_) page->setVisible(single);
        fitBar();
    }
    facts_->setVisible(!single || pages_[0]->isChecked());
    rows_->setVisible(!single || pages_[1]->isChecked());
    const int half = single ? width() : std::max(width() * 3 / 8, facts_need);
    facts_->setFixedWidth(half);
    fitRows(single ? width() : width() - half);
}

/// Offsets go first: their differences stay, and the charts show where things are.
void CompareChart::fitRows(int room) {
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

void CompareChart::showCounts() {
    const std::size_t sides = std::max<std::size_t>(2, scene_.sides.size());
    filters_[1]->setText((sides == 2 ? tr("Both") : tr("In several")) + QStringLiteral("  ") +
                         format::number(scene_.shared));
    for (std::size_t side = 0; side < most_sides; ++side) {
        QToolButton& filter = *filters_[side == 0 ? 0 : side + 1];
        filter.setText(tr("Only %1").arg(sideLetter(side)) + QStringLiteral("  ") + format::number(scene_.only[side]));
        filter.setVisible(side < sides);
    }
    baseline_->setText(tr("Baseline %1").arg(sideLetter(scene_.base)));
    fitBar();
    QStringList alone;
    for (std::size_t side = 0; side < sides; ++side)
        alone.append(tr("%1 only in %2").arg(format::number(scene_.only[side]), sideLetter(side)));
    setAccessibleDescription(
        tr("%1 tensors in several plans, %2 moved, %3")
            .arg(format::number(scene_.shared), format::number(scene_.moved), alone.join(QStringLiteral(", "))));
}

}  // namespace arenascope
