// A row of the start page for a recent file, with its verdict.

#include "app/windows/recent_row.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QPainter>

#include "app/document/file_names.h"
#include "app/document/recent_plans.h"
#include "app/document/settings.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"

namespace arenascope {
namespace {

constexpr int height_px = 41, line_px = 17;

QString outcomeText(const RecentPlan& plan) {
    if (plan.over > 0) return RecentRow::tr("over by %1").arg(format::bytes(plan.over));
    if (!plan.limited) return RecentRow::tr("%1 planned").arg(format::bytes(plan.bytes));
    return plan.edits > 0 ? RecentRow::tr("arena fits after %n edit(s)", nullptr, plan.edits)
                          : RecentRow::tr("arena fits");
}

/// The time where that is of today, else the day.
QString timeText(const QDateTime& time) {
    return time.date() == QDate::currentDate() ? QLocale().toString(time.time(), QLocale::ShortFormat)
                                               : QLocale().toString(time.date(), QLocale::ShortFormat);
}

}  // namespace

RecentRow::RecentRow(const QString& path, QWidget* parent) : QPushButton(parent) {
    const QFileInfo file(path);
    name_ = nameWithFolder(path);
    if (const auto plan = recentPlan(path)) outcome_ = outcomeText(*plan);
    if (file.exists()) {
        size_ = format::bytes(file.size());
        const QDateTime opened = settings::openedAt(path);
        time_ = opened.isValid() ? timeText(opened) : QString();
    } else {
        outcome_ = tr("file is missing");
    }
    setFlat(true);
    setAutoDefault(true);  // Enter opens it
    setCursor(Qt::PointingHandCursor);
    setToolTip(QDir::toNativeSeparators(path));
    setAccessibleName(QStringList{name_, size_, outcome_, time_}.join(QLatin1Char(' ')).simplified());
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize RecentRow::sizeHint() const { return {200, forText(height_px)}; }

void RecentRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& t = theme();
    if (underMouse() || isDown()) painter.fillRect(rect(), t.hov);
    painter.fillRect(QRect(0, height() - 1, width(), 1), t.line);
    const auto line = [&](int top, const QString& left, const QString& right, const QFont& font, const QColor& color,
                          const QFont& rightFont) {
        const QRect room(2, top, width() - 4, forText(line_px));
        painter.setFont(rightFont);
        painter.setPen(t.tx3);
        painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, right);
        const int rest = room.width() - QFontMetrics(rightFont).horizontalAdvance(right) - 10;
        painter.setFont(font);
        painter.setPen(color);
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetrics(font).elidedText(left, Qt::ElideLeft, rest));
    };
    line(3, name_, size_, t.body, t.tx, t.mono);
    line(3 + forText(line_px), outcome_, time_, t.small, t.tx2, t.small);
    if (!hasFocus()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(t.blue, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

}  // namespace arenascope
