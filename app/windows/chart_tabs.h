#pragma once
// The views, one tab each. Where not all tabs have room, the last ones are in a menu beside them: none is cut.

#include <QPointer>
#include <QTabWidget>

class QMenu;
class QStackedWidget;
class QToolButton;

namespace arenascope {

class ChartTabs : public QTabWidget {
    Q_OBJECT
public:
    explicit ChartTabs(QWidget* parent);
    /// Opens the menu of the tabs that have no room; whoever makes the corner gives it its place there.
    [[nodiscard]] QToolButton& more() const { return *more_; }
    /// Puts a message between the tabs and the view, which gives it room while it is shown; null: none.
    void setBar(QWidget* bar);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void fit();
    void fillMenu();
    void placeBar();
    void keepTabsInPlace();
    QStackedWidget* stack_;
    QRect room_;    ///< of the view where there is no message
    QRect placed_;  ///< what the view was given beside one
    QPointer<QWidget> bar_;
    bool placing_ = false;
    QToolButton* more_;
    QMenu* menu_;
    QWidget* lead_;   ///< before the tabs, where the panels beside them have folded away
    int place_ = -1;  ///< of the first tab in the window beside those panels; -1: not known
    bool fitting_ = false;
};

}  // namespace arenascope
