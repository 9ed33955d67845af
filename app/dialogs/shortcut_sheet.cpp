// The list of all keyboard shortcuts.

#include "app/dialogs/shortcut_sheet.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "widgets/theme/theme.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

ShortcutSheet::ShortcutSheet(const QList<PaletteCommand>& commands, QWidget* parent)
    : QDialog(parent), tree_(new QTreeWidget(this)) {
    setWindowTitle(tr("Keyboard shortcuts"));
    resize(560, 640);
    auto* layout = new QVBoxLayout(this);
    auto* filter = new QLineEdit(this);
    filter->setPlaceholderText(tr("Filter"));
    filter->setAccessibleName(tr("Filter the shortcuts"));
    filter->setClearButtonEnabled(true);
    layout->addWidget(filter);
    tree_->setHeaderLabels({tr("Keys"), tr("Action")});
    tree_->setAccessibleName(tr("Keyboard shortcuts"));
    tree_->setRootIsDecorated(false);
    tree_->header()->resizeSection(0, 190);
    layout->addWidget(tree_, 1);
    for (const PaletteCommand& command : commands) {
        if (!command.shortcut.isEmpty()) add(command.group, command.shortcut, command.title);
    }
    addCharts();
    tree_->expandAll();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    connect(filter, &QLineEdit::textChanged, this, [this](const QString& text) {
        for (int i = 0; i < tree_->topLevelItemCount(); ++i) {
            QTreeWidgetItem* group = tree_->topLevelItem(i);
            int shown = 0;
            for (int row = 0; row < group->childCount(); ++row) {
                QTreeWidgetItem* item = group->child(row);
                item->setHidden(!matches(item->text(0) + QLatin1Char(' ') + item->text(1), text));
                shown += item->isHidden() ? 0 : 1;
            }
            group->setHidden(shown == 0);
        }
    });
}

void ShortcutSheet::add(const QString& group, const QString& keys, const QString& what) {
    QTreeWidgetItem* parent = nullptr;
    for (int i = 0; i < tree_->topLevelItemCount(); ++i) {
        if (tree_->topLevelItem(i)->text(0) == group) parent = tree_->topLevelItem(i);
    }
    if (!parent) {
        parent = new QTreeWidgetItem(tree_, {group});
        parent->setFont(0, theme().bodyMedium);
        parent->setFirstColumnSpanned(true);
    }
    auto* item = new QTreeWidgetItem(parent, {keys, what});
    item->setFont(0, theme().mono);
    item->setToolTip(0, keys);  // long ones are elided
    item->setToolTip(1, what);
}

void ShortcutSheet::addCharts() {
    const QString charts = tr("In charts");
    const std::pair<QString, QString> rows[] = {
        {QStringLiteral("[ ]"), tr("previous, next step")},
        {QStringLiteral("← →"), tr("previous, next tensor in time; with none selected: step")},
        {QStringLiteral("PgUp PgDn"), tr("ten steps")},
        {QStringLiteral("↑ ↓ . ,"), tr("next, previous tensor on these bytes")},
        {QStringLiteral("K , . N"), tr("in the film: play or pause, one step back or on, the next peak")},
        {QStringLiteral("W S + −"), tr("zoom in, out")},
        {QStringLiteral("A D"), tr("pan")},
        {QStringLiteral("F"), tr("fit the selection")},
        {QStringLiteral("Home"), tr("fit all")},
        {QStringLiteral("Esc"), tr("cancel a drag, clear the selection")},
        {tr("Wheel"), tr("zoom at the pointer")},
        {tr("Drag a tensor"), tr("move it; onto a pool card: to that pool")},
        {tr("Drag on empty space"), tr("select the tensors that the frame touches")},
        {tr("Middle drag"), tr("pan")},
        {tr("Space and drag"), tr("pan")},
        {QStringLiteral("H V"), tr("pan with the pointer, select and move with it")},
        {tr("Enter"), tr("move the focus to the Inspector")},
        {tr("Ctrl+1 … Ctrl+9"), tr("move the selection to that pool")},
        {tr("Right click"), tr("actions for the tensor, in every view")},
    };
    for (const auto& [keys, what] : rows) add(charts, keys, what);
}

}  // namespace arenascope
