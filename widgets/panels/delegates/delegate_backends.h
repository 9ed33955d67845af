#pragma once

#include <QListWidget>
#include <QScrollArea>
#include <memory>
#include <vector>

#include "engine/study/delegation_study.h"

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QTreeWidget;

namespace arenascope {

class ViewState;

/// The type of nodes that are dragged onto a backend: their names, as a JSON array.
inline constexpr char nodes_mime_type[] = "application/x-arenascope-nodes";

/// Rows of backends; the last row is the CPU, which gets the remaining nodes. Rows can be dragged to another place,
/// nodes onto a row. Alt with arrows moves the current row, Delete removes it.
class BackendList : public QListWidget {
    Q_OBJECT
public:
    explicit BackendList(QWidget* parent = nullptr);

signals:
    void moved(int from, int to);
    void removed(int row);
    void nodesDropped(const QStringList& nodes, int row);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

/// Backends and their order, rules, and compile specs.
class DelegateBackends : public QScrollArea {
    Q_OBJECT
public:
    explicit DelegateBackends(ViewState& state, QWidget* parent = nullptr);
    void setBackends(std::vector<BackendFact> backends);
    void setStudy(std::shared_ptr<const DelegationStudy> study);
    [[nodiscard]] const std::vector<BackendFact>& backends() const { return facts_; }
    /// Shows the tuning and the outcome of the views' state.
    void refresh();

signals:
    void orderRequested(const QStringList& backends);
    void delegateRequested(const QStringList& rules, const QString& backend);
    void specRequested(const QString& backend, const QString& key, const QString& value);
    void specRemoveRequested(const QString& backend, const QString& key);

private:
    void buildBackends(QWidget* host, QGridLayout& grid);
    void buildRules(QWidget* host, QGridLayout& grid);
    void buildSpecs(QWidget* host, QGridLayout& grid);
    void fillBackends();
    void fillOrders();
    void fillRules();
    void fillSpecs();
    void fillAdd();
    void addRule();
    void addSpec();
    [[nodiscard]] QStringList order() const;
    [[nodiscard]] QString stateOf(const QString& entry, bool& available) const;

    ViewState& state_;
    std::vector<BackendFact> facts_;
    std::shared_ptr<const DelegationStudy> study_;
    BackendList* list_;
    QPushButton* add_;
    QMenu* addMenu_;
    QGridLayout* orders_;
    QWidget* ordersHost_;
    QTreeWidget *rules_, *specs_;
    QLineEdit *rule_, *specKey_, *specValue_;
    QComboBox *ruleBackend_, *specBackend_;
    QLabel* hint_;
};

}  // namespace arenascope
