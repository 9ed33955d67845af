#pragma once
// Types defined in named namespaces: the linker takes two types of the same name for one.

#include <QMap>
#include <QRegularExpression>
#include <QStringList>

#include "tests/architecture/code_text.h"

namespace arenascope::testing {

class TypeNames {
public:
    void add(const QString& file, const QString& text) {
        static const QRegularExpression part(
            "(?<space>\\bnamespace\\s*(?<named>[\\w:]*)\\s*\\{)"
            "|(?<=[\\n;}>])\\s*(?:template\\s*<[^;{}]*>\\s*)?(?:struct|class|union|enum\\s+class|enum)\\s+"
            "(?:\\[\\[\\w+\\]\\]\\s*)?(?<type>\\w+)(?=[\\s:{])(?!\\s*::)[^;{}()=]*\\{|[{}]");
        const QString code = '\n' + bare(text);
        QStringList around;  // an entry for each open brace; null: not a namespace
        for (auto it = part.globalMatch(code); it.hasNext();) {
            const QRegularExpressionMatch match = it.next();
            if (match.capturedLength("space") > 0) {
                around << (match.capturedLength("named") > 0 ? match.captured("named") : QStringLiteral("(file)"));
                continue;
            }
            if (match.capturedLength("type") > 0 && !around.contains(QString()) && !around.contains("(file)")) {
                QStringList& files = files_[around.join("::") + "::" + match.captured("type")];
                if (!files.contains(file)) files << file;
            }
            if (match.captured().endsWith('{')) around << QString();
            else if (!around.isEmpty()) around.removeLast();
        }
    }
    [[nodiscard]] qsizetype count() const { return files_.size(); }
    [[nodiscard]] QStringList twice() const {
        QStringList out;
        for (auto each = files_.begin(); each != files_.end(); ++each)
            if (each->size() > 1) out << each.key() + " is defined in " + each->join(" and ");
        return out;
    }

private:
    QMap<QString, QStringList> files_;
};

}  // namespace arenascope::testing
