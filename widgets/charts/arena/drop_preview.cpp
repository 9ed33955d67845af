#include "widgets/charts/arena/drop_preview.h"

#include <algorithm>
#include <cstdlib>

#include "widgets/plot/chart.h"

namespace arenascope {
namespace {

qint64 roundedUp(qint64 value, qint64 align) { return (value + align - 1) / align * align; }

bool meet(const ArenaBox& a, const ArenaBox& b) { return a.begin <= b.end && b.begin <= a.end; }

struct Attractor {
    qint64 offset = 0;
    QString text;
};

std::vector<Attractor> attractors(const ArenaBox& box, const ArenaLane& lane, qint64 align,
                                  const std::vector<const ArenaBox*>& taken) {
    std::vector<Attractor> found{{0, Chart::tr("start of the pool")}};
    for (const ArenaBox* other : taken) {
        if (!meet(box, *other)) continue;
        found.push_back({roundedUp(other->top(), align), Chart::tr("end of %1").arg(other->name())});
        const qint64 below = (other->offset - box.bytes) / align * align;
        if (other->offset >= box.bytes) found.push_back({below, Chart::tr("below %1").arg(other->name())});
    }
    if (lane.capacity && *lane.capacity >= box.bytes)
        found.push_back({(*lane.capacity - box.bytes) / align * align, Chart::tr("capacity")});
    return found;
}

bool isHeld(const std::vector<const ArenaBox*>& held, const ArenaBox& box) {
    return std::find(held.begin(), held.end(), &box) != held.end();
}

/// Upper end of a lane without the dragged boxes.
qint64 topWithout(const ArenaScene& scene, const ArenaLane& lane, const std::vector<const ArenaBox*>& held) {
    qint64 top = 0;
    for (const BoxIndex index : lane.boxes) {
        const ArenaBox& box = scene.boxes[index];
        if (!isHeld(held, box)) top = std::max(top, roundedUp(box.top(), box.align));
    }
    return top;
}

std::vector<const ArenaBox*> takenBy(const ArenaScene& scene, const ArenaLane& lane,
                                     const std::vector<const ArenaBox*>& held) {
    Position begin = held.front()->begin, end = held.front()->end;
    for (const ArenaBox* box : held) begin = std::min(begin, box->begin), end = std::max(end, box->end);
    std::vector<const ArenaBox*> taken;
    for (const BoxIndex index : lane.boxes) {
        const ArenaBox& other = scene.boxes[index];
        if (other.begin > end || begin > other.end || isHeld(held, other)) continue;
        const bool lives =
            std::any_of(held.begin(), held.end(), [&](const ArenaBox* box) { return meet(*box, other); });
        if (lives) taken.push_back(&other);
    }
    return taken;
}

void addClash(DropPreview& out, const DropPreview::Held& held, const ArenaBox& other, qint64 offset) {
    if (!meet(*held.box, other) || offset >= held.top() || held.offset >= offset + other.bytes) return;
    out.clashes.push_back({.held = held.box,
                           .other = &other,
                           .first = std::max(held.box->first, other.first),
                           .last = std::min(held.box->last, other.last),
                           .offset = std::max(held.offset, offset),
                           .end = std::min(held.top(), offset + other.bytes)});
}

}  // namespace

const DropPreview::Clash* DropPreview::hardClash() const {
    if (!pins) return nullptr;
    const auto isFixed = [this](const Clash& clash) {
        return clash.other->pinned ||
            std::any_of(held.begin(), held.end(), [&](const Held& each) { return each.box == clash.other; });
    };
    const auto found = std::find_if(clashes.begin(), clashes.end(), isFixed);
    return found == clashes.end() ? nullptr : &*found;
}

DropPreview previewDrop(const ArenaScene& scene, const std::vector<const ArenaBox*>& held, std::size_t lane,
                        qint64 wanted, qint64 reach) {
    DropPreview out;
    if (held.empty()) return out;
    out.lane = lane;
    const ArenaBox& box = *held.front();
    const ArenaLane &target = scene.lanes[lane], &source = scene.lanes[box.lane];
    qint64 align = target.align, lowest = box.offset;
    for (const ArenaBox* each : held) align = std::max(align, each->align), lowest = std::min(lowest, each->offset);
    out.taken = takenBy(scene, target, held);
    // No tensor may go below the start of the pool: the lowest one limits the drag.
    const qint64 least = roundedUp(box.offset - lowest, align);
    qint64 offset = std::max(least, (wanted + align / 2) / align * align);
    qint64 nearest = reach;
    for (const Attractor& attractor : attractors(box, target, align, out.taken)) {
        const qint64 distance = std::llabs(attractor.offset - wanted);
        if (distance >= nearest || attractor.offset < least) continue;
        nearest = distance;
        offset = attractor.offset;
        out.snapped = true;
        out.snapText = attractor.text;
    }
    qint64 end = 0;
    for (const ArenaBox* each : held) {
        out.held.push_back({each, roundedUp(each->offset + offset - box.offset, align)});
        end = std::max(end, roundedUp(out.held.back().top(), align));
    }
    for (std::size_t i = 0; i < out.held.size(); ++i) {
        for (const ArenaBox* other : out.taken) addClash(out, out.held[i], *other, other->offset);
        for (std::size_t j = 0; j < i; ++j) addClash(out, out.held[i], *out.held[j].box, out.held[j].offset);
    }
    out.sourceBefore = source.bytes;
    out.targetBefore = target.bytes;
    out.targetAfter = std::max(topWithout(scene, target, held), end);
    out.sourceAfter = lane == box.lane ? out.targetAfter : topWithout(scene, source, held);
    return out;
}

}  // namespace arenascope
