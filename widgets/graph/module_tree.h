#pragma once

#include <QTreeWidget>

#include "engine/study/graph/graph_loads.h"
#include "widgets/graph/class_reader.h"

namespace arenascope {

/// The frames of the program, with the number of their operators and the live bytes.
class ModuleTree : public QTreeWidget {
    Q_OBJECT
public:
    explicit ModuleTree(QWidget* parent = nullptr);
    void show(std::shared_ptr<const ProgramGraph> graph, std::shared_ptr<const Method> method);
    void setLoads(const GraphLoads& loads);
    /// The class of a module is shown after its name if the program records it.
    void setClasses(const ModuleClasses& classes);
    /// Selects the row of a frame, or of the nearest surrounding frame with a row, without a signal.
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
    Table<FrameIndex, QTreeWidgetItem*> rows_;  ///< null if the frame has no row
    ModuleClasses classes_;
};

}  // namespace arenascope
