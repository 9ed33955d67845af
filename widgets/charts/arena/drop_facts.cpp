#include "widgets/charts/arena/drop_facts.h"

#include <algorithm>

#include "engine/study/what_if.h"
#include "widgets/charts/arena/arena_facts.h"
#include "widgets/plot/chart.h"
#include "widgets/theme/format.h"

namespace arenascope {

TensorEdits dropEdits(const ArenaScene& scene, const DropPreview& preview) {
    TensorEdits out;
    const ArenaLane& target = scene.lanes[preview.lane];
    for (const DropPreview::Held& held : preview.held) {
        TensorEdit edit{.tensor = held.box->value};
        if (preview.pins) edit.offset = held.offset;
        else edit.unpin = held.box->pinned;  // its offset is one of the pool that it leaves
        if (held.box->lane != preview.lane) edit.mem_id = target.memId;
        out.edits.push_back(edit);
    }
    const QString name = preview.held.front().box->name();
    const auto move = [&] {
        return preview.pins ? Chart::tr("Move %1 to %2 at %3").arg(name, target.name, format::offset(preview.offset()))
                            : Chart::tr("Move %1 to %2").arg(name, target.name);
    };
    out.label = preview.held.size() == 1
        ? move()
        : Chart::tr("Move %n tensor(s) to %1", nullptr, static_cast<int>(preview.held.size())).arg(target.name);
    return out;
}

QString moveText(const ArenaScene& scene, const WhatIf& after) {
    const auto count = static_cast<int>(after.held.size());
    const ArenaBox* box = count == 1 ? scene.boxOf(after.held.front()) : nullptr;
    for (const ArenaLane& lane : scene.lanes) {
        if (lane.memId != after.mem_id) continue;
        return box ? Chart::tr("Move %1 to %2").arg(box->name(), lane.name)
                   : Chart::tr("Move %n tensor(s) to %1", nullptr, count).arg(lane.name);
    }
    return {};
}

RefusedDrop refusedDrop(const DropPreview::Clash& clash) {
    return {.held = clash.held->value,
            .other = clash.other->value,
            .first = clash.first,
            .last = clash.last,
            .offset = clash.offset,
            .end = clash.end};
}

std::vector<PeakChange> peakChanges(const ArenaScene& scene, const DropPreview& preview, const WhatIf* after) {
    std::vector<PeakChange> changes;
    const std::size_t source = preview.held.front().box->lane;
    if (preview.lane != source) changes.push_back({&scene.lanes[source], preview.sourceBefore, preview.sourceAfter});
    changes.push_back({&scene.lanes[preview.lane], preview.targetBefore, preview.targetAfter});
    for (PeakChange& change : changes) {
        const PoolResult* planned = after ? after->plan.pool(change.lane->memId) : nullptr;
        if (!planned) continue;
        change.after = planned->bytes;
        change.settled = after->is_settled();
    }
    return changes;
}

std::vector<PeakChange> peakChanges(const ArenaScene& scene, const WhatIf& after) {
    std::vector<PeakChange> changes;
    for (std::size_t i = 0; i < scene.lanes.size(); ++i) {
        const ArenaLane& lane = scene.lanes[i];
        const bool takes_part =
            lane.memId == after.mem_id || std::any_of(after.held.begin(), after.held.end(), [&](ValueId value) {
                const ArenaBox* box = scene.boxOf(value);
                return box && box->lane == i;
            });
        const PoolResult* planned = takes_part ? after.plan.pool(lane.memId) : nullptr;
        if (planned) changes.push_back({&lane, lane.bytes, planned->bytes, after.is_settled()});
    }
    return changes;
}

QList<Fact> dropFacts(const ArenaScene& scene, const DropPreview& preview, const WhatIf* after) {
    QList<Fact> facts;
    if (const DropPreview::Clash* clash = preview.hardClash()) {
        facts.append({Chart::tr("Overlaps %1").arg(clash->other->name()), format::bytes(clash->bytes()),
                      (clash->first == clash->last ? Chart::tr("at step %1") : Chart::tr("at steps %1"))
                          .arg(format::steps(clash->first, clash->last)),
                      Fact::Tone::bad});
    }
    return facts + peakFacts(peakChanges(scene, preview, after));
}

QList<Fact> peakFacts(const std::vector<PeakChange>& changes) {
    QList<Fact> facts;
    for (const PeakChange& change : changes) {
        const std::optional<qint64>& capacity = change.lane->capacity;
        QStringList suffix;
        if (change.isAtMost()) suffix.append(Chart::tr("at most"));
        if (capacity) suffix.append(Chart::tr("of %1").arg(format::bytes(*capacity)));
        if (change.after != change.before) suffix.append(Chart::tr("was %1").arg(format::bytes(change.before)));
        facts.append({Chart::tr("%1 peak, after the move").arg(change.lane->name), format::bytes(change.after),
                      suffix.join(QStringLiteral(", ")), change.overBy() == 0 ? Fact::Tone::plain : Fact::Tone::bad});
        if (change.overBy() > 0)
            facts.append({Chart::tr("Over by"), format::bytes(change.overBy()), {}, Fact::Tone::bad});
        else if (capacity)
            facts.append({Chart::tr("To spare"), format::bytes(*capacity - change.after), {}, Fact::Tone::good});
    }
    return facts;
}

QList<Swatch> dropLegend(const ArenaScene& scene, const DropPreview& preview) {
    QList<Swatch> legend = arenaLegend(scene);
    legend.append({.text = Chart::tr("previous place"), .look = Swatch::Look::dashed});
    if (preview.pins && !preview.taken.empty())
        legend.append({.text = Chart::tr("occupied at these steps"), .look = Swatch::Look::hatched});
    if (preview.pins && preview.snapped) legend.append({.text = Chart::tr("snap line"), .look = Swatch::Look::snap});
    return legend;
}

}  // namespace arenascope
