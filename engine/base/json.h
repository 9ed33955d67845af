#pragma once
// A strict JSON reader: nesting is limited before anything is built, numbers never wrap, and a missing member or a
// wrong type is an error that names its place. Nothing throws.

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/result.h"

namespace arenascope::json {

/// A value within a Document, valid as long as that lives. Cheap to copy.
class View {
public:
    explicit View(const nlohmann::json* value) : value_(value) {}

    [[nodiscard]] bool is_null() const;
    [[nodiscard]] bool is_object() const;
    [[nodiscard]] bool is_array() const;
    [[nodiscard]] bool is_string() const;
    [[nodiscard]] bool is_number() const;  ///< whole or not
    [[nodiscard]] bool is_integer() const;
    [[nodiscard]] bool is_boolean() const;

    [[nodiscard]] Result<std::int64_t> integer() const;
    [[nodiscard]] Result<double> number() const;  ///< also "Infinity", "-Infinity" and "NaN", as Python's tools write
    [[nodiscard]] Result<bool> boolean() const;
    [[nodiscard]] Result<std::string> text() const;
    [[nodiscard]] Result<std::vector<View>> items() const;                            ///< of an array
    [[nodiscard]] Result<std::vector<std::pair<std::string, View>>> members() const;  ///< of an object, sorted by key

    /// A required member of an object.
    [[nodiscard]] Result<View> at(std::string_view key) const;
    /// A member, or nothing where it is absent or null or this is not an object.
    [[nodiscard]] std::optional<View> find(std::string_view key) const;

    // Required members by type; the error names the key.
    [[nodiscard]] Result<std::int64_t> integer(std::string_view key) const;
    [[nodiscard]] Result<double> number(std::string_view key) const;
    [[nodiscard]] Result<bool> boolean(std::string_view key) const;
    [[nodiscard]] Result<std::string> text(std::string_view key) const;
    [[nodiscard]] Result<std::vector<View>> items(std::string_view key) const;
    [[nodiscard]] Result<std::vector<std::pair<std::string, View>>> members(std::string_view key) const;

private:
    [[nodiscard]] Error mismatch(Message expected) const;
    const nlohmann::json* value_;
};

class Document {
public:
    static constexpr int max_depth = 200;

    /// Fails on malformed text and on nesting deeper than max_depth; the error names the byte.
    static Result<Document> parse(std::string_view text);
    [[nodiscard]] View root() const { return View(value_.get()); }

private:
    explicit Document(std::shared_ptr<const nlohmann::json> value) : value_(std::move(value)) {}
    std::shared_ptr<const nlohmann::json> value_;
};

/// Fails on a key that appears twice in an object: in a text that people edit, that is a mistake, and a parser would
/// keep only one of the two. The error names the first one. For texts that Document::parse accepted.
Result<> check_keys(std::string_view text);

}  // namespace arenascope::json
