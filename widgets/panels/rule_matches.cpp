#include "widgets/panels/rule_matches.h"

#include <utility>

namespace arenascope {
namespace {

RuleCount countOf(const RuleSubjects& subjects, const PlanRule& rule, const LatestTask::Stop* stop) {
    RuleCount out;
    const auto matched = subjects.matched(rule, stop);
    if (!matched.ok()) return out;
    for (const ValueId value : matched.value()) {
        const Tensor* tensor = subjects.method()->values[value].tensor();
        out.bytes += tensor ? tensor->bytes().value_or(0) : 0;
        ++out.tensors;
    }
    return out;
}

}  // namespace

void RuleMatches::setMethod(std::shared_ptr<const Method> method) {
    if (method == method_) return;
    counting_.cancel();
    making_.cancel();
    counted_.reset();
    if (subjects_) counting_.drop(std::exchange(subjects_, nullptr));
    method_ = std::move(method);
}

const RuleMatches::Subjects& RuleMatches::subjects() {
    if (!subjects_) subjects_ = std::make_shared<const RuleSubjects>(method_);
    return subjects_;
}

std::optional<RuleCount> RuleMatches::count(const PlanRule& rule) {
    if (!method_) return std::nullopt;
    if (counted_ == rule) return count_;
    if (!isLarge()) return countOf(*subjects(), rule, nullptr);
    using Counted = std::pair<Subjects, RuleCount>;
    counting_.start<Counted>(
        [known = subjects_, method = method_, rule](const LatestTask::Stop& stop) {
            const Subjects subjects = known ? known : std::make_shared<const RuleSubjects>(method);
            return Counted(subjects, countOf(*subjects, rule, &stop));
        },
        [this, rule](Counted made) {
            subjects_ = std::move(made.first);
            counted_ = rule;
            count_ = made.second;
            emit counted();
        });
    return std::nullopt;
}

std::vector<RuleRow> RuleMatches::rows(const std::vector<PlanRule>& rules, const QStringList& pools) {
    making_.cancel();
    if (!method_ || rules.empty()) return ruleRows(nullptr, rules, pools);
    if (!isLarge()) return ruleRows(subjects().get(), rules, pools);
    using Made = std::pair<Subjects, std::vector<RuleRow>>;
    making_.start<Made>(
        [known = subjects_, method = method_, rules, pools](const LatestTask::Stop& stop) {
            const Subjects subjects = known ? known : std::make_shared<const RuleSubjects>(method);
            return Made(subjects, ruleRows(subjects.get(), rules, pools, &stop));
        },
        [this](Made made) {
            subjects_ = std::move(made.first);
            emit rowsReady(made.second);
        });
    return ruleRows(nullptr, rules, pools);
}

}  // namespace arenascope
