#pragma once
// Which header declares a function and which source defines it. Reads text without a compiler; works for code in this
// project's format.

#include <QList>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>
#include <algorithm>

#include "tests/architecture/code_text.h"

namespace arenascope::testing {

class Definitions {
public:
    /// `path` as it is seen from the root. Add every file, then ask.
    void add(const QString& path, const QString& text) {
        const QString code = bare(text);
        QStringList spaces;
        qsizetype start = 0;
        int round = 0;
        for (qsizetype at = 0; at < code.size(); ++at) {
            const QChar c = code[at];
            if (c == '(') ++round;
            if (c == ')') --round;
            if (round > 0) continue;
            const QString head = c == ';' || c == '{' ? plain(code.mid(start, at - start)) : QString();
            if (c == ';') note(path, spaces, head, false);
            else if (c == '{' && opensSpace(head)) spaces << nameOfSpace(head);
            else if (c == '{') {
                at = closing(code, at);
                note(path, spaces, head, true);
            } else if (c != '}') continue;
            else if (!spaces.isEmpty()) spaces.removeLast();
            start = at + 1;
        }
    }

    /// Functions that are defined in a source of another name than the header that declares them: "a.cpp defines f()
    /// of b.h". x.cpp and its parts x_part.cpp define what x.h declares; a registry its room's. `lists` declare a
    /// function for each file of their room, which a registry calls; `seams`: registries whose header is in another
    /// room.
    [[nodiscard]] QStringList strays(const QSet<QString>& lists, const QMap<QString, QString>& seams = {}) const {
        QStringList wrong;
        for (const Defined& each : defined_) {
            const QString owner = each.name.section("::", 0, -2), name = each.name.section("::", -1);
            const QStringList classes = owner.isEmpty() ? QStringList() : classes_.value(owner.section("::", 0, 0));
            // A namespace may be written before the name as well.
            const QString space = QStringList{each.space, owner}.join("::");
            const QStringList headers = !classes.isEmpty() ? classes
                : each.file.endsWith(".h")                 ? signatures_.value(trimmed(space) + "|" + each.signature)
                                                           : functions_.value(trimmed(space) + "|" + name);
            const bool isHome = std::any_of(headers.begin(), headers.end(), [&](const QString& header) {
                return lists.contains(header) || header == each.file || seams.value(each.file) == header ||
                    isSourceOf(each.file, header);
            });
            if (!headers.isEmpty() && !isHome)
                wrong << each.file + " defines " + each.name + "() of " + headers.join(", ");
        }
        return wrong;
    }
    [[nodiscard]] qsizetype count() const { return defined_.size(); }

private:
    struct Defined {
        QString file, name, space, signature;
    };

    static bool opensSpace(const QString& head) {
        static const QRegularExpression space("^(inline )?namespace\\b|^extern 0?$");
        return space.match(head).hasMatch();
    }
    static QString nameOfSpace(const QString& head) { return head.section("namespace", 1).trimmed(); }

    /// Of the brace that closes the one at `at`.
    static qsizetype closing(const QString& code, qsizetype at) {
        int depth = 0;
        for (; at < code.size(); ++at) {
            if (code[at] == '{') ++depth;
            if (code[at] == '}' && --depth == 0) break;
        }
        return at;
    }

    static bool isSourceOf(const QString& source, const QString& header) {
        const QString stem = header.chopped(2);
        if (source == stem + ".cpp" || (source.startsWith(stem + "_") && source.endsWith(".cpp"))) return true;
        const QString room = header.section('/', 0, -2), own = source.section('/', 0, -2);
        return source.endsWith("/registry.cpp") && (own.startsWith(room) || room.startsWith(own));
    }
    static QString trimmed(QString space) {
        while (space.startsWith("::")) space.remove(0, 2);
        while (space.endsWith("::")) space.chop(2);
        return space;
    }

    void note(const QString& path, const QStringList& spaces, const QString& head, bool hasBody) {
        static const QRegularExpression type("^(?:template )?(?:class|struct) (\\w+)(?: final)?(?: ?: ?.*)?$");
        static const QRegularExpression other("^(?:using|typedef|template|friend|static_assert|enum|union)\\b");
        static const QRegularExpression function("((?:\\w+::)*(?:operator[^(]+|~?\\w+))\\s*\\((?!\\s*\\*)");
        if (const auto found = type.match(head); found.hasMatch()) {
            if (hasBody && path.endsWith(".h")) classes_[found.captured(1)] << path;
            return;
        }
        if (spaces.contains(QString()) || other.match(head).hasMatch()) return;
        const auto found = function.match(head);
        if (!found.hasMatch() || head.left(found.capturedStart()).contains('=')) return;
        const QString space = spaces.join("::");
        if (path.endsWith(".h")) {
            // Another overload with a body is another function.
            static const QRegularExpression usual("\\s*=(?:[^,()]|\\([^()]*\\))*");
            const QString signature = head.mid(found.capturedStart(1)).remove(usual);
            if (hasBody) defined_.append({path, found.captured(1), space, signature});
            else functions_[space + "|" + found.captured(1)] << path, signatures_[space + "|" + signature] << path;
        } else if (hasBody) {
            defined_.append({path, found.captured(1), space, {}});
        }
    }

    QMap<QString, QStringList> functions_, signatures_, classes_;  ///< headers that declare them
    QList<Defined> defined_;
};

}  // namespace arenascope::testing
