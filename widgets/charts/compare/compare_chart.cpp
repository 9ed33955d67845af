#include "widgets/charts/compare/compare_chart.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "widgets/charts/compare/compare_bar.h"
#include "widgets/charts/compare/compare_input.h"
#include "widgets/charts/compare/compare_pane.h"
#include "widgets/charts/compare/compare_picker.h"
#include "widgets/charts/compare/compare_tables.h"
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
      input_(new CompareInput(state, sides_, scene_, finder_, this)),
      bar_(new CompareBar(sides_, this)) {
    setObjectName(QStringLiteral("compareChart"));
    tensor_menu::attach(*this, state, [this](const TensorEdits& edits) { emit editRequested(edits); });
    setAccessibleName(tr("Compare"));
    setFocusPolicy(Qt::StrongFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->setSizeConstraint(QLayout::SetNoConstraint);  // the window determines the minimum size of charts
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
    while (panes_.size() < sides_.count()) addPane();
    tables_ = new CompareTables(this);
    column->addWidget(tables_, 3);
    showCounts();
    fitTables();
    connectParts();
    connect(&state, &ViewState::outcomeChanged, this, &CompareChart::outcomeChanged);
    connect(&state, &ViewState::comparedChanged, this, &CompareChart::comparedChanged);
    connect(&state, &ViewState::selectionChanged, this, &CompareChart::mark);
    connect(&state, &ViewState::hoverChanged, this, &CompareChart::markHovered);
    connect(&state, &ViewState::stepChanged, this, [this] {
        lateMarks_ = lateMarks_ || waits();
        if (lateMarks_) return;
        for (ComparePane* pane : panes_) pane->repaintOverlay();
    });
    sides_.setProgram(state_.outcome());
    comparedChanged();
}

CompareChart::~CompareChart() = default;

void CompareChart::connectParts() {
    connect(bar_, &CompareBar::linksChanged, this, &CompareChart::setLinked);
    connect(bar_, &CompareBar::filterChanged, this,
            [this](const CompareBar::Only& only, bool shared) { tables_->model().setFilter(only, shared); });
    connect(bar_, &CompareBar::poolsRequested, this, [this] {
        if (const auto side = sides_.withOtherPools())
            emit poolsRequested(sides_.at(*side).path, sides_.at(sides_.baseline()).outcome->report.asked.pools);
    });
    connect(bar_, &CompareBar::pageChanged, this, &CompareChart::fitTables);
    connect(bar_, &CompareBar::baselineRequested, this, &CompareChart::setBaseline);
    connect(bar_, &CompareBar::planRequested, this, &CompareChart::addSide);
    connect(bar_, &CompareBar::fileRequested, this, [this] {
        sides_.addNextFile();
        emit fileRequested();
    });
    connect(input_, &CompareInput::pressed, this, [this](std::size_t pane) {
        setFocus(Qt::MouseFocusReason);
        active_ = pane;
    });
    connect(input_, &CompareInput::viewRequested, this, &CompareChart::setView);
    connect(input_, &CompareInput::wholeViewRequested, this, &CompareChart::fitAll);
    connect(input_, &CompareInput::picked, this, &CompareChart::pick);
    connect(input_, &CompareInput::statusChanged, this, &CompareChart::statusChanged);
    connect(tables_, &CompareTables::picked, this, [this](const CompareRow* tensor) { pick(tensor, Qt::NoModifier); });
}

ComparePicker& CompareChart::picker(std::size_t index) const { return panes_[index]->picker(); }

const CompareModel& CompareChart::model() const { return tables_->model(); }

QToolButton& CompareChart::filter(std::size_t index) const { return bar_->filter(index); }

void CompareChart::setTool(Tool tool) { input_->setTool(tool); }

// -- sides -----------------------------------------------------------------------------------------------

void CompareChart::addPane() {
    const std::size_t index = panes_.size();
    auto* pane = new ComparePane(state_, sideLetter(index), this);
    panes_.push_back(pane);
    pane->setSizePolicy(QSizePolicy::Ignored,
                        QSizePolicy::Expanding);  // sides have equal widths, whatever their texts
    panesRow_->addWidget(pane, 1);
    input_->watch(*pane);
    connect(&pane->picker(), &ComparePicker::activated, this, [this, index](int choice) {
        sides_.choose(index, choice);
        compare();
    });
    connect(&pane->closer(), &QToolButton::clicked, this, [this, index] { removeSide(index); });
    if (steps_ > 0)
        pane->plot().setSteps(steps_), pane->setView(panes_[active_]->view().first, panes_[active_]->view().second);
}

void CompareChart::outcomeChanged() {
    sides_.setProgram(state_.outcome());
    showSides();
    compare();
}

void CompareChart::comparedChanged() {
    const bool gives_way = sides_.count() == most_sides;  // a further file replaces the last side
    const std::optional<std::size_t> added = sides_.setFile(state_.compared());
    if (!sides_.hasFiles() || (added && gives_way)) active_ = 0;
    if (added) return sideAdded(*added);
    showSides();
    compare();
}

void CompareChart::showSides() {
    while (panes_.size() < sides_.count()) addPane();
    for (std::size_t i = 0; i < panes_.size(); ++i) {
        picker(i).clear();
        for (const CompareSide& choice : sides_.choices()) picker(i).addPlan(choice.title, choice.file);
        picker(i).setCurrentIndex(sides_.choiceOf(i));
    }
}

void CompareChart::sideAdded(std::size_t side) {
    showSides();
    compare();
    emit statusChanged(tr("Plan %1 is part of the comparison").arg(sideLetter(side)));
}

void CompareChart::addSide(int choice) {
    if (sides_.add(choice)) sideAdded(sides_.count() - 1);
}

void CompareChart::removeSide(std::size_t index) {
    if (!sides_.remove(index)) return;
    active_ = 0;
    showSides();
    compare();
}

void CompareChart::setBaseline(std::size_t index) {
    if (sides_.setBaseline(index)) compare();
}

void CompareChart::setLinked(bool steps, bool offsets) {
    bar_->setLinked(steps, offsets);
    if (!scene_.isEmpty()) showPanes(sides_.all());
    mark();
}

// -- the comparison --------------------------------------------------------------------------------------

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
    input_->hideTip();
    for (ComparePane* pane : panes_) pane->show(nullptr, {}, {}, 0, {});
    tables_->show(nullptr);
    if (scene_.rows.size() > many_tensors) later_.drop(std::exchange(scene_, {}));
    else scene_ = {};
}

void CompareChart::compare() {
    late_ = waits() && !now_;
    clear();
    if (late_) return;
    const std::vector<CompareSide> sides = sides_.all();
    bar_->setVisible(!sides.empty());
    update();
    if (sides.empty() || sides_.isAlone()) return showParts(false);
    std::size_t most = 0;
    for (const CompareSide& side : sides) most = std::max(most, side.outcome->tensors.size());
    if (now_ || most < many_tensors) return showScene(compareScene(sides, sides_.baseline()), sides);
    showParts(false);
    later_.start<CompareScene>([sides, base = sides_.baseline()] { return matchedPlans(sides, base); },
                               [this, sides](CompareScene made) {
                                   dress(made, sides);
                                   showScene(std::move(made), sides);
                               });
}

void CompareChart::showParts(bool shown) {
    tables_->setVisible(shown);
    legend_->setVisible(shown);
    line_->setVisible(shown);
    for (std::size_t i = 0; i < panes_.size(); ++i) panes_[i]->setVisible(shown && i < sides_.count());
}

void CompareChart::showScene(CompareScene made, const std::vector<CompareSide>& sides) {
    scene_ = std::move(made);
    showParts(true);
    showPanes(sides);
    tables_->show(&scene_);
    showCounts();
    fitTables();
    showLegend();
    mark();
    update();
}

/// The charts of all sides, in one layout.
void CompareChart::showPanes(const std::vector<CompareSide>& sides) {
    using Tone = ComparePane::Verdict::Tone;
    const CompareLayout layout = compareLayout(scene_, bar_->offsetsLinked());
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const qint64 change = sides[i].get().total_bytes - sides[sides_.baseline()].get().total_bytes;
        ComparePane::Verdict verdict{tr("reference"), Tone::none};
        if (i != sides_.baseline() && change == 0) verdict = {tr("same"), Tone::good};
        if (change != 0)
            verdict = {(change < 0 ? tr("%1 less") : tr("%1 more")).arg(format::bytes(qAbs(change))),
                       change < 0 ? Tone::good : Tone::bad};
        panes_[i]->closer().setVisible(sides.size() > 2);
        panes_[i]->show(&scene_.sides[i], sides[i], layout, i, verdict);
    }
    fitHeaders();
    const int steps = scene_.steps();
    for (ComparePane* pane : panes_) pane->plot().setSteps(steps);
    const auto [lower, upper] = panes_[active_]->view();
    if (std::exchange(steps_, steps) != steps) firstView();
    else if (bar_->stepsLinked()) setView(active_, lower, upper);
}

void CompareChart::firstView() {
    constexpr int whole = 56, near = 40;
    const int steps = scene_.steps();
    if (state_.step() == Step(0) && state_.outcome()) {
        // The shown plan, if a side has it: its steps are those of all views.
        std::size_t from = scene_.base;
        for (std::size_t i = 0; i < scene_.sides.size(); ++i) {
            if (side(i).outcome == state_.outcome()) from = i;
        }
        const ArenaScene& scene = scene_.sides[from];
        const Step peak = scene.isEmpty() ? Step(0) : scene.lanes[scene.mainLane()].peakStep;
        state_.setStep(nearestStep(peak, state_.outcome()->steps));
    }
    const double around = std::clamp(state_.step().number() - near / 2.0, 0.0, std::max(0.0, steps - double(near)));
    const double lower = state_.step().number() < near * 0.8 ? 0 : around;
    for (std::size_t i = 0; i < sides_.count(); ++i)
        panes_[i]->setView(steps > whole ? lower : 0, steps > whole ? lower + near : steps);
}

/// The legend; only entries that are visible.
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

void CompareChart::showCounts() {
    bar_->showCounts(scene_);
    bar_->showPoolOffer();
    bar_->fit(width());
    QStringList alone;
    for (std::size_t side = 0; side < std::max<std::size_t>(2, scene_.sides.size()); ++side)
        alone.append(tr("%1 only in %2").arg(format::number(scene_.only[side]), sideLetter(side)));
    setAccessibleDescription(tr("%n tensor(s) in several plans, %1 moved, %2", nullptr, static_cast<int>(scene_.shared))
                                 .arg(format::number(scene_.moved), alone.join(QStringLiteral(", "))));
}

/// If one side lacks room for choice and numbers in one line, all use two, so that the plots stay aligned.
void CompareChart::fitHeaders() {
    const int room = width() / static_cast<int>(sides_.count());
    bool two = false;
    for (std::size_t i = 0; i < sides_.count(); ++i) two = two || panes_[i]->widthOfOneLine() > room;
    for (ComparePane* pane : panes_) pane->setHeaderLines(two ? 2 : 1);
}

/// If both tables do not fit next to each other, only one is shown at a time.
void CompareChart::fitTables() {
    using Shown = CompareTables::Shown;
    const bool single = !tables_->bothFit(width());
    if (single != bar_->hasPages()) {
        bar_->showPages(single);
        bar_->fit(width());
    }
    tables_->arrange(width(), !single ? Shown::both : bar_->isNumbersPage() ? Shown::numbers : Shown::tensors);
}

void CompareChart::resizeEvent(QResizeEvent* event) {
    Chart::resizeEvent(event);
    bar_->fit(width());
    fitHeaders();
    fitTables();
    tables_->fitHeight(height());
}

// -- selection and view ----------------------------------------------------------------------------------

void CompareChart::pick(const CompareRow* tensor, Qt::KeyboardModifiers modifiers) {
    const ValueId value = finder_.valueOf(tensor);
    if (value == no_value) return state_.select({}, no_value);
    std::set<ValueId> values;
    if (modifiers & (Qt::ControlModifier | Qt::ShiftModifier)) values = state_.selection();
    values.insert(value);
    state_.select(values, value);
}

/// Selection and hover are shared by all views; the sides find them by matching.
void CompareChart::mark() {
    lateMarks_ = waits() && !now_;
    if (lateMarks_ || scene_.isEmpty()) return;
    std::array<std::vector<BoxIndex>, most_sides> marked;
    for (const ValueId value : state_.selection()) {
        const std::array<BoxIndex, most_sides> boxes = finder_.boxesOf(value);
        for (std::size_t i = 0; i < sides_.count(); ++i) {
            if (boxes[i].valid()) marked[i].push_back(boxes[i]);
        }
    }
    for (std::size_t i = 0; i < sides_.count(); ++i) panes_[i]->setMarked(std::move(marked[i]));
    markHovered();
    tables_->mark(finder_.rowOf(state_.current()));
}

void CompareChart::markHovered() {
    lateMarks_ = lateMarks_ || (waits() && !now_);
    if (lateMarks_ || scene_.isEmpty()) return;
    const std::array<BoxIndex, most_sides> boxes = finder_.boxesOf(state_.hovered());
    for (std::size_t i = 0; i < sides_.count(); ++i) panes_[i]->setHovered(boxes[i]);
}

void CompareChart::setView(std::size_t pane, double lower, double upper) {
    input_->hideTip();
    for (std::size_t i = 0; i < sides_.count(); ++i) {
        if (i == pane || bar_->stepsLinked()) panes_[i]->setView(lower, upper);
    }
}

void CompareChart::zoom(double factor) {
    const auto [lower, upper] = panes_[active_]->view();
    const double middle = (lower + upper) / 2, half = (upper - lower) / 2 / factor;
    setView(active_, middle - half, middle + half);
}

void CompareChart::fitAll() {
    for (std::size_t i = 0; i < sides_.count(); ++i) panes_[i]->setView(0, scene_.steps());
}

void CompareChart::fitSelection() {
    const std::array<BoxIndex, most_sides> boxes = finder_.boxesOf(state_.current());
    for (std::size_t i = 0; i < scene_.sides.size(); ++i) {
        if (!boxes[i].valid()) continue;
        const ArenaBox& box = scene_.sides[i].boxes[boxes[i]];
        const double room = std::max(4.0, (box.last - box.first + 1) * 0.75);
        setView(i, box.first.number() - room, box.last.number() + 1 + room);
        if (bar_->stepsLinked()) return;
    }
}

void CompareChart::clearSelection() { state_.select({}, no_value); }

void CompareChart::moveCursor(int by) { state_.setStep(nearestStep(state_.step() + by, scene_.steps())); }

void CompareChart::pan(int steps) {
    const auto [lower, upper] = panes_[active_]->view();
    setView(active_, lower + steps, upper + steps);
}

void CompareChart::hideEvent(QHideEvent* event) {
    input_->hideTip();
    Chart::hideEvent(event);
}

void CompareChart::changeEvent(QEvent* event) {
    Chart::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !sides_.choices().empty()) compare();
}

void CompareChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().chart);
    if (later_.busy()) return paint::emptyText(painter, rect(), tr("Comparing the plans"));
    if (scene_.isEmpty())
        paint::emptyText(
            painter, rect(),
            sides_.isAlone() ? tr("Add a plan of this program or of another file to compare") : noPlanText());
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
        // The plots paint themselves at the requested scale; a widget's own buffer has that of the screen.
        for (std::size_t i = 0; i < sides_.count(); ++i) {
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
    for (std::size_t i = 0; i < sides_.count(); ++i) {
        StepPlot& plot = panes_[i]->plot();
        painter.save();
        painter.translate(plot.mapTo(this, QPoint()));
        painter.fillRect(plot.rect(), theme().chart);
        plot.toPainter(&painter, plot.width(), plot.height());
        painter.restore();
    }
}

}  // namespace arenascope
