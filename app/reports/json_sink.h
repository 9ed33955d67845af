#pragma once
// Writes JSON value by value: as text, so that a large document never exists as a tree, or into a tree.

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace arenascope::cli {

class JsonSink {
public:
    virtual ~JsonSink() = default;
    virtual void begin_object() = 0;
    virtual void end_object() = 0;
    virtual void begin_array() = 0;
    virtual void end_array() = 0;
    /// Of the value that follows, within an object.
    virtual void key(std::string_view name) = 0;
    virtual void put_null() = 0;
    virtual void put_boolean(bool value) = 0;
    virtual void put_integer(std::int64_t value) = 0;
    virtual void put_number(double value) = 0;
    virtual void put_text(std::string_view value) = 0;
    virtual void put_tree(const nlohmann::ordered_json& value) = 0;

    template <class Value>
    void put(const Value& value) {
        if constexpr (std::same_as<Value, nlohmann::ordered_json>) put_tree(value);
        else if constexpr (std::same_as<Value, bool>) put_boolean(value);
        else if constexpr (std::same_as<Value, std::nullptr_t>) put_null();
        else if constexpr (std::integral<Value>) put_integer(static_cast<std::int64_t>(value));
        else if constexpr (std::floating_point<Value>) put_number(value);
        else put_text(value);
    }
    template <class Value>
    void field(std::string_view name, const Value& value) {
        key(name);
        put(value);
    }
    /// Null where there is nothing.
    template <class Value>
    void field(std::string_view name, const std::optional<Value>& value) {
        key(name);
        if (value) put(*value);
        else put_null();
    }
    /// Null where it is empty.
    void field_or_null(std::string_view name, std::string_view text);
};

/// Text in the form of print_json(); invalid UTF-8 is replaced.
class JsonText final : public JsonSink {
public:
    /// `depth`: of the value within what `out` has already.
    explicit JsonText(std::ostream& out, std::size_t depth = 0) : out_(out), depth_(depth) {}
    ~JsonText() override;
    JsonText(const JsonText&) = delete;
    JsonText& operator=(const JsonText&) = delete;

    void begin_object() override { begin('{'); }
    void end_object() override { end('}'); }
    void begin_array() override { begin('['); }
    void end_array() override { end(']'); }
    void key(std::string_view name) override;
    void put_null() override;
    void put_boolean(bool value) override;
    void put_integer(std::int64_t value) override;
    void put_number(double value) override;
    void put_text(std::string_view value) override;
    void put_tree(const nlohmann::ordered_json& value) override;

private:
    void begin(char bracket);
    void end(char bracket);
    /// The comma and the line before an item; nothing after a key.
    void begin_item();
    void new_line();
    void quote(std::string_view text);

    std::ostream& out_;
    std::string text_;  ///< not yet in `out_`
    std::size_t depth_ = 0;
    bool follows_key_ = false, has_items_ = false, is_inside_ = false;
    std::vector<bool> outer_has_items_;
};

class JsonTree final : public JsonSink {
public:
    void begin_object() override { open(nlohmann::ordered_json::object()); }
    void end_object() override { open_.pop_back(); }
    void begin_array() override { open(nlohmann::ordered_json::array()); }
    void end_array() override { open_.pop_back(); }
    void key(std::string_view name) override { key_ = name; }
    void put_null() override { add(nullptr); }
    void put_boolean(bool value) override { add(value); }
    void put_integer(std::int64_t value) override { add(value); }
    void put_number(double value) override { add(value); }
    void put_text(std::string_view value) override { add(value); }
    void put_tree(const nlohmann::ordered_json& value) override { add(value); }
    /// What was written.
    [[nodiscard]] nlohmann::ordered_json take() { return std::move(root_); }

private:
    nlohmann::ordered_json& add(nlohmann::ordered_json value);
    void open(nlohmann::ordered_json empty) { open_.push_back(&add(std::move(empty))); }

    nlohmann::ordered_json root_;
    std::vector<nlohmann::ordered_json*> open_;  ///< containers that are being written, the innermost last
    std::string key_;
};

}  // namespace arenascope::cli
