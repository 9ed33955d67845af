#include "widgets/plot/chart_tip.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QScreen>
#include <algorithm>

#include "engine/ir/dtype.h"
#include "widgets/plot/plot_paint.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"

namespace arenascope {
namespace {

constexpr int pad = 12, shadow = 6;
int lineHeight() { return forText(18); }
int headHeight() { return forText(62); }
int labelColumn() { return forText(74); }

}  // namespace

ChartTip::ChartTip(QWidget* parent)
    : QWidget(parent, Qt::ToolTip | Qt::FramelessWindowHint | Qt::NoDropShadowWindowHint) {
    setAttribute(Qt::WA_TranslucentBackground);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_ShowWithoutActivating);
    setFocusPolicy(Qt::NoFocus);
}

void ChartTip::showTensor(const ArenaScene& scene, const ArenaBox& box, const TensorRow& row, const QPoint& globalPos) {
    const ArenaLane& lane = scene.lanes[box.lane];
    name_ = box.name();
    role_ = dataRoleName(box.role);
    const std::string_view torch = torch_name_of(row.dtype);
    type_ = QString::fromUtf8(torch.data(), static_cast<qsizetype>(torch.size())) + u' ' +
        QString::fromStdString(row.shape_text);
    size_ = format::bytes(box.bytes);
    const qint64 padding = (box.bytes + box.align - 1) / box.align * box.align - box.bytes;
    exact_ = format::exactBytes(box.bytes) + QStringLiteral(" + %1").arg(padding);
    lines_.clear();
    lines_.append({tr("Pool"), lane.name, false});
    lines_.append({tr("Bytes"), format::offsetRange(box.offset, box.top()), true});
    const int count = box.last - box.first + 1;
    lines_.append({tr("Steps"), tr("%1, %n step(s)", nullptr, count).arg(format::steps(box.first, box.last)), false});
    if (!row.op.empty()) lines_.append({tr("Op"), QString::fromStdString(row.op), false});
    // As header and Inspector name a node; the Inspector also has the graph's longer name.
    const auto at = [](Step step, const std::string& node) {
        return tr("step %1, %2").arg(step.number()).arg(paint::nodeName(QString::fromStdString(node)));
    };
    if (row.role == Role::input) lines_.append({tr("Written by"), tr("the caller, before the run"), false});
    else if (!row.first_node.empty()) lines_.append({tr("Written by"), at(row.first_step, row.first_node), false});
    if (!row.last_node.empty()) lines_.append({tr("Last read"), at(row.last_step, row.last_node), false});
    // Folder and file: whole paths may be wider than the screen, and the Inspector has them.
    if (!row.source.empty())
        lines_.append({tr("Source"), QString::fromStdString(row.source).section(QLatin1Char('/'), -2), true});
    if (box.pinned) lines_.append({tr("Pinned"), tr("yes, at %1").arg(format::offset(box.offset)), false});
    if (box.peak)
        lines_.append({tr("At the peak"), tr("yes, step %1").arg(format::number(lane.peakStep.number())), false});
    place(globalPos);
}

QString ChartTip::text() const {
    QString out = name_ + u'\n' + role_ + u'\n' + type_ + u'\n' + size_ + u' ' + exact_;
    for (const TipLine& line : lines_) out += u'\n' + line.label + u' ' + line.value;
    return out;
}

void ChartTip::place(const QPoint& globalPos) {
    const QFontMetrics body(theme().body), bold(theme().bodyBold), mono(theme().mono);
    int width =
        std::max(bold.horizontalAdvance(name_) + 24 + body.horizontalAdvance(role_), body.horizontalAdvance(type_));
    width = std::max(width, body.horizontalAdvance(size_) + 30 + mono.horizontalAdvance(exact_));
    for (const TipLine& line : lines_)
        width = std::max(width, labelColumn() + (line.mono ? mono : body).horizontalAdvance(line.value));
    width = std::min(std::max(width + 4, 210), 440) + 2 * pad + 2 * shadow;
    const int height = headHeight() + 14 + static_cast<int>(lines_.size()) * lineHeight() + pad + 2 * shadow;
    resize(width, height);
    // Below the pointer; on the other side at the edge of the screen.
    QPoint at = globalPos + QPoint(14, 14);
    const QScreen* screen = QGuiApplication::screenAt(globalPos);
    const QRect room = screen ? screen->availableGeometry() : QRect(globalPos, QSize(10000, 10000));
    if (at.x() + width > room.right()) at.setX(globalPos.x() - 10 - width);
    if (at.y() + height > room.bottom()) at.setY(globalPos.y() - 10 - height);
    move(at);
    // X11 without a compositor shows transparent pixels as black: then only the card is shown.
    if (QGuiApplication::platformName() == QLatin1String("xcb")) {
        QPainterPath outline;
        outline.addRoundedRect(QRectF(rect()).adjusted(shadow, shadow, -shadow, -shadow), 6, 6);
        setMask(QRegion(outline.toFillPolygon().toPolygon()));
    }
    setAccessibleName(text());
    show();
    update();
}

void ChartTip::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    if (!mask().isEmpty()) p.fillRect(rect(), t.line2);  // the corners would be black
    const QRectF card = QRectF(rect()).adjusted(shadow + 0.5, shadow + 0.5, -shadow - 0.5, -shadow - 0.5);
    p.setPen(Qt::NoPen);
    for (int spread = shadow; spread > 0; --spread) {
        p.setBrush(QColor(0, 0, 0, t.isDark() ? 20 : 7));
        p.drawRoundedRect(card.adjusted(-spread, -spread + 1, spread, spread), 6 + spread, 6 + spread);
    }
    p.setPen(t.line2);
    p.setBrush(t.base);
    p.drawRoundedRect(card, 6, 6);
    const QRectF in = card.adjusted(pad, 8, -pad, -8);
    const auto text = [&](double y, const QFont& font, const QColor& color, const QString& value, Qt::Alignment align) {
        p.setFont(font);
        p.setPen(color);
        const QString fit = QFontMetrics(font).elidedText(value, Qt::ElideMiddle, static_cast<int>(in.width()));
        p.drawText(QRectF(in.left(), y, in.width(), lineHeight()), align | Qt::AlignVCenter, fit);
    };
    text(in.top(), t.bodyBold, t.tx, name_, Qt::AlignLeft);
    text(in.top(), t.body, t.tx2, role_, Qt::AlignRight);
    text(in.top() + lineHeight(), t.body, t.tx2, type_, Qt::AlignLeft);
    text(in.top() + 2 * lineHeight(), t.bodyMedium, t.tx, size_, Qt::AlignLeft);
    text(in.top() + 2 * lineHeight(), t.mono, t.tx2, exact_, Qt::AlignRight);
    p.fillRect(QRectF(in.left(), in.top() + headHeight() - 3, in.width(), 1), t.line);
    double y = in.top() + headHeight() + 3;
    for (const TipLine& line : lines_) {
        p.setFont(t.body);
        p.setPen(t.tx2);
        p.drawText(QRectF(in.left(), y, labelColumn(), lineHeight()), Qt::AlignVCenter, line.label);
        const QFont& font = line.mono ? t.mono : t.body;
        p.setFont(font);
        p.setPen(t.tx);
        const QString fit =
            QFontMetrics(font).elidedText(line.value, Qt::ElideMiddle, static_cast<int>(in.width()) - labelColumn());
        const QRectF room(in.left() + labelColumn(), y, in.width() - labelColumn(), lineHeight());
        if (line.mono) p.drawText(room, Qt::AlignVCenter, fit);
        else paint::mixedText(p, room, Qt::AlignLeft, fit, font);
        y += lineHeight();
    }
}

}  // namespace arenascope
