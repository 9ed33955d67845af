// What stands around the charts of Compare, and how it gives way in a narrow window.

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "widgets/charts/compare/compare_chart.h"
#include "widgets/charts/compare/compare_table.h"
#include "widgets/preferences.h"
#include "widgets/theme/format.h"

namespace arenascope {
namespace {

/// Bytes moved as a bar from the middle: left is lower, right is higher.
class DeltaDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        constexpr int number = 92;
        QStyleOptionViewItem left = option;
        left.rect.setWidth(std::min(number, option.rect.width()));
        if (option.state & QStyle::State_Selected) painter->fillRect(option.rect, theme().sel);
        QStyledItemDelegate::paint(painter, left, index);
        const double part = index.data(CompareModel::delta_role).toDouble();
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
    auto* row = sidesRow_ = new QHBoxLayout;
    row->setSpacing(6);
    column->addLayout(row);
    for (int i = 0; i < 2; ++i) {
        auto* letter = new QLabel(i == 0 ? QStringLiteral("A") : QStringLiteral("B"), bar_);
        pickers_[i] = new QComboBox(bar_);
        setStyleState(*pickers_[i], "compact", true);
        pickers_[i]->setAccessibleName(i == 0 ? tr("Plan A, the baseline") : tr("Plan B"));
        pickers_[i]->setMinimumWidth(90);
        pickers_[i]->setMaximumWidth(230);
        letter->setBuddy(pickers_[i]);
        row->addWidget(letter);
        row->addWidget(pickers_[i], 20);  // before the room that stays empty
        connect(pickers_[i], &QComboBox::activated, this, [this, i] {
            chosen_[i] = true;
            compare();
        });
    }
    auto* file = file_ = new QPushButton(tr("Other file…"), bar_);
    file->setToolTip(tr("Show a plan of another file beside this one"));
    setStyleState(*file, "compact", true);
    connect(file, &QPushButton::clicked, this, &CompareChart::fileRequested);
    row->addWidget(file);
    row->addStretch(1);
    second_ = new QWidget(bar_);
    auto* filters = new QHBoxLayout(second_);
    filters->setContentsMargins(0, 0, 0, 0);
    filters->setSpacing(6);
    row->addWidget(second_);
    for (QToolButton*& filter : filters_) {
        filter = new QToolButton(second_);
        filter->setCheckable(true);
        filter->setChecked(true);
        setStyleState(*filter, "filter", true);
        filters->addWidget(filter);
        connect(filter, &QToolButton::toggled, this, [this] {
            model_->setFilter(filters_[0]->isChecked(), filters_[1]->isChecked(), filters_[2]->isChecked());
        });
    }
    filters->addStretch(1);
    auto* group = new QButtonGroup(this);
    for (QToolButton*& page : pages_) {
        page = new QToolButton(second_);
        page->setCheckable(true);
        setStyleState(*page, "filter", true);
        filters->addWidget(page);
        group->addButton(page);
        connect(page, &QToolButton::toggled, this, &CompareChart::fitTables);
    }
    pages_[0]->setText(tr("Numbers"));
    pages_[0]->setToolTip(tr("Numbers of both plans"));
    pages_[1]->setText(tr("Tensors"));
    pages_[1]->setToolTip(tr("Differences of the tensors"));
    for (QToolButton* page : pages_) page->setVisible(false);
    showCounts();
}

void CompareChart::buildTables() {
    tables_ = new QWidget(this);
    tables_->setMinimumHeight(90);
    auto* row = new QHBoxLayout(tables_);
    row->setContentsMargins(0, 1, 0, 0);
    row->setSpacing(1);
    facts_ = table(factsModel_, tr("Numbers of both plans"), tables_);
    facts_->setSelectionMode(QAbstractItemView::NoSelection);
    facts_->setFocusPolicy(Qt::NoFocus);
    facts_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    rows_ = table(model_, tr("Differences of the tensors"), tables_);
    rows_->setSelectionMode(QAbstractItemView::SingleSelection);
    rows_->setSortingEnabled(true);
    rows_->sortByColumn(CompareModel::size, Qt::DescendingOrder);
    rows_->setItemDelegateForColumn(CompareModel::delta, new DeltaDelegate(rows_));
    rows_->horizontalHeader()->setSectionResizeMode(CompareModel::name, QHeaderView::Stretch);
    row->addWidget(facts_);
    row->addWidget(rows_, 1);
    pages_[0]->setChecked(true);
    connect(rows_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        if (!marking_ && now.isValid()) pick(model_->at(now.row()).name, Qt::NoModifier);
    });
}

void CompareChart::resizeEvent(QResizeEvent* event) {
    Chart::resizeEvent(event);
    fitBar();
    fitTables();
}

/// In a narrow window the filters get a row of their own: no button is cut, in any language.
void CompareChart::fitBar() {
    constexpr int least_picker = 120, letters = 64;
    const int need = 2 * least_picker + letters + file_->sizeHint().width() + second_->sizeHint().width() +
        2 * metric::chartPad + 4 * sidesRow_->spacing();
    auto* column = static_cast<QVBoxLayout*>(bar_->layout());
    const bool apart = column->indexOf(second_) >= 0, wanted = width() < need;
    if (apart == wanted) return;
    if (wanted) {
        sidesRow_->removeWidget(second_);
        column->addWidget(second_);
    } else {
        column->removeWidget(second_);
        sidesRow_->addWidget(second_);
    }
}

/// Numbers and names are whole. Where both do not fit, offsets go first: their difference stays, and the charts show
/// where things are. Where the two tables do not fit beside each other, there is one at a time.
void CompareChart::fitTables() {
    constexpr int least_label = 116, name_width = 110, size_width = 62, place_width = 80, least_delta = 84,
                  widest_bar = 240, cell_room = 24;
    int numbers = 0;
    for (int column = 1; column < factsModel_->columnCount(); ++column) {
        facts_->resizeColumnToContents(column);
        numbers += facts_->columnWidth(column);
    }
    int label_width = least_label;
    for (const CompareFact& fact : scene_.facts)
        label_width = std::max(label_width, QFontMetrics(theme().body).horizontalAdvance(fact.label) + cell_room);
    const int others_need = size_width + name_width + least_delta;
    const bool single = width() < numbers + label_width + others_need;
    if (single == pages_[0]->isHidden()) {
        for (QToolButton* page : pages_) page->setVisible(single);
        fitBar();
    }
    facts_->setVisible(!single || pages_[0]->isChecked());
    rows_->setVisible(!single || pages_[1]->isChecked());
    const int half = single ? width() : std::max(width() * 4 / 9, numbers + label_width),
              rest = single ? width() : width() - half;
    facts_->setFixedWidth(half);
    const bool places = rest >= name_width + size_width + 2 * place_width + least_delta;
    rows_->setColumnWidth(CompareModel::size, size_width);
    for (const int column : {CompareModel::place_a, CompareModel::place_b}) {
        rows_->setColumnHidden(column, !places);
        rows_->setColumnWidth(column, place_width);
    }
    const int others = size_width + (places ? 2 * place_width : 0);
    rows_->setColumnWidth(CompareModel::delta, std::clamp(rest - others - name_width - 50, least_delta, widest_bar));
}

void CompareChart::showCounts() {
    const std::pair<QString, int> words[] = {
        {tr("Only A"), scene_.onlyA}, {tr("Both"), scene_.both}, {tr("Only B"), scene_.onlyB}};
    for (int i = 0; i < 3; ++i)
        filters_[i]->setText(words[i].first + QStringLiteral("  ") + format::number(words[i].second));
    fitBar();
    setAccessibleDescription(tr("%1 tensors in both plans, %2 moved, %3 only in A, %4 only in B")
                                 .arg(scene_.both)
                                 .arg(scene_.moved)
                                 .arg(scene_.onlyA)
                                 .arg(scene_.onlyB));
}

}  // namespace arenascope
