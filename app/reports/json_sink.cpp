#include "app/reports/json_sink.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace arenascope::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t most_held = std::size_t{1} << 16;  // characters before they go to the stream

std::string dumped(const Json& json, int indent) {
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

bool is_plain(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; });
}

}  // namespace

void JsonSink::field_or_null(std::string_view name, std::string_view text) {
    key(name);
    if (text.empty()) put_null();
    else put_text(text);
}

JsonText::~JsonText() { out_ << text_; }

void JsonText::new_line() {
    text_ += '\n';
    text_.append(depth_, ' ');
}

void JsonText::begin_item() {
    if (follows_key_) {
        follows_key_ = false;
        return;
    }
    if (!is_inside_) return;
    if (has_items_) text_ += ',';
    has_items_ = true;
    new_line();
}

void JsonText::begin(char bracket) {
    begin_item();
    text_ += bracket;
    outer_has_items_.push_back(has_items_);
    has_items_ = false;
    is_inside_ = true;
    ++depth_;
}

void JsonText::end(char bracket) {
    --depth_;
    if (has_items_) new_line();
    text_ += bracket;
    has_items_ = outer_has_items_.back();
    outer_has_items_.pop_back();
    is_inside_ = !outer_has_items_.empty();
    if (text_.size() < most_held) return;
    out_ << text_;
    text_.clear();
}

void JsonText::quote(std::string_view text) {
    if (!is_plain(text)) {
        text_ += dumped(Json(text), -1);
        return;
    }
    text_ += '"';
    text_ += text;
    text_ += '"';
}

void JsonText::key(std::string_view name) {
    begin_item();
    quote(name);
    text_ += ": ";
    follows_key_ = true;
}

void JsonText::put_null() {
    begin_item();
    text_ += "null";
}

void JsonText::put_boolean(bool value) {
    begin_item();
    text_ += value ? "true" : "false";
}

void JsonText::put_integer(std::int64_t value) {
    begin_item();
    std::array<char, 24> digits{};
    const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    text_.append(digits.data(), end);
}

void JsonText::put_number(double value) {
    begin_item();
    text_ += dumped(Json(value), -1);
}

void JsonText::put_text(std::string_view value) {
    begin_item();
    quote(value);
}

void JsonText::put_tree(const Json& value) {
    begin_item();
    for (const char c : dumped(value, 1)) {  // line ends within texts are escaped
        text_ += c;
        if (c == '\n') text_.append(depth_, ' ');
    }
}

Json& JsonTree::add(Json value) {
    if (open_.empty()) return root_ = std::move(value);
    Json& within = *open_.back();
    if (within.is_object()) return within[key_] = std::move(value);
    within.push_back(std::move(value));
    return within.back();
}

}  // namespace arenascope::cli
