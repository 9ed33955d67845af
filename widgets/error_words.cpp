// The errors that a window shows most often, in its language. The engine says errors in English, with the arguments
// already in the text; each form here is one of its sentences with the places of the arguments. What has no form is
// shown as the engine says it.

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <optional>

#include "widgets/engine_words.h"

namespace arenascope::words {
namespace {

constexpr const char* forms[] = {
    // opening and writing files
    QT_TRANSLATE_NOOP("arenascope::Error", "cannot be opened (%1)"),
    QT_TRANSLATE_NOOP("arenascope::Error", "cannot be read (%1)"),
    QT_TRANSLATE_NOOP("arenascope::Error", "cannot be written (%1)"),
    QT_TRANSLATE_NOOP("arenascope::Error", "is empty (0 bytes)"),
    QT_TRANSLATE_NOOP("arenascope::Error", "is not a regular file"),
    QT_TRANSLATE_NOOP("arenascope::Error", "a file, no folder, pipe or device"),
    QT_TRANSLATE_NOOP("arenascope::Error", "is larger than %1 bytes"),
    QT_TRANSLATE_NOOP("arenascope::Error", "unknown kind of file"),
    QT_TRANSLATE_NOOP("arenascope::Error", "holds no method"),
    QT_TRANSLATE_NOOP("arenascope::Error", "a .pt2 or .pte file"),
    QT_TRANSLATE_NOOP("arenascope::Error", "a file of torch.export.save"),
    QT_TRANSLATE_NOOP("arenascope::Error", "the content of one of %1"),
    QT_TRANSLATE_NOOP("arenascope::Error", "holds something else"),
    QT_TRANSLATE_NOOP("arenascope::Error", "the content of a %1 file (%2)"),
    QT_TRANSLATE_NOOP("arenascope::Error", "at least one exported method"),
    QT_TRANSLATE_NOOP("arenascope::Error", "check the path and its permissions"),
    QT_TRANSLATE_NOOP("arenascope::Error", "check its permissions"),
    QT_TRANSLATE_NOOP("arenascope::Error", "export or copy it again"),
    QT_TRANSLATE_NOOP("arenascope::Error", "export the program again"),
    QT_TRANSLATE_NOOP("arenascope::Error", "export the model with torch.export.save or ExecuTorch's to_executorch"),
    QT_TRANSLATE_NOOP("arenascope::Error", "free some space or choose another folder"),
    QT_TRANSLATE_NOOP("arenascope::Error", "choose a folder that can be written"),
    QT_TRANSLATE_NOOP("arenascope::Error", "choose another folder"),
    // sessions
    QT_TRANSLATE_NOOP("arenascope::Error", "the session was not saved: %1"),
    QT_TRANSLATE_NOOP("arenascope::Error", "version %1 of a session"),
    QT_TRANSLATE_NOOP("arenascope::Error", "a session saved by ArenaScope"),
    QT_TRANSLATE_NOOP("arenascope::Error", "'tuning' is missing"),
    QT_TRANSLATE_NOOP("arenascope::Error", "not a JSON object"),
    // edits
    QT_TRANSLATE_NOOP("arenascope::Error", "there is no tensor %1 to %2"),
    QT_TRANSLATE_NOOP("arenascope::Error", "there is no planner '%1'"),
    QT_TRANSLATE_NOOP("arenascope::Error", "cannot pin %1: it is not planned"),
    QT_TRANSLATE_NOOP("arenascope::Error", "cannot %2 %1: it is a view of %3"),
    QT_TRANSLATE_NOOP("arenascope::Error", "cannot %2 %1: it is a constant and in no arena"),
    QT_TRANSLATE_NOOP("arenascope::Error", "cannot leave %1 to the caller: it is an intermediate"),
    QT_TRANSLATE_NOOP("arenascope::Error", "range %1 of %2 is empty"),
    QT_TRANSLATE_NOOP("arenascope::Error", "range %1 of %2 holds sizes below 0"),
    QT_TRANSLATE_NOOP("arenascope::Error", "min <= max, within %1"),
    // planning, running and exporting
    QT_TRANSLATE_NOOP("arenascope::Error", "%1 does not honour pins, and %2 is pinned to %3; choose %4"),
    QT_TRANSLATE_NOOP("arenascope::Error", "%1 does not honour shared storage, and %2 shares some; choose %3"),
    QT_TRANSLATE_NOOP("arenascope::Error", "%1 does not honour keep-out ranges, and pool %2 has some; choose %3"),
    QT_TRANSLATE_NOOP("arenascope::Error", "%1 does not honour padding, and %2 has %3 bytes of it; choose %4"),
    QT_TRANSLATE_NOOP("arenascope::Error", "plan '%1' is invalid"),
    QT_TRANSLATE_NOOP("arenascope::Error", "input is too large to be made up"),
    QT_TRANSLATE_NOOP("arenascope::Error", "set a smaller range"),
    QT_TRANSLATE_NOOP("arenascope::Error", "there is no target '%1'"),
    QT_TRANSLATE_NOOP("arenascope::Error", "no temporary folder: %1"),
};

/// The arguments of a text that is made as the form says, in the order of their numbers; nothing where it is not.
std::optional<QStringList> argumentsOf(const QString& text, const QString& form) {
    static const QRegularExpression place(QStringLiteral("%([1-9])"));
    QString pattern;
    QList<int> numbers;
    qsizetype done = 0;
    for (auto it = place.globalMatch(form); it.hasNext();) {
        const auto found = it.next();
        pattern += QRegularExpression::escape(form.mid(done, found.capturedStart() - done)) + QStringLiteral("(.+)");
        numbers.append(found.captured(1).toInt());
        done = found.capturedEnd();
    }
    pattern += QRegularExpression::escape(form.mid(done));
    const auto match = QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(text);
    if (!match.hasMatch()) return std::nullopt;
    QStringList out(numbers.size());
    for (qsizetype i = 0; i < numbers.size(); ++i) out[numbers[i] - 1] = match.captured(static_cast<int>(i) + 1);
    return out;
}

}  // namespace

QString error(const std::string& english) {
    const QString text = QString::fromStdString(english);
    for (const char* each : forms) {
        const auto arguments = argumentsOf(text, QString::fromUtf8(each));
        if (!arguments) continue;
        const QString form = QCoreApplication::translate("arenascope::Error", each);
        switch (arguments->size()) {
            case 0: return form;
            case 1: return form.arg(arguments->at(0));
            case 2: return form.arg(arguments->at(0), arguments->at(1));
            case 3: return form.arg(arguments->at(0), arguments->at(1), arguments->at(2));
            default: return form.arg(arguments->at(0), arguments->at(1), arguments->at(2), arguments->at(3));
        }
    }
    return text;
}

}  // namespace arenascope::words
