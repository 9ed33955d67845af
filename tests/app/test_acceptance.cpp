// What users must be able to rely on, driven through the real window: pictures that show the true values, views that
// keep their place, layouts that are restored, and use without the pointer.

#include <QDockWidget>
#include <QGridLayout>
#include <QHash>
#include <QImage>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolBar>
#include <QUndoStack>
#include <cmath>

#include "app/dialogs/export_dialog.h"
#include "app/document/settings.h"
#include "engine/export/export_targets.h"
#include "tests/app/opened_window.h"
#include "widgets/charts/arena/arena_chart.h"
#include "widgets/panels/inspector_panel.h"
#include "widgets/panels/memory_pools_panel.h"
#include "widgets/tables/plans_table.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"

using namespace arenascope;

namespace {

using testing::OpenedWindow;

double luminance(const QColor& color) {
    const auto part = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(color.redF()) + 0.7152 * part(color.greenF()) + 0.0722 * part(color.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

ArenaChart& arenaOf(MainWindow& window) { return *window.findChild<ArenaChart*>(); }

QWidget* plotOf(const Chart& chart) {
    for (QWidget* each : chart.findChildren<QWidget*>()) {
        if (each->inherits("QCustomPlot")) return each;
    }
    return nullptr;
}

}  // namespace

class TestAcceptance : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { testing::prepareWindows(QStringLiteral("test_acceptance")); }

    void whatIsPaintedIsWhereThePlanSaysAndAnswersToAClick() {
        const OpenedWindow window;
        QVERIFY(window.open(QStringLiteral("mobilenet_v2_w035")));
        ArenaChart& chart = arenaOf(*window);
        chart.fitAll();
        QVERIFY(window.settle());
        const QImage image = chart.grab().toImage();
        std::vector<const ArenaBox*> boxes;
        for (const ArenaBox& box : chart.scene().boxes) boxes.push_back(&box);
        const auto area = [](const ArenaBox* box) {
            return static_cast<double>(box->bytes) * (box->last - box->first + 1);
        };
        std::sort(boxes.begin(), boxes.end(), [&](const ArenaBox* a, const ArenaBox* b) { return area(a) > area(b); });
        boxes.resize(std::min<std::size_t>(boxes.size(), 20));
        QWidget* plot = plotOf(chart);
        for (const ArenaBox* box : boxes) {
            const QPoint middle = chart.boxRect(*box).center().toPoint();
            QVERIFY2(chart.rect().contains(middle), qPrintable(box->name()));
            // Outside the label, which may cover the middle.
            const QPoint edge(middle.x(), static_cast<int>(chart.boxRect(*box).bottom()) - 2);
            QVERIFY2(image.pixelColor(edge * image.devicePixelRatio()) != theme().chart, qPrintable(box->name()));
            QTest::mouseClick(plot, Qt::LeftButton, Qt::NoModifier, plot->mapFrom(&chart, middle));
            QCOMPARE(window->workspace().view().current().number(), box->value.number());
        }
    }

    void oneActionChangesTheSelectionOnce() {
        const OpenedWindow window;
        QVERIFY(window.open(QStringLiteral("add_mul_sin")));
        ViewState& view = window->workspace().view();
        QSignalSpy changes(&view, &ViewState::selectionChanged);
        window->docks().panel<TensorTable>()->view().setFocus();
        QTest::keyClick(&window->docks().panel<TensorTable>()->view(), Qt::Key_Down);
        QTest::keyClick(&window->docks().panel<TensorTable>()->view(), Qt::Key_Down);
        const auto by_row = changes.count();
        QVERIFY(by_row >= 1 && by_row <= 2);  // the first row may have been chosen
        view.setStep(Step(1));
        arenaOf(*window).setFocus();
        changes.clear();
        const ValueId before = view.current();
        QTest::keyClick(&arenaOf(*window), Qt::Key_Period);
        QCOMPARE(changes.count(), view.current() == before ? 0 : 1);
        QVERIFY(view.row(view.current()));
        QCOMPARE(window->docks().panel<TensorTable>()->view().currentIndex().row(),
                 window->docks().panel<TensorTable>()->model().rowOf(view.current()));
    }

    void aFrameSelectsWhatItTouches() {
        const OpenedWindow window;
        QVERIFY(window.open(QStringLiteral("mobilenet_v2_w035")));
        ArenaChart& chart = arenaOf(*window);
        chart.fitAll();
        QVERIFY(window.settle());
        QRectF all;
        std::set<ValueId> seen;
        for (const ArenaBox& box : chart.scene().boxes) {
            if (chart.boxRect(box).isEmpty()) continue;
            all |= chart.boxRect(box);
            seen.insert(box.value);
        }
        QVERIFY(seen.size() > 50);
        QWidget* plot = plotOf(chart);
        const QPoint from = plot->mapFrom(&chart, QPointF(all.left() + 1, all.top() - 4).toPoint());
        const QPoint to = plot->mapFrom(&chart, all.bottomRight().toPoint());
        QTest::mousePress(plot, Qt::LeftButton, Qt::NoModifier, from);
        QTest::mouseMove(plot, (from + to) / 2);
        QTest::mouseMove(plot, to);
        QVERIFY(window.pointerText().contains(QStringLiteral("steps")));
        QTest::mouseRelease(plot, Qt::LeftButton, Qt::NoModifier, to);
        QCOMPARE(window->workspace().view().selection(), seen);
        QTest::mousePress(plot, Qt::LeftButton, Qt::NoModifier, from);
        QTest::mouseMove(plot, (from + to) / 2);
        QTest::keyClick(&chart, Qt::Key_Escape);
        QTest::mouseRelease(plot, Qt::LeftButton, Qt::NoModifier, (from + to) / 2);
        QCOMPARE(window->workspace().view().selection(), seen);
    }

    void planningAgainKeepsWhatIsInView() {
        const OpenedWindow window;
        QVERIFY(window.open(QStringLiteral("mlp_dynbatch")));
        ArenaChart& chart = arenaOf(*window);
        chart.zoom(2);
        const auto view = chart.view();
        window->workspace().edit(QStringLiteral("range"), [](Tuning t) {
            return edit::set_range(std::move(t), "s0", RangeEdit{1, 16});
        });
        QVERIFY(window.wait());
        window->actions().plan->trigger();
        QVERIFY(window.wait());
        QCOMPARE(chart.view(), view);
        chart.fitAll();
        QVERIFY(chart.view() != view);
    }

    void theLayoutComesBackAndCanBeReset() {
        {
            const OpenedWindow window;
            QVERIFY(window.open(QStringLiteral("add_mul_sin")));
            QSet<QString> names;
            for (const QDockWidget* dock : window->findChildren<QDockWidget*>()) names.insert(dock->objectName());
            for (const QToolBar* bar : window->findChildren<QToolBar*>()) names.insert(bar->objectName());
            QCOMPARE(names.size(),
                     window->findChildren<QDockWidget*>().size() + window->findChildren<QToolBar*>().size());
            QVERIFY(!names.contains(QString()));
            testing::dockOf<MemoryPoolsPanel>(*window).hide();
            window->addDockWidget(Qt::LeftDockWidgetArea, &testing::dockOf<PlansTable>(*window));
            QVERIFY(window.settle());
            window->close();
        }
        MainWindow again;  // with the settings that the first one left
        again.show();
        again.open(testing::programFolder(QStringLiteral("add_mul_sin")) + QStringLiteral("/model.pt2"));
        QVERIFY(QTest::qWaitFor([&] { return !again.workspace().jobs().anyBusy() && again.workspace().document(); },
                                30000));
        QVERIFY(testing::dockOf<MemoryPoolsPanel>(again).isHidden());
        QCOMPARE(again.dockWidgetArea(&testing::dockOf<PlansTable>(again)), Qt::LeftDockWidgetArea);
        again.actions().resetLayout->trigger();
        QVERIFY(!testing::dockOf<MemoryPoolsPanel>(again).isHidden());
        QCOMPARE(again.dockWidgetArea(&testing::dockOf<PlansTable>(again)), Qt::BottomDockWidgetArea);
    }

    void aNarrowWindowComesBackAsItWas() {
        const OpenedWindow window;
        window->resize(1440, 900);
        QVERIFY(window.open(QStringLiteral("mobilenet_v2_w035")));
        QDockWidget* plans = &testing::dockOf<PlansTable>(*window);
        window->resizeDocks({plans}, {300}, Qt::Vertical);
        QVERIFY(testing::settle(window->docks()));
        const int height = plans->height();
        QVERIFY(height > 250);
        window->resize(1024, 640);
        QVERIFY(testing::settle(window->docks()));
        window->resize(1440, 900);
        QVERIFY(testing::settle(window->docks()));
        QVERIFY2(std::abs(plans->height() - height) <= 8,
                 qPrintable(QStringLiteral("%1 for %2").arg(plans->height()).arg(height)));
    }

    void chartsHaveRoomAtEverySize_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << QSize(1024, 640);
        QTest::newRow("laptop") << QSize(1366, 700);
        QTest::newRow("4K") << QSize(3840, 2160);
    }
    void chartsHaveRoomAtEverySize() {
        QFETCH(QSize, size);
        const OpenedWindow window;
        QVERIFY(window.open(QStringLiteral("mobilenet_v2_w035")));
        window->resize(size);
        QVERIFY(window.settle());
        const auto has_room = [&] { return arenaOf(*window).width() >= 400 && arenaOf(*window).height() >= 250; };
        static_cast<void>(QTest::qWaitFor(has_room));  // the docks get their sizes after the window
        QCOMPARE(window->size(), size);
        QStringList docks;
        for (const QDockWidget* dock : window->findChildren<QDockWidget*>()) {
            docks.append(QStringLiteral("%1 %2 of at least %3")
                             .arg(dock->objectName())
                             .arg(dock->width())
                             .arg(dock->minimumSizeHint().width()));
        }
        const ArenaChart& chart = arenaOf(*window);
        QVERIFY2(chart.width() >= 400 && chart.height() >= 250,
                 qPrintable(QStringLiteral("%1 x %2; %3")
                                .arg(chart.width())
                                .arg(chart.height())
                                .arg(docks.join(QStringLiteral(", ")))));
        const auto lane = [&] {
            const ArenaBox* low = nullptr;
            const ArenaBox* high = nullptr;
            for (const ArenaBox& box : chart.scene().boxes) {
                if (chart.boxRect(box).isEmpty()) continue;
                if (!low || box.offset < low->offset) low = &box;
                if (!high || box.top() > high->top()) high = &box;
            }
            return low && high ? chart.boxRect(*low).bottom() - chart.boxRect(*high).top() : 0;
        };
        // The rows are laid out with the next frame of a chart that got its size just now.
        QTRY_VERIFY2(lane() >= 110, qPrintable(QStringLiteral("the arena is %1 px high").arg(lane())));
    }

    void bothThemesCanBeReadAndShareNoBackground() {
        OpenedWindow window;
        QVERIFY(window.open(QStringLiteral("mobilenet_v2_w035")));
        QHash<bool, QColor> base;
        for (const bool dark : {false, true}) {
            applyThemeByName(dark ? QStringLiteral("dark") : QStringLiteral("light"));
            base[dark] = theme().chart;
        }
        for (const bool dark : {false, true}) {
            applyThemeByName(dark ? QStringLiteral("dark") : QStringLiteral("light"));
            QVERIFY(window.settle());
            const Theme& t = theme();
            QVERIFY(contrast(t.tx, t.chart) >= 4.5 && contrast(t.tx2, t.chart) >= 4.5);
            for (int role = 0; role < static_cast<int>(data_role_count); ++role) {
                QVERIFY2(contrast(t.role(static_cast<DataRole>(role)).edge, t.chart) >= 3,
                         qPrintable(dataRoleName(static_cast<DataRole>(role))));
            }
            const QImage image = arenaOf(*window).grab().toImage();
            int own = 0, foreign = 0;
            for (int y = 0; y < image.height(); y += 3) {
                for (int x = 0; x < image.width(); x += 3) {
                    own += image.pixelColor(x, y) == base[dark];
                    foreign += image.pixelColor(x, y) == base[!dark];
                }
            }
            QVERIFY(own > 1000);
            QVERIFY2(foreign < own / 100, qPrintable(QString::number(foreign)));
        }
        applyThemeByName(QStringLiteral("light"));
    }

    void theTermsOfASizeGiveTheNumber() {
        const OpenedWindow window;
        QVERIFY(window.open(QStringLiteral("mobilenet_v2_w035")));
        ViewState& view = window->workspace().view();
        int checked = 0;
        for (const TensorRow& row : view.outcome()->tensors) {
            if (!row.planned || row.bytes == 0) continue;
            view.select({row.value}, row.value);
            const QGridLayout* sum = nullptr;
            for (QGridLayout* each : window->docks().panel<InspectorPanel>()->findChildren<QGridLayout*>()) {
                if (!sum && each->rowCount() >= 5 && each->itemAtPosition(4, 2)) sum = each;
            }
            QVERIFY(sum);
            const auto digits = [&](int at, int column) {
                const auto* label = qobject_cast<QLabel*>(sum->itemAtPosition(at, column)->widget());
                QString text = label->text();
                text = format::plainNumber(text);
                return text;
            };
            qint64 elements = 1;
            static const QRegularExpression number(QStringLiteral("[0-9]+"));
            for (auto it = number.globalMatch(digits(0, 0)); it.hasNext();)
                elements *= it.next().captured().toLongLong();
            const auto first = [&](const QString& text) { return number.match(text).captured().toLongLong(); };
            QCOMPARE(elements, first(digits(0, 2)));
            const qint64 bytes = elements * first(digits(1, 0));
            QCOMPARE(bytes, first(digits(1, 2)));
            QCOMPARE(bytes, row.bytes);
            QCOMPARE(bytes + first(digits(2, 2)), first(digits(4, 2)));
            if (++checked == 25) break;
        }
        QVERIFY(checked > 10);
    }

    void anExportGoesToATargetThatHasWhatItNeeds() {
        const OpenedWindow window;
        QVERIFY(window.open(QStringLiteral("ops_zoo")));
        ExportDialog dialog(window->workspace(), &*window);
        QVERIFY(window.wait());
        Method portable = *window.document()->outcome()->method;
        adapt_to_portable(portable);
        QList<QRadioButton*> choices = dialog.findChildren<QRadioButton*>();
        QCOMPARE(choices.size(), static_cast<qsizetype>(export_targets().size()));
        for (std::size_t i = 0; i < export_targets().size(); ++i) {
            const ExportTarget& target = export_targets()[i];
            const bool lacks =
                !missing_on(target, target.id == "arenascope" ? *window.document()->outcome()->method : portable)
                     .empty();
            QCOMPARE(choices[static_cast<qsizetype>(i)]->toolTip().isEmpty(), !lacks);
            if (dialog.options().target == target.id)
                QVERIFY(!lacks && choices[static_cast<qsizetype>(i)]->isChecked());
            choices[static_cast<qsizetype>(i)]->setChecked(true);
            QVERIFY(window.wait());
            QCOMPARE(dialog.options().target, std::string(target.id));
            QCOMPARE(dialog.exportButton().isEnabled(), !lacks);
        }
    }

    void everythingCanBeDoneWithoutThePointer() {
        const OpenedWindow window;
        QVERIFY(window.wait());
        QVERIFY(QTest::qWaitForWindowActive(&*window));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);  // the first sample card
        QVERIFY(QTest::qWaitFor([&] { return window.idle() && window.document(); }, 30000));
        QTest::keyClick(&window->docks().panel<TensorTable>()->view(), Qt::Key_Down);
        ArenaChart& chart = arenaOf(*window);
        chart.setFocus();
        QTest::keyClick(&chart, Qt::Key_Period);
        const ViewState& view = window->workspace().view();
        QVERIFY(view.row(view.current()));
        const std::string tensor = view.row(view.current())->name;
        QTest::keyClick(&chart, Qt::Key_P);
        QVERIFY(window.wait());
        QVERIFY(window.document()->tuning()->pinned.contains(tensor));
        emit window->docks().panel<MemoryPoolsPanel>()->poolAdded();
        QVERIFY(window.wait());
        QTest::keyClick(&chart, Qt::Key_M);
        auto* menu = chart.findChild<QMenu*>(QStringLiteral("poolMenu"));
        QVERIFY(menu);
        QTest::keyClick(menu, Qt::Key_2);
        QVERIFY(window.wait());
        QCOMPARE(window.document()->tuning()->assigned.at(tensor), 2);
        window->activateWindow();  // the menu of pools had the keyboard focus
        QVERIFY(QTest::qWaitForWindowActive(&*window));
        QTest::keyClick(&*window, Qt::Key_F5);
        QVERIFY(window.wait());
        QTest::keyClick(&*window, Qt::Key_E, Qt::ControlModifier);
        auto* dialog = window->findChild<ExportDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->options().target, std::string("executorch-portable"));
        QVERIFY(window.wait());  // for the proof
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("keys.pte"));
        dialog->fileField().setFocus();
        QTest::keyClick(&dialog->fileField(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&dialog->fileField(), file);
        dialog->exportButton().setFocus();
        QTest::keyClick(&dialog->exportButton(), Qt::Key_Space);
        QVERIFY(window.wait());
        Progress quiet;
        QVERIFY(window->workspace().engine().open(file.toStdString(), quiet).ok());
    }
};

QTEST_MAIN(TestAcceptance)
#include "test_acceptance.moc"
