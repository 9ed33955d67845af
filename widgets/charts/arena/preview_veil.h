#pragma once
// What the arena shows while another program is previewed: that nothing is changed yet, and the plan as it is.

#include <QWidget>

#include "widgets/charts/arena/arena_lanes.h"
#include "widgets/plot/chart_header.h"

class QLabel;

namespace arenascope {

/// Lies over a plot whose tensors cannot be edited, with a label that says so.
class PreviewVeil : public QWidget {
    Q_OBJECT
public:
    explicit PreviewVeil(QWidget& plot);
    void setShown(bool shown);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void mousePressEvent(QMouseEvent*) override {}
    void mouseMoveEvent(QMouseEvent*) override {}
    void mouseReleaseEvent(QMouseEvent*) override {}
    void mouseDoubleClickEvent(QMouseEvent*) override {}

private:
    void place();

    QWidget& plot_;
    QLabel* label_;
};

/// The facts of a preview: with what the plan needs now, and the operators.
[[nodiscard]] QList<Fact> previewFacts(QList<Fact> facts, const ArenaScene& scene, const Outcome& now,
                                       const Outcome& preview);
/// Dashes the places of the plan that a preview would replace.
void paintFormer(QPainter& painter, const ArenaScene& scene, const ArenaLanes& lanes);

}  // namespace arenascope
