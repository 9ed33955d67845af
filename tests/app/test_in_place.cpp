// Edits directly on what is shown: capacities on pool cards and in the arena, tensors dropped on another pool, the
// headline.

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QUndoStack>
#include <QtTest>

#include "app/controllers/report_controller.h"
#include "app/dialogs/message_bar.h"
#include "app/document/settings.h"
#include "tests/app/cli_testing.h"
#include "tests/app/opened_window.h"
#include "widgets/charts/arena/arena_chart.h"
#include "widgets/panels/memory_pools_panel.h"
#include "widgets/panels/pool_card.h"
#include "widgets/tables/tensor_table.h"
#include "widgets/theme/format.h"
#include "widgets/ui/edit_in_place.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestInPlace : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<OpenedWindow> window_;

    [[nodiscard]] MainWindow& window() const { return **window_; }
    [[nodiscard]] const Tuning& tuning() const { return *window_->document()->tuning(); }
    [[nodiscard]] ArenaChart& arena() const { return *window().findChild<ArenaChart*>(); }
    [[nodiscard]] PoolCard& card(int memId) const {
        return *window().findChild<PoolCard*>(QStringLiteral("pool_%1").arg(memId));
    }
    [[nodiscard]] QWidget& plot() const {
        for (QWidget* each : arena().findChildren<QWidget*>()) {
            if (each->inherits("QCustomPlot")) return *each;
        }
        return arena();
    }
    [[nodiscard]] QPoint at(const QPointF& pos) const { return plot().mapFrom(&arena(), pos.toPoint()); }
    void drag(const QPointF& from, const QPointF& to, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const {
        QTest::mousePress(&plot(), Qt::LeftButton, Qt::NoModifier, at(from));
        for (const QPointF& pos : {(from + to) / 2, to}) {
            QMouseEvent move(QEvent::MouseMove, at(pos), plot().mapToGlobal(QPointF(at(pos))), Qt::NoButton,
                             Qt::LeftButton, modifiers);
            QApplication::sendEvent(&plot(), &move);
        }
        QTest::mouseRelease(&plot(), Qt::LeftButton, modifiers, at(to));
    }
    [[nodiscard]] bool limit(std::optional<std::int64_t> bytes) const {
        window().workspace().edit(QStringLiteral("pools"), [bytes](Tuning tuning) {
            tuning = edit::set_pool(std::move(tuning), Pool{.mem_id = 1, .name = "SRAM", .capacity = bytes});
            return edit::add_pool(std::move(tuning), Pool{.mem_id = 2, .name = "PSRAM"});
        });
        arena().fitAll();
        return window_->wait() && window_->settle();
    }
    void type(EditInPlace& value, const QString& text, Qt::Key end = Qt::Key_Return) const {
        value.open();
        value.field()->setText(text);
        QTest::keyClick(value.field(), end);
    }

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_in_place")); }
    void init() {
        window_ = std::make_unique<OpenedWindow>();
        QVERIFY(window_->wait());
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
    }
    void cleanup() { window_.reset(); }
    void a_capacity_is_typed_on_the_card();
    void what_is_no_size_keeps_the_field_open_and_escape_keeps_the_capacity();
    void a_bandwidth_is_typed_on_the_card_and_measured_by_a_run();
    void the_line_of_a_capacity_is_dragged_as_one_undo_step();
    void a_tensor_dropped_on_another_pool_is_assigned_and_pinned_only_with_shift();
    void many_rows_drag_as_one_small_badge();
    void a_file_with_a_larger_plan_than_needed_is_told_so_once();
    void the_headline_names_each_memory_data();
    void the_headline_names_each_memory();
    void columns_are_chosen_in_the_head_and_kept();
    void the_report_menu_writes_what_a_build_takes();
    void the_report_menu_spares_the_input_and_refuses_an_invalid_plan();
};

void TestInPlace::a_capacity_is_typed_on_the_card() {
    EditInPlace& capacity = card(1).capacity();
    QCOMPARE(capacity.text(), QStringLiteral("no limit"));
    QTest::mouseClick(&capacity, Qt::LeftButton);
    QVERIFY(capacity.field());
    QTest::keyClicks(capacity.field(), QStringLiteral("256K"));
    QTest::keyClick(capacity.field(), Qt::Key_Return);
    QVERIFY(window_->wait());
    QVERIFY(!capacity.field());
    QCOMPARE(tuning().pools.front().capacity, std::optional<std::int64_t>(256 << 10));
    QCOMPARE(capacity.text(), QStringLiteral("of 256 KiB"));
    QVERIFY2(window_->document()->history().undoText().contains(QStringLiteral("256 KiB")),
             qPrintable(window_->document()->history().undoText()));
    type(capacity, QString());
    QVERIFY(window_->wait());
    QVERIFY(!tuning().pools.front().capacity);
}

void TestInPlace::what_is_no_size_keeps_the_field_open_and_escape_keeps_the_capacity() {
    EditInPlace& capacity = card(1).capacity();
    type(capacity, QStringLiteral("many"));
    QVERIFY(capacity.field());
    QTest::keyClick(capacity.field(), Qt::Key_Escape);
    QVERIFY(!capacity.field());
    QCOMPARE(window_->document()->history().count(), 0);
}

void TestInPlace::a_bandwidth_is_typed_on_the_card_and_measured_by_a_run() {
    EditInPlace& bandwidth = card(1).bandwidth();
    QCOMPARE(bandwidth.text(), QStringLiteral("no bandwidth"));
    QVERIFY(!window_->plan().move_ms);
    type(bandwidth, QStringLiteral("400"));
    QVERIFY(window_->wait());
    QCOMPARE(tuning().pools.front().bandwidth, std::optional<double>(400));
    const PoolResult& sram = *window_->plan().pool(1);
    QVERIFY(sram.move_ms && *sram.move_ms == static_cast<double>(sram.moved_bytes) / 400000);
    auto* measure = window().findChild<QPushButton*>(QStringLiteral("calibratePools"));
    QVERIFY(measure && !measure->isEnabled());
    window().actions().run->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(window().workspace().view().run() && window_->idle(), 60000);
    const int steps = window_->document()->history().count();
    measure->click();
    QVERIFY(window_->wait());
    QCOMPARE(window_->document()->history().count(), steps + 1);
    const std::optional<double> measured = tuning().pools.front().bandwidth;
    QVERIFY(measured && *measured != 400 && *measured > 1);
    QStringList said;
    for (const QLabel* label : window().findChild<MessageBar*>()->findChildren<QLabel*>()) said.append(label->text());
    QVERIFY2(said.join(u'|').contains(QStringLiteral("this computer")), qPrintable(said.join(u'|')));
    QVERIFY2(said.join(u'|').contains(format::bandwidth(*measured)), qPrintable(said.join(u'|')));
    window_->document()->history().undo();
    QVERIFY(window_->wait());
    QCOMPARE(tuning().pools.front().bandwidth, std::optional<double>(400));
}

void TestInPlace::the_line_of_a_capacity_is_dragged_as_one_undo_step() {
    QVERIFY(limit(256 << 10));
    const int steps = window_->document()->history().count();
    const double x = arena().boxRect(arena().scene().boxes.front()).center().x();
    const QPointF line(x, arena().offsetPixel(0, 256 << 10)), lower(x, arena().offsetPixel(0, 128 << 10));
    drag(line, lower);
    QVERIFY(window_->wait());
    const std::int64_t now = tuning().pools.front().capacity.value_or(0);
    QVERIFY2(std::abs(now - (128 << 10)) < (16 << 10), qPrintable(QString::number(now)));
    QCOMPARE(window_->document()->history().count(), steps + 1);
    window_->document()->history().undo();
    QVERIFY(window_->wait());
    QCOMPARE(tuning().pools.front().capacity, std::optional<std::int64_t>(256 << 10));
}

void TestInPlace::a_tensor_dropped_on_another_pool_is_assigned_and_pinned_only_with_shift() {
    QVERIFY(limit(std::nullopt));
    const ArenaBox* largest = nullptr;
    for (const ArenaBox& box : arena().scene().boxes) {
        if (!largest || box.bytes > largest->bytes) largest = &box;
    }
    const std::string name = largest->name().toStdString();
    const ValueId value = largest->value;
    const QPointF from = arena().boxRect(*largest).center(), to(from.x(), arena().offsetPixel(1, 0) - 6);
    drag(from, to);
    QVERIFY(window_->wait());
    QCOMPARE(tuning().assigned.at(name), 2);
    QVERIFY(!tuning().pinned.contains(name));
    QCOMPARE(arena().scene().boxOf(value)->offset, qint64{0});  // nothing else is there
    window_->document()->history().undo();
    QVERIFY(window_->wait());
    arena().fitAll();
    QVERIFY(window_->settle());
    drag(from, to, Qt::ShiftModifier);
    QVERIFY(window_->wait());
    QCOMPARE(tuning().assigned.at(name), 2);
    QVERIFY(tuning().pinned.contains(name));
}

void TestInPlace::many_rows_drag_as_one_small_badge() {
    const TensorView& view = window().docks().panel<TensorTable>()->view();
    window().docks().panel<TensorTable>()->view().selectAll();
    const QModelIndexList rows = view.selectionModel()->selectedRows(TensorModel::name);
    QVERIFY(rows.size() > 20);
    const QPixmap badge = view.badge(rows);
    QVERIFY(badge.deviceIndependentSize().height() < 30 && badge.deviceIndependentSize().width() < 250);
}

void TestInPlace::a_file_with_a_larger_plan_than_needed_is_told_so_once() {
    const QString folder = programFolder(QStringLiteral("add_mul_sin"));
    window().open(folder + QStringLiteral("/model_naive.pte"));
    auto& messages = *window().findChild<MessageBar*>();
    QTRY_VERIFY2(messages.title().contains(QStringLiteral("less")) && !messages.isHidden(),
                 qPrintable(messages.title()));
    QVERIFY(window_->wait());
    QVERIFY(window_->plan().is_loaded());
    const std::int64_t before = window_->plan().pools.front().bytes;
    messages.offer().click();
    QVERIFY(window_->wait());
    QVERIFY(!window_->plan().is_loaded());
    QVERIFY(window_->plan().pools.front().bytes < before);
    window_->document()->history().undo();
    QVERIFY(window_->wait());
    QVERIFY(messages.isHidden());
}

void TestInPlace::the_headline_names_each_memory_data() {
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("other");
    QTest::newRow("the named one saves most")
        << QStringLiteral("op:*mul*=PSRAM")
        << QStringLiteral("The file's plan needs 640 B of SRAM; 256 B is possible, 60 % less")
        << QStringLiteral("Memory 2 needs 128 B instead of 256 B.");
    QTest::newRow("the one without a name saves most")
        << QStringLiteral("not op:*mul*=PSRAM")
        << QStringLiteral("The file's plan needs 640 B of Memory 2; 256 B is possible, 60 % less")
        << QStringLiteral("SRAM needs 128 B instead of 256 B.");
}

/// Of a file with two memories: the numbers are those of each, never of their sum. A .pte keeps no names.
void TestInPlace::the_headline_names_each_memory() {
    QFETCH(const QString, rule);
    QFETCH(const QString, title);
    QFETCH(const QString, other);
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("two.pte"));
    const Said exported = say({"export", programFolder(QStringLiteral("add_mul_sin")) + "/model.pt2", "--planner",
                               "naive", "--pool", "SRAM=1", "--pool", "PSRAM=2", "--assign", rule, "-o", file});
    QVERIFY2(exported.status == 0, qPrintable(exported.err));
    window().open(file);
    const MessageBar& messages = window().messages();
    QTRY_COMPARE(QString(messages.title()).replace(QChar::Nbsp, u' '), title);
    QStringList texts;
    for (const QLabel* label : messages.findChildren<QLabel*>()) texts.append(label->text());
    QVERIFY2(texts.join(u'\n').contains(other), qPrintable(texts.join(u'\n')));
}

void TestInPlace::columns_are_chosen_in_the_head_and_kept() {
    auto& table = *window().docks().panel<TensorTable>();
    const bool shown = !table.view().isColumnHidden(TensorModel::traffic);
    QMenu menu;
    table.fillColumnMenu(menu);
    QCOMPARE(menu.actions().size(), TensorModel::columns - 1 + 2);  // all but the name, a separator, "as many as fit"
    menu.actions().at(4)->trigger();
    QCOMPARE(!table.view().isColumnHidden(TensorModel::traffic), !shown);
    QCOMPARE(table.columns(), QStringList{QStringLiteral("traffic=%1").arg(shown ? 0 : 1)});
    window_ = nullptr;
    const QStringList kept = settings::tensorColumns();
    QCOMPARE(kept, QStringList{QStringLiteral("traffic=%1").arg(shown ? 0 : 1)});
}

void TestInPlace::the_report_menu_writes_what_a_build_takes() {
    const QTemporaryDir folder;
    auto& reports = *window().findChild<ReportController*>();
    for (const char* name : {"m.h", "m.ld", "m.py", "m.trace.json"}) {
        const QString path = folder.filePath(QLatin1String(name));
        reports.write(path, 1);
        QTRY_VERIFY2(QFileInfo(path).size() > 0, name);
    }
    QFile trace(folder.filePath(QStringLiteral("m.trace.json")));
    QVERIFY(trace.open(QIODevice::ReadOnly));
    QVERIFY(trace.readAll().contains("traceEvents"));
}

void TestInPlace::the_report_menu_spares_the_input_and_refuses_an_invalid_plan() {
    const QTemporaryDir folder;
    const QString input = folder.filePath(QStringLiteral("m.pt2")), link = folder.filePath(QStringLiteral("m.csv"));
    QVERIFY(QFile::copy(programFolder(QStringLiteral("add_mul_sin")) + QStringLiteral("/model.pt2"), input));
    QVERIFY(QFile::link(input, link));
    window().open(input);
    QTRY_VERIFY(window_->idle() && QString::fromStdString(window_->document()->program()->path) == input);
    const qint64 size = QFileInfo(input).size();
    auto& reports = *window().findChild<ReportController*>();
    auto& messages = *window().findChild<MessageBar*>();
    reports.write(link, 1);
    QVERIFY2(messages.title().contains(QStringLiteral("open")), qPrintable(messages.title()));
    QVERIFY(window_->wait());
    QCOMPARE(QFileInfo(input).size(), size);

    for (const TensorRow& row : window_->document()->outcome()->tensors)
        if (row.planned)
            window().workspace().edit(QStringLiteral("pin"), [name = row.name](Tuning tuning) {
                return edit::pin(std::move(tuning), name, 0);
            });
    QVERIFY(window_->wait());
    QVERIFY(!window_->plan().valid());
    const QString header = folder.filePath(QStringLiteral("m.h"));
    reports.write(header, 1);
    QVERIFY(window_->wait());
    QVERIFY(!QFile::exists(header));
    reports.write(folder.filePath(QStringLiteral("table.csv")), 1);
    QTRY_VERIFY(QFileInfo(folder.filePath(QStringLiteral("table.csv"))).size() > 0);
}

QTEST_MAIN(TestInPlace)
#include "test_in_place.moc"
