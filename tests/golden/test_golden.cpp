// Golden tests: a program as text after a stage. Each file of tests/golden/cases is a case; the lines above the dashes
// state the stage, the lines below its result:
//   # what the case is there for
//   program tests/data/programs/cond/model.pt2
//   dialect ATEN                  without a program, lines as in tests/formats/pt2_text.h are one; default: TRAINING
//   pass in-place                 asked of the tuning; several: the registry decides their order
//   backend demo
//   schedule exact
//   after emit                    a step of lowering (engine/lowering/lower.cpp), specialise, a pass, delegate,
//   schedule
//   ----
// tests/golden/update writes what the stages give now into all of them.

#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "engine/engine.h"
#include "tests/formats/pt2_text.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

const QString root = QStringLiteral(ARENASCOPE_SOURCE_DIR "/");
const QString line = QStringLiteral("----\n");

struct Case {
    QString asked;                                             ///< the lines above the dashes
    QString expected;                                          ///< the lines below the dashes
    QString statements, dialect = QStringLiteral("TRAINING");  ///< of a program that the case contains
    std::string program, after;
    Tuning tuning;
};

/// One line of a head: a directive, or a statement of the program.
void takeLine(const QString& text, Case& out) {
    if (text.isEmpty() || text.startsWith(QLatin1Char('#'))) return;
    QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const QString key = words.takeFirst();
    if (words.isEmpty()) words << QString();
    if (key == QLatin1String("dialect")) out.dialect = words.first();
    else if (key == QLatin1String("program")) out.program = (root + words.first()).toStdString();
    else if (key == QLatin1String("after")) out.after = words.first().toStdString();
    else if (key == QLatin1String("backend")) out.tuning.delegation.backends = {words.first().toStdString()};
    else if (key == QLatin1String("schedule"))
        out.tuning.schedule = schedule_mode_of(words.first().toStdString()).value_or(ScheduleMode::off);
    else if (key == QLatin1String("pass"))
        for (const QString& word : words) out.tuning.edits.passes.push_back(word.toStdString());
    else out.statements += text + QLatin1Char('\n');
}

std::optional<Case> read(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
    const QString text = QString::fromUtf8(file.readAll());
    const qsizetype at = text.indexOf(line);
    if (at < 0) return std::nullopt;
    Case out{.asked = text.left(at), .expected = text.mid(at + line.size())};
    for (const QString& each : out.asked.split(QLatin1Char('\n'))) takeLine(each, out);
    if (out.after.empty() || out.program.empty() == out.statements.isEmpty()) return std::nullopt;
    return out;
}

/// The result of the last stage of that name. The verifier checks every stage on the way.
Result<std::string> given(const Case& asked) {
    std::string text, path = asked.program;
    const QTemporaryDir folder;
    if (path.empty()) {
        QFile file(folder.filePath(QStringLiteral("model.pt2")));
        path = file.fileName().toStdString();
        if (!file.open(QIODevice::WriteOnly)) return Error{.what = message("no file"), .place = path};
        file.write(TextProgram(asked.statements, asked.dialect).archive());
    }
    const auto observe = [&](const StageRun& run) {
        if (run.stage == asked.after) text = run.ir();
    };
    const Engine engine(Extensions(), {.verify = true, .observe = observe});
    Progress progress;
    TRY(const auto program, engine.open(path, progress));
    if (text.empty()) {
        Tuning tuning = asked.tuning;
        tuning.planner = "greedy_by_size";
        TRY(const Outcome outcome, engine.evaluate(*program, tuning, {}, progress));
    }
    if (text.empty()) return Error{.what = message("no stage has that name"), .place = asked.after};
    return text;
}

}  // namespace

class TestGolden : public QObject {
    Q_OBJECT

private slots:
    void everyStageGivesWhatItsCaseSays_data() {
        QTest::addColumn<QString>("path");
        QDirIterator it(root + QStringLiteral("tests/golden/cases"), {QStringLiteral("*.txt")});
        while (it.hasNext()) {
            const QString path = it.next();
            QTest::newRow(qPrintable(it.fileName())) << path;
        }
    }
    void everyStageGivesWhatItsCaseSays();
    void aCaseThatDiffersIsReported();
};

void TestGolden::everyStageGivesWhatItsCaseSays() {
    QFETCH(QString, path);
    const auto asked = read(path);
    QVERIFY2(asked, qPrintable(path + QStringLiteral(" is not of the form that the head of this test describes")));
    const auto text = given(*asked);
    QVERIFY2(text.ok(), text.ok() ? "" : text.error().text().c_str());
    const QString now = QString::fromStdString(text.value());
    if (qEnvironmentVariableIsSet("ARENASCOPE_UPDATE_GOLDEN")) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write((asked->asked + line + now).toUtf8());
        return;
    }
    QStringList wrong;
    const QStringList was = asked->expected.split(QLatin1Char('\n')), is = now.split(QLatin1Char('\n'));
    for (qsizetype i = 0; i < std::max(was.size(), is.size()) && wrong.size() < 10; ++i) {
        if (was.value(i) != is.value(i))
            wrong << QStringLiteral("%1\n  - %2\n  + %3").arg(i + 1).arg(was.value(i), is.value(i));
    }
    QVERIFY2(wrong.isEmpty(),
             qPrintable(wrong.join(QLatin1Char('\n')) + QStringLiteral("\nwhere that is meant: tests/golden/update")));
}

void TestGolden::aCaseThatDiffersIsReported() {
    auto asked = read(root + QStringLiteral("tests/golden/cases/pass_in_place.txt"));
    QVERIFY(asked);
    asked->tuning.edits.passes.clear();
    asked->after = "specialise";
    const auto other = given(*asked);
    QVERIFY(other.ok() && QString::fromStdString(other.value()) != asked->expected);
    asked->after = "no_such_stage";
    QVERIFY(!given(*asked).ok());
}

QTEST_GUILESS_MAIN(TestGolden)
#include "test_golden.moc"
