#include "widgets/ui/gain_texts.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "engine/passes/passes.h"
#include "engine/planning/planner.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/tile_texts.h"

namespace arenascope {
namespace {

struct Changes {
    Q_DECLARE_TR_FUNCTIONS(arenascope::Changes)
};

QString changeText(const ProgramChange& change) {
    switch (change.kind) {
        case ProgramChange::Kind::pass: {
            const lowering::OptionalPass* pass = lowering::find_pass(change.id);
            return pass ? words::engine(pass->title) : QString::fromStdString(change.id);
        }
        case ProgramChange::Kind::planner: {
            const Planner* planner = find_planner(change.id);
            return Changes::tr("Plan with %1")
                .arg(planner ? words::engine(planner->title) : QString::fromStdString(change.id));
        }
        case ProgramChange::Kind::pools: return Changes::tr("Choose pools automatically");
        case ProgramChange::Kind::tiles: return change.tiles ? tilesText(*change.tiles) : QString();
        case ProgramChange::Kind::schedule: break;
    }
    return change.id == name_of(ScheduleMode::exact) ? Changes::tr("Exact operator order")
                                                     : Changes::tr("Search for another operator order");
}

}  // namespace

QString gainText(const Gain& gain) {
    QStringList out;
    for (const ProgramChange& change : gain.changes) out.append(changeText(change));
    return out.join(QStringLiteral(" + "));
}

std::optional<qint64> bytesAfter(const Gain& gain, std::int32_t memId) {
    for (const PoolGain& pool : gain.pools)
        if (pool.mem_id == memId && pool.after < pool.before) return pool.after;
    return std::nullopt;
}

std::vector<Gain> gainsInOrder(const GainStudy& study, std::int32_t memId) {
    std::vector<Gain> out = study.alone;
    if (study.together) out.push_back(*study.together);
    out.insert(out.end(), study.tiles.begin(), study.tiles.end());
    std::erase_if(out, [&](const Gain& gain) { return !bytesAfter(gain, memId); });
    std::stable_sort(out.begin(), out.end(),
                     [&](const Gain& a, const Gain& b) { return bytesAfter(a, memId) < bytesAfter(b, memId); });
    return out;
}

QStringList gainsOf(const GainStudy& study, std::int32_t memId, qsizetype most) {
    QStringList out;
    for (const Gain& gain : gainsInOrder(study, memId)) {
        for (const PoolGain& pool : gain.pools)
            if (pool.mem_id == memId && out.size() < most)
                out.append(gainText(gain) + QLatin1Char(' ') + format::bytesDelta(pool.after - pool.before));
    }
    return out;
}

}  // namespace arenascope
