#pragma once
// The window: the open programs, each on a page of its own, and their tabs under the toolbar. With a single program
// there are no tabs.

#include <QStackedWidget>
#include <QStringList>
#include <vector>

#include "app/controllers/open_programs.h"
#include "app/windows/leaving_pages.h"

class QMenu;

namespace arenascope {

class MainWindow;
class TabStrip;

class TabbedWindow : public QStackedWidget {
    Q_OBJECT
public:
    TabbedWindow();
    ~TabbedWindow() override;

    [[nodiscard]] OpenPrograms& programs() { return programs_; }
    [[nodiscard]] TabStrip& strip() const { return *strip_; }
    /// The page that is shown.
    [[nodiscard]] MainWindow& page() const;
    [[nodiscard]] MainWindow& page(std::size_t index) const;
    /// Closed pages whose workers have not ended yet.
    [[nodiscard]] const LeavingPages& leaving() const { return leaving_; }
    /// Plug-ins of every page, for this start of the program only.
    void addPlugins(const QStringList& paths);
    /// The files that were open when the window was closed last. `all`: also if it was a single one; else the one that
    /// was opened last.
    void reopen(bool all);

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    MainWindow* makePage();
    void connectStrip();
    void fillStrip();
    /// On the page that is shown, where that leaves room: what opens over a page also lies over the tabs.
    void placeStrip();
    void showTitle();
    void showCurrent();
    /// False: the user keeps it, because of unsaved edits.
    bool closeTab(int index);
    void closeOthers(int index);
    void compareWith(std::size_t index);
    void fillMenu(QMenu& menu, int index);
    void leave(QMainWindow& window);
    void cancelAll();
    /// Asks about all unsaved edits. False: the window stays.
    bool mayLeave();
    bool saveOrDiscard(const std::vector<OpenPrograms::Page>& unsaved);

    OpenPrograms programs_;
    QWidget* row_;  ///< of the strip; moves to each page that is shown
    TabStrip* strip_;
    QStringList plugins_;
    LeavingPages leaving_;
};

}  // namespace arenascope
