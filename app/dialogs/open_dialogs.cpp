// Keeps dialogs open, with their contents, when the language changes.

#include "app/dialogs/open_dialogs.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTabWidget>
#include <utility>

#include "app/dialogs/modal_veil.h"

namespace arenascope {
namespace {

/// The property with the user's input; null: the widget has none, or only text.
const char* enteredIn(const QWidget& widget) {
    if (const auto* field = qobject_cast<const QLineEdit*>(&widget)) return field->isReadOnly() ? nullptr : "text";
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return button->isCheckable() ? "checked" : nullptr;
    if (qobject_cast<const QAbstractSpinBox*>(&widget)) return "value";
    if (qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QTabWidget*>(&widget)) return "currentIndex";
    return qobject_cast<const QListWidget*>(&widget) ? "currentRow" : nullptr;
}

/// Everything below a widget. Pages come in their own order: the one that is shown was raised above the others.
void collect(const QWidget& parent, QList<QWidget*>& out) {
    QList<QWidget*> children = parent.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
    if (const auto* stack = qobject_cast<const QStackedWidget*>(&parent)) {
        children.clear();
        for (int i = 0; i < stack->count(); ++i) children.append(stack->widget(i));
    }
    for (QWidget* child : children) {
        out.append(child);
        collect(*child, out);
    }
}

/// Two dialogs that the same code made have the same widgets in the same order.
void copyEntries(const QDialog& from, QDialog& to) {
    QList<QWidget*> before, after;
    collect(from, before);
    collect(to, after);
    for (qsizetype i = 0; i < std::min(before.size(), after.size()); ++i) {
        if (before[i]->metaObject() != after[i]->metaObject()) return;
        const char* entered = enteredIn(*before[i]);
        // A field inside a spin box or a combination box follows the box.
        const bool inner = qobject_cast<QAbstractSpinBox*>(before[i]->parentWidget()) ||
            qobject_cast<QComboBox*>(before[i]->parentWidget());
        if (entered && !inner) after[i]->setProperty(entered, before[i]->property(entered));
        if (before[i] == from.focusWidget()) after[i]->setFocus();
    }
}

}  // namespace

QDialog* OpenDialogs::ask(const Make& make) {
    QDialog* dialog = make();
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    std::erase_if(open_, [](const Open& each) { return each.dialog.isNull(); });
    open_.push_back({dialog, make});
    ModalVeil::below(*dialog);
    dialog->open();
    return dialog;
}

void OpenDialogs::makeAnew() {
    for (const Open& each : std::exchange(open_, {})) {
        if (!each.dialog || !each.dialog->isVisible()) continue;
        const QDialog& before = *each.dialog;
        QDialog* after = ask(each.make);
        after->setGeometry(before.geometry());
        copyEntries(before, *after);
        delete each.dialog.data();
    }
}

}  // namespace arenascope
