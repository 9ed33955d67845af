#pragma once

#include <QPointer>

#include <utility>
#include <vector>

#include "app/dialogs/sheet.h"
#include "app/document/proof.h"
#include "engine/export/export_targets.h"

class QCheckBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;
class QTreeWidget;
class QVBoxLayout;

namespace arenascope {

class ExportContents;
class Jobs;
class Workspace;

/// Where to export, and the proof of it, made before the chosen file is touched.
class ExportDialog : public Sheet {
    Q_OBJECT
public:
    explicit ExportDialog(Workspace& workspace, QWidget* parent = nullptr);
    ~ExportDialog() override;
    [[nodiscard]] QLineEdit& fileField() { return *file_; }
    [[nodiscard]] QCheckBox& force() { return *force_; }
    [[nodiscard]] QPushButton& exportButton() { return *export_; }
    [[nodiscard]] const ExportOptions& options() const { return options_; }
    [[nodiscard]] const Proof& proof() const { return proof_; }
    [[nodiscard]] ExportContents& contents() const { return *contents_; }
    /// One more target, which has the operators that a text file lists, and chooses it; says why where it cannot be
    /// read.
    void addOperatorList(const QString& path);

signals:
    void proved();
    void exported(const QString& path);

private:
    QWidget* buildTarget();
    void fillTarget();
    void addTargets(QVBoxLayout& layout, QWidget& host);
    /// What is planned now is what is exported.
    void takeOutcome(bool isUpToDate);
    /// A row for it; what it lacks follows.
    std::pair<QRadioButton*, std::vector<Missing>> addTarget(const ExportTarget& target, const QString& title);
    void chooseOperatorList();
    void choose(const std::string& target, const std::vector<Missing>& missing);
    QWidget* buildProof();
    QLayout* buildFile(QWidget* host);
    QWidget* buildFoot();
    void startProof();
    void showProof(const Proof& proof);
    void addStep(const ProofStep& step);
    void fail(const Error& error);
    /// What nobody overlooks, above the steps.
    void showVerdict(const QString& text);
    void chooseFile();
    void write();
    /// Asks before a file is replaced.
    bool mayWrite(const QString& path);
    /// What speaks against writing the file: of the plan, and of the target.
    [[nodiscard]] QStringList cautions() const;
    void showCaution();
    void updateButton();

    Workspace& workspace_;
    QPointer<Jobs> jobs_;  ///< goes before this dialog where the window is closed
    std::shared_ptr<const Outcome> outcome_;
    Proof proof_;
    bool proven_ = false;
    QLineEdit* file_;
    QString confirmed_;          ///< the file that the chooser was told to replace
    QWidget* target_ = nullptr;  ///< its column
    QVBoxLayout* targets_ = nullptr;
    QLabel* listError_ = nullptr;  ///< why an operator list cannot be read
    QLabel *untouched_, *caution_;
    QCheckBox* force_;
    ExportContents* contents_ = nullptr;
    ExportOptions options_;       ///< the target that was chosen
    std::vector<Missing> lacks_;  ///< what that target has not of what the program needs
    QGridLayout* steps_;
    QLabel *message_, *verdict_;
    QTreeWidget* outputs_;
    QPushButton* export_;
};

}  // namespace arenascope
