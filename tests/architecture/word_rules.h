#pragma once
// Rules for texts, as far as a program can check them: words that the glossary replaces, long sentences, placeholders
// named after C++, counts without a plural form.

#include <QList>
#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>
#include <utility>

namespace arenascope::testing {

/// A literal of a source as it is compiled: its parts joined, escapes as they are written.
struct Literal {
    QString text;
    QString before;       ///< the code in front of it on the same line
    bool marked = false;  ///< an argument of message(), tr() or the like
};

/// Literals in their order, without comments and raw strings.
inline QList<Literal> literals(QString code) {
    static const QRegularExpression skipped(
        "(\"(?:\\\\.|[^\"\\\\\\n])*\"|(?<![0-9a-fA-F])'(?:\\\\.|[^'\\\\\\n])+')"
        "|R\"(\\w*)\\((?:.|\\n)*?\\)\\2\"|//[^\\n]*|/\\*(?:.|\\n)*?\\*/|^[ \\t]*#include[^\\n]*",
        QRegularExpression::MultilineOption);
    QString kept;
    qsizetype from = 0;
    for (auto it = skipped.globalMatch(code); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        if (match.capturedLength(1) > 0) continue;
        kept += code.mid(from, match.capturedStart() - from);
        from = match.capturedEnd();
    }
    kept += code.mid(from);
    static const QRegularExpression quoted("(?<!')\"((?:\\\\.|[^\"\\\\\\n])*)\"(?:\\s*\"(?:\\\\.|[^\"\\\\\\n])*\")*");
    static const QRegularExpression part("\"((?:\\\\.|[^\"\\\\\\n])*)\"");
    static const QRegularExpression call(
        "\\b(?:message|rephrased|tr|translate|QT_TRANSLATE_NOOP|QT_TR_NOOP|QT_TR_N_NOOP)\\(\\s*$");
    static const QRegularExpression context("\\b(?:translate|QT_TRANSLATE_NOOP)\\(\\s*\"[^\"]*\",\\s*$");
    QList<Literal> out;
    for (auto it = quoted.globalMatch(kept); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        Literal found;
        for (auto each = part.globalMatch(match.captured()); each.hasNext();) found.text += each.next().captured(1);
        const QString head = kept.mid(qMax(0, match.capturedStart() - 160), qMin(160, match.capturedStart()));
        found.before = head.section('\n', -1);
        found.marked = head.contains(call) || head.contains(context);
        out << found;
    }
    return out;
}

/// Prose, not a name, a number, code that is written into a file, or an operator's schema.
inline bool isProse(const QString& text) {
    static const QRegularExpression words("[A-Za-z']{2,}[,:;]? [A-Za-z{%(]|^ [a-z]{2,}");
    static const QRegularExpression code(
        "\\(Tensor|Tensor\\(|Scalar\\(|\\{\\\\n|;\\\\n|\\*/|/\\*|\\bconst |</|^#|\\$\\{|\\.SH ");
    return text.contains(words) && !text.contains(code);
}

/// Words that the glossary replaces, each with the better word.
inline const QList<std::pair<QRegularExpression, QString>>& bannedRules() {
    static const QList<std::pair<QRegularExpression, QString>> rules = [] {
        const std::pair<const char*, const char*> words[] = {
            {"(?<!there )\\b(?:is|are|was|were|makes?) no "
             "(?!longer\\b|more\\b|lower\\b|higher\\b|larger\\b|smaller\\b)",
             "is not a"},
            {"\\bwho(?:ever|m)?\\b|\\b(?:no|some|any)body\\b", "which, that, or the component"},
            {"\\bmeans? nothing\\b", "unknown"},
            {"\\b(?:say|says|said|saying|tell|tells|told)\\b", "use, state, report, give"},
            {"\\b(?:ask|asks|asked|asking)\\b", "need, request, prefer"},
            {"(?<!-)\\bblobs?\\b", "payload"},
            {"\\btexts\\b", "strings"},
            {"\\b(?:trouble|cures?|listing|slabs?|movie|riddle)\\b", "issue, pass, node list, film"},
            {"\\b(?:dies|dying|died|born)\\b|\\blets? (?:it|them) die\\b", "lifetime ends"},
            {"\\bno capacity\\b", "no limit"},
            {"\\bfullest\\b", "peak"},
            {"\\bmoments?\\b", "step"},
            {"\\bborrows?\\b", "uses"},
            {"\\bbeside\\b", "next to, in addition to, with"},
            {"\\bapart\\b", "separate"},
            {"\\b(?:holds|apply|applies) at once\\b", "immediately"},
            {"\\btold ahead\\b|\\blearned\\b", "estimated, observed"},
            {"\\b(?:is|are) there (?:already|twice)\\b", "already exists, appears twice"},
            {"\\bgo(?:es)? together\\b|\\bgo(?:es)? with\\b", "match"},
            {"\\b(?:take|takes|taken|took) back\\b", "undo"},
            {"\\bwaits? for each other\\b", "cyclic dependency"},
            {"\\b(?:Memory pools|Dynamic dimensions) (?:panel|dock)\\b", "Pools, Dimensions"},
            {"\\bown presets\\b", "your presets"},
            {"\\bkept edits\\b|\\bedits kept\\b", "recovered edits"},
        };
        QList<std::pair<QRegularExpression, QString>> out;
        for (const auto& [word, better] : words)
            out.append({QRegularExpression(QString::fromLatin1(word), QRegularExpression::CaseInsensitiveOption),
                        QString::fromLatin1(better)});
        return out;
    }();
    return rules;
}

inline QStringList bannedWords(const QString& text) {
    QStringList wrong;
    for (const auto& [word, better] : bannedRules()) {
        if (const auto found = word.match(text); found.hasMatch())
            wrong << "\"" + text + "\" holds '" + found.captured() + "': " + better;
    }
    return wrong;
}

/// Sentences of more than 25 words. A colon or a semicolon ends a sentence, as a full stop does.
inline QStringList longSentences(const QString& text) {
    static const QRegularExpression end("[.:;!?…]['\")”*]*(?:\\s+|\\\\n|$)|\\\\n"), word("[\\w%{]");
    QStringList wrong;
    for (const QString& sentence : text.split(end)) {
        qsizetype words = 0;
        for (const QString& each : sentence.split(QRegularExpression("\\s+"))) words += each.contains(word);
        if (words > 25) wrong << QString::number(words) + " words: " + sentence.simplified();
    }
    return wrong;
}

/// Whether the name of a placeholder can be read without knowing the code: no keyword, function, member, number or
/// pronoun.
inline bool isWord(const QString& name) {
    static const QRegularExpression words("^[a-z]{2,}(_[a-z]+)*$");
    static const QSet<QString> code{
        "true",  "false",    "auto",      "int",       "bool",   "char",     "double",  "float",       "long",
        "this",  "void",     "const",     "case",      "for",    "if",       "do",      "or",          "and",
        "not",   "value_or", "to_string", "str",       "data",   "begin_",   "npos",    "substr",      "c_str",
        "front", "back",     "first_of",  "optional",  "string", "view",     "vector",  "tostdstring", "fromstdstring",
        "arg",   "args",     "ins",       "outs",      "dim",    "dims",     "numel",   "dq",          "op",
        "expr",  "val",      "idx",       "ptr",       "len",    "num",      "errno",   "got",         "have",
        "at",    "in",       "up",        "max_depth", "colon",  "floating", "integer", "wide",        "wholes",
        "alls",  "givens",   "what",      "which",     "it",     "that",     "ours",    "theirs",      "why",
        "near"};
    if (!words.match(name).hasMatch() || code.contains(name)) return false;
    for (const QString& part : name.split('_')) {
        if (part != "id" && code.contains(part)) return false;
    }
    return true;
}

inline QStringList placesThatAreNoWords(const QString& text) {
    static const QRegularExpression place("\\{([^{}]*)\\}");
    QStringList wrong;
    for (auto it = place.globalMatch(text); it.hasNext();) {
        const QString name = it.next().captured(1);
        if (!isWord(name)) wrong << "{" + name + "} in \"" + text + "\"";
    }
    return wrong;
}

/// What is counted in the texts of the window.
inline const QStringList& countedNouns() {
    static const QStringList nouns = QStringLiteral(
                                         "tensors buffers steps nodes operators operations ops edits files runs "
                                         "regions pools programs plans planners constants instructions delegates calls "
                                         "groups dimensions elements findings problems outputs inputs errors hops rows "
                                         "values moments branches iterations instances passes tiles models channels")
                                         .split(QLatin1Char(' '));
    return nouns;
}

/// "%1 tensors" is wrong for a count of one; "%n tensor(s)" has a form for each number in every language.
inline QStringList countsWithoutPlural(const QString& text) {
    static const QRegularExpression counted(
        "%L?[1-9] (?:other |more |later |planned )?(?:" + countedNouns().join(QLatin1Char('|')) + ")\\b");
    const auto found = counted.match(text);
    return found.hasMatch() ? QStringList("\"" + text + "\" counts by " + found.captured()) : QStringList();
}

/// Prose of a page in Markdown: paragraphs, list items and table cells, without code and addresses.
inline QStringList proseOf(QString page) {
    static const QRegularExpression fences(
        "^```[^\\n]*\\n.*?^```", QRegularExpression::MultilineOption | QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression code("`[^`\\n]*`"), address("\\]\\([^)]*\\)"), comment("<!--.*?-->"),
        block("\\n\\s*\\n|\\n(?=\\s*(?:[-*|#]|\\d+\\.)\\s)|\\|");
    page.remove(fences).remove(comment).replace(code, "code").replace(address, "]");
    QStringList out;
    for (const QString& each : page.split(block)) {
        if (const QString text = each.simplified(); text.contains(' ')) out << text;
    }
    return out;
}

}  // namespace arenascope::testing
