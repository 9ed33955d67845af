// The Run panel: inputs, outputs, state, findings and times of the last run.

#include "widgets/panels/run_panel.h"

#include <QAbstractButton>
#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyle>
#include <QTextDocument>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>
#include <vector>

#include "widgets/panels/run_groups.h"
#include "widgets/panels/run_settings.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/column_room.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/row_delegate.h"
#include "widgets/ui/run_findings.h"
#include "widgets/ui/run_texts.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

constexpr int random_choice = -1, zeros_choice = -2;

constexpr int controls_width = 280;
constexpr int most_outputs = 4;        ///< rows that are shown above the operators without scrolling
constexpr int height_for_both = 190;   ///< minimum height of the panel to show outputs above operators
constexpr int beside_operators = 384;  ///< width of the outputs when they are beside the operators

/// Covers a control that is cut off at the bottom of a scrolled column: a control is visible completely or not at all.
class WholeControls final : public QScrollArea {
public:
    explicit WholeControls(QWidget* parent) : QScrollArea(parent), cover_(new QWidget(this)) {
        cover_->setAutoFillBackground(true);
        connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] { place(); });
        connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this] { place(); });
    }

protected:
    void resizeEvent(QResizeEvent* event) override {
        QScrollArea::resizeEvent(event);
        place();
    }
    bool eventFilter(QObject* watched, QEvent* event) override {
        const bool out = QScrollArea::eventFilter(watched, event);
        if (event->type() == QEvent::LayoutRequest) widen();
        if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize) place();
        return out;
    }

private:
    /// No part of the column scrolls sideways: it is as wide as its longest row.
    void widen() {
        if (!widget()) return;
        const int needed = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
        if (needed > width()) setFixedWidth(needed);
    }
    void place() {
        int edge = viewport()->height();
        for (bool moved = true; widget() && moved;) {
            moved = false;
            for (const QWidget* part : widget()->findChildren<QWidget*>()) {
                const bool counts = qobject_cast<const QAbstractButton*>(part) ||
                    qobject_cast<const QComboBox*>(part) || qobject_cast<const QAbstractSpinBox*>(part) ||
                    qobject_cast<const QLineEdit*>(part);
                if (!counts || !part->isVisibleTo(widget())) continue;
                const int top = part->mapTo(viewport(), QPoint()).y();
                if (top >= edge || top + part->height() <= edge || top <= 0) continue;
                edge = top;
                moved = true;
            }
        }
        QPalette ground = palette();
        ground.setColor(QPalette::Window, theme().panel);
        cover_->setPalette(ground);
        cover_->setGeometry(viewport()->x(), viewport()->y() + edge, viewport()->width(), viewport()->height() - edge);
        cover_->setVisible(edge < viewport()->height());
        cover_->raise();
    }
    QWidget* cover_;
};

}  // namespace

RunPanel::RunPanel(ViewState& state, QWidget* parent) : QWidget(parent), state_(state) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buildControls());
    outputs_ = new QTreeWidget(this);
    outputs_->setHeaderLabels({tr("Output"), tr("Type"), tr("Shape"), tr("Max |Δ|"), tr("Largest expected"),
                               tr("Tolerance"), tr("Expected")});
    for (const int column : {delta_column, largest_column, tolerance_column})
        outputs_->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    outputs_->setRootIsDecorated(false);
    outputs_->setAccessibleName(tr("Outputs of the run"));
    outputs_->setTextElideMode(Qt::ElideLeft);
    outputs_->setUniformRowHeights(true);
    outputs_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    outputs_->header()->setMinimumSectionSize(40);
    outputs_->setItemDelegate(new RowDelegate(outputs_));
    ops_ = buildOps();
    tables_ = new QBoxLayout(QBoxLayout::LeftToRight);
    tables_->setSpacing(0);
    tables_->addWidget(outputs_, 3);
    tables_->addWidget(ops_, 6);  // names need the room
    layout->addLayout(tables_, 1);
    idle_ = kit::label(tr("F6 runs the program inside its planned arenas."), "hint", this);
    idle_->setAlignment(Qt::AlignCenter);
    idle_->setWordWrap(true);
    layout->addWidget(idle_, 1);
    found_ = new RunFindings(state_, this);
    connect(found_, &RunFindings::unpinRequested, this, &RunPanel::unpinRequested);
    connect(found_, &RunFindings::arenaRequested, this, &RunPanel::arenaRequested);
    layout->addWidget(found_);
    connect(&state_, &ViewState::deviceChanged, this, &RunPanel::showDevice);
    setRecorded({});
}

QWidget* RunPanel::buildControls() {
    auto* scroll = new WholeControls(this);  // a low dock must not hide the Run button
    scroll->setAccessibleName(tr("Inputs and repetitions"));
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* host = new QWidget(scroll);
    auto* grid = new QGridLayout(host);
    grid->setContentsMargins(metric::panelPad, 8, metric::panelPad, 8);
    grid->setVerticalSpacing(6);
    inputs_ = new QComboBox(host);
    inputs_->setAccessibleName(tr("Inputs of the run"));
    seed_ = new QSpinBox(host);
    seed_->setRange(0, 1'000'000'000);
    seed_->setValue(static_cast<int>(InputRequest{}.seed));
    repeat_ = new QSpinBox(host);
    repeat_->setRange(1, 10'000);  // the times of every operator in every repetition are kept
    repeat_->setAccessibleName(tr("Repetitions"));
    seed_->setAccessibleName(tr("Seed of random inputs"));
    for (QSpinBox* field : {seed_, repeat_}) setStyleState(*field, "compact", true);
    setStyleState(*inputs_, "compact", true);
    run_ = new QPushButton(tr("Run"), host);
    stateMenu_ = new QPushButton(tr("State"), host);
    stateMenu_->setToolTip(tr("State buffers: reset, view, load, save"));
    auto* state_actions = new QMenu(stateMenu_);
    state_actions->addAction(tr("&Reset to initial values"), this, &RunPanel::resetStateRequested);
    state_actions->addAction(tr("&View values…"), this, &RunPanel::viewStateRequested);
    state_actions->addAction(tr("&Load from file…"), this, &RunPanel::loadStateRequested);
    state_actions->addAction(tr("&Save to file…"), this, &RunPanel::saveStateRequested);
    stateMenu_->setMenu(state_actions);
    for (QPushButton* button : {run_, stateMenu_}) setStyleState(*button, "compact", true);
    groups_ = new RunGroups(host);
    settings_ = new RunSettings(state_, host);
    connect(settings_, &RunSettings::feedbackRequested, this, &RunPanel::feedbackRequested);
    connect(settings_, &RunSettings::refused, this, [this](const QString& why) { tell(tr("Not bound: %1").arg(why)); });
    connect(settings_, &RunSettings::valueRefused, this, &RunPanel::tell);
    findings_ = kit::label(QString(), "dim", host);
    findings_->setWordWrap(true);
    findings_->setAccessibleName(tr("Findings of the run"));
    findings_->setTextFormat(Qt::RichText);
    findings_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(findings_, &QLabel::linkActivated, this, &RunPanel::follow);
    device_ = kit::label(QString(), "hint", host);
    device_->setWordWrap(true);
    device_->setAccessibleName(tr("Times of the device"));
    median_ = kit::label(tr("not run yet"), "title", host);
    fastest_ = kit::label(QString(), "hint", host);
    inputs_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    fastest_->setWordWrap(true);
    // A low dock shows the buttons and the result; the other controls are below.
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(run_, 1);
    buttons->addWidget(stateMenu_, 1);
    grid->addLayout(buttons, 0, 0, 1, 2);
    auto* took = new QHBoxLayout;
    took->addWidget(median_);
    took->addWidget(fastest_, 1);
    grid->addLayout(took, 1, 0, 1, 2);
    auto* found = new QVBoxLayout;
    found->setSpacing(6);
    found->addWidget(findings_);
    found->addWidget(device_);
    grid->addLayout(found, 2, 0, 1, 2);
    const std::pair<QString, QWidget*> fields[] = {
        {tr("Inputs"), inputs_}, {tr("Seed"), seed_}, {tr("Repetitions"), repeat_}, {tr("Operators"), groups_}};
    std::vector<QLabel*> labels;
    for (const auto& [name, field] : fields) {
        auto* label = labels.emplace_back(new QLabel(name, host));
        label->setBuddy(field);
        grid->addWidget(label, 2 + static_cast<int>(labels.size()), 0);
        grid->addWidget(field, 2 + static_cast<int>(labels.size()), 1);
    }
    const int below = 3 + static_cast<int>(labels.size());
    grid->addWidget(settings_, below, 0, 1, 2);
    grid->setRowStretch(below + 1, 1);
    grid->setColumnStretch(1, 1);
    connect(inputs_, &QComboBox::currentIndexChanged, this, [this, of_seed = labels[1]] {
        const bool is_random = inputs_->currentData().toInt() == random_choice;
        seed_->setVisible(is_random);
        of_seed->setVisible(is_random);
    });
    connect(run_, &QPushButton::clicked, this, [this] {
        if (running_) emit stopRequested();
        else emit runRequested();
    });
    kit::setContent(*scroll, host);
    scroll->ensurePolished();
    for (QWidget* part : host->findChildren<QWidget*>()) part->ensurePolished();
    int width = settings_->labelWidth();
    for (const QLabel* label : labels) width = std::max(width, label->sizeHint().width());
    grid->setColumnMinimumWidth(0, width);
    settings_->setLabelWidth(width);
    const int bar = scroll->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, scroll);
    scroll->setFixedWidth(std::max(controls_width, host->minimumSizeHint().width() + bar));
    return scroll;
}

/// No table scrolls sideways: a narrow table keeps the columns that users need first. Findings of a check have priority
/// over moved bytes. Nodes get the remaining width.
void RunPanel::fitColumns() {
    const auto number = [](const QTreeWidget& tree, int column, int leaves) {
        return ColumnWish{.column = column, .whole = wholeWidth(tree, column), .leaves = leaves};
    };
    const auto name = [](const QTreeWidget& tree, int column, int least, int leaves) {
        return ColumnWish{column, wholeWidth(tree, column), std::max(least, headWidth(tree, column)), leaves};
    };
    std::vector<ColumnWish> said{name(*outputs_, output_column, 80, 0), number(*outputs_, type_column, 3),
                                 number(*outputs_, shape_column, 4), name(*outputs_, verdict_column, 110, 0)};
    // Where nothing is expected there is nothing to be far from.
    const bool hasDifferences = report_ &&
        std::any_of(report_->outputs.begin(), report_->outputs.end(),
                    [](const OutputReport& output) { return output.difference.has_value(); });
    for (const int column : {delta_column, largest_column, tolerance_column})
        outputs_->setColumnHidden(column, !hasDifferences);
    if (hasDifferences) {
        said.push_back(number(*outputs_, delta_column, 5));
        said.push_back(number(*outputs_, largest_column, 2));
        said.push_back(number(*outputs_, tolerance_column, 1));
    }
    divideColumns(*outputs_, said);
    constexpr int bar = 110;  // of the share, beside its number
    std::vector<ColumnWish> wishes{number(*ops_, step_column, 0), name(*ops_, op_column, 110, 5),
                                   name(*ops_, node_column, 90, 0), name(*ops_, kernel_column, 90, 4)};
    const bool ran = report_.has_value();
    for (const int column : {median_column, fastest_column, share_column, read_column, written_column})
        ops_->setColumnHidden(column, !ran);
    if (ran) {
        wishes.insert(wishes.end(),
                      {number(*ops_, median_column, 0),
                       number(*ops_, fastest_column, 1),
                       {share_column, bar, 70, 6},
                       number(*ops_, read_column, 3),
                       number(*ops_, written_column, 2)});
    }
    for (const int column : {device_column, device_range_column}) ops_->setColumnHidden(column, !hasDevice());
    if (hasDevice()) {
        wishes.push_back(number(*ops_, device_column, 0));
        wishes.push_back(number(*ops_, device_range_column, 7));
    }
    const bool compared = report_ && !report_->checked.empty();
    for (const int column : {change_column, checked_column}) ops_->setColumnHidden(column, !compared);
    if (compared) {
        wishes.push_back(number(*ops_, change_column, 0));
        wishes.push_back(name(*ops_, checked_column, 90, 0));
    }
    divideColumns(*ops_, wishes);
}

/// There are few outputs: above the operators they take only the height of their rows; in a low dock they are beside
/// the operators.
void RunPanel::arrangeTables() {
    const bool above = height() >= height_for_both;
    tables_->setDirection(above ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    outputs_->setMaximumWidth(above ? QWIDGETSIZE_MAX : beside_operators);
    const int rows = std::clamp(outputs_->topLevelItemCount(), 1, most_outputs);
    const int row = std::max(outputs_->sizeHintForRow(0), forText(metric::tableRow));
    const int tall = outputs_->header()->sizeHint().height() + rows * row + 8;
    outputs_->setMinimumHeight(above ? tall : 0);
    outputs_->setMaximumHeight(above ? tall : QWIDGETSIZE_MAX);
    layout()->activate();  // columns are chosen by the widths that tables have after this layout
}

void RunPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrangeTables();
    fitColumns();
}

void RunPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    arrangeTables();
    fitColumns();
}

void RunPanel::setRecorded(const QStringList& runs, bool hasTrace) {
    settings_->offerTrace(hasTrace);
    recorded_ = runs;
    inputs_->clear();
    for (int i = 0; i < runs.size(); ++i) inputs_->addItem(runs[i], i);
    inputs_->addItem(tr("Random numbers"), random_choice);
    inputs_->addItem(tr("Zeros"), zeros_choice);
    clear();
}

RunRequest RunPanel::request() const {
    RunRequest out;
    const int choice = inputs_->currentData().toInt();
    if (choice >= 0) out.inputs = RunRequest::Inputs::recorded;
    if (choice == random_choice) out.made.values = InputRequest::Values::random;
    out.recorded = static_cast<std::size_t>(std::max(0, choice));
    out.made.seed = static_cast<std::uint64_t>(seed_->value());
    out.repeat = repeat_->value();
    settings_->fill(out);
    return out;
}

/// The result is shown later. A stopped run has no result, and the result before it is still valid.
void RunPanel::setRunning(bool running) {
    if (running == running_) return;
    running_ = running;
    run_->setText(running ? tr("Stop") : tr("Run"));
    if (running) {
        before_ = {median_->text(), fastest_->text()};
        median_->setText(tr("running…"));
        fastest_->setText(tr("%n repetition(s)", nullptr, repeat_->value()));
        return;
    }
    median_->setText(before_.first);
    fastest_->setText(before_.second);
}

void RunPanel::setRunnable(const QString& whyNot) {
    run_->setEnabled(whyNot.isEmpty() || running_);
    run_->setToolTip(whyNot);
    idle_->setText(whyNot.isEmpty() ? tr("F6 runs the program inside its planned arenas.")
                                    : tr("This program cannot be run here: %1").arg(whyNot));
}

void RunPanel::clear() {
    outputs_->clear();
    ops_->clear();
    median_->setText(tr("not run yet"));
    fastest_->clear();
    tell({});
    found_->setViolations({});
    verdict_.clear();
    report_.reset();
    showTables(false);
    showDevice();
    emit troubleChanged(0);
}

/// Before the first run, one line is shown instead of empty tables.
void RunPanel::showTables(bool some) {
    outputs_->setVisible(some);
    ops_->setVisible(some);
    idle_->setVisible(!some);
}

void RunPanel::tell(const QString& findings) {
    findings_->setText(findings);
    findings_->setVisible(!findings.isEmpty());
}

void RunPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || !report_) return;
    setReport(RunReport(*report_));
}

void RunPanel::setReport(const RunReport& report) {
    report_ = report;
    showTables(true);
    showTimes(report);
    showOutputs(report);
    if (report.last && report.last->failure) showFailure(*report.last->failure);
    else showFindings(report);
    arrangeTables();
    fitColumns();
}

void RunPanel::setFailure(const Error& why) {
    clear();
    showFailure({.error = why});
}

void RunPanel::showOutputs(const RunReport& report) {
    outputs_->clear();
    int compared = 0, equal = 0;
    // Differing outputs come first: a low panel shows few rows.
    std::vector<OutputReport> outputs = report.outputs;
    std::stable_partition(outputs.begin(), outputs.end(), isWrong);
    for (const OutputReport& output : outputs) {
        auto* item = new QTreeWidgetItem(
            outputs_, {outputTitle(output), kit::text(name_of(output.dtype)), kit::shapeText(output.shape)});
        item->setFont(shape_column, theme().mono);
        if (output.incomparable) {
            ++compared;
            item->setText(verdict_column, QStringLiteral("✗ ") + words::error(*output.incomparable));
            item->setToolTip(verdict_column, item->text(verdict_column));
            item->setForeground(verdict_column, theme().bad);
            continue;
        }
        if (!output.difference) {
            item->setText(verdict_column, tr("no recorded values"));
            item->setForeground(verdict_column, theme().tx3);
            continue;
        }
        ++compared;
        const bool good = output.difference->first_mismatch < 0;
        equal += good ? 1 : 0;
        item->setText(delta_column, differenceText(output.difference->max_abs));
        item->setText(largest_column, differenceText(output.largest));
        item->setText(tolerance_column, toleranceText(output));
        for (const int column : {delta_column, largest_column, tolerance_column}) {
            item->setFont(column, theme().mono);
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        }
        item->setText(
            verdict_column,
            good ? tr("✓ equal") : tr("✗ first difference at element %1").arg(output.difference->first_mismatch));
        item->setToolTip(verdict_column,
                         good ? tr("equal within the tolerance of its type") : item->text(verdict_column));
        item->setForeground(verdict_column, good ? theme().blue : theme().bad);
    }
    verdict_ = compared == 0 ? tr("ran")
        : equal == compared  ? tr("✓ %1 of %n output(s) equal", nullptr, compared).arg(equal)
                             : tr("✗ %1 of %n output(s) differ", nullptr, compared).arg(compared - equal);
    verdict_ += QStringLiteral(", ") + median_->text();
    // A plan that damages tensors is not valid, even if the outputs are equal.
    const auto found = report.violations ? static_cast<int>(report.violations->size()) : 0;
    if (found > 0)
        verdict_ = tr("✗ sanitizer: %n finding(s)", nullptr, found) + QStringLiteral(", ") +
            (verdict_.startsWith(u'✓') ? verdict_.mid(2) : verdict_);
    const bool differs = report.values && report.values->value() != no_value;
    if (found == 0 && differs && verdict_.startsWith(u'✓'))
        verdict_ = tr("✗ a value differs") + QStringLiteral(", ") + verdict_.mid(2);
}

}  // namespace arenascope
