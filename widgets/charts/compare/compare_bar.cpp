#include "widgets/charts/compare/compare_bar.h"

#include <QAction>
#include <QActionGroup>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/charts/compare/compare_picker.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"

namespace arenascope {

CompareBar::CompareBar(const CompareSides& sides, QWidget* parent) : QWidget(parent), sides_(sides) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metric::chartPad, 4, metric::chartPad, 4);
    column->setSpacing(4);
    row_ = new QHBoxLayout;
    row_->setSpacing(6);
    column->addLayout(row_);
    const auto button = [this](const QString& text, const QString& tip) {
        auto* made = new QPushButton(text, this);
        made->setToolTip(tip);
        made->setMenu(new QMenu(made));
        setStyleState(*made, "compact", true);
        row_->addWidget(made);
        return made;
    };
    axes_ = button(tr("Axes linked"), tr("Move and zoom both sides together, on one scale"));
    baseline_ = button(tr("Reference %1").arg(sideLetter(0)), tr("The plan that the other plans are compared with"));
    add_ = button(tr("Add plan"), tr("Compare one more plan, of this program or of another file"));
    add_->setIcon(themeIcon(QStringLiteral("add")));
    pools_ = new QPushButton(this);
    pools_->setObjectName(QStringLiteral("poolOffer"));
    setStyleState(*pools_, "compact", true);
    pools_->hide();
    row_->addWidget(pools_);
    connect(pools_, &QPushButton::clicked, this, &CompareBar::poolsRequested);
    linkSteps_ = axes_->menu()->addAction(tr("Steps linked"));
    linkOffsets_ = axes_->menu()->addAction(tr("Offsets linked"));
    for (QAction* link : {linkSteps_, linkOffsets_}) {
        link->setCheckable(true);
        link->setChecked(true);
        connect(link, &QAction::triggered, this, [this] { emit linksChanged(stepsLinked(), offsetsLinked()); });
    }
    connect(baseline_->menu(), &QMenu::aboutToShow, this, &CompareBar::fillBaselineMenu);
    connect(add_->menu(), &QMenu::aboutToShow, this, &CompareBar::fillAddMenu);
    row_->addStretch(1);
    second_ = new QWidget(this);
    row_->addWidget(second_);
    auto* filters = new QHBoxLayout(second_);
    filters->setContentsMargins(0, 0, 0, 0);
    filters->setSpacing(6);
    addFilters(second_);
    filters->addStretch(1);
    addPages(second_);
}

void CompareBar::addFilters(QWidget* parent) {
    for (std::size_t i = 0; i < most_sides + 1; ++i) {
        auto* filter = new QToolButton(parent);
        filter->setCheckable(true);
        filter->setChecked(true);
        filter->setVisible(i < 3);
        setStyleState(*filter, "filter", true);
        parent->layout()->addWidget(filter);
        filters_.push_back(filter);
        connect(filter, &QToolButton::toggled, this, [this] {
            Only only{};
            for (std::size_t side = 0; side < most_sides; ++side)
                only[side] = filters_[side == 0 ? 0 : side + 1]->isChecked();
            emit filterChanged(only, filters_[1]->isChecked());
        });
    }
}

void CompareBar::addPages(QWidget* parent) {
    auto* group = new QButtonGroup(this);
    for (QToolButton*& page : pages_) {
        page = new QToolButton(parent);
        page->setCheckable(true);
        setStyleState(*page, "filter", true);
        parent->layout()->addWidget(page);
        group->addButton(page);
        connect(page, &QToolButton::toggled, this, &CompareBar::pageChanged);
    }
    pages_[0]->setText(tr("Numbers"));
    pages_[0]->setToolTip(tr("Numbers of the plans"));
    pages_[1]->setText(tr("Tensors"));
    pages_[1]->setToolTip(tr("Differences of the tensors"));
    for (QToolButton* page : pages_) page->setVisible(false);
    pages_[0]->setChecked(true);
}

bool CompareBar::stepsLinked() const { return linkSteps_->isChecked(); }

bool CompareBar::offsetsLinked() const { return linkOffsets_->isChecked(); }

void CompareBar::setLinked(bool steps, bool offsets) {
    linkSteps_->setChecked(steps);
    linkOffsets_->setChecked(offsets);
    axes_->setText(steps && offsets ? tr("Axes linked")
                       : steps      ? tr("Steps linked")
                       : offsets    ? tr("Offsets linked")
                                    : tr("Axes not linked"));
}

void CompareBar::showCounts(const CompareScene& scene) {
    const std::size_t sides = std::max<std::size_t>(2, scene.sides.size());
    filters_[1]->setText((sides == 2 ? tr("Both") : tr("In several")) + QStringLiteral("  ") +
                         format::number(scene.shared));
    for (std::size_t side = 0; side < most_sides; ++side) {
        QToolButton& filter = *filters_[side == 0 ? 0 : side + 1];
        filter.setText(tr("Only %1").arg(sideLetter(side)) + QStringLiteral("  ") + format::number(scene.only[side]));
        filter.setVisible(side < sides);
    }
    baseline_->setText(tr("Reference %1").arg(sideLetter(scene.base)));
}

void CompareBar::showPoolOffer() {
    const std::optional<std::size_t> side = sides_.withOtherPools();
    pools_->setVisible(side.has_value());
    if (!side) return;
    const QString base = sideLetter(sides_.baseline());
    pools_->setText(tr("Apply %1's pools to %2").arg(base, sideLetter(*side)));
    pools_->setToolTip(
        tr("Replans %1 with the capacities, alignments and costs of %2's pools. The file is not changed.")
            .arg(sides_.at(*side).file, base));
}

void CompareBar::showPages(bool shown) {
    for (QToolButton* page : pages_) page->setVisible(shown);
}

bool CompareBar::hasPages() const { return !pages_[0]->isHidden(); }

bool CompareBar::isNumbersPage() const { return pages_[0]->isChecked(); }

void CompareBar::fit(int room) {
    const int need = axes_->sizeHint().width() + baseline_->sizeHint().width() + add_->sizeHint().width() +
        (pools_->isHidden() ? 0 : pools_->sizeHint().width() + row_->spacing()) + second_->sizeHint().width() +
        2 * metric::chartPad + 4 * row_->spacing();
    auto* column = static_cast<QVBoxLayout*>(layout());
    const bool apart = column->indexOf(second_) >= 0, wanted = room < need;
    if (apart == wanted) return;
    if (wanted) {
        row_->removeWidget(second_);
        column->addWidget(second_);
    } else {
        column->removeWidget(second_);
        row_->addWidget(second_);
    }
}

void CompareBar::fillAddMenu() {
    QMenu& menu = *add_->menu();
    menu.clear();
    menu.addAction(tr("Other file…"), this, &CompareBar::fileRequested);
    menu.addSeparator();
    for (int i = 0; i < static_cast<int>(sides_.choices().size()); ++i) {
        const CompareSide& choice = sides_.choices()[static_cast<std::size_t>(i)];
        QAction* plan = menu.addAction(ComparePicker::textOf(choice.title, choice.file), this,
                                       [this, i] { emit planRequested(i); });
        for (std::size_t side = 0; side < sides_.count(); ++side)
            plan->setEnabled(plan->isEnabled() && sides_.choiceOf(side) != i);
    }
}

void CompareBar::fillBaselineMenu() {
    QMenu& menu = *baseline_->menu();
    menu.clear();
    auto* group = new QActionGroup(&menu);
    for (std::size_t i = 0; i < sides_.count(); ++i) {
        const QString shown =
            sides_.choiceOf(i) < 0 ? QString() : ComparePicker::textOf(sides_.at(i).title, sides_.at(i).file);
        QAction* side = menu.addAction(sideLetter(i) + QStringLiteral("  ") + shown, this,
                                       [this, i] { emit baselineRequested(i); });
        side->setCheckable(true);
        side->setChecked(i == sides_.baseline());
        group->addAction(side);
    }
}

}  // namespace arenascope
