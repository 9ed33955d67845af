// Quantised layers on integers, chosen where the program is exported, in the real window.

#include <QAction>
#include <QMenu>
#include <QPushButton>

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
            const auto menus = window().actions().targetMenu->findChildren<QMenu*>(QStringLiteral("coreMenu"));
            return menus.isEmpty() ? QList<QAction*>() : menus.last()->actions();  // earlier ones await deletion
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
};

QTEST_MAIN(TestIntegersWindow)
#include "test_integers_window.moc"
