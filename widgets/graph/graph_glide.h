#pragma once
// Lets a drawing of the graph glide into the next one: for a moment only, and only where the desktop wants motion.

#include <QVariantAnimation>

#include "widgets/graph/graph_motion.h"
#include "widgets/graph/graph_view.h"

namespace arenascope {

class GraphGlide : public QObject {
    Q_OBJECT
public:
    /// `at`: what the widget shows, and stays its own.
    GraphGlide(QWidget& shown, const GraphView& at);
    /// Where everything is, in pixels of the widget.
    [[nodiscard]] GraphPlaces places(const GraphScene& scene) const;
    /// Things glide from where they were, in pixels of the widget, to where they are. Nothing waits for it.
    void start(GraphPlaces before, const GraphScene& scene);
    /// At once where they are.
    void finish();
    [[nodiscard]] bool runs() const { return !before_.isEmpty(); }
    /// 0 to 1.
    [[nodiscard]] double part() const { return motion_.currentValue().toDouble(); }
    [[nodiscard]] GraphScene now(const GraphScene& scene, const ProgramGraph& graph) const {
        return onTheWay(scene, graph, before_, part());
    }

private:
    QWidget& shown_;
    const GraphView& at_;
    GraphPlaces before_;  ///< in the scene's coordinates; empty: nothing glides
    QVariantAnimation motion_;
};

}  // namespace arenascope
