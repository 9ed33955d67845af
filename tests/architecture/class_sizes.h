#pragma once
// Measures the classes of a source tree: lines and member functions over all files that hold part of a class. Reads
// text without a compiler; works for code in this project's format.

#include <QList>
#include <QMap>
#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <algorithm>

#include "tests/architecture/code_text.h"

namespace arenascope::testing {

struct ClassSize {
    int lines = 0;      ///< of the declaration and of every member function that is defined outside it
    int functions = 0;  ///< declared in the class; without signals, overrides, defaulted and deleted ones
    QStringList files;
};

class ClassSizes {
public:
    /// `path` relative to the root. Add every file before reading the results.
    void add(const QString& path, const QString& text) {
        path_ = path;
        text_ = bare(text);
        line_ = 1;
        at_ = 0;
        scope({}, false);
    }

    /// By "file:Class" of the declaration.
    [[nodiscard]] QMap<QString, ClassSize> sizes() const {
        QMap<QString, ClassSize> out = declared_;
        for (const Outside& each : outside_) {
            const QString key = ownerOf(each);
            if (key.isEmpty()) continue;
            out[key].lines += each.lines;
            if (!out[key].files.contains(each.file)) out[key].files << each.file;
        }
        return out;
    }

private:
    struct Outside {
        QString file, name;
        int lines;
    };

    static bool isCounted(const QString& declaration) {
        static const QRegularExpression other("^(using|typedef|friend|static_assert|enum)\\b");
        static const QRegularExpression without("\\boverride\\b|=\\s*(default|delete)$");
        static const QRegularExpression call("(\\boperator\\b[^(]*|[\\w~])\\s*\\((?!\\s*\\*)");
        static const QRegularExpression value("(?<!operator)(?<![=!<>])=(?!=)(?!\\s*0$).*$");
        if (other.match(declaration).hasMatch() || without.match(declaration).hasMatch()) return false;
        return call.match(QString(declaration).remove(value)).hasMatch();
    }

    static QString className(const QString& head) {
        static const QRegularExpression name(
            "^(?:template )?(?:class|struct) (?:\\w+::)*(\\w+)(?: final)?(?: ?: ?[^(]*)?$");
        return name.match(head).captured(1);
    }

    void step() {
        if (text_[at_] == '\n') ++line_;
        ++at_;
    }

    /// Moves past the brace that closes the one before `at_`.
    void skipBraces() {
        for (int depth = 1; at_ < text_.size() && depth > 0; step()) {
            if (text_[at_] == '{') ++depth;
            if (text_[at_] == '}') --depth;
        }
    }

    /// Declarations up to the closing brace. `owner`: key of the class that they belong to; empty: a namespace.
    void scope(const QString& owner, bool signal) {
        QString head;
        int first = line_, round = 0;
        static const QRegularExpression label("^(public|protected|private)?\\s*(slots|signals|Q_SIGNALS|Q_SLOTS)?$");
        while (at_ < text_.size()) {
            const QChar c = text_[at_];
            if (head.trimmed().isEmpty()) {
                head.clear();
                first = line_;
            }
            if (c == '(') ++round;
            if (c == ')') --round;
            step();
            if (round > 0) head += c;
            else if (c == '}') return;
            else if (c == ';') {
                if (!owner.isEmpty() && !signal && isCounted(plain(head))) ++declared_[owner].functions;
                head.clear();
            } else if (c == ':' && !owner.isEmpty() && label.match(head.trimmed()).hasMatch()) {
                signal = head.contains("signals", Qt::CaseInsensitive);
                head.clear();
            } else if (c == '{') {
                if (braced(owner, head, first)) head.clear();
                else head += '}';  // a value has ended: the next brace is another one
            } else {
                head += c;
            }
        }
    }

    /// What an opening brace begins. False: a value within the declaration, which continues.
    bool braced(const QString& owner, const QString& head, int first) {
        static const QRegularExpression space("^(inline )?namespace\\b|^extern 0?$");
        static const QRegularExpression member("((?:\\w+::)+)(~?\\w+|operator[^(]*)\\s*\\(");
        static const QRegularExpression initialises("\\)[^()]*:.*[\\w>]\\s*$");
        const QString what = plain(head);
        if (space.match(what).hasMatch()) {
            scope({}, false);
            return true;
        }
        if (const QString name = className(what); !name.isEmpty()) {
            const QString key = path_ + ":" + name;
            declared_[key].files << path_;
            scope(key, false);
            declared_[key].lines += line_ - first + 1;
            return true;
        }
        skipBraces();
        if (!what.contains('(') || initialises.match(what).hasMatch())
            return !what.contains('(') && what.startsWith("enum");
        if (!owner.isEmpty()) {
            if (isCounted(what)) ++declared_[owner].functions;
        } else if (const auto found = member.match(what); found.hasMatch()) {
            outside_.append({path_, found.captured(1).chopped(2).section("::", -1), line_ - first + 1});
        }
        return true;
    }

    /// The class in the same file, else that of the nearest folder.
    [[nodiscard]] QString ownerOf(const Outside& each) const {
        QString best;
        qsizetype most = -1;
        for (auto it = declared_.cbegin(); it != declared_.cend(); ++it) {
            const qsizetype colon = it.key().lastIndexOf(':');
            if (it.key().mid(colon + 1) != each.name) continue;
            const QString file = it.key().left(colon);
            if (file != each.file && !file.endsWith(".h")) continue;
            qsizetype common = file == each.file ? 10000 : 0;
            while (common < std::min(file.size(), each.file.size()) && file[common] == each.file[common]) ++common;
            if (common > most) {
                most = common;
                best = it.key();
            }
        }
        return best;
    }

    QString path_, text_;
    qsizetype at_ = 0;
    int line_ = 1;
    QMap<QString, ClassSize> declared_;
    QList<Outside> outside_;
};

}  // namespace arenascope::testing
