// Translates the engine's errors: each sentence is looked up by itself. translations/update collects the sentences from
// the engine's source; a test fails if a language lacks one.

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "engine/base/counted.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/window_sentences.h"

namespace arenascope::words {
namespace {

constexpr const char* error_context = "arenascope::Error";

/// The window's name of a remedy for which the engine names an option of the command line.
const char* windowRemedy(RemedyCode code) {
    switch (code) {
        case RemedyCode::other: return nullptr;
        case RemedyCode::raise_memory_limit:
            return QT_TRANSLATE_NOOP("arenascope::WindowRemedy", "allow {bytes} B in Preferences, Planning");
        case RemedyCode::leave_to_caller:
            return QT_TRANSLATE_NOOP("arenascope::WindowRemedy",
                                     "let the caller supply '{name}', or all inputs and outputs");
        case RemedyCode::bound_symbols:
            return QT_TRANSLATE_NOOP("arenascope::WindowRemedy", "set the largest value of {symbols} under Dimensions");
        case RemedyCode::bound_symbol:
            return QT_TRANSLATE_NOOP("arenascope::WindowRemedy", "set the largest value of {symbol} under Dimensions");
        case RemedyCode::other_planner:
            return QT_TRANSLATE_NOOP("arenascope::WindowRemedy", "choose another planner, or confirm the export");
        case RemedyCode::other_planner_or_passes:
            return QT_TRANSLATE_NOOP("arenascope::WindowRemedy",
                                     "choose another planner or fewer passes, or confirm the export");
        case RemedyCode::other_target:
            return QT_TRANSLATE_NOOP("arenascope::WindowRemedy", "choose another target, or confirm the export");
        case RemedyCode::pool_for_state:
            return QT_TRANSLATE_NOOP("arenascope::WindowRemedy",
                                     "give the rule kind:state a separate pool, or remove the rule for state");
        case RemedyCode::trace_of_lifetimes:
            return QT_TRANSLATE_NOOP("arenascope::WindowRemedy", "write a trace of lifetimes");
    }
    return nullptr;
}

/// Numbers with grouped digits, as everywhere in the window; quoted names stay unchanged.
QString grouped(const QString& value, bool isQuoted) {
    constexpr qsizetype fewest = 5, most = 18;
    const bool number = value.size() >= fewest && value.size() <= most &&
        std::all_of(value.begin(), value.end(), [](QChar each) { return each >= u'0' && each <= u'9'; });
    return number && !isQuoted ? format::number(value.toLongLong()) : value;
}

/// The value of a place in a sentence, wherever the translation has it.
QString valueAt(const Message& message, QStringView place, bool isQuoted) {
    for (const auto& [name, value] : message.values()) {
        if (QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())) == place)
            return grouped(words::message(value), isQuoted);
    }
    return QStringLiteral("{%1}").arg(place);
}

struct Singular {
    qsizetype length = 0;  ///< of the plural words in the sentence
    QString text{};
};

/// " Byte ist" of " Bytes sind übrig": sentences have plurals, and a number may be 1.
Singular singularOf(QStringView after) {
    const QString pairs = QCoreApplication::translate(
        "arenascope::Counted", "bytes=byte tensors=tensor have=has are=is",
        "Words that errors have after a number, each as plural=singular. A single = where a language has none.");
    Singular out;
    for (int words = 0; words < 2; ++words) {
        const QStringView rest = after.mid(out.length);
        if (!rest.startsWith(u' ') && !rest.startsWith(QChar::Nbsp)) break;
        qsizetype end = 1;
        while (end < rest.size() && rest[end].isLetter()) ++end;
        const QString plural = rest.mid(1, end - 1).toString() + QLatin1Char('=');
        const auto each = QStringView(pairs).split(u' ');
        const auto found = std::find_if(each.begin(), each.end(),
                                        [&](QStringView pair) { return end > 1 && pair.startsWith(plural); });
        if (found == each.end()) break;
        out.text += rest[0] + found->mid(plural.size()).toString();
        out.length += end;
    }
    return out;
}

/// The values of `message` in a sentence of the window's language.
QString filled(const QString& sentence, const Message& message) {
    QString out;
    for (qsizetype done = 0;;) {
        const qsizetype open = sentence.indexOf(QLatin1Char('{'), done),
                        close = sentence.indexOf(QLatin1Char('}'), open + 1);
        if (open < 0 || close < 0) return out + sentence.mid(done);
        const bool quoted = open > 0 && sentence[open - 1] == u'\'';
        const QStringView place = QStringView(sentence).mid(open + 1, close - open - 1);
        const bool isTotal = QStringView(sentence).mid(done, open - done) == u" of ";  // "1 of 1 tensors"
        const QString value = valueAt(message, place, quoted);
        out += sentence.mid(done, open - done) + value;
        done = close + 1;
        if (value != QLatin1String("1") || isTotal) continue;
        const CountedNoun english = counted_noun(sentence.mid(done).toStdString());
        const Singular words = english.length > 0  // ASCII letters only
            ? Singular{static_cast<qsizetype>(english.length), QString::fromStdString(english.singular)}
            : singularOf(QStringView(sentence).mid(done));
        out += words.text;
        done += words.length;
    }
}

}  // namespace

QString message(const Message& message) {
    if (message.is_list()) {
        QStringList parts;
        for (const Message::Value& each : message.values()) parts.append(words::message(each.value));
        return parts.join(QStringLiteral(", "));
    }
    if (message.source().empty()) return QString::fromStdString(message.text());
    if (const char* window = windowSentence(message.source()))
        return filled(QCoreApplication::translate(window_context, window), message);
    return filled(QCoreApplication::translate(error_context, std::string(message.source()).c_str()), message);
}

QString place(const ErrorPlace& place) {
    QStringList parts;
    for (const Message& part : place.parts()) parts.append(message(part));
    return parts.join(u'/');
}

QString remedy(const Error& error) {
    const char* window = windowRemedy(error.remedy_code);
    return window ? filled(QCoreApplication::translate(window_context, window), error.remedy) : message(error.remedy);
}

QString error(const Error& error) {
    QStringList parts{message(error.what)};
    if (!error.expected.empty()) parts.append(message(arenascope::message("expected {expected}", error.expected)));
    if (!error.remedy.empty()) parts.append(remedy(error));
    return parts.join(QStringLiteral("; "));
}

QString line(const Error& error) {
    const auto placed = [](const QString& where, const QString& fault) {
        return message(arenascope::message("{place}: {fault}", where.toStdString(), fault.toStdString()));
    };
    QString out = words::error(error);
    if (!error.place.empty()) out = placed(place(error.place), out);
    return error.file.empty() ? out : placed(QString::fromStdString(error.file), out);
}

}  // namespace arenascope::words
