#pragma once
// What the page is built of. It needs nothing from the network: tables, words, and bars as SVG.

#include <QString>
#include <QStringList>
#include <string>

namespace arenascope::cli {

inline QString escaped(const std::string& from) { return QString::fromStdString(from).toHtmlEscaped(); }

/// Columns whose head begins with ">" hold numbers, at the right; one whose head is "|" holds bars.
class Table {
public:
    explicit Table(const QStringList& heads) {
        out_ = QStringLiteral("<div class=\"scroll\"><table><tr>");
        for (const QString& head : heads) {
            const bool number = head.startsWith(QLatin1Char('>')), bar = head == QLatin1String("|");
            kinds_.append(number    ? QStringLiteral(" class=\"number\"")
                              : bar ? QStringLiteral(" class=\"bar\"")
                                    : QString());
            out_ += QStringLiteral("<th%1>%2</th>")
                        .arg(kinds_.last(), (number || bar ? head.mid(1) : head).toHtmlEscaped());
        }
        out_ += QStringLiteral("</tr>\n");
    }
    /// Cells are escaped already.
    void add(const QStringList& cells, bool isShown = false) {
        out_ += isShown ? QStringLiteral("<tr class=\"shown\">") : QStringLiteral("<tr>");
        for (qsizetype i = 0; i < cells.size(); ++i) out_ += QStringLiteral("<td%1>").arg(kinds_[i]) + cells[i] + end_;
        out_ += QStringLiteral("</tr>\n");
    }
    [[nodiscard]] QString done() const { return out_ + QStringLiteral("</table></div>\n"); }

private:
    QString out_;
    const QString end_ = QStringLiteral("</td>");
    QStringList kinds_;
};

inline QString head(const QString& text) { return QStringLiteral("<h2>%1</h2>\n").arg(text.toHtmlEscaped()); }

/// The facts at the head of a part: small words, large values.
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
