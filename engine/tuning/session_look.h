#pragma once
// Parts of a session for its readers: notes, and the state of the views.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/json.h"

namespace arenascope {

/// Plain text, by subject.
struct SessionNotes {
    std::map<std::string, std::string> tensors;  ///< by name
    std::map<std::string, std::string> plans;    ///< by planner
    [[nodiscard]] bool empty() const { return tensors.empty() && plans.empty(); }
    bool operator==(const SessionNotes&) const = default;
};

/// The state of the views when the session was saved. Names that no longer exist are ignored.
struct SessionView {
    std::string chart;                                           ///< by its id, "arena"
    std::optional<std::pair<double, double>> steps;              ///< visible range of that chart
    std::vector<std::string> selected;                           ///< tensors
    std::string current;                                         ///< the tensor in the Inspector
    std::int64_t step = 0;                                       ///< of the cursor
    std::optional<std::pair<std::int64_t, std::int64_t>> limit;  ///< first and last step of the filter of all views
    std::string color;                                           ///< what colours represent, "role"
    std::string panels;                                          ///< their layout; only the window reads it
    std::map<std::string, std::string> input_files;              ///< of runs: files of inputs, by name
    std::optional<double> rtol, atol;                            ///< of runs: tolerances of outputs
    bool operator==(const SessionView&) const = default;
};

/// JSON objects.
std::string to_json(const SessionNotes& notes);
std::string to_json(const SessionView& view);
/// The error names the member.
Result<SessionNotes> notes_from_json(const json::View& object);
Result<SessionView> view_from_json(const json::View& object);

}  // namespace arenascope
