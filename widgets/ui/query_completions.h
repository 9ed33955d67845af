#pragma once
// Fields and values that the word at the cursor of a query field can become.

#include <functional>

#include "engine/query/query.h"
#include "widgets/ui/query_popup.h"

namespace arenascope {

/// Values of a field with the number of rows that have each.
using QueryValues = std::vector<std::pair<std::string, std::size_t>>;
/// The first `most` values of a field that contain `part`; may be none.
using ValuesOfField = std::function<QueryValues(std::size_t field, std::string_view part, std::size_t most)>;

/// `about`: what a field holds, in words. Words without a field also offer operators and modules with that text.
QList<QueryChoice> queryCompletions(const QString& text, qsizetype cursor, const query::Language& language,
                                    const std::function<QString(std::string_view field)>& about,
                                    const ValuesOfField& values);

}  // namespace arenascope
