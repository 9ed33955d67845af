#include "widgets/panels/run_panel.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/panels/kit.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/view_state.h"

namespace arenascope {
namespace {

enum OutputColumn { output_column, type_column, shape_column, delta_column, verdict_column };
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

void setNumber(QTreeWidgetItem* item, int column, double value, const QString& text) {
    item->setText(column, text);
    item->setData(column, number_role, value);
    item->setFont(column, theme().mono);
    item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
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
    outputs_->header()->resizeSection(output_column, 130);
    outputs_->header()->resizeSection(type_column, 52);
    outputs_->header()->resizeSection(shape_column, 90);
    outputs_->header()->resizeSection(delta_column, 80);
    layout->addWidget(outputs_, 4);
    ops_ = buildOps();
    layout->addWidget(ops_, 5);
    setRecorded({});
}

QWidget* RunPanel::buildControls() {
    auto* scroll = new QScrollArea(this);  // a low dock must not hide Run
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
    repeat_->setRange(1, 100'000);
    repeat_->setSuffix(QStringLiteral(" ×"));
    repeat_->setAccessibleName(tr("Repetitions"));
    seed_->setAccessibleName(tr("Seed of random inputs"));
    for (QSpinBox* field : {seed_, repeat_}) setStyleState(*field, "compact", true);
    setStyleState(*inputs_, "compact", true);
    run_ = new QPushButton(tr("Run"), host);
    reset_ = new QPushButton(tr("Reset state"), host);
    reset_->setToolTip(tr("Buffers that outlive a run get their initial values"));
    for (QPushButton* button : {run_, reset_}) setStyleState(*button, "compact", true);
    median_ = kit::label(tr("not run yet"), "title", host);
    fastest_ = kit::label(QString(), "hint", host);
    grid->addWidget(inputs_, 0, 0, 1, 2);
    grid->addWidget(seed_, 1, 0);
    grid->addWidget(repeat_, 1, 1);
    grid->addWidget(run_, 2, 0);
    grid->addWidget(reset_, 2, 1);
    grid->addWidget(median_, 3, 0, 1, 2);
    grid->addWidget(fastest_, 4, 0, 1, 2);
    grid->setRowStretch(5, 1);
    connect(inputs_, &QComboBox::currentIndexChanged, this,
            [this] { seed_->setEnabled(inputs_->currentData().toInt() == random_choice); });
    connect(run_, &QPushButton::clicked, this, [this] {
        if (running_)
            emit stopRequested();
        else
            emit runRequested();
    });
    connect(reset_, &QPushButton::clicked, this, &RunPanel::resetStateRequested);
    kit::setContent(*scroll, host);
    return scroll;
}

QTreeWidget* RunPanel::buildOps() {
    auto* out = new QTreeWidget(this);
    out->setHeaderLabels({tr("#"), tr("Op"), tr("Node"), tr("Kernel"), tr("ms"), tr("%")});
    out->setRootIsDecorated(false);
    out->setUniformRowHeights(true);
    out->setSortingEnabled(true);
    out->setAccessibleName(tr("Time of each operator"));
    out->header()->resizeSection(0, 44);
    out->header()->resizeSection(1, 170);
    out->header()->resizeSection(2, 170);
    out->header()->resizeSection(4, 64);
    out->header()->resizeSection(5, 54);
    out->sortByColumn(4, Qt::DescendingOrder);
    connect(out, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (!item || !state_.outcome()) return;
        const auto at = static_cast<std::size_t>(item->data(0, Qt::UserRole + 1).toInt());
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
    verdict_.clear();
}

void RunPanel::setReport(const RunReport& report) {
    showTimes(report);
    showOutputs(report);
}

void RunPanel::showTimes(const RunReport& report) {
    std::vector<double> sorted = report.milliseconds;
    std::sort(sorted.begin(), sorted.end());
    const double median = sorted.empty() ? 0 : sorted[sorted.size() / 2];
    median_->setText(format::milliseconds(median) + QStringLiteral(" ms"));
    fastest_->setText(
        sorted.size() < 2
            ? tr("one run")
            : tr("median of %1, fastest %2 ms").arg(sorted.size()).arg(format::milliseconds(sorted.front())));
    ops_->clear();
    ops_->setSortingEnabled(false);
    double sum = 0;
    for (const OpTime& time : report.last->times) sum += time.milliseconds;
    QList<QTreeWidgetItem*> items;
    for (const OpTime& time : report.last->times) {
        auto* item =
            new OpItem(QStringList{QString(), kit::text(time.op), kit::text(time.name), kit::text(time.kernel)});
        setNumber(item, 0, time.instruction, QString::number(time.instruction));
        item->setData(0, Qt::UserRole + 1, time.instruction);
        setNumber(item, 4, time.milliseconds, QString::number(time.milliseconds, 'f', 3));
        const double share = sum > 0 ? time.milliseconds / sum * 100 : 0;
        setNumber(item, 5, share, QString::number(share, 'f', 1));
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
        item->setText(verdict_column, good ? tr("✓ equal within tolerance")
                                           : tr("✗ differs from element %1").arg(output.difference->first_mismatch));
        item->setForeground(verdict_column, good ? theme().blue : theme().bad);
    }
    verdict_ = compared == 0       ? tr("ran")
               : equal == compared ? tr("✓ %1 of %2 outputs equal").arg(equal).arg(compared)
                                   : tr("✗ %1 of %2 outputs differ").arg(compared - equal).arg(compared);
    verdict_ += QStringLiteral(", ") + median_->text();
}

}  // namespace arenascope
