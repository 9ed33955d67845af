#include "widgets/ui/query_completions.h"

#include "engine/base/text.h"
#include "engine/query/completion.h"
#include "widgets/theme/format.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

constexpr std::size_t most_values = 8, most_of_each = 3, least_letters = 2;

/// Counted in the characters of the field, not in bytes.
qsizetype characters(const QByteArray& text, std::size_t bytes) {
    return QString::fromUtf8(text.left(static_cast<qsizetype>(bytes))).size();
}

class Completions {
public:
    Completions(const QString& text, qsizetype cursor, const query::Language& language)
        : bytes_(text.toUtf8()),
          language_(language),
          spot_(query::spot_at(bytes_.toStdString(), static_cast<std::size_t>(text.left(cursor).toUtf8().size()),
                               language)) {}

    [[nodiscard]] const query::Spot& spot() const { return spot_; }
    [[nodiscard]] QList<QueryChoice> take() { return std::move(out_); }

    void add(std::string_view title, const QString& detail, const QString& count, const std::string& insert) {
        const std::string_view now(bytes_.constData() + spot_.begin, spot_.end - spot_.begin);
        if (insert == now) return;  // it is written already
        out_.append({.title = kit::text(title),
                     .detail = detail,
                     .count = count,
                     .begin = characters(bytes_, spot_.begin),
                     .end = characters(bytes_, spot_.end),
                     .insert = kit::text(insert)});
    }
    /// `prefix`: "op:" before each value.
    void add(const QueryValues& values, const std::string& prefix, const QString& detail) {
        for (const auto& [value, count] : values)
            add(value, detail, format::number(static_cast<qint64>(count)), prefix + query::value_of(value, language_));
    }

private:
    QByteArray bytes_;
    const query::Language& language_;
    query::Spot spot_;
    QList<QueryChoice> out_;
};

}  // namespace

QList<QueryChoice> queryCompletions(const QString& text, qsizetype cursor, const query::Language& language,
                                    const std::function<QString(std::string_view field)>& about,
                                    const ValuesOfField& values) {
    Completions out(text, cursor, language);
    const query::Spot& spot = out.spot();
    if (spot.field) {
        const query::Field& field = language.fields[*spot.field];
        if (field.kind == query::FieldKind::text && values)
            out.add(values(*spot.field, spot.text, most_values), {}, {});
        if (field.kind != query::FieldKind::choice) return out.take();
        for (const std::string& choice : split(field.choices, ' '))
            if (choice.find(spot.text) != std::string::npos) out.add(choice, {}, {}, choice);
        return out.take();
    }
    if (spot.text.empty()) return {};
    for (const query::Field& field : language.fields) {
        if (!field.is_known || !kit::text(field.name).startsWith(kit::text(spot.text), Qt::CaseInsensitive)) continue;
        const bool compares = field.kind == query::FieldKind::bytes;
        out.add(field.name, about(field.name), {}, std::string(field.name) + (compares ? ">=" : ":"));
    }
    if (!values || spot.text.size() < least_letters) return out.take();
    for (const char* name : {"op", "module"})
        if (const auto field = language.find(name))
            out.add(values(*field, spot.text, most_of_each), std::string(name) + ":", about(name));
    return out.take();
}

}  // namespace arenascope
