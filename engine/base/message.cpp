#include "engine/base/message.h"

#include <algorithm>

#include "engine/base/counted.h"

namespace arenascope {

namespace {

constexpr std::string_view between_totals = " of ";  // "1 of 1 tensors"

}  // namespace

Message::Message(std::string_view source, std::vector<Value> values) : source_(source), values_(std::move(values)) {}

Message Message::verbatim(std::string text) {
    Message out;
    out.verbatim_ = std::move(text);
    return out;
}

Message Message::list(std::vector<Message> parts) {
    Message out;
    for (Message& part : parts) out.values_.push_back({{}, std::move(part)});
    return out;
}

Message Message::about(Subject subject, std::int64_t number) && {
    subject_ = subject;
    number_ = number;
    return std::move(*this);
}

Message Message::rephrased(std::string_view source) const {
    std::vector<Value> values;
    for (const std::string_view place : detail::places(source)) {
        const auto found =
            std::find_if(values_.begin(), values_.end(), [place](const Value& each) { return each.place == place; });
        values.push_back({place, found == values_.end() ? Message() : found->value});
    }
    return {source, std::move(values)};
}

std::string Message::text() const {
    std::string out;
    if (is_list()) {  // base/text.h uses messages itself, so it cannot be used here
        for (const Value& each : values_) out += (out.empty() ? "" : ", ") + each.value.text();
        return out;
    }
    if (source_.empty()) return verbatim_;
    std::string_view rest = source_;
    for (const Value& each : values_) {
        const std::size_t open = rest.find('{');
        const std::string value = each.value.text();
        const bool is_total = rest.substr(0, open) == between_totals;
        out += rest.substr(0, open);
        out += value;
        rest.remove_prefix(open + each.place.size() + 2);
        if (value != "1" || is_total) continue;
        const CountedNoun noun = counted_noun(rest);
        out += noun.singular;
        rest.remove_prefix(noun.length);
    }
    return out += rest;
}

namespace detail {

std::vector<std::string_view> places(std::string_view source) {
    std::vector<std::string_view> out;
    for (std::size_t open = source.find('{'); open != std::string_view::npos; open = source.find('{', open + 1)) {
        out.push_back(source.substr(open + 1, source.find('}', open) - open - 1));
    }
    return out;
}

}  // namespace detail
}  // namespace arenascope
