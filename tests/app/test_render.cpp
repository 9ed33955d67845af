// `render` of every view, from the command line, without a display.

#include <QImage>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
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
