#pragma once
// The program as a graph: modules at the left; at the right a tensor's surroundings, or what the module is made of.

#include "widgets/graph/graph_scene.h"
#include "widgets/plot/arena_scene.h"
#include "widgets/plot/chart.h"
#include "widgets/ui/latest_task.h"

class QBoxLayout;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QPen;
class QSpinBox;
class QToolButton;

namespace arenascope {

class ClassReader;
class GraphCanvas;
class ModuleTree;

class GraphChart : public Chart {
    Q_OBJECT
public:
    explicit GraphChart(ViewState& state, QWidget* parent = nullptr);
    ~GraphChart() override;
    /// Its file says what kind of module each one is.
    void setProgram(std::shared_ptr<const Program> program);
    void setTool(Tool tool) override;
    void zoom(double factor) override;
    void fitAll() override;
    void fitSelection() override;
    QImage renderImage(QSize size, qreal dpr) override;
    void paintOnto(QPaintDevice& device, QSize size) override;

    [[nodiscard]] const GraphScene& scene() const { return scene_; }
    [[nodiscard]] const ProgramGraph& graph() const { return *graph_; }
    [[nodiscard]] const GraphQuery& query() const { return query_; }
    [[nodiscard]] GraphCanvas& canvas() { return *canvas_; }
    [[nodiscard]] ModuleTree& tree() { return *tree_; }
    [[nodiscard]] QSpinBox& hops() { return *hops_; }

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    static constexpr int bar_height = 36;
    QWidget* buildBar();
    QWidget* buildModulesButton();
    /// Too narrow for the tree beside the graph.
    [[nodiscard]] bool isNarrow() const { return width() < 620; }
    /// What is hidden costs nothing: the graph is made when the view is seen.
    void outcomeChanged();
    void prepare();
    /// A program so large that making and drawing its graph would be felt.
    [[nodiscard]] bool isLarge() const;
    void adoptGraph(std::shared_ptr<const ProgramGraph> graph, std::size_t before, bool first);
    void finishPreparing(bool first);
    void showScene(GraphScene scene, bool fit);
    void showBusy(bool busy);
    void prepareNow();
    void colour();
    void selectionChanged();
    /// What is selected is shown: where it is, where that is in sight, else in the middle of its surroundings.
    void follow();
    void centreOn(NodeIndex node);
    void showModule(const QString& module);
    void toggle(const QString& module);
    void ask(const GraphQuery& query, bool fit);
    void showCrumbs();
    /// What leads to the last crumb gives way, from the left, where the room is short.
    void fitCrumbs();
    void showLegend();
    void addToLegend(const QString& text, const QPen& edge, const QColor& fill);
    [[nodiscard]] QString message() const;

    ViewState& state_;
    std::shared_ptr<const ProgramGraph> graph_ = std::make_shared<const ProgramGraph>();
    LatestTask drawing_;
    ClassReader* classes_;
    bool now_ = false;  ///< a picture is being made: nothing waits for the worker
    ArenaScene colors_;
    GraphScene scene_;
    GraphQuery query_;
    std::shared_ptr<const Outcome> made_;  ///< what graph_ was made of
    ModuleTree* tree_;
    GraphCanvas* canvas_;
    QWidget* bar_;
    QBoxLayout* rows_;  ///< crumbs and controls: beside each other, or two rows
    QHBoxLayout *crumbs_, *controls_;
    QLabel* more_ = nullptr;  ///< stands for the crumbs that are hidden
    QHBoxLayout* legend_;
    QComboBox* direction_;
    QSpinBox* hops_;
    QToolButton *fewer_, *further_, *views_, *stop_, *modules_;
    QLabel* count_;
};

}  // namespace arenascope
