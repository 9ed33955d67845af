#pragma once
// Tabs of documents: one that can be closed, carried to another place, marked as unsaved, and take files that are
// dropped on it.

#include <QMimeData>
#include <QString>
#include <QTabBar>
#include <optional>
#include <vector>

namespace arenascope {

class TabStrip : public QTabBar {
    Q_OBJECT
public:
    struct Tab {
        QString title, path;
        bool unsaved = false;
        bool operator==(const Tab&) const = default;
    };
    explicit TabStrip(QWidget* parent = nullptr);
    /// Emits nothing.
    void show(const std::vector<Tab>& tabs, int current);
    [[nodiscard]] const std::vector<Tab>& tabs() const { return tabs_; }
    /// The button in a tab that closes it; while its document is unsaved and the pointer is elsewhere, it is a dot.
    [[nodiscard]] QWidget& closeButton(int tab) const { return *tabButton(tab, RightSide); }
    [[nodiscard]] static int heightOfTabs();

signals:
    /// On a tab, or beside all tabs: -1.
    void filesDropped(int tab, const QMimeData* files);
    /// The menu of a tab, by the mouse or, of the shown one, by the keyboard.
    void menuRequested(int tab, const QPoint& globalPos);

protected:
    QSize tabSizeHint(int index) const override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void name(int index);
    void setTarget(std::optional<int> target);

    std::vector<Tab> tabs_;
    std::optional<int> target_;  ///< the tab under dragged files, or -1
    int pressed_ = -1;           ///< with the middle button
};

}  // namespace arenascope
