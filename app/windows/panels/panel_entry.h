#pragma once
// A panel of the window as one row: its names, its place and its connections.

#include <QtCore/qnamespace.h>

#include <vector>

class QDockWidget;
class QWidget;

namespace arenascope {

class Shell;
class ViewState;

struct PanelEntry {
    const char* id;                     ///< of its dock in saved layouts, and of its help page
    const char* title;                  ///< translated as MainDocks'
    const char* short_title = nullptr;  ///< in a narrow window; null: the same
    const char* about;                  ///< for Help ▸ What's this?, translated as WhatsThis'
    Qt::DockWidgetArea area;            ///< default area; in an area, panels keep the registry's order
    int width = 0;                      ///< minimum in pixels; 0: the panel's own
    bool needs_height = false;          ///< at the bottom: gets more height while it is in front
    bool counts_problems = false;       ///< the number in its title is of problems
    QWidget* (*make)(ViewState& view);
    /// Connects the panel. Charts and all other panels exist.
    void (*connect)(QWidget& panel, QDockWidget& dock, Shell& shell);
};

/// In the order of the View menu.
[[nodiscard]] const std::vector<PanelEntry>& builtinPanels();

}  // namespace arenascope
