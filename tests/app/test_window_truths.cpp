// Facts that the window shows in two places agree, and the window uses the values it is given.

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>
#include <QWheelEvent>

#include "app/controllers/edits.h"
#include "app/dialogs/export_contents.h"
#include "app/dialogs/export_dialog.h"
#include "app/windows/chart_tabs.h"
#include "tests/app/opened_window.h"
#include "widgets/charts/map/map_chart.h"
#include "widgets/panels/memory_pools_panel.h"
#include "widgets/panels/pool_card.h"
#include "widgets/panels/problems_panel.h"
#include "widgets/tables/plans_table.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/language.h"
#include "widgets/ui/link_row.h"

using namespace arenascope;

class TestWindowTruths : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<testing::OpenedWindow> window_;
    [[nodiscard]] MainWindow& window() const { return **window_; }
    [[nodiscard]] QString titleLine() const { return static_cast<QLabel*>(window().menuBar()->cornerWidget())->text(); }
    /// The question on closing, answered by Cancel; empty if there is none.
    [[nodiscard]] QString asked() const {
        QString text;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box) return;
            text = box->text();
            box->button(QMessageBox::Cancel)->click();
        });
        timer.start(5);
        window().actions().closeDocument->trigger();
        return text;
    }

    void setCapacity(qint64 bytes) const {
        Pool pool = window_->plan().problem.pools.front();
        pool.capacity = bytes;
        emit window().docks().panel<MemoryPoolsPanel>()->poolChanged(pool);
        QVERIFY(window_->wait());
    }
    /// The links of the problem of which one begins so, with its number; null if there is none.
    [[nodiscard]] std::pair<LinkRow*, int> remedy(const QString& words) const {
        for (LinkRow* row : window().docks().panel<ProblemsPanel>()->findChildren<LinkRow*>()) {
            for (int i = 0; i < row->links().size(); ++i)
                if (row->links()[i].startsWith(words)) return {row, i};
        }
        return {};
    }
    /// Two live tensors pinned to the same bytes.
    void pinTwoAtOnce() const {
        const std::vector<TensorRow>& rows = window_->document()->outcome()->tensors;
        for (const TensorRow& a : rows) {
            for (const TensorRow& b : rows) {
                const bool together = a.first_step <= b.last_step && b.first_step <= a.last_step;
                if (a.value >= b.value || !a.buffer.valid() || !b.buffer.valid() || !together) continue;
                window().workspace().edit(QStringLiteral("pins"), [&](Tuning tuning) {
                    tuning.pinned[a.name] = tuning.pinned[b.name] = 0;
                    return tuning;
                });
                QVERIFY(window_->wait());
                return;
            }
        }
        QFAIL("no two tensors live at once");
    }
    /// The tab whose text begins so, as it is painted; null if there is none.
    [[nodiscard]] QImage tabOf(const QString& title) const {
        for (QTabBar* bar : window().findChildren<QTabBar*>()) {
            for (int i = 0; i < bar->count(); ++i) {
                if (bar->isVisible() && bar->tabText(i).startsWith(title)) return bar->grab(bar->tabRect(i)).toImage();
            }
        }
        return {};
    }
    [[nodiscard]] static int pixels(const QImage& image, const QColor& color, int near) {
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QColor at = image.pixelColor(x, y);
                count += std::abs(at.red() - color.red()) + std::abs(at.green() - color.green()) +
                            std::abs(at.blue() - color.blue()) <
                        near
                    ? 1
                    : 0;
            }
        }
        return count;
    }

private slots:
    /// Measured in the background: the Map shows it at the peak, and Problems applies the change.
    void aPassThatLowersThePeakIsNamedAndMade() {
        QVERIFY(window_->open(QStringLiteral("lstm")));
        setCapacity(8000);
        QVERIFY(!window_->plan().fits());
        QTRY_VERIFY_WITH_TIMEOUT(remedy(QStringLiteral("Fold constants: ")).first, 30000);
        window().actions().explainPeak->trigger();
        auto* map = window().findChild<MapChart*>();
        QVERIFY(map);
        QTRY_VERIFY2(
            map->explanation().contains(QStringLiteral("program changes that lower the peak: "), Qt::CaseInsensitive) &&
                map->explanation().contains(QStringLiteral("Fold constants ")),
            qPrintable(map->explanation()));
        const auto [row, link] = remedy(QStringLiteral("Fold constants: "));
        emit row->chosen(link);
        QVERIFY(window_->wait());
        QCOMPARE(window_->document()->tuning()->edits.passes, std::vector<std::string>{"fold-constants"});
        QVERIFY(window_->plan().fits());
    }

    void initTestCase() {
        testing::prepareWindows(QStringLiteral("truths"));
        applyLanguageByName(QStringLiteral("en"));
    }
    void init() {
        window_ = std::make_unique<testing::OpenedWindow>();
        QVERIFY(window_->wait());
    }
    void cleanup() { window_.reset(); }

    void theTitleCountsTheEditsThatClosingAsksAbout() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        QVERIFY2(titleLine().contains(QStringLiteral("no edits")), qPrintable(titleLine()));
        window().edits().pin(window_->largestTensor(), 4096);
        QVERIFY(window_->wait());
        QVERIFY2(titleLine().contains(QStringLiteral("1 unsaved edit")), qPrintable(titleLine()));
        const QTemporaryDir folder;
        QVERIFY(window().workspace().session().save(folder.filePath(QStringLiteral("s.json"))).ok());
        QVERIFY2(titleLine().contains(QStringLiteral("1 edit, saved")), qPrintable(titleLine()));
        window().actions().undo->trigger();
        QVERIFY2(titleLine().contains(QStringLiteral("1 unsaved edit")), qPrintable(titleLine()));
        const QString question = asked();
        QVERIFY2(question.startsWith(QStringLiteral("Save 1 edit of")), qPrintable(question));
        window().actions().redo->trigger();
        QVERIFY2(titleLine().contains(QStringLiteral("1 edit, saved")), qPrintable(titleLine()));
    }

    void theSecondOfTwoFilesIsCompared() {
        const QString first = testing::programFolder(QStringLiteral("add_mul_sin")),
                      second = testing::programFolder(QStringLiteral("mlp_dynbatch"));
        window().openAll({first + QStringLiteral("/model.pt2"), second + QStringLiteral("/model.pt2")});
        QTRY_VERIFY_WITH_TIMEOUT(window_->idle() && window().workspace().view().compared(), 30000);
        QCOMPARE(window().findChild<QTabWidget*>()->currentWidget()->objectName(), QStringLiteral("compareChart"));
        QVERIFY(window().workspace().view().compared()->title.contains(QStringLiteral("mlp_dynbatch")));
    }

    void withAPinPlansKeepABaselineAndOneBound() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        window().edits().pin(QStringLiteral("convolution_3"), 0x041250);
        QVERIFY(window_->wait());
        const std::vector<PlanRow> rows = planRows(*window_->document()->outcome());
        QVERIFY(rows.size() > 3);
        std::set<qint64> bounds;
        int baselines = 0, refused = 0;
        for (const PlanRow& row : rows) {
            refused += row.refusedBaseline ? 1 : 0;
            if (!row.refusal.isEmpty()) continue;
            QVERIFY2(row.toBaseline, qPrintable(row.title));
            baselines += row.isBaseline ? 1 : 0;
            bounds.insert(row.lowerBound);
        }
        QCOMPARE(baselines, 1);
        QCOMPARE(refused, 1);
        QCOMPARE(bounds.size(), std::size_t{1});
        const QString said = window().docks().panel<PlansTable>()->baselineText();
        QVERIFY2(said.contains(QStringLiteral("pin")), qPrintable(said));  // why it is not the usual one
    }

    void aCardIsAsWideAsItsDockWhateverItSays() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        window().resize(1024, 640);
        window().docks().raise(QStringLiteral("pools"));
        QVERIFY(window_->settle());
        PoolCard* card = window().docks().panel<MemoryPoolsPanel>()->card(1);
        QVERIFY(card && card->isVisible());
        PoolResult before = window_->plan().pools.front(), after = before;
        before.capacity = after.capacity = 320 * 1024;
        after.bytes = 12345 * 1024 + 512;
        for (const auto& [target, overlaps] : {std::pair(false, false), {true, false}, {false, true}}) {
            card->preview(after, target, overlaps);
            QVERIFY(window_->settle());
            QVERIFY(card->mapTo(window().docks().panel<MemoryPoolsPanel>(), QPoint(card->width(), 0)).x() <=
                    window().docks().panel<MemoryPoolsPanel>()->width());
            for (const QLabel* label : card->findChildren<QLabel*>()) {
                if (!label->isVisible() || label->wordWrap()) continue;
                QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
            }
        }
    }

    void theFilterLooksWhereItIsToldAndSaysWhenItIsBroken() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        TensorTable& table = *window().docks().panel<TensorTable>();
        const int all = table.model().total();
        table.filterField()->setText(QStringLiteral("op:hardtanh"));
        const int by_op = table.model().rowCount();
        QVERIFY(by_op > 0 && by_op < all);
        for (int row = 0; row < by_op; ++row)
            QVERIFY(QString::fromStdString(table.model().at(row)->op).contains(QStringLiteral("hardtanh")));
        const auto* dock = qobject_cast<QWidget*>(table.parent());
        QVERIFY2(dock->windowTitle().contains(QStringLiteral("%1 of %2").arg(by_op).arg(all)),
                 qPrintable(dock->windowTitle()));
        table.filterField()->setText(QStringLiteral("/[unclosed/"));
        bool said = false;
        for (const QLabel* label : table.findChildren<QLabel*>())
            said = said || (label->isVisible() && label->text().contains(QStringLiteral("incomplete")));
        QVERIFY(said);
        table.filterField()->clear();
        QVERIFY2(!dock->windowTitle().contains(QStringLiteral(" of ")), qPrintable(dock->windowTitle()));
    }

    void theWheelScrollsAndEditsNothing() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        window().workspace().edit(QStringLiteral("pools"), [](Tuning t) {
            return edit::add_pool(std::move(t), Pool{.mem_id = 2, .name = "PSRAM"});
        });
        QVERIFY(window_->wait());
        const TensorRow& row = window_->document()->outcome()->tensors.front();
        window().workspace().view().select({row.value}, row.value);
        const auto edits = window_->document()->history().count();
        int tried = 0;
        for (QWidget* field : window().findChildren<QWidget*>()) {
            const bool is_field = field->inherits("QComboBox") || field->inherits("QAbstractSpinBox");
            if (!is_field || !field->isEnabled() || !field->isVisible() || field->hasFocus()) continue;
            QWheelEvent turn(QPointF(4, 4), field->mapToGlobal(QPointF(4, 4)), QPoint(), QPoint(0, -120), Qt::NoButton,
                             Qt::NoModifier, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(field, &turn);
            QVERIFY2(!field->hasFocus(), field->metaObject()->className());
            ++tried;
        }
        QVERIFY(tried > 4);
        QVERIFY(window_->wait());
        QCOMPARE(window_->document()->history().count(), edits);
    }

    void aViewWithoutATabIsReachedAtOnce() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        window().resize(1024, 640);
        auto* tabs = window().findChild<ChartTabs*>();
        QVERIFY(tabs);
        tabs->resize(420, tabs->height());
        QVERIFY(window_->settle());
        int hidden = 0;
        for (int i = tabs->count() - 1; i >= 0; --i) {
            hidden += tabs->isTabVisible(i) ? 0 : 1;
            tabs->setCurrentIndex(i);
            QCOMPARE(tabs->currentIndex(), i);
            QVERIFY(tabs->isTabVisible(i));
        }
        QVERIFY(hidden > 0);
    }

    void aPlanThatDoesNotFitSaysSoUntilItDoes() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        const auto* state = window().findChild<QLabel*>(QStringLiteral("planTrouble"));
        MessageBar& bar = window().messages();
        QVERIFY(state && !state->isVisible() && !bar.isVisible());
        const qint64 bytes = window_->plan().total_bytes;
        setCapacity(bytes - 16);
        QVERIFY(state->isVisible());
        QVERIFY2(state->text().contains(QStringLiteral("over by 16 B in pool")), qPrintable(state->text()));
        QCOMPARE(state->palette().color(state->foregroundRole()), theme().bad);
        QVERIFY(bar.isVisible());
        QVERIFY2(bar.title().startsWith(QStringLiteral("The plan does not fit: over by 16 B in pool")),
                 qPrintable(bar.title()));
        QCOMPARE(bar.property("level").toString(), QStringLiteral("bad"));
        // It gives way to messages about other things and returns after them.
        bar.showNotice(QStringLiteral("Something else"), QString());
        window().actions().run->trigger();
        QVERIFY(window_->wait());
        QVERIFY2(bar.title().startsWith(QStringLiteral("The plan does not fit")), qPrintable(bar.title()));
        for (QToolButton* close : bar.findChildren<QToolButton*>()) close->click();
        QVERIFY2(!bar.isVisible(), "the user has read it");
        window().actions().plan->trigger();
        QVERIFY(window_->wait());
        QVERIFY2(!bar.isVisible(), "and it is still the same");
        QVERIFY(state->isVisible());
        setCapacity(bytes - 32);
        QVERIFY2(bar.isVisible(), "this is news");
        setCapacity(bytes);
        QVERIFY(!state->isVisible() && !bar.isVisible());
    }

    void aPlanThatOverlapsIsExportedOnlyAllTheSame() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        pinTwoAtOnce();
        QVERIFY(!window_->plan().valid());
        const auto* state = window().findChild<QLabel*>(QStringLiteral("planTrouble"));
        QVERIFY2(state->text().contains(QStringLiteral(" overlap: ")) && state->text().contains(QStringLiteral("step")),
                 qPrintable(state->text()));
        QVERIFY2(window().messages().title().startsWith(QStringLiteral("The plan is invalid: ")),
                 qPrintable(window().messages().title()));
        ExportDialog dialog(window().workspace(), &window());
        dialog.show();
        QVERIFY(window_->wait());
        const QTemporaryDir folder;
        dialog.fileField().setText(folder.filePath(QStringLiteral("out.pte")));
        const auto* caution = dialog.findChild<QLabel*>(QStringLiteral("caution"));
        QVERIFY(caution && caution->isVisible() && dialog.force().isVisible());
        QVERIFY2(
            caution->text().contains(QStringLiteral("2 tensor")) && caution->text().contains(QStringLiteral("overlap")),
            qPrintable(caution->text()));
        QCOMPARE(caution->palette().color(caution->foregroundRole()), theme().bad);
        QVERIFY(!dialog.exportButton().isEnabled());
        dialog.force().setChecked(true);
        QVERIFY(dialog.exportButton().isEnabled());
        dialog.exportButton().click();
        QVERIFY(!QApplication::activePopupWidget());
        QVERIFY(window_->wait());
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("out.pte"))));
    }

    void aPlanOverCapacityIsExportedOnlyAllTheSame() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        setCapacity(window_->plan().total_bytes - 16);
        ExportDialog dialog(window().workspace(), &window());
        dialog.show();
        QVERIFY(window_->wait());
        const auto* caution = dialog.findChild<QLabel*>(QStringLiteral("caution"));
        QVERIFY2(caution->text().startsWith(QStringLiteral("✗ over capacity by 16 B in ")),
                 qPrintable(caution->text()));
        QVERIFY(!dialog.exportButton().isEnabled());
        dialog.force().setChecked(true);
        QVERIFY(dialog.exportButton().isEnabled());
    }

    void countsOfTabsAreQuietAndThoseOfProblemsAreNot() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        setCapacity(window_->plan().total_bytes - 16);
        QTRY_VERIFY(!tabOf(QStringLiteral("Problems  ")).isNull());
        const Theme& t = theme();
        const QImage problems = tabOf(QStringLiteral("Problems  ")), plans = tabOf(QStringLiteral("Plans")),
                     tensors = tabOf(QStringLiteral("Tensors  "));
        QVERIFY(!plans.isNull() && !tensors.isNull());
        constexpr int alike = 90, same = 12;  // small digits are mostly edges; titles have more contrast
        QVERIFY2(pixels(problems, t.bad, alike) > 3, "the count, and nothing but the count");
        QCOMPARE(pixels(problems.copy(0, 0, problems.width() / 2, problems.height()), t.bad, alike), 0);
        QCOMPARE(pixels(plans, t.bad, alike), 0);
        QCOMPARE(pixels(tensors, t.bad, alike), 0);
        QVERIFY(pixels(tensors.copy(tensors.width() * 2 / 3, 0, tensors.width() / 3, tensors.height()), t.tx3, same) >
                0);
    }

    void theExportDialogWritesWhatItsContentsSay() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        ExportDialog dialog(window().workspace(), &window());
        QVERIFY(window_->wait());
        dialog.contents().stackTraces().setChecked(true);
        dialog.contents().segmentAlignment().setCurrentIndex(dialog.contents().segmentAlignment().findData(4096));
        QVERIFY(window_->wait());
        QVERIFY(dialog.options().stack_traces && dialog.options().segment_align == 4096);
        QVERIFY(dialog.proof().isGood);
        auto* outputs = dialog.findChild<QTreeWidget*>();
        QVERIFY(outputs && outputs->topLevelItemCount() > 0);
        QVERIFY(!outputs->topLevelItem(0)->text(3).isEmpty());  // elements
    }
};

QTEST_MAIN(TestWindowTruths)
#include "test_window_truths.moc"
