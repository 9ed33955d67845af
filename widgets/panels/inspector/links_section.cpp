#include "widgets/panels/inspector/links_section.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "engine/ir/dependences.h"
#include "engine/ir/steps.h"
#include "engine/study/graph/operator_names.h"
#include "engine/study/inspect/call_arguments.h"
#include "widgets/theme/format.h"
#include "widgets/ui/elided_label.h"
#include "widgets/ui/elided_link.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

constexpr int most_rows = 24;

QString shapeText(const Tensor& tensor) {
    const QString sizes = kit::sizesText(tensor.upper);
    const QString type = kit::text(name_of(tensor.dtype));
    return sizes.isEmpty() ? type : sizes + QLatin1Char(' ') + type;
}

/// The name for display: a constant has its name in the Python module.
QString nameOf(const Method& method, ValueId value) {
    const Tensor* tensor = method.values[value].tensor();
    return kit::text(tensor && !tensor->qualified_name.empty() ? tensor->qualified_name : method.values[value].name);
}

}  // namespace

LinksSection::LinksSection(ViewState& state, QWidget* parent)
    : InspectorSection(tr("Inputs and users"), parent), state_(state), grid_(new QGridLayout) {
    grid_->setHorizontalSpacing(8);
    grid_->setVerticalSpacing(2);
    grid_->setColumnStretch(1, 1);
    body().addLayout(grid_);
}

void LinksSection::show(std::shared_ptr<const Method> looked, ValueId value, InstructionIndex maker) {
    method_ = std::move(looked);
    kit::clear(grid_);
    lines_.clear();
    row_ = 0;
    const Method& method = *method_;
    int inputs = 0, readers = 0;
    if (maker.valid()) {
        for (const NamedArgument& argument : named_arguments(method, method.instructions[maker])) {
            if (argument.tensor == no_value) continue;
            inputs += argument.is_out ? 0 : 1;
            addTensor(kit::text(argument.name), argument.tensor);
        }
    }
    const ValueId root = memory_root(method, value);
    for (const InstructionIndex at : method.instructions.indices()) {
        if (at == maker) continue;
        const Instruction& other = method.instructions[at];
        bool reads = false;
        each_tensor_argument(method, other, [&](ValueId id) { reads = reads || memory_root(method, id) == root; });
        if (!reads) continue;
        ++readers;
        addReader(at);
    }
    const int more = inputs + readers - static_cast<int>(lines_.size());
    if (more > 0) grid_->addWidget(kit::label(tr("and %1 more").arg(more), "hint", &page()), row_, 1);
    setSummary(tr("%1 in, %n reader(s)", nullptr, readers).arg(inputs));
}

void LinksSection::showNode(std::shared_ptr<const Method> looked, const ProgramGraph& graph, NodeIndex node) {
    method_ = std::move(looked);
    kit::clear(grid_);
    lines_.clear();
    row_ = 0;
    const ProgramNode& own = graph.nodes[node];
    const auto titleOf = [&](NodeIndex at) {
        return (kit::text(graph.nodes[at].title) + QLatin1Char(' ') + kit::text(graph.nodes[at].name)).trimmed();
    };
    const auto targetOf = [&](NodeIndex at) {
        const ValueId value = graph.nodes[at].value;
        return value == no_value ? QStringLiteral("n%1").arg(at.number()) : QStringLiteral("v%1").arg(value.number());
    };
    int inputs = 0;
    for (const EdgeIndex edge : own.payload ? std::vector<EdgeIndex>{} : own.in) {
        const ProgramEdge& read = graph.edges[edge];
        if (read.kind != ProgramEdge::Kind::data) continue;
        ++inputs;
        const Tensor* tensor = method_->values.has(read.seen) ? method_->values[read.seen].tensor() : nullptr;
        addRow(tr("input"), titleOf(read.from), targetOf(read.from), tensor ? shapeText(*tensor) : tr("not a tensor"),
               tensor ? format::bytes(read.bytes) : QString());
    }
    for (const StatedNode::Tensor& tensor : own.payload ? own.payload->tensors : std::vector<StatedNode::Tensor>{}) {
        inputs += tensor.kind == StatedNode::Tensor::Kind::output ? 0 : 1;
        const bool constant = tensor.kind == StatedNode::Tensor::Kind::constant;
        QString target, name = kit::text(tensor.name), about = kit::text(tensor.type);
        if (tensor.maker.valid()) target = targetOf(tensor.maker), name = titleOf(tensor.maker);
        else if (tensor.value != no_value) target = QStringLiteral("v%1").arg(tensor.value.number());
        if (name.isEmpty() && constant) name = tr("constant");
        if (!tensor.quantisation.empty()) about += QStringLiteral(", ") + words::message(tensor.quantisation);
        addRow(words::message(tensor.role), name, target, about, format::bytes(tensor.bytes));
    }
    int readers = 0;
    for (const EdgeIndex edge : own.out) {
        const NodeIndex reader = graph.edges[edge].to;
        if (graph.edges[edge].kind != ProgramEdge::Kind::data) continue;
        ++readers;
        addRow(tr("read by"), titleOf(reader), targetOf(reader), {}, {});
    }
    setSummary(tr("%1 in, %n reader(s)", nullptr, readers).arg(inputs));
}

void LinksSection::addTensor(const QString& role, ValueId value) {
    const Method& method = *method_;
    const Tensor& tensor = *method.values[value].tensor();
    const ValueId root = memory_root(method, value);
    const QString shape = root == value ? shapeText(tensor) : tr("%1, as view").arg(shapeText(tensor));
    addRow(role.isEmpty() ? tr("tensor") : role, nameOf(method, root), QStringLiteral("v%1").arg(root.number()), shape,
           format::bytes(tensor.bytes().value_or(0)));
}

void LinksSection::addReader(InstructionIndex instruction) {
    const Method& method = *method_;
    const Instruction& node = method.instructions[instruction];
    const Step step = steps_of_instructions(method)[instruction];
    const QString title = node.op.empty()          ? kit::text(node.name)
        : node.kind == Instruction::Kind::delegate ? kit::text(node.op)
                                                   : kit::text(operator_title(node.op));
    const ValueId made = node.outs.empty() ? no_value : memory_root(method, node.outs.front());
    const QString target = made == no_value ? QString() : QStringLiteral("v%1").arg(made.number());
    addRow(tr("read by"), title, target, made == no_value ? QString() : nameOf(method, made),
           step.valid() ? tr("step %1").arg(step.number()) : QString());
}

void LinksSection::addRow(const QString& role, const QString& link, const QString& target, const QString& about,
                          const QString& bytes) {
    if (lines_.size() >= most_rows) return;
    const int row = row_;
    row_ += about.isEmpty() ? 1 : 2;
    auto* name = new ElidedLink(link, target, &page());
    name->setToolTip(link + (about.isEmpty() ? QString() : QStringLiteral(", ") + about));
    name->setAccessibleName(role + QStringLiteral(": ") + link);
    connect(name, &QLabel::linkActivated, this, &LinksSection::follow);
    auto* detail = new ElidedLabel(about, "hint", Qt::ElideMiddle, &page());
    detail->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    detail->setToolTip(about);
    grid_->addWidget(kit::label(role, "dim", &page()), row, 0);
    grid_->addWidget(name, row, 1);
    grid_->addWidget(kit::label(bytes, "mono", &page()), row, 2, Qt::AlignRight);
    if (!about.isEmpty()) grid_->addWidget(detail, row + 1, 1, 1, 2);
    lines_.append(QStringList{role, link, about, bytes}.join(QLatin1Char(' ')));
}

void LinksSection::follow(const QString& target) {
    if (target.startsWith(QLatin1Char('n'))) return emit nodeRequested(NodeIndex(target.mid(1).toInt()));
    const ValueId value(target.mid(1).toInt());
    if (method_ && method_->values.has(value)) state_.select({value}, value);
}

}  // namespace arenascope
