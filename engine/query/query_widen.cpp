// A rule whose texts match a part of a name, as in a filter.

#include "engine/query/query.h"

namespace arenascope::query {

namespace {

bool is_widened(const Condition& condition, const Language& language) {
    const bool is_text = condition.kind == Condition::Kind::plain ||
        (condition.kind == Condition::Kind::field && condition.relation == Relation::has &&
         language.fields[condition.field].kind == FieldKind::text);
    return is_text && !condition.is_literal && !condition.text.empty() &&
        condition.text.find_first_of("*?") == std::string::npos;
}

void widen(Query& query, const Language& language) {
    for (Query& part : query.parts) widen(part, language);
    if (query.kind == Query::Kind::condition && is_widened(query.condition, language))
        query.condition.text = "*" + query.condition.text + "*";
}

}  // namespace

std::optional<Query> widened(const Query& query, const Language& language) {
    Query wide = query;
    widen(wide, language);
    return wide == query ? std::nullopt : std::optional(std::move(wide));
}

}  // namespace arenascope::query
