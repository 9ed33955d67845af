#include "engine/base/json_keys.h"

#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

namespace arenascope::json {

namespace {

using Json = nlohmann::json;

/// Follows a text that parses, and stops at the first key that is there again.
struct KeyReader {
    std::vector<std::set<std::string>> objects;
    std::string twice;

    bool null() { return true; }
    bool boolean(bool) { return true; }
    bool number_integer(Json::number_integer_t) { return true; }
    bool number_unsigned(Json::number_unsigned_t) { return true; }
    bool number_float(Json::number_float_t, const Json::string_t&) { return true; }
    bool string(Json::string_t&) { return true; }
    bool binary(Json::binary_t&) { return true; }
    bool start_array(std::size_t) { return true; }
    bool end_array() { return true; }
    bool parse_error(std::size_t, const std::string&, const Json::exception&) { return false; }
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
