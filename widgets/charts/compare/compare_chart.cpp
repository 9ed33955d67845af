#include "widgets/charts/compare/compare_chart.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QScopedValueRollback>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "widgets/charts/compare/compare_pane.h"
#include "widgets/charts/compare/compare_picker.h"
#include "widgets/charts/compare/compare_table.h"
#include "widgets/plot/chart_tip.h"
#include "widgets/plot/plot_paint.h"
#include "widgets/plot/step_plot.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/ui/tensor_menu.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

CompareChart::CompareChart(ViewState& state, QWidget* parent)
    : Chart(parent),
      state_(state),
      tip_(new ChartTip(this)),
      factsModel_(new CompareFactsModel(this)),
      model_(new CompareModel(this)) {
    setObjectName(QStringLiteral("compareChart"));
    tensor_menu::attach(*this, state, [this](const TensorEdits& edits) { emit editRequested(edits); });
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
    line_ = kit::separator(this);
    column->addWidget(line_);
    panesRow_ = new QHBoxLayout;
    panesRow_->setSpacing(0);
    column->addLayout(panesRow_, 5);
    while (panes_.size() < shown_) addPane();
    buildTables();
    column->addWidget(tables_, 3);
    tipTimer_.setSingleShot(true);
    tipTimer_.setInterval(300);
    connect(&tipTimer_, &QTimer::timeout, this, &CompareChart::showTip);
    connect(&state, &ViewState::outcomeChanged, this, &CompareChart::fillSides);
    connect(&state, &ViewState::comparedChanged, this, &CompareChart::onCompared);
    connect(&state, &ViewState::selectionChanged, this, &CompareChart::mark);
    connect(&state, &ViewState::hoverChanged, this, &CompareChart::markHovered);
    connect(&state, &ViewState::stepChanged, this, [this] {
        lateMarks_ = lateMarks_ || waits();
        if (lateMarks_) return;
        for (ComparePane* pane : panes_) pane->repaintOverlay();
    });
    onCompared();
}

CompareChart::~CompareChart() = default;

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
    hideTip();
    for (ComparePane* pane : panes_) pane->show(nullptr, {}, {}, 0, {});
    model_->show(nullptr);
    if (scene_.rows.size() > many_tensors) later_.drop(std::exchange(scene_, {}));
    else scene_ = {};
}

void CompareChart::compare() {
    late_ = waits() && !now_;
    clear();
    if (late_) return;
    const std::vector<CompareSide> sides = chosenSides();
    bar_->setVisible(!sides.empty());
    update();
    if (sides.empty() || isAlone()) return showParts(false);
    std::size_t most = 0;
    for (const CompareSide& side : sides) most = std::max(most, side.outcome->tensors.size());
    if (now_ || most < many_tensors) return showScene(compareScene(sides, base_), sides);
    showParts(false);
    later_.start<CompareScene>([sides, base = base_] { return matchedPlans(sides, base); },
                               [this, sides](CompareScene made) {
                                   dress(made, sides);
                                   showScene(std::move(made), sides);
                               });
}

bool CompareChart::isAlone() const { return choices_.size() == 1; }

void CompareChart::showParts(bool shown) {
    tables_->setVisible(shown);
    legend_->setVisible(shown);
    line_->setVisible(shown);
    for (std::size_t i = 0; i < panes_.size(); ++i) panes_[i]->setVisible(shown && i < shown_);
}

void CompareChart::showScene(CompareScene made, const std::vector<CompareSide>& sides) {
    scene_ = std::move(made);
    showParts(true);
    showPanes(sides);
    factsModel_->show(scene_.facts, scene_.base);
    model_->show(&scene_);
    showCounts();
    fitTables();
    showLegend();
    mark();
    update();
}

/// The charts of all sides, in one layout.
void CompareChart::showPanes(const std::vector<CompareSide>& sides) {
    using Tone = ComparePane::Verdict::Tone;
    const CompareLayout layout = compareLayout(scene_, linkOffsets_->isChecked());
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const qint64 change = sides[i].get().total_bytes - sides[base_].get().total_bytes;
        ComparePane::Verdict verdict{tr("baseline"), Tone::none};
        if (i != base_ && change == 0) verdict = {tr("same"), Tone::good};
        if (change != 0)
            verdict = {(change < 0 ? tr("%1 less") : tr("%1 more")).arg(format::bytesDelta(change)),
                       change < 0 ? Tone::good : Tone::bad};
        panes_[i]->closer().setVisible(sides.size() > 2);
        panes_[i]->show(&scene_.sides[i], sides[i], layout, i, verdict);
    }
    fitHeaders();
    const int steps = scene_.steps();
    for (ComparePane* pane : panes_) pane->plot().setSteps(steps);
    const auto [lower, upper] = panes_[active_]->view();
    if (std::exchange(steps_, steps) != steps) firstView();
    else if (linkSteps_->isChecked()) setView(active_, lower, upper);
}

void CompareChart::firstView() {
    constexpr int whole = 56, near = 40;
    const int steps = scene_.steps();
    if (state_.step() == 0 && state_.outcome()) {
        // The plan that is shown, where a side shows it: its steps are those that all views count.
        std::size_t from = scene_.base;
        for (std::size_t i = 0; i < scene_.sides.size(); ++i) {
            if (side(i).outcome == state_.outcome()) from = i;
        }
        const ArenaScene& scene = scene_.sides[from];
        const int peak = scene.isEmpty() ? 0 : scene.lanes[scene.mainLane()].peakStep;
        state_.setStep(std::clamp(peak, 0, std::max(0, state_.outcome()->steps - 1)));
    }
    const double around = std::clamp(state_.step() - near / 2.0, 0.0, std::max(0.0, steps - double(near)));
    const double lower = state_.step() < near * 0.8 ? 0 : around;
    for (std::size_t i = 0; i < shown_; ++i)
        panes_[i]->setView(steps > whole ? lower : 0, steps > whole ? lower + near : steps);
}

/// What the colours say; only what is on screen.
void CompareChart::showLegend() {
    QStringList words;
    const std::vector<ColorClass>& classes = scene_.sides.front().classes;
    for (std::size_t i = 0; i < classes.size(); ++i) {
        const auto has = [i](const ArenaScene& scene) {
            return std::any_of(scene.boxes.begin(), scene.boxes.end(),
                               [i](const ArenaBox& box) { return box.color == i; });
        };
        if (std::none_of(scene_.sides.begin(), scene_.sides.end(), has)) continue;
        words.append(QStringLiteral("<span style=\"color:%1\">\u25A0</span> %2")
                         .arg(classes[i].colors.solid.name(), classes[i].name.toHtmlEscaped()));
    }
    legend_->setText(words.join(QStringLiteral("&nbsp;&nbsp;&nbsp;&nbsp;")));
}

ValueId CompareChart::valueOf(const CompareRow* tensor) const {
    if (!tensor || !state_.outcome()) return no_value;
    for (std::size_t i = 0; i < scene_.sides.size(); ++i) {
        if (side(i).outcome == state_.outcome() && tensor->isIn(i)) return tensor->at[i].value;
    }
    const std::string wanted = tensor->name.toStdString();
    for (const TensorRow& row : state_.outcome()->tensors) {
        if (row.name == wanted) return row.value;
    }
    return no_value;
}

const CompareRow* CompareChart::rowOf(ValueId value) const {
    const TensorRow* tensor = state_.row(value);
    if (!tensor) return nullptr;
    for (std::size_t i = 0; i < scene_.sides.size(); ++i) {
        if (side(i).outcome != state_.outcome()) continue;
        if (const CompareRow* row = scene_.row(i, value)) return row;
    }
    const auto found = scene_.rowOf.find(QString::fromStdString(tensor->name));
    return found == scene_.rowOf.end() ? nullptr : &scene_.rows[found->second];
}

void CompareChart::pick(const CompareRow* tensor, Qt::KeyboardModifiers modifiers) {
    const ValueId value = valueOf(tensor);
    if (value == no_value) return state_.select({}, no_value);
    std::set<ValueId> values;
    if (modifiers & (Qt::ControlModifier | Qt::ShiftModifier)) values = state_.selection();
    values.insert(value);
    state_.select(values, value);
}

/// Selection and hover are those of all views; the sides find them by what they were matched with.
void CompareChart::mark() {
    lateMarks_ = waits() && !now_;
    if (lateMarks_ || scene_.isEmpty()) return;
    const QScopedValueRollback quiet(marking_, true);
    std::array<std::vector<std::size_t>, most_sides> marked;
    for (const ValueId value : state_.selection()) {
        const std::array<std::int32_t, most_sides> boxes = boxesOf(value);
        for (std::size_t i = 0; i < shown_; ++i) {
            if (boxes[i] >= 0) marked[i].push_back(static_cast<std::size_t>(boxes[i]));
        }
    }
    for (std::size_t i = 0; i < shown_; ++i) panes_[i]->setMarked(std::move(marked[i]));
    markHovered();
    const int row = model_->rowOf(rowOf(state_.current()));
    if (row >= 0 && row != rows_->currentIndex().row()) rows_->selectRow(row);
    if (row < 0) rows_->clearSelection();
}

void CompareChart::markHovered() {
    lateMarks_ = lateMarks_ || (waits() && !now_);
    if (lateMarks_ || scene_.isEmpty()) return;
    const std::array<std::int32_t, most_sides> boxes = boxesOf(state_.hovered());
    for (std::size_t i = 0; i < shown_; ++i) panes_[i]->setHovered(boxes[i]);
}

/// Where a tensor of the shown program is drawn on each side, which may be of other programs; −1: nowhere.
std::array<std::int32_t, most_sides> CompareChart::boxesOf(ValueId value) const {
    std::array<std::int32_t, most_sides> boxes;
    boxes.fill(-1);
    const CompareRow* row = rowOf(value);
    for (std::size_t i = 0; row && i < scene_.sides.size(); ++i) {
        const ArenaBox* at = row->isIn(i) ? scene_.sides[i].boxOf(row->at[i].value) : nullptr;
        if (at) boxes[i] = static_cast<std::int32_t>(at - scene_.sides[i].boxes.data());
    }
    return boxes;
}

void CompareChart::setView(std::size_t pane, double lower, double upper) {
    hideTip();
    for (std::size_t i = 0; i < shown_; ++i) {
        if (i == pane || linkSteps_->isChecked()) panes_[i]->setView(lower, upper);
    }
}

void CompareChart::zoom(double factor) {
    const auto [lower, upper] = panes_[active_]->view();
    const double middle = (lower + upper) / 2, half = (upper - lower) / 2 / factor;
    setView(active_, middle - half, middle + half);
}

void CompareChart::fitAll() {
    for (std::size_t i = 0; i < shown_; ++i) panes_[i]->setView(0, scene_.steps());
}

void CompareChart::fitSelection() {
    const std::array<std::int32_t, most_sides> boxes = boxesOf(state_.current());
    for (std::size_t i = 0; i < scene_.sides.size(); ++i) {
        if (boxes[i] < 0) continue;
        const ArenaBox& box = scene_.sides[i].boxes[static_cast<std::size_t>(boxes[i])];
        const double room = std::max(4.0, (box.last - box.first + 1) * 0.75);
        setView(i, box.first - room, box.last + 1 + room);
        if (linkSteps_->isChecked()) return;
    }
}

void CompareChart::clearSelection() { state_.select({}, no_value); }

void CompareChart::changeEvent(QEvent* event) {
    Chart::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !choices_.empty()) compare();
}

void CompareChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().chart);
    if (later_.busy()) return paint::emptyText(painter, rect(), tr("Comparing the plans"));
    if (scene_.isEmpty())
        paint::emptyText(painter, rect(),
                         isAlone() ? tr("Another plan of this program, or of another file, appears here beside the one "
                                        "that there is")
                                   : tr("Plans side by side appear here: open a program with Ctrl+O"));
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
        for (std::size_t i = 0; i < shown_; ++i) {
            StepPlot& plot = panes_[i]->plot();
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
    for (std::size_t i = 0; i < shown_; ++i) {
        StepPlot& plot = panes_[i]->plot();
        painter.save();
        painter.translate(plot.mapTo(this, QPoint()));
        painter.fillRect(plot.rect(), theme().chart);
        plot.toPainter(&painter, plot.width(), plot.height());
        painter.restore();
    }
}

}  // namespace arenascope
