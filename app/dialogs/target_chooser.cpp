// The target chooser: presets with their memories, what the program takes of each, and whether it fits.

#include "app/dialogs/target_chooser.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>

#include "app/dialogs/palette_commands.h"
#include "app/dialogs/target_labels.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

constexpr int width_px = 860, field_px = 44, row_px = 46, foot_px = 46, most_rows_px = 420;
constexpr int verdict_px = 210, title_percent = 42;  // of the width before the verdict

QColor colorOf(const TargetRow& row) {
    const Theme& t = theme();
    if (!row.failure.isEmpty()) return t.bad;
    if (!row.device) return t.tx3;
    switch (row.device->fit()) {
        case Fit::over: return t.bad;
        case Fit::unknown: return t.warn;
        case Fit::fits: return t.blue;
        case Fit::no_limit: return t.tx3;
    }
    return t.tx3;
}

/// Null: no verdict.
const char* iconOf(const TargetRow& row) {
    if (!row.failure.isEmpty()) return "cross";
    if (!row.device || row.device->fit() == Fit::no_limit) return nullptr;
    return row.device->fit() == Fit::fits ? "check" : row.device->fit() == Fit::over ? "cross" : "help";
}

/// "SRAM 281 KiB of 320 KiB"; without the program's bytes while they are not known.
QString memoryText(const QString& name, std::optional<qint64> used, std::optional<qint64> size) {
    if (!size) {
        return used ? TargetChooser::tr("%1 %2, no limit").arg(name, format::bytes(*used))
                    : TargetChooser::tr("%1: no limit").arg(name);
    }
    return used ? TargetChooser::tr("%1 %2 of %3").arg(name, format::bytes(*used), format::bytes(*size))
                : TargetChooser::tr("%1 %2").arg(name, format::bytes(*size));
}

struct MemoryWords {
    QString text;
    bool isOver = false;
};

std::vector<MemoryWords> memoriesOf(const TargetRow& row) {
    std::vector<MemoryWords> out;
    if (row.device) {
        for (const FootprintMemory& memory : row.device->memories)
            if (memory.limit || memory.of == FootprintMemory::Of::pool)
                out.push_back(
                    {memoryText(words::message(memory.title()), memory.used, memory.limit), memory.fit() == Fit::over});
        return out;
    }
    for (const Pool& pool : row.target.pools) out.push_back({memoryText(kit::text(pool.name), {}, pool.capacity)});
    for (const Limit& limit : row.target.limits) out.push_back({memoryText(kit::text(limit.name), {}, limit.bytes)});
    return out;
}

QString accessibleText(const TargetRow& row) {
    QStringList parts{titleOf(row.target), noteOf(row.target)};
    for (const MemoryWords& memory : memoriesOf(row)) parts.append(memory.text);
    parts.append(TargetChooser::verdictOf(row));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

/// Title and note at the left, memories in the middle, the verdict at the right.
class TargetDelegate final : public QStyledItemDelegate {
public:
    TargetDelegate(const std::vector<TargetRow>& shown, QObject* parent) : QStyledItemDelegate(parent), shown_(shown) {}

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return {0, forText(row_px)}; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Theme& t = theme();
        const TargetRow& row = shown_[static_cast<std::size_t>(index.row())];
        painter->save();
        const bool selected = option.state & QStyle::State_Selected;
        painter->fillRect(option.rect, selected ? t.sel : t.base);
        if (selected || row.is_current)
            painter->fillRect(QRect(option.rect.left(), option.rect.top(), 2, option.rect.height()),
                              selected ? t.ink : t.blue);
        const QRect room = option.rect.adjusted(metric::panelPad, 4, -metric::panelPad, -4);
        const int verdict = std::min(verdict_px, room.width() / 3);
        QRect title = room, memories = room;
        title.setWidth((room.width() - verdict) * title_percent / 100);
        memories.setLeft(title.right() + 10);
        memories.setRight(room.right() - verdict - 10);
        paintLines(*painter, title, titleOf(row.target), noteOf(row.target));
        paintMemories(*painter, memories, row);
        const QRect right(room.right() - verdict, room.top(), verdict, room.height());
        const QRect icon(right.left(), right.center().y() - 7, 14, 14);
        if (const char* name = iconOf(row)) themeIcon(QLatin1String(name)).paint(painter, icon);
        painter->setFont(t.body);
        painter->setPen(colorOf(row));
        painter->drawText(right.adjusted(20, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap,
                          TargetChooser::verdictOf(row));
        painter->restore();
    }

private:
    static void paintLines(QPainter& painter, const QRect& room, const QString& first, const QString& second) {
        const Theme& t = theme();
        const int half = second.isEmpty() ? room.height() : room.height() / 2;
        painter.setFont(t.bodyBold);
        painter.setPen(t.tx);
        painter.drawText(QRect(room.left(), room.top(), room.width(), half), Qt::AlignVCenter,
                         QFontMetrics(t.bodyBold).elidedText(first, Qt::ElideRight, room.width()));
        painter.setFont(t.small);
        painter.setPen(t.tx3);
        painter.drawText(QRect(room.left(), room.top() + half, room.width(), room.height() - half), Qt::AlignVCenter,
                         QFontMetrics(t.small).elidedText(second, Qt::ElideRight, room.width()));
    }

    /// In up to two lines; what does not fit there is in the tooltip.
    static void paintMemories(QPainter& painter, const QRect& room, const TargetRow& row) {
        const Theme& t = theme();
        painter.setFont(t.small);
        const QFontMetrics metrics(t.small);
        int x = room.left(), line = 0;
        for (const MemoryWords& memory : memoriesOf(row)) {
            const int width = metrics.horizontalAdvance(memory.text);
            if (x > room.left() && x + width > room.right()) {
                x = room.left();
                ++line;
            }
            if (line > 1) break;
            painter.setPen(memory.isOver ? t.bad : t.tx2);
            painter.drawText(QRect(x, room.top() + line * room.height() / 2, room.right() - x, room.height() / 2),
                             Qt::AlignVCenter, metrics.elidedText(memory.text, Qt::ElideRight, room.right() - x));
            x += width + 12;
        }
    }

    const std::vector<TargetRow>& shown_;
};

}  // namespace

QString TargetChooser::verdictOf(const TargetRow& row) {
    if (!row.failure.isEmpty()) return row.failure;
    if (!row.device) return {};
    switch (row.device->fit()) {
        case Fit::fits: return tr("fits");
        case Fit::no_limit: return tr("no limit");
        case Fit::unknown: return tr("unknown until it is measured: see Footprint");
        case Fit::over: break;
    }
    constexpr int most_named = 2;  // as many as fit; the memories next to the verdict have its colour
    QStringList over;
    for (const bool isSum : {false, true}) {
        for (const FootprintMemory& memory : row.device->memories) {
            if (memory.fit() != Fit::over || row.device->is_sum(memory) != isSum || over.size() == most_named) continue;
            over.append(tr("%1 over by %2").arg(words::message(memory.title()), format::bytes(memory.over_by())));
        }
        if (!over.isEmpty()) break;  // the sum of all RAM would repeat it
    }
    return over.join(QStringLiteral(", "));
}

TargetChooser::TargetChooser(QWidget* window)
    : QFrame(window), field_(new QLineEdit(this)), list_(new QListWidget(this)) {
    setObjectName(QStringLiteral("targetChooser"));
    setStyleState(*this, "card", QStringLiteral("plain"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(metric::panelPad, 0, metric::panelPad, 0);
    field_->setFixedHeight(field_px);
    field_->setFrame(false);
    field_->setStyleSheet(QStringLiteral("border: 0; background: transparent; padding: 0"));
    field_->setPlaceholderText(tr("Find a target, or enter a size: 256K"));
    field_->setAccessibleName(tr("Find a target, or enter a size"));
    field_->addAction(themeIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    field_->installEventFilter(this);
    window->installEventFilter(this);
    head->addWidget(field_, 1);
    head->addWidget(kit::label(tr("verdicts for the smallest plan"), "hint", this));
    layout->addLayout(head);
    layout->addWidget(kit::separator(this));
    list_->setItemDelegate(new TargetDelegate(shown_, list_));
    list_->setFocusPolicy(Qt::NoFocus);  // the field keeps the focus; arrows are passed on
    list_->setAccessibleName(tr("Targets"));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    layout->addWidget(list_, 1);
    layout->addWidget(kit::separator(this));
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(metric::panelPad, 8, metric::panelPad, 8);
    foot->setSpacing(8);
    auto* save = new QPushButton(tr("New target…"), this);
    save->setToolTip(tr("Save the current pools and limits as a new target"));
    auto* map = new QPushButton(tr("From a linker map…"), this);
    map->setToolTip(tr("Count the memory that the rest of the firmware uses"));
    foot->addWidget(save);
    foot->addWidget(map);
    foot->addStretch(1);
    foot->addWidget(kit::label(tr("↑ ↓ choose    Enter use    Esc close"), "hint", this));
    layout->addLayout(foot);
    connect(save, &QPushButton::clicked, this, [this] {
        dismiss();
        emit saveRequested();
    });
    connect(map, &QPushButton::clicked, this, [this] {
        dismiss();
        emit linkerMapRequested();
    });
    connect(field_, &QLineEdit::textChanged, this, &TargetChooser::fill);
    connect(list_, &QListWidget::itemClicked, this, &TargetChooser::useCurrent);
    hide();
}

void TargetChooser::open(int left, int top, std::vector<TargetRow> rows) {
    all_ = std::move(rows);
    at_ = {left, top};
    before_ = parentWidget()->window()->focusWidget();
    field_->clear();
    fill();
    show();
    raise();
    field_->setFocus();
}

void TargetChooser::setDevice(const std::string& id, const std::optional<DeviceFit>& device, const QString& failure) {
    for (std::vector<TargetRow>* rows : {&all_, &shown_}) {
        for (TargetRow& row : *rows) {
            if (row.target.id != id) continue;
            row.device = device;
            row.failure = failure;
        }
    }
    for (int i = 0; i < list_->count(); ++i) {
        const QString text = accessibleText(shown_[static_cast<std::size_t>(i)]);
        list_->item(i)->setData(Qt::AccessibleTextRole, text);
        list_->item(i)->setToolTip(text);
    }
    list_->viewport()->update();
}

QStringList TargetChooser::texts() const {
    QStringList out;
    for (const TargetRow& row : shown_) out.append(accessibleText(row));
    return out;
}

std::optional<TargetRow> TargetChooser::typedRow() const {
    const std::optional<qint64> bytes = kit::parseBytes(field_->text().trimmed());
    if (!bytes || *bytes <= 0) return std::nullopt;
    TargetRow row;
    row.target.title = tr("One memory of %1").arg(format::bytes(*bytes)).toStdString();
    row.target.pools = Tuning().pools;
    row.target.pools.front().capacity = *bytes;
    return row;
}

void TargetChooser::fill() {
    shown_.clear();
    if (const auto typed = typedRow()) shown_.push_back(*typed);
    for (const TargetRow& row : all_)
        if (matches(titleOf(row.target) + QLatin1Char(' ') + noteOf(row.target), field_->text())) shown_.push_back(row);
    list_->clear();
    int current = 0;
    for (const TargetRow& row : shown_) {
        auto* item = new QListWidgetItem(titleOf(row.target), list_);
        item->setData(Qt::AccessibleTextRole, accessibleText(row));
        item->setToolTip(accessibleText(row));
        if (row.is_current) current = list_->count() - 1;
    }
    list_->setCurrentRow(shown_.empty() ? -1 : current);
    fit();
}

/// As high as what is listed, up to the window's end.
void TargetChooser::fit() {
    const int rows = std::clamp(forText(row_px) * list_->count(), forText(row_px), forText(most_rows_px));
    kit::placeOver(*this, at_, {forText(width_px), field_px + rows + foot_px + 6});
}

void TargetChooser::step(int by) {
    const int row = list_->currentRow() + by;
    if (row >= 0 && row < list_->count()) list_->setCurrentRow(row);
}

void TargetChooser::dismiss() {
    hide();
    QWidget* next = before_ ? before_.data() : parentWidget();
    next->setFocus();
}

void TargetChooser::useCurrent() {
    const int row = list_->currentRow();
    if (row < 0) return;
    const Target target = shown_[static_cast<std::size_t>(row)].target;
    dismiss();
    emit chosen(target);
}

void TargetChooser::hideEvent(QHideEvent* event) {
    QFrame::hideEvent(event);
    emit closed();
}

bool TargetChooser::eventFilter(QObject* watched, QEvent* event) {
    if (watched != field_) {
        if (event->type() == QEvent::Resize && isVisible()) fit();
        return QFrame::eventFilter(watched, event);
    }
    if (event->type() == QEvent::FocusOut) {
        const auto* focus = static_cast<QFocusEvent*>(event);
        const QWidget* next = focusWidget();
        if (focus->reason() != Qt::ActiveWindowFocusReason && !(next && next != field_ && isAncestorOf(next))) hide();
    }
    // Escape and Enter belong to the chooser before any shortcut of the window.
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool ours = key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter ||
            key == Qt::Key_Escape;
        if (!ours) return QFrame::eventFilter(watched, event);
        if (event->type() == QEvent::ShortcutOverride) {
            event->accept();
            return true;
        }
        if (key == Qt::Key_Up) step(-1);
        if (key == Qt::Key_Down) step(1);
        if (key == Qt::Key_Escape) dismiss();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) useCurrent();
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

}  // namespace arenascope
