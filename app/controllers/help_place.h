#pragma once

#include <QObject>
#include <QPointer>

class QMainWindow;
class QTabBar;
class QTabWidget;

namespace arenascope {

/// What F1 is asked about: the tab that was clicked last, else whatever has the focus. A click on a tab moves the focus
/// of no panel, and yet it is where the user is.
class HelpPlace : public QObject {
    Q_OBJECT
public:
    struct Place {
        QString page;     ///< of a panel by its name; empty: the contents
        QString section;  ///< of that page; empty: its top
    };
    HelpPlace(QMainWindow& window, QTabWidget& charts);
    [[nodiscard]] Place place() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] Place ofTab(const QTabBar& bar) const;
    [[nodiscard]] Place ofFocus() const;
    [[nodiscard]] Place ofChart() const;

    QMainWindow& window_;
    QTabWidget& charts_;
    Place clicked_;
    QPointer<QWidget> focus_;  ///< as the click left it: with another focus the click is over
};

}  // namespace arenascope
