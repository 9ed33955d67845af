#pragma once
// The inside of one frame: its items and frames, and the lines between them. Lines that come from outside begin at its
// upper edge, those that leave it end at its lower one.

#include <QRectF>
#include <map>
#include <mutex>
#include <vector>

#include "engine/study/graph/program_graph.h"
#include "widgets/graph/layered.h"

namespace arenascope {

/// Where a line within a frame begins or ends.
struct FrameEnd {
    int slot = -1;  ///< a thing in the frame; −1: the frame's own edge
    int port = -1;  ///< of the frame's edge, or of an open frame in that slot; −1: wherever there is room
    auto operator<=>(const FrameEnd&) const = default;
};

struct FrameInside {
    struct Part {
        QSizeF size;
        std::vector<double> entries, exits;  ///< of an open frame: x of its ports
    };
    struct Line {
        FrameEnd from, to;
        int net = 0;
        bool back = false;
    };
    std::vector<Part> parts;
    int entries = 0, exits = 0;  ///< ports of its own
    std::vector<Line> lines;
    double least_width = 0;  ///< of the whole frame; 0: no frame is drawn around it
};

struct FrameLayout {
    QSizeF size;
    std::vector<QRectF> parts;
    std::vector<std::vector<QPointF>> routes;  ///< by line
    std::vector<double> entries, exits;        ///< x of the ports
    std::size_t crossings = 0;
};

/// Layouts by frame. May be asked from several threads.
class LayoutCache {
public:
    /// What `inside` was laid out as before, or now; empty where `stop` said so.
    FrameLayout layout(FrameIndex frame, const FrameInside& inside, const std::atomic<bool>* stop);
    [[nodiscard]] int made() const { return made_; }

private:
    struct Known {
        std::vector<double> inside;
        FrameLayout layout;
    };
    std::mutex mutex_;
    std::map<FrameIndex, Known> known_;
    int made_ = 0;  ///< layouts that were not there
};

}  // namespace arenascope
