#include "widgets/ui/gain_texts.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "engine/passes/passes.h"
#include "engine/planning/planner.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_texts.h"

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

QStringList gainsOf(const GainStudy& study, std::int32_t memId, qsizetype most) {
    QStringList out;
    const auto add = [&](const Gain& gain) {
        for (const PoolGain& pool : gain.pools) {
            if (pool.mem_id != memId || pool.after >= pool.before || out.size() >= most) continue;
            out.append(gainText(gain) + QLatin1Char(' ') + format::bytesDelta(pool.after - pool.before));
        }
    };
    if (study.together) add(*study.together);
    for (const Gain& gain : study.alone) add(gain);
    return out;
}

}  // namespace arenascope
