// The baseline of the session, and its edits that no longer apply.

#include "app/dialogs/session_dialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <map>

#include "app/document/workspace.h"
#include "engine/planning/planner.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

QTreeWidget* rowsOf(const QString& name, const QStringList& heads, QWidget* parent) {
    auto* rows = new QTreeWidget(parent);
    rows->setAccessibleName(name);
    rows->setHeaderLabels(heads);
    rows->setRootIsDecorated(false);
    rows->setUniformRowHeights(true);
    rows->header()->setStretchLastSection(false);
    rows->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (int column = 1; column < heads.size(); ++column) {
        rows->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    }
    return rows;
}

/// Sizes in one row with the change in sign, percent and colour.
void addChange(QTreeWidget& rows, const QString& what, qint64 before, qint64 after) {
    QString change = format::bytesDelta(after - before);
    if (before > 0 && after != before)
        change += QStringLiteral("  %1 %").arg(
            format::percentDelta(static_cast<double>(after - before) / static_cast<double>(before)));
    auto* row = new QTreeWidgetItem(&rows, {what, format::bytes(before), format::bytes(after), change});
    for (const int column : {1, 2, 3}) {
        row->setFont(column, theme().mono);
        row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    if (after != before) row->setForeground(3, after > before ? theme().bad : theme().blue);
}

/// What each name's edits say: "in pool 2, at 64".
std::map<std::string, QStringList> editsOf(const Tuning& orphans) {
    std::map<std::string, QStringList> out;
    for (const auto& [name, pool] : orphans.assigned) out[name].append(SessionDialog::tr("in pool %1").arg(pool));
    for (const auto& [name, offset] : orphans.pinned) out[name].append(SessionDialog::tr("pinned at %1").arg(offset));
    for (const auto& [name, align] : orphans.aligned) out[name].append(SessionDialog::tr("aligned to %1").arg(align));
    for (const std::string& name : orphans.unplanned) out[name].append(SessionDialog::tr("bound by the caller"));
    for (const auto& [state, initial] : orphans.initial)
        out[state].append(SessionDialog::tr("initial value %1").arg(kit::text(std::string(name_of(initial)))));
    for (const OperatorRule& rule : orphans.edits.operators)
        out[rule.node].append(SessionDialog::tr("operator %1").arg(kit::text(rule.replacement)));
    if (!orphans.method.empty()) out[orphans.method].append(SessionDialog::tr("method"));
    for (const auto& [name, range] : orphans.ranges)
        out[name].append(SessionDialog::tr("range %1–%2").arg(range.min).arg(range.max));
    return out;
}

}  // namespace

SessionDialog::SessionDialog(Workspace& workspace, QWidget* parent) : QDialog(parent), workspace_(workspace) {
    setWindowTitle(tr("Baseline and unmatched edits"));
    resize(640, 480);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(buildBaseline(), 3);
    layout->addWidget(buildOrphans(), 2);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(set_, &QPushButton::clicked, &workspace_.session(), &SessionKeeper::setBaseline);
    connect(delete_, &QPushButton::clicked, this, [this] { deleteRows(false); });
    connect(deleteAll_, &QPushButton::clicked, this, [this] { deleteRows(true); });
    connect(orphans_, &QTreeWidget::itemSelectionChanged, this,
            [this] { delete_->setEnabled(!orphans_->selectedItems().isEmpty()); });
    connect(&workspace_.session(), &SessionKeeper::baselineChanged, this, &SessionDialog::showDifference);
    connect(&workspace_.session(), &SessionKeeper::orphansChanged, this, &SessionDialog::showOrphans);
    connect(&workspace_, &Workspace::documentChanged, this, &QDialog::reject);
    connect(&workspace_.view(), &ViewState::outcomeChanged, this, &SessionDialog::showDifference);
    showDifference();
    showOrphans();
}

QWidget* SessionDialog::buildBaseline() {
    auto* host = new QWidget(this);
    auto* layout = new QVBoxLayout(host);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* head = new QHBoxLayout;
    head->addWidget(kit::label(tr("Baseline"), "section", host), 1);
    set_ = new QPushButton(tr("Set the shown plan as baseline"), host);
    set_->setAutoDefault(false);
    head->addWidget(set_);
    layout->addLayout(head);
    baseline_ = kit::label(QString(), "hint", host);
    baseline_->setWordWrap(true);
    layout->addWidget(baseline_);
    difference_ =
        rowsOf(tr("Changes from the baseline"), {tr("Pool or tensor"), tr("Baseline"), tr("Now"), tr("Change")}, host);
    difference_->setSelectionMode(QAbstractItemView::NoSelection);
    layout->addWidget(difference_, 1);
    return host;
}

QWidget* SessionDialog::buildOrphans() {
    auto* host = new QWidget(this);
    auto* layout = new QVBoxLayout(host);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->addWidget(kit::label(tr("Edits that do not apply"), "section", host));
    none_ = kit::label(QString(), "hint", host);
    none_->setWordWrap(true);
    layout->addWidget(none_);
    orphans_ = rowsOf(tr("Edits that do not apply"), {tr("Tensor or dimension"), tr("Edit")}, host);
    orphans_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    layout->addWidget(orphans_, 1);
    auto* row = new QHBoxLayout;
    delete_ = new QPushButton(tr("Delete"), host);
    deleteAll_ = new QPushButton(tr("Delete all"), host);
    for (QPushButton* button : {delete_, deleteAll_}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    row->addStretch();
    layout->addLayout(row);
    return host;
}

void SessionDialog::showDifference() {
    difference_->clear();
    const auto difference = workspace_.session().baselineDifference();
    difference_->setVisible(difference.has_value());
    set_->setEnabled(workspace_.view().outcome() != nullptr);
    if (!difference) return baseline_->setText(tr("No baseline yet. The first saved plan becomes the baseline."));
    const Planner* planner = find_planner(difference->planner);
    baseline_->setText(tr("Compared with the session's baseline, planned by %1.")
                           .arg(planner ? words::engine(planner->title) : kit::text(difference->planner)));
    addChange(*difference_, tr("All pools"), difference->before, difference->after);
    difference_->topLevelItem(0)->setFont(0, theme().bodyBold);
    for (const auto& arena : difference->arenas)
        addChange(*difference_, kit::text(arena.name), arena.before, arena.after);
    for (const auto& tensor : difference->resized)
        addChange(*difference_, kit::text(tensor.name), tensor.before, tensor.after);
    for (const std::string& name : difference->added)
        new QTreeWidgetItem(difference_, {kit::text(name), QString(), QString(), tr("new")});
    for (const std::string& name : difference->removed)
        new QTreeWidgetItem(difference_, {kit::text(name), QString(), QString(), tr("gone")});
}

void SessionDialog::showOrphans() {
    orphans_->clear();
    for (const auto& [name, edits] : editsOf(workspace_.session().reapplied().orphans)) {
        new QTreeWidgetItem(orphans_, {kit::text(name), edits.join(QStringLiteral(", "))});
    }
    const bool some = orphans_->topLevelItemCount() > 0;
    none_->setText(
        some ? tr("The program no longer has these tensors. The session keeps the edits until you delete them.")
             : tr("Every edit of the session applies to the program."));
    for (QWidget* each :
         {static_cast<QWidget*>(orphans_), static_cast<QWidget*>(delete_), static_cast<QWidget*>(deleteAll_)})
        each->setVisible(some);
    delete_->setEnabled(false);
}

void SessionDialog::deleteRows(bool all) {
    QStringList names;
    for (int i = 0; i < orphans_->topLevelItemCount(); ++i) {
        const QTreeWidgetItem* row = orphans_->topLevelItem(i);
        if (all || row->isSelected()) names.append(row->text(0));
    }
    workspace_.session().dropOrphans(names);
}

}  // namespace arenascope
