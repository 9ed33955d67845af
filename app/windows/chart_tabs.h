#pragma once
// The views, one tab each. Where not all tabs have room, the last ones are in a menu beside them: none is cut.

#include <QTabWidget>

class QMenu;
class QToolButton;

namespace arenascope {

class ChartTabs : public QTabWidget {
    Q_OBJECT
public:
    explicit ChartTabs(QWidget* parent);
    /// Opens the menu of the tabs that have no room; whoever makes the corner gives it its place there.
    [[nodiscard]] QToolButton& more() const { return *more_; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();
    void fillMenu();
    QToolButton* more_;
    QMenu* menu_;
    bool fitting_ = false;
};

}  // namespace arenascope
