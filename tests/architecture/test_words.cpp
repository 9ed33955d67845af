// Texts for people keep the rules of the glossary as far as a program can tell: string literals of the sources and the
// English help pages. The rules are in word_rules.h.

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <iterator>

#include "tests/architecture/source_tree.h"
#include "tests/architecture/text_rules.h"
#include "tests/architecture/word_rules.h"

using namespace arenascope::testing;

namespace {

struct Said {
    QString file, text;
    bool marked = false;
};

const QList<Said>& literalsOfThePlace() {
    static const QList<Said> all = [] {
        QList<Said> out;
        for (const char* folder : {"engine", "widgets", "app"}) {
            for (const QString& file : sourcesBelow(folder)) {
                for (const Literal& each : literals(readText(file))) {
                    if (each.marked || isProse(each.text)) out.append({file, each.text, each.marked});
                }
            }
        }
        return out;
    }();
    return all;
}

QList<Said> pages() {
    QList<Said> out;
    for (const QString& folder : {QStringLiteral("resources/help"), QStringLiteral("resources/help/panels")}) {
        for (const QString& name : QDir(root + folder).entryList({"*.md"})) {
            for (const QString& text : proseOf(readText(folder + '/' + name))) out.append({folder + '/' + name, text});
        }
    }
    for (const QString& text : proseOf(readText("README.md"))) out.append({"README.md", text});
    return out;
}

template <class Rule>
QStringList breaches(const QList<Said>& texts, const Rule& rule) {
    QStringList wrong;
    for (const Said& each : texts) {
        for (const QString& found : rule(each)) wrong << each.file + ": " + found;
    }
    wrong.removeDuplicates();
    return wrong;
}

bool hasHead(QString text) {
    if (text.startsWith("#pragma once\n")) text.remove(0, 13);
    return text.trimmed().startsWith("//");
}

void none(const QStringList& wrong) {
    QVERIFY2(wrong.isEmpty(), qPrintable(QString::number(wrong.size()) + " texts:\n" + wrong.join('\n')));
}

}  // namespace

class TestWords : public QObject {
    Q_OBJECT
private slots:
    void theTextsAreFound() {
        QVERIFY(literalsOfThePlace().size() > 3000);
        QVERIFY(pages().size() > 300);
    }

    void textsKeepTheGlossary() {
        none(breaches(literalsOfThePlace() + pages(), [](const Said& each) { return bannedWords(each.text); }));
    }
    void aBannedWordIsReported() {
        for (const char* wrong : {"'x' means nothing here", "'x' is no operator", "the blob is empty", "no capacity",
                                  "a pool beside it", "values of who knows what", "what was said", "needs no trouble"})
            QVERIFY2(!bannedWords(QLatin1String(wrong)).isEmpty(), wrong);
        for (const char* right :
             {"there is no node 'x'", "the pool is no longer there", "--extract-blob", "the payload"})
            QVERIFY2(bannedWords(QLatin1String(right)).isEmpty(), right);
    }

    /// An example for each rule, in the order of the rules: a rule that cannot fail, or a new one without an example,
    /// fails here.
    void everyBannedWordCanBeFound() {
        const char* const examples[] = {"'x' is no operator",
                                        "an operator whoever wrote it",
                                        "that means nothing",
                                        "the file says so",
                                        "the run asks for it",
                                        "an empty blob",
                                        "two texts",
                                        "a listing",
                                        "the tensor dies",
                                        "it has no capacity",
                                        "the fullest step",
                                        "at this moment",
                                        "the kernel borrows it",
                                        "a pool beside it",
                                        "far apart",
                                        "the change applies at once",
                                        "the size is learned",
                                        "the name is there already",
                                        "both go together",
                                        "edits are taken back",
                                        "regions wait for each other",
                                        "in the Memory pools panel",
                                        "Own presets",
                                        "three kept edits"};
        QCOMPARE(std::size(examples), static_cast<std::size_t>(bannedRules().size()));
        for (qsizetype i = 0; i < bannedRules().size(); ++i)
            QVERIFY2(bannedRules()[i].first.match(QLatin1String(examples[i])).hasMatch(), examples[i]);
    }

    void sentencesAreShort() {
        none(breaches(literalsOfThePlace() + pages(), [](const Said& each) { return longSentences(each.text); }));
    }
    void aLongSentenceIsReported() {
        const QString sentence = QStringLiteral("one ").repeated(25) + "two";
        QCOMPARE(longSentences(sentence).size(), 1);
        QVERIFY(longSentences(QStringLiteral("one ").repeated(12) + "two; " + QStringLiteral("one ").repeated(20))
                    .isEmpty());
    }

    /// A translator needs placeholders like "{limit}"; "{value_or}" is a C++ name.
    void placesAreWords() {
        none(breaches(literalsOfThePlace(),
                      [](const Said& each) { return each.marked ? placesThatAreNoWords(each.text) : QStringList(); }));
    }
    void aPlaceNamedAfterCodeIsReported() {
        for (const char* code :
             {"true", "tostdstring", "value_or", "tensor2", "a", "max_depth", "substr", "numel", "what", "which"})
            QVERIFY2(!isWord(QLatin1String(code)), code);
        QCOMPARE(placesThatAreNoWords("{tensor} has {tostdstring} bytes").size(), 1);
        QCOMPARE(placesThatAreNoWords("{tensor} has {} bytes").size(), 1);
    }

    void countsHaveAPlural() {
        none(breaches(literalsOfThePlace(), [](const Said& each) { return countsWithoutPlural(each.text); }));
    }
    void aCountWithoutAPluralIsReported() {
        for (const QString& noun : countedNouns())
            QVERIFY2(!countsWithoutPlural("%1 " + noun).isEmpty(), qPrintable(noun));
        QVERIFY(!countsWithoutPlural("all %1 tensors are equal").isEmpty());
        QVERIFY(countsWithoutPlural("%n tensor(s) equal, %1 of %n edit(s)").isEmpty());
    }

    /// The check of CI, in a clone that shares this one's objects, on a commit with a title that is too long.
    void aLongCommitTitleIsReported() {
        if (!QFileInfo::exists(root + ".git")) QSKIP("not a clone: nothing to check");
        QTemporaryDir folder;
        QProcess git;
        git.setWorkingDirectory(folder.path());
        const auto call = [&](const QString& program, const QStringList& words) {
            git.start(program, words);
            if (!git.waitForFinished(60000)) return QStringLiteral("did not end");
            return QString::fromUtf8(git.readAllStandardOutput() + git.readAllStandardError()).trimmed();
        };
        call("git", {"clone", "-q", "-n", "--shared", QFileInfo(root).absoluteFilePath(), folder.path()});
        QCOMPARE(git.exitCode(), 0);
        QVERIFY(QDir(folder.path()).mkpath(".ci"));
        QVERIFY(QFile::copy(root + ".ci/check", folder.filePath(".ci/check")));
        QFile base(folder.filePath(".ci/base"));  // only the commits below are new
        QVERIFY(base.open(QIODevice::WriteOnly) && base.write(call("git", {"rev-parse", "HEAD"}).toUtf8()) > 0);
        base.close();
        const auto check = [&](const QString& title) {
            const QString commit = call(
                "git",
                {"-c", "user.name=t", "-c", "user.email=t@t", "commit-tree", "HEAD^{tree}", "-p", "HEAD", "-m", title});
            call("git", {"update-ref", "HEAD", commit});
            return call("bash", {".ci/check", "titles"});
        };
        const QString said = check(QString(72, 't'));
        if (said.contains("not checked")) QSKIP("a shallow clone: the check has nothing to begin at");
        QVERIFY2(git.exitCode() == 0, qPrintable(said));
        QVERIFY2(check(QString(73, 't')).contains("73 characters") && git.exitCode() == 1, "a title of 73 characters");
    }

    /// Each source has a line at its head, or at its header's, that states its purpose.
    void everySourceHasALineOnWhatItIsFor() {
        QStringList wrong;
        for (const char* folder : {"engine", "widgets", "app", "tests"}) {
            for (const QString& file : sourcesBelow(folder)) {
                if (!file.endsWith(".cpp")) continue;
                const QString header = readText(file.chopped(4) + ".h");
                if (!hasHead(readText(file)) && !hasHead(header)) wrong << file;
            }
        }
        none(wrong);
    }
    void aSourceWithoutALineIsReported() {
        QVERIFY(!hasHead("#include <a>\n// a\n"));
        QVERIFY(!hasHead("#pragma once\n\n#include <a>\n"));
        QVERIFY(hasHead("// Reads a.\n#include <a>\n"));
        QVERIFY(hasHead("#pragma once\n// Reads a.\n"));
    }

    void latin1TextsAreAscii() {
        QStringList wrong;
        for (const char* folder : {"engine", "widgets", "app", "tests"})
            for (const QString& file : sourcesBelow(folder)) wrong << latin1BeyondAscii(file, readText(file));
        none(wrong);
        QCOMPARE(latin1BeyondAscii("x", QString("f(QLatin1String(\"Open%1\"))").arg(QChar(0x2026))).size(), 1);
        QCOMPARE(latin1BeyondAscii("x", "f(QLatin1String(\"Open\"), QStringLiteral(\"\u00e4\"))").size(), 0);
    }
};

QTEST_GUILESS_MAIN(TestWords)
#include "test_words.moc"
