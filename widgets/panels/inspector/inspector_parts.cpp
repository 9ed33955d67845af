#include "widgets/panels/inspector/inspector_parts.h"

#include <QVBoxLayout>

#include "engine/study/graph/program_graph.h"
#include "engine/study/inspect/call_arguments.h"
#include "widgets/panels/inspector/links_section.h"
#include "widgets/panels/inspector/operator_section.h"
#include "widgets/panels/inspector/python_section.h"
#include "widgets/panels/inspector/quantisation_section.h"
#include "widgets/panels/inspector/tiles_section.h"
#include "widgets/panels/inspector/values_section.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

/// The largest constant that a call reads.
OperatorWeight weightOf(const Method& method, const Instruction& call) {
    OperatorWeight out;
    std::int64_t most = 0;
    for (const NamedArgument& argument : named_arguments(method, call)) {
        const Tensor* tensor = method.values.has(argument.tensor) ? method.values[argument.tensor].tensor() : nullptr;
        const std::int64_t bytes = tensor && tensor->is_constant && tensor->data ? tensor->bytes().value_or(0) : 0;
        if (bytes <= most) continue;
        most = bytes;
        out = {.value = argument.tensor, .name = kit::text(argument.name)};
    }
    return out;
}

/// The lines that a payload records, as a trace: "model.py:12" alone has no function.
std::string traceOf(const StatedNode& stated) {
    if (!stated.stack_trace.empty()) return stated.stack_trace;
    std::string out;
    for (const DebugHandle::Node& each : stated.made_from) {
        const std::size_t colon = each.source.rfind(':');
        if (colon == std::string::npos) continue;
        const std::string frame =
            "File \"" + each.source.substr(0, colon) + "\", line " + each.source.substr(colon + 1) + "\n";
        if (out.find(frame) == std::string::npos) out += frame;
    }
    return out;
}

}  // namespace

InspectorParts::InspectorParts(ViewState& state, QWidget* parent)
    : QWidget(parent),
      state_(state),
      tiles_(new TilesSection(state, this)),
      operator_(new OperatorSection(this)),
      quantisation_(new QuantisationSection(this)),
      links_(new LinksSection(state, this)),
      values_(new ValuesSection(this)),
      python_(new PythonSection(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    for (QWidget* part :
         {static_cast<QWidget*>(tiles_), static_cast<QWidget*>(operator_), static_cast<QWidget*>(quantisation_),
          static_cast<QWidget*>(links_), static_cast<QWidget*>(values_), static_cast<QWidget*>(python_)})
        column->addWidget(part);
    connect(python_, &PythonSection::lineRequested, this, &InspectorParts::lineRequested);
    connect(values_, &ValuesSection::refused, this, &InspectorParts::refused);
    connect(values_, &ValuesSection::valuesWanted, this, &InspectorParts::valuesWanted);
    connect(links_, &LinksSection::nodeRequested, this, &InspectorParts::nodeRequested);
    connect(&state_, &ViewState::runChanged, this, [this] {
        if (chosen_.isNode()) showNode(chosen_);
        else refresh(method_);
    });
}

void InspectorParts::refresh(const std::shared_ptr<const Method>& looked) {
    method_ = looked;
    chosen_ = {};
    const ValueId value = state_.current();
    const bool shown = method_ && method_->values.has(value) && method_->values[value].tensor();
    setVisible(shown);
    if (!shown) return;
    const Method& method = *method_;
    const Tensor& tensor = *method.values[value].tensor();
    const InstructionIndex made = tensor.is_constant ? InstructionIndex{} : maker_of(method, value);
    const bool runs = made.valid() && !method.instructions[made].op.empty();
    links_->setVisible(true);  // the others see to it themselves
    values_->setVisible(true);
    tiles_->show(method_, value);
    operator_->setVisible(runs);
    if (runs) operator_->show(method_, made, state_.run());
    quantisation_->show(method, value, runs ? made : InstructionIndex{});
    links_->show(method_, value, runs ? made : InstructionIndex{});
    values_->show(method_, value, state_.run(), runs ? weightOf(method, method.instructions[made]) : OperatorWeight());
    python_->setVisible(made.valid());
    if (made.valid()) python_->show(method.instructions[made].stack_trace);
}

void InspectorParts::showNode(const NodeChoice& choice) {
    chosen_ = choice;
    method_.reset();
    show();
    for (QWidget* part :
         {static_cast<QWidget*>(tiles_), static_cast<QWidget*>(quantisation_), static_cast<QWidget*>(values_)})
        part->hide();
    const ProgramNode& node = choice.graph->nodes[choice.node];
    const bool runs = node.runs() && node.instruction.valid();
    operator_->setVisible(node.payload || runs);
    if (node.payload) operator_->showPayload(node, state_.run().get());
    else if (runs) operator_->show(choice.method, node.instruction, state_.run());
    links_->setVisible(true);
    links_->showNode(choice.method, *choice.graph, choice.node);
    python_->setVisible(node.payload || runs);
    if (node.payload) python_->show(traceOf(*node.payload));
    else if (runs) python_->show(choice.method->instructions[node.instruction].stack_trace);
}

}  // namespace arenascope
