#pragma once
// Rules about the text of a source: no control flow on texts for people, and no waits for a fixed number of
// milliseconds.

#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>

namespace arenascope::testing {

inline QString withoutComments(QString text) {
    static const QRegularExpression comment("//[^\n]*|/\\*.*?\\*/", QRegularExpression::DotMatchesEverythingOption);
    return text.remove(comment);
}

/// Comparisons with texts for people: the text of a message, an English literal, the name of an enum's code. Texts of
/// Python and of files are the exceptions.
inline QStringList textComparisons(const QString& path, const QString& text) {
    static const QString compare =
        "\\s*\\)*\\s*(?:==|!=|\\.(?:starts_with|ends_with|contains|find|rfind|substr|compare|"
        "startsWith|endsWith|indexOf)\\b)";
    static const QRegularExpression ofMessage(
        "\\b(?:what|remedy|expected|place|message|issue|problem|error|why|warning|note|notice|failure|refusal|reason)"
        "(?:\\(\\))?(?:(?:\\.|->)\\w+(?:\\(\\))?)*"
        "(?:\\.|->)(?:text|source)\\(\\)" +
        compare);
    static const QRegularExpression withEnglish(
        "(?:(?:==|!=)\\s*|\\b(?:starts_with|ends_with|contains|find|rfind|compare|startsWith|endsWith|indexOf)\\(\\s*)"
        "(?:QLatin1String\\(|QStringLiteral\\(|QLatin1StringView\\()?"
        "\"((?=[^\"\\n]*[A-Za-z])[^\"\\n]* [^\"\\n]*)\"");
    static const QRegularExpression withEnglishLeft("\"(?=[^\"\\n]*[A-Za-z])[^\"\\n]* [^\"\\n]*\"\\s*(?:==|!=)");
    static const QRegularExpression withTranslated(
        "(?:(?:==|!=)\\s*|\\b(?:contains|startsWith|endsWith|indexOf)\\(\\s*)(?:\\w+::)*(?:tr|translate)\\(");
    static const QRegularExpression ofName("\\bname_of\\((?:[^()]|\\([^()]*\\))*\\)\\s*(?:==|!=)\\s*\"");
    static const QRegularExpression keptText(
        "\\b(\\w+)(?:\\s*=\\s*|[({])(?:QString::fromStdString\\(|words::\\w+\\()*"
        "(?:\\w+(?:\\(\\))?(?:\\.|->))*(?:error|warning|what|remedy|expected)(?:\\(\\))?(?:\\.|->)(?:text|source)\\("
        "\\)");
    static const QRegularExpression withName(
        "\\b(?:verdict|schedule|format|code|origin|stage|planner_?)(?:\\(\\))?\\s*(?:==|!=)\\s*\"\\w*\"");
    static const QStringList ofFiles{"File ", "File \\", "line "};  // of Python's stack traces
    static const QSet<QString> exceptions{"app/cli/run_args.cpp"};  // two planners of the static runtime, as given
    QStringList wrong;
    const QString code = withoutComments(text);
    for (auto it = keptText.globalMatch(code); it.hasNext();) {  // kept in a variable first
        const QRegularExpressionMatch kept = it.next();
        const QRegularExpression compared("\\b" + kept.captured(1) + compare);
        const qsizetype end = code.indexOf("\n}", kept.capturedEnd());
        const QString rest = code.mid(kept.capturedEnd(), end < 0 ? -1 : end - kept.capturedEnd());
        if (const auto found = compared.match(rest); found.hasMatch())
            wrong << path + " compares by " + found.captured().simplified();
    }
    for (const QRegularExpression& banned :
         {ofMessage, withEnglish, withEnglishLeft, withTranslated, ofName, withName}) {
        if (banned == withName && exceptions.contains(path)) continue;
        for (auto it = banned.globalMatch(code); it.hasNext();) {
            const QRegularExpressionMatch found = it.next();
            if (!ofFiles.contains(found.captured(1))) wrong << path + " compares by " + found.captured().simplified();
        }
    }
    return wrong;
}

/// Latin-1 texts of characters beyond ASCII hold the bytes of UTF-8 and equal nothing that Qt shows.
inline QStringList latin1BeyondAscii(const QString& path, const QString& text) {
    static const QRegularExpression wide("QLatin1(?:String|StringView)\\s*\\(\"[^\"\\n]*[^\\x00-\\x7F][^\"\\n]*\"");
    QStringList wrong;
    for (auto it = wide.globalMatch(text); it.hasNext();) wrong << path + " has " + it.next().captured() + ")";
    return wrong;
}

/// Fixed waits are too short on a busy machine and too long on an idle one: see tests/settle.h.
inline QStringList fixedWaits(const QString& path, const QString& text) {
    static const QRegularExpression wait("\\b(?:qWait|qSleep|msleep|usleep|nanosleep|sleep_for|sleep_until)\\s*\\(");
    // A worker that polls, and one that is killed at a random time.
    static const QSet<QString> exceptions{"tests/app/test_saving.cpp", "tests/formats/test_large_export.cpp",
                                          "tests/fuzz/fuzz_mutations.cpp"};
    static const QRegularExpression polling("\\bwhile \\([^\\n]*\\) [\\w:]+\\([^\\n]*;");
    QStringList wrong;
    if (exceptions.contains(path)) return wrong;
    const QString code = withoutComments(text).remove(polling);
    for (auto it = wait.globalMatch(code); it.hasNext();) wrong << path + " calls " + it.next().captured() + ")";
    return wrong;
}

}  // namespace arenascope::testing
