// The engine's errors in the language of the window: each of its sentences is looked up by itself. The sentences are
// collected from the engine's source by translations/update; a test fails where a language lacks one.

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "widgets/engine_words.h"

namespace arenascope::words {
namespace {

constexpr const char* error_context = "arenascope::Error";

/// The value that stands at a place of a sentence, wherever the language moved the place to.
QString valueAt(const Message& said, QStringView place) {
    for (const auto& [name, value] : said.values()) {
        const QString own = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
        if (own != place) continue;
        const QString text = message(value);
        bool isNumber = false;
        const qlonglong number = text.toLongLong(&isNumber);
        const bool isSize = own == QLatin1String("bytes") || own == QLatin1String("limit");
        return isSize && isNumber ? QLocale().toString(number) : text;
    }
    return QStringLiteral("{%1}").arg(place);
}

/// Where the engine names an option of the command line, the window has a place of its own.
QString remedyOf(const Error& error) {
    if (error.remedy.code() == "allow it with --memory-limit {bytes}")
        return QCoreApplication::translate("Remedy", "Preferences ▸ Planning allows it");
    return message(error.remedy);
}

}  // namespace

QString message(const Message& said) {
    if (said.code().empty()) return QString::fromStdString(said.text());
    const QString form = QCoreApplication::translate(error_context, std::string(said.code()).c_str());
    QString out;
    for (qsizetype done = 0;;) {
        const qsizetype open = form.indexOf(QLatin1Char('{'), done), close = form.indexOf(QLatin1Char('}'), open + 1);
        if (open < 0 || close < 0) return out + form.mid(done);
        out += form.mid(done, open - done) + valueAt(said, QStringView(form).mid(open + 1, close - open - 1));
        done = close + 1;
    }
}

QString error(const Error& error) {
    QStringList parts{message(error.what)};
    if (!error.expected.empty()) parts.append(message(arenascope::message("expected {expected}", error.expected)));
    if (!error.remedy.empty()) parts.append(remedyOf(error));
    return parts.join(QStringLiteral("; "));
}

}  // namespace arenascope::words
