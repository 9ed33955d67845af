// The table of tensors: its columns, heads in every language, and the filter on names beyond ASCII.

#include <QApplication>
#include <QHeaderView>
#include <QLineEdit>
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
        model.setCriteria({.filter = TensorFilter(QStringLiteral("T4"))});
        QStringList some;
        for (int row = 0; row < model.rowCount(); ++row) some.append(QString::fromStdString(model.at(row)->name));
        QVERIFY(some.size() > 50);
        QCOMPARE(some, all.filter(QStringLiteral("t4")));
        model.setCriteria({.filter = TensorFilter(QString())});
        QCOMPARE(model.rowCount(), 500);
    }

    /// A key of the filter costs the window no look at 100,000 tensors.
    void ofManyTensorsAWorkerFindsTheRows() {
        const auto namesOf = [](const TensorModel& model) {
            QStringList out;
            for (int row = 0; row < model.rowCount(); ++row) out.append(QString::fromStdString(model.at(row)->name));
            return out;
        };
        const auto outcome = largeOutcome(500);
        TensorModel model, other;
        model.setMany(100);
        for (TensorModel* each : {&model, &other}) each->setOutcome(outcome);
        for (const char* query : {"t4", "t49", "size>=1K", "at:peak", ""}) {
            const QStringList before = namesOf(model);
            const TensorCriteria criteria{.filter = TensorFilter(QLatin1String(query))};
            model.setCriteria({.filter = TensorFilter(QStringLiteral("nosuch"))});  // replaced by the next
            model.setCriteria(criteria);
            other.setCriteria(criteria);
            QCOMPARE(namesOf(model), before);
            QVERIFY(settle(model));
            QCOMPARE(namesOf(model), namesOf(other));
            QCOMPARE(model.matching(), other.matching());
            for (const TensorRow& row : outcome->tensors) QCOMPARE(model.rowOf(row.value), other.rowOf(row.value));
        }
        // What is sorted meanwhile is sorted by what was asked last.
        model.setCriteria({.filter = TensorFilter(QStringLiteral("t4"))});
        model.sort(TensorModel::name, Qt::AscendingOrder);
        other.setCriteria({.filter = TensorFilter(QStringLiteral("t4"))});
        other.sort(TensorModel::name, Qt::AscendingOrder);
        QCOMPARE(namesOf(model), namesOf(other));
        QVERIFY(settle(model));
        QCOMPARE(namesOf(model), namesOf(other));
    }

    void theTableCountsWhatAWorkerFound() {
        ViewState state;
        TensorTable table(state);
        table.model().setMany(100);
        table.show();
        const auto outcome = largeOutcome(500);
        state.show(outcome, std::make_shared<const Tuning>());
        int shown = -1;
        connect(&table, &TensorTable::countChanged, &table, [&](int matching, int, int) { shown = matching; });
        const ValueId last = outcome->tensors.back().value;
        state.select({last}, last);
        table.filterField()->setText(QString::fromStdString(outcome->tensors.back().name));
        QVERIFY(settle(table.model()));
        QCOMPARE(shown, table.model().rowCount());
        QVERIFY(shown >= 1 && shown < 500);
        QCOMPARE(table.selectedNames(), QStringList(QString::fromStdString(outcome->tensors.back().name)));
        QCOMPARE(table.view().selectionModel()->selectedRows().size(), qsizetype{1});
        table.view().sortByColumn(TensorModel::name, Qt::AscendingOrder);
        QCOMPARE(table.view().selectionModel()->selectedRows().size(), qsizetype{1});
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
