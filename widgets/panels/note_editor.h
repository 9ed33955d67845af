#pragma once

#include <QPlainTextEdit>

namespace arenascope {

/// A few lines of plain text about one subject. The text is committed when the field is left, or on Ctrl+Enter; Escape
/// reverts it.
class NoteEditor : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit NoteEditor(QWidget* parent = nullptr);
    /// Commits the text about the former subject first.
    void show(const QString& subject, const QString& text);
    void finish();

signals:
    void noted(const QString& subject, const QString& text);

protected:
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QString subject_, before_;
};

}  // namespace arenascope
