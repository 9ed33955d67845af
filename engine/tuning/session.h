#pragma once
// A saved session: the program, the changes, and the shown plan, so that reopening and exporting give the same bytes.
// Small JSON next to the model.

#include <array>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/tuning/session_look.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

/// A plan with which later plans of a session are compared.
struct Baseline {
    struct Arena {
        std::int32_t mem_id = 1;
        std::string name;
        std::int64_t bytes = 0;
        bool operator==(const Arena&) const = default;
    };
    std::string planner;
    std::vector<Arena> arenas;
    std::map<std::string, std::int64_t> tensors;  ///< bytes of each planned tensor, by name
    [[nodiscard]] std::int64_t total_bytes() const;
    bool operator==(const Baseline&) const = default;
};

/// The places of all tensors in a plan.
struct StoredPlan {
    struct Place {
        std::int32_t mem_id = 1;
        std::int64_t offset = 0, bytes = 0;
        bool operator==(const Place&) const = default;
    };
    std::string planner;                  ///< empty: no plan is stored
    std::int64_t total_bytes = 0;         ///< its arenas
    std::map<std::string, Place> places;  ///< by tensor name
    bool operator==(const StoredPlan&) const = default;
};
using PlansByMethod = std::map<std::string, StoredPlan>;

/// The members of a session's JSON. "beside": the former name of "other_methods", still read.
inline constexpr std::array<std::string_view, 10> session_members{
    "arenascope_session", "program", "tuning", "plan", "other_methods", "beside", "edited",
    "baseline",           "notes",   "view"};

/// The stored plan is the shown one.
struct Session : StoredPlan {
    std::string program;  ///< as written: relative to the session, or empty
    Tuning tuning;
    PlansByMethod other_methods;  ///< plans that an export writes together with the shown one
    /// The identity of an edited tensor, by which it is found in a changed model without a tensor of that name and
    /// operator.
    struct Identity {
        std::string op, shape;  ///< "aten::add.out" or empty for an input; "[s0, 64]"
        std::int64_t nth = 0;   ///< among the tensors of that operator and shape, in order
        bool operator==(const Identity&) const = default;
    };
    std::map<std::string, Identity> edited;  ///< by tensor name
    std::optional<Baseline> baseline;
    SessionNotes notes;
    std::optional<SessionView> view;
    std::string others;  ///< JSON object with members of a newer version, to be written back; empty: none
};

std::string to_json(const Session& session);
/// Also reads a bare tuning. The error names the member.
Result<Session> session_from_json(std::string_view text);

/// The stored plan's offsets for a problem of `method`; nothing if a tensor is missing or has another size or pool.
std::optional<Placement> stored_placement(const Session& session, const Method& method, const Problem& problem);

}  // namespace arenascope
