// Planning needs the sizes of the values that passes compute, but none of their bytes.

#include <QTest>

#include "engine/engine.h"
#include "engine/passes/passes.h"
#include "tests/test_data.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestSizesOnly : public QObject {
    Q_OBJECT

private slots:
    void thePlanIsTheSame_data() {
        QTest::addColumn<QString>("path");
        for (const QString& name : programNames()) {
            const QString path = programFolder(name) + QStringLiteral("/model.pt2");
            if (QFileInfo::exists(path)) QTest::newRow(qPrintable(name)) << path;
        }
    }
    void thePlanIsTheSame() {
        QFETCH(QString, path);
        Progress progress;
        const Engine engine;
        const auto program = engine.open(path.toStdString(), progress);
        if (!program.ok()) {  // refused for what it is
            QVERIFY2(path.contains("/complex_"), program.error().text().c_str());
            return;
        }
        Tuning tuning;
        tuning.planner = "greedy_by_size";
        for (const auto& pass : lowering::optional_passes()) tuning.edits.passes.emplace_back(pass.id);
        for (const auto& [symbol, range] : program.value()->methods.front().ranges)
            if (!range.max) tuning.ranges[symbol] = {.min = range.min, .max = std::max<std::int64_t>(range.min, 64)};
        const auto whole = engine.evaluate(*program.value(), tuning, {}, progress),
                   sizes = engine.evaluate_sizes(*program.value(), tuning, {}, progress);
        QVERIFY2(whole.ok(), whole.ok() ? "" : whole.error().text().c_str());
        QVERIFY2(sizes.ok(), sizes.ok() ? "" : sizes.error().text().c_str());
        QCOMPARE(sizes.value().plan().total_bytes, whole.value().plan().total_bytes);
        QCOMPARE(sizes.value().plan().placement.offsets, whole.value().plan().placement.offsets);
        QCOMPARE(sizes.value().tensors.size(), whole.value().tensors.size());
        for (std::size_t i = 0; i < whole.value().tensors.size(); ++i)
            QCOMPARE(sizes.value().tensors[i].name, whole.value().tensors[i].name);
        for (std::size_t i = 0; i < whole.value().report.passes.size(); ++i) {
            QCOMPARE(sizes.value().report.passes[i].saved_bytes, whole.value().report.passes[i].saved_bytes);
            QCOMPARE(sizes.value().report.passes[i].stored_bytes, whole.value().report.passes[i].stored_bytes);
        }
    }

    /// The transposed weights of a linear layer are folded: with their bytes, or as sizes.
    void foldedConstantsHaveDataOnlyWhereItIsUsed() {
        Progress progress;
        const Engine engine;
        const auto program = engine.open((programFolder("mlp_dynbatch") + "/model.pt2").toStdString(), progress);
        QVERIFY(program.ok());
        Tuning tuning;
        tuning.edits.passes = {"fold-constants"};
        const auto without = [](const Outcome& outcome) {
            int count = 0;
            for (const Value& value : outcome.method->values) {
                const Tensor* tensor = value.tensor();
                if (tensor && tensor->is_constant && tensor->bytes().value_or(0) > 0 && !tensor->data) ++count;
            }
            return count;
        };
        const auto whole = engine.evaluate(*program.value(), tuning, {}, progress),
                   sizes = engine.evaluate_sizes(*program.value(), tuning, {}, progress);
        QVERIFY(whole.ok() && sizes.ok());
        QCOMPARE(without(whole.value()), 0);
        QVERIFY(without(sizes.value()) > 0);
    }
};

QTEST_GUILESS_MAIN(TestSizesOnly)
#include "test_sizes_only.moc"
