#pragma once
// A main window with a real workspace and real widgets, offscreen, for the tests of the window.

#include <QAbstractButton>
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QMessageBox>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>
#include <algorithm>
#include <functional>
#include <memory>

#include "app/controllers/appearance.h"
#include "app/controllers/main_actions.h"
#include "app/dialogs/message_bar.h"
#include "app/document/workspace.h"
#include "app/windows/main_docks.h"
#include "app/windows/main_window.h"
#include "tests/settle.h"
#include "tests/test_data.h"
#include "widgets/plot/chart.h"
#include "widgets/tables/tensor_model.h"
#include "widgets/tables/tensor_table.h"
#include "widgets/ui/language.h"

namespace arenascope::testing {

/// Settings of its own, emptied; call it before the first window of a test.
inline void prepareWindows(const QString& test) {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("ArenaScopeTest"));
    QCoreApplication::setApplicationName(test);
    applyThemeByName(QStringLiteral("light"));
    applyLanguageByName(QStringLiteral("en"));  // its file holds the plurals
}

/// What holds a panel of that type.
template <class Panel>
QDockWidget& dockOf(MainWindow& window) {
    return *qobject_cast<QDockWidget*>(window.docks().panel<Panel>()->parentWidget());
}

/// All charts inside a widget.
struct ChartsOf {
    const QWidget& widget;
    [[nodiscard]] bool isSettled() const {
        const auto charts = widget.findChildren<Chart*>();
        return std::all_of(charts.begin(), charts.end(), [](const Chart* each) { return each->isSettled(); });
    }
};

class OpenedWindow {
public:
    OpenedWindow() {
        QSettings().clear();
        window_ = std::make_unique<MainWindow>();
        window_->show();
    }
    [[nodiscard]] MainWindow& operator*() const { return *window_; }
    [[nodiscard]] MainWindow* operator->() const { return window_.get(); }
    [[nodiscard]] Document* document() const { return window_->workspace().document(); }
    [[nodiscard]] const Plan& plan() const { return document()->outcome()->plan(); }
    [[nodiscard]] bool idle() const { return !window_->workspace().jobs().anyBusy(); }
    [[nodiscard]] bool wait() const {
        return QTest::qWaitFor([this] { return idle(); }, 30000);
    }
    /// No job is under way, no chart is being made, and all are laid out and painted.
    [[nodiscard]] bool settle() const { return testing::settle(*this); }
    [[nodiscard]] bool isSettled() const { return idle() && ChartsOf{*window_}.isSettled(); }
    [[nodiscard]] bool open(const QString& program) const {
        const QString file = programFile(program);
        if (file.isEmpty() || !wait()) return false;
        window_->open(file);
        return QTest::qWaitFor([this] { return idle() && document(); }, 30000);
    }
    [[nodiscard]] QString pointerText() const { return window_->findChild<QLabel*>(QStringLiteral("pointer"))->text(); }
    [[nodiscard]] QString largestTensor() const {
        const TensorRow* largest = nullptr;
        for (const TensorRow& row : document()->outcome()->tensors) {
            if (row.planned && (!largest || row.bytes > largest->bytes)) largest = &row;
        }
        return QString::fromStdString(largest->name);
    }

private:
    std::unique_ptr<MainWindow> window_;
};

/// As a person does: the row becomes the current one first, and is selected then.
inline void clickRow(QTreeWidget& tree, const QTreeWidgetItem* row) {
    tree.scrollToItem(row);
    handleEvents();
    QTest::mouseClick(tree.viewport(), Qt::LeftButton, Qt::NoModifier, tree.visualItemRect(row).center());
}

/// Answers the question that `act` opens; false if none opened.
inline bool answering(QMessageBox::StandardButton button, const std::function<void()>& act) {
    bool asked = false;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, qApp, [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box) return;
        asked = true;
        box->button(button)->click();
    });
    timer.start(5);
    act();
    return asked;
}

}  // namespace arenascope::testing
