#include "widgets/ui/plan_rows.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <map>

#include "engine/planning/pin_cost.h"
#include "engine/planning/planner.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/tensor_edits.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

constexpr std::string_view baseline_planner = planner_id::greedy;

QString text(std::string_view view) { return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size())); }

/// The pool of header and bar: the first with tensors.
std::int32_t mainPool(const Plan& plan) {
    for (const PoolResult& pool : plan.pools) {
        if (pool.bytes > 0) return pool.mem_id;
    }
    return plan.pools.empty() ? 1 : plan.pools.front().mem_id;
}

/// The bytes that pins add to each pool, by mem_id.
using PinCosts = std::map<std::int32_t, std::int64_t>;

PinCosts pinCosts(const Plan& plan) {
    PinCosts out;
    for (const PoolResult& pool : plan.pools) out[pool.mem_id] = pool.lower_bound - bound_without_pins(plan, pool);
    return out;
}

/// The planners' plans share one problem, so one computation is enough.
PinCosts sharedCosts(const Outcome& outcome) {
    for (const Plan& plan : outcome.plans) {
        if (!plan.is_loaded()) return pinCosts(plan);
    }
    return {};
}

std::int64_t costIn(const PinCosts& costs, std::int32_t memId) {
    const auto found = costs.find(memId);
    return found == costs.end() ? 0 : found->second;
}

double gapOf(const Plan& plan, std::int64_t bound) {
    return bound > 0 ? static_cast<double>(plan.total_bytes - bound) / static_cast<double>(bound) : 0;
}

/// Whether pins keep ExecuTorch's own planner from being the baseline.
bool refusesPins(const Outcome& outcome) {
    const auto refused = [](const Refusal& each) { return each.planner == baseline_planner; };
    const auto& buffers = outcome.plan().problem.buffers;
    return std::any_of(outcome.refusals.begin(), outcome.refusals.end(), refused) &&
        std::any_of(buffers.begin(), buffers.end(), [](const Buffer& buffer) { return buffer.pinned.has_value(); });
}

/// The proof about the plan, in the engine's words, and its need beyond the capacities.
QString verdictOf(const Plan& plan, std::int64_t bound) {
    for (const PlanIssue& problem : plan.issues) {
        if (problem.code == IssueCode::overlap && problem.bytes > 0 && problem.step.valid())
            return QCoreApplication::translate("arenascope::PlansTable", "overlap %1 at step %2")
                .arg(format::bytes(problem.bytes))
                .arg(problem.step.number());
    }
    QString verdict = words::engine(name_of(plan.verdict));
    if (plan.verdict == PlanVerdict::optimal && plan.total_bytes > bound)
        verdict = QCoreApplication::translate("arenascope::PlansTable", "best with these pins");
    if (plan.verdict == PlanVerdict::within) {
        const QString above = format::percentDelta(gapOf(plan, bound));
        const bool is_tiny = !above.startsWith(QLatin1Char('+'));
        verdict += QStringLiteral(" %1 %").arg(is_tiny ? QStringLiteral("< 0.1") : above.mid(1));
    }
    qint64 over = 0;
    for (const PoolResult& pool : plan.pools) over = std::max<qint64>(over, pool.over_by());
    if (over <= 0 || !plan.valid()) return verdict;
    return QCoreApplication::translate("arenascope::PlansTable", "%1, over by %2").arg(verdict, format::bytes(over));
}

void nameRow(PlanRow& row, std::string_view planner) {
    row.planner = text(planner);
    row.title = row.planner;
    if (const Planner* known = find_planner(planner)) {
        row.title = words::engine(known->title);
        row.origin = text(known->origin);
    } else if (planner == planner_id::loaded) {
        row.title = QCoreApplication::translate("arenascope::PlansTable", "As in the file");
        row.origin = QCoreApplication::translate("arenascope::PlansTable", "the file's own plan");
    }
}

/// Planners have the names of the table.
QString named(QString text, const std::string& id, const QString& title) {
    static const QString word = QStringLiteral("\\b%1\\b");
    return text.replace(QRegularExpression(word.arg(QRegularExpression::escape(QString::fromStdString(id)))), title);
}

/// All storage groups of the static runtime, under the main pool, because there is only one memory.
PlanRow runtimeRow(qint64 bytes, const QString& verdict, const Plan& shown, const Plan* baseline) {
    PlanRow row;
    row.isRuntime = true;
    row.title = QCoreApplication::translate("arenascope::PlansTable", "Static Runtime");
    row.origin = QCoreApplication::translate("arenascope::PlansTable", "storage groups, %1").arg(verdict);
    row.verdict = verdict;
    row.bytes = row.total = bytes;
    if (baseline) row.toBaseline = bytes - baseline->total_bytes;
    row.poolBytes.resize(shown.pools.size());
    for (const PoolRow i : shown.pools.indices()) {
        if (shown.pools[i].mem_id == mainPool(shown)) row.poolBytes[i] = bytes;
    }
    if (const PoolResult* own = shown.pool(mainPool(shown))) row.lowerBound = bound_without_pins(shown, *own);
    return row;
}

}  // namespace

QString planTitle(std::string_view planner) {
    PlanRow row;
    nameRow(row, planner);
    return row.title;
}

const Plan* baselineOf(const Outcome& outcome) {
    for (const std::string_view planner : {baseline_planner, planner_id::greedy_by_size}) {
        for (const Plan& plan : outcome.plans) {
            if (plan.planner == planner) return &plan;
        }
    }
    return nullptr;
}

std::vector<PlanRow> planRows(const Outcome& outcome, const Plan* instead, const RunResult* run) {
    std::vector<PlanRow> rows;
    if (outcome.plans.empty() || outcome.shown >= outcome.plans.size()) return rows;
    const Plan& shown = instead ? *instead : outcome.plan();
    const std::int32_t main = mainPool(shown);
    const Plan* baseline = baselineOf(outcome);
    const PinCosts shared = sharedCosts(outcome);
    for (std::size_t i = 0; i < outcome.plans.size(); ++i) {
        const Plan& plan = instead && i == outcome.shown ? *instead : outcome.plans[i];
        const PinCosts costs = &plan == instead || plan.is_loaded() ? pinCosts(plan) : shared;
        PlanRow row;
        nameRow(row, plan.planner);
        if (&plan == instead) row.origin = QCoreApplication::translate("arenascope::PlansTable", "preview of the move");
        for (const PoolResult& pool : shown.pools) {
            const PoolResult* own = plan.pool(pool.mem_id);
            row.poolBytes.push_back(own ? std::optional<qint64>(own->bytes) : std::nullopt);
        }
        if (const PoolResult* own = plan.pool(main)) {
            row.bytes = own->bytes;
            row.capacity = own->capacity.value_or(0);
            row.lowerBound = own->lower_bound - costIn(costs, main);
        }
        std::int64_t bound = plan.lower_bound;
        for (const auto& [memId, cost] : costs) bound -= cost;
        row.total = plan.total_bytes;
        for (const PoolResult& pool : plan.pools) row.over += pool.over_by();
        row.aboveBound = plan.total_bytes - bound;
        row.gap = bound == plan.lower_bound ? plan.gap : gapOf(plan, bound);
        row.milliseconds = plan.seconds * 1000;
        row.moveMs = plan.move_ms;
        // The baseline is from before the move, so the preview is not compared with it.
        if (baseline && &plan != instead) row.toBaseline = plan.total_bytes - baseline->total_bytes;
        row.isBaseline = &plan == baseline;
        if (row.isBaseline && refusesPins(outcome))
            row.origin = QCoreApplication::translate("arenascope::PlansTable",
                                                     "%1 does not support pins; Δ is relative to this plan")
                             .arg(planTitle(baseline_planner));
        row.valid = plan.valid();
        row.fits = plan.fits();
        row.optimal = plan.valid() && row.aboveBound == 0;
        row.shown = i == outcome.shown;
        row.verdict = verdictOf(plan, bound);
        rows.push_back(std::move(row));
    }
    for (const Refusal& refusal : outcome.refusals) {
        PlanRow row;
        nameRow(row, refusal.planner);
        row.refusedBaseline = refusal.planner == baseline_planner;
        row.isBaseline = row.refusedBaseline && !baseline;  // another one does not replace it
        row.poolBytes.resize(shown.pools.size());
        row.verdict = QCoreApplication::translate("arenascope::PlansTable", "refused");
        row.refusal = named(words::message(refusal.why.what), refusal.planner, row.title);
        row.valid = row.fits = false;
        rows.push_back(std::move(row));
    }
    std::stable_sort(rows.begin(), rows.end(), [instead](const PlanRow& a, const PlanRow& b) {
        if (instead && a.shown != b.shown) return a.shown;  // a preview keeps its row
        if (a.refusal.isEmpty() != b.refusal.isEmpty()) return a.refusal.isEmpty();
        if (a.valid != b.valid) return a.valid;
        if (a.over != b.over) return a.over < b.over;
        return a.total < b.total;
    });
    if (run && run->group_bytes) {
        rows.push_back(runtimeRow(run->group_bytes->planned,
                                  QCoreApplication::translate("arenascope::PlansTable", "estimated"), shown, baseline));
        rows.push_back(runtimeRow(run->group_bytes->learned,
                                  QCoreApplication::translate("arenascope::PlansTable", "observed"), shown, baseline));
    }
    return rows;
}

void addRanged(std::vector<PlanRow>& rows, const Outcome& ranged) {
    for (const Plan& plan : ranged.plans) {
        for (PlanRow& row : rows) {
            if (row.planner == text(plan.planner)) row.ranged = plan.total_bytes;
        }
    }
}

}  // namespace arenascope
