#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "engine/runner/run_request.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace arenascope {

class RunSizes;
class ViewState;

/// The options of a run: the runtime, a check of all values, and feedback of outputs. An output can be dragged onto the
/// input that reads it, or chosen from the input's menu.
class RunSettings : public QWidget {
    Q_OBJECT
public:
    explicit RunSettings(ViewState& state, QWidget* parent = nullptr);
    void fill(RunRequest& request) const;
    /// Empty if `output` may be bound to `input`, otherwise the reason.
    [[nodiscard]] QString refusal(std::size_t output, std::size_t input) const;
    void bind(std::size_t output, std::size_t input);
    void unbind(std::size_t input);
    /// The source of an input's value: a file, or typed numbers; empty: the same as for the others.
    void setFile(std::size_t input, const QString& path);
    /// Numbers as --input takes them, "1,3,224"; tells why they are refused.
    void setTyped(std::size_t input, const QString& text);
    /// Whether all values may be compared with what was recorded of the first run.
    void offerTrace(bool offered);
    /// The width of the longest label, and the width that all labels get: they are aligned with those of another form.
    [[nodiscard]] int labelWidth() const;
    void setLabelWidth(int width);
    [[nodiscard]] QTreeWidget& ends() { return *ends_; }
    [[nodiscard]] QCheckBox& checkValues() { return *check_; }
    [[nodiscard]] QCheckBox& sanitize() { return *sanitize_; }
    [[nodiscard]] QComboBox& runtime() { return *runtime_; }
    [[nodiscard]] QSpinBox& intraThreads() { return *threads_; }
    [[nodiscard]] QComboBox& against() { return *against_; }
    [[nodiscard]] QLineEdit& rtol() { return *rtol_; }
    [[nodiscard]] QLineEdit& atol() { return *atol_; }
    [[nodiscard]] QLineEdit& warmup() { return *warmup_; }
    [[nodiscard]] RunSizes& sizes() { return *sizes_; }

protected:
    void resizeEvent(QResizeEvent* event) override;

signals:
    void feedbackRequested(const QString& output, const QString& input);
    /// One line about an impossible binding.
    void refused(const QString& why);
    /// One line about a value that cannot be taken.
    void valueRefused(const QString& why);

private:
    void addField(int row, const QString& name, QWidget* field, int columns = 2);
    void buildComparison();
    void buildEnds();
    void enable();
    void refresh();
    void fitEnds();
    [[nodiscard]] static std::optional<std::size_t> inputOf(const QTreeWidgetItem* item);
    [[nodiscard]] std::optional<std::size_t> fed() const;
    void nameFed();
    [[nodiscard]] bool isTyped(std::size_t input) const;
    void typeValue(std::size_t input);
    [[nodiscard]] std::vector<std::int64_t> shapeOf(std::size_t input) const;
    /// Why a list is too short or too long; empty: it is as long as it has to be.
    [[nodiscard]] QString countRefusal(std::size_t input, std::string_view typed) const;
    void openMenu(std::size_t input, const QPoint& globalPos);

    ViewState& state_;
    QCheckBox *check_, *sanitize_, *manage_, *examples_;
    QComboBox *runtime_, *against_;
    QSpinBox *instances_, *threads_;
    QLineEdit *warmup_, *rtol_, *atol_;
    RunSizes* sizes_;
    QPushButton* feed_;  ///< opens the menu of an input
    QTreeWidget* ends_;
    std::vector<QLabel*> labels_;
    std::vector<Binding> bindings_;
    std::map<std::size_t, std::string> files_;  ///< by input; or typed values
    std::shared_ptr<const Method> method_;      ///< the method of these
};

}  // namespace arenascope
