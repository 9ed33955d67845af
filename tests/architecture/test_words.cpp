// Every text that people read keeps the glossary, as far as a program can tell: literals of the sources and the English
// help pages. Rules: word_rules.h.

#include <QDir>
#include <QDirIterator>
#include <QTest>

#include "tests/architecture/source_tree.h"
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

    void sentencesAreShort() {
        none(breaches(literalsOfThePlace() + pages(), [](const Said& each) { return longSentences(each.text); }));
    }
    void aLongSentenceIsReported() {
        const QString sentence = QStringLiteral("one ").repeated(25) + "two";
        QCOMPARE(longSentences(sentence).size(), 1);
        QVERIFY(longSentences(QStringLiteral("one ").repeated(12) + "two; " + QStringLiteral("one ").repeated(20))
                    .isEmpty());
    }

    /// A translator sees "{limit}" and knows what stands there; "{value_or}" is the code's own business.
    void placesAreWords() {
        none(breaches(literalsOfThePlace(),
                      [](const Said& each) { return each.marked ? placesThatAreNoWords(each.text) : QStringList(); }));
    }
    void aPlaceNamedAfterCodeIsReported() {
        for (const char* code : {"true", "tostdstring", "value_or", "tensor2", "a", "max_depth", "substr", "numel"})
            QVERIFY2(!isWord(QLatin1String(code)), code);
        QCOMPARE(placesThatAreNoWords("{tensor} has {tostdstring} bytes").size(), 1);
        QCOMPARE(placesThatAreNoWords("{tensor} has {} bytes").size(), 1);
    }

    void countsHaveAPlural() {
        none(breaches(literalsOfThePlace(), [](const Said& each) { return countsWithoutPlural(each.text); }));
    }
    void aCountWithoutAPluralIsReported() {
        QVERIFY(!countsWithoutPlural("all %1 tensors are equal").isEmpty());
        QVERIFY(countsWithoutPlural("%n tensor(s) equal, %1 of %n edit(s)").isEmpty());
    }

    /// One line at its head, or at that of its header.
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
};

QTEST_GUILESS_MAIN(TestWords)
#include "test_words.moc"
