// The bar above the graph: in a narrow view, and in a longer language, no control is cut. What has no room is in a
// menu.

#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>
#include <QTranslator>
#include <QtTest>

#include "tests/widgets/graph_testing.h"
#include "widgets/graph/graph_bar.h"
#include "widgets/graph/graph_chart.h"
#include "widgets/theme/apply_theme.h"
#include "widgets/ui/view_state.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// Texts of a language that needs more room.
class Longer final : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override {
        const QString text = QString::fromUtf8(source);
        return text + QString(text.size() / 2 + 2, QLatin1Char('~'));
    }
};

QAction* actionOf(const QMenu& menu, const QString& text) {
    for (QAction* action : menu.actions()) {
        if (action->text() == text) return action;
        if (QAction* inner = action->menu() ? actionOf(*action->menu(), text) : nullptr) return inner;
    }
    return nullptr;
}

}  // namespace

class TestGraphBar : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, Theme::Kind::light); }

    void escapeLeavesThePartThatIsShown() {
        const auto model = openedGraph(programFolder("cond_nested") + "/model.pt2");
        QVERIFY(model);
        ViewState state;
        GraphChart chart(state);
        chart.resize(1400, 700);
        chart.show();
        state.show(model->outcome, std::make_shared<const Tuning>());
        ValueId value = no_value;
        for (const ProgramNode& node : chart.graph().nodes) {
            if (node.runs() && node.value != no_value) value = node.value;
        }
        state.select({value}, value);
        chart.bar().scopes().setCurrentIndex(static_cast<int>(GraphBar::Scope::around));
        QVERIFY(chart.query().centre.valid());
        QTest::keyClick(&chart.canvas(), Qt::Key_Escape);
        QVERIFY(!chart.query().centre.valid());
        QVERIFY(chart.bar().scope() == GraphBar::Scope::program);
        QCOMPARE(state.current(), value);
        QTest::keyClick(&chart.canvas(), Qt::Key_Escape);
        QCOMPARE(state.current(), no_value);
    }

    /// The title of an open frame is drawn where no card is.
    void anOpenFrameHasItsMenu() {
        const auto model = openedGraph(programFolder("cond_nested") + "/model.pt2");
        QVERIFY(model);
        ViewState state;
        GraphChart chart(state);
        chart.resize(1400, 700);
        chart.show();
        state.show(model->outcome, std::make_shared<const Tuning>());
        chart.openToLevel(1);
        QVERIFY(!chart.scene().boxes.empty());
        const GraphBox box = chart.scene().boxes.front();
        const QPointF title = chart.canvas().toView(box.rect).topLeft() + QPointF(40, 8);
        emit chart.customContextMenuRequested(chart.canvas().mapTo(&chart, title.toPoint()));
        auto* menu = chart.findChild<QMenu*>(QStringLiteral("tensorMenu"));
        QVERIFY(menu);
        QVERIFY(actionOf(*menu, QStringLiteral("Close this frame")));
        QVERIFY(chart.canvas().currentFrame() == box.frame);
        menu->close();
    }

    void controlsWithoutRoomAreInAMenu_data() {
        QTest::addColumn<bool>("is_longer");
        QTest::newRow("English") << false;
        QTest::newRow("longer") << true;
    }
    void controlsWithoutRoomAreInAMenu() {
        QFETCH(bool, is_longer);
        Longer longer;
        if (is_longer) QCoreApplication::installTranslator(&longer);
        const auto end = qScopeGuard([&] { QCoreApplication::removeTranslator(&longer); });
        const auto model = openedGraph(programFolder("cond_nested") + "/model.pt2");
        QVERIFY(model);
        ViewState state;
        GraphChart chart(state);
        chart.resize(1400, 700);
        chart.show();
        state.show(model->outcome, std::make_shared<const Tuning>());
        GraphBar& bar = chart.bar();
        auto* more = bar.findChild<QToolButton*>(QStringLiteral("graphMore"));
        QVERIFY(more);
        for (const int width : {1400, 1000, 860, 859, 760, 640, 520, 420, 320}) {
            chart.resize(width, 700);
            QApplication::processEvents();
            for (const QWidget* each : bar.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
                const bool control = qobject_cast<const QToolButton*>(each) || qobject_cast<const QComboBox*>(each);
                if (!control || each->isHidden()) continue;
                const QByteArray what = each->accessibleName().toUtf8() + " at " + QByteArray::number(width);
                QVERIFY2(each->geometry().right() < bar.width(), what.constData());
                QVERIFY2(each->width() >= each->sizeHint().width(), what.constData());
            }
            if (width == 1400 && !is_longer) QVERIFY(more->isHidden());
            const QLineEdit& search = bar.search();
            const int wanted = search.fontMetrics().horizontalAdvance(search.placeholderText());
            if (!is_longer) QVERIFY2(wanted < search.width(), "what the field is for is cut");
            // In a row of their own, controls begin at the left, below the crumbs.
            if (width < 860) QVERIFY(search.x() < 2 * bar.layout()->contentsMargins().left());
        }
        QVERIFY(!more->isHidden() && bar.scopes().isHidden());
        QVERIFY(!bar.modulesButton().isHidden() || is_longer);
        emit more->menu()->aboutToShow();
        QAction* users = actionOf(*more->menu(), bar.scopes().itemText(3));
        QVERIFY(users && !users->isChecked());
        users->trigger();
        QCOMPARE(bar.scope(), GraphBar::Scope::users);
        emit more->menu()->aboutToShow();
        QVERIFY(actionOf(*more->menu(), bar.scopes().itemText(3))->isChecked());
    }
};

QTEST_MAIN(TestGraphBar)
#include "test_graph_bar.moc"
