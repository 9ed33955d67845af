#pragma once
// Arena size over a symbol's range: the curve, the capacity's crossing, and its numbers as a table. Or over the ranges
// of two symbols: a map of what fits.

#include <string>

#include "engine/study/size_map.h"
#include "widgets/plot/chart.h"

class QComboBox;
class QTableWidget;
class QToolButton;

namespace arenascope {

class ChartHeader;
class CurveCanvas;
class SizeMapCanvas;

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
    [[nodiscard]] QVariant choices() const override;  ///< both symbols
    void setChoices(const QVariant& choices) override;
    void paintOnto(QPaintDevice& device, QSize size) override;
    [[nodiscard]] const ChartHeader& header() const { return *header_; }
    [[nodiscard]] QComboBox& picker() const { return *symbol_; }
    [[nodiscard]] QTableWidget& table() const { return *table_; }
    /// The second symbol, as item data; empty: the first one alone.
    [[nodiscard]] QComboBox& second() const { return *second_; }
    [[nodiscard]] SizeMapCanvas& mapCanvas() const { return *map_; }
    /// Cancels the computation of a map, or begins it again.
    [[nodiscard]] QToolButton& mapButton() const { return *mapButton_; }
    /// The answer to mapRequested().
    void showMap(std::shared_ptr<const arenascope::SizeMap> map);
    void failMap(const QString& why);
    /// 0 to 1.
    void setMapProgress(double fraction);

signals:
    void mapRequested(const QString& across, const QString& up);
    void mapCancelled();
    /// New ranges of both symbols: one undo step.
    void rangesRequested(const QString& across, const arenascope::RangeEdit& acrossRange, const QString& up,
                         const arenascope::RangeEdit& upRange);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void clearSelection() override;

private:
    QWidget* buildCorner();
    [[nodiscard]] bool isMap() const;
    void fillSecond(const QString& before);
    void followMap();
    void askForMap();
    void cancelMap();
    void showParts();
    void showMapFacts();
    void takeSizes(std::size_t across, std::size_t up);
    /// The present upper bound of a symbol.
    [[nodiscard]] std::int64_t boundOf(const std::string& symbol) const;
    /// "width at 64, length at 32": the symbols that are not shown.
    [[nodiscard]] QString othersText(const QStringList& shown) const;
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
    QComboBox *symbol_, *second_;
    QToolButton* mapButton_;
    QTableWidget* table_;
    SizeMapCanvas* map_;
    enum class MapState : std::uint8_t { none, computing, cancelled, failed, shown };
    MapState mapState_ = MapState::none;
    std::shared_ptr<const Tuning> mapOf_;  ///< that was asked for last
    double mapProgress_ = 0;
    QString mapError_;
    QString others_;                          ///< of the curve: the values of other symbols that it holds for
    std::shared_ptr<const SizeCurve> shown_;  ///< stays until the next one is computed
    std::size_t shownTensors_ = 0;            ///< number of tensors in its program, to detect another file
};

}  // namespace arenascope
