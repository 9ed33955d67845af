// `render` of every view, from the command line, without a display.

#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <sstream>

#include "app/cli/dispatch.h"
#include "app/cli/verb.h"
#include "tests/test_data.h"
#include "widgets/plot/chart.h"

using namespace arenascope;

namespace {

struct Said {
    int status = -1;
    std::string out, err;
};

Said say(const QStringList& words) {
    std::vector<std::string> texts;
    for (const QString& word : words) texts.push_back(word.toStdString());
    const std::vector<std::string_view> views(texts.begin(), texts.end());
    std::ostringstream out, err;
    cli::Console console{out, err};
    const Engine engine;
    const int status = cli::run_cli(engine, views, console);
    return {status, out.str(), err.str()};
}

QString file(const QString& program, const QString& name) {
    return arenascope::testing::programFolder(program) + QLatin1Char('/') + name;
}

int coloursOf(const QImage& image) {
    QSet<QRgb> seen;
    for (int y = 0; y < image.height(); y += 2) {
        for (int x = 0; x < image.width(); x += 2) seen.insert(image.pixel(x, y));
    }
    return static_cast<int>(seen.size());
}

}  // namespace

class TestRender : public QObject {
    Q_OBJECT
private:
    QTemporaryDir folder_;

private slots:
    void everyViewIsAPicture_data() {
        QTest::addColumn<QStringList>("words");
        const QString small = file("add_mul_sin", "model.pt2");
        for (const ChartEntry& chart : builtinCharts()) {
            const QLatin1String id(chart.id);
            if (id != QLatin1String("curve") && id != QLatin1String("compare"))
                QTest::newRow(chart.id) << QStringList{small, "--view", chart.id};
        }
        QTest::newRow("compare plans") << QStringList{small,  "--view",    "compare", "--planner",
                                                      "auto", "--planner", "naive"};
        QTest::newRow("compare files") << QStringList{small, file("add_mul_sin", "model_naive.pte"), "--view",
                                                      "compare"};
        QTest::newRow("map at a step") << QStringList{small, "--view", "map", "--step", "1"};
        QTest::newRow("curve") << QStringList{file("mlp_dynbatch", "model.pt2"), "--view", "curve", "--pool",
                                              "SRAM=1,size=4K"};
        QTest::newRow("dark, twice") << QStringList{small,     "--view", "compare", "--planner", "all",
                                                    "--theme", "dark",   "--scale", "2"};
    }
    void everyViewIsAPicture() {
        QFETCH(const QStringList, words);
        const QString png = folder_.filePath(QStringLiteral("view.png"));
        const Said said = say(QStringList{"render", "-o", png, "--size", "800x500"} + words);
        QVERIFY2(said.status == 0, said.err.c_str());
        const QImage image(png);
        QCOMPARE(image.size(), words.contains("--scale") ? QSize(1600, 1000) : QSize(800, 500));
        QVERIFY(coloursOf(image) > 12);
    }

    /// As drawings of lines and text, of every view, and of a whole graph: its names can be searched and copied.
    void everyViewIsADrawing_data() {
        QTest::addColumn<QStringList>("words");
        const QString small = file("add_mul_sin", "model.pt2"), large = file("mobilenet_v2_w035", "model.pt2");
        for (const char* id : {"arena", "timeline", "graph", "map", "source", "footprint"})
            QTest::newRow(id) << QStringList{small, "--view", id};
        QTest::newRow("a whole graph") << QStringList{large, "--view", "graph", "--whole", "--open", "9"};
    }
    void everyViewIsADrawing() {
        QFETCH(const QStringList, words);
        const bool isWhole = words.contains("--whole");
        const QString svg = folder_.filePath(QStringLiteral("view.svg"));
        const Said said = say(QStringList{"render", "-o", svg, "--size", "800x500"} + words);
        QVERIFY2(said.status == 0, said.err.c_str());
        QFile drawn(svg);
        QVERIFY(drawn.open(QIODevice::ReadOnly));
        const QByteArray text = drawn.readAll();
        QVERIFY(text.contains("<text"));
        QVERIFY(text.contains(QByteArray("<title>") + words.front().toUtf8()));
        const QRegularExpressionMatch box =
            QRegularExpression(QStringLiteral("viewBox=\"0 0 (\\d+) (\\d+)\"")).match(QString::fromUtf8(text));
        QVERIFY(box.hasMatch());
        if (isWhole) QVERIFY2(box.captured(2).toInt() > 2000, "more than a view of 500 pixels");
        else QCOMPARE(QSize(box.captured(1).toInt(), box.captured(2).toInt()), QSize(800, 500));

        const QString pdf = folder_.filePath(QStringLiteral("view.pdf"));
        const Said printed = say(QStringList{"render", "-o", pdf, "--size", "800x500"} + words);
        QVERIFY2(printed.status == 0, printed.err.c_str());
        QFile page(pdf);
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QByteArray bytes = page.readAll();
        QVERIFY(bytes.startsWith("%PDF-"));
        const QRegularExpressionMatch media =
            QRegularExpression(QStringLiteral("/MediaBox \\[0 0 ([\\d.]+) ([\\d.]+)\\]"))
                .match(QString::fromLatin1(bytes));
        QVERIFY(media.hasMatch());
        constexpr double points = 72.0 / 96, longest = 14400;
        const double wanted = std::min(longest, box.captured(2).toInt() * points);
        QVERIFY2(std::abs(media.captured(2).toDouble() - wanted) < 2, qPrintable(media.captured(2)));
    }

    /// Where a pool has a capacity, the picture judges the whole program, as the window does.
    void theVerdictIsInThePicture() {
        const QString model = file("add_mul_sin", "model.pt2"), svg = folder_.filePath(QStringLiteral("verdict.svg"));
        const auto drawn = [&](const QStringList& words) {
            const Said said = say(words + QStringList{"-o", svg, model});
            if (said.status != 0) qWarning("%s", said.err.c_str());
            QFile file(svg);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        for (const char* verb : {"render", "export"}) {
            const QByteArray fits = drawn({verb, "--pool", "SRAM=1,size=1M"});
            QVERIFY2(!fits.contains("not known yet"), verb);
            QVERIFY2(fits.contains("To spare"), verb);
            // The arena of 384 bytes fits, but not what the runtime needs beside it.
            const QByteArray over = drawn({verb, "--pool", "SRAM=1,size=512"});
            QVERIFY2(over.contains("Footprint over by"), verb);
        }
    }

    void aScaleIsOfPixels() {
        const QString svg = folder_.filePath(QStringLiteral("scaled.svg"));
        const Said said = say({"render", "-o", svg, "--scale", "2", file("add_mul_sin", "model.pt2")});
        QCOMPARE(said.status, 2);
        QVERIFY2(said.err.find("--scale") != std::string::npos && said.err.find(".png") != std::string::npos,
                 said.err.c_str());
    }

    void whatAViewNeedsIsSaid() {
        const QString png = folder_.filePath(QStringLiteral("none.png"));
        const Said fixed = say({"render", "-o", png, "--view", "curve", file("add_mul_sin", "model.pt2")});
        QCOMPARE(fixed.status, 2);
        QVERIFY2(fixed.err.find("dynamic") != std::string::npos, fixed.err.c_str());
        const Said two =
            say({"render", "-o", png, file("add_mul_sin", "model.pt2"), file("add_mul_sin", "model_naive.pte")});
        QCOMPARE(two.status, 2);
        QVERIFY2(two.err.find("one file") != std::string::npos, two.err.c_str());
        const Said itself = say({"render", "-o", png, "--view", "compare", file("add_mul_sin", "model.pt2")});
        QCOMPARE(itself.status, 2);
        QVERIFY2(itself.err.find("--planner all") != std::string::npos, itself.err.c_str());
        QVERIFY(!QFile::exists(png));
    }
};

QTEST_MAIN(TestRender)
#include "test_render.moc"
