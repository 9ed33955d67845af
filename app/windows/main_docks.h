#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QDockWidget>
#include <QList>
#include <QObject>
#include <QSize>
#include <QTimer>
#include <memory>
#include <vector>

class QMainWindow;
class QMenu;

namespace arenascope {

struct PanelEntry;
class Shell;
class ViewState;

/// The panels around the charts, and where they are. It knows no panel by name: see panels/registry.cpp.
struct MainDocks {
    Q_DECLARE_TR_FUNCTIONS(arenascope::MainDocks)
public:
    MainDocks(QMainWindow& window, ViewState& state);
    ~MainDocks();
    /// Each panel with what it talks to.
    void connect(Shell& shell);
    /// The panel of that type; null: none is.
    template <class T>
    [[nodiscard]] T* panel() const {
        for (const QDockWidget* dock : docks_) {
            if (auto* out = qobject_cast<T*>(dock->widget())) return out;
        }
        return nullptr;
    }
    /// The start page has no panels; the arrangement comes back with a document.
    void setShown(bool shown);
    /// While another program is read: what they show stays, and is not to be edited.
    void setReading(bool reading);
    /// Arrangement to save; that of the last document where none is shown.
    [[nodiscard]] QByteArray state() const;
    void setState(const QByteArray& state);
    /// Arranges the docks that are shown; as they are where the state is of another layout.
    void restore(const QByteArray& state);
    void reset();
    /// While a view is shown that needs the width, the panels at the sides fold away; but for those that the user
    /// opened beside such a view before. With another view they come back as they were.
    void setWide(bool wide);
    /// Narrow windows show the right panels as tabs.
    void adapt(int width);
    void fill(QMenu& menu);
    /// None has changed its size or place for so long that they are where the user wants them.
    [[nodiscard]] bool isSettled() const { return !settled_.isActive() && !raised_.isActive() && !folding_.isActive(); }
    /// By its id; nothing where there is none.
    void raise(const QString& panel);
    /// Another program is shown: what is scrolled, and what was typed and never used, belonged to the one before.
    void startAnew();

private:
    void add(const PanelEntry& entry, ViewState& state);
    void watch();
    /// Those that belong there by their rows, in the registry's order.
    [[nodiscard]] QList<QDockWidget*> placedAt(Qt::DockWidgetArea area) const;
    void arrange();
    void giveSizes();
    void arrangeRight(bool tabs);
    void nameDocks();
    void hideTabbedTitles();
    void hideEmptyTabBars();
    void giveBottom(int height);
    void giveBottomRoom();
    void fold();
    void unfold();
    [[nodiscard]] bool isAtSide(QDockWidget& dock) const;
    void keepBeside(QDockWidget& dock, bool open);

    /// A panel at a side before it was folded away.
    struct Folded {
        QDockWidget* dock;
        QSize size;
        bool raised;
    };

    QMainWindow& window_;
    QList<QDockWidget*> docks_;  ///< in the registry's order
    QByteArray layout_;
    QByteArray arranged_[2];  ///< where the docks were last, in a wide and in a narrow window
    QTimer settled_;
    std::unique_ptr<QObject> settling_;  ///< restarts it when a dock changes its size
    QTimer raised_;                      ///< another panel at the bottom is in front
    int low_ = 0, high_ = 0;             ///< heights of the bottom docks before and after they were given more
    bool shown_ = false, narrow_ = false, wide_ = false;
    bool led_ = false;  ///< not by a click on a tab
    std::vector<Folded> folded_;
    QByteArray unfolded_;  ///< arrangement before; empty while nothing is folded
    QTimer folding_;       ///< once Qt has laid out what was arranged anew
};

}  // namespace arenascope
