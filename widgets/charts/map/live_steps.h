#pragma once
// Live bytes of the main pool over steps, painted as the selector of a step.

#include <QCoreApplication>
#include <QRectF>

#include "widgets/plot/arena_scene.h"

class QPainter;

namespace arenascope {

/// Below the room are the numbers of steps, 24 pixels high; on its left, `labels` pixels wide, the title.
struct LiveSteps {
    Q_DECLARE_TR_FUNCTIONS(arenascope::LiveSteps)
public:
    const ArenaScene& scene;
    QRectF room;
    double labels = 92;
    Step step{0};
    bool is_film = false;  ///< steps before the shown one are filled in blue

    void paint(QPainter& painter) const;
    [[nodiscard]] Step stepUnder(double x) const;

private:
    void paintColumns(QPainter& painter, double top) const;
};

}  // namespace arenascope
