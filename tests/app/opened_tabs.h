#pragma once
// The window with tabs, with real pages and workers, offscreen, for the tests of several programs.

#include "app/controllers/open_programs.h"
#include "app/windows/tabbed_window.h"
#include "tests/app/opened_window.h"

namespace arenascope::testing {

/// A test class derives from it; each of its tests begins with start().
class TabsTest : public QObject {
protected:
    std::unique_ptr<TabbedWindow> window_;

    /// Another window in place of the former one.
    void start() {
        window_.reset();
        window_ = std::make_unique<TabbedWindow>();
        window_->show();
        QVERIFY(wait());
    }
    static QString model(const char* program) {
        return programFolder(QString::fromLatin1(program)) + QStringLiteral("/model.pt2");
    }
    [[nodiscard]] MainWindow& page() const { return window_->page(); }
    [[nodiscard]] Document* document(std::size_t page) const { return window_->page(page).workspace().document(); }
    [[nodiscard]] std::size_t count() const { return window_->programs().pages().size(); }
    [[nodiscard]] bool wait() const {
        return QTest::qWaitFor(
            [this] {
                const auto& pages = window_->programs().pages();
                return std::all_of(pages.begin(), pages.end(),
                                   [](const auto& each) { return !each.workspace->jobs().anyBusy(); });
            },
            30000);
    }
    [[nodiscard]] bool open(const QString& path) const {
        page().open(path);
        return QTest::qWaitFor([&] { return window_->programs().showing(path) != nullptr; }, 30000) && wait();
    }
    [[nodiscard]] bool openTwo() const { return open(model("add_mul_sin")) && open(model("mlp_dynbatch")); }
};

}  // namespace arenascope::testing
