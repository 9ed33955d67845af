#include "engine/planning/fault_issues.h"

#include "engine/planning/issue.h"
#include "engine/planning/verify.h"

namespace arenascope {

namespace {

IssueCode code_of(FaultKind what) {
    switch (what) {
        case FaultKind::incomplete: return IssueCode::incomplete;
        case FaultKind::unknown_pool: return IssueCode::unknown_pool;
        case FaultKind::lifetime:
        case FaultKind::pieces: return IssueCode::lifetime;
        case FaultKind::kind: return IssueCode::kind;
        case FaultKind::size_overflow:
        case FaultKind::end_overflow: return IssueCode::overflow;
        case FaultKind::negative: return IssueCode::negative;
        case FaultKind::pin_moved: return IssueCode::pin_moved;
        case FaultKind::misaligned: return IssueCode::misaligned;
        case FaultKind::reserved: return IssueCode::reserved;
        case FaultKind::keep_out: return IssueCode::keep_out;
        case FaultKind::group_pools: return IssueCode::group_pools;
        case FaultKind::group_moved: return IssueCode::group_moved;
        case FaultKind::overlap:
        case FaultKind::overlap_pinned: return IssueCode::overlap;
    }
    return IssueCode::incomplete;
}

// For all faults except `incomplete`, which has no buffer, and `overlap`, which overlap_issue() reports.
Message words_of(const Problem& problem, const Placement& placement, const Fault& fault) {
    const Buffer& buffer = problem.buffers[fault.row];
    const Message a = buffer_words(buffer.id), b = buffer_words(problem.buffers[fault.other].id);
    const std::int64_t offset = placement.offsets[fault.row];
    switch (fault.what) {
        case FaultKind::unknown_pool:
            return message("{tensor} is in memory {memory}, which is not a pool", a, buffer.mem_id);
        case FaultKind::lifetime: return message("{tensor} ends before it starts", a);
        case FaultKind::pieces: return message("{tensor} has views that lie outside it or live longer", a);
        case FaultKind::kind:
            return message("{tensor} is of kind {kind}, which its pool does not accept", a, words_of(buffer.kind));
        case FaultKind::size_overflow: return message("{tensor} has a size that does not fit in 64 bits", a);
        case FaultKind::end_overflow:
            return message("{tensor} is at {offset}: its end does not fit in 64 bits", a, offset);
        case FaultKind::negative: return message("{tensor} is at {offset}, before the start of its pool", a, offset);
        case FaultKind::pin_moved:
            return message("{tensor} is at {offset}, but is pinned to {pin}", a, offset, *buffer.pinned);
        case FaultKind::misaligned:
            return message("{tensor} is at {offset}, which is not a multiple of {align}", a, offset, fault.number);
        case FaultKind::reserved:
            return message("{tensor} is at {offset}, inside the first {reserved} bytes, which are reserved", a, offset,
                           fault.number);
        case FaultKind::keep_out:
            return message("{tensor} is at {offset}, inside the reserved range {begin} to {end}", a, offset,
                           fault.range.begin, fault.range.end);
        case FaultKind::group_pools:
            return message("{tensor} and {other_tensor} share storage, but are in different pools", a, b);
        case FaultKind::group_moved:
            return message("{tensor} and {other_tensor} share storage, but their distance is not {distance} bytes", a,
                           b, fault.number);
        case FaultKind::overlap_pinned:
            return message(
                "{tensor} and {other_tensor} share {bytes} bytes while both are live, first at {step}; both are pinned",
                a, b, fault.bytes, position_words(fault.position));
        case FaultKind::overlap:
        case FaultKind::incomplete: break;
    }
    return {};
}

bool has_two_buffers(FaultKind what) {
    return what == FaultKind::overlap_pinned || what == FaultKind::group_pools || what == FaultKind::group_moved;
}

PlanIssue issue_of(const Problem& problem, const Placement& placement, const Fault& fault) {
    if (fault.what == FaultKind::incomplete) {
        return {.code = IssueCode::incomplete,
                .message = message("{offsets} offsets for {buffers} buffers", placement.offsets.size(),
                                   problem.buffers.size())};
    }
    const Buffer& buffer = problem.buffers[fault.row];
    if (fault.what == FaultKind::overlap)
        return overlap_issue(buffer, problem.buffers[fault.other], fault.bytes, fault.position);
    PlanIssue out{.code = code_of(fault.what),
                  .message = words_of(problem, placement, fault),
                  .buffers = {buffer.id},
                  .bytes = fault.bytes,
                  .position = fault.position};
    if (has_two_buffers(fault.what)) out.buffers.push_back(problem.buffers[fault.other].id);
    return out;
}

}  // namespace

std::vector<PlanIssue> verify(const Problem& problem, const Placement& placement) {
    std::vector<PlanIssue> out;
    for (const Fault& fault : faults_in(problem, placement)) out.push_back(issue_of(problem, placement, fault));
    return out;
}

}  // namespace arenascope
