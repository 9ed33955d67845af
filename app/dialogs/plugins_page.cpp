// The page of the preferences that lists plug-ins.

#include "app/dialogs/plugins_page.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/document/workspace.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

PluginsPage::PluginsPage(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      workspace_(workspace),
      list_(new QTreeWidget(this)),
      remove_(new QPushButton(tr("Remove"), this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* hint = kit::label(tr("Shared libraries that add planners, kernels and backends. They run with your rights: "
                               "add only what you trust."),
                            "hint", this);
    hint->setWordWrap(true);
    layout->addWidget(hint);
    list_->setHeaderLabels({tr("File"), tr("Adds")});
    list_->setAccessibleName(tr("Plug-ins"));
    list_->setRootIsDecorated(false);
    list_->header()->resizeSection(0, 220);
    layout->addWidget(list_, 1);
    auto* buttons = new QHBoxLayout;
    auto* add = new QPushButton(tr("Add…"), this);
    for (QPushButton* button : {add, remove_}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    layout->addLayout(buttons);
    connect(add, &QPushButton::clicked, this, &PluginsPage::choose);
    connect(remove_, &QPushButton::clicked, this, &PluginsPage::removeCurrent);
    connect(list_, &QTreeWidget::currentItemChanged, this,
            [this](const QTreeWidgetItem* item) { remove_->setEnabled(item != nullptr); });
    connect(&workspace_.plugins(), &Plugins::changed, this, &PluginsPage::fill);
    fill();
}

void PluginsPage::choose() {
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Add a plug-in"), QString(), tr("Shared libraries (*.so)"));
    if (!path.isEmpty()) add(path);
}

void PluginsPage::add(const QString& path) {
    QStringList paths = workspace_.plugins().paths();
    if (!paths.contains(path)) workspace_.plugins().set(paths + QStringList{path});
}

void PluginsPage::removeCurrent() {
    const QTreeWidgetItem* item = list_->currentItem();
    if (!item) return;
    QStringList paths = workspace_.plugins().paths();
    paths.removeAll(item->toolTip(0));
    workspace_.plugins().set(paths);
}

void PluginsPage::fill() {
    list_->clear();
    for (const PluginState& plugin : workspace_.plugins().all()) {
        auto* item = new QTreeWidgetItem(
            list_,
            {QFileInfo(plugin.path).fileName(),
             plugin.error.isEmpty() ? plugin.adds.join(QStringLiteral(", ")) : tr("refused: %1").arg(plugin.error)});
        item->setToolTip(0, plugin.path);
        item->setToolTip(1, item->text(1));
        item->setForeground(1, plugin.error.isEmpty() ? theme().tx2 : theme().bad);
    }
    remove_->setEnabled(list_->currentItem() != nullptr);
}

}  // namespace arenascope
