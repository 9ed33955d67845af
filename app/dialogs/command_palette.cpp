// The command palette: finds commands, tensors and steps by typed words.

#include "app/dialogs/command_palette.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/theme/theme.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

constexpr int width_px = 648, field_px = 44, row_px = 28, head_px = 26, most_rows_px = 340;
constexpr int index_role = Qt::UserRole;

/// Title with the matched words in bold, the detail beside it, the shortcut at the right.
class CommandDelegate final : public QStyledItemDelegate {
public:
    CommandDelegate(const QList<PaletteCommand>& shown, const QLineEdit& field, QObject* parent)
        : QStyledItemDelegate(parent), shown_(shown), field_(field) {}

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
        return {0, index.data(index_role).isValid() ? row_px : head_px};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Theme& t = theme();
        const QVariant at = index.data(index_role);
        painter->save();
        const bool selected = option.state & QStyle::State_Selected;
        painter->fillRect(option.rect, selected ? t.sel : t.base);
        if (selected) painter->fillRect(QRect(option.rect.left(), option.rect.top(), 2, option.rect.height()), t.ink);
        const QRect room = option.rect.adjusted(metric::panelPad, 0, -metric::panelPad, 0);
        if (!at.isValid()) {
            painter->setFont(t.small);
            painter->setPen(t.tx3);
            painter->drawText(room, Qt::AlignVCenter, index.data().toString());
        } else {
            paintCommand(*painter, room, shown_[at.toLongLong()]);
        }
        painter->restore();
    }

private:
    void paintCommand(QPainter& painter, const QRect& room, const PaletteCommand& command) const {
        const Theme& t = theme();
        painter.setFont(t.mono);
        painter.setPen(t.tx3);
        painter.drawText(room, Qt::AlignVCenter | Qt::AlignRight, command.shortcut);
        const int right = room.right() - QFontMetrics(t.mono).horizontalAdvance(command.shortcut) - 16;
        painter.setPen(command.enabled ? t.tx : t.tx3);
        int x = room.left();
        const auto piece = [&](const QString& text, const QFont& font) {
            painter.setFont(font);
            const QRect place(x, room.top(), right - x, room.height());
            painter.drawText(place, Qt::AlignVCenter,
                             QFontMetrics(font).elidedText(text, Qt::ElideRight, place.width()));
            x = std::min(right, x + QFontMetrics(font).horizontalAdvance(text));
        };
        const QString word = field_.text().section(QLatin1Char(' '), 0, 0, QString::SectionSkipEmpty);
        const qsizetype from = word.isEmpty() ? -1 : command.title.indexOf(word, 0, Qt::CaseInsensitive);
        if (from < 0) {
            piece(command.title, t.body);
        } else {
            piece(command.title.left(from), t.body);
            piece(command.title.mid(from, word.size()), t.bodyBold);
            piece(command.title.mid(from + word.size()), t.body);
        }
        x += 10;
        painter.setPen(t.tx3);
        if (right - x > 40) piece(command.detail, t.body);
    }

    const QList<PaletteCommand>& shown_;
    const QLineEdit& field_;
};

/// The order among what matches: a view or a panel by its name, what has exactly that title, what can be done now.
int rank(const PaletteCommand& command, const QString& query) {
    enum { named_place, named, begun_place, other, not_now };
    if (!command.enabled) return not_now;
    if (query.isEmpty()) return other;
    if (command.title.compare(query, Qt::CaseInsensitive) == 0) return command.isPlace ? named_place : named;
    return command.isPlace && command.title.startsWith(query, Qt::CaseInsensitive) ? begun_place : other;
}

}  // namespace

CommandPalette::CommandPalette(std::function<QList<PaletteCommand>()> commands,
                               std::function<QList<PaletteCommand>(const QString&)> places, QWidget* window)
    : QFrame(window),
      source_(std::move(commands)),
      places_(std::move(places)),
      field_(new QLineEdit(this)),
      count_(kit::label(QString(), "hint", this)),
      list_(new QListWidget(this)) {
    setObjectName(QStringLiteral("palette"));
    setStyleState(*this, "card", QStringLiteral("plain"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(metric::panelPad, 0, metric::panelPad, 0);
    field_->setFixedHeight(field_px);
    field_->setFrame(false);
    field_->setStyleSheet(QStringLiteral("border: 0; background: transparent; font-size: 11.5pt; padding: 0"));
    field_->setPlaceholderText(tr("Find a command"));
    field_->setAccessibleName(tr("Find a command"));
    field_->addAction(themeIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    field_->installEventFilter(this);
    window->installEventFilter(this);
    head->addWidget(field_, 1);
    head->addWidget(count_);
    layout->addLayout(head);
    layout->addWidget(kit::separator(this));
    list_->setItemDelegate(new CommandDelegate(shown_, *field_, list_));
    list_->setFocusPolicy(Qt::NoFocus);  // the field keeps the focus; arrows are passed on
    list_->setAccessibleName(tr("Commands"));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    layout->addWidget(list_, 1);
    layout->addWidget(kit::separator(this));
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(metric::panelPad, 8, metric::panelPad, 8);
    foot->addWidget(kit::label(tr("↑ ↓ choose    Enter run    Esc close"), "hint", this), 1);
    foot->addWidget(kit::label(tr("@ tensors    # operators    : step"), "hint", this));
    layout->addLayout(foot);
    connect(field_, &QLineEdit::textChanged, this, &CommandPalette::fill);
    connect(list_, &QListWidget::itemClicked, this, &CommandPalette::runCurrent);
    hide();
}

void CommandPalette::open(int left, int top) {
    all_ = source_();
    at_ = {left, top};
    before_ = parentWidget()->window()->focusWidget();
    field_->clear();
    fill();
    show();
    raise();
    field_->setFocus();
}

QStringList CommandPalette::titles() const {
    QStringList out;
    for (const PaletteCommand& command : shown_) out.append(command.title);
    return out;
}

void CommandPalette::fill() {
    constexpr int most_places = 200;
    const QString query = field_->text();
    shown_ = places_(query);
    const bool to_place = !query.isEmpty() && QStringLiteral("@#:").contains(query.front());
    QList<PaletteCommand> found;
    for (const PaletteCommand& command : all_) {
        if (!to_place && matches(command.group + QLatin1Char(' ') + command.title, query)) found.append(command);
    }
    const QString typed = query.trimmed();
    std::stable_sort(found.begin(), found.end(),
                     [&](const PaletteCommand& a, const PaletteCommand& b) { return rank(a, typed) < rank(b, typed); });
    shown_ += found;
    if (shown_.size() > most_places + all_.size()) shown_.resize(most_places + all_.size());
    list_->clear();
    QString group;
    for (qsizetype i = 0; i < shown_.size(); ++i) {
        const QString head = shown_[i].enabled ? shown_[i].group : tr("Not available now");
        if (head != group) addHead(head);
        group = head;
        addCommand(i);
    }
    if (shown_.isEmpty()) addHead(tr("No match"));
    count_->setText(to_place ? QString::number(shown_.size())
                             : tr("%1 of %2 commands").arg(shown_.size()).arg(all_.size()));
    list_->setCurrentRow(-1);
    step(1);
    fit();
}

/// As high as what is listed, up to the window's end.
void CommandPalette::fit() {
    constexpr int foot_px = 34;
    int rows = 0;
    for (int row = 0; row < list_->count(); ++row) {
        rows += list_->item(row)->data(index_role).isValid() ? row_px : head_px;
    }
    kit::placeOver(*this, at_, {width_px, field_px + foot_px + std::clamp(rows, row_px, most_rows_px) + 6});
}

void CommandPalette::dismiss() {
    hide();
    QWidget* next = before_ ? before_.data() : parentWidget();
    next->setFocus();
}

void CommandPalette::addHead(const QString& title) {
    auto* item = new QListWidgetItem(title, list_);
    item->setFlags(Qt::NoItemFlags);
}

void CommandPalette::addCommand(qsizetype index) {
    const PaletteCommand& command = shown_[index];
    auto* item = new QListWidgetItem(command.title, list_);
    item->setData(index_role, index);
    item->setData(Qt::AccessibleTextRole,
                  QStringList{command.title, command.detail, command.shortcut}.join(QLatin1Char(' ')));
    if (!command.enabled) item->setFlags(Qt::NoItemFlags);
}

/// To the next command that can run, past heads; stays where there is none.
void CommandPalette::step(int by) {
    for (int row = list_->currentRow() + by; row >= 0 && row < list_->count(); row += by) {
        if (!(list_->item(row)->flags() & Qt::ItemIsSelectable)) continue;
        list_->setCurrentRow(row);
        return;
    }
}

void CommandPalette::runCurrent() {
    const QListWidgetItem* item = list_->currentItem();
    if (!item || !(item->flags() & Qt::ItemIsEnabled)) return;
    const std::function<void()> run = shown_[item->data(index_role).toLongLong()].run;
    dismiss();
    run();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
    if (watched != field_) {
        if (event->type() == QEvent::Resize && isVisible()) fit();
        return QFrame::eventFilter(watched, event);
    }
    if (event->type() == QEvent::FocusOut &&
        static_cast<QFocusEvent*>(event)->reason() != Qt::ActiveWindowFocusReason) {
        hide();
    }
    // Escape and Enter belong to the palette before any shortcut of the window.
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
        if (key == Qt::Key_Return || key == Qt::Key_Enter) runCurrent();
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

}  // namespace arenascope
