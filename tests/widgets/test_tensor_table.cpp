// The table of tensors: its columns, heads in every language, and the filter on names beyond ASCII.

#include <QApplication>
#include <QHeaderView>
#include <QTableView>
#include <QtTest>

#include "engine/engine.h"
#include "tests/settle.h"
#include "tests/test_data.h"
#include "tests/widgets/made_outcomes.h"
#include "widgets/tables/tensor_filter.h"
#include "widgets/tables/tensor_model.h"
#include "widgets/tables/tensor_table.h"
#include "widgets/theme/apply_theme.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/language.h"
#include "widgets/ui/view_state.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestTensorTable : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, Theme::Kind::light); }

    void kernelAndManagedSayWhatTheEngineSays() {
        const QString folder = programFolder(QStringLiteral("mobilenet_v2_w035"));
        QVERIFY(!folder.isEmpty());
        const Engine engine;
        Progress progress;
        auto program = engine.open((folder + QStringLiteral("/model.pt2")).toStdString(), progress);
        QVERIFY(program.ok());
        auto evaluated = engine.evaluate(*program.value(), Tuning{}, {}, progress);
        QVERIFY(evaluated.ok());
        const auto outcome = std::make_shared<const Outcome>(std::move(evaluated).take());
        TensorModel model;
        model.setOutcome(outcome);
        int made = 0;
        for (const NodeKernel& node : node_kernels(*outcome->method, outcome->plan(), Fallback::reference)) {
            for (const ValueId out : outcome->method->instructions[node.instruction].outs) {
                const int row = model.rowOf(out);
                if (row < 0) continue;
                ++made;
                QCOMPARE(model.index(row, TensorModel::kernel).data().toString(),
                         QString::fromUtf8(name_of(node.kind)));
                QCOMPARE(model.index(row, TensorModel::managed).data().toString(),
                         node.managed ? QStringLiteral("yes") : QString::fromStdString(node.reason));
            }
        }
        QVERIFY(made > 100);
    }

    void columnsComeWithTheRoomForThem() {
        ViewState state;
        TensorTable table(state);
        table.show();
        state.show(smallOutcome(), std::make_shared<const Tuning>());
        int before = 0;
        for (const int width : {240, 400, 640, 900}) {
            table.resize(width, 300);
            handleEvents();
            int shown = 0;
            for (int column = 0; column < TensorModel::columns; ++column)
                shown += table.view().isColumnHidden(column) ? 0 : 1;
            QVERIFY(shown >= before && shown >= 3);
            QVERIFY(table.view().horizontalHeader()->length() <= std::max(width, 240));
            before = shown;
        }
        QCOMPARE(before, static_cast<int>(TensorModel::columns));
    }

    void headsAreWholeInEveryLanguage() {
        for (const char* language : {"en", "de", "fr", "ja", "zh_CN"}) {
            applyLanguageByName(QLatin1String(language));
            ViewState state;
            TensorTable table(state);
            table.resize(900, 300);
            table.show();
            state.show(smallOutcome(), std::make_shared<const Tuning>());
            const QFontMetrics metrics(theme().small);
            for (int column = 0; column < TensorModel::columns; ++column) {
                const QString head = table.model().headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
                QVERIFY2(table.view().columnWidth(column) >= metrics.horizontalAdvance(head) + 12, qPrintable(head));
            }
        }
        applyLanguageByName(QStringLiteral("en"));
    }

    void aFilterLeavesTheOrderAlone() {
        TensorModel model;
        model.setOutcome(largeOutcome(500));
        model.sort(TensorModel::size, Qt::DescendingOrder);
        QStringList all;
        for (int row = 0; row < model.rowCount(); ++row) all.append(QString::fromStdString(model.at(row)->name));
        model.setFilter(TensorFilter(QStringLiteral("T4")), std::nullopt);
        QStringList some;
        for (int row = 0; row < model.rowCount(); ++row) some.append(QString::fromStdString(model.at(row)->name));
        QVERIFY(some.size() > 50);
        QCOMPARE(some, all.filter(QStringLiteral("t4")));
        model.setFilter(TensorFilter(QString()), std::nullopt);
        QCOMPARE(model.rowCount(), 500);
    }

    void wordsBeyondAsciiMatchWhateverTheirCase() {
        TensorRow row;
        row.name = "größe_Ärmel";
        QVERIFY(TensorFilter(QStringLiteral("ärmel")).matches(row));
        QVERIFY(TensorFilter(QStringLiteral("GR")).matches(row));
        QVERIFY(!TensorFilter(QStringLiteral("öse")).matches(row));
    }
};

QTEST_MAIN(TestTensorTable)
#include "test_tensor_table.moc"
