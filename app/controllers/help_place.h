#pragma once

#include <QObject>
#include <QPointer>

class QMainWindow;
class QTabBar;
class QTabWidget;

namespace arenascope {

/// The subject of F1: the tab that was clicked last, otherwise the focus widget. A click on a tab does not move the
/// focus, but it shows the user's interest.
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
    QPointer<QWidget> focus_;  ///< after the click: once the focus changes, the click no longer counts
};

}  // namespace arenascope
