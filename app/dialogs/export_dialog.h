#pragma once

#include <QPointer>

#include <utility>
#include <vector>

#include "app/dialogs/sheet.h"
#include "app/document/exported_graph.h"
#include "app/document/proof.h"
#include "engine/export/export_targets.h"

class QCheckBox;
class QGridLayout;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QRadioButton;
class QTreeWidget;
class QVBoxLayout;

namespace arenascope {

class CheckRow;
class ExportContents;
class Jobs;
class Workspace;

/// The export dialog: target, file, and the proof, made before the selected file is written.
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
    /// Its requests are for a controller.
    [[nodiscard]] CheckRow& checkRow() const { return *check_; }
    /// Other kinds of files, one button away: the menu that has them. Choosing one closes the dialog.
    void offerOthers(QMenu& menu);
    /// Adds a target with the operators listed in a text file, and selects it; reports an unreadable file.
    void addOperatorList(const QString& path);

signals:
    void proved();
    void exported(const QString& path);

private:
    QWidget* buildTarget();
    void fillTarget();
    void addTargets(QVBoxLayout& layout, QWidget& host);
    /// The present plan is the one to export.
    void takeOutcome(bool isUpToDate);
    void take(ExportedGraph graph);
    void unroll();
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
    /// Serious issues, above the steps.
    void showVerdict(const QString& text);
    void chooseFile();
    void write();
    /// Asks before a file is replaced.
    bool mayWrite(const QString& path);
    /// Reasons against writing the file: from the plan, and from the target.
    [[nodiscard]] QStringList cautions() const;
    void showCaution();
    void updateButton();

    Workspace& workspace_;
    QPointer<Jobs> jobs_;                   ///< destroyed before this dialog if the window closes
    ExportedGraph graph_;                   ///< what the file gets
    std::shared_ptr<const Outcome> shown_;  ///< what the window shows of it
    Proof proof_;
    bool proven_ = false;
    QLineEdit* file_;
    QString confirmed_;          ///< the file whose replacement was confirmed
    QWidget* target_ = nullptr;  ///< its column
    QVBoxLayout* targets_ = nullptr;
    QLabel* listError_ = nullptr;  ///< why an operator list cannot be read
    QLabel *untouched_, *caution_;
    QCheckBox* force_;
    ExportContents* contents_ = nullptr;
    CheckRow* check_ = nullptr;
    ExportOptions options_;       ///< the target that was chosen
    std::vector<Missing> lacks_;  ///< what the target lacks for the program
    QGridLayout* steps_;
    QLabel *message_, *verdict_;
    QTreeWidget* outputs_;
    QHBoxLayout* foot_ = nullptr;
    QPushButton* export_;
};

}  // namespace arenascope
