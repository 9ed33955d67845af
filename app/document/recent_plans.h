#pragma once
// The state of recent files' plans, for the start page.

#include <QString>
#include <optional>

namespace arenascope {

struct Outcome;

struct RecentPlan {
    qint64 bytes = 0, over = 0;  ///< of all pools; above their capacities
    bool limited = false;        ///< some pool has a capacity
    int edits = 0;
};

/// Stores the shown state of a recent file; removes entries of files that are no longer listed.
void keepRecentPlan(const QString& path, const Outcome& outcome, int edits);
/// Nothing if the file was never planned.
[[nodiscard]] std::optional<RecentPlan> recentPlan(const QString& path);
void clearRecentPlans();

}  // namespace arenascope
