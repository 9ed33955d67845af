#pragma once
// The programs that are open in one window, in the order of their tabs, and the one that is shown.

#include <QMainWindow>
#include <QObject>
#include <QString>
#include <QStringList>
#include <functional>
#include <memory>
#include <vector>

namespace arenascope {

struct Leftovers;
class Workspace;

class OpenPrograms : public QObject {
    Q_OBJECT
public:
    /// One program, or none yet. Its controllers are found below the window.
    struct Page {
        QMainWindow* window;
        Workspace* workspace;
        QMainWindow* before;  ///< the page that it was made from; null: none, or closed
        QString reading{};    ///< the file that is being read; empty: none
    };
    explicit OpenPrograms(QObject* parent = nullptr);
    ~OpenPrograms() override;

    /// The page of a window whose controllers were made, perhaps anew.
    void add(QMainWindow& window, Workspace& workspace);
    [[nodiscard]] const std::vector<Page>& pages() const { return pages_; }
    [[nodiscard]] bool areSeveral() const { return pages_.size() > 1; }
    [[nodiscard]] const Page* current() const;
    /// -1: it is no page.
    [[nodiscard]] int indexOf(const QMainWindow& window) const;
    void show(QMainWindow& window);
    /// The next one, or the one before: round the ends.
    void step(int by);
    void move(int from, int to);

    /// How a window makes pages; without, it shows a single program.
    void setMaker(std::function<QMainWindow*()> make) { make_ = std::move(make); }
    /// A further page, in front and without a program; null in a window that shows a single one.
    QMainWindow* addPage();
    /// False: it is the only one, and stays.
    bool closePage(QMainWindow& window);
    /// The page that has the file open, or reads it; null: none.
    [[nodiscard]] QMainWindow* showing(const QString& path) const;
    void setReading(const QMainWindow& window, const QString& path);
    /// Where a file that this page could not open was asked for: a page that never had a program goes. Itself, if it
    /// stays.
    [[nodiscard]] QMainWindow& askedFrom(QMainWindow& window) const;

    /// The name of each tab; programs with the same name have their folders in it.
    [[nodiscard]] QStringList titles() const;
    /// The file of each page that has one: its session, else its program.
    [[nodiscard]] QStringList paths() const;
    /// Empty: the page has none.
    [[nodiscard]] static QString fileOf(const Page& page);
    [[nodiscard]] static bool isUnsaved(const Page& page);

    /// Height that each page leaves free under its toolbar, for the tabs.
    void setRoom(int height);
    [[nodiscard]] int room() const { return room_; }
    [[nodiscard]] const std::shared_ptr<Leftovers>& leftovers() const { return leftovers_; }

signals:
    /// Pages, their order, names or marks.
    void changed();
    void currentChanged();
    void roomChanged();
    /// Before the page of this window is taken from the list, in which the next one is shown already.
    void leaving(QMainWindow* window);
    /// A preference of all windows was changed; `sizes`: heights of texts and rows too.
    void preferred(bool sizes);
    void ownPlannersChanged();
    /// The delay until edits of any program are copied.
    void autosaveChosen(int seconds);

private:
    /// A page that was made for a file, and has none: reading failed, or was cancelled.
    void dropEmpty(const QMainWindow* window);

    std::vector<Page> pages_;
    int current_ = -1;
    int room_ = 0;
    std::function<QMainWindow*()> make_;
    std::shared_ptr<Leftovers> leftovers_;
};

}  // namespace arenascope
