#pragma once

#include <QMainWindow>
#include <QPointer>
#include <functional>
#include <memory>
#include <optional>

#include "app/dialogs/preferences_dialog.h"
#include "app/document/workspace.h"
#include "engine/base/result.h"

class QLabel;
class QProgressBar;
class QStackedWidget;
class QTabWidget;
class QTimer;
class QToolButton;

namespace arenascope {

struct MainActions;
struct MainDocks;
class Autosave;
class Chart;
class ChartTabs;
class CommandPalette;
class Document;
class Edits;
class ElidedLabel;
class HelpPlace;
class HelpWindow;
struct Program;
class LoadingPage;
class MessageBar;
class OpenDialogs;
class Progress;
class StartPage;
class ViewHistory;
class Workspace;

/// Puts the parts together: actions, panels, charts and the workspace. Knows nothing of plans itself.
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
    [[nodiscard]] CommandPalette& commandPalette() { return *palette_; }
    void saveTarget(const QString& title);
    /// By its suffix: the view that is shown as a picture, or the plan as a page, a table or JSON.
    void writeReport(const QString& path, double scale);
    /// Placements of a .csv or .json as pins, one undo step.
    void importPlan(const QString& path);
    /// Names for a .pte, which has none of its own.
    void takeNames(const QString& path);
    void saveState(const QString& path);
    void loadState(const QString& path);
    /// A program of the user's own, from now on among the planners.
    void addPlanner(const QString& path);
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
    /// Every widget anew, in the language that holds now; the document, its history and what is selected stay.
    void rebuild();
    void removeParts();
    void disconnectWorkspace();
    void buildCentre();
    void buildCharts();
    void buildStatusBar();
    void connectActions();
    void connectWorkspace();
    void connectJobs();
    void connectPanels();
    void connectHelp();
    void connectReports();
    void connectRunning();
    void connectSession();
    void connectView();
    void connectColours();
    void connectPreferences();
    void showPreferences(PreferencesDialog::Page page);
    void showPreferred();
    void prefer(const Preferences& next);
    void setLanguage(const QString& name);
    void setScale(int percent);
    HelpWindow& help();
    void connectSelecting();
    void showRecorded();
    void tellSession(bool reloaded);
    void tellReloaded();
    void connectLook();
    void showSavedView();
    void restart();
    [[nodiscard]] QString chooseReport(const QString& title, const QString& suffix);
    [[nodiscard]] static QByteArray pictureOf(Chart& chart, const QString& suffix, const QString& title);
    void saveReport(const QString& path, const std::function<Result<>(Progress&)>& write);
    void fillCompared();
    void showHelp();
    void connectRecovery();
    void offerRecovery();
    void offerRecoveryOf(const QString& session, qsizetype further);
    void recoverEdits(const QString& session);
    void discardEdits(const QString& session);
    void fillKept();
    void chooseFile();
    [[nodiscard]] static QString openedFiles();
    void chooseSession();
    void showReady();
    void reload();
    void showLoading(const QString& path);
    void chooseCompared();
    void showChart(const QString& name);
    /// False: not saved, because the user thought better of it or the file could not be written.
    bool saveSession(bool choose);
    /// Asks what becomes of unsaved edits before the document goes. False: it stays.
    bool mayLeaveDocument();
    /// A program has been read: now it is asked what becomes of the one that it replaces.
    void askToReplace();
    void showExport();
    void showAbout();
    void showError(const Error& error);
    void showNotOpened(const QString& path, Error error);
    void complainIfForgotten();
    void onDocument();
    void onOutcome();
    void offerLoadedPlan(const Outcome& outcome);
    void onRan(const RunReport& report);
    void warnAboutRun(const RunReport& report);
    void onJobsChanged();
    void showSelection();
    void showTrouble();
    void fillPlanners();
    void fillSamples();
    void fillRecent();
    void fillTargets();
    void fillMoveMenu();
    void findTensor(const QString& text);
    void setTheme(const QString& name);
    void updateTitle();
    [[nodiscard]] static QString editsText(const Document& document);
    void showProgram(const std::shared_ptr<const Program>& program);

    std::unique_ptr<Workspace> workspace_;
    std::unique_ptr<MainActions> actions_;
    std::unique_ptr<MainDocks> docks_;
    std::unique_ptr<Edits> edits_;
    std::unique_ptr<Autosave> autosave_;
    QStackedWidget* pages_;
    StartPage* start_;
    LoadingPage* loading_;
    ChartTabs* charts_;
    MessageBar* messages_;
    CommandPalette* palette_;
    HelpPlace* helpPlace_;  ///< dies with the charts
    HelpWindow* help_ = nullptr;
    OpenDialogs* dialogs_;
    ViewHistory* history_ = nullptr;
    QLabel *document_, *pointer_, *facts_, *task_;
    ElidedLabel* trouble_;  ///< what is wrong with the plan that is shown
    QProgressBar* progress_;
    QToolButton* cancel_;
    QTimer* progressDelay_;
    QTimer* rebuilding_;               ///< one change of the language comes as several events
    std::optional<RunReport> report_;  ///< of the last run, for a panel made after it
    QByteArray defaultLayout_;
    QPointer<const Document> seen_;  ///< whose panels are where the user scrolled them
    QStringList putOff_;             ///< kept edits that are not offered again by themselves in this run of the program
};

}  // namespace arenascope
