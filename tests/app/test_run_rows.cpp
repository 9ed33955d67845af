// The Run panel after a run: sums by operator and by module, failing rows first, and sizes of dynamic dimensions; and
// the rows of the history.

#include <QCheckBox>
#include <QComboBox>
#include <QPointer>
#include <QSpinBox>
#include <QTreeWidget>
#include <QUndoStack>
#include <QUndoView>
#include <set>

#include "app/windows/panels/history_rows.h"
#include "tests/app/opened_window.h"
#include "widgets/panels/inspector_panel.h"
#include "widgets/panels/run_groups.h"
#include "widgets/panels/run_panel.h"
#include "widgets/panels/run_settings.h"
#include "widgets/panels/run_sizes.h"
#include "widgets/theme/format.h"
#include "widgets/ui/view_state.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestRunRows : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<OpenedWindow> window_;
    [[nodiscard]] MainWindow& window() const { return **window_; }
    [[nodiscard]] RunPanel& panel() const { return *window().docks().panel<RunPanel>(); }
    [[nodiscard]] QTreeWidget& ops() const {
        for (auto* tree : panel().findChildren<QTreeWidget*>())
            if (tree->columnCount() > checked_column) return *tree;
        qFatal("no table of operators");
    }
    void run() const {
        window().actions().run->trigger();
        QVERIFY(window_->settle());
    }
    static double sum(const QTreeWidget& tree, int column) {
        double out = 0;
        for (int row = 0; row < tree.topLevelItemCount(); ++row)
            out += tree.topLevelItem(row)->data(column, number_role).toDouble();
        return out;
    }

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_run_rows")); }
    void init() { window_ = std::make_unique<OpenedWindow>(); }
    void cleanup() { window_.reset(); }

    void groupsHoldEveryOperatorOnceWithItsSums() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        run();
        auto& groups = *panel().findChild<RunGroups*>();
        const int all = ops().topLevelItemCount();
        QVERIFY(all > 100);
        const double time = sum(ops(), median_column), read = sum(ops(), read_column);
        for (const RunGroups::By by : {RunGroups::op, RunGroups::module, RunGroups::none, RunGroups::module}) {
            groups.setCurrentIndex(by);
            const bool flat = by == RunGroups::none;
            int rows = 0;
            std::set<QString> keys;
            for (int row = 0; row < ops().topLevelItemCount(); ++row) {
                const QTreeWidgetItem* group = ops().topLevelItem(row);
                rows += flat ? 1 : group->childCount();
                if (!flat) QVERIFY2(keys.insert(group->text(op_column)).second, qPrintable(group->text(op_column)));
                double inside = 0;
                for (int i = 0; i < group->childCount(); ++i) {
                    inside += group->child(i)->data(median_column, number_role).toDouble();
                    if (by == RunGroups::op) QCOMPARE(group->child(i)->text(op_column), group->text(op_column));
                }
                if (!flat) QVERIFY(qAbs(inside - group->data(median_column, number_role).toDouble()) < 1e-9);
            }
            QCOMPARE(rows, all);
            QVERIFY(qAbs(sum(ops(), median_column) - time) < 1e-6);
            QCOMPARE(sum(ops(), read_column), read);
        }
        // A click on a group selects no tensor; one on its operator does.
        ViewState& view = window().workspace().view();
        view.select({}, no_value);
        window().docks().raise(QStringLiteral("run"));
        QVERIFY(settle(window().docks()));
        clickRow(ops(), ops().topLevelItem(0));
        QVERIFY(!view.current().valid());
        ops().topLevelItem(0)->setExpanded(true);
        clickRow(ops(), ops().topLevelItem(0)->child(0));
        QVERIFY(view.current().valid());
        run();  // another run keeps the choice
        QCOMPARE(groups.currentData().toInt(), static_cast<int>(RunGroups::module));
        QVERIFY(ops().topLevelItemCount() < all);
    }

    void failingRowsAreFirstInEveryOrder() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        // Two tensors that live at once at one offset: the sanitizer finds a damaged read.
        const auto& rows = window_->document()->outcome()->tensors;
        const auto pin = [&](const std::string& name) {
            emit window().docks().panel<InspectorPanel>()->pinRequested(QString::fromStdString(name), 0);
            QVERIFY(window_->wait());
        };
        const TensorRow *first = nullptr, *second = nullptr;
        for (const TensorRow& row : rows) {
            if (!row.planned || row.role != Role::intermediate || row.bytes < 1024) continue;
            if (!first) first = &row;  // the second is written between the first one's steps
            else if (!second && first->first_step < row.first_step && row.first_step < first->last_step) second = &row;
            if (!second && first->last_step.number() - first->first_step.number() < 2) first = &row;
        }
        QVERIFY(first && second);
        const std::string one = first->name, two = second->name;
        pin(one);
        pin(two);
        panel().settings().sanitize().setChecked(true);
        run();
        int failing = 0;
        for (int row = 0; row < ops().topLevelItemCount(); ++row)
            failing += ops().topLevelItem(row)->data(0, failing_role).toBool() ? 1 : 0;
        QVERIFY(failing > 0 && failing < ops().topLevelItemCount());
        for (const int column : {median_column, step_column, op_column}) {
            for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
                ops().sortByColumn(column, order);
                for (int row = 0; row < failing; ++row)
                    QVERIFY2(ops().topLevelItem(row)->data(0, failing_role).toBool(), qPrintable(QString::number(row)));
            }
        }
        panel().findChild<RunGroups*>()->setCurrentIndex(RunGroups::op);
        QVERIFY(ops().topLevelItem(0)->data(0, failing_role).toBool());
        QVERIFY(ops().topLevelItem(0)->isExpanded());
    }

    void aSizeOfADynamicDimensionGivesTheShapesOfTheRun() {
        QVERIFY(window_->open(QStringLiteral("mlp_dynbatch")));
        const Method& method = *window_->document()->outcome()->method;
        QVERIFY(!method.ranges.empty());
        const std::string symbol = method.ranges.begin()->first;
        QSpinBox* field = panel().settings().sizes().field(symbol);
        QVERIFY(field);
        auto* inputs = panel().findChild<QComboBox*>();
        inputs->setCurrentIndex(inputs->count() - 1);  // zeros
        QVERIFY(panel().request().made.shapes.empty());
        field->setValue(3);
        QCOMPARE(panel().request().made.shapes.size(), std::size_t{1});
        run();
        const auto& report = window().workspace().runs().report();
        QVERIFY(report && !report->outputs.empty());
        QCOMPARE(report->outputs.front().shape.front(), std::int64_t{3});
        // Another plan leaves the field as it is: its text may just be typed.
        const QPointer<QSpinBox> same = field;
        window().workspace().edit(QStringLiteral("align"), [](Tuning t) { return edit::set_align(std::move(t), 64); });
        QVERIFY(window_->settle());
        QVERIFY(same && panel().settings().sizes().field(symbol) == field);
        field->setValue(field->minimum());
        run();
        QVERIFY(window().workspace().runs().report()->outputs.front().shape.front() != 3);
    }

    void theHistorySaysWhatChangedAndWhatItCost() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        QUndoView& history = *window().docks().panel<QUndoView>();
        auto* rows = dynamic_cast<HistoryDelegate*>(history.itemDelegate());
        QVERIFY(rows);
        const auto edit = [&](const std::function<Tuning(Tuning)>& change) {
            window().workspace().edit(QStringLiteral("Change"), change);
            QVERIFY(window_->settle());
        };
        edit([](Tuning t) { return edit::add_pool(std::move(t), Pool{.mem_id = 2, .name = "PSRAM"}); });
        edit([](Tuning t) {
            t.edits.rules.push_back({.match = "op:*hardtanh*", .pool = 2});
            return t;
        });
        edit([](Tuning t) {
            t.pools.back().cost = 4;
            return t;
        });
        const QString tensor = window_->largestTensor();
        edit([&](Tuning t) { return edit::pin(std::move(t), tensor.toStdString(), 4096); });
        QCOMPARE(rows->detail(2), QStringLiteral("op:*hardtanh* → PSRAM"));
        QCOMPARE(rows->detail(3), QStringLiteral("PSRAM: cost 1 → 4"));
        QVERIFY2(rows->detail(4).startsWith(tensor + QStringLiteral(" @ ")), qPrintable(rows->detail(4)));
        QVERIFY(!rows->bytes(0).isEmpty() && !rows->bytes(4).isEmpty());
        // The peaks that the header of the chart has, not the sum of two memories.
        const auto peaks = [&] {
            QStringList out;
            for (const PoolResult& pool : window_->plan().pools)
                out.append(QString::fromStdString(pool.name) + u' ' + format::bytes(pool.bytes));
            return out;
        };
        QCOMPARE(peaks().size(), 2);
        QCOMPARE(rows->bytes(4), peaks().join(QStringLiteral(", ")));
        QVERIFY2(!rows->bytes(1).contains(u','), qPrintable(rows->bytes(1)));  // the second pool is empty
        const QString moved = rows->change(2);
        QVERIFY2(moved.startsWith(QStringLiteral("PSRAM +")), qPrintable(moved));  // that of SRAM is elsewhere
        QVERIFY(rows->detail(0).isEmpty() && rows->change(0).isEmpty());
        const QStringList before{rows->detail(1), rows->detail(2), rows->detail(3), rows->change(2)};
        history.setCurrentIndex(history.model()->index(1, 0));  // undone steps keep what they say
        QVERIFY(window_->settle());
        QCOMPARE((QStringList{rows->detail(1), rows->detail(2), rows->detail(3), rows->change(2)}), before);
        QVERIFY(!history.grab().isNull());
    }
};

QTEST_MAIN(TestRunRows)
#include "test_run_rows.moc"
