// Texts of Shift+F1 for charts, panels and tool buttons.

#include "app/controllers/whats_this.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QHash>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QToolButton>
#include <QWhatsThis>

#include "app/controllers/main_actions.h"
#include "widgets/plot/chart.h"

namespace arenascope {
namespace {

QString told(const char* text) { return QCoreApplication::translate("arenascope::WhatsThis", text); }

/// By the object name of a chart.
const std::pair<const char*, const char*> parts[] = {
    {"arenaChart",
     QT_TRANSLATE_NOOP("arenascope::WhatsThis",
                       "Steps run from left to right, offsets from bottom to top. Each rectangle is a tensor: its "
                       "width is the lifetime, its height the bytes. Drag one to move it.")},
    {"timelineChart",
     QT_TRANSLATE_NOOP(
         "arenascope::WhatsThis",
         "Live bytes at every step, and a bar for each tensor's lifetime. After a run, also the time of each step.")},
    {"mapChart",
     QT_TRANSLATE_NOOP("arenascope::WhatsThis",
                       "The arena at one step: live tensors, gaps, and what the peak consists of.")},
    {"compareChart",
     QT_TRANSLATE_NOOP("arenascope::WhatsThis",
                       "Up to four plans, of this program or other files, side by side on the same axes, with tables "
                       "of their differences.")},
    {"graphChart",
     QT_TRANSLATE_NOOP(
         "arenascope::WhatsThis",
         "Operators in the frames of their modules, branches and loops. Frames open and close in place; edges are as "
         "wide as the bytes that run along them.")},
    {"sourceChart",
     QT_TRANSLATE_NOOP("arenascope::WhatsThis",
                       "Python lines of the program with the bytes and the time that each causes, and the shares of "
                       "modules and lines at a step.")},
    {"curveChart",
     QT_TRANSLATE_NOOP("arenascope::WhatsThis",
                       "The size of each arena over the range of a dimension, and the largest value that still fits.")},
    {"footprintChart",
     QT_TRANSLATE_NOOP("arenascope::WhatsThis",
                       "RAM and flash that the program needs on a device, against its limits.")},
};

void explainActions(const MainActions& actions) {
    const std::pair<QAction*, const char*> texts[] = {
        {actions.open,
         QT_TRANSLATE_NOOP("arenascope::WhatsThis",
                           "Opens a program (.pt2, .pte, .onnx, .tflite), an allocation problem or a session. Files "
                           "can also be dropped on the window.")},
        {actions.save,
         QT_TRANSLATE_NOOP("arenascope::WhatsThis",
                           "Saves edits, plan, notes and view to a session file. The program itself is not changed.")},
        {actions.reload, QT_TRANSLATE_NOOP("arenascope::WhatsThis", "Reads the file again and reapplies your edits.")},
        {actions.undo, QT_TRANSLATE_NOOP("arenascope::WhatsThis", "Undoes the last edit and restores its plan.")},
        {actions.redo, QT_TRANSLATE_NOOP("arenascope::WhatsThis", "Redoes the last undone edit.")},
        {actions.plan,
         QT_TRANSLATE_NOOP("arenascope::WhatsThis",
                           "Replans with every planner for comparison. Pinned tensors stay in place.")},
        {actions.run, QT_TRANSLATE_NOOP("arenascope::WhatsThis", "Runs the program inside its planned arenas.")},
        {actions.exportProgram,
         QT_TRANSLATE_NOOP(
             "arenascope::WhatsThis",
             "Writes the program with this plan, after proving it: the file is read back, run and compared.")},
        {actions.explainPeak,
         QT_TRANSLATE_NOOP("arenascope::WhatsThis",
                           "Shows the tensors live at the peak, why it cannot be lower, and what would lower it.")},
    };
    for (const auto& [action, text] : texts) action->setWhatsThis(told(text));
    actions.planner->setWhatsThis(
        told(QT_TRANSLATE_NOOP("arenascope::WhatsThis", "The planner whose plan is shown, run and exported.")));
    actions.compareButton->setWhatsThis(
        told(QT_TRANSLATE_NOOP("arenascope::WhatsThis", "Compares this plan with another file.")));
    actions.search->setWhatsThis(
        told(QT_TRANSLATE_NOOP("arenascope::WhatsThis",
                               "Finds tensors, constants and operators by words and conditions, such as size>=64K.")));
    actions.planButton->setWhatsThis(actions.plan->whatsThis());
    actions.runButton->setWhatsThis(actions.run->whatsThis());
    actions.exportButton->setWhatsThis(actions.exportProgram->whatsThis());
}

}  // namespace

void explainParts(QWidget& window, const MainActions& actions, QTabWidget& charts) {
    explainActions(actions);
    QHash<QString, QString> texts;
    for (const auto& [name, text] : parts) texts.insert(QLatin1String(name), told(text));
    charts.setWhatsThis(told(QT_TRANSLATE_NOOP(
        "arenascope::WhatsThis", "Views of the plan. All show the same selection, step and step range.")));
    for (int i = 0; i < charts.count(); ++i) {
        charts.widget(i)->setWhatsThis(texts.value(charts.widget(i)->objectName()));
        charts.setTabWhatsThis(i, charts.widget(i)->whatsThis());
    }
    // Tabs of panels change with the layout: a widget without a text uses that of its panel.
    window.setWhatsThis(told(QT_TRANSLATE_NOOP("arenascope::WhatsThis",
                                               "Panels around the charts. Drag a tab or a title to put a panel "
                                               "elsewhere; View ▸ Reset layout puts all back.")));
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (widget->whatsThis().isEmpty() && !widget->toolTip().isEmpty()) widget->setWhatsThis(widget->toolTip());
    }
}

void explainFocus() {
    QWidget* focus = QApplication::focusWidget();
    for (QWidget* widget = focus; widget; widget = widget->parentWidget()) {
        if (widget->whatsThis().isEmpty()) continue;
        return QWhatsThis::showText(focus->mapToGlobal(focus->rect().center()), widget->whatsThis(), focus);
    }
}

}  // namespace arenascope
