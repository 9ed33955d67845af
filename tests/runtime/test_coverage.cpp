// Every operator of the programs of the set has a kernel: as in their .pte files, and as lowered from their core
// dialect.

#include <QTest>

#include <QFile>

#include "engine/kernels/kernel.h"
#include "engine/ops/call_schemas.h"
#include "engine/ops/effects.h"
#include "engine/ops/op.h"

using namespace arenascope;

namespace {

/// tests/data/operators.txt: the rows below [section].
QStringList operatorsOf(const QString& section) {
    QFile file(QStringLiteral(ARENASCOPE_TEST_DATA "/operators.txt"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QStringList rows;
    QString at;
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts)) {
        if (line.startsWith('[')) at = line.mid(1, line.size() - 2);
        else if (at == section) rows << line;
    }
    return rows;
}

/// Guards that vanish, and control flow: no kernels.
bool isNoKernel(const QString& op) {
    return op == "_operator.getitem" || op.startsWith("aten._assert") || !op.contains('.');
}

}  // namespace

class TestCoverage : public QObject {
    Q_OBJECT
private slots:
    /// A kernel's results are known by its schema: a file may call it with anything after its arguments.
    void everyKernelHasASchema() {
        for (const auto& families : {kernel_families(), reference_families()}) {
            for (const KernelFamily family : families) {
                for (const Kernel& kernel : family) {
                    const ops::CallSchema* known = ops::find_call_schema(kernel.op);
                    QVERIFY2(known, kernel.op.data());
                    // Cortex-M operators of other releases have other arguments; a call repeats its result.
                    const bool isCortexM = kernel.op.starts_with("cortex_m::");
                    QCOMPARE(isCortexM ? ops::effects(kernel.op, kernel.arguments + 1).arguments.size()
                                       : known->schema.params.size(),
                             kernel.arguments);
                }
            }
        }
    }
    void everyOperatorOfAFileHasAKernel() {
        const QStringList rows = operatorsOf("pte");
        QVERIFY(rows.size() > 100);
        for (const QString& op : rows) QVERIFY2(find_kernel(op.toStdString()), qPrintable(op));
    }
    /// aten.add.Tensor is aten::add.Tensor; its out variant is what runs.
    void everyCoreOperatorHasAKernel() {
        const auto registry = ops::Registry::builtin();
        QVERIFY(registry.ok());
        int rows = 0;
        for (const QString& row : operatorsOf("core")) {
            if (isNoKernel(row)) continue;
            QString core = row;
            core.replace(core.indexOf('.'), 1, "::");
            const ops::Op* op = registry.value().by_core(core.toStdString());
            const bool runs = op ? find_kernel(op->schema.name) || find_reference(op->schema.name)
                                 : find_kernel(core.toStdString()) != nullptr;
            QVERIFY2(runs, qPrintable(row));
            ++rows;
        }
        QVERIFY(rows > 90);
    }
};

QTEST_GUILESS_MAIN(TestCoverage)
#include "test_coverage.moc"
