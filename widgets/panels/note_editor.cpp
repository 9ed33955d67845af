// The field of the Inspector for a note.

#include "widgets/panels/note_editor.h"

#include <QKeyEvent>

#include "widgets/theme/theme.h"

namespace arenascope {

NoteEditor::NoteEditor(QWidget* parent) : QPlainTextEdit(parent) {
    setStyleState(*this, "field", true);
    setTabChangesFocus(true);
    setPlaceholderText(tr("Note, saved with the session"));
    constexpr int lines = 3, frame = 14;
    setFixedHeight(lines * QFontMetrics(theme().body).lineSpacing() + frame);
}

void NoteEditor::show(const QString& subject, const QString& text) {
    if (subject == subject_ && text == before_) return;  // text that the user is typing is not replaced
    finish();
    subject_ = subject;
    before_ = text;
    setPlainText(text);
}

void NoteEditor::finish() {
    const QString text = toPlainText().trimmed();
    if (subject_.isEmpty() || text == before_) return;
    before_ = text;
    emit noted(subject_, text);
}

void NoteEditor::focusOutEvent(QFocusEvent* event) {
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason) finish();
}

void NoteEditor::keyPressEvent(QKeyEvent* event) {
    const bool is_enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (is_enter && event->modifiers() & Qt::ControlModifier) return finish();
    if (event->key() == Qt::Key_Escape && toPlainText() != before_) return setPlainText(before_);
    QPlainTextEdit::keyPressEvent(event);
}

}  // namespace arenascope
