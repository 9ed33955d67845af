#include "app/cli/print_json.h"

#include <nlohmann/json.hpp>

namespace arenascope::cli {

void print_json(const nlohmann::ordered_json& json, Console& console) {
    console.out << json.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
}

}  // namespace arenascope::cli
