#pragma once
// The bar above the graph: path, scope, display options, and a search field.

#include <QWidget>
#include <vector>

#include "widgets/graph/graph_labels.h"
#include "widgets/graph/graph_scene.h"

class QAction;
class QBoxLayout;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QMenu;
class QSpinBox;
class QToolButton;

namespace arenascope {

class GraphBar : public QWidget {
    Q_OBJECT
public:
    /// The part of the program that is shown.
    enum class Scope : std::uint8_t { program, around, inputs, users };
    struct Crumb {
        QString text, tip;
        FrameIndex frame;
    };

    explicit GraphBar(QWidget* parent);
    void setCrumbs(const std::vector<Crumb>& crumbs, const QString& node);
    void setScope(Scope scope);
    void setLevels(int deepest);
    void setBusy(bool busy);
    /// "3 of 12", "no match".
    void setFound(const QString& text);
    void setStacked(bool stacked);
    [[nodiscard]] Scope scope() const;
    [[nodiscard]] GraphHeat heat() const;
    [[nodiscard]] QSpinBox& hops() { return *hops_; }
    [[nodiscard]] QComboBox& heats() { return *heats_; }
    [[nodiscard]] QComboBox& scopes() { return *scopes_; }
    [[nodiscard]] QLineEdit& search() { return *search_; }
    [[nodiscard]] QToolButton& modulesButton() { return *modules_; }
    [[nodiscard]] bool showsViews() const;
    [[nodiscard]] bool showsConstants() const;
    [[nodiscard]] bool breaksColumns() const;

signals:
    void frameChosen(arenascope::FrameIndex frame);
    void changed();  ///< scope, hops, views, constants
    void heatChanged();
    /// Opens the frames up to this depth and closes the others.
    void levelRequested(int level);
    void modulesToggled(bool shown);
    void searchRequested(const QString& text, bool backwards);
    void cancelRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildControls();
    void buildHops(QHBoxLayout& row);
    QToolButton* button(const QString& text, const QString& tip);
    void fitCrumbs();
    /// Controls without room in the row move into a menu.
    void fitControls();
    [[nodiscard]] bool belongs(const QWidget* control) const;
    void fillLevels(QMenu& menu);
    void fillMore();
    static void addChoices(QMenu& menu, QComboBox& box);

    QBoxLayout* rows_;  ///< crumbs and controls in one row or two
    QHBoxLayout *crumbs_, *controls_;
    QLabel* more_ = nullptr;  ///< stands for the hidden crumbs
    QComboBox *heats_, *scopes_;
    QSpinBox* hops_;
    QToolButton *fewer_, *further_, *levels_, *shown_, *modules_, *stop_;
    QToolButton* rest_ = nullptr;      ///< the menu of controls without room
    std::vector<QWidget*> collapsed_;  ///< these controls
    QAction *views_, *constants_, *columns_;
    QLineEdit* search_;
    QLabel* found_;
    int deepest_ = 0;
};

}  // namespace arenascope
