// The Run panel's table of operators: time, moved bytes, and whether the values are the expected ones.

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QTreeWidget>
#include <algorithm>
#include <cmath>

#include "engine/base/statistics.h"
#include "engine/ir/steps.h"
#include "widgets/panels/run_groups.h"
#include "widgets/panels/run_panel.h"
#include "widgets/plot/delegate_row.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/device_record.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/row_delegate.h"
#include "widgets/ui/run_findings.h"
#include "widgets/ui/run_texts.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

/// "aten::convolution.out" in a narrow column: without the namespace and the variant.
QString shortOp(const QString& op) {
    const QString aten = QStringLiteral("aten::");
    return op.startsWith(aten) ? op.mid(aten.size()).section(QLatin1Char('.'), 0, 0) : op;
}

/// "onednn brg:avx512_core" in a narrow column: without the instruction set.
QString shortKernel(const QString& kernel) { return kernel.section(QLatin1Char(':'), 0, 0); }

/// The share of the time as a bar before its number.
class ShareDelegate final : public RowDelegate {
public:
    using RowDelegate::RowDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        RowDelegate::paint(painter, option, index);
        const double share = index.data(number_role).toDouble();
        constexpr int height = 8, for_number = 40;
        const int room = option.rect.width() - for_number - metric::cellPad;
        if (room < height || !index.data(number_role).isValid()) return;
        const int width = std::max(1, static_cast<int>(std::lround(room * std::min(share, 100.0) / 100)));
        painter->fillRect(
            QRect(option.rect.left() + metric::cellPad, option.rect.center().y() - height / 2 + 1, width, height),
            theme().thumb);
    }
};

/// The worst finding about the tensors that a call computes.
struct Verdict {
    double change = 0;
    bool compared = false, differs = false, first = false;
};

Verdict verdictOf(const RunReport& report, InstructionIndex instruction) {
    Verdict out;
    const auto first = std::find_if(report.checked.begin(), report.checked.end(),
                                    [](const CheckedValue& each) { return each.difference.has_value(); });
    for (const CheckedValue& each : report.checked) {
        if (each.instruction != instruction) continue;
        out.compared = true;
        out.change = std::max(out.change, each.change);
        out.differs = out.differs || each.difference;
    }
    out.first = out.differs && first->instruction == instruction;
    return out;
}

/// The calls that read damaged tensors.
bool readsDamage(const ViewState& state, const RunReport& report, InstructionIndex instruction) {
    return report.violations &&
        std::any_of(report.violations->begin(), report.violations->end(),
                    [&](const Violation& each) { return instructionOf(state, each.step) == instruction; });
}

/// The row of a failed call shows the reason in the tool tip of every column.
void markFailed(QTreeWidgetItem* item, const QString& why) {
    item->setData(0, failing_role, true);
    item->setIcon(op_column, themeIcon(QStringLiteral("warning"), theme().bad));
    for (int column = step_column; column <= checked_column; ++column) {
        item->setForeground(column, theme().bad);
        const QString here = item->toolTip(column);
        item->setToolTip(column, here.isEmpty() ? why : here + u'\n' + why);
    }
}

/// The parts of a delegate's call in the last repetition: the node of the program, and the kernel.
void addInside(QTreeWidgetItem* call, InstructionIndex instruction, const RunResult& last) {
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
        item->setData(step_column, instruction_role, instruction.number());
        for (const int column : {op_column, kernel_column}) item->setToolTip(column, item->text(column));
        item->setToolTip(node_column, (nodes + sources).join(QLatin1Char('\n')));
        if (!each.event.error.empty()) markFailed(item, words::message(each.event.error));
        const double took = each.event.end - each.event.start;
        setNumber(item, median_column, took, QLocale().toString(took, 'f', 3));
    }
}

/// Calls that a device has times of, as rows without times of this machine.
std::vector<OpSummary> recordedCalls(const ViewState& state) {
    std::vector<OpSummary> out;
    if (!state.device() || !state.outcome()) return out;
    const Method& method = *state.outcome()->method;
    for (const DeviceCall& call : state.device()->times.calls) {
        if (!method.instructions.has(call.instruction)) continue;  // of the method that was shown before
        const Instruction& in = method.instructions[call.instruction];
        const bool delegates = in.kind == Instruction::Kind::delegate && method.delegates.has(in.delegate);
        out.push_back({.last = {.instruction = call.instruction,
                                .op = delegates ? method.delegates[in.delegate].id : in.op,
                                .name = in.name,
                                .kernel = call.kernel}});
    }
    return out;
}

void setTicks(QTreeWidgetItem* item, const TickSpread& ticks) {
    setNumber(item, device_column, static_cast<double>(ticks.median),
              format::number(static_cast<qint64>(ticks.median)));
    if (ticks.runs < 2) return;
    setNumber(item, device_range_column, static_cast<double>(ticks.most - ticks.least),
              QStringLiteral("%1–%2").arg(format::number(static_cast<qint64>(ticks.least)),
                                          format::number(static_cast<qint64>(ticks.most))));
}

/// What the delegate recorded inside of its call.
void addParts(QTreeWidgetItem* call, const DeviceCall& recorded) {
    for (const DevicePart& part : recorded.parts) {
        QStringList ops;
        for (const std::string& op : part.ops) ops.append(kit::text(op));
        auto* item = new OpItem(
            call, {QString(), part.name.empty() ? QString::number(part.id) : kit::text(part.name), ops.join(u' ')});
        item->setData(step_column, instruction_role, recorded.instruction.number());
        item->setToolTip(node_column, part.source.empty() ? item->text(node_column) : kit::text(part.source));
        setTicks(item, part.ticks);
    }
}

/// A row that reads damage, or computes something else, is marked and says so.
void showCheck(const ViewState& state, QTreeWidgetItem& item, const RunReport& report, InstructionIndex instruction) {
    const Verdict verdict = verdictOf(report, instruction);
    if (verdict.compared) {
        setNumber(&item, change_column, verdict.change, differenceText(verdict.change));
        item.setText(checked_column,
                     !verdict.differs    ? RunPanel::tr("✓")
                         : verdict.first ? RunPanel::tr("✗ first that differs")
                                         : RunPanel::tr("✗ differs"));
        for (const int column : {change_column, checked_column})
            item.setForeground(column, verdict.differs ? theme().bad : theme().tx2);
    }
    const bool damaged = readsDamage(state, report, instruction);
    if (damaged && !verdict.compared) {
        item.setText(checked_column, RunPanel::tr("✗ reads overwritten bytes"));
        item.setForeground(checked_column, theme().bad);
    }
    if (damaged || verdict.differs) item.setData(0, failing_role, true);
    if (!damaged && !verdict.first) return;
    item.setIcon(step_column, themeIcon(QStringLiteral("warning"), theme().bad));
    for (int column = step_column; column <= checked_column; ++column) {
        item.setBackground(column, theme().badBg);
        if (damaged)
            item.setToolTip(column,
                            RunPanel::tr("Sanitizer: the operator read bytes that another tensor had overwritten"));
    }
}

/// What the device recorded of a call, and what its delegate recorded inside.
void showDeviceCall(const ViewState& state, QTreeWidgetItem& item, InstructionIndex instruction) {
    if (!state.device()) return;
    const std::vector<DeviceCall>& calls = state.device()->times.calls;
    const auto call =
        std::lower_bound(calls.begin(), calls.end(), instruction,
                         [](const DeviceCall& each, InstructionIndex wanted) { return each.instruction < wanted; });
    if (call == calls.end() || call->instruction != instruction) return;
    setTicks(&item, call->ticks);
    if (item.childCount() == 0) addParts(&item, *call);
    const QString memory = call->allocated == 0
        ? QString()
        : RunPanel::tr("%1 from the runtime's allocators").arg(format::bytes(static_cast<qint64>(call->allocated)));
    if (!memory.isEmpty()) item.setToolTip(device_column, memory);
}

/// Leaves room for branches only if a row has parts.
void decorateOps(QTreeWidget& ops) {
    bool some = false;
    for (int row = 0; row < ops.topLevelItemCount(); ++row) some = some || ops.topLevelItem(row)->childCount() > 0;
    ops.setRootIsDecorated(some);
}

/// Selects the tensor that the operator of a row writes.
void selectResult(ViewState& state, const QTreeWidgetItem* item) {
    if (!item || !state.outcome() || !item->data(step_column, instruction_role).isValid()) return;
    const InstructionIndex at(item->data(step_column, instruction_role).toInt());
    const auto& instructions = state.outcome()->method->instructions;
    if (!instructions.has(at) || instructions[at].outs.empty()) return;
    const ValueId value = instructions[at].outs.front();
    if (state.row(value)) state.select({value}, value);
}

}  // namespace

QTreeWidget* RunPanel::buildOps() {
    auto* out = new QTreeWidget(this);
    out->setHeaderLabels({tr("Step"), tr("Op"), tr("Node"), tr("Kernel"), tr("ms, median"), tr("Fastest"), tr("%"),
                          tr("Device"), tr("Device, range"), tr("Read"), tr("Written"), tr("Δ checksum"),
                          tr("Compared")});
    out->headerItem()->setToolTip(kernel_column,
                                  tr("Library that computed the operator; arenascope: a kernel of this project"));
    out->headerItem()->setToolTip(device_column, tr("Ticks of the call on the device: the median of its runs"));
    out->headerItem()->setToolTip(device_range_column, tr("Fewest and most ticks in a run of the device"));
    for (const int column : {read_column, written_column})
        out->headerItem()->setToolTip(column, tr("Bytes of the operator's tensors in the last run"));
    out->headerItem()->setToolTip(median_column, tr("Over all repetitions; the share is computed from the medians"));
    out->setIndentation(14);
    out->setUniformRowHeights(true);
    out->setSortingEnabled(true);
    out->setAccessibleName(tr("Time of each operator"));
    out->setTextElideMode(Qt::ElideLeft);  // names differ at their ends
    out->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    out->header()->setMinimumSectionSize(40);
    out->header()->setStretchLastSection(false);
    out->header()->setSectionResizeMode(node_column, QHeaderView::Stretch);
    for (const int column : {step_column, median_column, fastest_column, share_column, device_column,
                             device_range_column, read_column, written_column, change_column})
        out->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    out->headerItem()->setToolTip(change_column, tr("Difference of the element sum from the reference run"));
    out->setItemDelegate(new RowDelegate(out));
    out->setItemDelegateForColumn(share_column, new ShareDelegate(out));
    out->setTreePosition(op_column);
    out->sortByColumn(median_column, Qt::DescendingOrder);
    connect(out, &QTreeWidget::itemSelectionChanged, this, [this, out] { selectResult(state_, kit::chosenOf(*out)); });
    groups_->attach(*out, [this](InstructionIndex at) {
        const Method* method = state_.outcome() ? state_.outcome()->method.get() : nullptr;
        return method && method->instructions.has(at) ? kit::text(method->instructions[at].module_path) : QString();
    });
    connect(groups_, &RunGroups::arranged, this, [this, out] {
        decorateOps(*out);
        fitColumns();
    });
    return out;
}

void RunPanel::showTimes(const RunReport& report) {
    const std::vector<double>& times = report.milliseconds;
    median_->setText(format::milliseconds(median(times)) + QStringLiteral(" ms"));
    fastest_->setText(times.size() < 2
                          ? (report.prepares_kernels ? tr("one run, including kernel preparation") : tr("one run"))
                          : tr("median of %1, fastest %2 ms")
                                .arg(times.size())
                                .arg(format::milliseconds(*std::min_element(times.begin(), times.end()))));
    fillOps(report);
}

/// Those that ran here; without a run, those that the device has times of.
void RunPanel::fillOps(const RunReport& report) {
    ops_->clear();
    ops_->setSortingEnabled(false);
    const std::vector<OpSummary> rows = report_ ? report.ops : recordedCalls(state_);
    double sum = 0;
    for (const OpSummary& summary : rows) sum += summary.median;
    const bool countsBytes = report.last && !report.last->calls.empty();
    QList<QTreeWidgetItem*> items;
    QTreeWidgetItem* failed = nullptr;
    const std::shared_ptr<const Outcome>& outcome = state_.outcome();
    Table<InstructionIndex, Step> steps;
    if (outcome && outcome->method) steps = steps_of_instructions(*outcome->method);
    for (const OpSummary& summary : rows) {
        const OpTime& op = summary.last;
        const Step step = steps.has(op.instruction) ? steps[op.instruction] : Step{};
        auto* item = new OpItem(QStringList{QString(), shortOp(kit::text(op.op)),
                                            calledName(state_, op.instruction, kit::text(op.name)),
                                            shortKernel(kit::text(op.kernel))});
        setNumber(item, step_column, step.number(), step.valid() ? QString::number(step.number()) : QString());
        item->setData(step_column, instruction_role, op.instruction.number());
        item->setToolTip(op_column, kit::text(op.op));
        item->setToolTip(node_column, kit::text(op.name));
        item->setToolTip(kernel_column, kit::text(op.kernel));
        if (report_) {
            setNumber(item, median_column, summary.median, QLocale().toString(summary.median, 'f', 3));
            setNumber(item, fastest_column, summary.min, QLocale().toString(summary.min, 'f', 3));
            const double share = sum > 0 ? summary.median / sum * 100 : 0;
            setNumber(item, share_column, share, QLocale().toString(share, 'f', 1));
        }
        showDeviceCall(state_, *item, op.instruction);
        if (countsBytes) {
            setNumber(item, read_column, static_cast<double>(op.bytes_read), format::bytes(op.bytes_read));
            setNumber(item, written_column, static_cast<double>(op.bytes_written), format::bytes(op.bytes_written));
        }
        showCheck(state_, *item, report, op.instruction);
        if (report.last) addInside(item, op.instruction, *report.last);
        const bool has_failed =
            report.last && report.last->failure && report.last->failure->instruction == op.instruction;
        if (has_failed) markFailed(failed = item, words::error(report.last->failure->error));
        items.append(item);
    }
    groups_->arrange(items);
    decorateOps(*ops_);
    ops_->setSortingEnabled(true);
    for (QTreeWidgetItem* item : items) {
        if (!failed && !item->icon(step_column).isNull()) failed = item;
    }
    if (failed && failed->parent()) ops_->expandItem(failed->parent());
    if (failed) ops_->expandItem(failed), ops_->scrollToItem(failed, QAbstractItemView::PositionAtCenter);
}

bool RunPanel::hasDevice() const { return state_.device() && !state_.device()->times.calls.empty(); }

/// Beside the times of this machine, or alone where nothing ran here.
void RunPanel::showDevice() {
    device_->setVisible(hasDevice());
    if (hasDevice()) {
        const DeviceTimes& times = state_.device()->times;
        device_->setText(tr("%1: %2 ticks, median of %n run(s)", nullptr, static_cast<int>(times.runs))
                             .arg(state_.device()->title, format::number(static_cast<qint64>(times.whole.median))));
    }
    if (report_) fillOps(RunReport(*report_));
    else fillOps({});
    ops_->setVisible(report_ || hasDevice());
    idle_->setVisible(!report_ && !hasDevice());
    arrangeTables();
    fitColumns();
}

}  // namespace arenascope
