#pragma once
// What a session keeps beside its edits for the people who read it: their notes, and what they looked at.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/json.h"

namespace arenascope {

/// Plain text, by whom it is about.
struct SessionNotes {
    std::map<std::string, std::string> tensors;  ///< by name
    std::map<std::string, std::string> plans;    ///< by planner
    [[nodiscard]] bool empty() const { return tensors.empty() && plans.empty(); }
    bool operator==(const SessionNotes&) const = default;
};

/// What was in view when the session was saved. Names that are not there any more are passed over.
struct SessionView {
    std::string chart;                                           ///< by its id, "arena"
    std::optional<std::pair<double, double>> steps;              ///< what that chart showed of them
    std::vector<std::string> selected;                           ///< tensors
    std::string current;                                         ///< the one that the Inspector showed
    std::int64_t step = 0;                                       ///< of the cursor
    std::optional<std::pair<std::int64_t, std::int64_t>> limit;  ///< first and last step that all views were limited to
    std::string color;                                           ///< what colours stood for, "role"
    std::string panels;                                          ///< where they were; only the window reads it
    std::map<std::string, std::string> input_files;              ///< of runs: what inputs were read from, by name
    std::optional<double> rtol, atol;                            ///< of runs: how far outputs may be off
    bool operator==(const SessionView&) const = default;
};

/// JSON objects.
std::string to_json(const SessionNotes& notes);
std::string to_json(const SessionView& view);
/// The error names the member.
Result<SessionNotes> notes_from_json(const json::View& object);
Result<SessionView> view_from_json(const json::View& object);

}  // namespace arenascope
