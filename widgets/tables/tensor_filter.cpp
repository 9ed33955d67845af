#include "widgets/tables/tensor_filter.h"

#include "widgets/ui/query_language.h"

namespace arenascope {

TensorFilter::TensorFilter(const QString& text) {
    const std::string written = text.trimmed().toStdString();
    const auto query = query::parse(written, rowQueryLanguage());
    if (query.ok()) {
        matcher_ = query::Matcher(query.value(), rowQueryLanguage());
        return;
    }
    broken_ = query.error();
    unfinished_ = query::is_unfinished(written, rowQueryLanguage());
    // "at:peak and" still shows what is live at the peak: the words before the one that lacks its end.
    if (unfinished_) matcher_ = query::Matcher(query::parse_begin(written, rowQueryLanguage()), rowQueryLanguage());
}

}  // namespace arenascope
