#include "widgets/graph/channel.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace arenascope {
namespace {

constexpr double same_x = 0.5;      ///< differences below this count as straight
constexpr double apart = 6;         ///< distance between the ends of tracks that share a height
constexpr double on_another = 100;  ///< cost of two lines on each other, in crossings
constexpr std::size_t many = 64;    ///< nets; more than this are ordered by their ends only

bool between(double x, double low, double high) { return x > low + same_x && x < high - same_x; }

/// The cost of placing `upper` above `lower`.
double cost(const ChannelNet& upper, const ChannelNet& lower) {
    double out = 0;
    if (between(lower.from, upper.left(), upper.right())) out += 1;  // one crosses the other on its way down
    for (const double to : upper.to) {
        if (between(to, lower.left(), lower.right())) out += 1;
        if (std::abs(to - lower.from) < same_x) out += on_another;
    }
    return out;
}

bool meet(const ChannelNet& a, const ChannelNet& b) {
    return a.left() < b.right() + apart && b.left() < a.right() + apart;
}

}  // namespace

double ChannelNet::left() const {
    double out = from;
    for (const double x : to) out = std::min(out, x);
    return out;
}

double ChannelNet::right() const {
    double out = from;
    for (const double x : to) out = std::max(out, x);
    return out;
}

bool ChannelNet::is_straight() const { return right() - left() < same_x; }

int assign_tracks(std::vector<ChannelNet>& nets) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < nets.size(); ++i) {
        nets[i].track = -1;
        if (!nets[i].is_straight()) order.push_back(i);
    }
    // Nets that run to the right are ordered from the rightmost start; nets to the left are mirrored.
    const auto key = [&](std::size_t i) {
        const ChannelNet& net = nets[i];
        const double middle = std::accumulate(net.to.begin(), net.to.end(), 0.0) / static_cast<double>(net.to.size());
        return middle >= net.from ? -net.from : net.from;
    };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return key(a) < key(b); });
    if (order.size() <= many) {
        std::vector<std::size_t> sorted;
        for (const std::size_t net : order) {
            double now = 0, best = 0;
            std::size_t place = 0;
            for (const std::size_t other : sorted) now += cost(nets[net], nets[other]);
            best = now;
            for (std::size_t i = 0; i < sorted.size(); ++i) {
                now += cost(nets[sorted[i]], nets[net]) - cost(nets[net], nets[sorted[i]]);
                if (now >= best) continue;
                best = now;
                place = i + 1;
            }
            sorted.insert(sorted.begin() + static_cast<std::ptrdiff_t>(place), net);
        }
        order = std::move(sorted);
    }
    int tracks = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        int track = 0;
        for (std::size_t k = 0; k < i; ++k) {
            if (meet(nets[order[i]], nets[order[k]])) track = std::max(track, nets[order[k]].track + 1);
        }
        nets[order[i]].track = track;
        tracks = std::max(tracks, track + 1);
    }
    return tracks;
}

}  // namespace arenascope
