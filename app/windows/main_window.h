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

/// Lays out the pages, charts and panels and owns what works with them. What they do is up to the controllers, which
/// are found below this window; it knows nothing of plans itself.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    void open(const QString& path);
    /// The first is opened, the second compared with it once it is there; for each further one a window of its own.
    void openAll(const QStringList& paths);
    [[nodiscard]] Workspace& workspace() { return *workspace_; }
    [[nodiscard]] MainDocks& docks() { return *docks_; }
    [[nodiscard]] Edits& edits() { return *edits_; }
    [[nodiscard]] MainActions& actions() { return *actions_; }
    [[nodiscard]] MessageBar& messages() { return *messages_; }
    /// A screen may be smaller than the usual window, or than the one that the settings come from.
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
    /// Every widget anew, in the language that holds now; the document, its history and what is selected stay.
    void rebuild();
    void removeParts();
    void onDocument();
    /// The page and the panels of what is open, whatever came of a file that was being read.
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
    QPointer<const Document> seen_;  ///< whose panels are where the user scrolled them
};

}  // namespace arenascope
