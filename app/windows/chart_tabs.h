#pragma once
// The views, one tab each. If there is no room for all tabs, the last ones are in a menu next to them, so that none is
// cut.

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
    /// Opens the menu of the hidden tabs; the owner of the corner places it.
    [[nodiscard]] QToolButton& more() const { return *more_; }
    /// Puts a message between the tabs and the view; null: none.
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
    QRect room_;    ///< of the view without a message
    QRect placed_;  ///< area of the view with a message
    QPointer<QWidget> bar_;
    bool placing_ = false;
    QToolButton* more_;
    QMenu* menu_;
    QWidget* lead_;   ///< before the tabs, in place of folded side panels
    int place_ = -1;  ///< of the first tab in the window next to those panels; -1: unknown
    bool fitting_ = false;
};

}  // namespace arenascope
