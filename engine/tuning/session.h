#pragma once
// A saved session: which program, what was changed, and the plan that was shown, so that reopening and exporting give
// the same bytes. Small JSON beside the model.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/tuning/tuning.h"

namespace arenascope {

struct Session {
    std::string program;  ///< as written: relative to the session, or empty
    Tuning tuning;
    struct Place {
        std::int32_t mem_id = 1;
        std::int64_t offset = 0, bytes = 0;
        bool operator==(const Place&) const = default;
    };
    std::string planner;                   ///< of the plan that was shown; empty: none stored
    std::int64_t total_bytes = 0;          ///< its arenas
    std::map<std::string, Place> places;   ///< by tensor name
};

std::string to_json(const Session& session);
/// Also reads a bare tuning. The error names the member.
Result<Session> session_from_json(std::string_view text);

/// The stored plan's offsets for a problem of `method`; nothing where a tensor is missing or has another size or pool.
std::optional<Placement> stored_placement(const Session& session, const Method& method, const Problem& problem);

/// A tuning on a program that may have changed since.
struct Reapplied {
    Tuning tuning;                      ///< with the edits whose tensors and symbols are there
    std::size_t applied = 0;
    std::vector<std::string> orphaned;  ///< what the others spoke of
};
Reapplied reapply(const Tuning& tuning, const Method& method);

}  // namespace arenascope
