#include "widgets/charts/arena/arena_facts.h"

#include <algorithm>

#include "engine/planning/pin_cost.h"
#include "widgets/plot/chart.h"
#include "widgets/plot/plot_paint.h"
#include "widgets/theme/format.h"
#include "widgets/ui/tensor_edits.h"

namespace arenascope {

QList<Fact> arenaFacts(const ArenaScene& scene, const Plan& plan, int problems) {
    if (scene.isEmpty()) return {};
    using Tone = Fact::Tone;
    const ArenaLane& lane = scene.lanes[scene.mainLane()];
    QList<Fact> facts;
    if (!plan.valid())
        facts.append({Chart::tr("Invalid"), Chart::tr("%n problem(s)", nullptr, problems), {}, Tone::bad});
    const QString of = lane.capacity ? Chart::tr("of %1").arg(format::bytes(*lane.capacity)) : QString();
    facts.append(
        {Chart::tr("%1 peak").arg(lane.name), format::bytes(lane.bytes), of, lane.fits() ? Tone::plain : Tone::bad});
    if (lane.capacity && !lane.fits())
        facts.append({Chart::tr("Over by"), format::bytes(lane.bytes - *lane.capacity), {}, Tone::bad});
    else if (lane.capacity)
        facts.append({Chart::tr("To spare"), format::bytes(*lane.capacity - lane.bytes), {}, Tone::good});
    const qint64 above = lane.bytes - lane.lowerBound;
    facts.append({Chart::tr("Above lower bound"), format::bytes(above), {}, Tone::plain});
    const PoolResult* pool = plan.pool(lane.memId);
    const qint64 cost = pool ? pool->lower_bound - lane.lowerBound : 0;
    if (cost > 0) {  // the height is caused by a pin, not by the live bytes of a step
        const auto top = top_of(plan, lane.memId);
        const ArenaBox* box = top ? scene.boxOf(top->buffer) : nullptr;
        facts.append({Chart::tr("Pins cost"), format::bytes(cost),
                      box ? Chart::tr("%1 ends highest").arg(box->name()) : QString(), Tone::plain});
    } else if (lane.peakStep.valid()) {
        const QString node = paint::nodeName(scene.stepName(lane.peakStep));
        facts.append({Chart::tr("Peak at step"), format::number(lane.peakStep.number()), node, Tone::plain});
    }
    for (std::size_t i = 0; i < scene.lanes.size(); ++i) {
        const ArenaLane& other = scene.lanes[i];
        if (i == scene.mainLane()) continue;
        const QString of_other = other.capacity ? Chart::tr("of %1").arg(format::bytes(*other.capacity)) : QString();
        facts.append({Chart::tr("%1 peak").arg(other.name), format::bytes(other.bytes), of_other,
                      other.fits() ? Tone::plain : Tone::bad});
    }
    return facts;
}

QList<Swatch> arenaLegend(const ArenaScene& scene) {
    std::vector<bool> present(scene.classes.size(), false);
    bool peak = false;
    for (const ArenaBox& box : scene.boxes) {
        present[box.color] = true;
        peak = peak || box.peak;
    }
    QList<Swatch> legend;
    for (std::size_t i = 0; i < present.size(); ++i) {
        const ColorClass& each = scene.classes[i];
        if (present[i]) legend.append({.text = each.name, .colors = each.colors, .hatched = each.hatched});
    }
    if (peak) {  // of no class: under any colour rule, solid means live at the peak
        const QColor& ink = theme().ink;
        legend.append({.text = Chart::tr("live at the peak"), .colors = {ink, ink, ink}, .look = Swatch::Look::solid});
    }
    const bool shared =
        std::any_of(scene.boxes.begin(), scene.boxes.end(), [](const ArenaBox& box) { return box.shared; });
    if (shared) {
        RoleColors pale = scene.classes.front().colors;
        pale.fill.setAlphaF(0.5F);
        legend.append({.text = Chart::tr("transparent: shares bytes"), .colors = pale});
    }
    const bool closed =
        std::any_of(scene.lanes.begin(), scene.lanes.end(), [](const ArenaLane& lane) { return !lane.closed.empty(); });
    if (closed) {
        const Theme& t = theme();
        const RoleColors grey{t.tx3, mixed(t.tx3, t.chart, 0.7), mixed(t.tx3, t.chart, 0.14)};
        legend.append({.text = Chart::tr("reserved"), .colors = grey, .hatched = true});
    }
    const bool over =
        std::any_of(scene.lanes.begin(), scene.lanes.end(), [](const ArenaLane& lane) { return lane.showsCapacity(); });
    if (over) legend.append({.text = Chart::tr("over capacity"), .look = Swatch::Look::hatched});
    if (!scene.conflicts.empty())
        legend.append({.text = Chart::tr("shared at the same time"), .look = Swatch::Look::hatched});
    return legend;
}

}  // namespace arenascope
