// The card of a pool: use, capacity, lower bound, and the preview of a drop.

#include "widgets/panels/pool_card.h"

#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QMimeData>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "widgets/panels/pool_editor.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/capacity_text.h"
#include "widgets/ui/edit_in_place.h"
#include "widgets/ui/tensor_mime.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/wrap_layout.h"

namespace arenascope {
namespace {

constexpr int card_pad = 10, line_gap = 6;

}  // namespace

PoolBar::PoolBar(QWidget* parent) : QWidget(parent) { setFixedHeight(18); }

void PoolBar::show(const PoolResult& result, std::optional<std::int64_t> before) {
    result_ = result;
    before_ = before;
    update();
}

double PoolBar::xOf(std::int64_t bytes) const {
    constexpr double room = 1.25;  // the scale ends this far behind a capacity that the arena fits
    const auto used = static_cast<double>(std::max({result_.bytes, before_.value_or(0), std::int64_t{1}}));
    const double full = result_.capacity ? std::max(static_cast<double>(*result_.capacity) * room, used) : used;
    return std::clamp(static_cast<double>(bytes) / full, 0.0, 1.0) * width();
}

void PoolBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& t = theme();
    const auto x = [this](std::int64_t bytes) { return xOf(bytes); };
    const double limit = result_.capacity ? x(*result_.capacity) : width();
    const double used = x(result_.bytes);
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.bar);
    painter.drawRoundedRect(QRectF(0, 3, limit, 8), 1.5, 1.5);
    painter.setBrush(t.role(DataRole::intermediate).solid);
    painter.drawRoundedRect(QRectF(0, 3, std::min(used, limit), 8), 1.5, 1.5);
    if (!result_.fits()) {
        painter.setBrush(t.badBg);
        painter.setPen(QPen(t.bad, 1));
        painter.drawRect(QRectF(limit + 0.5, 3.5, std::max(3.0, used - limit), 7));
        painter.setRenderHint(QPainter::Antialiasing, true);
        painter.setClipRect(QRectF(limit + 1, 4, used - limit, 6));
        for (double at = limit - 8; at < used + 8; at += 5) painter.drawLine(QPointF(at, 11), QPointF(at + 8, 3));
        painter.setClipping(false);
    }
    if (before_ && *before_ != result_.bytes) {
        QPen dashes(t.tx, 1, Qt::CustomDashLine);
        dashes.setDashPattern({3, 2});
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(dashes);
        painter.setBrush(Qt::NoBrush);
        const double from = std::min(used, x(*before_)), to = std::max(used, x(*before_));
        painter.drawRect(QRectF(from, 3, std::max(2.0, to - from - 1), 7));
    }
    if (!result_.capacity) return;
    painter.fillRect(QRectF(limit - 0.75, 1, 1.5, 12), t.tx);
    constexpr double half = 3;
    const double bound = std::clamp(x(result_.lower_bound), half, std::max(half, width() - half));
    QPainterPath mark;
    mark.moveTo(bound, 12.5);
    mark.lineTo(bound + half, 17);
    mark.lineTo(bound - half, 17);
    mark.closeSubpath();
    painter.fillPath(mark, t.tx2);
}

PoolCard::PoolCard(const Pool& pool, bool removable, QWidget* parent) : QFrame(parent), pool_(pool) {
    setAcceptDrops(true);
    setObjectName(QStringLiteral("pool_%1").arg(pool.mem_id));
    setStyleState(*this, "card", QStringLiteral("plain"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(card_pad, 6, card_pad, 6);
    layout->setSpacing(3);
    layout->addWidget(buildHead());
    auto* line = new QHBoxLayout;
    line->setSpacing(line_gap);
    value_ = kit::label(QString(), "title", this);
    of_ = new EditInPlace("dim", this);
    of_->setObjectName(QStringLiteral("poolCardCapacity"));
    of_->setCheck(isCapacity);
    connect(of_, &EditInPlace::entered, this, &PoolCard::takeCapacity);
    count_ = kit::label(QString(), "dim", this);
    line->addWidget(value_);
    line->addWidget(of_, 1);
    line->addWidget(count_);
    // A dock may be narrower than its words.
    for (QLabel* each : {name_, id_, chip_, value_, static_cast<QLabel*>(of_), count_}) each->setMinimumWidth(1);
    layout->addLayout(line);
    bar_ = new PoolBar(this);
    layout->addWidget(bar_);
    hint_ = kit::label(QString(), "hint", this);
    hint_->setWordWrap(true);
    layout->addWidget(hint_);
    traffic_ = kit::label(QString(), "hint", this);
    rate_ = new EditInPlace("dim", this);
    rate_->setObjectName(QStringLiteral("poolCardBandwidth"));
    rate_->setCheck([](const QString& text) { return bandwidthOf(text).has_value(); });
    connect(rate_, &EditInPlace::entered, this, &PoolCard::takeBandwidth);
    auto* moves = new WrapLayout(line_gap);
    traffic_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    moves->addWidget(traffic_);
    moves->addWidget(rate_);
    layout->addLayout(moves);
    touched_ = kit::label(QString(), "hint", this);
    touched_->setWordWrap(true);
    layout->addWidget(touched_);
    touched_->hide();
    editor_ = new PoolEditor(removable, this);
    editor_->show(pool);
    layout->addWidget(editor_);
    editor_->hide();
    connect(editor_, &PoolEditor::changed, this, [this](const Pool& next) {
        pool_ = next;
        emit changed(next);
    });
    connect(editor_, &PoolEditor::removeRequested, this, [this] { emit removeRequested(pool_.mem_id); });
}

QWidget* PoolCard::buildHead() {
    auto* head = new QWidget(this);
    auto* layout = new QHBoxLayout(head);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    name_ = kit::label(QString(), "", head);
    name_->setFont(theme().bodyBold);
    id_ = kit::label(QString(), "hint", head);
    chip_ = kit::chip(QString(), "ok", head);
    auto* settings = new QToolButton(head);
    settings->setText(QStringLiteral("⋯"));
    settings->setToolTip(tr("Name, capacity, address, kinds and planner"));
    settings->setAccessibleName(tr("Settings of the pool"));
    settings->setFixedSize(24, 20);
    settings->setStyleSheet(QStringLiteral("padding: 0"));
    settings->setCheckable(true);
    connect(settings, &QToolButton::toggled, this, [this](bool on) {
        editor_->show(pool_);
        editor_->setVisible(on);
        if (on) editor_->focusFirst();
        if (on) emit opened();
    });
    layout->addWidget(name_);
    layout->addWidget(id_);
    layout->addStretch(1);
    layout->addWidget(chip_);
    layout->addWidget(settings);
    return head;
}

void PoolCard::show(const Pool& pool, const PoolResult& result, int tensors, const CauseCount& causes,
                    std::int64_t pinsCost) {
    const bool other = !(pool_ == pool);
    pool_ = pool;
    if (other) editor_->show(pool);  // an open editor must not write old values back
    result_ = result;
    result_.lower_bound -= pinsCost;
    tensors_ = tensors;
    causes_ = causes;
    name_->setText(kit::text(pool.name));
    id_->setText(tr("id %1").arg(pool.mem_id));
    showValue(result);
    showTraffic(result);
    count_->setText(tr("%n tensor(s)", nullptr, tensors));
    setStyleState(*count_, "tone", QStringLiteral("dim"));
    fitLine();
    bar_->show(result_);
    const qint64 bound = result_.lower_bound;
    QStringList hints;
    if (causes.overlaps > 0) hints.append(tr("of which %n overlap(s)", nullptr, causes.overlaps));
    if (causes.overlaps > 0 && !result.fits()) hints.append(tr("over by %1").arg(format::bytes(result.over_by())));
    if (!result.fits() && bound > *result.capacity) hints.append(tr("Lower bound exceeds capacity"));
    else if (!result.fits() && bound + pinsCost > *result.capacity)
        hints.append(tr("Lower bound %1; without pins a plan may fit").arg(format::bytes(bound)));
    else if (!result.fits()) hints.append(tr("Lower bound %1; a better plan may fit").arg(format::bytes(bound)));
    else if (result.capacity) hints.append(tr("%1 to spare").arg(format::bytes(*result.capacity - result.bytes)));
    if (pinsCost > 0) hints.append(tr("pins cost %1").arg(format::bytes(pinsCost)));
    hints_ = hints;
    showHints();
    setAccessibleName(tr("Pool %1: %2 %3").arg(name_->text(), value_->text(), of_->text()));
    setStyleState(*this, "card", causes_.all == 0 ? QStringLiteral("plain") : QStringLiteral("bad"));
    showChip();
}

void PoolCard::setWhole(std::optional<FootprintMemory> whole) {
    whole_ = std::move(whole);
    showHints();
    showChip();
}

/// A plan that fits its pool is no promise while the footprint does not fit.
void PoolCard::showHints() {
    QStringList hints = hints_;
    const Fit whole = whole_ && result_.capacity ? whole_->fit() : Fit::no_limit;
    if (whole == Fit::over) hints.append(tr("Footprint over by %1").arg(format::bytes(whole_->over_by())));
    if (whole == Fit::fits)
        hints.append(tr("Footprint: %1 to spare").arg(format::bytes(*whole_->limit - whole_->used)));
    if (whole == Fit::unknown && result_.fits()) hints.append(tr("Footprint unknown"));
    const QString hint = hints.join(QStringLiteral("  ·  "));
    hint_->setText(hint);
    hint_->setVisible(!hint.isEmpty());
}

void PoolCard::setTouched(std::optional<std::int64_t> bytes) {
    touched_->setText(bytes ? tr("%1 used by the last run").arg(format::bytes(*bytes)) : QString());
    touched_->setVisible(bytes.has_value());
}

void PoolCard::showValue(const PoolResult& result) {
    value_->setText(format::bytes(result.bytes));
    QPalette palette = value_->palette();
    palette.setColor(QPalette::WindowText, result.fits() ? theme().tx : theme().bad);
    value_->setPalette(palette);
    value_->setFont(theme().title);
    of_->setText(result.capacity ? tr("of %1").arg(format::bytes(*result.capacity)) : tr("no limit"));
    of_->setField(result.capacity ? kit::bytesField(*result.capacity) : QString(), tr("no limit"));
    of_->setToolTip(tr("Capacity: click to change it; 256K, 1M or bytes, empty for no limit"));
    of_->setAccessibleName(tr("Capacity of %1").arg(name_->text()));
}

void PoolCard::takeCapacity(const QString& text) {
    pool_.capacity = capacityOf(text).value_or(std::nullopt);
    editor_->show(pool_);
    emit changed(pool_);
}

void PoolCard::takeBandwidth(const QString& text) {
    pool_.bandwidth = bandwidthOf(text).value_or(std::nullopt);
    editor_->show(pool_);
    emit changed(pool_);
}

/// The bytes that one run moves and how long that takes; without a bandwidth, times the cost per byte if it is not one.
void PoolCard::showTraffic(const PoolResult& result) {
    const QString moved = format::bytes(result.moved_bytes);
    QString text = tr("Traffic %1").arg(moved);
    if (result.move_ms) text = tr("Traffic %1 in %2").arg(moved, format::moveTime(*result.move_ms));
    else if (pool_.cost != 1)
        text += QStringLiteral(" × %1 = %2").arg(pool_.cost).arg(format::number(std::llround(result.traffic)));
    traffic_->setText(text);
    traffic_->setToolTip(pool_.bandwidth
                             ? tr("Bytes that one run reads and writes in this pool, and the time it takes")
                             : tr("Bytes that one run reads and writes in this pool, times the pool's cost"));
    traffic_->setVisible(result.moved_bytes > 0);
    rate_->setText(pool_.bandwidth ? format::bandwidth(*pool_.bandwidth) : tr("no bandwidth"));
    rate_->setField(bandwidthField(pool_.bandwidth), tr("unknown"));
    rate_->setToolTip(tr("Bandwidth: click to change it; MB/s, or ns per byte such as 2.5 ns, empty for unknown"));
    rate_->setAccessibleName(tr("Bandwidth of %1").arg(name_->text()));
    rate_->setVisible(result.moved_bytes > 0 || pool_.bandwidth);
}

void PoolCard::previewNothing() {
    setStyleState(*this, "card", QStringLiteral("plain"));
    setChip(tr("placed here"), "plain");
}

void PoolCard::preview(const PoolResult& after, bool is_target, bool overlaps, bool atMost) {
    showValue(after);
    showTraffic(after);
    const qint64 change = after.bytes - result_.bytes;
    const format::Unit unit = format::unitFor(std::max<qint64>(result_.bytes, after.bytes));
    if (change != 0)
        value_->setText(QStringLiteral("%1 → %2 %3")
                            .arg(format::in(unit, result_.bytes), format::in(unit, after.bytes), unit.name));
    count_->setText(change == 0 ? tr("no change") : QString());
    setStyleState(*count_, "tone", QStringLiteral("dim"));
    fitLine();
    PoolResult shown = after;
    shown.lower_bound = result_.lower_bound;
    bar_->show(shown, result_.bytes);
    QStringList words;
    if (change != 0 && atMost) words.append(tr("at most"));
    if (change != 0)
        words.append(change < 0 ? tr("%1 less").arg(format::bytes(-change)) : tr("%1 more").arg(format::bytes(change)));
    if (after.capacity && after.fits())
        words.append(tr("%1 to spare").arg(format::bytes(*after.capacity - after.bytes)));
    if (!after.fits()) words.append(tr("over by %1").arg(format::bytes(after.over_by())));
    if (after.move_ms && result_.move_ms && *after.move_ms != *result_.move_ms)
        words.append(tr("%1 of moves").arg(format::moveTimeDelta(*after.move_ms - *result_.move_ms)));
    hint_->setText(words.join(QStringLiteral(", ")));
    hint_->setVisible(!words.isEmpty());
    if (is_target && overlaps) {
        setStyleState(*this, "card", QStringLiteral("bad"));
        return setChip(tr("✗ overlaps"), "bad");
    }
    if (is_target) return showTarget();
    setStyleState(*this, "card", after.fits() ? QStringLiteral("plain") : QStringLiteral("bad"));
    const Fit fit = fitAfter(after);
    const QString verdict = fit == Fit::fits ? tr("✓ would fit")
        : fit == Fit::over                   ? tr("✗ would not fit")
                                             : tr("arena would fit");
    setChip(after.capacity ? verdict : QString(), fit == Fit::fits ? "ok" : fit == Fit::over ? "bad" : "notice");
}

/// The other parts of the memory stay as they are.
Fit PoolCard::fitAfter(const PoolResult& after) const {
    if (!after.fits()) return Fit::over;
    if (!whole_) return Fit::unknown;
    FootprintMemory whole = *whole_;
    whole.used += after.bytes - result_.bytes;
    if (whole.limit && after.capacity) whole.limit = std::min(*whole.limit, *after.capacity);
    return whole.limit ? whole.fit() : Fit::fits;
}

/// The value is never cut. Texts without room beside it, the least important first, are left to the bar and the tool
/// tip.
void PoolCard::fitLine() {
    const int room = width() - 2 * card_pad;
    int used = value_->sizeHint().width();
    for (QLabel* each : {static_cast<QLabel*>(of_), count_}) {
        used += each->sizeHint().width() + line_gap;
        each->setVisible(!each->text().isEmpty() && used <= room);
    }
    fitHead();
    value_->setToolTip(QStringList{value_->text(), of_->text(), count_->text()}.join(QLatin1Char(' ')).trimmed());
}

/// The name is shown in full before the id; of the chip, the sign and the number remain.
void PoolCard::fitHead() {
    constexpr int gap = 6, settings = 24, chip_padding = 18;
    int room = width() - 2 * card_pad - settings - gap - name_->sizeHint().width() - gap;
    const bool chip = !chipText_.isEmpty();
    const int whole = chip ? chip_->fontMetrics().horizontalAdvance(chipText_) + chip_padding + gap : 0;
    const int id = id_->sizeHint().width() + gap;
    id_->setVisible(whole + id <= room);
    if (whole + id <= room) room -= id;
    chip_->setVisible(chip);
    chip_->setText(chip_->fontMetrics().elidedText(chipText_, Qt::ElideMiddle, std::max(0, room - chip_padding)));
    chip_->setToolTip(chipText_);
}

void PoolCard::setChip(const QString& text, const char* kind) {
    chipText_ = text;
    setStyleState(*chip_, "chip", QString::fromLatin1(kind));
    fitHead();
}

void PoolCard::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    fitLine();
}

void PoolCard::endPreview() { show(pool_, result_, tensors_, causes_); }

void PoolCard::showTarget() {
    setStyleState(*this, "card", QStringLiteral("target"));
    setChip(tr("drop to move"), "ink");
}

void PoolCard::showChip() {
    const bool good = result_.fits() && causes_.all == 0;
    const bool is_whole = whole_ && (whole_->fit() == Fit::fits || whole_->fit() == Fit::no_limit);
    QString text;
    if (causes_.all > (result_.fits() ? 0 : 1)) text = tr("✗ %n problem(s)", nullptr, causes_.all);
    else if (!result_.fits()) text = tr("✗ over by %1").arg(format::bytes(result_.over_by()));
    else if (result_.capacity)  // without a capacity the card does not say that the pool fits
        text = is_whole ? tr("✓ fits") : tr("arena fits");
    setChip(text, !good ? "bad" : is_whole ? "ok" : "notice");
}

void PoolCard::dragEnterEvent(QDragEnterEvent* event) {
    if (!event->mimeData()->hasFormat(QLatin1String(tensors_mime_type))) return;
    event->acceptProposedAction();
    showTarget();
    emit tensorsHeld(tensorsOf(event->mimeData()->data(QLatin1String(tensors_mime_type))), pool_.mem_id);
}

void PoolCard::dragLeaveEvent(QDragLeaveEvent*) {
    endPreview();
    emit tensorsLeft();
}

void PoolCard::dropEvent(QDropEvent* event) {
    endPreview();
    emit tensorsLeft();
    const QStringList tensors = tensorsOf(event->mimeData()->data(QLatin1String(tensors_mime_type)));
    if (tensors.isEmpty()) return;
    event->acceptProposedAction();
    emit tensorsDropped(tensors, pool_.mem_id);
}

}  // namespace arenascope
