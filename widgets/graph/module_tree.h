#pragma once

#include <QTreeWidget>

#include "engine/study/graph/graph_loads.h"
#include "widgets/graph/class_reader.h"

namespace arenascope {

/// The program's frames with how many operators run in each, and the bytes that live meanwhile.
class ModuleTree : public QTreeWidget {
    Q_OBJECT
public:
    explicit ModuleTree(QWidget* parent = nullptr);
    void show(std::shared_ptr<const ProgramGraph> graph, std::shared_ptr<const Method> method);
    void setLoads(const GraphLoads& loads);
    /// What kind of module each one is stands behind its name, where the program records it.
    void setClasses(const ModuleClasses& classes);
    /// Selects the row of a frame, or of the one around it that has a row, without a signal.
    void mark(FrameIndex frame);
    [[nodiscard]] QTreeWidgetItem* rowOf(FrameIndex frame) const;

signals:
    void frameChosen(arenascope::FrameIndex frame);
    void frameOpened(arenascope::FrameIndex frame);

private:
    void addRow(FrameIndex frame, QTreeWidgetItem* parent);
    void showClasses();

    std::shared_ptr<const ProgramGraph> graph_;
    std::shared_ptr<const Method> method_;
    Table<FrameIndex, QTreeWidgetItem*> rows_;  ///< null: it has none
    ModuleClasses classes_;
};

}  // namespace arenascope
