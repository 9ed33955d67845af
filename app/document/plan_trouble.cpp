#include "app/document/plan_trouble.h"

#include <algorithm>
#include <set>
#include <utility>

#include "engine/study/conflict_groups.h"
#include "widgets/panels/device_problems.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

const TensorRow* rowOf(const Outcome& outcome, ValueId buffer) {
    const auto found = std::find_if(outcome.tensors.begin(), outcome.tensors.end(),
                                    [&](const TensorRow& row) { return row.value == buffer; });
    return found == outcome.tensors.end() ? nullptr : &*found;
}

bool isOverlap(const PlanIssue& problem) { return problem.code == IssueCode::overlap && problem.buffers.size() == 2; }

/// Which two, how many bytes, and at which steps both live.
QString overlapText(const Outcome& outcome, const PlanIssue& problem) {
    const TensorRow *a = rowOf(outcome, problem.buffers[0]), *b = rowOf(outcome, problem.buffers[1]);
    if (!a || !b) return words::problem(problem);
    const Step first = std::max(a->first_step, b->first_step), last = std::min(a->last_step, b->last_step);
    const auto [begin, end] = first <= last ? std::pair(first, last) : std::pair(problem.step, problem.step);
    const QString text = begin == end ? PlanTrouble::tr("%1 and %2 overlap: %3, step %4")
                                      : PlanTrouble::tr("%1 and %2 overlap: %3, steps %4");
    return text.arg(kit::text(a->name), kit::text(b->name), format::exactBytes(problem.bytes),
                    format::steps(begin, end));
}

constexpr int most_told = 3;  // there may be thousands

void addDevice(PlanTrouble& out, const Footprint& footprint, const Tuning& tuning, const Plan& plan) {
    for (const DeviceProblem& problem : deviceProblems(footprint, tuning, plan)) {
        if (problem.overBy == 0) continue;  // unknown: a warning of Problems
        if (out.count++ < most_told) out.facts.append(problem.text);
        out.cautions.append(problem.text);
    }
}

}  // namespace

QString PlanTrouble::brief() const {
    if (count < 2) return empty() ? QString() : facts.front();
    return tr("%1; %n more problem(s)", nullptr, count - 1).arg(facts.front());
}

QString PlanTrouble::rest() const {
    QStringList text = facts.mid(1);
    if (const int more = count - static_cast<int>(facts.size()); more > 0)
        text.append(tr("%n more in Problems", nullptr, more));
    return text.join(QStringLiteral("  ·  "));
}

PlanTrouble troubleOf(const Outcome& outcome, const Footprint* footprint, const Tuning* tuning) {
    PlanTrouble out;
    const Plan& plan = outcome.plan();
    out.head = plan.valid() ? PlanTrouble::tr("The plan does not fit") : PlanTrouble::tr("The plan is invalid");
    std::set<ValueId> overlapping;
    int others = 0;
    for (const ConflictGroup& group : conflict_groups(plan)) {  // counted as Problems does
        const PlanIssue& first = *group.members.front();
        if (out.count++ < most_told)
            out.facts.append(isOverlap(first) ? overlapText(outcome, first) : words::problem(first));
        for (const PlanIssue* each : group.members) {
            if (isOverlap(*each)) overlapping.insert(each->buffers.begin(), each->buffers.end());
            else ++others;
        }
    }
    for (const PoolResult& pool : plan.pools) {
        if (pool.fits()) continue;
        const QString over = format::bytes(pool.over_by()), name = kit::text(pool.name);
        if (out.count++ < most_told) out.facts.append(PlanTrouble::tr("over by %1 in pool %2").arg(over, name));
        out.cautions.append(PlanTrouble::tr("over capacity by %1 in %2").arg(over, name));
    }
    if (!overlapping.empty())
        out.cautions.append(PlanTrouble::tr("%n tensor(s) overlap", nullptr, static_cast<int>(overlapping.size())));
    if (others > 0) out.cautions.append(PlanTrouble::tr("%n other problem(s) of the plan", nullptr, others));
    if (footprint && tuning) addDevice(out, *footprint, *tuning, plan);
    return out;
}

}  // namespace arenascope
