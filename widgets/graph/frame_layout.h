#pragma once
// Lays out the inside of one frame: its items and frames, and the lines between them. Lines from outside begin at the
// upper edge; lines to outside end at the lower edge.

#include <QRectF>
#include <map>
#include <mutex>
#include <vector>

#include "engine/study/graph/program_graph.h"
#include "widgets/graph/layered.h"

namespace arenascope {

inline constexpr double frame_side = 14, frame_head = 34, frame_foot = 12;  ///< margins; the head holds the title

/// An end of a line within a frame.
struct FrameEnd {
    int slot = -1;  ///< an item or frame inside; −1: the edge of the frame
    int port = -1;  ///< of the frame's edge, or of an open frame in that slot; −1: any place
    auto operator<=>(const FrameEnd&) const = default;  // NOLINT(modernize-use-nullptr): of the comparison's own 0
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
    int entries = 0, exits = 0;                  ///< the frame's own ports
    std::vector<int> entry_places, exit_places;  ///< of each port: its place where its line leads; empty: any
    std::vector<Line> lines;
    double least_width = 0;  ///< of the whole frame; 0: no frame is drawn around it
    double foot = 0;         ///< height of a text at the lower edge
};

struct FrameLayout {
    QSizeF size;
    std::vector<QRectF> parts;
    std::vector<std::vector<QPointF>> routes;  ///< by line
    std::vector<double> entries, exits;        ///< x of the ports
    std::size_t crossings = 0;
};

/// Caches layouts by frame. Safe to use from several threads.
class LayoutCache {
public:
    /// The cached layout of `inside`, or a new one; empty if `stop` is set.
    FrameLayout layout(FrameIndex frame, const FrameInside& inside, const std::atomic<bool>* stop);
    [[nodiscard]] int made() const { return made_; }

private:
    struct Known {
        std::vector<double> inside;
        FrameLayout layout;
    };
    std::mutex mutex_;
    std::map<FrameIndex, std::vector<Known>> known_;  ///< the last ones, latest first
    int made_ = 0;                                    ///< layouts that were not in the cache
};

}  // namespace arenascope
