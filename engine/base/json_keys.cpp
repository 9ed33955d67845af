#include "engine/base/json_keys.h"

#include <set>
#include <vector>

#include "engine/base/json_sax.h"

namespace arenascope::json {

namespace {

using Json = nlohmann::json;

/// Follows a text that parses, and stops at the first key that is there again.
struct KeyReader : AcceptAll {
    std::vector<std::set<std::string>> objects;
    std::string twice;

    bool start_object(std::size_t) {
        objects.emplace_back();
        return true;
    }
    bool end_object() {
        objects.pop_back();
        return true;
    }
    bool key(Json::string_t& name) {
        if (objects.back().insert(name).second) return true;
        twice = name;
        return false;
    }
};

}  // namespace

Result<> check_keys(std::string_view text) {
    KeyReader reader;
    if (Json::sax_parse(text.begin(), text.end(), &reader) || reader.objects.empty()) return done;
    return Error{.what = message("'{name}' is there twice in one object", reader.twice),
                 .expected = message("each name once"),
                 .remedy = message("remove one of them")};
}

}  // namespace arenascope::json
