// The bar above the graph: where one is, how much is shown, and in which direction.

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>

#include "widgets/graph/graph_canvas.h"
#include "widgets/graph/graph_chart.h"
#include "widgets/graph/module_tree.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

constexpr int most_hops = 9;

}  // namespace

/// Where there is little width the tree takes it only when it is asked for.
QWidget* GraphChart::buildModulesButton() {
    modules_ = new QToolButton(bar_);
    modules_->setText(tr("Modules"));
    modules_->setCheckable(true);
    modules_->setVisible(false);
    modules_->setObjectName(QStringLiteral("graphModules"));
    setStyleState(*modules_, "framed", true);
    connect(modules_, &QToolButton::toggled, this, [this](bool on) { tree_->setVisible(on || !isNarrow()); });
    return modules_;
}

QWidget* GraphChart::buildBar() {
    bar_ = new QWidget(this);
    bar_->setFixedHeight(bar_height);
    bar_->setBackgroundRole(QPalette::Base);
    bar_->setAutoFillBackground(true);
    rows_ = new QBoxLayout(QBoxLayout::LeftToRight, bar_);
    rows_->setContentsMargins(12, 0, 8, 0);
    rows_->setSpacing(6);
    rows_->setSizeConstraint(QLayout::SetNoConstraint);
    crumbs_ = new QHBoxLayout;
    crumbs_->setSpacing(2);
    rows_->addLayout(crumbs_);
    rows_->addStretch(1);
    auto* row = controls_ = new QHBoxLayout;
    row->setSpacing(6);
    rows_->addLayout(row);
    row->addWidget(buildModulesButton());
    count_ = kit::label(QString(), "hint", bar_);
    row->addWidget(count_);
    direction_ = new QComboBox(bar_);
    direction_->setAccessibleName(tr("Direction"));
    direction_->addItems({tr("Inputs and users"), tr("Inputs"), tr("Users")});
    setStyleState(*direction_, "compact", true);
    row->addWidget(direction_);
    hops_ = new QSpinBox(bar_);
    hops_->setAccessibleName(tr("Hops"));
    hops_->setToolTip(tr("How far from the selected tensor"));
    hops_->setRange(1, most_hops);
    hops_->setValue(query_.hops);
    hops_->setSuffix(tr(" hops"));
    setStyleState(*hops_, "compact", true);
    hops_->setButtonSymbols(QAbstractSpinBox::NoButtons);
    hops_->setAlignment(Qt::AlignCenter);
    const auto stepper = [this, row](const QString& sign, const QString& name, int by) {
        auto* button = new QToolButton(bar_);
        button->setText(sign);
        button->setToolTip(name);
        button->setAccessibleName(name);
        button->setFixedWidth(bar_height - 8);
        setStyleState(*button, "framed", true);
        row->addWidget(button);
        connect(button, &QToolButton::clicked, hops_, [this, by] { hops_->stepBy(by); });
        return button;
    };
    fewer_ = stepper(QStringLiteral("\u2212"), tr("One hop less"), -1);
    row->addWidget(hops_);
    further_ = stepper(QStringLiteral("+"), tr("One hop more"), 1);
    views_ = new QToolButton(bar_);
    views_->setText(tr("Views"));
    views_->setCheckable(true);
    views_->setChecked(true);
    views_->setToolTip(tr("Name the shape that a tensor is read as"));
    setStyleState(*views_, "framed", true);
    row->addWidget(views_);
    stop_ = new QToolButton(bar_);
    stop_->setText(tr("Cancel"));
    stop_->setVisible(false);
    setStyleState(*stop_, "framed", true);
    row->addWidget(stop_);
    connect(stop_, &QToolButton::clicked, this, [this] {
        drawing_.cancel();
        if (graph_->nodes.empty()) made_.reset();  // it is made when the view is seen again
        canvas_->setMessage(tr("Not drawn: choose a part of the program at the left"));
    });
    connect(&drawing_, &LatestTask::busyChanged, this, &GraphChart::showBusy);
    const auto change = [this] {
        GraphQuery next = query_;
        next.direction = static_cast<GraphQuery::Direction>(direction_->currentIndex());
        next.hops = hops_->value();
        next.views = views_->isChecked();
        ask(next, true);
    };
    connect(direction_, &QComboBox::currentIndexChanged, this, change);
    connect(hops_, &QSpinBox::valueChanged, this, change);
    connect(views_, &QToolButton::toggled, this, change);
    return bar_;
}

}  // namespace arenascope
