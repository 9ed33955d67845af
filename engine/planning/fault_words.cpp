#include "engine/planning/fault_words.h"

#include "engine/planning/issue.h"
#include "engine/planning/verify.h"

namespace arenascope {

namespace {

std::string name_of(const Buffer& buffer) { return "buffer " + std::to_string(buffer.id); }

Sentence sentence_of(FaultKind what) {
    switch (what) {
        case FaultKind::incomplete: return Sentence::incomplete;
        case FaultKind::unknown_pool: return Sentence::unknown_pool;
        case FaultKind::lifetime: return Sentence::lifetime;
        case FaultKind::kind: return Sentence::kind;
        case FaultKind::size_overflow: return Sentence::size_overflow;
        case FaultKind::end_overflow: return Sentence::end_overflow;
        case FaultKind::negative: return Sentence::negative;
        case FaultKind::pin_moved: return Sentence::pin_moved;
        case FaultKind::misaligned: return Sentence::misaligned;
        case FaultKind::reserved: return Sentence::reserved;
        case FaultKind::keep_out: return Sentence::keep_out;
        case FaultKind::group_pools: return Sentence::group_pools;
        case FaultKind::group_moved: return Sentence::group_moved;
        case FaultKind::overlap: return Sentence::overlap;
        case FaultKind::overlap_pinned: return Sentence::overlap_pinned;
    }
    return Sentence::incomplete;
}

// What the sentence says; the first buffer is added where it is not there yet.
ProblemArgs details_of(const Problem& problem, const Placement& placement, const Fault& fault) {
    const Buffer& buffer = problem.buffers[fault.row];
    const std::pair<std::string, std::string> at{"offset", std::to_string(placement.offsets[fault.row])};
    switch (fault.what) {
        case FaultKind::unknown_pool: return {{"memory", std::to_string(buffer.mem_id)}};
        case FaultKind::kind: return {{"kind", std::string(name_of(buffer.kind))}};
        case FaultKind::negative:
        case FaultKind::end_overflow: return {at};
        case FaultKind::pin_moved: return {at, {"pin", std::to_string(*buffer.pinned)}};
        case FaultKind::misaligned: return {at, {"align", std::to_string(fault.number)}};
        case FaultKind::reserved: return {at, {"reserved", std::to_string(fault.number)}};
        case FaultKind::keep_out:
            return {at, {"begin", std::to_string(fault.range.begin)}, {"end", std::to_string(fault.range.end)}};
        case FaultKind::group_pools: return {{"b", name_of(problem.buffers[fault.other])}};
        case FaultKind::group_moved:
            return {{"b", name_of(problem.buffers[fault.other])}, {"distance", std::to_string(fault.number)}};
        case FaultKind::overlap:
        case FaultKind::overlap_pinned:
            return {{"a", name_of(buffer)},
                    {"b", name_of(problem.buffers[fault.other])},
                    {"bytes", std::to_string(fault.bytes)},
                    {"at", "position " + std::to_string(fault.step)}};
        case FaultKind::incomplete:
        case FaultKind::lifetime:
        case FaultKind::size_overflow: break;
    }
    return {};
}

bool has_two_buffers(FaultKind what) {
    return what == FaultKind::overlap || what == FaultKind::overlap_pinned || what == FaultKind::group_pools ||
        what == FaultKind::group_moved;
}

PlanProblem in_words(const Problem& problem, const Placement& placement, const Fault& fault) {
    if (fault.what == FaultKind::incomplete) {
        return problem_of(Sentence::incomplete,
                          {{"offsets", std::to_string(placement.offsets.size())},
                           {"buffers", std::to_string(problem.buffers.size())}});
    }
    const Buffer& buffer = problem.buffers[fault.row];
    ProblemArgs args = details_of(problem, placement, fault);
    if (args.empty() || args.front().first != "a") args.emplace_back("a", name_of(buffer));
    PlanProblem out = problem_of(sentence_of(fault.what), std::move(args));
    out.buffers = {buffer.id};
    if (has_two_buffers(fault.what)) out.buffers.push_back(problem.buffers[fault.other].id);
    out.bytes = fault.bytes;
    out.step = fault.step;
    return out;
}

}  // namespace

std::vector<PlanProblem> verify(const Problem& problem, const Placement& placement) {
    std::vector<PlanProblem> out;
    for (const Fault& fault : faults_in(problem, placement)) out.push_back(in_words(problem, placement, fault));
    return out;
}

}  // namespace arenascope
