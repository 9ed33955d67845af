#pragma once

#include <QWidget>
#include <optional>

#include "engine/tuning/tuning.h"

class QComboBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace arenascope {

class LazyRefresh;
class ViewState;
struct ModuleSums;

/// The program's methods, its signature, and its modules with the bytes that they write. Selecting a row selects its
/// tensors. The initial value of a state is chosen in its row.
class ModelPanel : public QWidget {
    Q_OBJECT
public:
    explicit ModelPanel(ViewState& state, QWidget* parent = nullptr);
    /// Names of all methods; one needs no choice.
    void setMethods(const QStringList& names);
    [[nodiscard]] QTreeWidget& signature() {
        catchUp();
        return *signature_;
    }
    [[nodiscard]] QComboBox& methods() { return *methods_; }

signals:
    void methodRequested(const QString& name);
    /// Nothing: as the program has it.
    void initialRequested(const QString& state, const std::optional<arenascope::InitialState>& initial);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Behind another tab of an open window it waits until it is visible.
    void catchUp();
    void rebuild();
    void fitSignature();
    void fitModules();
    void addSignature();
    QTreeWidgetItem* addRow(const QString& kind, ValueId value, const QString& target);
    void placeInitials();
    void fitHeight();
    [[nodiscard]] QComboBox* makeInitial(const Value& state);
    void addModules(ModuleSums& sums);
    void selectItem(const QTreeWidgetItem* item);

    ViewState& state_;
    QComboBox* methods_;
    QTreeWidget* signature_;
    QTreeWidget* tree_;
    std::shared_ptr<const Method> shown_;  ///< whose rows these are; the view may be further
    std::vector<std::pair<QTreeWidgetItem*, ValueId>> states_;
    bool isBelow_ = false;         ///< choices of initial values have lines of their own, where the dock is narrow
    int initialWidth_ = 0;         ///< of the widest choice
    int kindWidth_ = 0;            ///< of the first column
    LazyRefresh* rows_ = nullptr;  ///< the contents, made when they are visible
};

}  // namespace arenascope
