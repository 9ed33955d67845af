#include "widgets/charts/step_menus.h"

#include <QMenu>

#include "widgets/charts/step_limit.h"
#include "widgets/plot/chart.h"
#include "widgets/ui/tensor_menu.h"

namespace arenascope {

void openTensorMenu(StepSurface& chart, ViewState& state, QWidget& parent, const QPoint& globalPos) {
    if (chart.scene().isEmpty()) return;
    auto* menu = new QMenu(&parent);
    menu->setObjectName(QStringLiteral("tensorMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    tensor_menu::fill(*menu, state, &parent, [&chart](const TensorEdits& edits) { chart.requestEdits(edits); });
    menu->addSeparator();
    menu->addAction(Chart::tr("Show whole lifetime") + QStringLiteral("\tF"), &parent,
                    [&chart] { chart.fitSelection(); });
    menu->addAction(state.limit() ? Chart::tr("All steps") + QStringLiteral("\tL")
                                  : Chart::tr("Limit all views to these steps") + QStringLiteral("\tL"),
                    &parent, [&chart, &state] { toggleLimit(state, chart); });
    menu->addAction(Chart::tr("Fit all") + QStringLiteral("\tHome"), &parent, [&chart] { chart.fitAll(); });
    menu->popup(globalPos);
}

void openPoolMenu(StepSurface& chart, ViewState& state, QWidget& parent) {
    auto* menu = new QMenu(&parent);
    menu->setObjectName(QStringLiteral("poolMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    tensor_menu::fillPools(*menu, state, [&chart](const TensorEdits& edits) { chart.requestEdits(edits); });
    const ArenaBox* box = chart.scene().boxOf(state.current());
    menu->popup(parent.mapToGlobal(box ? chart.boxRect(*box).center().toPoint() : parent.rect().center()));
}

}  // namespace arenascope
