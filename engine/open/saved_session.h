#pragma once
// A session together with its results: its settings and plan on the program as it is now, and the baseline.

#include "engine/evaluate/evaluator.h"
#include "engine/tuning/reapply.h"

namespace arenascope {

/// The session to write: the tuning, the shown plan (`outcome` null: none yet), and from `before` its baseline and
/// `orphans`, the edits that do not apply at present.
Session session_of(const Tuning& tuning, const Outcome* outcome, const Session* before = nullptr,
                   const Tuning& orphans = {});

/// A session on a program that may have changed since it was saved.
struct AppliedSession {
    Reapplied edits;  ///< which edits still apply
    Session stored;   ///< the session, its plan with the current names of tensors
};
/// `tuning`: the session's, possibly with further edits for this program.
Result<AppliedSession> apply_session(Session session, const Tuning& tuning, const Program& program);

/// Shows the stored plan instead of the new one, if it still fits the program; otherwise returns the reason, see
/// misfit().
Result<std::optional<Error>> show_stored_plan(const Session& session, Outcome& outcome);

Baseline baseline_of(const Method& method, const Plan& plan);

struct BaselineDifference {
    struct Arena {
        std::string name;
        std::int32_t mem_id = 1;
        std::int64_t before = 0, after = 0;  ///< bytes; 0 where there is no such arena
    };
    std::string planner;                      ///< the baseline's
    std::int64_t before = 0, after = 0;       ///< bytes of all arenas
    std::vector<Arena> arenas;                ///< ascending mem_id
    std::vector<std::string> added, removed;  ///< planned tensors, by name
    struct Resized {
        std::string name;
        std::int64_t before = 0, after = 0;
    };
    std::vector<Resized> resized;
    /// "baseline greedy: 602112 -> 540672 B (-61440 B, -10.2 %); SRAM 602112 -> 540672; 2 tensors new, 1 gone".
    [[nodiscard]] std::string text() const;
};
BaselineDifference difference_to(const Baseline& baseline, const Method& method, const Plan& plan);

}  // namespace arenascope
