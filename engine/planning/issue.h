#pragma once
// How plan problems are said: a closed list of sentences with named arguments, so that a window can say the same in
// another language.

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/planning/plan.h"

namespace arenascope {

enum class Sentence : std::uint8_t {
    overlap,
    overlap_pinned,
    over_capacity,
    over_capacity_at,
    infeasible,
    infeasible_proven,
    unknown_pool,
    lifetime,
    kind,
    size_overflow,
    end_overflow,
    negative,
    pin_moved,
    misaligned,
    reserved,
    keep_out,
    group_pools,
    group_moved,
    incomplete,
    wider_range,
    hint_bound,
    hint_unbounded,
    rule_matches_nothing,
    rule_matches_inside,
    shared_state_mem_id,
    outside,
    delegate_rule_matches_nothing,
    backend_takes_nothing,
    state_copies
};

struct SentenceText {
    std::string_view code;  ///< of the problems that it says
    std::string_view text;  ///< with the names of arguments in braces
};

/// Indexed by Sentence.
[[nodiscard]] std::span<const SentenceText> sentences();

/// A problem with that sentence's code and, filled in, its text.
[[nodiscard]] PlanProblem problem_of(Sentence sentence, ProblemArgs args);
/// The same problem said otherwise: its arguments, buffers and numbers stay.
void say(PlanProblem& problem, Sentence sentence);
/// Changes one argument and the text with it.
void set_argument(PlanProblem& problem, std::string_view name, std::string value);

/// The three largest buffers, each with its name and its bytes.
[[nodiscard]] std::string largest_of(std::vector<const Buffer*> buffers,
                                     const std::function<std::string(const Buffer&)>& name);

/// "{name}" replaced by the argument of that name; what has no argument stays.
[[nodiscard]] std::string filled(std::string_view text, const ProblemArgs& args);

}  // namespace arenascope
