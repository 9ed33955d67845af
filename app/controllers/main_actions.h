#pragma once

#include <QCoreApplication>
#include <QObject>
#include <utility>
#include <vector>

class QAction;
class QActionGroup;
class QComboBox;
class QLineEdit;
class QMainWindow;
class QMenu;
class QPushButton;
class QToolBar;
class QToolButton;
class QUndoStack;

namespace arenascope {

class CapacityChip;

/// Every command of the window, its menus and its toolbar. The window connects the commands.
struct MainActions {
    Q_DECLARE_TR_FUNCTIONS(arenascope::MainActions)
public:
    explicit MainActions(QMainWindow& window);
    /// Undo and redo follow a document's history; null: none.
    void follow(QUndoStack* history);
    /// Commands that need a document.
    void setDocumentOpen(bool open);

    /// What the target's button says: the name is cut where it has no room.
    void setTarget(const QString& name, bool isChanged);
    /// Buttons keep their text while the toolbar has room.
    void fitToolbar();
    /// Free height under the toolbar's buttons, for what lies there. A bar of its own would be part of the arrangement
    /// of panels that sessions keep.
    void leaveRoom(int height);

    QAction *open, *openFolder, *save, *saveAs, *reload, *exportProgram, *closeDocument, *quit;
    QAction *undo, *redo, *find, *findNext, *findPrevious, *copyPicture;
    QAction *selectAll, *selectPool, *selectOp, *selectModule, *selectAlive, *selectNoted;
    QAction *zoomIn, *zoomOut, *fitAll, *fitSelection, *back, *forward, *fullScreen;
    QAction *plan, *shrink, *run, *stop, *resetState, *unpinAll, *resetLayout;
    QAction *compare, *explainPeak, *plugins, *preferences, *hexOffsets;
    QAction *setBaseline, *sessionDetails, *improve, *validate, *budget, *runSettings;
    QAction *importPlan, *takeNames, *addPlanner, *saveTarget, *openTargets;
    QAction *reportHtml, *reportPdf, *reportPng, *reportSvg, *reportCsv, *reportJson;
    QAction *contents, *whatsThis, *explainFocus, *palette, *shortcuts, *about;
    QActionGroup* themes;     ///< data: "light", "dark", "system"
    QActionGroup* scales;     ///< data: percent
    QActionGroup* languages;  ///< data: "system" or the id of a language
    QMenu *sampleMenu, *recentMenu, *keptMenu, *panelMenu, *moveMenu, *plannerMenu, *targetMenu, *reportMenu,
        *compareMenu, *selectMenu, *colorMenu, *commandMenu;
    QComboBox* planner;  ///< item data: planner id
    QPushButton *planButton, *shrinkButton, *runButton, *exportButton;
    QToolButton *targetButton, *compareButton;
    CapacityChip* capacity;  ///< of the memory that matters most
    QLineEdit* search;
    QAction* deviceTimes;
    QAction *nextProgram, *previousProgram, *addMemory;

private:
    void make(QMainWindow& window);
    void makeView(QMainWindow& window);
    void buildMenus(QMainWindow& window);
    void sayWhyNot();
    void buildEdit(QMenu& edit);
    void buildView(QMenu& view, QMainWindow& window);
    void buildToolbar(QMainWindow& window);
    void buildTarget(QToolBar& bar);
    void shortenToolbar();
    void shortenTarget(int by);
    QToolBar* bar_;
    QAction* capacityPlace_;                               ///< of its chip in the toolbar
    QString target_;                                       ///< on its button, without "Target"
    std::vector<std::pair<QPushButton*, QString>> words_;  ///< least important first

    void buildThemes(QMenu& menu, QMainWindow& window);
    void buildScales(QMenu& menu, QMainWindow& window);
    void buildLanguages(QMenu& menu, QMainWindow& window);
};

}  // namespace arenascope
