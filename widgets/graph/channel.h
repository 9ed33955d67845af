#pragma once
// The channel between two layers of a drawing. Every edge that runs across has a height of its own, or shares one with
// edges that it never meets.

#include <vector>

namespace arenascope {

/// Enters from above at one x and leaves below at others.
struct ChannelNet {
    double from = 0;
    std::vector<double> to;
    int track = -1;  ///< index from above; -1: it runs straight down
    [[nodiscard]] double left() const;
    [[nodiscard]] double right() const;
    [[nodiscard]] bool is_straight() const;
};

/// Assigns a track to every net so that few nets cross and none overlap; returns the number of tracks.
int assign_tracks(std::vector<ChannelNet>& nets);

}  // namespace arenascope
