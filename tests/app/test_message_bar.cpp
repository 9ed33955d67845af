// The message bar in narrow and low windows.

#include <QLabel>
#include <QTest>
#include <QVBoxLayout>

#include "app/dialogs/message_bar.h"
#include "tests/settle.h"

using namespace arenascope;

class TestMessageBar : public QObject {
    Q_OBJECT

private slots:
    /// Also where only the height of the window changes, so that the bar itself keeps its size; errors are always
    /// whole.
    void aLowWindowShowsTheTitleOfWhatStands() {
        QWidget window;
        auto* bar = new MessageBar(&window);
        auto* layout = new QVBoxLayout(&window);
        layout->addWidget(bar);
        layout->addStretch();
        window.resize(380, 900);
        window.show();
        bar->setStanding(QStringLiteral("The plan does not fit"), QString(20, u'w') + QStringLiteral(" what helps"));
        bar->setStandingOffer(QStringLiteral("Shrink…"), [] {});
        const auto isShown = [&] {
            testing::handleEvents();
            for (const QLabel* each : bar->findChildren<QLabel*>())
                if (each->text().endsWith(QStringLiteral("what helps"))) return each->isVisible();
            return false;
        };
        QVERIFY(isShown());
        window.resize(380, 500);
        QVERIFY(!isShown());
        QVERIFY(bar->toolTip().endsWith(QStringLiteral("what helps")));
        window.resize(380, 900);
        QVERIFY(isShown());
        window.resize(380, 500);
        bar->showNotice(QStringLiteral("A file failed"), QStringLiteral("and what helps"));
        QVERIFY(isShown());
    }
};

QTEST_MAIN(TestMessageBar)
#include "test_message_bar.moc"
