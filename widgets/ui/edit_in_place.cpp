// A label that becomes a field when it is clicked.

#include "widgets/ui/edit_in_place.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <algorithm>

#include "widgets/theme/theme.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

EditInPlace::EditInPlace(const char* tone, QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setStyleState(*this, "tone", QString::fromLatin1(tone));
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
}

void EditInPlace::setField(const QString& text, const QString& empty) {
    text_ = text;
    empty_ = empty;
}

void EditInPlace::open() {
    if (field_) return;
    constexpr int least_width = 96;
    field_ = new QLineEdit(text_, parentWidget());
    field_->setPlaceholderText(empty_);
    field_->setAccessibleName(accessibleName());
    field_->setToolTip(toolTip());
    setStyleState(*field_, "compact", true);
    kit::shareUndo(*field_);
    const int height = field_->sizeHint().height();
    const int width = std::min(std::max(least_width, this->width()), parentWidget()->width() - x());
    field_->setGeometry(x(), geometry().center().y() - height / 2, width, height);
    field_->selectAll();
    field_->installEventFilter(this);
    connect(field_, &QLineEdit::returnPressed, this, &EditInPlace::take);
    field_->show();
    field_->setFocus();
}

void EditInPlace::take() {
    if (!field_) return;
    const QString text = field_->text().trimmed();
    if (isValid_ && !isValid_(text)) return setStyleState(*field_, "invalid", true);
    close();
    if (text != text_) emit entered(text);
}

void EditInPlace::close() {
    if (!field_) return;
    QLineEdit* field = std::exchange(field_, nullptr);
    field->removeEventFilter(this);
    const bool had_focus = field->hasFocus();
    field->hide();
    field->deleteLater();
    if (had_focus) setFocus();
}

bool EditInPlace::eventFilter(QObject* object, QEvent* event) {
    if (object != field_) return QLabel::eventFilter(object, event);
    if (event->type() == QEvent::FocusOut) {
        // Another window or the field's own menu in front is no decision: what was typed stays.
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason) close();
    }
    const bool is_key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (is_key && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        if (event->type() == QEvent::KeyPress) close();
        return true;
    }
    return QLabel::eventFilter(object, event);
}

void EditInPlace::mousePressEvent(QMouseEvent*) { open(); }

void EditInPlace::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_F2 || key == Qt::Key_Space) return open();
    QLabel::keyPressEvent(event);
}

void EditInPlace::focusInEvent(QFocusEvent* event) {
    QLabel::focusInEvent(event);
    update();
}

void EditInPlace::focusOutEvent(QFocusEvent* event) {
    QLabel::focusOutEvent(event);
    update();
}

/// A dotted line below says that it can be edited; a frame that the keyboard is here.
void EditInPlace::paintEvent(QPaintEvent* event) {
    QLabel::paintEvent(event);
    QPainter painter(this);
    const int width = std::min(this->width(), fontMetrics().horizontalAdvance(text()));
    const double y = (height() + fontMetrics().height()) / 2.0 - fontMetrics().descent() + 2.5;
    painter.setPen(QPen(theme().tx3, 1, Qt::DotLine));
    painter.drawLine(QPointF(0, y), QPointF(width, y));
    if (!hasFocus()) return;
    painter.setPen(QPen(theme().blue, 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
}

}  // namespace arenascope
