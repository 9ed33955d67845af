// The part of the Inspector about the node of a tensor.

#include "widgets/panels/node_facts.h"

#include <QFormLayout>
#include <QLineEdit>

#include "engine/runtime/kernel_choice.h"
#include "engine/study/inspect/call_arguments.h"
#include "widgets/plot/plot_paint.h"
#include "widgets/tables/kernel_column.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/fact_label.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

constexpr qsizetype most_inside = 200;

/// "Conv2d, aten_convolution_default + aten_relu_default, model.py:12"
QString insideLine(const QString& name, const std::vector<DebugHandle::Node>& nodes) {
    QStringList parts, names;
    if (!name.isEmpty()) parts.append(name);
    for (const DebugHandle::Node& node : nodes) names.append(kit::text(node.name));
    if (!names.isEmpty()) parts.append(names.join(QStringLiteral(" + ")));
    for (const DebugHandle::Node& node : nodes) {
        const QString source = kit::text(node.source);
        if (!source.isEmpty() && !parts.contains(source)) parts.append(source);
    }
    return parts.join(QStringLiteral(", "));
}

}  // namespace

NodeFacts::NodeFacts(ViewState& state, QWidget* parent)
    : QWidget(parent),
      state_(state),
      kernel_(new FactLabel("", this)),
      managed_(new FactLabel("", this)),
      inside_(new FactLabel("", this)),
      operator_(new QLineEdit(this)) {
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(10);
    form->setVerticalSpacing(6);
    form->setLabelAlignment(Qt::AlignLeft);
    const auto row = [&](const QString& name, QWidget* value) {
        QLabel* label = kit::label(name, "dim", this);
        label->setMinimumWidth(48);
        form->addRow(label, value);
        return label;
    };
    row(tr("Kernel"), kernel_);
    insideLabel_ = row(tr("Inside"), inside_);
    row(tr("Planned"), managed_);
    row(tr("Operator"), operator_);
    operator_->setFont(theme().mono);
    operator_->setAccessibleName(tr("Operator of the node"));
    operator_->setToolTip(
        tr("Another operator with the same arguments, such as mylib::dma_copy.out; empty: the program's own"));
    setStyleState(*operator_, "compact", true);
    kit::shareUndo(*operator_);
    connect(operator_, &QLineEdit::returnPressed, this, &NodeFacts::apply);
    connect(&state_, &ViewState::runChanged, this, &NodeFacts::refresh);
}

QString NodeFacts::inside() const { return inside_->fact(); }

QString NodeFacts::kernel() const { return kernel_->fact(); }

void NodeFacts::refresh() {
    const TensorRow* row = state_.row(state_.current());
    const Method* method = row ? state_.outcome()->method.get() : nullptr;
    const InstructionIndex at = method ? maker_of(*method, row->value) : InstructionIndex{};
    const bool runs = at.valid() && !method->instructions[at].op.empty();
    setVisible(runs);
    if (!runs) {
        kernel_->setFact({});
        return;
    }
    const Instruction& node = method->instructions[at];
    node_ = kit::text(node.name);
    own_ = kit::text(node.op);
    operator_->setText(own_);
    operator_->setCursorPosition(0);
    operator_->setEnabled(node.kind == Instruction::Kind::kernel);
    if (const auto kernel = node_kernel(*method, state_.outcome()->plan(), Fallback::reference, at)) {
        kernel_->setFact(kernelWord(*kernel));
        managed_->setFact(kernel->managed ? tr("yes") : tr("no: %1").arg(unmanagedWord(*kernel)));
    }
    showInside(at);
}

void NodeFacts::showInside(InstructionIndex instruction) {
    const Method& method = *state_.outcome()->method;
    const DelegateIndex delegate = method.instructions[instruction].delegate;
    const bool known =
        method.instructions[instruction].kind == Instruction::Kind::delegate && method.delegates.has(delegate);
    QStringList lines;
    if (known && state_.run()) {
        for (const DelegateEvent& each : state_.run()->events) {
            if (each.instruction != instruction) continue;
            lines.append(insideLine(kit::text(each.event.name), each.nodes) + QStringLiteral(": ") +
                         (each.event.error.empty() ? kit::text(each.event.kernel)
                                                   : tr("failed: %1").arg(words::message(each.event.error))));
        }
    }
    const bool has_run = !lines.isEmpty();
    if (known && !has_run) {
        for (const DebugHandle& handle : method.delegates[delegate].handles) lines.append(insideLine({}, handle.nodes));
    }
    const auto more = lines.size() - most_inside;
    if (more > 0) lines = lines.mid(0, most_inside) << tr("and %1 more").arg(more);
    if (known && !has_run) lines.append(tr("A run (F6) shows the kernel of each operator."));
    inside_->setFact(lines.join(QLatin1Char('\n')));
    inside_->setVisible(known);
    insideLabel_->setVisible(known);
}

void NodeFacts::apply() {
    const QString wanted = operator_->text().trimmed();
    if (wanted != own_) emit operatorRequested(node_, wanted);
}

}  // namespace arenascope
