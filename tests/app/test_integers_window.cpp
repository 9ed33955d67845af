// Computing quantised layers on integers, chosen in the Export dialog of the real window.

#include <QAction>
#include <QCheckBox>
#include <QMenu>
#include <QPushButton>

#include "app/dialogs/export_dialog.h"
#include "engine/evaluate/int8_method.h"
#include "engine/study/delegation_study.h"
#include "tests/app/opened_window.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestIntegersWindow : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<OpenedWindow> window_;

    MainWindow& window() { return **window_; }
    [[nodiscard]] bool open(const char* program) {
        window().open(QStringLiteral(ARENASCOPE_TEST_DATA "/cortex_m/") + QString::fromLatin1(program) +
                      QStringLiteral("/model_quantized.pt2"));
        return QTest::qWaitFor([this] { return window_->document() && window_->document()->outcome(); }, 30000) &&
            window_->wait();
    }

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_integers_window")); }
    void init() {
        window_ = std::make_unique<OpenedWindow>();
        QVERIFY(window_->wait());
    }
    void cleanup() { window_.reset(); }

    void theCoreIsChosenBesideThePresets() {
        const auto items = [&] {
            emit window().actions().targetMenu->aboutToShow();
            auto* menu = window().actions().targetMenu->findChild<QMenu*>(QStringLiteral("coreMenu"));
            return menu ? menu->actions() : QList<QAction*>();
        };
        const auto item = [&](const QString& text) {
            const QList<QAction*> all = items();
            const auto found =
                std::find_if(all.begin(), all.end(), [&](QAction* each) { return each->text() == text; });
            return found == all.end() ? nullptr : *found;
        };
        QVERIFY(open("programs/depthwise_zoo"));
        QAction* integers = items().first();
        QVERIFY(integers->isEnabled() && !integers->isChecked());
        integers->trigger();
        QVERIFY(window_->wait());
        QVERIFY(items().first()->isChecked());
        QCOMPARE(window_->document()->outcome()->method->core, std::optional(Core::m4));
        item(QStringLiteral("Cortex-M55"))->trigger();
        QVERIFY(window_->wait());
        QVERIFY(item(QStringLiteral("Cortex-M55"))->isChecked());
        QCOMPARE(window_->document()->outcome()->method->core, std::optional(Core::m55));
        QVERIFY(window_->document()->outcome()->report.issues.empty());
        item(QStringLiteral("Detected from the program"))->trigger();
        QVERIFY(window_->wait());
        QVERIFY(!window_->document()->tuning()->core);
    }

    void exportTurnsQuantisedLayersIntoIntegers() {
        QVERIFY(open("programs/depthwise_zoo"));
        ExportDialog dialog(window().workspace(), &window());
        QVERIFY(window_->wait());
        auto* integers = dialog.findChild<QCheckBox*>(QStringLiteral("integers"));
        QVERIFY(integers && !integers->isChecked());
        integers->click();
        QVERIFY(window_->wait());
        QVERIFY(wants_int8(*window_->document()->tuning()));
        QCOMPARE(dialog.options().target, std::string("executorch-cortex-m"));
        QVERIFY(QTest::qWaitFor([&] { return dialog.exportButton().isEnabled(); }, 30000));
        QVERIFY(!dialog.proof().steps.empty() && dialog.proof().isGood);
        integers = nullptr;
        for (auto* each : dialog.findChildren<QCheckBox*>(QStringLiteral("integers")))
            if (each->isVisibleTo(&dialog)) integers = each;
        QVERIFY(integers && integers->isChecked());
        window().actions().undo->trigger();
        QVERIFY(window_->wait());
        QVERIFY(!wants_int8(*window_->document()->tuning()));
    }

    /// With its Python line and the reason, like nodes that no delegate takes.
    void delegatesListsWhatComputesOnRealNumbers() {
        QVERIFY(open("extra/leaky"));
        window().workspace().edit({}, [](Tuning tuning) { return with_int8(std::move(tuning), true); });
        QVERIFY(window_->wait());
        const DelegationRows rows = delegation_rows(*window_->document()->outcome());
        const auto real = std::find_if(rows.nodes.begin(), rows.nodes.end(),
                                       [](const NodeVerdict& each) { return !each.refusals.empty(); });
        QVERIFY(real != rows.nodes.end());
        QCOMPARE(real->refusals.front().backend, std::string("cortex_m"));
        QVERIFY2(real->op.find("leaky_relu") != std::string::npos, real->op.c_str());
        QVERIFY(!real->source.empty());
    }
};

QTEST_MAIN(TestIntegersWindow)
#include "test_integers_window.moc"
