#pragma once
// The row above the Compare chart: links of the axes, baseline, one more plan, filters and pages of the tables.

#include <QWidget>

#include "widgets/charts/compare/compare_sides.h"

class QAction;
class QHBoxLayout;
class QPushButton;
class QToolButton;

namespace arenascope {

class CompareBar final : public QWidget {
    Q_OBJECT
public:
    using Only = std::array<bool, most_sides>;  ///< filter for tensors of one side only, by side
    CompareBar(const CompareSides& sides, QWidget* parent);
    /// Checkable: only A, in several, only B, only C, …
    [[nodiscard]] QToolButton& filter(std::size_t index) const { return *filters_[index]; }
    [[nodiscard]] bool stepsLinked() const;
    [[nodiscard]] bool offsetsLinked() const;
    void setLinked(bool steps, bool offsets);
    void showCounts(const CompareScene& scene);
    /// Offers the baseline's pools to a side with other pools; hidden if there is none.
    void showPoolOffer();
    [[nodiscard]] QPushButton& poolOffer() const { return *pools_; }
    /// Which table is shown, if there is room for only one.
    void showPages(bool shown);
    [[nodiscard]] bool hasPages() const;
    [[nodiscard]] bool isNumbersPage() const;
    /// In a narrow window the filters get a row of their own, so that no button is cut in any language.
    void fit(int room);

signals:
    void linksChanged(bool steps, bool offsets);
    void filterChanged(const arenascope::CompareBar::Only& only, bool shared);
    void pageChanged();
    void baselineRequested(std::size_t side);
    void planRequested(int choice);
    void fileRequested();
    void poolsRequested();

private:
    void addFilters(QWidget* parent);
    void addPages(QWidget* parent);
    void fillAddMenu();
    void fillBaselineMenu();

    const CompareSides& sides_;
    QPushButton *axes_, *baseline_, *add_, *pools_;
    QAction *linkSteps_, *linkOffsets_;
    QHBoxLayout* row_;
    QWidget* second_;  ///< filters and pages: in the row of the buttons, or below it
    std::vector<QToolButton*> filters_;
    QToolButton* pages_[2];
};

}  // namespace arenascope
