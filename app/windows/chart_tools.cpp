#include "app/windows/chart_tools.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QTabWidget>
#include <QToolButton>

#include "widgets/theme/theme.h"

namespace arenascope {

ChartTools::ChartTools(QTabWidget& charts)
    : QWidget(&charts), charts_(charts), row_(new QHBoxLayout(this)), tools_(new QButtonGroup(this)) {
    setObjectName(QStringLiteral("chartTools"));
    setAttribute(Qt::WA_StyledBackground);
    row_->setContentsMargins(0, 0, 8, 0);
    row_->setSpacing(2);
    addTool(Chart::Tool::select, "pointer", tr("Select and move"));
    addTool(Chart::Tool::pan, "hand", tr("Pan"));
    addAct("zoom_out", tr("Zoom out"), [](Chart& chart) { chart.zoom(1 / 1.5); });
    addAct("zoom_in", tr("Zoom in"), [](Chart& chart) { chart.zoom(1.5); });
    addAct("fit", tr("Fit all"), [](Chart& chart) { chart.fitAll(); });
    tool(Chart::Tool::select).setChecked(true);
    connect(tools_, &QButtonGroup::idClicked, this, &ChartTools::follow);
    connect(&charts_, &QTabWidget::currentChanged, this, &ChartTools::follow);
    follow();
}

void ChartTools::prepend(QWidget* widget) { row_->insertWidget(0, widget); }

QToolButton& ChartTools::tool(Chart::Tool tool) const {
    return *static_cast<QToolButton*>(tools_->button(static_cast<int>(tool)));
}

QToolButton* ChartTools::add(const char* icon, const QString& name) {
    auto* button = new QToolButton(this);
    button->setIcon(themeIcon(QLatin1String(icon)));
    button->setAccessibleName(name);
    row_->addWidget(button);
    buttons_.append(button);
    return button;
}

void ChartTools::addTool(Chart::Tool tool, const char* icon, const QString& name) {
    QToolButton* button = add(icon, name);
    button->setCheckable(true);
    tools_->addButton(button, static_cast<int>(tool));
}

void ChartTools::addAct(const char* icon, const QString& name, void (*act)(Chart&)) {
    connect(add(icon, name), &QToolButton::clicked, this, [this, act] {
        if (Chart* shown = chart()) act(*shown);
    });
}

Chart* ChartTools::chart() const { return qobject_cast<Chart*>(charts_.currentWidget()); }

void ChartTools::follow() {
    Chart* shown = chart();
    if (!shown) return;
    shown->setTool(static_cast<Chart::Tool>(tools_->checkedId()));
    for (QToolButton* button : buttons_) {
        button->setEnabled(shown->zooms());
        button->setToolTip(
            shown->zooms() ? button->accessibleName()
                           : tr("%1: not in this view, which always shows everything").arg(button->accessibleName()));
    }
}

}  // namespace arenascope
