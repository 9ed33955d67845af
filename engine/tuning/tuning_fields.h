#pragma once
// What the field tables of a tuning say besides reading and writing it (tuning.h): its names and its schema.

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace arenascope {

/// Gets an object of a text, the names that it may have, and where it is: "pools[1]".
using ObjectVisit = std::function<void(const nlohmann::json& object, const std::vector<std::string_view>& known,
                                       const std::string& place)>;
/// Visits the tuning and each object within it. `place`: that of the tuning; empty: the text's root.
void visit_tuning(const nlohmann::json& tuning, const std::string& place, const ObjectVisit& visit);
/// Visits each pool of a list.
void visit_pools(const nlohmann::json& pools, const std::string& place, const ObjectVisit& visit);

/// The JSON schema of a tuning, as resources/schemas/session.schema.json has it.
std::string tuning_schema();

}  // namespace arenascope
