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

/// The panels around the charts, and their layout. It contains no panel by name: see panels/registry.cpp.
struct MainDocks {
    Q_DECLARE_TR_FUNCTIONS(arenascope::MainDocks)
public:
    MainDocks(QMainWindow& window, ViewState& state);
    ~MainDocks();
    /// Creates each panel and connects it.
    void connect(Shell& shell);
    /// The panel of that type; null: none is.
    template <class T>
    [[nodiscard]] T* panel() const {
        for (const QDockWidget* dock : docks_) {
            if (auto* out = qobject_cast<T*>(dock->widget())) return out;
        }
        return nullptr;
    }
    /// The start page has no panels; the layout returns with a document.
    void setShown(bool shown);
    /// While another program is read: the panels stay visible, but disabled.
    void setReading(bool reading);
    /// The layout to save; that of the last document if none is shown.
    [[nodiscard]] QByteArray state() const;
    void setState(const QByteArray& state);
    /// Restores a layout; keeps the present one if the state is of another version.
    void restore(const QByteArray& state);
    /// The same, also in a narrow window.
    void rearrange(const QByteArray& state);
    void reset();
    /// While a view that needs the width is shown, the side panels are folded, except those that the user opened next
    /// to such a view before. With another view they return.
    void setWide(bool wide);
    /// Narrow windows show the right panels as tabs.
    void adapt(int width);
    void fill(QMenu& menu);
    /// No dock has changed size or place for so long that the layout counts as the user's.
    [[nodiscard]] bool isSettled() const {
        return !settled_.isActive() && !raised_.isActive() && !folding_.isActive() && !placing_.isActive();
    }
    /// The page that the panels belong to is shown or hidden: panels in windows of their own are so too. Sizes of a
    /// hidden page mean nothing to Qt, so what is arranged behind another page is arranged again once it is shown.
    void setOnScreen(bool shown);
    /// By its id; nothing where there is none.
    void raise(const QString& panel);
    /// Another program is shown: scroll positions and unused input belonged to the one before.
    void startAnew();

private:
    void add(const PanelEntry& entry, ViewState& state);
    void watch();
    /// Those that belong there by their rows, in the registry's order.
    [[nodiscard]] QList<QDockWidget*> placedAt(Qt::DockWidgetArea area) const;
    void arrange();
    void giveSizes();
    /// What an arrangement still needs once Qt has laid it out: sizes, and folded panels.
    void place();
    /// Hides panels in windows of their own: they belong to a page that is not on the screen.
    void sink();
    [[nodiscard]] QList<QDockWidget*> inFront() const;
    void keepInFront(const QList<QDockWidget*>& before);
    /// False: there is no layout for this width, or Qt does not take it.
    bool restoreKnown(const QByteArray& state);
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

    /// A side panel before it was folded.
    struct Folded {
        QDockWidget* dock;
        QSize size;
        bool raised;
    };

    QMainWindow& window_;
    QList<QDockWidget*> docks_;  ///< in the registry's order
    QByteArray layout_;
    QByteArray arranged_[2];  ///< last layout, in a wide and in a narrow window
    QTimer settled_;
    std::unique_ptr<QObject> settling_;  ///< restarts it when a dock changes its size
    QTimer raised_;                      ///< another panel at the bottom is in front
    int low_ = 0, high_ = 0;             ///< heights of the bottom docks before and after they were enlarged
    bool shown_ = false, narrow_ = false, wide_ = false;
    bool led_ = false;  ///< not by a click on a tab
    std::vector<Folded> folded_;
    QList<QDockWidget*> before_;  ///< in front when the window's width asked for another layout
    QList<QDockWidget*> sunk_;    ///< in windows of their own, hidden with the page
    QByteArray unfolded_;         ///< layout before; empty while nothing is folded
    QTimer folding_;              ///< once Qt has laid out what was arranged anew
    QTimer placing_;              ///< arranged, and not laid out by Qt yet
    bool late_ = false;           ///< to be arranged again once the page is on the screen
    bool sizing_ = false;         ///< the usual sizes are to be given
    QString asked_;               ///< panel that was led to meanwhile
    QByteArray wanted_;           ///< layout when the page was hidden; empty: the usual one
};

}  // namespace arenascope
