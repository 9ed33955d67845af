#pragma once
// All models of a folder in one table: what each needs, whether it fits, what changed since it was read.

#include <QFileSystemWatcher>
#include <QTimer>
#include <QWidget>

#include "app/dialogs/folder_query.h"
#include "app/document/jobs.h"
#include "engine/engine.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QTreeView;

namespace arenascope {

class FolderWindow : public QWidget {
    Q_OBJECT
public:
    /// A window of its own. `engine` plans the models; files are read again when they change. `targets`: those that can
    /// be chosen.
    FolderWindow(std::shared_ptr<const Engine> engine, const QString& folder, std::vector<Target> targets = {},
                 QWidget* parent = nullptr);
    [[nodiscard]] FolderModel& model() { return model_; }
    [[nodiscard]] QTreeView& view() { return *view_; }
    [[nodiscard]] QLineEdit& ramField() { return *ram_; }
    [[nodiscard]] QLineEdit& flashField() { return *flash_; }
    [[nodiscard]] QPushButton& saveButton() { return *save_; }
    [[nodiscard]] QLineEdit& filterField() { return *filter_; }
    [[nodiscard]] QComboBox& targetBox() { return *targetBox_; }
    [[nodiscard]] QMenu& baselineMenu();
    [[nodiscard]] Jobs& jobs() { return jobs_; }
    /// By its id; unknown ones choose none.
    void chooseTarget(const std::string& id);
    /// Compares with a saved table; reports one that cannot be read.
    void compareWith(const QString& table);
    /// Writes the table, by its suffix as CSV or JSON.
    void save(const QString& path);
    /// All models are read.
    [[nodiscard]] bool isSettled() const;
    /// This many models are listed at most.
    static constexpr int most_files = 2000;

signals:
    void openRequested(const QString& path);
    void failed(const arenascope::Error& error);

protected:
    /// The window goes at once, and its workers end behind.
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildHead();
    void buildBaselines();
    void compareWithSessions();
    void setBaseline(FolderBaseline baseline, const QString& title);
    void takeTarget();
    /// The limits of the target stand in the fields in place of the user's own, which return after it.
    void showLimits();
    void showColumns();
    /// Numbers are shown whole; names and errors share the rest.
    void fitColumns();
    void buildTable();
    void rescan();
    void watch();
    void readNext();
    void showCount();
    void takeLimits();
    void saveTable();
    void openRow(const QModelIndex& index);

    std::shared_ptr<const Engine> engine_;
    QString folder_;
    bool isCut_ = false;  ///< there are more files than are listed
    FolderModel model_;
    std::vector<Target> targets_;
    FolderFilter* sorted_;
    QTreeView* view_;
    QLineEdit *filter_, *ram_, *flash_;
    QComboBox* targetBox_;
    QPushButton *baseline_, *save_;
    std::pair<QString, QString> ownLimits_;  ///< as entered, while a target gives others
    bool followsSessions_ = false;           ///< the baseline is that of the sessions beside the models
    QLabel* count_;
    QFileSystemWatcher watcher_;
    QTimer rescanning_;  ///< a build writes many files
    Jobs jobs_;          ///< ends first: its workers are this window's
};

}  // namespace arenascope
