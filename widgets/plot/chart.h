#pragma once
// The chart interface: a chart reads the shared ViewState and emits requests; it never edits.

#include <QImage>
#include <QVariant>
#include <QWidget>
#include <optional>
#include <span>

#include "widgets/ui/tensor_edits.h"
#include "widgets/ui/view_state.h"

namespace arenascope {

class Chart : public QWidget {
    Q_OBJECT
public:
    enum class Tool : std::uint8_t { select, pan };
    explicit Chart(QWidget* parent = nullptr) : QWidget(parent) {}

    /// What a view says of an open program that has no plan.
    [[nodiscard]] static QString noPlanText();
    /// Whether it can be larger than the view: otherwise tools, zoom and fit have no effect.
    [[nodiscard]] virtual bool zooms() const { return true; }
    /// Whether it uses the width of the whole window.
    [[nodiscard]] virtual bool isWide() const { return false; }
    virtual void setTool(Tool tool) = 0;
    /// Zooms around the middle; above 1 zooms in.
    virtual void zoom(double factor) = 0;
    virtual void fitAll() = 0;
    virtual void fitSelection() = 0;
    /// The chart as it would look at `size`, for `arenascope render`, copying and reports.
    virtual QImage renderImage(QSize size, qreal dpr) = 0;
    /// The same onto a device that keeps lines and text, such as SVG or PDF; a chart may fall back to a picture.
    virtual void paintOnto(QPaintDevice& device, QSize size);
    /// The size of all contents, if more can be drawn than is visible; empty: the picture shows the visible part.
    virtual QSize wholeSize() { return {}; }
    virtual void paintWhole(QPainter&) {}
    /// At a smaller scale if the picture would be too large; null: it is empty.
    QImage wholePicture(qreal scale);
    /// What a person has chosen in the view and no document holds: it is given to the view that takes its place when
    /// the language changes, after the document's results.
    [[nodiscard]] virtual QVariant choices() const { return {}; }
    virtual void setChoices(const QVariant&) {}
    /// Whether everything that it shows is ready.
    [[nodiscard]] virtual bool isSettled() const { return true; }

protected:
    /// The keys that are common to all charts; others belong to the chart.
    void keyPressEvent(QKeyEvent* event) override;
    virtual void moveCursor(int) {}  ///< by so many steps
    virtual void pan(int) {}         ///< by so many steps
    virtual void clearSelection() {}
    /// Behind another tab of an open window: slow work waits until the chart is visible.
    [[nodiscard]] bool waits() const;

signals:
    /// Edits of tensors by hand: one undo step.
    void editRequested(const arenascope::TensorEdits& edits);
    /// A drop is impossible; nothing was changed.
    void dropRefused(const arenascope::RefusedDrop& why);
    /// The chart needs ViewState::curve of that symbol; the answer may come later.
    void curveRequested(const QString& symbol);
    /// The chart needs ViewState::footprint; the answer may come later.
    void footprintRequested();
    /// A limit of the device: "ram", "flash" or a pool by name; nothing removes the limit.
    void limitRequested(const QString& name, std::optional<qint64> bytes);
    /// Requests to show the selection in another view, by its id.
    void viewRequested(const QString& id);
    /// Requests to open a file to compare with this one.
    void fileRequested();
    /// Requests to plan the compared file at `path` with these pools.
    void poolsRequested(const QString& path, const std::vector<arenascope::Pool>& pools);
    /// A status line about the present action; empty if there is none.
    void statusChanged(const QString& text);
};

struct ChartEntry {
    const char* id;     ///< folder name, and the CLI's --view
    const char* title;  ///< to be translated in context "arenascope::Chart"
    Chart* (*make)(ViewState& state, QWidget* parent);
};

/// Every chart there is, in tab order.
std::span<const ChartEntry> builtinCharts();

}  // namespace arenascope
