#pragma once
// The program as a graph: operators in the frames of their modules. Frames open and close in place.

#include "widgets/graph/flow_runs.h"
#include "widgets/graph/graph_canvas.h"
#include "widgets/plot/chart.h"
#include "widgets/ui/latest_task.h"

class QMenu;

namespace arenascope {

class ClassReader;
class GraphBar;
class GraphLegend;
class GraphSearch;
class ModuleTree;

class GraphChart : public Chart {
    Q_OBJECT
public:
    explicit GraphChart(ViewState& state, QWidget* parent = nullptr);
    ~GraphChart() override;
    /// The file contains the classes of the modules, and the operators inside delegates.
    void setProgram(std::shared_ptr<const Program> program);
    /// Adds how often the branches and loops of the shown method ran.
    void addRuns(const RunReport& report);
    void setTool(Tool tool) override;
    void zoom(double factor) override;
    void fitAll() override;
    void fitSelection() override;
    QImage renderImage(QSize size, qreal dpr) override;
    void paintOnto(QPaintDevice& device, QSize size) override;
    QSize wholeSize() override;
    void paintWhole(QPainter& painter) override;
    [[nodiscard]] bool isSettled() const override { return drawing_.isSettled(); }

    /// Opens or closes the frame; its surroundings do not move.
    void toggle(FrameIndex frame);
    void openToLevel(int level);
    /// Opens or closes all frames that contain the same operators.
    void toggleAlike(FrameIndex frame);
    void chooseFrame(FrameIndex frame);
    /// Selects the tensor that a node makes; chooses a node that makes none, such as one of a delegate's payload.
    void chooseNode(NodeIndex node);
    /// Selects the next node that the query finds, or the one before.
    void find(const QString& text, bool backwards);
    void fillMenu(QMenu& menu);

    [[nodiscard]] const GraphScene& scene() const { return picture_.scene; }
    [[nodiscard]] const ProgramGraph& graph() const { return *picture_.graph; }
    [[nodiscard]] const GraphPicture& picture() const { return picture_; }
    [[nodiscard]] const GraphQuery& query() const { return query_; }
    [[nodiscard]] GraphCanvas& canvas() { return *canvas_; }
    [[nodiscard]] GraphBar& bar() { return *bar_; }
    [[nodiscard]] ModuleTree& tree() { return *tree_; }

signals:
    /// Whether the caller supplies the tensor's bytes or the plan contains them.
    void callerRequested(const QString& tensor, bool boundByCaller);
    /// Assigns the nodes that match the rules to a backend or to "cpu"; an empty text removes the assignment.
    void delegateRequested(const QStringList& rules, const QString& backend);
    /// Requests the passes and orders that would lower the peak.
    void passesRequested();
    /// A node that makes no tensor was chosen, or is no longer.
    void nodeChosen(arenascope::NodeIndex node);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectParts();
    /// A hidden view does no work: the graph is built when the view becomes visible.
    void outcomeChanged();
    void prepare();
    void prepareNow();
    /// The shown program: of the outcome, or of the file while it cannot be planned.
    [[nodiscard]] std::shared_ptr<const Outcome> drawn();
    void adoptGraph(std::shared_ptr<const ProgramGraph> graph);
    void weigh();
    void colour();
    void selectionChanged();
    /// Opens the frames that contain the selection.
    void follow();
    void goTo(NodeIndex node);
    void centreOn(NodeIndex node);
    void readBar();
    void ask(const GraphQuery& query, std::function<void()> then = {});
    void showScene(GraphScene scene, const std::function<void()>& then);
    void showBusy(bool busy);
    void showCrumbs();
    void showStatus();
    void popMenu(const QPoint& pos);
    void fillMemoryMenu(QMenu& menu, const std::vector<NodeIndex>& nodes);
    void fillFrameMenu(QMenu& menu, FrameIndex frame);
    void selectNodes(const std::set<NodeIndex>& nodes, NodeIndex current);
    [[nodiscard]] NodeIndex currentNode() const;

    ViewState& state_;
    std::shared_ptr<const Program> program_;
    std::shared_ptr<const Outcome> unplanned_;
    GraphPicture picture_;
    std::shared_ptr<LayoutCache> cache_ = std::make_shared<LayoutCache>();
    GraphQuery query_;
    LatestTask drawing_;
    ClassReader* classes_;
    bool now_ = false;                     ///< a picture is being made, without the worker
    bool own_ = false;                     ///< the selection is being changed by this view
    bool begun_ = false;                   ///< the current graph was shown before
    std::shared_ptr<const Outcome> made_;  ///< the outcome from which the graph was built
    FlowRuns runs_;
    ModuleTree* tree_;
    GraphCanvas* canvas_;
    GraphBar* bar_;
    GraphLegend* legend_;
    GraphSearch* search_;
};

}  // namespace arenascope
