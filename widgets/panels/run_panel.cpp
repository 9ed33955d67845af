#include "widgets/panels/run_panel.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QStyle>
#include <QTextDocument>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "engine/ir/steps.h"
#include "widgets/charts/timeline/inside_row.h"
#include "widgets/engine_words.h"
#include "widgets/panels/kit.h"
#include "widgets/panels/run_settings.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/view_state.h"

namespace arenascope {
namespace {

enum OutputColumn { output_column, type_column, shape_column, delta_column, verdict_column };
enum OpColumn {
    step_column,
    op_column,
    node_column,
    kernel_column,
    median_column,
    fastest_column,
    share_column,
    read_column,
    written_column
};
constexpr int random_choice = -1, zeros_choice = -2;
constexpr int number_role = Qt::UserRole, instruction_role = Qt::UserRole + 1;

/// Sorts by the number behind a cell where there is one.
class OpItem : public QTreeWidgetItem {
public:
    using QTreeWidgetItem::QTreeWidgetItem;
    bool operator<(const QTreeWidgetItem& other) const override {
        const int column = treeWidget() ? treeWidget()->sortColumn() : 0;
        const QVariant a = data(column, number_role), b = other.data(column, number_role);
        if (a.isValid() && b.isValid()) return a.toDouble() < b.toDouble();
        return text(column) < other.text(column);
    }
};

void setNumber(QTreeWidgetItem* item, int column, double value, const QString& text) {
    item->setText(column, text);
    item->setData(column, number_role, value);
    item->setFont(column, theme().mono);
    item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
}

/// "aten::convolution.out" in a narrow column: what it computes, without where that is from and its variant.
QString shortOp(const QString& op) {
    const QString aten = QStringLiteral("aten::");
    return op.startsWith(aten) ? op.mid(aten.size()).section(QLatin1Char('.'), 0, 0) : op;
}

/// What the call makes, by the name that it has in every other view.
QString nodeName(const OpSummary& op, const ViewState& state) {
    const auto at = static_cast<std::size_t>(op.instruction);
    if (!state.outcome() || op.instruction < 0 || at >= state.outcome()->method->instructions.size())
        return kit::text(op.name);
    const Instruction& call = state.outcome()->method->instructions[at];
    const TensorRow* made = call.outs.empty() ? nullptr : state.row(call.outs.front());
    return kit::text(made && made->node == op.name ? made->name : op.name);
}

/// The row of what failed says why wherever the pointer is.
void markFailed(QTreeWidgetItem* item, const QString& why) {
    item->setIcon(op_column, themeIcon(QStringLiteral("warning"), theme().bad));
    for (int column = step_column; column <= written_column; ++column) {
        item->setForeground(column, theme().bad);
        const QString here = item->toolTip(column);
        item->setToolTip(column, here.isEmpty() ? why : here + u'\n' + why);
    }
}

/// What ran inside a delegate's call in the last repetition: which node of the program, and who computed it.
void addInside(QTreeWidgetItem* call, std::int32_t instruction, const RunResult& last) {
    for (const DelegateEvent& each : last.events) {
        if (each.instruction != instruction) continue;
        QStringList nodes, sources;
        for (const DebugHandle::Node& node : each.nodes) {
            nodes.append(kit::text(node.name));
            const QString source = kit::text(node.source);
            if (!source.isEmpty() && !sources.contains(source)) sources.append(source);
        }
        auto* item = new OpItem(
            call,
            {QString(), kit::text(each.event.name), nodes.join(QStringLiteral(" + ")), kit::text(each.event.kernel)});
        item->setData(step_column, instruction_role, instruction);
        for (const int column : {op_column, kernel_column}) item->setToolTip(column, item->text(column));
        item->setToolTip(node_column, (nodes + sources).join(QLatin1Char('\n')));
        if (!each.event.error.empty()) markFailed(item, kit::text(each.event.error));
        const double took = each.event.end - each.event.start;
        setNumber(item, median_column, took, QLocale().toString(took, 'f', 3));
    }
}

QString shapeText(const std::vector<std::int64_t>& shape) {
    QStringList out;
    for (const std::int64_t size : shape) out.append(QString::number(size));
    return out.isEmpty() ? QStringLiteral("scalar") : out.join(QStringLiteral(" × "));
}

constexpr int controls_width = 280;

/// Shows what fits: of `least_first` columns are hidden until the rest has the width that it needs.
void fitTree(QTreeWidget& tree, std::initializer_list<std::pair<int, int>> least_first, int needed) {
    for (const auto& [column, width] : least_first) needed += width;
    for (const auto& [column, width] : least_first) {
        const bool hide = needed > tree.viewport()->width();
        tree.setColumnHidden(column, hide);
        if (hide) needed -= width;
    }
}

}  // namespace

QString differenceText(double difference) {
    if (difference == 0) return QStringLiteral("0");
    QString text = QString::number(difference, 'e', 1).replace(QLatin1String("e-0"), QLatin1String("e-"));
    text.replace(QLatin1String("e+0"), QLatin1String("e+"));
    return text.replace(QLatin1Char('.'), QLocale().decimalPoint()).replace(QLatin1Char('-'), QChar(0x2212));
}

RunPanel::RunPanel(ViewState& state, QWidget* parent) : QWidget(parent), state_(state) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buildControls());
    outputs_ = new QTreeWidget(this);
    outputs_->setHeaderLabels({tr("Output"), tr("Type"), tr("Shape"), tr("max |Δ|"), tr("Expected")});
    outputs_->setRootIsDecorated(false);
    outputs_->setAccessibleName(tr("Outputs of the run"));
    outputs_->setTextElideMode(Qt::ElideLeft);
    outputs_->setMaximumWidth(384);  // what is beside it is longer by far
    outputs_->setUniformRowHeights(true);
    outputs_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    outputs_->header()->setMinimumSectionSize(40);
    layout->addWidget(outputs_, 3);
    ops_ = buildOps();
    layout->addWidget(ops_, 6);  // names need the room
    setRecorded({});
}

QWidget* RunPanel::buildControls() {
    auto* scroll = new QScrollArea(this);  // a low dock must not hide Run
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
    seed_->setValue(1);
    seed_->setPrefix(tr("seed "));
    repeat_ = new QSpinBox(host);
    repeat_->setRange(1, 10'000);  // the time of every operator in every repetition is kept
    repeat_->setSuffix(QStringLiteral(" ×"));
    repeat_->setAccessibleName(tr("Repetitions"));
    seed_->setAccessibleName(tr("Seed of random inputs"));
    for (QSpinBox* field : {seed_, repeat_}) setStyleState(*field, "compact", true);
    setStyleState(*inputs_, "compact", true);
    run_ = new QPushButton(tr("Run"), host);
    stateMenu_ = new QPushButton(tr("State"), host);
    stateMenu_->setToolTip(tr("Buffers that outlive a run: reset, view, load, save"));
    auto* state_actions = new QMenu(stateMenu_);
    state_actions->addAction(tr("&Reset to initial values"), this, &RunPanel::resetStateRequested);
    state_actions->addAction(tr("&View values…"), this, &RunPanel::viewStateRequested);
    state_actions->addAction(tr("&Load from file…"), this, &RunPanel::loadStateRequested);
    state_actions->addAction(tr("&Save to file…"), this, &RunPanel::saveStateRequested);
    stateMenu_->setMenu(state_actions);
    for (QPushButton* button : {run_, stateMenu_}) setStyleState(*button, "compact", true);
    settings_ = new RunSettings(state_, host);
    connect(settings_, &RunSettings::feedbackRequested, this, &RunPanel::feedbackRequested);
    connect(settings_, &RunSettings::refused, this,
            [this](const QString& why) { findings_->setText(tr("Not fed back: %1").arg(why)); });
    findings_ = kit::label(QString(), "dim", host);
    findings_->setWordWrap(true);
    findings_->setAccessibleName(tr("Findings of the run"));
    findings_->setTextFormat(Qt::RichText);
    findings_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(findings_, &QLabel::linkActivated, this, &RunPanel::follow);
    median_ = kit::label(tr("not run yet"), "title", host);
    fastest_ = kit::label(QString(), "hint", host);
    inputs_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (QLabel* each : {median_, fastest_}) each->setWordWrap(true);
    // A low dock shows what to press and what came of it; the rest is below.
    grid->addWidget(run_, 0, 0);
    grid->addWidget(stateMenu_, 0, 1);
    grid->addWidget(median_, 1, 0, 1, 2);
    grid->addWidget(fastest_, 2, 0, 1, 2);
    grid->addWidget(findings_, 3, 0, 1, 2);
    grid->addWidget(inputs_, 4, 0, 1, 2);
    grid->addWidget(seed_, 5, 0);
    grid->addWidget(repeat_, 5, 1);
    grid->addWidget(settings_, 6, 0, 1, 2);
    grid->setRowStretch(7, 1);
    connect(inputs_, &QComboBox::currentIndexChanged, this,
            [this] { seed_->setEnabled(inputs_->currentData().toInt() == random_choice); });
    connect(run_, &QPushButton::clicked, this, [this] {
        if (running_) emit stopRequested();
        else emit runRequested();
    });
    kit::setContent(*scroll, host);
    scroll->ensurePolished();
    for (QWidget* part : host->findChildren<QWidget*>()) part->ensurePolished();
    const int bar = scroll->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, scroll);
    scroll->setFixedWidth(std::max(controls_width, host->minimumSizeHint().width() + bar));
    return scroll;
}

QTreeWidget* RunPanel::buildOps() {
    auto* out = new QTreeWidget(this);
    out->setHeaderLabels({tr("Step"), tr("Op"), tr("Node"), tr("Kernel"), tr("ms, median"), tr("fastest"), tr("%"),
                          tr("read"), tr("written")});
    for (const int column : {read_column, written_column})
        out->headerItem()->setToolTip(column, tr("Bytes of its tensors as they were in the last run"));
    out->headerItem()->setToolTip(median_column, tr("Over all repetitions; the share is that of the medians"));
    out->setRootIsDecorated(true);  // a delegate's call holds what ran inside
    out->setIndentation(14);
    out->setUniformRowHeights(true);
    out->setSortingEnabled(true);
    out->setAccessibleName(tr("Time of each operator"));
    out->setTextElideMode(Qt::ElideLeft);  // names differ at their ends
    out->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    out->header()->setMinimumSectionSize(40);
    out->header()->setStretchLastSection(false);
    out->header()->setSectionResizeMode(node_column, QHeaderView::Stretch);
    const std::pair<int, int> widths[] = {{step_column, 48},   {op_column, 130},     {kernel_column, 90},
                                          {median_column, 84}, {fastest_column, 60}, {share_column, 50},
                                          {read_column, 68},   {written_column, 68}};
    out->setTreePosition(op_column);
    for (const auto& [column, width] : widths) out->header()->resizeSection(column, width);
    out->sortByColumn(median_column, Qt::DescendingOrder);
    connect(out, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (!item || !state_.outcome()) return;
        const auto at = static_cast<std::size_t>(item->data(step_column, instruction_role).toInt());
        const std::vector<Instruction>& instructions = state_.outcome()->method->instructions;
        if (at >= instructions.size() || instructions[at].outs.empty()) return;
        const ValueId value = instructions[at].outs.front();
        if (state_.row(value)) state_.select({value}, value);
    });
    return out;
}

/// No table scrolls sideways: a narrow one keeps what a run is asked for.
void RunPanel::fitColumns() {
    const auto fit = [](QTreeWidget& tree, int column, int least) {
        const QString head = tree.headerItem()->text(column);
        const int width = std::max(least, tree.header()->fontMetrics().horizontalAdvance(head) + 34);
        tree.setColumnWidth(column, width);
        return std::pair(column, width);
    };
    const auto output = fit(*outputs_, output_column, 100), delta = fit(*outputs_, delta_column, 76),
               verdict = fit(*outputs_, verdict_column, 110), type = fit(*outputs_, type_column, 52),
               shape = fit(*outputs_, shape_column, 90);
    fitTree(*outputs_, {type, shape, delta}, output.second + verdict.second);
    const auto op = fit(*ops_, op_column, 150), kernel = fit(*ops_, kernel_column, 120),
               median = fit(*ops_, median_column, 84), fastest = fit(*ops_, fastest_column, 64),
               share = fit(*ops_, share_column, 60), read = fit(*ops_, read_column, 78),
               written = fit(*ops_, written_column, 78);
    constexpr int least_node = 110;
    fitTree(*ops_, {fastest, kernel, written, read, op, share}, ops_->columnWidth(0) + median.second + least_node);
}

void RunPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitColumns();
}

void RunPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    fitColumns();
}

void RunPanel::setRecorded(const QStringList& runs) {
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
    if (choice == random_choice) out.inputs = RunRequest::Inputs::random;
    out.recorded = std::max(0, choice);
    out.seed = static_cast<std::uint64_t>(seed_->value());
    out.repeat = repeat_->value();
    settings_->fill(out);
    return out;
}

void RunPanel::setRunning(bool running) {
    running_ = running;
    run_->setText(running ? tr("Stop") : tr("Run"));
}

void RunPanel::clear() {
    outputs_->clear();
    ops_->clear();
    median_->setText(tr("not run yet"));
    fastest_->setText(tr("F6 runs the program inside its planned arenas."));
    findings_->clear();
    verdict_.clear();
    report_.reset();
}

void RunPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || !report_) return;
    if (report_->last && report_->last->failure) setReport(RunReport(*report_));
    else showOutputs(*report_);
}

void RunPanel::setReport(const RunReport& report) {
    report_ = report;
    showTimes(report);
    showOutputs(report);
    if (report.last && report.last->failure) showFailure(*report.last->failure);
    else showFindings(report);
}

void RunPanel::setFailure(const Error& why) {
    clear();
    showFailure({.error = why});
}

void RunPanel::showTimes(const RunReport& report) {
    std::vector<double> sorted = report.milliseconds;
    std::sort(sorted.begin(), sorted.end());
    const double median = sorted.empty() ? 0 : sorted[sorted.size() / 2];
    median_->setText(format::milliseconds(median) + QStringLiteral(" ms"));
    fastest_->setText(
        sorted.size() < 2
            ? (report.preparesKernels ? tr("one run, in which kernels were prepared") : tr("one run"))
            : tr("median of %1, fastest %2 ms").arg(sorted.size()).arg(format::milliseconds(sorted.front())));
    ops_->clear();
    ops_->setSortingEnabled(false);
    double sum = 0;
    for (const OpSummary& op : report.ops) sum += op.median;
    QList<QTreeWidgetItem*> items;
    QTreeWidgetItem* failed = nullptr;
    const std::shared_ptr<const Outcome>& outcome = state_.outcome();
    const std::vector<std::int32_t> steps =
        outcome && outcome->method ? steps_of_instructions(*outcome->method) : std::vector<std::int32_t>{};
    for (const OpSummary& op : report.ops) {
        const auto at = static_cast<std::size_t>(op.instruction);
        const std::int32_t step = op.instruction >= 0 && at < steps.size() ? steps[at] : -1;
        auto* item =
            new OpItem(QStringList{QString(), shortOp(kit::text(op.op)), nodeName(op, state_), kit::text(op.kernel)});
        setNumber(item, step_column, step, step >= 0 ? QString::number(step) : QString());
        item->setData(step_column, instruction_role, op.instruction);
        item->setToolTip(op_column, kit::text(op.op));
        item->setToolTip(node_column, kit::text(op.name));
        item->setToolTip(kernel_column, item->text(kernel_column));
        setNumber(item, median_column, op.median, QLocale().toString(op.median, 'f', 3));
        setNumber(item, fastest_column, op.fastest, QLocale().toString(op.fastest, 'f', 3));
        const double share = sum > 0 ? op.median / sum * 100 : 0;
        setNumber(item, share_column, share, QLocale().toString(share, 'f', 1));
        if (op.read) setNumber(item, read_column, static_cast<double>(*op.read), format::bytes(*op.read));
        if (op.written) setNumber(item, written_column, static_cast<double>(*op.written), format::bytes(*op.written));
        if (report.last) addInside(item, op.instruction, *report.last);
        const bool has_failed =
            report.last && report.last->failure && report.last->failure->instruction == op.instruction;
        if (has_failed) markFailed(failed = item, words::error(report.last->failure->error));
        items.append(item);
    }
    ops_->addTopLevelItems(items);
    ops_->setSortingEnabled(true);
    if (failed) ops_->expandItem(failed), ops_->scrollToItem(failed);
}

void RunPanel::showOutputs(const RunReport& report) {
    outputs_->clear();
    int compared = 0, equal = 0;
    for (const OutputReport& output : report.outputs) {
        auto* item =
            new QTreeWidgetItem(outputs_, {output.name, kit::text(name_of(output.dtype)), shapeText(output.shape)});
        item->setFont(shape_column, theme().mono);
        if (!output.difference) {
            item->setText(verdict_column, tr("nothing recorded"));
            item->setForeground(verdict_column, theme().tx3);
            continue;
        }
        ++compared;
        const bool good = output.difference->first_mismatch < 0;
        equal += good ? 1 : 0;
        item->setText(delta_column, differenceText(output.difference->max_abs));
        item->setFont(delta_column, theme().mono);
        item->setText(verdict_column,
                      good ? tr("✓ equal") : tr("✗ differs from element %1").arg(output.difference->first_mismatch));
        item->setToolTip(verdict_column,
                         good ? tr("equal within the tolerance of its type") : item->text(verdict_column));
        item->setForeground(verdict_column, good ? theme().blue : theme().bad);
    }
    verdict_ = compared == 0 ? tr("ran")
        : equal == compared  ? tr("✓ %1 of %n output(s) equal", nullptr, compared).arg(equal)
                             : tr("✗ %1 of %n output(s) differ", nullptr, compared).arg(compared - equal);
    verdict_ += QStringLiteral(", ") + median_->text();
}

}  // namespace arenascope
