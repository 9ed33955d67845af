#pragma once

#include <QMainWindow>
#include <QPointer>
#include <memory>

class QStackedWidget;
class QTimer;

namespace arenascope {

struct MainActions;
struct MainDocks;
class Autosave;
class ChartTabs;
class Document;
class Edits;
class LoadingPage;
class MessageBar;
class OpenController;
class OpenDialogs;
class SessionController;
class Shell;
class StartPage;
class TitleLine;
class Workspace;

/// Lays out the pages, charts and panels and owns their controllers, which are found below this window. The window
/// itself contains no logic of plans.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    void open(const QString& path);
    /// The first is opened, the second is compared with it, each further one gets a window of its own.
    void openAll(const QStringList& paths);
    [[nodiscard]] Workspace& workspace() { return *workspace_; }
    [[nodiscard]] MainDocks& docks() { return *docks_; }
    [[nodiscard]] Edits& edits() { return *edits_; }
    [[nodiscard]] MainActions& actions() { return *actions_; }
    [[nodiscard]] MessageBar& messages() { return *messages_; }
    /// A screen may be smaller than the default window, or than the saved size.
    void stayOnScreen();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void build();
    void buildCentre();
    void buildCharts();
    void makeControllers();
    void connectPages();
    void connectDocument();
    /// Creates every widget again in the present language; the document, its history and the selection stay.
    void rebuild();
    void removeParts();
    void onDocument();
    /// The page and the panels of the open document, whatever the result of a file that was being read.
    void showPage();
    void showLoading(const QString& path, const QString& before);

    std::unique_ptr<Workspace> workspace_;
    std::unique_ptr<MainActions> actions_;
    std::unique_ptr<MainDocks> docks_;
    std::unique_ptr<Edits> edits_;
    std::unique_ptr<Autosave> autosave_;
    std::unique_ptr<Shell> shell_;  ///< with all controllers
    OpenDialogs* dialogs_;
    QStackedWidget* pages_;
    StartPage* start_;
    LoadingPage* loading_;
    ChartTabs* charts_;
    MessageBar* messages_;
    TitleLine* title_;
    SessionController* session_;
    OpenController* opening_;
    QTimer* rebuilding_;             ///< one change of the language comes as several events
    QPointer<const Document> seen_;  ///< its panels keep the user's scroll positions
};

}  // namespace arenascope
