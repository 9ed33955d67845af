#include "widgets/charts/step_corner.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

#include "widgets/plot/arena_colors.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"

namespace arenascope {

StepCorner::StepCorner(ViewState& state, QWidget* parent) : QWidget(parent), state_(state) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    limitChip_ = new QToolButton(this);
    limitChip_->setToolTip(tr("All views show only these steps; click to show all"));
    setStyleState(*limitChip_, "filter", true);
    limitChip_->hide();
    connect(limitChip_, &QToolButton::clicked, this, [this] { state_.setLimit(std::nullopt); });
    colors_ = new QToolButton(this);
    row->addWidget(limitChip_);
    row->addWidget(colors_);
    colors_->setPopupMode(QToolButton::InstantPopup);
    colors_->setAccessibleName(tr("Colour by"));
    setStyleState(*colors_, "link", true);
    auto* menu = new QMenu(colors_);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillColors(*menu); });
    colors_->setMenu(menu);
}

void StepCorner::fillColors(QMenu& menu) {
    menu.clear();
    for (int i = 0; i < color_rule_count; ++i) {
        const auto rule = static_cast<ColorRule>(i);
        QAction* action = menu.addAction(colorRuleName(rule), this, [this, rule] { state_.setColorRule(rule); });
        action->setCheckable(true);
        action->setChecked(rule == state_.colorRule());
    }
}

void StepCorner::showColors(bool hasTensors) {
    colors_->setText(tr("Colour by %1").arg(colorRuleName(state_.colorRule())));
    colors_->setVisible(hasTensors);
}

void StepCorner::showLimit() {
    limitChip_->setVisible(state_.limit().has_value());
    if (!state_.limit()) return;
    const auto [first, last] = *state_.limit();
    limitChip_->setText(tr("steps %1").arg(format::steps(first, last)) + QStringLiteral("  ×"));
}

}  // namespace arenascope
