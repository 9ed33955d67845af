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
class GainSearch;
class LoadingPage;
class MessageBar;
class OpenController;
class OpenDialogs;
class OpenPrograms;
class SessionController;
class Shell;
class StartPage;
class TitleLine;
class Workspace;

/// One program: lays out the pages, charts and panels and owns their controllers, which are found below this window.
/// The window itself contains no logic of plans. It is a page of a TabbedWindow, or a window of its own.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// `programs`: those beside it; they outlive it. Null: it is a window of its own.
    explicit MainWindow(OpenPrograms* programs = nullptr);
    ~MainWindow() override;

    void open(const QString& path);
    /// The first is opened, the second is compared with it, each further one gets a page of its own.
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
    void hideEvent(QHideEvent* event) override;
    void showEvent(QShowEvent* event) override;
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

    std::unique_ptr<OpenPrograms> alone_;  ///< the list with only this one; null: a page
    OpenPrograms& programs_;
    std::unique_ptr<Workspace> workspace_;
    std::unique_ptr<GainSearch> gains_;
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
