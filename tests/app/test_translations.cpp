// Translation files are complete, match the source, and keep placeholders, accelerators and plurals.

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLibraryInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>
#include <algorithm>
#include <set>

#include "app/cli/targets.h"
#include "engine/engine.h"
#include "engine/export/export_targets.h"
#include "engine/ir/method.h"
#include "engine/passes/passes.h"
#include "engine/planning/assess.h"
#include "engine/planning/fault_issues.h"
#include "engine/planning/planner.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/language.h"
#include "widgets/ui/window_sentences.h"

using namespace arenascope;

namespace {

struct Translated {
    QString context, source;
    QStringList translations;  ///< several for a plural
    bool counted = false, finished = true;
};

QList<Translated> messagesOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    QXmlStreamReader xml(&file);
    QList<Translated> out;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        const auto name = xml.name();
        if (name == QLatin1String("name")) context = xml.readElementText();
        else if (name == QLatin1String("message")) {
            out.append({.context = context,
                        .source = {},
                        .translations = {},
                        .counted = xml.attributes().hasAttribute(QLatin1String("numerus"))});
        } else if (name == QLatin1String("source")) out.back().source = xml.readElementText();
        else if (name == QLatin1String("translation")) {
            out.back().finished = !xml.attributes().hasAttribute(QLatin1String("type"));
            if (!out.back().counted) out.back().translations.append(xml.readElementText());
        } else if (name == QLatin1String("numerusform")) out.back().translations.append(xml.readElementText());
    }
    return xml.hasError() ? QList<Translated>() : out;
}

QString fileOf(const QString& language) {
    return QStringLiteral(ARENASCOPE_SOURCE_DIR "/translations/arenascope_%1.ts").arg(language);
}

std::set<std::pair<QString, QString>> keysOf(const QList<Translated>& messages, bool counted_only) {
    std::set<std::pair<QString, QString>> out;
    for (const Translated& message : messages) {
        if (message.counted || !counted_only) out.emplace(message.context, message.source);
    }
    return out;
}

/// "%1", "%n", "{pool}", in order and each once.
std::set<QString> placesIn(const QString& text) {
    static const QRegularExpression place(QStringLiteral("%[0-9n]|\\{[a-z_0-9]+\\}"));
    std::set<QString> out;
    for (auto it = place.globalMatch(text); it.hasNext();) out.insert(it.next().captured());
    return out;
}

}  // namespace

class TestTranslations : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QVERIFY(folder_.isValid());
        // The texts of the source now, extracted as the project's files are made.
        QProcess update;
        update.start(QStringLiteral("python3"),
                     {QStringLiteral(ARENASCOPE_SOURCE_DIR "/translations/update.py"),
                      folder_.filePath(QStringLiteral("now.ts"))});
        QVERIFY2(update.waitForFinished(60000) && update.exitCode() == 0, update.readAllStandardError().constData());
        now_ = messagesOf(folder_.filePath(QStringLiteral("now.ts")));
        QVERIFY(now_.size() > 500);
    }

    /// Casts among the arguments hide a text from lupdate.
    void everyCountedTextIsExtracted() {
        static const QRegularExpression counted(
            QStringLiteral("translate\\(\\s*\"[^\"]*\",\\s*\"((?:\\\\.|[^\"\\\\])*%n(?:\\\\.|[^\"\\\\])*)\""));
        int found = 0;
        for (const char* room : {"app", "widgets"}) {
            QDirIterator files(QStringLiteral(ARENASCOPE_SOURCE_DIR "/") + QLatin1String(room),
                               {QStringLiteral("*.cpp")}, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QString source = QString::fromUtf8(file.readAll());
                for (auto it = counted.globalMatch(source); it.hasNext(); ++found) {
                    const QString text = it.next().captured(1);
                    const bool isExtracted = std::any_of(now_.begin(), now_.end(), [&](const Translated& each) {
                        return each.counted && each.source.startsWith(text);
                    });
                    QVERIFY2(isExtracted, qPrintable(file.fileName() + QStringLiteral(": ") + text));
                }
            }
        }
        QVERIFY(found > 2);
    }

    void filesHoldWhatTheSourceSays_data() { languages(); }
    void filesHoldWhatTheSourceSays() {
        QFETCH(QString, language);
        const bool plurals_only = language == QLatin1String("en");
        const auto wanted = keysOf(now_, plurals_only), have = keysOf(messagesOf(fileOf(language)), plurals_only);
        for (const auto& key : wanted) {
            QVERIFY2(have.contains(key),
                     qPrintable(QStringLiteral("%1 lacks \"%2\" in %3: run translations/update.py")
                                    .arg(language, key.second, key.first)));
        }
        QCOMPARE(have.size(), wanted.size());
    }

    /// The engine names options of the command line; the window names what the user does there.
    void sentencesWithOptionsHaveOthersInTheWindow() {
        const QStringList by_code{
            QStringLiteral("add --no-plan-inputs --no-plan-outputs, or --unplanned '{name}'"),
            QStringLiteral("allow it with --memory-limit {bytes}"),
            QStringLiteral("choose another planner (--planner auto), or write it anyway with --force"),
            QStringLiteral("choose another planner or fewer passes, or write it anyway with --force"),
            QStringLiteral("choose another target with --for, or write it anyway with --force"),
            QStringLiteral("give a range, e.g. --range {symbols}=1:128"),
            QStringLiteral("set one for each of {symbols}, e.g. --range {symbol}=1:128"),
            QStringLiteral("set one, e.g. --range {symbols}=1:128"),
            QStringLiteral("set one: --range {symbol}=1:128"),
            QStringLiteral("use --assign 'kind:state=POOL' with a separate pool, or no rule for state"),
            QStringLiteral("use --trace-style lifetimes")};
        const QStringList of_options{
            QStringLiteral("leave --data out"), QStringLiteral("one --input for each"),
            QStringLiteral("no constant of this program is in an external file, but --data names {file}")};
        int found = 0;
        for (const Translated& each : now_) {
            if (each.context != QLatin1String("arenascope::Error") || !each.source.contains(QStringLiteral("--")))
                continue;
            if (by_code.contains(each.source) || of_options.contains(each.source)) continue;
            const std::string source = each.source.toStdString();
            const QString said = words::message(Message(source, {}));
            QVERIFY2(!said.contains(QStringLiteral("--")), qPrintable(said));
            const char* window = words::windowSentence(source);
            QVERIFY2(window, source.c_str());
            const auto places = placesIn(each.source), own = placesIn(QString::fromUtf8(window));
            QVERIFY2(std::includes(places.begin(), places.end(), own.begin(), own.end()), window);
            ++found;
        }
        QVERIFY2(found > 15, qPrintable(QString::number(found)));
    }

    void everyTextIsTranslated_data() { languages(); }
    void everyTextIsTranslated() {
        QFETCH(QString, language);
        for (const Translated& message : messagesOf(fileOf(language))) {
            QVERIFY2(message.finished, qPrintable(message.context + QStringLiteral(": ") + message.source));
            QVERIFY2(!message.translations.isEmpty(), qPrintable(message.source));
            for (const QString& each : message.translations) QVERIFY2(!each.isEmpty(), qPrintable(message.source));
        }
    }

    void everyTranslationKeepsItsArguments_data() { languages(); }
    void everyTranslationKeepsItsArguments() {
        QFETCH(QString, language);
        for (const Translated& message : messagesOf(fileOf(language))) {
            for (const QString& each : message.translations) {
                std::set<QString> have = placesIn(each), want = placesIn(message.source);
                if (message.counted) have.insert(QStringLiteral("%n"));  // "one tensor" needs no number
                QVERIFY2(have == want, qPrintable(message.source + QStringLiteral(" -> ") + each));
            }
        }
    }

    void theEnginesOwnWordsAreKnown() {
        const auto known = keysOf(now_, false);
        for (const Planner& planner : builtin_planners()) {
            for (const std::string_view text : {planner.title, planner.summary}) {
                QVERIFY2(known.contains({QStringLiteral("arenascope::Engine"), utf8(text)}), qPrintable(utf8(text)));
            }
        }
        for (const lowering::OptionalPass& pass : lowering::optional_passes()) {
            for (const std::string_view text : {pass.title, pass.summary})
                QVERIFY2(known.contains({QStringLiteral("arenascope::Engine"), utf8(text)}), qPrintable(utf8(text)));
        }
        for (const ExportTarget& target : export_targets()) {
            QVERIFY(known.contains({QStringLiteral("arenascope::Engine"), utf8(target.title)}));
        }
        const auto presets =
            QDir(QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/targets")).entryInfoList(QDir::Files);
        QVERIFY(presets.size() >= 5);
        for (const QFileInfo& preset : presets) {
            const auto target = cli::find_target(preset.filePath().toStdString());
            QVERIFY(target.ok());
            for (const std::string& text : {target.value().title, target.value().note})
                QVERIFY2(known.contains({QStringLiteral("arenascope::Engine"), utf8(text)}), text.c_str());
        }
        for (const Role role :
             {Role::intermediate, Role::input, Role::output, Role::state, Role::constant, Role::alias}) {
            QVERIFY(known.contains({QStringLiteral("arenascope::Engine"), utf8(name_of(role))}));
        }
    }

    /// Also in the help pages, so that a reader finds there what the window is labelled with.
    void aTermHasOneWordInALanguage_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("former");
        QTest::newRow("arena, de") << "de"
                                   << "\\barenas?\\b"
                                   << "Aren(a|en)"
                                   << "";
        QTest::newRow("arena, fr") << "fr"
                                   << "\\barenas?\\b"
                                   << "arène"
                                   << "";
        QTest::newRow("arena, ja") << "ja"
                                   << "\\barenas?\\b"
                                   << "アリーナ"
                                   << "";
        QTest::newRow("arena, zh_CN") << "zh_CN"
                                      << "\\barenas?\\b"
                                      << "arena"
                                      << "内存区(?!域)|竞技场";
        QTest::newRow("start page, zh_CN") << "zh_CN"
                                           << "start page"
                                           << "起始页"
                                           << "开始页";
        QTest::newRow("start page, ja") << "ja"
                                        << "start page"
                                        << "開始ページ"
                                        << "スタートページ|起動ページ";
    }
    void aTermHasOneWordInALanguage() {
        QFETCH(const QString, language);
        QFETCH(const QString, source);
        QFETCH(const QString, word);
        QFETCH(const QString, former);
        const QRegularExpression term(source, QRegularExpression::CaseInsensitiveOption),
            translated(word, QRegularExpression::CaseInsensitiveOption), other(former), place("\\{[a-z_0-9]+\\}");
        int found = 0;
        for (const Translated& message : messagesOf(fileOf(language))) {
            if (!QString(message.source).remove(place).contains(term)) continue;
            ++found;
            for (const QString& text : message.translations)
                QVERIFY2(text.contains(translated), qPrintable(message.source + QStringLiteral(": ") + text));
        }
        QVERIFY(found > 0);
        if (former.isEmpty()) return;
        QDirIterator pages(QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/help/") + language,
                           {QStringLiteral("*.md")}, QDir::Files, QDirIterator::Subdirectories);
        QVERIFY(pages.hasNext());
        while (pages.hasNext()) {
            QFile page(pages.next());
            QVERIFY(page.open(QIODevice::ReadOnly));
            const auto match = other.match(QString::fromUtf8(page.readAll()));
            QVERIFY2(!match.hasMatch(), qPrintable(page.fileName() + QStringLiteral(": ") + match.captured()));
        }
    }

    void anIssueIsWordedInEveryLanguage_data() { languages(); }
    void anIssueIsWordedInEveryLanguage() {
        QFETCH(QString, language);
        applyLanguageByName(language);
        for (const PlanIssue& issue : someIssues()) {
            const QString worded = words::problem(issue), english = utf8(issue.text());
            QCOMPARE(worded == english, language == QLatin1String("en"));
            for (const auto& [place, value] : issue.message.values()) {
                if (value.source().empty() && !value.is_list())
                    QVERIFY2(worded.contains(utf8(value.text())), qPrintable(worded));
            }
            QVERIFY2(!worded.contains(u'{'), qPrintable(worded));
        }
        applyLanguageByName(QStringLiteral("en"));
    }

    /// Sentences have plurals; a count of 1 has the singular in languages that have one.
    void oneIsSingular_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("many");
        QTest::newRow("en") << "en"
                            << "1 byte,"
                            << "2 bytes,";
        QTest::newRow("de") << "de"
                            << "1 Byte,"
                            << "2 Bytes,";
        QTest::newRow("fr") << "fr"
                            << "1 octet,"
                            << "2 octets,";
    }
    void oneIsSingular() {
        QFETCH(QString, language);
        QFETCH(QString, one);
        QFETCH(QString, many);
        applyLanguageByName(language);
        const auto worded = [](int bytes) {
            return words::message(
                message("'{name}' is a view of '{tensor}' and has {bytes} bytes, more than the "
                        "{tensor_bytes} bytes of that tensor",
                        "a", "b", bytes, 16));
        };
        QVERIFY2(worded(1).contains(one), qPrintable(worded(1)));
        QVERIFY2(worded(2).contains(many), qPrintable(worded(2)));
        applyLanguageByName(QStringLiteral("en"));
    }

    void aStageIsWordedInEveryLanguage_data() { languages(); }
    void aStageIsWordedInEveryLanguage() {
        QFETCH(QString, language);
        applyLanguageByName(QStringLiteral("en"));
        const QString alone = words::stage(StageKind::lowering), one = words::stage({StageKind::lowering, "m"});
        QCOMPARE(alone, QStringLiteral("lowering"));
        QCOMPARE(one, QStringLiteral("lowering m"));
        QCOMPARE(words::stage({StageKind::planning, "greedy_by_size"}), QStringLiteral("planning: Greedy by size"));
        const QString lifetimes = words::stage(StageKind::lifetimes);  // "lowering" has the same word in French
        applyLanguageByName(language);
        QCOMPARE(words::stage(StageKind::lifetimes) == lifetimes, language == QLatin1String("en"));
        QVERIFY(words::stage({StageKind::lowering, "m"}).contains(u'm'));
        applyLanguageByName(QStringLiteral("en"));
    }

    void aPlaceIsWordedInEveryLanguage_data() { languages(); }
    void aPlaceIsWordedInEveryLanguage() {
        QFETCH(QString, language);
        applyLanguageByName(language);
        const Error error = Error{.what = message("no bytes"), .place = message("value {value}", 3)}.in("forward");
        const QString worded = words::place(error.place);
        QCOMPARE(error.place.text(), std::string("forward/value 3"));
        QVERIFY2(worded.startsWith(QStringLiteral("forward/")) && worded.contains(u'3'), qPrintable(worded));
        QCOMPARE(worded == QStringLiteral("forward/value 3"), language == QLatin1String("en"));
        applyLanguageByName(QStringLiteral("en"));
    }

    void theErrorsOfOpeningAreSaidInEveryLanguage_data() { languages(); }
    void theErrorsOfOpeningAreSaidInEveryLanguage() {
        QFETCH(QString, language);
        const QString empty = folder_.filePath(QStringLiteral("empty.pt2")),
                      text = folder_.filePath(QStringLiteral("text.pte"));
        for (const auto& [path, content] : {std::pair<QString, QByteArray>{empty, {}}, {text, "hello"}}) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(content);
        }
        applyLanguageByName(language);
        const Engine engine;
        for (const QString& path : {empty, text, folder_.path(), folder_.filePath(QStringLiteral("none.pte"))}) {
            Progress quiet;
            const auto opened = engine.open(path.toStdString(), quiet);
            QVERIFY(!opened.ok());
            for (const Message* part : {&opened.error().what, &opened.error().expected, &opened.error().remedy}) {
                if (part->empty()) continue;
                QVERIFY2((words::message(*part) == QString::fromStdString(part->text())) ==
                             (language == QLatin1String("en")),
                         part->text().c_str());
            }
        }
        // The system's reason too, which is within the sentence.
        Progress quiet;
        const auto missing = engine.open(folder_.filePath(QStringLiteral("none.pte")).toStdString(), quiet);
        QCOMPARE(missing.error().code, ErrorCode::unreadable_file);
        const Message& reason = missing.error().what.values().back().value;
        QCOMPARE(words::message(reason) == QString::fromStdString(reason.text()), language == QLatin1String("en"));
        applyLanguageByName(QStringLiteral("en"));
    }

private:
    /// One issue of most codes, as the verifier and the assessment report them.
    static std::vector<PlanIssue> someIssues() {
        const Buffer a{.id = ValueId(0), .bytes = 64, .first = 0, .last = 5},
            b{.id = ValueId(1), .bytes = 32, .first = 2, .last = 7};
        Problem problem{.buffers = {a, b}, .pools = {{.mem_id = 1, .name = "SRAM", .capacity = 48, .reserved = 16}}};
        std::vector<PlanIssue> out;
        const auto take = [&](const std::vector<PlanIssue>& found) {
            out.insert(out.end(), found.begin(), found.end());
        };
        using Offsets = Table<BufferRow, std::int64_t>;
        for (const Offsets& offsets : {Offsets{16, 16}, {16}, {8, 128}, {-16, 128}, {INT64_MAX - 15, 128}, {0, 128}}) {
            take(verify(problem, {.offsets = offsets}));
        }
        take(assess("greedy", problem, {.offsets = {16, 96}}).value().issues);
        problem.pools.front().capacity = 128;
        take(assess("greedy", problem, {.offsets = {128, 256}}).value().issues);
        problem.buffers.front().pinned = 32;
        problem.buffers.back().mem_id = 7;
        take(verify(problem, {.offsets = {16, 0}}));
        problem.buffers.back() = {.id = ValueId(1), .bytes = 32, .first = 7, .last = 2};
        take(verify(problem, {.offsets = {32, 128}}));
        return out;
    }

    static QString utf8(std::string_view text) {
        return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    }
    static void languages() {
        QTest::addColumn<QString>("language");
        for (const Language& language : shippedLanguages()) QTest::newRow(qPrintable(language.id)) << language.id;
    }

    QTemporaryDir folder_;
    QList<Translated> now_;
};

QTEST_MAIN(TestTranslations)
#include "test_translations.moc"
