#include "widgets/panels/inspector/operator_section.h"

#include <QGridLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include "engine/ir/method.h"
#include "engine/runtime/run_result.h"
#include "engine/study/graph/program_graph.h"
#include "engine/study/inspect/call_arguments.h"
#include "engine/study/inspect/call_work.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/fact_label.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

OperatorSection::OperatorSection(QWidget* parent)
    : InspectorSection(tr("Operator"), parent), grid_(new QGridLayout), more_(new QToolButton(&page())) {
    grid_->setHorizontalSpacing(10);
    grid_->setVerticalSpacing(2);
    grid_->setColumnStretch(1, 1);
    more_->setAutoRaise(true);
    more_->setMinimumWidth(1);  // of a narrow dock
    more_->setAccessibleName(tr("Arguments at their defaults"));
    body().addLayout(grid_);
    body().addWidget(more_);
    connect(more_, &QToolButton::clicked, this, [this] { unfold(!all_); });
}

void OperatorSection::unfold(bool all) {
    all_ = all;
    fill();
}

void OperatorSection::show(std::shared_ptr<const Method> method, InstructionIndex instruction,
                           std::shared_ptr<const RunResult> run) {
    method_ = std::move(method);
    run_ = std::move(run);
    instruction_ = instruction;
    fill();
}

void OperatorSection::showPayload(const ProgramNode& node, const RunResult* run) {
    method_.reset();
    fill();
    setSummary(kit::text(node.op));
    more_->hide();
    const StatedNode& stated = *node.payload;
    for (const auto& [name, value] : stated.attributes) addRow(words::message(name), words::message(value));
    if (stated.attributes.empty() && stated.tensors.empty())
        addRow(tr("Arguments"), tr("The payload does not state them in a known form."));
    if (!run || stated.handle < 0) return;
    for (const DelegateEvent& each : run->events) {
        if (each.instruction != stated.call || each.event.handle != stated.handle) continue;
        addRow(tr("Kernel"), kit::text(each.event.kernel));
        addRow(tr("Time"), tr("%1 ms").arg(format::milliseconds(each.event.end - each.event.start)));
        return;
    }
}

void OperatorSection::addRow(const QString& name, const QString& text) {
    const int row = static_cast<int>(lines_.size());
    auto* value = new FactLabel("mono", &page());
    value->setFact(text);
    grid_->addWidget(kit::label(name, "dim", &page()), row, 0, Qt::AlignTop);
    grid_->addWidget(value, row, 1);
    lines_.append(name + QLatin1Char(' ') + text);
}

void OperatorSection::addWork() {
    const std::int64_t work = call_work(*method_, method_->instructions[instruction_]);
    if (work > 0) addRow(tr("Work"), tr("%1 multiply-adds").arg(format::number(work)));
    if (!run_) return;
    double milliseconds = 0;
    bool timed = false;
    for (const OpTime& time : run_->times) {
        if (time.instruction != instruction_) continue;
        milliseconds += time.milliseconds;
        timed = true;
    }
    if (timed) addRow(tr("Time"), tr("%1 ms").arg(format::milliseconds(milliseconds)));
}

void OperatorSection::fill() {
    kit::clear(grid_);
    lines_.clear();
    if (!method_ || !instruction_.valid()) return;
    const Instruction& node = method_->instructions[instruction_];
    setSummary(kit::text(node.op));
    int folded = 0;
    for (const NamedArgument& argument : named_arguments(*method_, node)) {
        if (argument.tensor != no_value) continue;  // inputs and users are shown as links
        if (argument.is_default && !all_) {
            ++folded;
            continue;
        }
        addRow(argument.name.empty() ? tr("argument") : kit::text(argument.name), kit::text(argument.text));
    }
    addWork();
    more_->setVisible(folded > 0 || all_);
    more_->setText(all_ ? tr("Fold arguments at their defaults") : tr("%n more at their defaults", nullptr, folded));
    more_->setToolTip(more_->text());
}

}  // namespace arenascope
