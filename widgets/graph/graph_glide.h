#pragma once
// Animates the change from one drawing of the graph to the next. It is short, and off if the desktop disables
// animations.

#include <QVariantAnimation>

#include "widgets/graph/graph_motion.h"
#include "widgets/graph/graph_view.h"

namespace arenascope {

class GraphGlide : public QObject {
    Q_OBJECT
public:
    /// `at`: the view of the widget, which keeps its ownership.
    GraphGlide(QWidget& shown, const GraphView& at);
    /// The places of all parts in pixels of the widget.
    [[nodiscard]] GraphPlaces places(const GraphScene& scene) const;
    /// Starts the animation from the given places, in pixels of the widget, to the current ones. It blocks nothing.
    void start(GraphPlaces before, const GraphScene& scene);
    /// Ends the animation: all parts are at their places.
    void finish();
    [[nodiscard]] bool runs() const { return !before_.isEmpty(); }
    /// Progress from 0 to 1.
    [[nodiscard]] double part() const { return motion_.currentValue().toDouble(); }
    [[nodiscard]] GraphScene now(const GraphScene& scene, const ProgramGraph& graph) const {
        return onTheWay(scene, graph, before_, part());
    }

private:
    QWidget& shown_;
    const GraphView& at_;
    GraphPlaces before_;  ///< in the scene's coordinates; empty: no animation
    QVariantAnimation motion_;
};

}  // namespace arenascope
