// Says what would make a plan fit.

#include "app/document/fitting_change.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <limits>

#include "engine/evaluate/int8_method.h"
#include "widgets/theme/format.h"
#include "widgets/ui/gain_texts.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

struct Fitting {
    Q_DECLARE_TR_FUNCTIONS(arenascope::FittingChange)
};

std::optional<std::int64_t> after(const Gain& gain, std::int32_t mem_id) {
    for (const PoolGain& pool : gain.pools)
        if (pool.mem_id == mem_id) return pool.after;
    return std::nullopt;
}

bool makesFit(const Gain& gain, const Plan& plan) {
    return std::all_of(plan.pools.begin(), plan.pools.end(), [&](const PoolResult& pool) {
        return !pool.capacity || after(gain, pool.mem_id).value_or(pool.bytes) <= *pool.capacity;
    });
}

/// One that costs no time comes first, then the one that costs the least.
const Gain* cheapestThatFits(const GainStudy& study, const Plan& plan,
                             const std::function<std::optional<double>(const Gain&)>& extraTime) {
    for (const Gain& each : study.alone)
        if (makesFit(each, plan)) return &each;
    if (study.together && makesFit(*study.together, plan)) return &*study.together;
    const Gain* best = nullptr;
    const auto cost = [&](const Gain& gain) { return extraTime(gain).value_or(std::numeric_limits<double>::max()); };
    for (const Gain& each : study.tiles)
        if (makesFit(each, plan) && (!best || cost(each) < cost(*best))) best = &each;
    return best;
}

QString costText(const Gain& gain, const std::optional<double>& extra) {
    constexpr double least = 0.0005;  // shown as a tenth of a percent
    QStringList out;
    if (extra && *extra >= least)
        out.append(Fitting::tr("A run takes an estimated %1 % longer.").arg(QLocale().toString(*extra * 100, 'f', 1)));
    else if (extra) out.append(Fitting::tr("A run takes no longer."));
    if (gain.stored_bytes > 0) out.append(Fitting::tr("The file grows by %1.").arg(format::bytes(gain.stored_bytes)));
    return kit::sentences(out);
}

/// Empty: it fits as a whole, or that is not known.
QString wholeText(const Gain& gain, const PoolResult& pool, const std::optional<BesideArena>& beside) {
    if (!beside) return {};
    const qint64 loading = beside->loading ? gain.method_allocator.value_or(*beside->loading) : 0;
    const qint64 bytes = after(gain, pool.mem_id).value_or(pool.bytes) + beside->other + loading;
    if (bytes <= beside->limit) return {};
    return Fitting::tr("The whole footprint then needs %1, still %2 too much.")
        .arg(format::bytes(bytes), format::bytes(bytes - beside->limit));
}

}  // namespace

const PoolResult* firstTooSmall(const Plan& plan) {
    const auto over =
        std::find_if(plan.pools.begin(), plan.pools.end(), [](const PoolResult& pool) { return !pool.fits(); });
    return over == plan.pools.end() ? nullptr : &*over;
}

std::optional<BesideArena> besideArena(const Footprint& footprint, const Tuning& tuning, const PoolResult& pool) {
    const auto device = fit_device(footprint, tuning.limits, device_runtime(tuning));
    const FootprintMemory* memory = device.ok() ? device.value().memory(pool.name) : nullptr;
    if (!memory || !memory->limit) return std::nullopt;
    BesideArena out{.limit = *memory->limit};
    for (const std::size_t index : memory->parts) {
        const FootprintPart& part = device.value().parts[index];
        if (part.kind == FootprintPart::Kind::method_allocator) out.loading = out.loading.value_or(0) + part.bytes;
    }
    out.other = memory->used - pool.bytes - out.loading.value_or(0);
    return out;
}

QString fittingChange(const GainStudy& study, const Plan& plan,
                      const std::function<std::optional<double>(const Gain&)>& extraTime,
                      const std::optional<BesideArena>& beside) {
    const PoolResult* over = firstTooSmall(plan);
    if (!over) return {};
    const QString pool = kit::text(over->name);
    if (const Gain* gain = cheapestThatFits(study, plan, extraTime)) {
        const QString what = gain->changes.size() == 1 ? Fitting::tr("One change makes the arena fit: %1.")
                                                       : Fitting::tr("Changes that make the arena fit together: %1.");
        const QString needs = Fitting::tr("%1 then needs %2 of %3.")
                                  .arg(pool, format::bytes(after(*gain, over->mem_id).value_or(over->bytes)),
                                       format::bytes(*over->capacity));
        return kit::sentences(
            {what.arg(gainText(*gain)), needs, wholeText(*gain, *over, beside), costText(*gain, extraTime(*gain))});
    }
    const std::vector<Gain> all = gainsInOrder(study, over->mem_id);
    if (all.empty()) return {};
    const qint64 bytes = after(all.front(), over->mem_id).value_or(over->bytes);
    const QString most = Fitting::tr("The change that saves the most: %1.").arg(gainText(all.front()));
    if (bytes <= *over->capacity)  // but another pool is then too small
        return kit::sentences(
            {most,
             Fitting::tr("%1 then needs %2 of %3.").arg(pool, format::bytes(bytes), format::bytes(*over->capacity))});
    return kit::sentences({most,
                           Fitting::tr("%1 then needs %2, still %3 too much.")
                               .arg(pool, format::bytes(bytes), format::bytes(bytes - *over->capacity))});
}

}  // namespace arenascope
