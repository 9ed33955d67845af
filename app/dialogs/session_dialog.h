#pragma once

#include <QDialog>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace arenascope {

class Workspace;

/// The contents of a session: the baseline with its difference to the shown plan, and the edits that do not apply to
/// the present program, which can be deleted here.
class SessionDialog : public QDialog {
    Q_OBJECT
public:
    SessionDialog(Workspace& workspace, QWidget* parent);
    [[nodiscard]] QTreeWidget& difference() { return *difference_; }
    [[nodiscard]] QTreeWidget& orphans() { return *orphans_; }
    [[nodiscard]] QPushButton& setBaselineButton() { return *set_; }
    [[nodiscard]] QPushButton& deleteButton() { return *delete_; }

private:
    QWidget* buildBaseline();
    QWidget* buildOrphans();
    void showDifference();
    void showOrphans();
    void deleteRows(bool all);

    Workspace& workspace_;
    QLabel *baseline_, *none_;
    QTreeWidget *difference_, *orphans_;
    QPushButton *set_, *delete_, *deleteAll_;
};

}  // namespace arenascope
