#include "app/dialogs/folder_query.h"

#include <array>
#include <cmath>

#include "widgets/ui/engine_texts.h"
#include "widgets/ui/query_completions.h"
#include "widgets/ui/query_language.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

using query::Field;
using query::FieldKind;

/// In the order of the columns.
constexpr std::array folder_fields{
    Field{.name = "name", .is_plain = true},
    Field{.name = "format", .is_plain = true},
    Field{.name = "operators", .kind = FieldKind::number},
    Field{.name = "file", .kind = FieldKind::bytes},
    Field{.name = "plan", .kind = FieldKind::bytes},
    Field{.name = "against", .kind = FieldKind::bytes},
    Field{.name = "change", .kind = FieldKind::bytes},
    Field{.name = "ram", .kind = FieldKind::bytes},
    Field{.name = "flash", .kind = FieldKind::bytes},
    Field{.name = "ms", .kind = FieldKind::number},
    Field{.name = "fits", .kind = FieldKind::choice, .choices = "yes no unknown"},
};
static_assert(folder_fields.size() == FolderModel::columns);

QString about(std::string_view field) {
    const std::pair<std::string_view, QString> texts[] = {
        {"name", FolderFilter::tr("path of the model")},
        {"format", FolderFilter::tr("format of the file")},
        {"operators", FolderFilter::tr("number of operators")},
        {"file", FolderFilter::tr("bytes of the plan in the file")},
        {"plan", FolderFilter::tr("bytes of the smallest plan")},
        {"against", FolderFilter::tr("growth against the baseline, in bytes")},
        {"change", FolderFilter::tr("growth since the file changed on disk, in bytes")},
        {"ram", FolderFilter::tr("bytes of RAM")},
        {"flash", FolderFilter::tr("bytes of flash")},
        {"ms", FolderFilter::tr("time to move the bytes, in ms")},
        {"fits", FolderFilter::tr("whether the model fits the target")},
    };
    for (const auto& [name, text] : texts)
        if (name == field) return text;
    return {};
}

class ModelSubject final : public query::Subject {
public:
    ModelSubject(const FolderModel& models, int row) : models_(models), row_(row) {}
    [[nodiscard]] bool has_text(std::size_t field, const query::TextTest& test) const override {
        const FolderRow& row = models_.at(row_);
        if (field == FolderModel::name) return test.accepts(row.name.toStdString());
        if (field == FolderModel::format) return row.summary && test.accepts(name_of(row.summary->format));
        switch (models_.fitOf(row)) {
            case Fit::fits: return test.accepts("yes");
            case Fit::over: return test.accepts("no");
            case Fit::unknown: return test.accepts("unknown");
            case Fit::no_limit: return false;
        }
        return false;
    }
    [[nodiscard]] bool has_number(std::size_t field, const query::NumberTest& test) const override {
        const auto number = models_.number(models_.at(row_), static_cast<int>(field));
        if (!number) return false;
        const std::int64_t rounded = std::llround(*number);
        return test.accepts({.first = rounded, .last = rounded});
    }

private:
    const FolderModel& models_;
    int row_;
};

}  // namespace

const query::Language& folderLanguage() {
    static const query::Language language =
        withQtLetters({.fields = folder_fields, .measured = std::size_t{FolderModel::least}});
    return language;
}

FolderFilter::FolderFilter(const FolderModel& models, QObject* parent)
    : QSortFilterProxyModel(parent), models_(models) {}

void FolderFilter::setQuery(const QString& text) {
    const std::string written = text.trimmed().toStdString();
    const auto query = query::parse(written, folderLanguage());
    broken_.reset();
    if (!query.ok()) {
        if (!query::is_unfinished(written, folderLanguage())) broken_ = query.error();
        return;
    }
    matcher_ = query::Matcher(query.value(), folderLanguage());
    invalidateFilter();
}

QueryChoices FolderFilter::choices(const QString& text, qsizetype cursor) const {
    QueryChoices out{.rows = queryCompletions(text, cursor, folderLanguage(), about, {})};
    out.isWrong = broken_.has_value();
    out.foot = broken_ ? words::error(*broken_) : tr("%1 of %n model(s)", nullptr, models_.rowCount()).arg(rowCount());
    return out;
}

bool FolderFilter::filterAcceptsRow(int row, const QModelIndex&) const {
    return matcher_.matches(ModelSubject(models_, row));
}

}  // namespace arenascope
