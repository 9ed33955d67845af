#pragma once
// A session on a program that may have changed since it was saved.
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/tuning/session.h"

namespace arenascope {

/// Names of the tensors that have an edit of their own.
std::set<std::string> tensors_of(const Tuning& tuning);
/// What the tensors that a tuning speaks of are in a method.
std::map<std::string, Session::Identity> identities_of(const Tuning& tuning, const Method& method);

/// A tuning on a program that may have changed since.
struct Reapplied {
    Tuning tuning;  ///< with the edits whose tensors and symbols are there
    std::size_t applied = 0;
    std::vector<std::string> orphaned;  ///< what the others spoke of
    /// Orphaned edits alone, in an otherwise plain tuning: kept until somebody deletes them.
    Tuning orphans;
    std::vector<std::string> renamed;              ///< "old -> new": found by operator and shape
    std::map<std::string, std::string> new_names;  ///< the same: new by old
    /// "41 of 44 edits of the session applied; 3 orphaned: …"; empty where all applied under their own names.
    [[nodiscard]] std::string text() const;
};
/// `tuning` is the session's, perhaps with more edits that speak of this very program.
Reapplied reapply(const Tuning& tuning, const Session& session, const Method& method);
/// An operator for a node that cannot take it: the rule leaves the tuning for the orphans.
void orphan_operator(const OperatorRule& rule, Reapplied& out);
/// `tuning` with the orphaned edits, as a session keeps them.
Tuning with_orphans(Tuning tuning, const Tuning& orphans);

}  // namespace arenascope
