// What the Inspector shows beside planned tensors: tensors of a program without a plan, and nodes of a payload.

#include <QLabel>

#include "engine/ir/shape_text.h"
#include "engine/study/graph/program_graph.h"
#include "widgets/panels/inspector_panel.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/fact_label.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"
#include "widgets/ui/wrap_layout.h"

namespace arenascope {

void InspectorPanel::setViewed(std::shared_ptr<const Method> method) {
    viewed_ = std::move(method);
    if (state_.outcome()) return;  // rebuild() sees to a node of another method
    chosen_ = {};
    rebuild();
}

/// A tensor of a program that is not planned: its name and its operator.
void InspectorPanel::showViewed() {
    const ValueId value = state_.current();
    const Tensor* tensor = viewed_ && viewed_->values.has(value) ? viewed_->values[value].tensor() : nullptr;
    page_->setVisible(tensor != nullptr);
    empty_->setVisible(tensor == nullptr);
    planned_->hide();
    if (!tensor) return;
    name_ = kit::text(viewed_->values[value].name);
    swatch_->setPixmap({});
    title_->setText(name_);
    title_->setToolTip(name_);
    subtitle_->setFact(kit::text(name_of(tensor->dtype)) + QLatin1Char(' ') + kit::text(shape_text(tensor->sizes)));
    subtitle_->show();
    kit::clear(chips_);
    chips_->addWidget(kit::chip(words::engine(name_of(tensor->role)), "plain", page_));
    chips_->addWidget(kit::chip(tr("not planned"), "notice", page_));
    parts_->refresh(viewed_);
}

void InspectorPanel::chooseNode(const NodeChoice& choice) {
    chosen_ = choice;
    rebuild();
}

/// The operator, with its names in the exported program and the call that contains it.
void InspectorPanel::showNode() {
    const ProgramNode& node = chosen_.graph->nodes[chosen_.node];
    const QString name = kit::text(node.name);
    page_->show();
    empty_->hide();
    planned_->hide();
    name_.clear();
    QPixmap swatch(12, 12);
    swatch.fill(theme().role(node.payload ? DataRole::delegate : DataRole::intermediate).solid);
    swatch_->setPixmap(swatch);
    title_->setText(node.title.empty() ? name : kit::text(node.title));
    title_->setToolTip(kit::text(node.op));
    kit::clear(chips_);
    QStringList about;
    if (const StatedNode* stated = node.payload.get()) {
        QStringList names;
        for (const DebugHandle::Node& each : stated->made_from) names.append(kit::text(each.name));
        if (!names.isEmpty()) about.append(names.join(QStringLiteral(" + ")));
        const Instruction& call = chosen_.method->instructions[stated->call];
        about.append(tr("in %1").arg(kit::text(call.name)));
        chips_->addWidget(kit::chip(kit::text(call.op), "plain", page_));
        chips_->addWidget(kit::chip(tr("inside a delegate"), "plain", page_));
    } else {
        if (!node.title.empty() && !name.isEmpty()) about.append(name);
        chips_->addWidget(kit::chip(tr("no tensor"), "notice", page_));
    }
    if (!node.module.empty() && node.module != node.name) about.append(kit::text(node.module));
    subtitle_->setFact(about.join(QStringLiteral(" · ")));
    subtitle_->setToolTip(kit::text(node.op));
    subtitle_->setVisible(!about.isEmpty());
    parts_->showNode(chosen_);
}

}  // namespace arenascope
