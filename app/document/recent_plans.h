#pragma once
// What became of the plans of recent files, for the start page.

#include <QString>
#include <optional>

namespace arenascope {

struct Outcome;

struct RecentPlan {
    qint64 bytes = 0, over = 0;  ///< of all pools; above their capacities
    bool limited = false;        ///< some pool has a capacity
    int edits = 0;
};

/// Remembers what is shown of a recent file; of files that are no longer listed it forgets everything.
void keepRecentPlan(const QString& path, const Outcome& outcome, int edits);
/// Nothing where the file was never planned.
[[nodiscard]] std::optional<RecentPlan> recentPlan(const QString& path);
void clearRecentPlans();

}  // namespace arenascope
