#include "widgets/charts/compare/compare_chart.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QTableView>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/planning/planners/planner.h"
#include "widgets/charts/compare/compare_pane.h"
#include "widgets/charts/compare/compare_table.h"
#include "widgets/charts/plot_paint.h"
#include "widgets/charts/step_plot.h"
#include "widgets/engine_words.h"
#include "widgets/preferences.h"
#include "widgets/theme/format.h"

namespace arenascope {
namespace {

QString text(std::string_view view) { return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size())); }

CompareSide sideOf(const std::shared_ptr<const Outcome>& outcome, std::size_t plan, const QString& file) {
    const std::string& id = outcome->plans[plan].planner;
    CompareSide side{.title = QString::fromStdString(id), .outcome = outcome, .plan = plan};
    if (const Planner* planner = find_planner(id))
        side.title = words::engine(planner->title), side.origin = text(planner->origin);
    if (id == "loaded") side.title = CompareChart::tr("As loaded");
    if (!file.isEmpty()) side.origin = side.title, side.title = file;
    return side;
}

}  // namespace

CompareChart::CompareChart(ViewState& state, QWidget* parent)
    : Chart(parent), state_(state), factsModel_(new CompareFactsModel(this)), model_(new CompareModel(this)) {
    setObjectName(QStringLiteral("compareChart"));
    setAccessibleName(tr("Compare"));
    setFocusPolicy(Qt::StrongFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->setSizeConstraint(QLayout::SetNoConstraint);  // the window decides how small a chart may be
    buildBar();
    column->addWidget(bar_);
    legend_ = new QLabel(this);
    legend_->setContentsMargins(metric::chartPad, 0, metric::chartPad, 2);
    setStyleState(*legend_, "tone", QStringLiteral("hint"));
    column->addWidget(legend_);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    for (int i = 0; i < 2; ++i) {
        panes_[i] = new ComparePane(state, i == 0 ? QStringLiteral("A") : QStringLiteral("B"), this);
        row->addWidget(panes_[i], 1);
    }
    for (ComparePane* pane : panes_) pane->plot().installEventFilter(this);
    column->addLayout(row, 3);
    buildTables();
    column->addWidget(tables_, 1);
    connect(&state, &ViewState::outcomeChanged, this, &CompareChart::fillSides);
    connect(&state, &ViewState::comparedChanged, this, &CompareChart::fillSides);
    connect(&state, &ViewState::selectionChanged, this, &CompareChart::mark);
    connect(&state, &ViewState::hoverChanged, this, &CompareChart::markHovered);
    connect(&state, &ViewState::stepChanged, this, [this] {
        lateMarks_ = lateMarks_ || waits();
        if (lateMarks_) return;
        for (ComparePane* pane : panes_) pane->repaintOverlay();
    });
    fillSides();
}

CompareChart::~CompareChart() = default;

/// All plans of this program, and those of the file beside it. The choice stays where its plan is still there.
void CompareChart::fillSides() {
    const QString before[2] = {pickers_[0]->currentText(), pickers_[1]->currentText()};
    sides_.clear();
    const std::shared_ptr<const Outcome>& outcome = state_.outcome();
    std::size_t shown = 0, baseline = 0, other = 0;
    if (outcome) {
        for (std::size_t i = 0; i < outcome->plans.size(); ++i) {
            sides_.push_back(sideOf(outcome, i, {}));
            if (outcome->plans[i].planner == "greedy") baseline = i;
        }
        shown = outcome->shown;
        if (const auto& compared = state_.compared();
            compared && compared->outcome && !compared->outcome->plans.empty()) {
            other = sides_.size() + compared->outcome->shown;
            for (std::size_t i = 0; i < compared->outcome->plans.size(); ++i)
                sides_.push_back(sideOf(compared->outcome, i, compared->title));
        }
    }
    for (int i = 0; i < 2; ++i) {
        pickers_[i]->clear();
        for (const CompareSide& side : sides_)
            pickers_[i]->addItem(state_.compared() && side.outcome == state_.compared()->outcome
                                     ? side.title + QStringLiteral(": ") + side.origin
                                     : side.title);
        const std::size_t first = other > 0 ? (i == 0 ? shown : other) : (i == 0 ? baseline : shown);
        const int kept = other > 0 || !chosen_[i] ? -1 : pickers_[i]->findText(before[i]);
        pickers_[i]->setCurrentIndex(kept >= 0 ? kept : static_cast<int>(first));
    }
    compare();
}

const CompareSide& CompareChart::side(int index) const {
    return sides_[static_cast<std::size_t>(pickers_[index]->currentIndex())];
}

void CompareChart::catchUp() {
    if (std::exchange(late_, false)) return compare();
    if (std::exchange(lateMarks_, false)) mark();
}

void CompareChart::showEvent(QShowEvent* event) {
    Chart::showEvent(event);
    catchUp();
}

void CompareChart::prepareNow() {
    const QScopedValueRollback now(now_, true);
    late_ = late_ || later_.busy();
    catchUp();
}

void CompareChart::clear() {
    later_.cancel();
    for (ComparePane* pane : panes_) pane->show(nullptr, {}, {}, {}, true);
    model_->show(nullptr);
    if (scene_.rows.size() > many_tensors) later_.drop(std::exchange(scene_, {}));
    else scene_ = {};
}

void CompareChart::compare() {
    late_ = waits() && !now_;
    clear();
    if (late_) return;
    const int a = pickers_[0]->currentIndex(), b = pickers_[1]->currentIndex();
    const bool some = a >= 0 && b >= 0;
    bar_->setVisible(some);
    update();
    if (!some) return showParts(false);
    const CompareSide left = sides_[static_cast<std::size_t>(a)], right = sides_[static_cast<std::size_t>(b)];
    if (now_ || std::max(left.outcome->tensors.size(), right.outcome->tensors.size()) < many_tensors)
        return showScene(compareScene(left, right), left, right);
    showParts(false);
    later_.start<CompareScene>([left, right] { return matchedPlans(left, right); },
                               [this, left, right](CompareScene made) {
                                   dress(made, left, right);
                                   showScene(std::move(made), left, right);
                               });
}

void CompareChart::showParts(bool shown) {
    for (QWidget* part :
         {tables_, static_cast<QWidget*>(legend_), static_cast<QWidget*>(panes_[0]), static_cast<QWidget*>(panes_[1])})
        part->setVisible(shown);
}

void CompareChart::showScene(CompareScene made, const CompareSide& left, const CompareSide& right) {
    scene_ = std::move(made);
    showParts(true);
    // Both sides have one scale. A plan that is much higher than the other leaves the view at its top.
    std::map<int, double> tops;
    for (const ArenaScene* scene : {&scene_.a, &scene_.b}) {
        for (const ArenaLane& lane : scene->lanes) {
            const auto known = tops.find(lane.memId);
            if (known == tops.end()) tops[lane.memId] = lane.top();
            else
                known->second =
                    std::min(std::max(known->second, lane.top()), std::min(known->second, lane.top()) * 1.8 + 4096);
        }
    }
    const qint64 change = right.get().total_bytes - left.get().total_bytes;
    const QString verdict = change == 0 ? tr("same")
        : change < 0                    ? tr("%1 less").arg(format::bytesDelta(change))
                                        : tr("%1 more").arg(format::bytesDelta(change));
    panes_[0]->show(&scene_.a, left, tops, tr("baseline"), true);
    panes_[1]->show(&scene_.b, right, tops, verdict, change <= 0);
    const int steps = std::max(scene_.a.steps, scene_.b.steps);
    for (ComparePane* pane : panes_) pane->plot().setSteps(steps);
    if (std::exchange(steps_, steps) != steps) setView(0, steps > 56 ? 40 : steps);
    factsModel_->show(scene_.facts);
    fitTables();
    model_->show(&scene_);
    showCounts();
    showLegend();
    mark();
    update();
}

/// What the colours say; only what is on screen.
void CompareChart::showLegend() {
    QStringList words;
    for (std::size_t i = 0; i < scene_.b.classes.size(); ++i) {
        const auto has = [i](const ArenaScene& scene) {
            return std::any_of(scene.boxes.begin(), scene.boxes.end(),
                               [i](const ArenaBox& box) { return box.color == i; });
        };
        if (!has(scene_.a) && !has(scene_.b)) continue;
        const ColorClass& each = scene_.b.classes[i];
        words.append(QStringLiteral("<span style=\"color:%1\">\u25A0</span> %2")
                         .arg(each.colors.solid.name(), each.name.toHtmlEscaped()));
    }
    legend_->setText(words.join(QStringLiteral("&nbsp;&nbsp;&nbsp;&nbsp;")));
}

ValueId CompareChart::valueOf(const QString& tensor) const {
    if (!state_.outcome()) return no_value;
    const std::string wanted = tensor.toStdString();
    for (const TensorRow& row : state_.outcome()->tensors) {
        if (row.name == wanted) return row.value;
    }
    return no_value;
}

void CompareChart::pick(const QString& tensor, Qt::KeyboardModifiers modifiers) {
    const ValueId value = valueOf(tensor);
    if (value == no_value) return state_.select({}, no_value);
    std::set<ValueId> values;
    if (modifiers & (Qt::ControlModifier | Qt::ShiftModifier)) values = state_.selection();
    values.insert(value);
    state_.select(values, value);
}

/// Selection and hover are those of all views; the two sides find them by name.
void CompareChart::mark() {
    lateMarks_ = waits() && !now_;
    if (lateMarks_ || scene_.isEmpty()) return;
    const QScopedValueRollback quiet(marking_, true);
    std::vector<std::size_t> marked[2];
    for (const ValueId value : state_.selection()) {
        const std::pair<std::int32_t, std::int32_t> boxes = boxesOf(value);
        if (boxes.first >= 0) marked[0].push_back(static_cast<std::size_t>(boxes.first));
        if (boxes.second >= 0) marked[1].push_back(static_cast<std::size_t>(boxes.second));
    }
    for (int i = 0; i < 2; ++i) panes_[i]->setMarked(std::move(marked[i]));
    markHovered();
    const TensorRow* current = state_.row(state_.current());
    const int row = current ? model_->rowOf(QString::fromStdString(current->name)) : -1;
    if (row >= 0 && row != rows_->currentIndex().row()) rows_->selectRow(row);
    if (row < 0) rows_->clearSelection();
}

void CompareChart::markHovered() {
    lateMarks_ = lateMarks_ || (waits() && !now_);
    if (lateMarks_ || scene_.isEmpty()) return;
    const std::pair<std::int32_t, std::int32_t> boxes = boxesOf(state_.hovered());
    panes_[0]->setHovered(boxes.first);
    panes_[1]->setHovered(boxes.second);
}

/// Where a tensor of the shown program is drawn on both sides, which may be other programs; −1: nowhere.
std::pair<std::int32_t, std::int32_t> CompareChart::boxesOf(ValueId value) const {
    const TensorRow* tensor = state_.row(value);
    const auto found = tensor ? scene_.rowOf.find(QString::fromStdString(tensor->name)) : scene_.rowOf.end();
    if (found == scene_.rowOf.end()) return {-1, -1};
    const auto box = [](const ArenaScene& scene, ValueId of) {
        const ArenaBox* at = scene.boxOf(of);
        return at ? static_cast<std::int32_t>(at - scene.boxes.data()) : -1;
    };
    const CompareRow& row = scene_.rows[found->second];
    return {box(scene_.a, row.a), box(scene_.b, row.b)};
}

void CompareChart::setView(double lower, double upper) {
    for (ComparePane* pane : panes_) pane->setView(lower, upper);
}

void CompareChart::zoom(double factor) {
    const auto [lower, upper] = panes_[0]->view();
    const double middle = (lower + upper) / 2, half = (upper - lower) / 2 / factor;
    setView(middle - half, middle + half);
}

void CompareChart::fitAll() { setView(0, std::max(scene_.a.steps, scene_.b.steps)); }

void CompareChart::fitSelection() {
    const ArenaBox* box = scene_.a.boxOf(state_.current());
    if (!box) return fitAll();
    const double room = std::max(4.0, (box->last - box->first + 1) * 0.75);
    setView(box->first - room, box->last + 1 + room);
}

void CompareChart::clearSelection() { state_.select({}, no_value); }

void CompareChart::changeEvent(QEvent* event) {
    Chart::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !sides_.empty()) compare();
}

void CompareChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().chart);
    if (later_.busy()) return paint::emptyText(painter, rect(), tr("Comparing the two plans"));
    if (scene_.isEmpty())
        paint::emptyText(painter, rect(), tr("Two plans side by side appear here: open a program with Ctrl+O"));
    else painter.fillRect(QRect(0, tables_->y(), width(), tables_->height()), theme().line);
}

QImage CompareChart::renderImage(QSize size, qreal dpr) {
    prepareNow();
    const QSize before = this->size();
    resize(size);
    QImage image((QSizeF(size) * dpr).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(dpr);
    image.fill(theme().chart);
    QPainter painter(&image);
    render(&painter, QPoint(), QRegion(), DrawChildren | DrawWindowBackground);
    if (!scene_.isEmpty()) {
        // The plots paint themselves at the asked scale; a widget's own buffer has the screen's.
        for (ComparePane* pane : panes_) {
            StepPlot& plot = pane->plot();
            const QPixmap rows = plot.toPixmap(plot.width(), plot.height(), dpr);
            painter.drawPixmap(QRectF(QRect(plot.mapTo(this, QPoint()), plot.size())), rows, QRectF(rows.rect()));
        }
    }
    painter.end();
    if (before.isValid() && before != size) resize(before);
    return image;
}

void CompareChart::paintOnto(QPaintDevice& device, QSize size) {
    prepareNow();
    resize(size);
    QCPPainter painter(&device);
    painter.setMode(QCPPainter::pmVectorized);
    painter.fillRect(QRect(QPoint(0, 0), size), theme().chart);
    render(&painter, QPoint(), QRegion(), DrawChildren);
    if (scene_.isEmpty()) return;
    for (ComparePane* pane : panes_) {
        StepPlot& plot = pane->plot();
        painter.save();
        painter.translate(plot.mapTo(this, QPoint()));
        painter.fillRect(plot.rect(), theme().chart);
        plot.toPainter(&painter, plot.width(), plot.height());
        painter.restore();
    }
}

}  // namespace arenascope
