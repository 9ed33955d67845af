#pragma once
// The room between two layers of a drawing: every edge that runs across there has a height of its own, or shares it
// with edges that it never meets.

#include <vector>

namespace arenascope {

/// Comes from above at one x and goes on below at others.
struct ChannelNet {
    double from = 0;
    std::vector<double> to;
    int track = -1;  ///< from above; -1: it runs straight down
    [[nodiscard]] double left() const;
    [[nodiscard]] double right() const;
    [[nodiscard]] bool is_straight() const;
};

/// Gives every net its track so that few cross and none runs along another; tells how many tracks there are.
int assign_tracks(std::vector<ChannelNet>& nets);

}  // namespace arenascope
