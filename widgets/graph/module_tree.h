#pragma once

#include <QTreeWidget>
#include <map>

#include "widgets/graph/class_reader.h"
#include "widgets/graph/program_graph.h"

namespace arenascope {

/// The program's modules with how many operators run in each. Where modules have code of their own beside their
/// parts, its source lines follow; what lowering added has the last row, so that the sums agree.
class ModuleTree : public QTreeWidget {
    Q_OBJECT
public:
    explicit ModuleTree(QWidget* parent = nullptr);
    void show(const ProgramGraph& graph);
    /// What kind of module each one is stands behind its name, where the program records it.
    void setClasses(const ModuleClasses& classes);
    /// Selects the row of a node's module without a signal.
    void mark(const QString& module);
    /// Operators of a module and its parts.
    [[nodiscard]] int operatorsOf(const QString& module) const;

signals:
    void moduleChosen(const QString& module);
    /// The nodes of one source line of a module's own code.
    void nodesChosen(const std::vector<arenascope::NodeIndex>& nodes);

private:
    QTreeWidgetItem* rowOf(const QString& module);
    void addOwnCode(QTreeWidgetItem* parent, const std::map<QString, std::vector<NodeIndex>>& lines);
    void count(QTreeWidgetItem* row, int operators);
    void showClasses();

    std::map<QString, QTreeWidgetItem*> rows_;
    QTreeWidgetItem* root_ = nullptr;
    ModuleClasses classes_;
};

}  // namespace arenascope
