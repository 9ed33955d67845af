#pragma once
// Whether a subject (a tensor, a node, a file) matches a query.

#include "engine/query/query.h"

namespace arenascope::query {

/// A text of a condition, prepared once for many subjects.
class TextTest {
public:
    TextTest() = default;
    TextTest(const Condition& condition, const Language& language);
    [[nodiscard]] bool accepts(std::string_view text) const;

private:
    enum class Way : std::uint8_t { part, whole, glob, pattern };
    [[nodiscard]] bool compare(std::string_view wanted, std::string_view text) const;

    std::string wanted_, folded_;
    bool is_ascii_ = true, ignores_case_ = false;
    Way way_ = Way::part;
    TextPredicate pattern_;
    std::function<std::string(std::string_view)> fold_;
};

/// First and last number of a subject: equal but for lifetimes.
struct Span {
    std::int64_t first = 0, last = 0;
};

class NumberTest {
public:
    NumberTest() = default;
    explicit NumberTest(const Condition& condition) : relation_(condition.relation), number_(condition.number) {}
    /// Whether the relation holds for one number of the span; "!=" holds for a span without the number.
    [[nodiscard]] bool accepts(Span span) const;

private:
    Relation relation_ = Relation::equal;
    std::int64_t number_ = 0;
};

class Subject {
public:
    Subject() = default;
    Subject(const Subject&) = default;
    Subject& operator=(const Subject&) = default;
    virtual ~Subject() = default;
    /// Whether one of the texts of the field passes; a field without a text has none.
    [[nodiscard]] virtual bool has_text(std::size_t field, const TextTest& test) const = 0;
    [[nodiscard]] virtual bool has_number(std::size_t field, const NumberTest& test) const = 0;
};

/// A query prepared for many subjects.
class Matcher {
public:
    Matcher() = default;
    Matcher(const Query& query, const Language& language);
    [[nodiscard]] bool matches(const Subject& subject) const;
    [[nodiscard]] bool matches_all() const { return kind_ == Query::Kind::everything; }

private:
    [[nodiscard]] bool holds(const Subject& subject) const;

    Query::Kind kind_ = Query::Kind::everything;
    std::vector<Matcher> parts_;
    std::vector<std::size_t> fields_;  ///< of the condition: any of them
    bool is_text_ = true, is_negated_ = false;
    TextTest text_;
    NumberTest number_;
};

}  // namespace arenascope::query
