#pragma once
// All models of a folder in one table: what each needs, whether it fits, what changed since it was read.

#include <QFileSystemWatcher>
#include <QTimer>
#include <QWidget>

#include "app/dialogs/folder_model.h"
#include "app/document/jobs.h"
#include "engine/engine.h"

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace arenascope {

class FolderWindow : public QWidget {
    Q_OBJECT
public:
    /// A window of its own. `engine` plans the models; files are read again when they change.
    FolderWindow(std::shared_ptr<const Engine> engine, const QString& folder, QWidget* parent = nullptr);
    [[nodiscard]] FolderModel& model() { return model_; }
    [[nodiscard]] QTreeView& view() { return *view_; }
    [[nodiscard]] QLineEdit& ramField() { return *ram_; }
    [[nodiscard]] QLineEdit& filterField() { return *filter_; }
    /// All models are read.
    [[nodiscard]] bool isSettled() const;
    /// This many models are listed at most.
    static constexpr int most_files = 2000;

signals:
    void openRequested(const QString& path);
    void failed(const arenascope::Error& error);

private:
    QWidget* buildHead();
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
    QSortFilterProxyModel* sorted_;
    QTreeView* view_;
    QLineEdit *filter_, *ram_, *flash_;
    QLabel* count_;
    QFileSystemWatcher watcher_;
    QTimer rescanning_;  ///< a build writes many files
    Jobs jobs_;          ///< ends first: its workers are this window's
};

}  // namespace arenascope
