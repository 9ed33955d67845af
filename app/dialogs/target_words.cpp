#include "app/dialogs/target_words.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "app/dialogs/target_labels.h"
#include "widgets/theme/format.h"
#include "widgets/ui/capacity_text.h"

namespace arenascope {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(arenascope::TargetWords)
};

const Pool* poolLike(const std::vector<Pool>& pools, const Pool& pool) {
    const auto found = std::find_if(pools.begin(), pools.end(), [&](const Pool& each) {
        return each.mem_id == pool.mem_id && each.name == pool.name;
    });
    return found == pools.end() ? nullptr : &*found;
}

std::optional<std::int64_t> limitOf(const std::vector<Limit>& limits, const std::string& name) {
    for (const Limit& each : limits)
        if (each.name == name) return each.bytes;
    return std::nullopt;
}

QString bytesText(const std::optional<std::int64_t>& bytes) { return bytes ? format::bytes(*bytes) : noLimit(); }

QString instead(const std::string& name, const QString& now, const QString& there) {
    return Words::tr("%1 %2 instead of %3").arg(kit::text(name), now, there);
}

bool sameMemories(const Tuning& a, const Tuning& b) {
    return a.pools == b.pools && a.limits == b.limits && a.core == b.core && a.runtime == b.runtime;
}

void addPools(const Tuning& tuning, const Target& target, QStringList& out) {
    for (const Pool& pool : tuning.pools) {
        const Pool* there = poolLike(target.pools, pool);
        if (!there) {
            out.append(Words::tr("%1 %2 added").arg(kit::text(pool.name), bytesText(pool.capacity)));
            continue;
        }
        Pool same = *there;
        same.capacity = pool.capacity;
        if (pool.capacity != there->capacity)
            out.append(instead(pool.name, bytesText(pool.capacity), bytesText(there->capacity)));
        if (!(same == pool)) out.append(Words::tr("other settings of %1").arg(kit::text(pool.name)));
    }
    for (const Pool& pool : target.pools)
        if (!poolLike(tuning.pools, pool)) out.append(Words::tr("%1 removed").arg(kit::text(pool.name)));
}

QStringList differencesFrom(const Tuning& tuning, const Target& target) {
    QStringList out;
    addPools(tuning, target, out);
    std::vector<Limit> all = tuning.limits;
    all.insert(all.end(), target.limits.begin(), target.limits.end());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::string& name = all[i].name;
        const auto known = all.begin() + static_cast<std::ptrdiff_t>(i);
        if (std::any_of(all.begin(), known, [&](const Limit& each) { return each.name == name; })) continue;
        const auto now = limitOf(tuning.limits, name), there = limitOf(target.limits, name);
        if (now != there) out.append(instead(name, bytesText(now), bytesText(there)));
    }
    const auto title = [](const std::optional<Core>& core) {
        return core ? kit::text(title_of(*core)) : Words::tr("the detected core");
    };
    if (tuning.core != target.core)
        out.append(Words::tr("%1 instead of %2").arg(title(tuning.core), title(target.core)));
    if (tuning.runtime != target.runtime) out.append(Words::tr("other settings of the runtime"));
    return out;
}

/// A pool alone, as most programs have one, says nothing about where it comes from.
bool couldComeFrom(const Tuning& tuning, const Target& target) {
    const auto shared = std::count_if(tuning.pools.begin(), tuning.pools.end(),
                                      [&](const Pool& pool) { return poolLike(target.pools, pool) != nullptr; });
    const bool sameLimits = !target.limits.empty() && tuning.limits == target.limits;
    const bool sameCore = target.core && tuning.core == target.core;
    return shared > 0 && (shared > 1 || sameLimits || sameCore);
}

}  // namespace

QString TargetWords::sentence() const {
    if (differences.isEmpty()) return name;
    const QString list = differences.join(QStringLiteral(", "));
    return isChanged ? Words::tr("%1, changed: %2").arg(name, list) : Words::tr("%1: %2").arg(name, list);
}

TargetWords targetWords(const Tuning& tuning, const Tuning& opened, const std::vector<Target>& targets) {
    for (const Target& target : targets)
        if (has_target(tuning, target)) return {.name = titleOf(target), .target = &target};
    Tuning usual = tuning;
    usual.pools = Tuning().pools;
    usual.limits.clear();
    usual.core.reset();
    usual.runtime = {};
    Tuning cored = usual;
    cored.core = tuning.core;  // chosen by itself, with any memories
    if (sameMemories(tuning, usual) || sameMemories(tuning, cored)) return {.name = Words::tr("none")};
    if (sameMemories(tuning, opened)) return {.name = Words::tr("as in the file")};
    TargetWords nearest;
    for (const Target& target : targets) {
        if (!couldComeFrom(tuning, target)) continue;
        const QStringList differences = differencesFrom(tuning, target);
        if (nearest.target && nearest.differences.size() <= differences.size()) continue;
        nearest = {.name = titleOf(target), .isChanged = true, .differences = differences, .target = &target};
    }
    if (nearest.target) return nearest;
    TargetWords own{.name = Words::tr("own pools")};
    for (const Pool& pool : tuning.pools)
        own.differences.append(kit::text(pool.name) + QLatin1Char(' ') + bytesText(pool.capacity));
    for (const Limit& limit : tuning.limits)
        own.differences.append(kit::text(limit.name) + QLatin1Char(' ') + format::bytes(limit.bytes));
    return own;
}

}  // namespace arenascope
