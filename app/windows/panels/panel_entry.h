#pragma once
// A panel of the window as one row: what it is called, where it lies and what it talks to.

#include <QtCore/qnamespace.h>

#include <vector>

class QDockWidget;
class QWidget;

namespace arenascope {

class Shell;
class ViewState;

struct PanelEntry {
    const char* id;                     ///< of its dock in saved arrangements and of its page of help
    const char* title;                  ///< translated as MainDocks'
    const char* short_title = nullptr;  ///< in a narrow window; null: the same
    const char* about;                  ///< for Help ▸ What's this?, translated as WhatsThis'
    Qt::DockWidgetArea area;            ///< where Reset layout puts it; in an area, panels keep the registry's order
    int width = 0;                      ///< in pixels, at least; 0: as the panel asks for
    bool needs_height = false;          ///< at the bottom: gets more of the window's height while it is in front
    bool counts_problems = false;       ///< the number in its title is of problems
    QWidget* (*make)(ViewState& view);
    /// What the panel asks for and what it is told of. Charts and all other panels are there.
    void (*connect)(QWidget& panel, QDockWidget& dock, Shell& shell);
};

/// In the order of the View menu.
[[nodiscard]] const std::vector<PanelEntry>& builtinPanels();

}  // namespace arenascope
