#pragma once
// The building blocks of the page: tables, text, and bars as SVG. The page loads nothing from the network.

#include <QList>
#include <QString>
#include <QStringList>
#include <string>
#include <string_view>
#include <utility>

namespace arenascope::cli {

/// A piece of the page. Text is escaped; only verbatim() accepts markup.
class Html {
public:
    Html(const QString& text) : code_(text.toHtmlEscaped()) {}             // NOLINT: texts are cells
    Html(const std::string& text) : Html(QString::fromStdString(text)) {}  // NOLINT
    Html(std::string_view text)
        : Html(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))) {}  // NOLINT
    [[nodiscard]] static Html verbatim(const QString& code) {
        Html html{QString()};
        html.code_ = code;
        return html;
    }
    [[nodiscard]] const QString& code() const { return code_; }
    [[nodiscard]] Html operator+(const Html& next) const { return verbatim(code_ + next.code_); }

private:
    QString code_;
};

/// `content` in a class of the style sheet: "good", "bad", "dim".
[[nodiscard]] inline Html marked(const char* style, const Html& content) {
    return Html::verbatim(QStringLiteral("<span class=\"%1\">%2</span>").arg(QLatin1String(style), content.code()));
}

/// A column of a table: its title, and the kind of its cells.
struct Column {
    enum class Kind { text, number, bar };
    Column(QString words, Kind holds = Kind::text) : title(std::move(words)), kind(holds) {}  // NOLINT: mostly text
    /// Numbers stand at the right.
    [[nodiscard]] static Column numbers(QString words) { return {std::move(words), Kind::number}; }
    [[nodiscard]] static Column bars() { return {QString(), Kind::bar}; }
    QString title;
    Kind kind;
};

class HtmlTable {
public:
    explicit HtmlTable(const QList<Column>& columns) {
        out_ = QStringLiteral("<div class=\"scroll\"><table><tr>");
        for (const Column& column : columns) {
            classes_.append(class_of(column.kind));
            out_ += QStringLiteral("<th%1>%2</th>").arg(classes_.last(), column.title.toHtmlEscaped());
        }
        out_ += QStringLiteral("</tr>\n");
    }
    void add(const QList<Html>& cells, bool isShown = false) {
        out_ += isShown ? QStringLiteral("<tr class=\"shown\">") : QStringLiteral("<tr>");
        for (qsizetype i = 0; i < cells.size(); ++i)
            out_ += QStringLiteral("<td%1>").arg(classes_[i]) + cells[i].code() + QStringLiteral("</td>");
        out_ += QStringLiteral("</tr>\n");
    }
    [[nodiscard]] QString done() const { return out_ + QStringLiteral("</table></div>\n"); }

private:
    static QString class_of(Column::Kind kind) {
        switch (kind) {
            case Column::Kind::number: return QStringLiteral(" class=\"number\"");
            case Column::Kind::bar: return QStringLiteral(" class=\"bar\"");
            case Column::Kind::text: break;
        }
        return {};
    }
    QString out_;
    QStringList classes_;  ///< the attribute of each column's cells, or nothing
};

inline QString head(const QString& text) { return QStringLiteral("<h2>%1</h2>\n").arg(text.toHtmlEscaped()); }

/// The facts at the top of a section: small labels, large values.
class Facts {
public:
    void add(const QString& name, const QString& value, bool bad = false) {
        out_ +=
            QStringLiteral("<div%1>%2<b>%3</b></div>\n")
                .arg(bad ? QStringLiteral(" class=\"bad\"") : QString(), name.toHtmlEscaped(), value.toHtmlEscaped());
    }
    [[nodiscard]] QString done() const {
        return QStringLiteral("<div class=\"facts\">\n") + out_ + QStringLiteral("</div>\n");
    }

private:
    QString out_;
};

}  // namespace arenascope::cli
