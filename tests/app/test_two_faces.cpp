// The window and the command line run a program alike: the same inputs for a seed, sizes, values and outputs.

#include <QComboBox>
#include <QJsonArray>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>
#include <map>
#include <optional>

#include "app/document/workspace.h"
#include "engine/runner/inputs.h"
#include "engine/runner/tensor_files.h"
#include "tests/app/cli_testing.h"
#include "widgets/panels/run_panel.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// The sum, least and largest element of every tensor, by node and output.
using Statistics = std::map<QString, std::array<double, 3>>;

Statistics statisticsOf(const Method& method, const RunResult& run) {
    Statistics out;
    for (const TensorStats& each : run.stats) {
        const std::string& node = method.instructions[each.instruction].name;
        out[QStringLiteral("%1 %2 %3")
                .arg(each.instruction.number())
                .arg(QString::fromStdString(node))
                .arg(each.output)] = {each.sum, each.min, each.max};
    }
    return out;
}

Statistics statisticsOf(const QJsonArray& values) {
    Statistics out;
    for (const QJsonValue& each : values) {
        const QJsonObject row = each.toObject();
        const QString key =
            QStringLiteral("%1 %2 %3").arg(row["index"].toInt()).arg(row["node"].toString()).arg(row["output"].toInt());
        out[key] = {row["sum"].toDouble(), row["min"].toDouble(), row["max"].toDouble()};
    }
    return out;
}

/// A document of the window, without its widgets.
class OpenDocument {
public:
    explicit OpenDocument(const QString& file) {
        QObject::connect(&workspace_.runs(), &Runs::ran, &workspace_,
                         [this](const RunReport& report) { report_ = report; });
        QObject::connect(&workspace_, &Workspace::failed, &workspace_,
                         [this](const Error& error) { failure_ = QString::fromStdString(error.text()); });
        workspace_.open(file);
    }
    [[nodiscard]] bool wait() {
        return QTest::qWaitFor(
            [this] {
                return !failure_.isEmpty() ||
                    (workspace_.document() && workspace_.document()->outcome() && !workspace_.jobs().anyBusy());
            },
            60000);
    }
    /// From the initial state, as on the command line. Empty if the run failed: see failure().
    [[nodiscard]] std::optional<RunReport> run(const RunRequest& request) {
        report_.reset();
        if (!wait() || !failure_.isEmpty()) return std::nullopt;
        workspace_.runs().resetState();
        workspace_.runs().start(request);
        if (!QTest::qWaitFor([this] { return report_ || !failure_.isEmpty(); }, 60000)) return std::nullopt;
        return report_;
    }
    [[nodiscard]] const Outcome& outcome() { return *workspace_.document()->outcome(); }
    [[nodiscard]] ViewState& view() { return workspace_.view(); }
    [[nodiscard]] const Program& program() { return *workspace_.document()->program(); }
    [[nodiscard]] const QString& failure() const { return failure_; }

private:
    Workspace workspace_;
    std::optional<RunReport> report_;
    QString failure_;
};

}  // namespace

class TestTwoFaces : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void bothRunAlike_data() {
        QTest::addColumn<QString>("program");
        // Dynamic sizes, state, several inputs and outputs, other element types, branches, and a tree of keywords.
        for (const char* name : {"mlp_dynbatch", "mutable_state", "branchy_multi_io", "mixed_dtypes", "f16_conv_linear",
                                 "kwargs_tree", "cond"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void bothRunAlike() {
        QFETCH(const QString, program);
        const QString file = sample(QStringLiteral("model.pt2"), program);
        OpenDocument window(file);
        struct Case {
            RunRequest request;
            QStringList options;
        };
        std::vector<Case> cases{
            {{.made = {.values = InputRequest::Values::random, .seed = 7}}, {"--random", "7"}},
            {{.made = {.values = InputRequest::Values::random}}, {"--random", "1"}},  // the window's usual seed
            {{.made = {.values = InputRequest::Values::zeros}}, {"--zeros"}},
            {{.made = {.values = InputRequest::Values::random, .seed = 3}, .repeat = 3},
             {"--random", "3", "--repeat", "3"}},
            {{.made = {.values = InputRequest::Values::random, .seed = 3},
              .repeat = 2,
              .runtime = RunRequest::Runtime::resizing},
             {"--random", "3", "--repeat", "2", "--runtime", "static"}},
        };
        for (Case& each : cases) {
            each.request.check_values = true;
            const std::optional<RunReport> here = window.run(each.request);
            QVERIFY2(here, qPrintable(window.failure()));
            QTemporaryDir folder;
            const Said there =
                say(QStringList{"run", file, "--json", "--check-values", "--output-dir", folder.path()} + each.options);
            QVERIFY2(there.status == 0, qPrintable(there.err));
            const QJsonObject said = there.json().object();
            const QJsonArray outputs = said["runs"].toArray().last().toObject()["outputs"].toArray();
            QCOMPARE(outputs.size(), qsizetype(here->last->outputs.size()));
            for (std::size_t i = 0; i < here->last->outputs.size(); ++i) {
                const HostTensor& output = here->last->outputs[i];
                const QString path = outputs[qsizetype(i)].toObject()["file"].toString();
                const auto written = read_tensor_file(path.toStdString(), output.dtype, output.shape);
                QVERIFY2(written.ok(), qPrintable(path));
                QCOMPARE(output.shape, written.value().shape);
                QVERIFY2(output.bytes == written.value().bytes,
                         qPrintable(program + ' ' + each.options.join(' ') + ": output " + QString::number(i)));
            }
            const Statistics ours = statisticsOf(*window.outcome().method, *here->last);
            const Statistics theirs = statisticsOf(said["values"].toArray());
            if (each.request.runtime == RunRequest::Runtime::executorch) QVERIFY(!ours.empty());
            if (!ours.empty()) QVERIFY2(ours == theirs, qPrintable(program + ' ' + each.options.join(' ')));
        }
    }

    /// An unchanged Run panel runs what --random 1 runs.
    void theRunPanelAsksForWhatTheCommandLineDoes() {
        const QString file = sample(QStringLiteral("model.pt2"), QStringLiteral("mlp_dynbatch"));
        OpenDocument window(file);
        QVERIFY(window.wait());
        RunPanel panel(window.view());
        for (QComboBox* box : panel.findChildren<QComboBox*>()) {
            if (const int at = box->findText(QStringLiteral("Random numbers")); at >= 0) box->setCurrentIndex(at);
        }
        const std::optional<RunReport> here = window.run(panel.request());
        QVERIFY2(here, qPrintable(window.failure()));
        QTemporaryDir folder;
        const Said there = say({"run", file, "--json", "--random", "1", "--output-dir", folder.path()});
        QVERIFY2(there.status == 0, qPrintable(there.err));
        const QJsonArray outputs = there.json().object()["runs"].toArray().last().toObject()["outputs"].toArray();
        QCOMPARE(outputs.size(), qsizetype(here->last->outputs.size()));
        for (std::size_t i = 0; i < here->last->outputs.size(); ++i) {
            const HostTensor& output = here->last->outputs[i];
            const QString path = outputs[qsizetype(i)].toObject()["file"].toString();
            const auto written = read_tensor_file(path.toStdString(), output.dtype, output.shape);
            QVERIFY2(written.ok() && output.bytes == written.value().bytes, qPrintable(path));
        }
    }

    /// The sanitizer watches the requested run: findings and outputs of a damaged plan come from one run.
    void bothSanitizeAlike() {
        const QString file = sample(QStringLiteral("model_greedy.pte"), QStringLiteral("two_conds_live_across"));
        OpenDocument window(file);
        std::size_t found = 0;
        for (const char* seed : {"1", "2", "3", "4", "5", "6"}) {
            RunRequest request{
                .made = {.values = InputRequest::Values::random, .seed = std::strtoull(seed, nullptr, 10)},
                .repeat = 2,
                .sanitize = true};
            const std::optional<RunReport> here = window.run(request);
            QVERIFY2(here && here->violations, qPrintable(window.failure()));
            QCOMPARE(here->milliseconds.size(), std::size_t{2});
            const Said there = say({"run", file, "--json", "--random", seed, "--repeat", "2", "--sanitize"});
            const QJsonArray rows = there.json().object()["sanitizer"].toObject()["violations"].toArray();
            QCOMPARE(rows.size(), qsizetype(here->violations->size()));
            for (std::size_t i = 0; i < here->violations->size(); ++i) {
                const QJsonObject row = rows[qsizetype(i)].toObject();
                const Violation& each = (*here->violations)[i];
                QCOMPARE(row["writer"].toString().toStdString(), each.writer);
                QCOMPARE(row["victim"].toString().toStdString(), each.victim);
                QCOMPARE(row["offset"].toInteger(), each.offset);
            }
            found += here->violations->size();
            request.sanitize = false;
            const std::optional<RunReport> unwatched = window.run(request);
            QVERIFY(unwatched && !unwatched->violations);
        }
        QVERIFY(found > 0);
    }

    /// Recorded inputs are those of --vectors, and both compare the outputs alike.
    void bothJudgeRecordedRunsAlike() {
        for (const char* name : {"mlp_dynbatch", "mutable_state", "branchy_multi_io"}) {
            const QString file = sample(QStringLiteral("model.pt2"), QString::fromLatin1(name));
            OpenDocument window(file);
            QVERIFY(window.wait());
            const Said there =
                say({"run", file, "--json", "--vectors", sample(QStringLiteral("io.json"), QString::fromLatin1(name))});
            QVERIFY2(there.status == 0, qPrintable(there.err));
            const QJsonArray runs = there.json().object()["runs"].toArray();
            for (qsizetype i = 0; i < runs.size(); ++i) {
                const std::optional<RunReport> here =
                    window.run({.inputs = RunRequest::Inputs::recorded, .recorded = static_cast<std::size_t>(i)});
                QVERIFY2(here, qPrintable(window.failure()));
                double worst = 0;
                for (const OutputReport& output : here->outputs) {
                    QVERIFY(output.difference && output.difference->first_mismatch < 0);
                    worst = std::max(worst, output.difference->max_abs);
                }
                QCOMPARE(runs[i].toObject()["max_abs_diff"].toDouble(), worst);
            }
        }
    }

    /// Sizes are the upper bounds, unless the example's are chosen: on the command line with --hints.
    void bothChooseTheSameSizes() {
        const QString file = sample(QStringLiteral("model.pt2"), QStringLiteral("mlp_dynbatch"));
        OpenDocument window(file);
        for (const bool example : {false, true}) {
            const auto sizes = example ? InputRequest::Sizes::example : InputRequest::Sizes::upper;
            const std::optional<RunReport> here =
                window.run({.made = {.values = InputRequest::Values::random, .seed = 5, .sizes = sizes}});
            QVERIFY2(here, qPrintable(window.failure()));
            const Said there = say(QStringList{"run", file, "--json", "--random", "5"} +
                                   (example ? QStringList{"--hints"} : QStringList()));
            QVERIFY2(there.status == 0, qPrintable(there.err));
            const QJsonArray outputs = there.json().object()["runs"].toArray().last().toObject()["outputs"].toArray();
            std::vector<std::int64_t> shape;
            for (const QJsonValue& size : outputs[0].toObject()["shape"].toArray()) shape.push_back(size.toInteger());
            QCOMPARE(here->last->outputs.front().shape, shape);
            const Tensor& input = *window.outcome().method->values[window.outcome().method->inputs[0]].tensor();
            QCOMPARE(shape.front() == input.upper.front(), !example);
        }
    }
};

QTEST_MAIN(TestTwoFaces)
#include "test_two_faces.moc"
