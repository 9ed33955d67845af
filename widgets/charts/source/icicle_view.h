#pragma once
// Shows a cost tree as an icicle chart; mouse and keyboard select a part.

#include <QWidget>

#include "widgets/charts/source/icicle_scene.h"

namespace arenascope {

class IcicleView : public QWidget {
    Q_OBJECT
public:
    explicit IcicleView(QWidget* parent);
    void show(CostTree tree, CostMeasure measure);
    /// Marks a part without a signal; none: removes the mark.
    void mark(CostIndex node);
    [[nodiscard]] const CostTree& tree() const { return tree_; }
    [[nodiscard]] const IcicleScene& scene() const { return scene_; }
    [[nodiscard]] CostIndex current() const { return current_; }
    /// "features, 42 KiB, 61 % of all": what assistive technology reads.
    [[nodiscard]] QString spoken(CostIndex node) const;

signals:
    void chosen(arenascope::CostIndex node);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] double rowHeight() const;
    void layOut();
    void choose(CostIndex node);
    void paintBox(QPainter& painter, const IcicleBox& box) const;
    [[nodiscard]] CostIndex beside(int by) const;

    CostTree tree_;
    CostMeasure measure_ = CostMeasure::memory;
    IcicleScene scene_;
    CostIndex top_{0}, current_{};
};

}  // namespace arenascope
