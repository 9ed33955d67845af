#include "engine/query/matching.h"

#include <algorithm>

#include "engine/base/glob.h"
#include "engine/base/text.h"

namespace arenascope::query {

namespace {

bool is_ascii(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 128; });
}

}  // namespace

TextTest::TextTest(const Condition& condition, const Language& language)
    : wanted_(condition.text), ignores_case_(!language.is_rule) {
    if (condition.kind == Condition::Kind::pattern) {
        way_ = Way::pattern;
        auto made = language.pattern ? language.pattern(condition.text) : Result<TextPredicate>(TextPredicate());
        if (made.ok()) pattern_ = std::move(made).take();
        return;
    }
    const bool is_choice =
        condition.kind == Condition::Kind::field && language.fields[condition.field].kind == FieldKind::choice;
    const bool has_glob = !condition.is_literal && condition.text.find_first_of("*?") != std::string::npos;
    const bool is_part =
        !language.is_rule && condition.relation == Relation::has && !is_choice && !condition.text.empty();
    way_ = has_glob ? Way::glob : is_part ? Way::part : Way::whole;
    is_ascii_ = is_ascii(wanted_);
    if (!ignores_case_) return;
    fold_ = language.fold;
    folded_ = fold_ ? fold_(wanted_) : lower_case(wanted_);
    wanted_ = lower_case(wanted_);
}

bool TextTest::accepts(std::string_view text) const {
    if (way_ == Way::pattern) return pattern_ && pattern_(text);
    if (!ignores_case_) return compare(wanted_, text);
    // Only names beyond ASCII are folded: a query is asked about 100,000 names.
    if (fold_ && !is_ascii_) return compare(folded_, fold_(text));
    if (way_ == Way::part)
        return std::search(text.begin(), text.end(), wanted_.begin(), wanted_.end(),
                           [](char a, char b) { return lower_case(a) == b; }) != text.end();
    return compare(wanted_, lower_case(text));
}

bool TextTest::compare(std::string_view wanted, std::string_view text) const {
    switch (way_) {
        case Way::part: return text.find(wanted) != std::string_view::npos;
        case Way::whole: return text == wanted;
        default: return glob_matches(wanted, text);
    }
}

bool NumberTest::accepts(Span span) const {
    const bool has = span.first <= number_ && number_ <= span.last;
    switch (relation_) {
        case Relation::not_equal: return !has;
        case Relation::less: return span.first < number_;
        case Relation::at_most: return span.first <= number_;
        case Relation::more: return span.last > number_;
        case Relation::at_least: return span.last >= number_;
        default: return has;
    }
}

Matcher::Matcher(const Query& query, const Language& language) : kind_(query.kind) {
    for (const Query& part : query.parts) parts_.emplace_back(part, language);
    if (kind_ != Query::Kind::condition) return;
    const Condition& condition = query.condition;
    if (condition.kind == Condition::Kind::field) {
        fields_ = {condition.field};
        const FieldKind kind = language.fields[condition.field].kind;
        is_text_ = kind == FieldKind::text || kind == FieldKind::choice;
    } else if (condition.kind == Condition::Kind::pattern) {
        if (const auto name = language.find("name")) fields_ = {*name};
    } else {
        for (std::size_t i = 0; i < language.fields.size(); ++i)
            if (language.fields[i].is_plain) fields_.push_back(i);
    }
    is_negated_ = is_text_ && condition.relation == Relation::not_equal;
    if (is_text_) text_ = TextTest(condition, language);
    else number_ = NumberTest(condition);
}

bool Matcher::holds(const Subject& subject) const {
    return std::any_of(fields_.begin(), fields_.end(), [&](std::size_t field) {
        return is_text_ ? subject.has_text(field, text_) : subject.has_number(field, number_);
    });
}

bool Matcher::matches(const Subject& subject) const {
    const auto part = [&](const Matcher& each) { return each.matches(subject); };
    switch (kind_) {
        case Query::Kind::everything: return true;
        case Query::Kind::condition: return holds(subject) != is_negated_;
        case Query::Kind::all: return std::all_of(parts_.begin(), parts_.end(), part);
        case Query::Kind::any: return std::any_of(parts_.begin(), parts_.end(), part);
        case Query::Kind::negation: return !part(parts_.front());
    }
    return false;
}

}  // namespace arenascope::query
