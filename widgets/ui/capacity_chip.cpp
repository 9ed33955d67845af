// The capacity of a memory in the toolbar.

#include "widgets/ui/capacity_chip.h"

#include <QKeyEvent>
#include <QPainter>

#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/capacity_text.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

constexpr int side_px = 9, gap_px = 6, height_px = 28, most_name_px = 90;

QString shown(const QString& name) { return QFontMetrics(theme().body).elidedText(name, Qt::ElideRight, most_name_px); }

}  // namespace

CapacityChip::CapacityChip(QWidget* parent) : EditInPlace("", parent) {
    setObjectName(QStringLiteral("capacityChip"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setCheck(isCapacity);
    show({}, {}, 0);
}

void CapacityChip::show(const QString& name, std::optional<qint64> bytes, qint64 over) {
    name_ = name;
    value_ = bytes ? format::bytes(*bytes) : noLimit();
    isOver_ = over > 0;
    setText(QStringList{name_, value_}.join(QLatin1Char(' ')).trimmed());
    setField(bytes ? kit::bytesField(*bytes) : QString(), noLimit());
    setEnabled(!name.isEmpty());
    const QString needs = isOver_ ? tr("over by %1").arg(format::bytes(over)) : QString();
    setAccessibleName(tr("Capacity of %1: %2").arg(name_, value_));
    setAccessibleDescription(needs);
    const QString how = tr("Click to change it; 256K, 1M or bytes, empty for no limit");
    QStringList lines{tr("Capacity of %1: %2").arg(name_, value_), needs, how};
    lines.removeAll(QString());
    setToolTip(name.isEmpty() ? tr("Open a program to limit its memory") : lines.join(QLatin1Char('\n')));
    updateGeometry();
    update();
}

void CapacityChip::setShort(bool isShort) {
    if (isShort == isShort_) return;
    isShort_ = isShort;
    updateGeometry();
    update();
}

QSize CapacityChip::sizeHint() const {
    const QFontMetrics letters(theme().body), numbers(theme().bodyMedium);
    const int name = isShort_ || name_.isEmpty() ? 0 : letters.horizontalAdvance(shown(name_)) + gap_px;
    return {2 * side_px + name + numbers.horizontalAdvance(value_), forText(height_px)};
}

void CapacityChip::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Up) return emit stepped(-1);
    if (event->key() == Qt::Key_Down) return emit stepped(1);
    EditInPlace::keyPressEvent(event);
}

void CapacityChip::enterEvent(QEnterEvent* event) {
    EditInPlace::enterEvent(event);
    update();
}

void CapacityChip::leaveEvent(QEvent* event) {
    EditInPlace::leaveEvent(event);
    update();
}

/// The name is quieter than the number, which is what is typed.
void CapacityChip::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isLit = isEnabled() && underMouse();
    painter.setPen(hasFocus() ? QPen(t.blue, 2) : QPen(isOver_ ? t.badLine : isEnabled() ? t.line2 : t.line, 1));
    painter.setBrush(isLit ? t.hov : t.field);
    const double inset = hasFocus() ? 1 : 0.5;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), 5, 5);
    QRect room = rect().adjusted(side_px, 0, -side_px, 0);
    if (!isShort_ && !name_.isEmpty()) {
        painter.setFont(t.body);
        painter.setPen(t.tx2);
        painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, shown(name_));
        room.setLeft(room.left() + QFontMetrics(t.body).horizontalAdvance(shown(name_)) + gap_px);
    }
    painter.setFont(t.bodyMedium);
    painter.setPen(!isEnabled() ? palette().color(QPalette::Disabled, QPalette::ButtonText) : isOver_ ? t.bad : t.tx);
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, value_);
}

}  // namespace arenascope
