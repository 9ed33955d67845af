#pragma once
// The chart seam: a chart reads the shared ViewState and emits requests; it never edits.

#include <QImage>
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

    /// Whether there is more of it than is shown at once: else tools, zoom and fit have nothing to do.
    [[nodiscard]] virtual bool zooms() const { return true; }
    /// Whether it wants the width of the whole window.
    [[nodiscard]] virtual bool isWide() const { return false; }
    virtual void setTool(Tool tool) = 0;
    /// Zooms around the middle; above 1 zooms in.
    virtual void zoom(double factor) = 0;
    virtual void fitAll() = 0;
    virtual void fitSelection() = 0;
    /// The chart as it would look at `size`, for `arenascope render`, copying and reports.
    virtual QImage renderImage(QSize size, qreal dpr) = 0;
    /// The same onto a device that keeps lines and text, such as SVG or PDF; as a picture where a chart cannot.
    virtual void paintOnto(QPaintDevice& device, QSize size);
    /// Of all that there is, where more of it can be drawn than is on screen; empty: the picture is what is seen.
    virtual QSize wholeSize() { return {}; }
    virtual void paintWhole(QPainter&) {}
    /// At a smaller scale where the picture would get too large; null: there is nothing.
    QImage wholePicture(qreal scale);
    /// Nothing that it shows is still being made.
    [[nodiscard]] virtual bool isSettled() const { return true; }

protected:
    /// The keys that mean the same in every chart; others are the chart's own.
    void keyPressEvent(QKeyEvent* event) override;
    virtual void moveCursor(int) {}  ///< by so many steps
    virtual void pan(int) {}         ///< by so many steps
    virtual void clearSelection() {}
    /// Behind another tab of a window that is open: what takes long is made when the chart is looked at.
    [[nodiscard]] bool waits() const;

signals:
    /// What was done to tensors by hand: one undo step.
    void editRequested(const arenascope::TensorEdits& edits);
    /// A drop cannot be: nothing was changed.
    void dropRefused(const arenascope::RefusedDrop& why);
    /// The chart needs ViewState::curve of that symbol; the answer may come later.
    void curveRequested(const QString& symbol);
    /// The chart needs ViewState::footprint; the answer may come later.
    void footprintRequested();
    /// What the device has: "ram", "flash" or a pool by name; nothing takes the limit away.
    void limitRequested(const QString& name, std::optional<qint64> bytes);
    /// The selection is to be seen in another view, by its id.
    void viewRequested(const QString& id);
    /// The user wants to see another file beside this one.
    void fileRequested();
    /// The file at `path`, which is shown beside the program, planned with these pools.
    void poolsRequested(const QString& path, const std::vector<arenascope::Pool>& pools);
    /// One line about what the pointer does, for the status bar; empty when there is nothing to say.
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
