#include <QtTest>

#include "engine/planning/lifetimes.h"
#include "tests/formats/pte_testing.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestPteImport : public QObject {
    Q_OBJECT

private slots:
    void everyProgramImports_data() {
        QTest::addColumn<QString>("path");
        for (const QString& path : pteFiles()) QTest::newRow(qPrintable(path.section('/', -3))) << path;
    }
    void everyProgramImports() {
        QFETCH(QString, path);
        const auto program = openPte(path);
        if (path.contains("external_constants") || path.contains("train_graph")) {
            QVERIFY(!program.ok());
            QVERIFY(!program.error().place.empty());
            return;
        }
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        for (const std::string& note : program.value().notes) qInfo("%s", note.c_str());
        for (const Method& method : program.value().methods) {
            QVERIFY(!method.outputs.empty());
            for (const Instruction& in : method.instructions) QVERIFY(!in.name.empty());
            for (const Value& value : method.values) {
                QVERIFY(!value.name.empty());
                const Tensor* tensor = value.tensor();
                if (!tensor || tensor->alias_of == no_value) continue;
                const Tensor* root = method.values[static_cast<std::size_t>(tensor->alias_of)].tensor();
                QVERIFY(root && root->alias_of == no_value);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestPteImport)
#include "test_pte_import.moc"
