#include "widgets/charts/arena/arena_facts.h"

#include <algorithm>
#include <map>

#include "engine/evaluate/int8_method.h"
#include "engine/planning/pin_cost.h"
#include "widgets/plot/chart.h"
#include "widgets/plot/plot_paint.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/tensor_edits.h"
#include "widgets/ui/view_state.h"

namespace arenascope {

namespace {

/// Of a pool whose arena fits: the verdict of the whole program, as Footprint gives it.
Fact roomFact(const ArenaLane& lane, const DeviceFit* device) {
    using Tone = Fact::Tone;
    const FootprintMemory* worst = nullptr;
    for (const FootprintMemory& memory : device ? device->memories : std::vector<FootprintMemory>()) {
        const bool is_worse = memory.over_by() > (worst ? worst->over_by() : 0);
        if (is_worse) worst = device->memory(memory.id);
    }
    if (worst)
        return {Chart::tr("Footprint over by"), format::bytes(worst->over_by()),
                Chart::tr("in %1").arg(words::message(worst->title())), Tone::bad};
    const QString spare = format::bytes(*lane.capacity - lane.bytes);
    if (!device) return {Chart::tr("Arena fits"), spare, Chart::tr("footprint not known yet"), Tone::plain};
    const Fit fit = device->fit();
    if (fit == Fit::unknown) return {Chart::tr("Arena fits"), spare, Chart::tr("footprint unknown"), Tone::plain};
    const FootprintMemory* whole = device->memory(lane.name.toStdString());
    if (!whole || !whole->limit) return {Chart::tr("To spare"), spare, {}, Tone::good};
    return {Chart::tr("To spare"), spare, Chart::tr("footprint: %1").arg(format::bytes(*whole->limit - whole->used)),
            Tone::good};
}

/// Of a pool that is too small for its arena.
Fact overFact(const ArenaLane& lane, const DeviceFit* device) {
    using Tone = Fact::Tone;
    const QString over = format::bytes(lane.bytes - *lane.capacity);
    const FootprintMemory* whole = device ? device->memory(lane.name.toStdString()) : nullptr;
    if (!whole || whole->over_by() == 0) return {Chart::tr("Over by"), over, {}, Tone::bad};
    return {Chart::tr("Over by"), over, Chart::tr("footprint: %1").arg(format::bytes(whole->over_by())), Tone::bad};
}

}  // namespace

std::optional<DeviceFit> shownDevice(const ViewState& state) {
    if (!state.footprint() || !state.tuning()) return std::nullopt;
    auto fit = fit_device(*state.footprint(), state.tuning()->limits, device_runtime(*state.tuning()));
    if (!fit.ok()) return std::nullopt;  // Footprint reports a limit that applies to nothing
    return std::move(fit).take();
}

QList<Fact> arenaFacts(const ArenaScene& scene, const Plan& plan, int problems, const DeviceFit* device) {
    if (scene.isEmpty()) return {};
    using Tone = Fact::Tone;
    const ArenaLane& lane = scene.lanes[scene.mainLane()];
    QList<Fact> facts;
    if (!plan.valid())
        facts.append({Chart::tr("Invalid"), Chart::tr("%n problem(s)", nullptr, problems), {}, Tone::bad});
    const QString of = lane.capacity ? Chart::tr("of %1").arg(format::bytes(*lane.capacity)) : QString();
    facts.append(
        {Chart::tr("%1 peak").arg(lane.name), format::bytes(lane.bytes), of, lane.fits() ? Tone::plain : Tone::bad});
    if (lane.capacity && !lane.fits()) facts.append(overFact(lane, device));
    else if (lane.capacity) facts.append(roomFact(lane, device));
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
        const qint64 live = lane.live.has(lane.peakStep) ? lane.live[lane.peakStep] : lane.bytes;
        if (live == lane.bytes)
            facts.append({Chart::tr("Peak at step"), format::number(lane.peakStep.number()), node, Tone::plain});
        else  // the pool's top lies elsewhere
            facts.append({Chart::tr("Most live bytes"), format::bytes(live),
                          Chart::tr("at step %1, %2").arg(format::number(lane.peakStep.number()), node), Tone::plain});
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
    std::map<std::size_t, qint64> peak;  // bytes that are live there, by class
    for (const ArenaBox& box : scene.boxes) {
        present[box.color] = true;
        if (box.peak) peak[box.color] += box.bytes;
    }
    QList<Swatch> legend;
    for (std::size_t i = 0; i < present.size(); ++i) {
        const ColorClass& each = scene.classes[i];
        if (present[i]) legend.append({.text = each.name, .colors = each.colors, .hatched = each.hatched});
    }
    if (!peak.empty()) {  // under any colour rule, solid means live at the peak: as most of it is drawn
        const auto most = std::max_element(peak.begin(), peak.end(),
                                           [](const auto& a, const auto& b) { return a.second < b.second; });
        const QColor color = scene.classes[most->first].colors.solid;
        legend.append(
            {.text = Chart::tr("live at the peak"), .colors = {color, color, color}, .look = Swatch::Look::solid});
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
