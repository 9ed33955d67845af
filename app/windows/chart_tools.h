#pragma once
// The pointer tools and zoom controls of the shown view, next to the tabs of the views.

#include <QWidget>

#include "widgets/plot/chart.h"

class QButtonGroup;
class QHBoxLayout;
class QTabWidget;
class QToolButton;

namespace arenascope {

class ChartTools : public QWidget {
    Q_OBJECT
public:
    explicit ChartTools(QTabWidget& charts);
    /// Something before the tools; this takes it.
    void prepend(QWidget* widget);
    [[nodiscard]] QToolButton& tool(Chart::Tool tool) const;
    [[nodiscard]] const QList<QToolButton*>& buttons() const { return buttons_; }

private:
    QToolButton* add(const char* icon, const QString& name);
    void addTool(Chart::Tool tool, const char* icon, const QString& name);
    void addAct(const char* icon, const QString& name, void (*act)(Chart&));
    [[nodiscard]] Chart* chart() const;
    /// Applies the chosen tool to the shown view; tools without an effect there are disabled and state why.
    void follow();

    QTabWidget& charts_;
    QHBoxLayout* row_;
    QButtonGroup* tools_;
    QList<QToolButton*> buttons_;
};

}  // namespace arenascope
