#include "engine/planning/issue.h"

#include <algorithm>

namespace arenascope {

PlanIssue over_capacity_issue(const Shortage& shortage) {
    return {.code = IssueCode::over_capacity,
            .message = message("{pool} needs {needed} bytes, {bytes} more than its capacity of {capacity}; beyond it, "
                               "first at {step}: {largest}",
                               shortage.pool, shortage.needed, shortage.over, shortage.capacity,
                               position_words(shortage.position), shortage.largest),
            .bytes = shortage.over,
            .position = shortage.position};
}

PlanIssue infeasible_issue(const Shortage& shortage, bool by_search) {
    const Message at = position_words(shortage.position);
    return {.code = IssueCode::infeasible,
            .message = by_search
                ? message("{pool} needs at least {needed} bytes (proved by search), {bytes} more than its capacity of "
                          "{capacity}; no plan fits; largest at the peak, {step}: {largest}",
                          shortage.pool, shortage.needed, shortage.over, shortage.capacity, at, shortage.largest)
                : message("{pool}: {needed} bytes live at {step}, {bytes} more than its capacity of {capacity}; no "
                          "plan fits; largest: {largest}",
                          shortage.pool, shortage.needed, at, shortage.over, shortage.capacity, shortage.largest),
            .bytes = shortage.over,
            .position = shortage.position};
}

void weaken_infeasible(PlanIssue& issue) {
    if (issue.code != IssueCode::infeasible) return;
    issue.code = IssueCode::over_capacity;
    issue.message = issue.message.rephrased(
        "{pool}: {needed} bytes live at {step}, {bytes} more than its capacity of {capacity}; largest: {largest}");
}

PlanIssue overlap_issue(const Buffer& a, const Buffer& b, std::int64_t bytes, Position position) {
    return {.code = IssueCode::overlap,
            .message = message("{tensor} and {other_tensor} share {bytes} bytes while both are live, first at {step}",
                               buffer_words(a.id), buffer_words(b.id), bytes, position_words(position)),
            .buffers = {a.id, b.id},
            .bytes = bytes,
            .position = position};
}

Message position_words(Position position) {
    const std::int32_t number = position.number();
    return message("position {position}", number).about(Message::Subject::position, number);
}

Message largest_of(std::vector<const Buffer*> buffers) {
    constexpr std::size_t most_named = 3;
    std::stable_sort(buffers.begin(), buffers.end(),
                     [](const Buffer* a, const Buffer* b) { return a->bytes > b->bytes; });
    std::vector<Message> out;
    for (std::size_t i = 0; i < std::min(buffers.size(), most_named); ++i)
        out.push_back(message("{tensor} ({bytes} B)", buffer_words(buffers[i]->id), buffers[i]->bytes));
    return Message::list(std::move(out));
}

}  // namespace arenascope
