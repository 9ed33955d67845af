// Acceptance checks for selecting, editing and viewing, driven through the real window. checks.md maps each check to
// its test.

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>
#include <QUrl>
#include <random>

#include "app/controllers/edits.h"
#include "app/dialogs/command_palette.h"
#include "app/dialogs/export_dialog.h"
#include "app/dialogs/help_window.h"
#include "app/dialogs/palette_commands.h"
#include "app/dialogs/preferences_dialog.h"
#include "app/dialogs/session_dialog.h"
#include "app/dialogs/shortcut_sheet.h"
#include "app/dialogs/state_dialog.h"
#include "app/document/session_file.h"
#include "engine/tuning/session.h"
#include "tests/app/opened_window.h"
#include "widgets/charts/arena/arena_chart.h"
#include "widgets/charts/compare/compare_chart.h"
#include "widgets/charts/compare/compare_pane.h"
#include "widgets/charts/compare/compare_table.h"
#include "widgets/panels/inspector_panel.h"
#include "widgets/panels/memory_pools_panel.h"
#include "widgets/panels/problems_panel.h"
#include "widgets/plot/step_plot.h"
#include "widgets/theme/format.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestChecksEdits : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<OpenedWindow> window_;

    [[nodiscard]] MainWindow& window() const { return **window_; }
    [[nodiscard]] ViewState& view() const { return window().workspace().view(); }
    [[nodiscard]] ArenaChart& arena() const { return *window().findChild<ArenaChart*>(); }
    [[nodiscard]] QWidget& plot() const {
        for (QWidget* each : arena().findChildren<QWidget*>()) {
            if (each->inherits("QCustomPlot")) return *each;
        }
        return arena();
    }
    [[nodiscard]] QPoint at(const QPointF& pos) const { return plot().mapFrom(&arena(), pos.toPoint()); }
    [[nodiscard]] const ArenaBox& largest() const {
        const auto& boxes = arena().scene().boxes;
        return *std::max_element(boxes.begin(), boxes.end(), [this](const ArenaBox& a, const ArenaBox& b) {
            const QSizeF x = arena().boxRect(a).size(), y = arena().boxRect(b).size();
            return x.width() * x.height() < y.width() * y.height();
        });
    }
    void hold(const QPointF& from, const QPointF& to) const {
        QTest::mousePress(&plot(), Qt::LeftButton, Qt::NoModifier, at(from));
        QTest::mouseMove(&plot(), at((from + to) / 2));
        QTest::mouseMove(&plot(), at(to));
    }
    void release(const QPointF& to) const { QTest::mouseRelease(&plot(), Qt::LeftButton, Qt::NoModifier, at(to)); }
    [[nodiscard]] QString inspected() const {
        QString out;
        for (const QLabel* label : window().docks().panel<InspectorPanel>()->findChildren<QLabel*>()) {
            if (!label->isHidden()) out += label->text() + QLatin1Char('\n');
        }
        return out;
    }

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_checks_edits")); }
    void init() {
        window_ = std::make_unique<OpenedWindow>();
        QVERIFY(window_->wait());
    }
    void cleanup() { window_.reset(); }

    void aClickSelectsTheSameTensorEverywhere() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        arena().fitAll();
        QVERIFY(window_->settle());
        const ArenaBox box = largest();
        QSignalSpy changes(&view(), &ViewState::selectionChanged);
        QTest::mouseClick(&plot(), Qt::LeftButton, Qt::NoModifier, at(arena().boxRect(box).center()));
        QCOMPARE(changes.count(), 1);
        QCOMPARE(view().selection(), std::set<ValueId>{box.value});
        const TensorTable& table = *window().docks().panel<TensorTable>();
        QCOMPARE(table.selectedNames(), QStringList{box.name()});
        QVERIFY2(inspected().contains(box.name()), qPrintable(inspected()));
        QVERIFY(window_->pointerText().contains(box.name()));
        changes.clear();
        table.view().selectRow(4);
        QCOMPARE(changes.count(), 1);
        QCOMPARE(QString::fromStdString(view().row(view().current())->name), table.selectedNames().value(0));
        QVERIFY(inspected().contains(table.selectedNames().value(0)));
    }

    void aDragInTheArenaIsOneStepAndEscapeNone() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        arena().fitAll();
        QVERIFY(window_->settle());
        const QUndoStack& history = window_->document()->history();
        const ArenaBox box = largest();
        const QPointF from = arena().boxRect(box).center(), up = from - QPointF(0, 60);
        hold(from, up);
        QTest::keyClick(&arena(), Qt::Key_Escape);
        release(up);
        QVERIFY(window_->wait());
        QCOMPARE(history.count(), 0);
        hold(from, up);
        QVERIFY(view().whatIf());
        release(up);
        QVERIFY(window_->wait());
        QCOMPARE(history.count(), 1);
        const std::int64_t offset = window_->document()->tuning()->pinned.at(box.name().toStdString());
        QVERIFY(offset > box.offset && offset % 16 == 0);
        QCOMPARE(arena().scene().boxOf(box.value)->offset, static_cast<qint64>(offset));
        QVERIFY(window_->plan().valid());
    }

    void aTensorThatIsDroppedOnAPinnedOneStaysAndAProblemNamesBoth() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        arena().fitAll();
        const ArenaBox held = largest();
        const ArenaBox* other = nullptr;
        for (const ArenaBox& box : arena().scene().boxes) {
            if (box.value != held.value && box.begin <= held.end && held.begin <= box.end) other = &box;
        }
        QVERIFY(other);
        const QString name = other->name();
        const ValueId value = other->value;
        window().edits().pin(name, other->offset);
        QVERIFY(window_->wait());
        arena().fitAll();
        QVERIFY(window_->settle());
        const QPointF from = arena().boxRect(*arena().scene().boxOf(held.value)).center();
        const QPointF onto(from.x(), arena().boxRect(*arena().scene().boxOf(value)).center().y());
        hold(from, onto);
        const auto& facts = arena().header().facts();
        QVERIFY(std::any_of(facts.begin(), facts.end(), [&](const Fact& fact) {
            return fact.label.contains(name) && fact.tone == Fact::Tone::bad;
        }));
        const std::string before = to_json(*window_->document()->tuning());
        const int steps = window_->document()->history().count();
        release(onto);
        QVERIFY(window_->wait());
        QCOMPARE(to_json(*window_->document()->tuning()), before);
        QCOMPARE(window_->document()->history().count(), steps);
        QVERIFY(window_->plan().valid());
        const auto* tree = window().docks().panel<ProblemsPanel>()->findChild<QTreeWidget*>();
        const QString said = tree->topLevelItem(0)->text(0), bytes = tree->topLevelItem(0)->text(3);
        QVERIFY2(said.contains(name) && said.contains(held.name()) && !bytes.isEmpty() && said.contains(bytes),
                 qPrintable(said + bytes));
        window().actions().undo->trigger();  // of the pin: warnings about the former plan are gone
        QVERIFY(window_->wait());
        QVERIFY(tree->topLevelItemCount() == 0 || tree->topLevelItem(0)->text(0) != said);
    }

    void fiveHundredEditsUndoToTheBeginningAlsoUnderAnOpenMenu() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        Document& document = *window_->document();
        const std::string opened = to_json(*document.tuning());
        QStringList names;
        for (const TensorRow& row : document.outcome()->tensors) names.append(QString::fromStdString(row.name));
        std::mt19937 random(5);
        const auto pick = [&](int below) { return static_cast<int>(random() % static_cast<unsigned>(below)); };
        auto* menu = window().menuBar()->actions()[1]->menu();
        for (int i = 0; i < 500; ++i) {
            if (i % 50 == 10) menu->popup(QPoint(20, 20));
            if (i % 50 == 20) menu->close();
            const QString name = names[pick(static_cast<int>(names.size()))];
            switch (pick(9)) {
                case 0: window().edits().pin(name, 64 * pick(100)); break;
                case 1: window().edits().unpin(name); break;
                case 2:
                    window().edits().assign({name}, 1 + pick(static_cast<int>(document.tuning()->pools.size())));
                    break;
                case 3: emit window().docks().panel<MemoryPoolsPanel>()->poolAdded(); break;
                case 4:
                    window().edits().setPlanner(pick(2) ? QStringLiteral("greedy") : QStringLiteral("naive"));
                    break;
                case 5: window().edits().unpinAll(); break;
                case 6: window().actions().redo->trigger(); break;
                default: window().actions().undo->trigger(); break;
            }
            if (i % 7 == 0) QCoreApplication::processEvents();
            QCOMPARE(document.history().isClean(), document.history().index() == document.history().cleanIndex());
        }
        menu->close();
        QVERIFY(window_->wait());
        while (document.history().canUndo()) window().actions().undo->trigger();
        QVERIFY(window_->wait());
        QCOMPARE(to_json(*document.tuning()), opened);
        QVERIFY(document.history().isClean());
    }

    void aRangeIsEditedAndANonsensicalOneIsSaidInPlace() {
        QVERIFY(window_->open(QStringLiteral("mlp_dynbatch")));
        const auto shown = [&] { return window_->plan().total_bytes; };
        auto* largest_field = window().findChild<QSpinBox*>(QStringLiteral("max_s0"));
        auto* smallest_field = window().findChild<QSpinBox*>(QStringLiteral("min_s0"));
        if (!largest_field) {  // the file has another name for it
            const auto fields = window().findChildren<QSpinBox*>(QRegularExpression(QStringLiteral("^max_")));
            QVERIFY(!fields.isEmpty());
            largest_field = fields.first();
            smallest_field = window().findChild<QSpinBox*>(
                QString(largest_field->objectName()).replace(QStringLiteral("max_"), QStringLiteral("min_")));
        }
        const std::int64_t before = shown();
        const int max = largest_field->value();
        largest_field->setValue(max / 2);
        QVERIFY(window_->wait());
        QVERIFY2(shown() < before, "half the range needs less");
        for (const TensorRow& row : window_->document()->outcome()->tensors) QVERIFY(row.bytes >= 0);
        window().actions().undo->trigger();
        QCOMPARE(shown(), before);
        const Tuning kept = *window_->document()->tuning();
        smallest_field->setValue(max + 5);
        QVERIFY(window_->wait());
        QVERIFY2(*window_->document()->tuning() == kept, "a range that is none is no edit");
        bool said = false;
        for (const QLabel* label : smallest_field->parentWidget()->parentWidget()->findChildren<QLabel*>()) {
            said = said ||
                (label->isVisibleTo(smallest_field->window()) && label->text().contains(QString::number(max + 5)));
        }
        QVERIFY(said);
    }

    void aSessionKeepsEverySettingAndWhatANewerVersionWrote() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        for (const auto& act :
             std::vector<std::function<void()>>{[&] { emit window().docks().panel<MemoryPoolsPanel>()->poolAdded(); },
                                                [&] { window().edits().pin(window_->largestTensor(), 4096); },
                                                [&] { window().edits().setPlanner(QStringLiteral("greedy_by_size")); },
                                                [&] { window().edits().setLimit(QStringLiteral("flash"), 1 << 20); }}) {
            act();
            QVERIFY(window_->wait());
        }
        const QTemporaryDir folder;
        const QString first = folder.filePath(QStringLiteral("a.json")),
                      second = folder.filePath(QStringLiteral("b.json"));
        QVERIFY(window().workspace().session().save(first).ok());
        QFile file(first);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray text = file.readAll();
        file.close();
        text.replace(text.lastIndexOf('}'), 1, ",\n  \"stickers\": {\"a\": [1, \"two\"]}\n}");
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(text) == text.size());
        file.close();
        const Tuning tuning = *window_->document()->tuning();
        window().open(first);
        QVERIFY(window_->wait());
        QVERIFY(*window_->document()->tuning() == tuning);
        QVERIFY(window().workspace().session().save(second).ok());
        QVERIFY(window().workspace().session().save(first).ok());
        const auto read = [](const QString& path) {
            QFile one(path);
            return one.open(QIODevice::ReadOnly) ? one.readAll() : QByteArray();
        };
        QVERIFY(read(second).contains("\"stickers\""));
        QCOMPARE(read(first), read(second));
    }

    void hoveringTellsWhatTheInspectorSays() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        arena().fitAll();
        QVERIFY(window_->settle());
        const ArenaBox box = largest();
        QTest::mouseMove(&plot(), at(arena().boxRect(box).center()) - QPoint(2, 2));
        QTest::mouseMove(&plot(), at(arena().boxRect(box).center()));
        QTRY_VERIFY(!arena().tipText().isEmpty());
        const QString tip = arena().tipText();
        const TensorRow& row = *view().row(box.value);
        for (const QString& part :
             {box.name(), format::exactBytes(row.bytes), format::offsetRange(box.offset, box.top()),
              format::steps(row.first_step, row.last_step)}) {
            QVERIFY2(tip.contains(part), qPrintable(part + QStringLiteral(" in ") + tip));
        }
        QVERIFY2(tip.count(QLatin1Char('\n')) <= 12, qPrintable(tip));
        view().select({box.value}, box.value);
        const QString facts = inspected();
        for (const QString& part :
             {box.name(), format::number(row.bytes), format::steps(row.first_step, row.last_step)}) {
            QVERIFY2(facts.contains(part), qPrintable(part + QStringLiteral(" in ") + facts));
        }
    }

    void aFileDroppedWithControlIsComparedAndTheDifferencesAddUp() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        const QString other = programFolder(QStringLiteral("add_mul_sin")) + QStringLiteral("/model_naive.pte");
        QVERIFY2(QFileInfo::exists(other), qPrintable(other));
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(other)});
        QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &files, Qt::LeftButton, Qt::ControlModifier);
        QApplication::sendEvent(&window(), &enter);
        QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &files, Qt::LeftButton, Qt::ControlModifier);
        QApplication::sendEvent(&window(), &drop);
        QVERIFY(QTest::qWaitFor([this] { return window_->idle() && view().compared(); }, 30000));
        auto* chart = window().findChild<Chart*>(QStringLiteral("compareChart"));
        QVERIFY(chart && chart->isVisible());
        auto* compare = qobject_cast<CompareChart*>(chart);
        QVERIFY(compare);
        const CompareScene& scene = compare->scene();
        // Linked axes: panning or zooming one side does the same to the other.
        const auto views = [&] { return std::pair(compare->pane(0).view(), compare->pane(1).view()); };
        chart->fitAll();
        chart->zoom(2);
        for (const std::size_t side : {0U, 1U}) {
            const auto before = views();
            StepPlot& plot = compare->pane(side).plot();
            const int by = side == 0 ? -60 : 60;
            QTest::mousePress(&plot, Qt::MiddleButton, Qt::NoModifier, plot.rect().center());
            QMouseEvent moved(QEvent::MouseMove, plot.rect().center() + QPoint(by, 0),
                              plot.mapToGlobal(plot.rect().center() + QPoint(by, 0)), Qt::NoButton, Qt::MiddleButton,
                              Qt::NoModifier);
            QApplication::sendEvent(&plot, &moved);
            QTest::mouseRelease(&plot, Qt::MiddleButton, Qt::NoModifier, plot.rect().center() + QPoint(by, 0));
            QVERIFY2(views().first != before.first, qPrintable(QString::number(side)));
            QCOMPARE(views().first, views().second);
        }
        // The table of numbers: the differences of the pools' peaks add up to the difference of the plans.
        const Plan &plan_a = compare->side(0).get(), &plan_b = compare->side(1).get();
        double peaks = 0;
        int pools = 0;
        for (const CompareFact& fact : scene.facts) {
            if (fact.kind != CompareFact::Kind::bytes || !fact.label.endsWith(QStringLiteral("peak"))) continue;
            peaks += *fact.values[1] - *fact.values[0];
            ++pools;
        }
        QCOMPARE(static_cast<std::size_t>(pools), plan_a.pools.size());
        QCOMPARE(static_cast<qint64>(peaks), plan_b.total_bytes - plan_a.total_bytes);
        QVERIFY(plan_b.total_bytes > plan_a.total_bytes);  // with naive: comparing equal plans would show nothing
        const auto* facts = chart->findChild<CompareFactsModel*>();
        QCOMPARE(facts->index(0, 3).data().toString(),
                 format::bytesDelta(static_cast<qint64>(*scene.facts[0].values[1] - *scene.facts[0].values[0])));
        // The same program twice, operators in the same order: every tensor has a counterpart. Counted from the plans
        // instead of the comparison; also checks the buttons that show only those tensors.
        const auto placed = [](const Outcome& of) {
            return static_cast<int>(std::count_if(of.tensors.begin(), of.tensors.end(),
                                                  [](const TensorRow& row) { return row.buffer.valid(); }));
        };
        const int both = placed(*compare->side(0).outcome);
        QCOMPARE(placed(*compare->side(1).outcome), both);
        const int counts[] = {0, both, 0};
        const auto& model = compare->model();
        for (const std::size_t i : {0U, 1U, 2U}) {
            QVERIFY2(compare->filter(i).text().endsWith(QString::number(counts[i])),
                     qPrintable(compare->filter(i).text()));
            compare->filter(i).setChecked(false);
            QCOMPARE(model.rowCount(), counts[0] + counts[1] + counts[2] - counts[i]);
            compare->filter(i).setChecked(true);
        }
        QVERIFY(counts[0] + counts[1] + counts[2] > 0);
        chart->fitAll();
    }

    void anotherOrderOfOperatorsIsOneEditAndSaysWhatItSaves() {
        QVERIFY(window_->open(QStringLiteral("branchy_multi_io")));
        MemoryPoolsPanel& pools = *window().docks().panel<MemoryPoolsPanel>();
        const std::int64_t before = window_->plan().total_bytes;
        QComboBox* order = nullptr;
        for (QComboBox* box : pools.findChildren<QComboBox*>()) {
            if (box->findData(static_cast<int>(ScheduleMode::search)) >= 0) order = box;
        }
        QVERIFY(order);
        order->setCurrentIndex(order->findData(static_cast<int>(ScheduleMode::search)));
        emit order->activated(order->currentIndex());
        QVERIFY(window_->wait());
        const std::int64_t saved = window_->plan().schedule_saves;
        QVERIFY(saved > 0);
        QCOMPARE(window_->plan().total_bytes, before - saved);
        const auto labels = pools.findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [&](QLabel* label) {
            return label->isVisibleTo(&pools) && label->text().contains(format::bytes(saved));
        }));
        window().workspace().document()->history().undo();
        QVERIFY(window_->wait());
        QCOMPARE(window_->plan().total_bytes, before);
        QCOMPARE(order->currentIndex(), 0);
    }

    void poolsAreChosenAutomaticallyWhereThereAreTwo() {
        QVERIFY(window_->open(QStringLiteral("branchy_multi_io")));
        MemoryPoolsPanel& pools = *window().docks().panel<MemoryPoolsPanel>();
        QCheckBox* box = nullptr;
        for (QCheckBox* each : pools.findChildren<QCheckBox*>()) {
            if (each->text() == QStringLiteral("Choose pools automatically")) box = each;
        }
        QVERIFY(box && !box->isEnabled());
        window().workspace().edit("pools", [](Tuning t) {
            t.pools[0].capacity = 1024;
            return edit::add_pool(std::move(t), Pool{.mem_id = 2, .name = "PSRAM", .cost = 8});
        });
        QVERIFY(window_->wait() && !window_->plan().fits() && box->isEnabled());
        box->click();
        QVERIFY(window_->wait());
        QVERIFY(window_->plan().fits());
    }

    void everyDialogHasNamesForAllItsControlsAndTabReachesThem() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        MainWindow& main = window();
        std::vector<std::unique_ptr<QDialog>> dialogs;
        dialogs.push_back(std::make_unique<ExportDialog>(main.workspace(), &main));
        using Page = PreferencesDialog::Page;
        for (const Page page : {Page::look, Page::numbers, Page::planning, Page::files, Page::plugins}) {
            dialogs.push_back(std::make_unique<PreferencesDialog>(main.workspace(), page, &main));
        }
        dialogs.push_back(std::make_unique<SessionDialog>(main.workspace(), &main));
        dialogs.push_back(std::make_unique<ShortcutSheet>(commandsOf(*main.menuBar()), &main));
        dialogs.push_back(std::make_unique<StateDialog>(std::vector<NamedTensor>{}, &main));
        dialogs.push_back(std::make_unique<HelpWindow>(&main));
        QVERIFY(window_->wait());
        for (const auto& dialog : dialogs) {
            const QString name = QLatin1String(dialog->metaObject()->className());
            dialog->show();
            QVERIFY(QTest::qWaitForWindowActive(dialog.get()));
            QVERIFY2(!dialog->windowTitle().isEmpty(), qPrintable(name));
            QSet<QWidget*> wanted, reached;
            for (QWidget* widget : dialog->findChildren<QWidget*>()) {
                const bool by_tab = (widget->focusPolicy() & Qt::TabFocus) && widget->isVisible() &&
                    widget->isEnabled() && !widget->focusProxy();
                if (!by_tab || widget->objectName().startsWith(QStringLiteral("qt_"))) continue;
                QAccessibleInterface* access = QAccessible::queryAccessibleInterface(widget);
                QVERIFY2(access && !access->text(QAccessible::Name).isEmpty(),
                         qPrintable(name + QLatin1Char(' ') + QLatin1String(widget->metaObject()->className())));
                wanted.insert(widget);
            }
            QVERIFY2(!wanted.isEmpty(), qPrintable(name));
            for (qsizetype i = 0; i < 4 * wanted.size() + 8; ++i) {
                if (QWidget* now = dialog->focusWidget()) {
                    reached.insert(now);
                    QTest::keyClick(now, Qt::Key_Tab);
                } else {
                    QTest::keyClick(dialog.get(), Qt::Key_Tab);
                }
            }
            for (QWidget* widget : wanted) {
                const bool one_of_a_group = widget->inherits("QRadioButton");  // the arrow keys move between these
                QVERIFY2(reached.contains(widget) || one_of_a_group,
                         qPrintable(name + QStringLiteral(": ") + QLatin1String(widget->metaObject()->className()) +
                                    QLatin1Char(' ') + widget->accessibleName()));
            }
            dialog->hide();
        }
    }
};

QTEST_MAIN(TestChecksEdits)
#include "test_checks_edits.moc"
