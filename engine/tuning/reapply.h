#pragma once
// A session on a program that may have changed since it was saved.
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/tuning/session.h"

namespace arenascope {

/// Names of the tensors with an edit of their own.
std::set<std::string> tensors_of(const Tuning& tuning);
/// The identities in a method of the tensors that a tuning names.
std::map<std::string, Session::Identity> identities_of(const Tuning& tuning, const Method& method);

/// A tuning applied to a program that may have changed since.
struct Reapplied {
    Tuning tuning;  ///< with the edits whose tensors and symbols exist
    std::size_t applied = 0;
    std::vector<std::string> orphaned;  ///< the names in all other edits
    /// Orphaned edits alone, in an otherwise default tuning: kept until the user deletes them.
    Tuning orphans;
    std::vector<std::string> renamed;              ///< "old -> new": matched by operator and shape
    std::map<std::string, std::string> new_names;  ///< the same: new by old
    /// "41 of 44 edits of the session applied; 3 orphaned: …"; empty if all applied under their own names.
    [[nodiscard]] Message summary() const;
};
/// `tuning` is the session's, possibly with further edits for this program.
Reapplied reapply(const Tuning& tuning, const Session& session, const Method& method);
/// An operator rule that its node cannot use: the rule moves from the tuning to the orphans.
void orphan_operator(const OperatorRule& rule, Reapplied& out);
/// `tuning` with the orphaned edits, as a session keeps them.
Tuning with_orphans(Tuning tuning, const Tuning& orphans);

}  // namespace arenascope
