// The film of a plan: geometry against lifetimes, keys, and the file that is saved.

#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>
#include <cstring>

#include "tests/widgets/made_outcomes.h"
#include "widgets/charts/map/film_canvas.h"
#include "widgets/charts/map/film_view.h"
#include "widgets/charts/map/film_writer.h"
#include "widgets/charts/map/map_chart.h"
#include "widgets/plot/chart_header.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// A program whose encoder is a shell script: `$out` is the file, `$n` the number of frames.
FilmFormat scripted(const QString& script) {
    return {.suffix = QStringLiteral("gif"),
            .name = QStringLiteral("GIF"),
            .program = QStringLiteral("/bin/sh"),
            .arguments = [script](const QStringList& frames, int milliseconds, const QString& out) {
                return QStringList{
                    QStringLiteral("-c"),
                    QStringLiteral("out=%1 n=%2 ms=%3\n").arg(out).arg(frames.size()).arg(milliseconds) + script};
            }};
}

QImage oneFrame(int) {
    QImage image(4, 4, QImage::Format_RGB32);
    image.fill(Qt::white);
    return image;
}

QByteArray contentsOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// smallOutcome() whose operators at steps 5 and 6 read `b` and write `c`.
std::shared_ptr<const Outcome> withArguments() {
    auto outcome = std::make_shared<Outcome>(*smallOutcome());
    auto method = std::make_shared<Method>(*outcome->method);
    const auto call = [&](int step, ValueId from, ValueId to) {
        Instruction& instruction = method->instructions[InstructionIndex(step)];
        instruction.args = {from, to};
        instruction.outs = {to};
    };
    call(5, value_b, value_c);
    call(6, value_b, value_c);
    outcome->method = method;
    return outcome;
}

}  // namespace

class TestFilm : public QObject {
    Q_OBJECT
private slots:
    void everyStepOfALifetimeIsDrawnOnce();
    void aLongProgramShowsTheStepsNearItsOwn();
    void cardsSayWhatTheOperatorDoesWithTheirTensor();
    void peaksAreThoseOfACurve();
    void keysPlayStepAndJump();
    void aVisibleFilmAsksForTheBytesOfItsStep();
    void aFilmIsWrittenWhole();
    void aFailureKeepsTheFormerFile();
    void aCancelledFilmLeavesNothing();
    void aFilmEndsWithItsView();
    void aLowFilmKeepsTheStepsThemselves();
    void theLegendIsThatOfAFilm();
};

void TestFilm::aLowFilmKeepsTheStepsThemselves() {
    ViewState state;
    FilmView film(state, nullptr);
    film.resize(700, 140);
    film.setVisible(true);
    const auto& scrubber = *film.findChild<FilmScrubber*>();
    QVERIFY(scrubber.isHidden());
    QVERIFY2(film.canvas().height() > 50, qPrintable(QString::number(film.canvas().height())));
    film.resize(700, 400);
    QVERIFY(!scrubber.isHidden());
    film.resize(700, 140);
    QVERIFY(scrubber.isHidden());
}

/// Its cards are solid at every step, not only at the peak.
void TestFilm::theLegendIsThatOfAFilm() {
    ViewState state;
    MapChart chart(state);
    state.show(smallOutcome(), std::make_shared<const Tuning>());
    const auto has = [&chart](const char* text) {
        const QList<Swatch>& legend = chart.findChild<ChartHeader*>()->legend();
        return std::any_of(legend.begin(), legend.end(),
                           [text](const Swatch& each) { return each.text == QLatin1String(text); });
    };
    QVERIFY(has("live at the peak") && !has("later"));
    chart.setFilm(true);
    QVERIFY(!has("live at the peak") && has("later") && has("written or waiting"));
}

void TestFilm::everyStepOfALifetimeIsDrawnOnce() {
    const ArenaScene scene = arenaScene(*smallOutcome());
    const QRectF area(80, 24, 700, 560);
    for (const Step step : IndexRange(Step(0), Step(scene.steps))) {
        const FilmGeometry geometry(scene, area, step);
        for (const ArenaBox& box : scene.boxes) {
            for (const ArenaPiece& piece : piecesOf(box)) {
                const bool is_live = box.first <= step && step <= box.last;
                QCOMPARE(!geometry.card(box).isEmpty(), is_live);
                const double rows =
                    (geometry.before(box.lane, piece).height() + geometry.after(box.lane, piece).height()) /
                    geometry.rowHeight();
                QCOMPARE(std::lround(rows), long(box.last - box.first + 1 - (is_live ? 1 : 0)));
                for (const QRectF& part : {geometry.before(box.lane, piece), geometry.after(box.lane, piece)})
                    QVERIFY(part.isEmpty() || !part.intersects(geometry.band().adjusted(0, 0.5, 0, -0.5)));
            }
        }
        for (const Step other : IndexRange(Step(0), Step(scene.steps)))
            QCOMPARE(geometry.stepAt(geometry.top(other) + 1), other);
    }
}

void TestFilm::aLongProgramShowsTheStepsNearItsOwn() {
    std::vector<Made> made;
    for (int i = 0; i < 900; ++i) made.push_back({i + 1, "t" + std::to_string(i), 64, i, i + 1, 1, (i % 2) * 64});
    const ArenaScene scene = arenaScene(*outcomeOf(made, 1000, {Pool{.mem_id = 1, .name = "SRAM"}}));
    const QRectF area(80, 24, 700, 560);
    for (const int at : {0, 1, 500, 998, 999}) {
        const FilmGeometry geometry(scene, area, Step(at));
        const auto [first, last] = geometry.shown();
        QVERIFY(first <= Step(at) && Step(at) <= last && first >= Step(0) && last < Step(1000));
        QVERIFY(geometry.band().top() >= area.top() && geometry.band().bottom() <= area.bottom() + 0.5);
        QVERIFY(geometry.top(last) + geometry.rowHeight() <= area.bottom() + 0.5 || last == Step(at));
        QVERIFY(last - first > 50);  // as many as fit, at either end too
    }
}

void TestFilm::cardsSayWhatTheOperatorDoesWithTheirTensor() {
    ViewState state;
    MapChart chart(state);
    chart.resize(800, 700);
    state.show(withArguments(), std::make_shared<const Tuning>());
    chart.setFilm(true);
    const FilmCanvas& canvas = chart.film().canvas();
    const ArenaBox& b = *chart.scene().boxOf(value_b);
    const ArenaBox& c = *chart.scene().boxOf(value_c);
    state.setStep(Step(4));
    QCOMPARE(canvas.stateOf(b), FilmCanvas::tr("waits for step %1").arg(5));
    state.setStep(Step(5));
    QCOMPARE(canvas.stateOf(b), FilmCanvas::tr("read"));
    QCOMPARE(canvas.stateOf(c), FilmCanvas::tr("written"));
    state.setStep(Step(6));
    QCOMPARE(canvas.stateOf(b), FilmCanvas::tr("read, last"));
}

void TestFilm::peaksAreThoseOfACurve() {
    const Table<Step, qint64> live(std::vector<qint64>{3, 1, 4, 4, 2, 5, 5, 6, 1});
    QCOMPARE(nextPeak(live, Step(0)), Step(2));
    QCOMPARE(nextPeak(live, Step(2)), Step(7));
    QCOMPARE(nextPeak(live, Step(7)), Step(0));  // in circles
    QCOMPARE(nextPeak(Table<Step, qint64>(), Step(3)), Step(3));
}

void TestFilm::keysPlayStepAndJump() {
    ViewState state;
    MapChart chart(state);
    chart.resize(800, 700);
    state.show(smallOutcome(), std::make_shared<const Tuning>());
    chart.setFilm(true);
    chart.show();
    QVERIFY(QTest::qWaitForWindowExposed(&chart));
    state.setStep(Step(0));
    QTest::keyClick(&chart, Qt::Key_Period);
    QCOMPARE(state.step(), Step(1));
    QTest::keyClick(&chart, Qt::Key_Comma);
    QCOMPARE(state.step(), Step(0));
    QTest::keyClick(&chart, Qt::Key_N);
    QCOMPARE(state.step(), nextPeak(chart.scene().lanes[chart.scene().mainLane()].live, Step(0)));
    state.setStep(Step(0));
    QTest::keyClick(&chart, Qt::Key_K);
    QVERIFY(chart.film().isPlaying());
    QTRY_VERIFY(state.step() > Step(0));
    QTest::keyClick(&chart, Qt::Key_K);
    QVERIFY(!chart.film().isPlaying());
    chart.film().setPlaying(true);
    chart.setFilm(false);
    QVERIFY(!chart.film().isPlaying());  // nothing moves that is not seen
}

void TestFilm::aVisibleFilmAsksForTheBytesOfItsStep() {
    ViewState state;
    MapChart chart(state);
    chart.resize(900, 700);
    state.show(smallOutcome(), std::make_shared<const Tuning>());
    state.setRun(std::make_shared<const RunResult>());
    state.setStep(Step(4));
    chart.setFilm(true);
    chart.show();
    QVERIFY(QTest::qWaitForWindowExposed(&chart));
    FilmView& film = chart.film();
    QSignalSpy asked(&film, &FilmView::bytesRequested);
    film.findChild<QPushButton*>(QStringLiteral("filmBytes"))->click();
    QCOMPARE(asked.size(), 1);
    state.setStep(Step(5));
    QCOMPARE(asked.size(), 1);  // one after the other
    ArenaContents contents;
    contents[1].resize(57344);
    const float value = 1.5F;
    std::memcpy(contents[1].data() + 24576, &value, sizeof value);  // the first element of `b`
    film.showBytes(Step(4), contents);
    QCOMPARE(asked.size(), 2);
    film.showBytes(Step(5), contents);
    QCOMPARE(asked.size(), 2);
    const ArenaBytesModel& model = film.bytes().model();
    QCOMPARE(model.rowCount(), 57344 / ArenaBytesModel::row_bytes);
    const int row = 24576 / ArenaBytesModel::row_bytes;
    QCOMPARE(model.index(row, ArenaBytesModel::hex).data().toString(), QStringLiteral("00 00 c0 3f 00 00 00 00"));
    QCOMPARE(model.index(row, ArenaBytesModel::numbers).data().toString(), QStringLiteral("1.5  0"));
    state.setStep(Step(6));
    film.forgetRequest();  // cancelled
    state.setStep(Step(7));
    QCOMPARE(asked.size(), 4);
    film.showBytes(Step(7), contents);
    chart.hide();
    state.setStep(Step(3));
    QCOMPARE(asked.size(), 4);  // a hidden film runs nothing
}

void TestFilm::aFilmIsWrittenWhole() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("film.gif"));
    FilmWriter writer(scripted(QStringLiteral("ls *.png | wc -l > $out; echo $n $ms >> $out")), path, oneFrame);
    QSignalSpy ended(&writer, &FilmWriter::ended);
    writer.start(7, 40);
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(ended[0][0].toString(), QString());
    QCOMPARE(contentsOf(path).simplified(), QByteArray("7 7 40"));
}

void TestFilm::aFailureKeepsTheFormerFile() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("film.gif"));
    QFile former(path);
    QVERIFY(former.open(QIODevice::WriteOnly) && former.write("former") == 6);
    former.close();
    FilmWriter writer(scripted(QStringLiteral("echo half > $out; echo no memory; exit 3")), path, oneFrame);
    QSignalSpy ended(&writer, &FilmWriter::ended);
    writer.start(2, 40);
    QTRY_COMPARE(ended.size(), 1);
    QVERIFY2(ended[0][0].toString().contains(QStringLiteral("no memory")), qPrintable(ended[0][0].toString()));
    QCOMPARE(contentsOf(path), QByteArray("former"));
}

void TestFilm::aCancelledFilmLeavesNothing() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("film.gif"));
    FilmWriter writer(scripted(QStringLiteral("echo late > $out")), path, oneFrame);
    QSignalSpy ended(&writer, &FilmWriter::ended), progressed(&writer, &FilmWriter::progressed);
    writer.start(2, 40);
    QTRY_COMPARE(progressed.size(), 2);
    writer.cancel();
    FilmWriter other(scripted(QStringLiteral("sleep 0.3; echo done > $out")), folder.filePath("other.gif"), oneFrame);
    QSignalSpy otherEnded(&other, &FilmWriter::ended);  // by then the first one would have ended, too
    other.start(2, 40);
    QTRY_COMPARE(otherEnded.size(), 1);
    QVERIFY(ended.isEmpty());
    QVERIFY(!QFile::exists(path));
}

void TestFilm::aFilmEndsWithItsView() {
    const QTemporaryDir folder;
    int ends = 0;
    {
        QObject owner;
        auto* writer =
            new FilmWriter(scripted(QStringLiteral("sleep 60")), folder.filePath("film.gif"), oneFrame, &owner);
        QSignalSpy progressed(writer, &FilmWriter::progressed);
        connect(writer, &FilmWriter::ended, this, [&ends] { ++ends; });
        writer->start(1, 40);
        QTRY_COMPARE(progressed.size(), 1);
        QTRY_VERIFY(writer->isEncoding());
    }
    QCOMPARE(ends, 0);
}

QTEST_MAIN(TestFilm)
#include "test_film.moc"
