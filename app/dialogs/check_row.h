#pragma once
// The row of the export dialog for a build server: the check of the program's budgets, as a script or a workflow.

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace arenascope {

class CheckRow : public QWidget {
    Q_OBJECT
public:
    /// `program`: path of the program that is checked.
    explicit CheckRow(QString program, QWidget* parent = nullptr);
    /// What became of a request.
    void tell(const QString& text, bool isWrong);
    [[nodiscard]] QComboBox& kinds() { return *kinds_; }
    [[nodiscard]] QPushButton& copyButton() { return *copy_; }
    [[nodiscard]] QLabel& said() { return *said_; }

signals:
    /// The file to write; empty: to be copied.
    void requested(bool isWorkflow, const QString& path);

private:
    void chooseFile();
    [[nodiscard]] bool isWorkflow() const;

    QString program_;
    QComboBox* kinds_;
    QPushButton *copy_, *save_;
    QLabel* said_;
};

}  // namespace arenascope
