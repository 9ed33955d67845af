#include "widgets/ui/tensor_menu.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPointer>
#include <QRegularExpression>
#include <algorithm>

#include "engine/tuning/tuning.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/offset_texts.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope::tensor_menu {
namespace {

QString tr(const char* text, const char* = nullptr, int count = -1) {
    return QCoreApplication::translate("arenascope::tensor_menu", text, nullptr, count);
}

const Buffer* bufferOf(const ViewState& state, const TensorRow& row) {
    const auto& buffers = state.outcome()->plan().problem.buffers;
    return buffers.has(row.buffer) ? &buffers[row.buffer] : nullptr;
}

qint64 offsetOf(const ViewState& state, const TensorRow& row) {
    return state.outcome()->plan().placement.offsets[row.buffer];
}

/// "hardtanh_2" or "3 tensors".
QString named(const ViewState& state, const std::vector<ValueId>& values) {
    const TensorRow* row = values.size() == 1 ? state.row(values.front()) : nullptr;
    return row ? kit::text(row->name) : tr("%n tensor(s)", nullptr, static_cast<int>(values.size()));
}

QString poolName(const ViewState& state, std::int32_t memId) {
    for (const Pool& pool : state.tuning()->pools) {
        if (pool.mem_id == memId && !pool.name.empty()) return kit::text(pool.name);
    }
    return QString::number(memId);
}

bool allPinned(const ViewState& state, const std::vector<ValueId>& values) {
    return std::all_of(values.begin(), values.end(), [&](ValueId value) { return state.row(value)->pinned; });
}

/// All of them moved by the same bytes, none below the start of its pool.
TensorEdits shifted(const ViewState& state, qint64 by) {
    TensorEdits out;
    const std::vector<ValueId> values = chosen(state);
    for (const ValueId value : values) by = std::max(by, -offsetOf(state, *state.row(value)));
    for (const ValueId value : values)
        out.edits.push_back({.tensor = value, .offset = offsetOf(state, *state.row(value)) + by});
    if (values.empty()) return out;
    const QString at = format::offset(offsetOf(state, *state.row(values.front())) + by);
    out.label = tr("Move %1 to %2").arg(named(state, values), at);
    return out;
}

template <class Test>
void selectLike(ViewState& state, const Test& test) {
    std::set<ValueId> values;
    for (const TensorRow& row : state.outcome()->tensors) {
        if (row.buffer.valid() && test(row)) values.insert(row.value);
    }
    const ValueId current = state.current();
    state.select(values, values.contains(current) ? current : values.empty() ? no_value : *values.begin());
}

void fillSelect(QMenu& menu, ViewState& state, const TensorRow& row) {
    QMenu* same = menu.addMenu(tr("Select with the same"));
    same->addAction(tr("Pool"), [&state, id = row.mem_id] {
        selectLike(state, [&](const TensorRow& r) { return r.mem_id == id; });
    });
    same->addAction(tr("Operator"),
                    [&state, op = row.op] { selectLike(state, [&](const TensorRow& r) { return r.op == op; }); });
    same->addAction(tr("Module"), [&state, path = row.module_path] {
        selectLike(state, [&](const TensorRow& r) { return r.module_path == path; });
    });
    same->addAction(tr("Steps (lifetimes that overlap)"), [&state, first = row.first, last = row.last] {
        selectLike(state, [&](const TensorRow& r) { return r.first <= last && first <= r.last; });
    });
}

void fillAlign(QMenu& menu, const ViewState& state, const Buffer& buffer, const Apply& apply) {
    QMenu* align = menu.addMenu(tr("Alignment"));
    for (const qint64 bytes : {0, 1, 4, 8, 16, 32, 64, 128, 256, 4096}) {
        QAction* action =
            align->addAction(bytes == 0 ? tr("Same as the pool") : tr("%n byte(s)", nullptr, static_cast<int>(bytes)),
                             [&state, bytes, apply] { apply(setAlign(state, bytes)); });
        action->setCheckable(true);
        action->setChecked(buffer.align == bytes);
    }
}

QString offsetQuestion(const QString& name) { return tr("Offset of %1 (0x06C000, 442368 or 432K)").arg(name); }
QString noOffset(const QString& text) { return tr("%1 is not an offset; write 0x06C000, 442368 or 432K").arg(text); }

/// Stays open until the typed offset is legal for the tensors.
class OffsetDialog final : public QInputDialog {
public:
    OffsetDialog(ViewState& state, Apply apply, QWidget* parent)
        : QInputDialog(parent), state_(state), apply_(std::move(apply)) {
        setAttribute(Qt::WA_DeleteOnClose);
        setObjectName(QStringLiteral("offsetDialog"));
        setTextValue(format::offset(offsetOf(state, *state.row(chosen(state).front()))));
        ask({});
    }
    void done(int result) override {
        if (result != Accepted) return QInputDialog::done(result);
        const std::optional<qint64> bytes = kit::parseBytes(textValue());
        if (!bytes) return ask(noOffset(textValue()));
        const TensorEdits edits = setOffset(state_, *bytes);
        if (const QString why = misaligned(state_, edits); !why.isEmpty()) return ask(why);
        QInputDialog::done(result);
        if (!edits.edits.empty()) apply_(edits);
    }

private:
    void ask(const QString& wrong) {
        const std::vector<ValueId> values = chosen(state_);
        if (values.empty()) return QInputDialog::done(Rejected);  // another plan arrived, without the tensor
        const QString name = kit::text(state_.row(values.front())->name);
        QString text = inMono(offsetQuestion(name));
        if (!wrong.isEmpty())
            text += QStringLiteral("<br><span style=\"color: %1\">%2</span>").arg(theme().bad.name(), inMono(wrong));
        setLabelText(text);
        setAccessibleDescription(wrong);
        if (auto* line = findChild<QLineEdit*>()) {
            line->setFont(theme().mono);
            setStyleState(*line, "invalid", !wrong.isEmpty());
            line->selectAll();
            line->setFocus();
        }
    }
    /// As rich text, offsets in the monospaced font.
    static QString inMono(const QString& text) {
        static const QRegularExpression hex(QStringLiteral("(0x[0-9A-Fa-f]+)"));
        return text.toHtmlEscaped().replace(
            hex, QStringLiteral("<span style=\"font-family: '%1'\">\\1</span>").arg(theme().mono.family()));
    }

    ViewState& state_;
    Apply apply_;
};

}  // namespace

std::vector<ValueId> chosen(const ViewState& state) {
    std::vector<ValueId> values;
    if (!state.outcome()) return values;
    for (const ValueId value : state.selection()) {
        const TensorRow* row = state.row(value);
        if (row && bufferOf(state, *row)) values.push_back(value);
    }
    const auto current = std::find(values.begin(), values.end(), state.current());
    if (current != values.end()) std::rotate(values.begin(), current, current + 1);
    return values;
}

TensorEdits togglePin(const ViewState& state) {
    TensorEdits out;
    const std::vector<ValueId> values = chosen(state);
    const bool unpin = allPinned(state, values);
    for (const ValueId value : values) {
        if (unpin) out.edits.push_back({.tensor = value, .unpin = true});
        else out.edits.push_back({.tensor = value, .offset = offsetOf(state, *state.row(value))});
    }
    out.label = (unpin ? tr("Unpin %1") : tr("Pin %1")).arg(named(state, values));
    return out;
}

TensorEdits moveTo(const ViewState& state, std::int32_t memId) {
    TensorEdits out;
    const std::vector<ValueId> values = chosen(state);
    for (const ValueId value : values) out.edits.push_back({.tensor = value, .mem_id = memId});
    out.label = tr("Move %1 to %2").arg(named(state, values), poolName(state, memId));
    return out;
}

TensorEdits nudge(const ViewState& state, int units) {
    qint64 unit = 1;
    const std::vector<ValueId> values = chosen(state);
    for (const ValueId value : values)
        unit =
            std::max<qint64>(unit, alignment_of(state.outcome()->plan().problem, *bufferOf(state, *state.row(value))));
    TensorEdits out = shifted(state, unit * units);
    constexpr int nudges = 1 << 20;  // merge keys of other edits are below
    if (!values.empty()) out.mergeKey = nudges + values.front().number();
    return out;
}

TensorEdits setOffset(const ViewState& state, qint64 offset) {
    const std::vector<ValueId> values = chosen(state);
    return values.empty() ? TensorEdits{} : shifted(state, offset - offsetOf(state, *state.row(values.front())));
}

TensorEdits setAlign(const ViewState& state, qint64 align) {
    TensorEdits out;
    const std::vector<ValueId> values = chosen(state);
    for (const ValueId value : values) out.edits.push_back({.tensor = value, .align = align});
    out.label = align == 0 ? tr("Align %1 like its pool").arg(named(state, values))
                           : tr("Align %1 to %n byte(s)", nullptr, static_cast<int>(align)).arg(named(state, values));
    return out;
}

void fillPools(QMenu& menu, const ViewState& state, const Apply& apply) {
    int key = 1;
    const bool any = !chosen(state).empty();
    for (const Pool& pool : state.tuning()->pools) {
        QAction* action = menu.addAction(QStringLiteral("&%1  %2").arg(key++).arg(poolName(state, pool.mem_id)),
                                         [&state, id = pool.mem_id, apply] { apply(moveTo(state, id)); });
        action->setEnabled(any);
    }
}

void askOffset(ViewState& state, QWidget* parent, const Apply& apply) {
    const std::vector<ValueId> values = chosen(state);
    if (values.empty()) return;
    auto* dialog = new OffsetDialog(state, apply, parent);
    dialog->setWindowTitle(tr("Set offset"));
    dialog->open();
}

void attach(QWidget& view, ViewState& state, const Apply& apply) {
    view.setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(&view, &QWidget::customContextMenuRequested, &view, [&view, &state, apply](const QPoint& pos) {
        if (!state.outcome()) return;
        const ValueId under = state.hovered();
        if (under != no_value && !state.selection().contains(under)) state.select({under}, under);
        auto* menu = new QMenu(&view);
        menu->setObjectName(QStringLiteral("tensorMenu"));
        menu->setAttribute(Qt::WA_DeleteOnClose);
        fill(*menu, state, &view, apply);
        menu->popup(view.mapToGlobal(pos));
    });
}

void fill(QMenu& menu, ViewState& state, QWidget* parent, const Apply& apply) {
    const std::vector<ValueId> values = chosen(state);
    if (values.empty()) {
        menu.addAction(tr("No planned tensor is selected"))->setEnabled(false);
        return;
    }
    const TensorRow& row = *state.row(values.front());
    const QString name = named(state, values);
    const bool pinned = allPinned(state, values);
    const QString key = QStringLiteral("\t");
    menu.addAction((pinned ? tr("Unpin %1") : tr("Pin %1 in place")).arg(name) + key + QLatin1Char('P'),
                   [&state, apply] { apply(togglePin(state)); });
    menu.addAction(tr("Set offset…") + key + QLatin1Char('O'),
                   [&state, parent = QPointer<QWidget>(parent), apply] { askOffset(state, parent, apply); });
    menu.addAction(tr("Move up by its alignment") + key + tr("Alt+Up"), [&state, apply] { apply(nudge(state, 1)); });
    menu.addAction(tr("Move down by its alignment") + key + tr("Alt+Down"),
                   [&state, apply] { apply(nudge(state, -1)); });
    fillPools(*menu.addMenu(tr("Move to pool") + key + QLatin1Char('M')), state, apply);
    fillAlign(menu, state, *bufferOf(state, row), apply);
    menu.addSeparator();
    fillSelect(menu, state, row);
}

bool press(const QKeyEvent& event, QWidget& view, ViewState& state, const Apply& apply) {
    if (chosen(state).empty()) return false;
    const auto request = [&apply](const TensorEdits& edits) {
        if (!edits.edits.empty()) apply(edits);
        return true;
    };
    if (event.modifiers() == Qt::AltModifier) {
        if (event.key() == Qt::Key_Up) return request(nudge(state, 1));
        return event.key() == Qt::Key_Down && request(nudge(state, -1));
    }
    if (event.modifiers() != Qt::NoModifier) return false;
    if (event.key() == Qt::Key_P) return request(togglePin(state));
    if (event.key() == Qt::Key_O) return askOffset(state, &view, apply), true;
    if (event.key() != Qt::Key_M) return false;
    auto* menu = new QMenu(&view);
    menu->setObjectName(QStringLiteral("poolMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillPools(*menu, state, apply);
    const auto* rows = qobject_cast<const QAbstractItemView*>(&view);
    menu->popup(rows ? rows->viewport()->mapToGlobal(rows->visualRect(rows->currentIndex()).center())
                     : view.mapToGlobal(view.rect().center()));
    return true;
}

}  // namespace arenascope::tensor_menu
