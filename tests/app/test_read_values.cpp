// Values of a tensor in the Inspector: the window repeats the last run for them.

#include <QPushButton>

#include "tests/app/opened_window.h"
#include "widgets/panels/inspector/inspector_parts.h"
#include "widgets/panels/inspector/values_section.h"
#include "widgets/panels/inspector_panel.h"
#include "widgets/panels/run_panel.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestReadValues : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_read_values")); }

    void aTensorOfTheLastRunIsRead() {
        OpenedWindow opened;
        QVERIFY(opened.wait());
        QVERIFY(opened.open(QStringLiteral("mobilenet_v2_w035")));
        MainWindow& window = *opened;
        ViewState& view = window.workspace().view();
        const auto& rows = view.outcome()->tensors;
        const auto row = std::find_if(rows.begin(), rows.end(), [](const TensorRow& each) {
            return each.role == Role::intermediate && each.op == "aten::convolution.out";
        });
        QVERIFY(row != rows.end());
        view.select({row->value}, row->value);
        auto& panel = *window.docks().panel<InspectorPanel>();
        auto* read = panel.findChild<QPushButton*>(QStringLiteral("readValues"));
        QVERIFY(read && read->isHidden());
        window.workspace().runs().start(window.docks().panel<RunPanel>()->request());
        QVERIFY(opened.wait());
        QVERIFY(!read->isHidden());
        const auto before = view.run();
        read->click();
        QVERIFY(opened.wait());
        QTRY_VERIFY(panel.parts().values().facts().contains(QStringLiteral("mean")));
        QVERIFY(!panel.parts().values().firstNumbers().isEmpty());
        QCOMPARE(view.run(), before);  // reading values does not replace the results of the run
        // Another tensor needs another read.
        view.select({rows.front().value}, rows.front().value);
        view.select({row->value}, row->value);
        QVERIFY(!read->isHidden() && read->isEnabled());
    }
};

QTEST_MAIN(TestReadValues)
#include "test_read_values.moc"
