#pragma once
// Further uses of a tuning's field tables, besides reading and writing (tuning.h): names and schema.

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace arenascope {

/// Receives an object of a text, its allowed names, and its place: "pools[1]".
using ObjectVisit = std::function<void(const nlohmann::json& object, const std::vector<std::string_view>& known,
                                       const std::string& place)>;
/// Visits the tuning and each object within it. `place`: that of the tuning; empty: the text's root.
void visit_tuning(const nlohmann::json& tuning, const std::string& place, const ObjectVisit& visit);
/// Visits each pool of a list.
void visit_pools(const nlohmann::json& pools, const std::string& place, const ObjectVisit& visit);

/// The JSON schema of a tuning, as in resources/schemas/session.schema.json.
std::string tuning_schema();

}  // namespace arenascope
