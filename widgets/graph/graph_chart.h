#pragma once
// The program as a graph: operators in the frames of their modules, which open and close in place.

#include "widgets/graph/graph_canvas.h"
#include "widgets/plot/chart.h"
#include "widgets/ui/latest_task.h"

class QMenu;

namespace arenascope {

class ClassReader;
class GraphBar;
class GraphLegend;
class ModuleTree;

class GraphChart : public Chart {
    Q_OBJECT
public:
    explicit GraphChart(ViewState& state, QWidget* parent = nullptr);
    ~GraphChart() override;
    /// Its file says what kind of module each one is, and what delegates were made of.
    void setProgram(std::shared_ptr<const Program> program);
    void setTool(Tool tool) override;
    void zoom(double factor) override;
    void fitAll() override;
    void fitSelection() override;
    QImage renderImage(QSize size, qreal dpr) override;
    void paintOnto(QPaintDevice& device, QSize size) override;
    QSize wholeSize() override;
    void paintWhole(QPainter& painter) override;
    [[nodiscard]] bool isSettled() const override { return drawing_.isSettled(); }

    /// Opens or closes it; what is around it stays where it is.
    void toggle(FrameIndex frame);
    void openToLevel(int level);
    /// Opens, or closes, all frames that hold the same operators.
    void toggleAlike(FrameIndex frame);
    void chooseFrame(FrameIndex frame);
    /// The next node whose operator, tensor, module or source line holds the text.
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
    /// The caller supplies the tensor's bytes, or the plan does again.
    void callerRequested(const QString& tensor, bool boundByCaller);
    /// Nodes that rules match go to a backend, "cpu", or, where it is empty, wherever they would.
    void delegateRequested(const QStringList& rules, const QString& backend);
    /// Passes and other orders that would lower the peak are to be shown.
    void passesRequested();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectParts();
    /// What is hidden costs nothing: the graph is made when the view is seen.
    void outcomeChanged();
    void prepare();
    void prepareNow();
    /// What is drawn: the outcome, or the program as its file has it where it cannot be planned yet.
    [[nodiscard]] std::shared_ptr<const Outcome> drawn();
    void adoptGraph(std::shared_ptr<const ProgramGraph> graph);
    void weigh();
    void colour();
    void selectionChanged();
    /// What is selected is shown: frames that hold it are opened.
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
    bool now_ = false;                     ///< a picture is being made: nothing waits for the worker
    bool own_ = false;                     ///< the selection is being changed here
    bool begun_ = false;                   ///< the graph at hand has been shown
    std::shared_ptr<const Outcome> made_;  ///< what the graph was made of
    ModuleTree* tree_;
    GraphCanvas* canvas_;
    GraphBar* bar_;
    GraphLegend* legend_;
};

}  // namespace arenascope
