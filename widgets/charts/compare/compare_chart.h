#pragma once
// Plans side by side, of this program or of other files: linked axes, what moved in colour, and the differences as
// tables.

#include <QTimer>

#include "widgets/charts/compare/compare_scene.h"
#include "widgets/plot/chart.h"
#include "widgets/ui/latest_task.h"

class QAction;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QTableView;
class QToolButton;

namespace arenascope {

class ChartTip;
class CompareFactsModel;
class CompareModel;
class ComparePane;
class ComparePicker;

class CompareChart : public Chart {
    Q_OBJECT
public:
    explicit CompareChart(ViewState& state, QWidget* parent = nullptr);
    ~CompareChart() override;
    [[nodiscard]] bool isWide() const override { return true; }
    void setTool(Tool tool) override { tool_ = tool; }
    void zoom(double factor) override;
    void fitAll() override;
    void fitSelection() override;
    QImage renderImage(QSize size, qreal dpr) override;
    void paintOnto(QPaintDevice& device, QSize size) override;

    [[nodiscard]] const CompareScene& scene() const { return scene_; }
    [[nodiscard]] std::size_t sides() const { return shown_; }
    [[nodiscard]] ComparePane& pane(std::size_t index) const { return *panes_[index]; }
    /// What is chosen on that side.
    [[nodiscard]] const CompareSide& side(std::size_t index) const;
    [[nodiscard]] ComparePicker& picker(std::size_t index) const;
    [[nodiscard]] const CompareModel& model() const { return *model_; }
    /// Checkable: only A, in several, only B, only C, …
    [[nodiscard]] QToolButton& filter(std::size_t index) const { return *filters_[index]; }
    /// One more plan at the right, by its place in the choice; nothing where there is no room.
    void addSide(int choice);
    void removeSide(std::size_t index);
    void setBaseline(std::size_t index);
    /// Steps: what one side is moved or zoomed by, all are. Offsets: one height is one number of bytes on all.
    void setLinked(bool steps, bool offsets);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void moveCursor(int by) override;
    void pan(int steps) override;
    void clearSelection() override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void buildBar();
    void buildFilters(QWidget* parent);
    void buildTables();
    void fitBar();
    void fitHeaders();
    void fitTables();
    [[nodiscard]] int fitFacts();
    void fitRows(int room);
    void addPane();
    /// Another file was opened for comparison, or none is any more.
    void onCompared();
    void fillSides();
    void fillChoices();
    [[nodiscard]] int firstChoice(std::size_t pane) const;
    /// The same but for plans that other sides show.
    [[nodiscard]] int freeChoice(std::size_t pane, const std::vector<int>& taken) const;
    void fillAddMenu();
    void fillBaselineMenu();
    [[nodiscard]] std::vector<CompareSide> chosenSides() const;
    void compare();
    /// Nothing stands beside the one plan that there is.
    [[nodiscard]] bool isAlone() const;
    void clear();
    void showParts(bool shown);
    void showScene(CompareScene scene, const std::vector<CompareSide>& sides);
    void showPanes(const std::vector<CompareSide>& sides);
    void showLinks();
    /// Near enough to read names, with the cursor at the peak where no other view has set it.
    void firstView();
    void catchUp();
    /// For a picture nobody waits: what the worker has begun is done here.
    void prepareNow();
    void markHovered();
    void showCounts();
    void showLegend();
    void mark();
    void pick(const CompareRow* tensor, Qt::KeyboardModifiers modifiers);
    /// Of all sides where steps are linked.
    void setView(std::size_t pane, double lower, double upper);
    void pointer(std::size_t pane, QMouseEvent& event);
    void wheel(std::size_t pane, QWheelEvent& event);
    /// What is under the pointer, at once in the status bar and a moment later beside the pointer.
    void hover(std::size_t pane, const QPointF& pos);
    void showTip();
    void hideTip();
    [[nodiscard]] std::array<std::int32_t, most_sides> boxesOf(ValueId value) const;
    /// Of the program that is shown, which is on some sides or on none; then names tell.
    [[nodiscard]] const CompareRow* rowOf(ValueId value) const;
    [[nodiscard]] ValueId valueOf(const CompareRow* tensor) const;

    ViewState& state_;
    QWidget* bar_;
    QWidget* tables_;
    std::vector<QToolButton*> filters_;
    QToolButton* pages_[2];  ///< which of the tables is there, where only one has room
    QPushButton *axes_, *baseline_, *add_;
    QAction *linkSteps_, *linkOffsets_;
    QHBoxLayout *barRow_, *panesRow_;
    QWidget* second_;  ///< filters and pages: in the row of the buttons, or below it
    std::vector<ComparePane*> panes_;
    std::size_t shown_ = 2;                               ///< of the panes
    std::size_t active_ = 0;                              ///< the pane that keys speak to where steps are not linked
    std::size_t base_ = 0;                                ///< the baseline's pane
    bool adding_ = false;                                 ///< the next file gets a pane of its own
    std::array<QString, most_sides> chosen_;              ///< what the user picked for that side; empty: nothing
    std::vector<std::shared_ptr<const Compared>> files_;  ///< opened for comparison, oldest first
    QLabel* legend_;
    QWidget* line_;  ///< below the legend
    ChartTip* tip_;
    QTimer tipTimer_;
    std::pair<std::size_t, QPointF> pointed_;  ///< pane, and place in its plot, of the tip to come
    QTableView *facts_, *rows_;
    CompareFactsModel* factsModel_;
    CompareModel* model_;
    std::vector<CompareSide> choices_;  ///< plans that a side can show
    CompareScene scene_;
    Tool tool_ = Tool::select;
    bool panning_ = false, marking_ = false;
    bool late_ = false;  ///< to be compared when it is looked at
    bool lateMarks_ = false;
    bool now_ = false;  ///< for a picture: not in a worker
    Later later_;
    int steps_ = -1;  ///< of the comparison before: another one starts at its beginning
    QPointF press_;
    std::pair<double, double> pressView_;
};

}  // namespace arenascope
