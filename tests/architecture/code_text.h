#pragma once
// Text of C++ in this project's format, for tests that read it without a compiler.

#include <QRegularExpression>
#include <QString>

namespace arenascope::testing {

/// Nothing but code, on the same lines.
inline QString bare(QString text) {
    static const QRegularExpression noise(
        "//[^\n]*|/\\*.*?\\*/"
        "|R\"(\\w*)\\(.*?\\)\\1\"|\"(?:\\\\.|[^\"\\\\\n])*\"|(?<![0-9a-fA-F])'(?:\\\\.|[^'\\\\\n])+'"
        "|^[ \t]*#(?:\\\\\n|[^\n])*",
        QRegularExpression::DotMatchesEverythingOption | QRegularExpression::MultilineOption);
    QString out;
    qsizetype from = 0;
    for (auto it = noise.globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        out += text.mid(from, match.capturedStart() - from) +
            QString(match.captured().count('\n'), '\n').prepend(match.captured().startsWith('"') ? "0" : "");
        from = match.capturedEnd();
    }
    return out + text.mid(from);
}

/// Removes template arguments, attributes and Qt's macros: a parenthesis that is left belongs to a function.
inline QString plain(QString head) {
    static const QRegularExpression angles("(?<!operator)(?<!<)<[^<>;{}]*>(?!>=)");
    static const QRegularExpression drop(
        "\\[\\[[^\\]]*\\]\\]|\\bQ_[A-Z_]+(\\s*\\([^()]*\\))?|\\balignas\\s*\\([^()]*\\)");
    head.remove(drop);
    for (QString before; before != head;) {
        before = head;
        head.replace(angles, " ");
    }
    return head.simplified();
}

}  // namespace arenascope::testing
