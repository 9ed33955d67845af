#include "widgets/charts/arena/drop_preview.h"

#include <QCoreApplication>
#include <algorithm>
#include <cstdlib>

namespace arenascope {
namespace {

QString translated(const char* text) { return QCoreApplication::translate("arenascope::Chart", text); }

qint64 roundedUp(qint64 value, qint64 align) { return (value + align - 1) / align * align; }

struct Attractor {
    qint64 offset = 0;
    QString text;
};

std::vector<Attractor> attractors(const ArenaBox& box, const ArenaLane& lane, qint64 align,
                                  const std::vector<const ArenaBox*>& taken) {
    std::vector<Attractor> found{{0, translated("start of the pool")}};
    for (const ArenaBox* other : taken) {
        found.push_back({roundedUp(other->top(), align), translated("end of %1").arg(other->name)});
        const qint64 below = (other->offset - box.bytes) / align * align;
        if (other->offset >= box.bytes) found.push_back({below, translated("below %1").arg(other->name)});
    }
    if (lane.capacity && *lane.capacity >= box.bytes)
        found.push_back({(*lane.capacity - box.bytes) / align * align, translated("capacity")});
    return found;
}

/// Upper end of a lane without one of its boxes.
qint64 topWithout(const ArenaScene& scene, const ArenaLane& lane, const ArenaBox& without) {
    qint64 top = 0;
    for (const std::size_t index : lane.boxes) {
        const ArenaBox& box = scene.boxes[index];
        if (box.value != without.value) top = std::max(top, roundedUp(box.top(), box.align));
    }
    return top;
}

}  // namespace

DropPreview previewDrop(const ArenaScene& scene, const ArenaBox& box, std::size_t lane, qint64 wanted, qint64 reach) {
    DropPreview out;
    out.lane = lane;
    const ArenaLane& target = scene.lanes[lane];
    const ArenaLane& source = scene.lanes[box.lane];
    const qint64 align = std::max(box.align, target.align);
    for (const std::size_t index : target.boxes) {
        const ArenaBox& other = scene.boxes[index];
        if (other.value != box.value && other.begin <= box.end && box.begin <= other.end) out.taken.push_back(&other);
    }
    out.offset = std::max<qint64>(0, (wanted + align / 2) / align * align);
    qint64 nearest = reach;
    for (const Attractor& attractor : attractors(box, target, align, out.taken)) {
        const qint64 distance = std::llabs(attractor.offset - wanted);
        if (distance >= nearest) continue;
        nearest = distance;
        out.offset = attractor.offset;
        out.snapped = true;
        out.snapText = attractor.text;
    }
    for (const ArenaBox* other : out.taken) {
        if (other->offset < out.offset + box.bytes && out.offset < other->top()) out.blocked.push_back(other);
    }
    const qint64 end = roundedUp(out.offset + box.bytes, align);
    out.sourceBefore = source.bytes;
    out.targetBefore = target.bytes;
    const qint64 rest = topWithout(scene, source, box);
    out.targetAfter = std::max(lane == box.lane ? rest : target.bytes, end);
    out.sourceAfter = lane == box.lane ? out.targetAfter : rest;
    return out;
}

}  // namespace arenascope
