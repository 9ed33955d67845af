#include "widgets/ui/query_language.h"

#include <QRegularExpression>

#include "engine/evaluate/row_query.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

Result<query::TextPredicate> expression(std::string_view text) {
    QRegularExpression made(kit::text(text), QRegularExpression::CaseInsensitiveOption);
    if (!made.isValid())
        return Error{.what = message("the expression between the slashes is incomplete: {reason}",
                                     made.errorString().toStdString())};
    return query::TextPredicate([made](std::string_view name) { return made.match(kit::text(name)).hasMatch(); });
}

}  // namespace

query::Language withQtLetters(query::Language language) {
    language.pattern = expression;
    language.fold = [](std::string_view text) { return kit::text(text).toCaseFolded().toStdString(); };
    return language;
}

const query::Language& rowQueryLanguage() {
    static const query::Language language = withQtLetters(row_language());
    return language;
}

}  // namespace arenascope
