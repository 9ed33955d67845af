#include "widgets/panels/shrink/shrink_points.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "engine/evaluate/tiled_method.h"
#include "engine/passes/pass_ids.h"
#include "widgets/theme/format.h"
#include "widgets/ui/run_texts.h"
#include "widgets/ui/tile_texts.h"

namespace arenascope {
namespace {

struct Shrink {
    Q_DECLARE_TR_FUNCTIONS(arenascope::Shrink)
};

}  // namespace

qint64 poolBytes(const Plan& plan, std::int32_t memId) {
    const PoolResult* pool = plan.pool(memId);
    return pool ? pool->bytes : 0;
}

qint64 memoryOf(const ShrunkProgram& point, const ShrinkGoal& goal) {
    return poolBytes(point.outcome.plan(), goal.memId) + (goal.countsLoading ? point.method_allocator.value_or(0) : 0);
}

ShrinkPoint bestFor(const std::vector<ShrinkPoint>& points, const ShrinkGoal& goal) {
    ShrinkPoint best;
    for (const ShrinkPoint& point : points) {
        const qint64 memory = memoryOf(*point, goal);
        if (goal.bytes && memory > *goal.bytes) continue;
        const bool is_better = !best || (goal.bytes ? point->weight < best->weight : memory < memoryOf(*best, goal));
        if (is_better) best = point;
    }
    return best;
}

bool isChosen(const Tuning& tuning, const ShrunkProgram& point) {
    const auto& passes = tuning.edits.passes;
    const bool recomputes = std::find(passes.begin(), passes.end(), lowering::recompute_pass) != passes.end();
    return tiles_of(tuning, point.choice.method) == point.choice && recomputes == point.recomputes &&
        lowering::recomputes_halos(passes) == point.recomputes_halos &&
        lowering::rolls_loops(passes) == point.rolls_loops;
}

QString ShrinkWords::groups(const TiledMethod& tiles) { return tilesText(tiles); }

QString ShrinkWords::allGroups(const TiledMethod& tiles) {
    QStringList out;
    for (const TiledGroup& each : tiles.groups) out.append(tilesText(each));
    if (tiles.channels_last) out.append(Shrink::tr("Image tensors between the groups stay channels-last."));
    return out.join(QLatin1Char('\n'));
}

QString ShrinkWords::proof(const ShrunkProgram& point) {
    return point.is_bit_for_bit ? Shrink::tr("equal")
                                : Shrink::tr("within %1").arg(differenceText(point.largest_difference));
}

QString ShrinkWords::extra(const ShrunkProgram& point) {
    return format::percentDelta(point.extra) + QStringLiteral(" %");
}

QString ShrinkWords::cost(ShrinkCost cost) {
    switch (cost) {
        case ShrinkCost::time: return Shrink::tr("time, estimated");
        case ShrinkCost::work: return Shrink::tr("instructions");
        case ShrinkCost::flash: return Shrink::tr("flash");
        case ShrinkCost::traffic: return Shrink::tr("traffic");
        case ShrinkCost::loading: break;  // not offered
    }
    return {};
}

QString ShrinkWords::additional(ShrinkCost cost) {
    switch (cost) {
        case ShrinkCost::time: return Shrink::tr("additional time, estimated");
        case ShrinkCost::work: return Shrink::tr("additional instructions");
        case ShrinkCost::flash: return Shrink::tr("additional flash");
        case ShrinkCost::traffic: return Shrink::tr("additional traffic");
        case ShrinkCost::loading: break;  // not offered
    }
    return {};
}

}  // namespace arenascope
