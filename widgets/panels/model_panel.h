#pragma once

#include <QWidget>

class QTreeWidget;
class QTreeWidgetItem;

namespace arenascope {

class ViewState;
struct ModuleSums;

/// The program's interface and its modules with the bytes that they write. Selecting a module selects its tensors.
class ModelPanel : public QWidget {
    Q_OBJECT
public:
    explicit ModelPanel(ViewState& state, QWidget* parent = nullptr);

private:
    void rebuild();
    void addInterface(ModuleSums& sums);
    void addModules(ModuleSums& sums);
    void selectItem(const QTreeWidgetItem* item);

    ViewState& state_;
    QTreeWidget* tree_;
};

}  // namespace arenascope
