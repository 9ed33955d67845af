#pragma once

#include <QDialog>
#include <QStringList>
#include <vector>

class QListWidget;
class QPushButton;

namespace arenascope {

/// Asks about the unsaved edits of several programs at once, before the window closes.
class UnsavedDialog : public QDialog {
    Q_OBJECT
public:
    enum class Answer { save, discard, cancel };
    UnsavedDialog(const QStringList& programs, QWidget* parent);
    Answer ask();
    /// Those to be saved, by their places in the list.
    [[nodiscard]] std::vector<std::size_t> chosen() const;
    [[nodiscard]] QListWidget& list() const { return *list_; }
    [[nodiscard]] QPushButton& saveButton() const { return *save_; }
    [[nodiscard]] QPushButton& discardButton() const { return *discard_; }

private:
    void nameSave();

    QListWidget* list_;
    QPushButton *save_, *discard_;
    Answer answer_ = Answer::cancel;
};

}  // namespace arenascope
