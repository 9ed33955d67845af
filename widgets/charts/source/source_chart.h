#pragma once
// Bytes and time next to the Python lines that cause them: a source file with a gutter, and the shares of modules and
// lines at a step.

#include <QStringList>

#include "widgets/charts/source/icicle_view.h"
#include "widgets/charts/source/source_list.h"
#include "widgets/plot/chart.h"

class QComboBox;
class QLabel;
class QScrollArea;
class QSpinBox;
class QTabBar;
class QToolButton;

namespace arenascope {

class ChartHeader;
class SourceOperators;

class SourceChart : public Chart {
    Q_OBJECT
public:
    explicit SourceChart(ViewState& state, QWidget* parent = nullptr);
    [[nodiscard]] bool zooms() const override { return false; }
    /// Where panels at its sides would leave no room for lines of code.
    [[nodiscard]] bool isWide() const override;
    void setTool(Tool) override {}
    void zoom(double) override {}
    void fitAll() override {}
    void fitSelection() override {}
    QImage renderImage(QSize size, qreal dpr) override;
    void paintOnto(QPaintDevice& device, QSize size) override;

    /// Its archive may hold sources.
    void setProgram(std::shared_ptr<const Program> program);
    /// Shows a line of a recorded file, as a Python stack in the Inspector names it.
    void goTo(const QString& file, int line);
    void chooseLine(SourceLineIndex line);
    /// Shows the whole text of a recorded file, found at `local`.
    Result<> readFile(const QString& recorded, const QString& local);
    [[nodiscard]] const SourceMap& map() const { return *map_; }
    [[nodiscard]] const SourceCosts& costs() const { return costs_; }
    [[nodiscard]] SourceList& list() { return *list_; }
    [[nodiscard]] IcicleView& icicle() { return *icicle_; }
    [[nodiscard]] SourceOperators& operators() { return *operators_; }
    [[nodiscard]] QComboBox& measures() { return *measures_; }
    [[nodiscard]] QComboBox& orders() { return *orders_; }
    [[nodiscard]] QTabBar& files() { return *files_; }

signals:
    /// Requests to open a file at a line in the editor of the preferences.
    void editorRequested(const QString& file, int line);
    void refused(const arenascope::Error& error);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildSource();
    QWidget* buildShares();
    /// Does nothing while it is hidden.
    void prepare();
    void weigh();
    void fitBars();
    void showFacts();
    void showFile(int tab);
    /// Where its text comes from, and whether the recorded lines are in it.
    [[nodiscard]] QString foundText(const QString& recorded, const SourceRows& rows) const;
    void showTree();
    void follow();
    void choosePart(CostIndex node);
    void selectOperators(const std::vector<InstructionIndex>& operators);
    void showOperators(const QString& title, const std::vector<InstructionIndex>& operators);
    void findFile();
    void markPart(SourceLineIndex line, ValueId value);
    void turnTo(SourceFileIndex file);
    [[nodiscard]] Step step() const;

    ViewState& state_;
    std::shared_ptr<const SourceMap> map_ = std::make_shared<const SourceMap>();
    std::shared_ptr<const Method> method_;
    SourceCosts costs_;
    SourceTexts texts_;
    std::shared_ptr<const Program> program_;
    SourceFileIndex file_{};
    bool own_ = false;
    ChartHeader* header_;
    QTabBar* files_ = nullptr;
    QLabel* found_ = nullptr;
    QToolButton *find_ = nullptr, *editor_ = nullptr;
    SourceList* list_ = nullptr;
    QSpinBox* step_ = nullptr;
    QToolButton* peak_ = nullptr;
    QComboBox *measures_ = nullptr, *orders_ = nullptr;
    QScrollArea* shares_ = nullptr;
    IcicleView* icicle_ = nullptr;
    QLabel* title_ = nullptr;
    SourceOperators* operators_ = nullptr;
};

}  // namespace arenascope
