// To add a panel: write widgets/panels/<id>_panel with the widget, which reads the views' state and emits signals for
// requests; <id>.cpp here with its row and connections; resources/help/panels/<id>.md; and add its function to the list
// below. tests/app/test_panel_rows.cpp checks every row.

#include "app/windows/panels/panel_entry.h"

namespace arenascope {

PanelEntry tensors_panel();
PanelEntry model_panel();
PanelEntry inspector_panel();
PanelEntry pools_panel();
PanelEntry dimensions_panel();
PanelEntry plans_panel();
PanelEntry shrink_panel();
PanelEntry problems_panel();
PanelEntry run_panel();
PanelEntry delegates_panel();
PanelEntry log_panel();
PanelEntry history_panel();

const std::vector<PanelEntry>& builtinPanels() {
    static const std::vector<PanelEntry> panels{
        tensors_panel(), model_panel(),    inspector_panel(), pools_panel(),     dimensions_panel(), plans_panel(),
        shrink_panel(),  problems_panel(), run_panel(),       delegates_panel(), log_panel(),        history_panel(),
    };
    return panels;
}

}  // namespace arenascope
