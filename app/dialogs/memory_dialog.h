#pragma once

#include <QDialog>
#include <QTimer>
#include <memory>
#include <optional>

#include "app/document/pool_study.h"

class QCheckBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace arenascope {

/// Asks for one more memory of the device, and shows what the plan comes to with it before it is added.
class MemoryDialog : public QDialog {
    Q_OBJECT
public:
    MemoryDialog(Workspace& workspace, QWidget* parent);
    ~MemoryDialog() override;
    [[nodiscard]] QLineEdit& nameField() const { return *name_; }
    [[nodiscard]] QLineEdit& capacityField() const { return *capacity_; }
    [[nodiscard]] QLineEdit& bandwidthField() const { return *bandwidth_; }
    [[nodiscard]] QSpinBox& idField() const { return *id_; }
    [[nodiscard]] QCheckBox& choosing() const { return *chooses_; }
    [[nodiscard]] QPushButton& addButton() const { return *add_; }
    /// What the plan comes to with the memory, or what is wrong with an entry.
    [[nodiscard]] QString result() const;
    [[nodiscard]] bool isSettled() const { return !resting_.isActive() && chooser_.isSettled(); }

signals:
    /// `chooses`: pools are chosen automatically.
    void memoryAccepted(const arenascope::Pool& pool, bool chooses);

private:
    QLineEdit* addField(QFormLayout& form, const QString& text, const QString& empty, const QString& tip);
    /// The pool as typed; what is wrong is told, then nothing.
    std::optional<Pool> read();
    void check();
    void measure();
    void showResult(const Outcome* outcome);

    Workspace& workspace_;
    std::shared_ptr<const Tuning> tuning_;  ///< that the memory would be added to
    PoolChooser chooser_;
    QTimer resting_;  ///< until nothing is typed any more
    QLineEdit *name_, *capacity_, *bandwidth_;
    QSpinBox* id_;
    QCheckBox* chooses_;
    QLabel *before_, *after_, *wrong_;
    QPushButton* add_;
};

}  // namespace arenascope
