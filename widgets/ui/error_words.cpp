// The engine's errors in the language of the window: each of its sentences is looked up by itself. The sentences are
// collected from the engine's source by translations/update; a test fails where a language lacks one.

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <utility>

#include "widgets/theme/format.h"
#include "widgets/ui/engine_words.h"

namespace arenascope::words {
namespace {

constexpr const char* error_context = "arenascope::Error";

/// What a remedy is called in the window where the engine names an option of the command line.
constexpr const char* window_context = "arenascope::WindowRemedy";
constexpr std::pair<const char*, const char*> window_remedies[] = {
    {"allow it with --memory-limit {bytes}",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy", "allow {bytes} B in Preferences, Planning")},
    {"add --no-plan-inputs --no-plan-outputs, or --unplanned '{name}'",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy", "leave '{name}', or all inputs and outputs, to the caller")},
    {"give a range, e.g. --range {symbols}=1:128",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy", "give {symbols} a largest value under Dynamic dimensions")},
    {"give it one: --range {symbol}=1:128",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy", "give {symbol} a largest value under Dynamic dimensions")},
    {"choose another planner (--planner auto), or write it anyway with --force",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy", "choose another planner, or say that it is written anyway")},
    {"choose another target with --for, or write it anyway with --force",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy", "choose another target, or say that it is written anyway")},
    {"choose another planner or fewer passes, or write it anyway with --force",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy",
                       "choose another planner or fewer passes, or say that it is written anyway")},
    {"say --assign 'kind:state=POOL' with a pool of its own, or no rule for state",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy",
                       "give the rule kind:state a pool of its own, or leave state without a rule")},
    {"use --trace-style lifetimes", QT_TRANSLATE_NOOP("arenascope::WindowRemedy", "write a trace of lifetimes")}};

/// What the parts of a place are called, before their name or number.
constexpr const char* place_context = "arenascope::Place";
constexpr const char* place_forms[] = {
    QT_TRANSLATE_NOOP("arenascope::Place", "argument %1"), QT_TRANSLATE_NOOP("arenascope::Place", "byte %1"),
    QT_TRANSLATE_NOOP("arenascope::Place", "graph %1"),    QT_TRANSLATE_NOOP("arenascope::Place", "instruction %1"),
    QT_TRANSLATE_NOOP("arenascope::Place", "line %1"),     QT_TRANSLATE_NOOP("arenascope::Place", "model %1"),
    QT_TRANSLATE_NOOP("arenascope::Place", "node %1"),     QT_TRANSLATE_NOOP("arenascope::Place", "operator %1"),
    QT_TRANSLATE_NOOP("arenascope::Place", "pool %1"),     QT_TRANSLATE_NOOP("arenascope::Place", "subgraph %1"),
    QT_TRANSLATE_NOOP("arenascope::Place", "tensor %1"),   QT_TRANSLATE_NOOP("arenascope::Place", "value %1")};

QString formOf(const Message& said) {
    const std::string code(said.code());
    for (const auto& [engine, window] : window_remedies) {
        if (code == engine) return QCoreApplication::translate(window_context, window);
    }
    return QCoreApplication::translate(error_context, code.c_str());
}

/// Numbers in groups of three, as everywhere in the window; a name in quotes stays as it is.
QString grouped(const QString& value, bool isQuoted) {
    constexpr qsizetype fewest = 5, most = 18;
    const bool number = value.size() >= fewest && value.size() <= most &&
        std::all_of(value.begin(), value.end(), [](QChar each) { return each >= u'0' && each <= u'9'; });
    return number && !isQuoted ? format::number(value.toLongLong()) : value;
}

/// The value that stands at a place of a sentence, wherever the language moved the place to.
QString valueAt(const Message& said, QStringView place, bool isQuoted) {
    for (const auto& [name, value] : said.values()) {
        if (QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())) == place)
            return grouped(message(value), isQuoted);
    }
    return QStringLiteral("{%1}").arg(place);
}

}  // namespace

QString message(const Message& said) {
    if (said.code().empty()) return QString::fromStdString(said.text());
    const QString form = formOf(said);
    QString out;
    for (qsizetype done = 0;;) {
        const qsizetype open = form.indexOf(QLatin1Char('{'), done), close = form.indexOf(QLatin1Char('}'), open + 1);
        if (open < 0 || close < 0) return out + form.mid(done);
        const bool quoted = open > 0 && form[open - 1] == u'\'';
        out += form.mid(done, open - done) + valueAt(said, QStringView(form).mid(open + 1, close - open - 1), quoted);
        done = close + 1;
    }
}

QString place(std::string_view english) {
    QStringList parts = QString::fromUtf8(english.data(), static_cast<qsizetype>(english.size())).split(u'/');
    for (QString& part : parts) {
        for (const char* form : place_forms) {
            const QString noun = QString::fromUtf8(form).section(u'%', 0, 0);
            if (!part.startsWith(noun)) continue;
            part = QCoreApplication::translate(place_context, form).arg(grouped(part.mid(noun.size()), false));
            break;
        }
    }
    return parts.join(u'/');
}

QString error(const Error& error) {
    QStringList parts{message(error.what)};
    if (!error.expected.empty()) parts.append(message(arenascope::message("expected {expected}", error.expected)));
    if (!error.remedy.empty()) parts.append(message(error.remedy));
    return parts.join(QStringLiteral("; "));
}

}  // namespace arenascope::words
