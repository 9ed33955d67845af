#pragma once
// Arena size over a symbol's range: the curve, the capacity's crossing, and its numbers as a table.

#include "widgets/plot/chart.h"

class QComboBox;
class QTableWidget;

namespace arenascope {

class ChartHeader;
class CurveCanvas;

class CurveChart : public Chart {
    Q_OBJECT
public:
    explicit CurveChart(ViewState& state, QWidget* parent = nullptr);
    ~CurveChart() override;
    [[nodiscard]] bool zooms() const override { return false; }
    void setTool(Tool) override {}
    void zoom(double) override {}
    void fitAll() override {}
    void fitSelection() override {}
    QImage renderImage(QSize size, qreal dpr) override;
    void paintOnto(QPaintDevice& device, QSize size) override;
    [[nodiscard]] const ChartHeader& header() const { return *header_; }
    [[nodiscard]] QComboBox& picker() const { return *symbol_; }
    [[nodiscard]] QTableWidget& table() const { return *table_; }

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void fillSymbols();
    void ask();
    void showCurve();
    void showFacts(const SizeCurve& curve, PoolRow pool);
    [[nodiscard]] std::shared_ptr<const SizeCurve> meanwhile() const;
    void fillTable();
    void fitColumns();
    [[nodiscard]] QString emptyMessage() const;

    ViewState& state_;
    ChartHeader* header_;
    CurveCanvas* canvas_;
    QComboBox* symbol_;
    QTableWidget* table_;
    std::shared_ptr<const SizeCurve> shown_;  ///< stays until the next one is computed
    std::size_t shownTensors_ = 0;            ///< number of tensors in its program, to detect another file
};

}  // namespace arenascope
