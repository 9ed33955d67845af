#pragma once
// Which functions a source defines, and which headers declare them. Reads text, no compiler.

#include <QHash>
#include <QList>
#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>

#include "tests/architecture/code_text.h"

namespace arenascope::testing {

class Definitions {
public:
    /// `path` as it is seen from the root. Add every file, then ask.
    void add(const QString& path, const QString& text) {
        path_ = path;
        text_ = bare(text);
        at_ = 0;
        is_hidden_ = false;
        scope({}, false);
    }

    struct Misplaced {
        QString file, name;   ///< "engine/a/b.cpp", "arenascope::B::f"
        QStringList headers;  ///< that declare it; empty: none does
    };
    /// Functions that are defined elsewhere than in the source of a header that declares them. A class, or a header's
    /// functions, may come apart into x_more.cpp beside x.h.
    [[nodiscard]] QList<Misplaced> misplaced() const {
        QList<Misplaced> out;
        for (const Defined& each : defined_) {
            const QString owner = each.name.section("::", 0, -2);
            const QSet<QString> headers = declared_.contains(each.name) ? declared_[each.name]
                : each.is_member                                        ? classes_[owner]
                                                                        : QSet<QString>();
            QStringList of;
            bool is_home = each.is_member && local_.contains({each.file, owner});
            for (const QString& header : headers) {
                is_home = is_home || belongs(each.file, header);
                of << header;
            }
            of.sort();
            if (!is_home) out.append({each.file, each.name, of});
        }
        return out;
    }

private:
    struct Defined {
        QString file, name;
        bool is_member;
    };

    static bool belongs(const QString& source, const QString& header) {
        const QString unit = header.chopped(2);
        return source == unit + ".cpp" || (source.startsWith(unit + "_") && !source.mid(unit.size()).contains('/'));
    }

    /// "f" or "A::f" of a head that declares or defines a function; empty: it does neither.
    static QString functionOf(const QString& head) {
        static const QRegularExpression other(
            "^(using|typedef|friend|static_assert|enum|class|struct|union|template class|extern|Q_\\w+)\\b");
        static const QRegularExpression call("((?:\\w+ ?:: ?)*(?:~?\\w+|operator ?[^\\s(]+|operator\\(\\)))\\s*\\(");
        const QString what = plain(head);
        if (other.match(what).hasMatch()) return {};
        const QRegularExpressionMatch found = call.match(what);
        if (!found.hasMatch() || what.left(found.capturedStart()).contains('=')) return {};
        return found.captured(1).remove(' ');
    }

    static QString joinedName(const QString& space, const QString& name) {
        return space.isEmpty() ? name : space + "::" + name;
    }

    void declare(const QString& space, bool in_class, const QString& head) {
        if (in_class || is_hidden_ || !path_.endsWith(".h")) return;
        if (const QString name = functionOf(head); !name.isEmpty()) declared_[joinedName(space, name)] << path_;
    }

    void define(const QString& space, bool in_class, const QString& head) {
        static const QRegularExpression own("^(template )?(static|inline) ");
        if (in_class || is_hidden_ || !path_.endsWith(".cpp") || own.match(plain(head)).hasMatch()) return;
        const QString name = functionOf(head);
        if (!name.isEmpty()) defined_.append({path_, joinedName(space, name), name.contains("::")});
    }

    void skipBraces() {
        for (int depth = 1; at_ < text_.size() && depth > 0; ++at_) {
            if (text_[at_] == '{') ++depth;
            if (text_[at_] == '}') --depth;
        }
    }

    /// Declarations up to the closing brace; `space`: the namespaces and classes around.
    void scope(const QString& space, bool in_class) {
        QString head;
        int round = 0;
        while (at_ < text_.size()) {
            const QChar c = text_[at_++];
            if (c == '(') ++round;
            if (c == ')') --round;
            if (round > 0) {
                head += c;
            } else if (c == '}') {
                return;
            } else if (c == ';') {
                declare(space, in_class, head.trimmed());
                head.clear();
            } else if (c == '{') {
                if (braced(space, in_class, head.trimmed())) head.clear();
                else head += "{}";  // a value: what it is a part of goes on
            } else {
                head += c;
            }
        }
    }

    bool braced(const QString& space, bool in_class, const QString& head) {
        static const QRegularExpression names("^(?:inline )?namespace ?([\\w:]*)$"), language("^extern 0?$");
        static const QRegularExpression type(
            "^(?:template )?(?:class|struct) ((?:\\w+::)*\\w+)(?: final)?(?: ?: ?[^(]*)?$");
        static const QRegularExpression initialises("\\)[^()]*:.*[\\w>]\\s*$");
        const QString what = plain(head);
        if (const auto found = names.match(what); found.hasMatch()) {
            const bool was_hidden = is_hidden_;
            is_hidden_ = is_hidden_ || found.captured(1).isEmpty();
            scope(joinedName(space, found.captured(1)), false);
            is_hidden_ = was_hidden;
            return true;
        }
        if (language.match(what).hasMatch()) {  // extern "C": named for others than our headers
            const bool was_hidden = std::exchange(is_hidden_, true);
            scope(space, false);
            is_hidden_ = was_hidden;
            return true;
        }
        if (const auto found = type.match(what); found.hasMatch()) {
            const QString name = joinedName(space, found.captured(1));
            if (path_.endsWith(".h")) classes_[name] << path_;
            else local_ << std::pair(path_, name);
            scope(name, true);
            return false;
        }
        skipBraces();
        if (!what.contains('(') || initialises.match(what).hasMatch()) return false;
        define(space, in_class, head);
        return true;
    }

    QString path_, text_;
    qsizetype at_ = 0;
    bool is_hidden_ = false;                   ///< within an unnamed namespace
    QHash<QString, QSet<QString>> declared_;   ///< free functions, by name: their headers
    QHash<QString, QSet<QString>> classes_;    ///< by name: their headers
    QSet<std::pair<QString, QString>> local_;  ///< (source, class that it declares itself)
    QList<Defined> defined_;
};

}  // namespace arenascope::testing
