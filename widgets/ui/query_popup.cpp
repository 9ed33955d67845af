#include "widgets/ui/query_popup.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

constexpr int row_px = 24, least_width = 340, most_rows = 12, margin = 8;

/// The title, grey details beside it, the count at the right.
class ChoiceDelegate final : public QStyledItemDelegate {
public:
    ChoiceDelegate(const QueryChoices& choices, QObject* parent) : QStyledItemDelegate(parent), choices_(choices) {}

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return {0, forText(row_px)}; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        if (index.row() >= choices_.rows.size()) return;
        const QueryChoice& row = choices_.rows[index.row()];
        const Theme& t = theme();
        const bool selected = option.state & QStyle::State_Selected;
        painter->save();
        painter->fillRect(option.rect, selected ? t.sel : t.base);
        if (selected) painter->fillRect(QRect(option.rect.topLeft(), QSize(2, option.rect.height())), t.ink);
        QRect room = option.rect.adjusted(margin, 0, -margin, 0);
        painter->setFont(t.mono);
        painter->setPen(t.tx3);
        painter->drawText(room, Qt::AlignVCenter | Qt::AlignRight, row.count);
        room.setRight(room.right() - QFontMetrics(t.mono).horizontalAdvance(row.count) - margin);
        const QFont& font = row.result < 0 ? t.mono : t.body;
        const QFontMetrics metrics(font);
        const QString title = metrics.elidedText(row.title, Qt::ElideMiddle, room.width());
        painter->setFont(font);
        painter->setPen(t.tx);
        painter->drawText(room, Qt::AlignVCenter, title);
        room.setLeft(room.left() + metrics.horizontalAdvance(title) + margin);
        painter->setFont(t.body);
        painter->setPen(t.tx3);
        constexpr int least_detail = 30;
        if (room.width() > least_detail)
            painter->drawText(room, Qt::AlignVCenter,
                              QFontMetrics(t.body).elidedText(row.detail, Qt::ElideRight, room.width()));
        painter->restore();
    }

private:
    const QueryChoices& choices_;
};

}  // namespace

QueryPopup::QueryPopup(QLineEdit& field, Source source)
    : QFrame(field.window()),
      field_(field),
      source_(std::move(source)),
      list_(new QListWidget(this)),
      foot_(kit::label(QString(), "hint", this)),
      changed_(field.text()) {
    setObjectName(QStringLiteral("queryPopup"));
    setStyleState(*this, "card", QStringLiteral("plain"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    list_->setItemDelegate(new ChoiceDelegate(choices_, list_));
    list_->setFocusPolicy(Qt::NoFocus);  // the field keeps the focus; arrows are passed on
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setAccessibleName(tr("Suggestions for the query"));
    foot_->setContentsMargins(margin, 4, margin, 4);
    foot_->setWordWrap(true);
    layout->addWidget(list_);
    layout->addWidget(foot_);
    hide();
    field_.installEventFilter(this);
    // Qt tells what is typed before what that changes, by which the owner filters: its counts come after it. The button
    // that clears the field is the other way round.
    connect(&field_, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (text == changed_) fill();
        else typed_ = true;
    });
    connect(&field_, &QLineEdit::textChanged, this, [this](const QString& text) {
        changed_ = text;
        if (std::exchange(typed_, false)) fill();
    });
    connect(list_, &QListWidget::itemClicked, this, [this] { take(list_->currentRow()); });
    connect(&field_, &QObject::destroyed, this, &QObject::deleteLater);
}

QString QueryPopup::foot() const { return foot_->text(); }

void QueryPopup::refresh() {
    if (isVisible()) fill();
}

void QueryPopup::fill() {
    choices_ = field_.text().trimmed().isEmpty() ? QueryChoices() : source_(field_.text(), field_.cursorPosition());
    list_->clear();
    for (const QueryChoice& row : choices_.rows) {
        auto* item = new QListWidgetItem(row.title, list_);
        item->setData(Qt::AccessibleTextRole, QStringList{row.title, row.detail, row.count}.join(u' '));
    }
    foot_->setText(choices_.foot);
    setStyleState(*foot_, "tone", choices_.isWrong ? QStringLiteral("bad") : QStringLiteral("hint"));
    foot_->setVisible(!choices_.foot.isEmpty());
    list_->setVisible(!choices_.rows.isEmpty());
    if (choices_.rows.isEmpty() && choices_.foot.isEmpty()) return hide();
    place();
    show();
    raise();
}

/// Below the field, or above it where the window has no room below.
void QueryPopup::place() {
    QWidget* window = field_.window();
    if (parentWidget() != window) setParent(window);  // its dock floats, or is back
    const int width = std::min(std::max(field_.width(), forText(least_width)), window->width() - 2 * margin);
    const int rows = std::min(most_rows, static_cast<int>(choices_.rows.size()));
    list_->setFixedHeight(rows * forText(row_px));
    const int foot = choices_.foot.isEmpty() ? 0 : foot_->heightForWidth(width - 2);
    const int height = list_->height() * (rows > 0 ? 1 : 0) + foot + 2;
    const QPoint below = field_.mapTo(window, QPoint(0, field_.height() + 2));
    const int left = std::clamp(below.x(), margin, std::max(margin, window->width() - width - margin));
    const bool fits = below.y() + height <= window->height();
    const int top = fits ? below.y() : std::max(0, below.y() - field_.height() - 4 - height);
    setGeometry(left, top, width, height);
}

int QueryPopup::firstCompletion() const {
    for (int row = 0; row < choices_.rows.size(); ++row)
        if (choices_.rows[row].result < 0) return row;
    return -1;
}

bool QueryPopup::take(int row) {
    if (row < 0 || row >= choices_.rows.size()) return false;
    const QueryChoice chosen = choices_.rows[row];
    if (chosen.result >= 0) {
        hide();
        emit resultChosen(chosen.result);
        return true;
    }
    QString text = field_.text();
    text.replace(chosen.begin, chosen.end - chosen.begin, chosen.insert);
    field_.setText(text);
    field_.setCursorPosition(static_cast<int>(chosen.begin + chosen.insert.size()));
    fill();
    return true;
}

void QueryPopup::step(int by) {
    const int count = list_->count();
    if (count == 0) return;
    const int row = list_->currentRow();
    list_->setCurrentRow(row < 0 ? (by > 0 ? 0 : count - 1) : (row + by + count) % count);
}

bool QueryPopup::press(int key) {
    switch (key) {
        case Qt::Key_Up: step(-1); return true;
        case Qt::Key_Down: step(1); return true;
        case Qt::Key_Tab: return take(list_->currentRow() >= 0 ? list_->currentRow() : firstCompletion());
        case Qt::Key_Return:
        case Qt::Key_Enter: {
            if (take(list_->currentRow())) return true;
            hide();
            return false;  // the field's own Enter
        }
        case Qt::Key_Escape: hide(); return true;
        default: return false;
    }
}

bool QueryPopup::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if (type == QEvent::FocusOut || type == QEvent::Hide) hide();
    if (type != QEvent::KeyPress && type != QEvent::ShortcutOverride) return QFrame::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool clears = key->key() == Qt::Key_Escape && !isVisible() && !field_.text().isEmpty();
    const bool mine = isVisible() &&
        (key->key() == Qt::Key_Escape || key->key() == Qt::Key_Up || key->key() == Qt::Key_Down ||
         key->key() == Qt::Key_Tab || key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter);
    if (!clears && !mine) return QFrame::eventFilter(watched, event);
    if (type == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    if (clears) {
        field_.clear();
        return true;
    }
    return press(key->key()) || QFrame::eventFilter(watched, event);
}

}  // namespace arenascope
