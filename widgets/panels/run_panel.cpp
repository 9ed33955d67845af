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
#include <QTextDocument>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/charts/timeline/inside_row.h"
#include "widgets/panels/kit.h"
#include "widgets/panels/run_settings.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/view_state.h"

namespace arenascope {
namespace {

enum OutputColumn { output_column, type_column, shape_column, delta_column, verdict_column };
enum OpColumn {
    number_column,
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
constexpr int number_role = Qt::UserRole;

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

/// The wheel over a field scrolls the column; it changes a field only that was clicked before.
class WheelGuard : public QObject {
public:
    using QObject::QObject;
    void guard(QWidget* host) {
        for (auto* field : host->findChildren<QWidget*>()) {
            if (!qobject_cast<QComboBox*>(field) && !qobject_cast<QSpinBox*>(field)) continue;
            field->setFocusPolicy(Qt::StrongFocus);
            field->installEventFilter(this);
        }
    }
    bool eventFilter(QObject* field, QEvent* event) override {
        if (event->type() != QEvent::Wheel || static_cast<QWidget*>(field)->hasFocus()) return false;
        event->ignore();
        return true;
    }
};

void setNumber(QTreeWidgetItem* item, int column, double value, const QString& text) {
    item->setText(column, text);
    item->setData(column, number_role, value);
    item->setFont(column, theme().mono);
    item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
}

/// Writer, victim, bytes and step; the sentences of the command line.
QString violationText(const Violation& v) {
    const QString victim = v.victim.empty() ? RunPanel::tr("no tensor") : kit::text(v.victim);
    const QString writer = v.writer.empty() ? RunPanel::tr("something") : kit::text(v.writer);
    const QString what = v.kind == "overwritten"
        ? RunPanel::tr("%1 overwrote %2 of %3").arg(writer, format::exactBytes(v.bytes), victim)
        : v.kind == "outside"
        ? RunPanel::tr("%1 wrote beyond its outputs: %2 of %3").arg(writer, format::exactBytes(v.bytes), victim)
        : v.kind == "dead"
        ? RunPanel::tr("%1 of %2 were read after the plan let it die").arg(format::exactBytes(v.bytes), victim)
        : RunPanel::tr("%1 of %2 were read before anything was written").arg(format::exactBytes(v.bytes), victim);
    return RunPanel::tr("step %1: %2, at offset %3 in pool %4")
        .arg(v.step)
        .arg(what, QString::number(v.offset))
        .arg(v.mem_id);
}

QString shapeText(const std::vector<std::int64_t>& shape) {
    QStringList out;
    for (const std::int64_t size : shape) out.append(QString::number(size));
    return out.isEmpty() ? QStringLiteral("scalar") : out.join(QStringLiteral(" × "));
}

}  // namespace

RunPanel::RunPanel(ViewState& state, QWidget* parent) : QWidget(parent), state_(state) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buildControls());
    outputs_ = new QTreeWidget(this);
    outputs_->setHeaderLabels({tr("Output"), tr("Type"), tr("Shape"), tr("max |Δ|"), tr("Expected")});
    outputs_->setRootIsDecorated(false);
    outputs_->setAccessibleName(tr("Outputs of the run"));
    outputs_->setTextElideMode(Qt::ElideMiddle);
    outputs_->setUniformRowHeights(true);
    outputs_->header()->resizeSection(output_column, 130);
    outputs_->header()->resizeSection(type_column, 52);
    outputs_->header()->resizeSection(shape_column, 80);
    outputs_->header()->resizeSection(delta_column, 72);
    layout->addWidget(outputs_, 3);
    ops_ = buildOps();
    layout->addWidget(ops_, 5);  // names need the room
    setRecorded({});
}

QWidget* RunPanel::buildControls() {
    auto* scroll = new QScrollArea(this);  // a low dock must not hide Run
    scroll->setAccessibleName(tr("Inputs and repetitions"));
    scroll->setFixedWidth(280);
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
    grid->addWidget(inputs_, 0, 0, 1, 2);
    grid->addWidget(seed_, 1, 0);
    grid->addWidget(repeat_, 1, 1);
    grid->addWidget(run_, 2, 0);
    grid->addWidget(stateMenu_, 2, 1);
    grid->addWidget(median_, 3, 0, 1, 2);
    grid->addWidget(fastest_, 4, 0, 1, 2);
    grid->addWidget(findings_, 5, 0, 1, 2);
    grid->addWidget(settings_, 6, 0, 1, 2);
    grid->setRowStretch(7, 1);
    connect(inputs_, &QComboBox::currentIndexChanged, this,
            [this] { seed_->setEnabled(inputs_->currentData().toInt() == random_choice); });
    connect(run_, &QPushButton::clicked, this, [this] {
        if (running_) emit stopRequested();
        else emit runRequested();
    });
    kit::setContent(*scroll, host);
    (new WheelGuard(scroll))->guard(host);
    return scroll;
}

QTreeWidget* RunPanel::buildOps() {
    auto* out = new QTreeWidget(this);
    out->setHeaderLabels({tr("#"), tr("Op"), tr("Node"), tr("Kernel"), tr("ms, median"), tr("fastest"), tr("%"),
                          tr("read"), tr("written")});
    for (const int column : {read_column, written_column})
        out->headerItem()->setToolTip(column, tr("Bytes of its tensors as they were in the last run"));
    out->headerItem()->setToolTip(median_column, tr("Over all repetitions; the share is that of the medians"));
    out->setRootIsDecorated(false);
    out->setUniformRowHeights(true);
    out->setSortingEnabled(true);
    out->setAccessibleName(tr("Time of each operator"));
    out->setTextElideMode(Qt::ElideMiddle);  // names differ at their ends
    out->header()->setStretchLastSection(false);
    out->header()->setSectionResizeMode(node_column, QHeaderView::Stretch);
    const std::pair<int, int> widths[] = {{number_column, 44}, {op_column, 130},     {kernel_column, 90},
                                          {median_column, 84}, {fastest_column, 60}, {share_column, 50},
                                          {read_column, 68},   {written_column, 68}};
    for (const auto& [column, width] : widths) out->header()->resizeSection(column, width);
    out->sortByColumn(median_column, Qt::DescendingOrder);
    connect(out, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (!item || !state_.outcome()) return;
        const auto at = static_cast<std::size_t>(item->data(number_column, number_role).toInt());
        const std::vector<Instruction>& instructions = state_.outcome()->method->instructions;
        if (at >= instructions.size() || instructions[at].outs.empty()) return;
        const ValueId value = instructions[at].outs.front();
        if (state_.row(value)) state_.select({value}, value);
    });
    return out;
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
    if (event->type() == QEvent::PaletteChange && report_) showOutputs(*report_);
}

void RunPanel::setReport(const RunReport& report) {
    report_ = report;
    showTimes(report);
    showOutputs(report);
    showFindings(report);
}

QString RunPanel::findings() const {
    QTextDocument text;
    text.setHtml(findings_->text());
    return text.toPlainText();
}

void RunPanel::showFindings(const RunReport& report) {
    QStringList lines;
    if (report.values) {
        const QString text = report.values->text.toHtmlEscaped();
        lines.append(report.values->value == no_value
                         ? text
                         : QStringLiteral("<a href=\"%1\">%2</a>").arg(report.values->value).arg(text));
    }
    lines.append(violationLines(report));
    if (report.last && report.last->copied_bytes >= 0 &&
        (!request().bindings.empty() || !report.last->device_copies.empty()))
        lines.append(
            tr("%1 copied by the last run").arg(format::exactBytes(report.last->copied_bytes)).toHtmlEscaped());
    if (const auto& s = report.fromStatic) {
        const QString speed = QString::number(s->perSecond, 'f', 1);
        lines.append(
            (s->arenaBytes > 0
                 ? tr("%1 runs per second, arena %2 per instance").arg(speed, format::bytes(s->arenaBytes))
                 : tr("%1 runs per second; arenas are made from the second run on, by what the first one learns")
                       .arg(speed))
                .toHtmlEscaped());
        lines.append(tr("%1 tensors managed in %2 storage groups, %3 outgrew their slot")
                         .arg(s->managed)
                         .arg(s->groups)
                         .arg(s->outgrown)
                         .toHtmlEscaped());
        lines.append(tr("storage groups told ahead %1, learned %2")
                         .arg(format::bytes(s->plannedBytes), format::bytes(s->learnedBytes))
                         .toHtmlEscaped());
        for (const QString& problem : s->problems) lines.append(problem.toHtmlEscaped());
    }
    lines.append(touchedLines(report));
    findings_->setText(lines.join(QStringLiteral("<br>")));
    findings_->setAccessibleDescription(findings());
}

/// The sanitizer counts operators; views count steps of the listing.
int RunPanel::viewStep(int operators) const {
    const Method& method = *state_.outcome()->method;
    const std::vector<int> steps = stepOfInstructions(*state_.outcome());
    for (std::size_t at = 0; at < method.instructions.size(); ++at) {
        const Instruction::Kind kind = method.instructions[at].kind;
        if (kind != Instruction::Kind::kernel && kind != Instruction::Kind::delegate) continue;
        if (operators-- == 0) return std::max(0, steps[at]);
    }
    return std::max(0, state_.outcome()->steps - 1);
}

/// A violation is followed by "victim:step", a value that differs by its number alone.
void RunPanel::follow(const QString& link) {
    const QStringList parts = link.split(QLatin1Char(':'));
    const ValueId value = parts.first().toInt();
    const TensorRow* row = state_.row(value);
    if (!row) return;
    state_.setStep(parts.size() > 1 ? parts[1].toInt() : row->first_step);
    state_.select({value}, value);
}

QStringList RunPanel::violationLines(const RunReport& report) const {
    if (!report.violations) return {};
    if (report.violations->empty()) return {tr("✓ sanitizer: every read found the tensor that the plan promises")};
    QStringList lines{tr("✗ sanitizer: %n finding(s)", nullptr, static_cast<int>(report.violations->size()))};
    constexpr std::size_t most = 20;
    for (std::size_t i = 0; i < std::min(most, report.violations->size()); ++i) {
        const Violation& found = (*report.violations)[i];
        const QString text = violationText(found).toHtmlEscaped();
        ValueId victim = no_value;
        if (state_.outcome()) {
            for (const TensorRow& row : state_.outcome()->tensors) {
                if (row.name == found.victim) victim = row.value;
            }
        }
        lines.append(victim == no_value
                         ? text
                         : QStringLiteral("<a href=\"%1:%2\">%3</a>").arg(victim).arg(viewStep(found.step)).arg(text));
    }
    if (report.violations->size() > most) lines.append(tr("and %1 more").arg(report.violations->size() - most));
    return lines;
}

/// "SRAM: 860 KiB of 864 KiB touched"
QStringList RunPanel::touchedLines(const RunReport& report) const {
    QStringList lines;
    if (!report.last || report.last->touched.empty() || !state_.outcome()) return lines;
    for (const PoolResult& pool : state_.outcome()->plan().pools) {
        const auto id = static_cast<std::size_t>(pool.mem_id);
        const std::int64_t touched = id < report.last->touched.size() ? report.last->touched[id] : 0;
        lines.append(tr("%1: %2 of %3 touched")
                         .arg(kit::text(pool.name), format::bytes(touched), format::bytes(pool.bytes))
                         .toHtmlEscaped());
    }
    return lines;
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
    for (const OpSummary& op : report.ops) {
        auto* item = new OpItem(QStringList{QString(), kit::text(op.op), kit::text(op.name), kit::text(op.kernel)});
        setNumber(item, number_column, op.instruction, QString::number(op.instruction));
        for (const int column : {op_column, node_column, kernel_column}) item->setToolTip(column, item->text(column));
        setNumber(item, median_column, op.median, QLocale().toString(op.median, 'f', 3));
        setNumber(item, fastest_column, op.fastest, QLocale().toString(op.fastest, 'f', 3));
        const double share = sum > 0 ? op.median / sum * 100 : 0;
        setNumber(item, share_column, share, QLocale().toString(share, 'f', 1));
        if (op.read) setNumber(item, read_column, static_cast<double>(*op.read), format::bytes(*op.read));
        if (op.written) setNumber(item, written_column, static_cast<double>(*op.written), format::bytes(*op.written));
        items.append(item);
    }
    ops_->addTopLevelItems(items);
    ops_->setSortingEnabled(true);
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
        item->setText(delta_column, QString::number(output.difference->max_abs, 'e', 2));
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
