#include "engine/base/message.h"

namespace arenascope {

Message::Message(std::string_view code, std::vector<Value> values) : code_(code), values_(std::move(values)) {}

Message Message::verbatim(std::string text) {
    Message out;
    out.verbatim_ = std::move(text);
    return out;
}

std::string Message::text() const {
    if (code_.empty()) return verbatim_;
    std::string out;
    std::string_view rest = code_;
    for (const Value& each : values_) {
        const std::size_t open = rest.find('{');
        out += rest.substr(0, open);
        out += each.value.text();
        rest.remove_prefix(open + each.place.size() + 2);
    }
    return out += rest;
}

namespace detail {

std::vector<std::string_view> places(std::string_view code) {
    std::vector<std::string_view> out;
    for (std::size_t open = code.find('{'); open != std::string_view::npos; open = code.find('{', open + 1)) {
        out.push_back(code.substr(open + 1, code.find('}', open) - open - 1));
    }
    return out;
}

}  // namespace detail
}  // namespace arenascope
