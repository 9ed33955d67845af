// Proposes a further memory, and plans with it while its fields are filled in.

#include "app/dialogs/memory_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <limits>
#include <utility>

#include "app/document/workspace.h"
#include "widgets/panels/pool_editor.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

/// "SRAM 250 KiB of 256 KiB, PSRAM 9.19 MiB; moves in 3.1 ms".
QString arenasOf(const Plan& plan) {
    QStringList sizes;
    for (const PoolResult& pool : plan.pools) {
        const QString bytes = kit::text(pool.name) + QLatin1Char(' ') + format::bytes(pool.bytes);
        sizes.append(pool.capacity ? MemoryDialog::tr("%1 of %2").arg(bytes, format::bytes(*pool.capacity)) : bytes);
    }
    const QString all = sizes.join(QStringLiteral(", "));
    return plan.move_ms ? MemoryDialog::tr("%1; moves in %2").arg(all, format::moveTime(*plan.move_ms)) : all;
}

QString verdictOf(const Plan& plan) {
    return plan.fits() ? MemoryDialog::tr("✓ arenas fit: %1").arg(arenasOf(plan))
                       : MemoryDialog::tr("✗ still too large: %1").arg(arenasOf(plan));
}

}  // namespace

MemoryDialog::MemoryDialog(Workspace& workspace, QWidget* parent)
    : QDialog(parent), workspace_(workspace), tuning_(workspace.view().tuning()), chooser_(workspace) {
    setWindowTitle(tr("Add a pool"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 12);
    column->setSpacing(10);
    auto* form = new QFormLayout;
    form->setVerticalSpacing(6);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    name_ = addField(*form, tr("Name"), QString(), tr("Name in rules, files and reports"));
    capacity_ = addField(*form, tr("Capacity"), tr("no limit"), tr("256K, 1M, 1.5 MiB or bytes; empty: no limit"));
    bandwidth_ = addField(*form, tr("Bandwidth"), tr("unknown"),
                          tr("MB/s of reads and writes, such as 400, or the time per byte, such as 2.5 ns; "
                             "empty: unknown. Move times are estimated if every pool has a bandwidth."));
    id_ = new QSpinBox(this);
    id_->setRange(1, std::numeric_limits<std::int32_t>::max());
    id_->setAccessibleName(tr("mem_id"));
    id_->setToolTip(tr("Number of the pool in the file; the proposed number is unused"));
    form->addRow(kit::label(tr("mem_id"), "dim", this), id_);
    column->addLayout(form);
    chooses_ = new QCheckBox(tr("Choose pools automatically"), this);
    chooses_->setToolTip(tr("Off: tensors stay in their pools until you move them"));
    chooses_->setChecked(true);
    column->addWidget(chooses_);
    column->addWidget(kit::separator(this));
    before_ = kit::label(QString(), "dim", this);
    after_ = kit::label(QString(), "", this);
    after_->setObjectName(QStringLiteral("memoryResult"));
    wrong_ = kit::label(QString(), "bad", this);
    for (QLabel* each : {before_, after_, wrong_}) {
        each->setWordWrap(true);
        column->addWidget(each);
    }
    column->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    add_ = buttons->addButton(tr("Add"), QDialogButtonBox::AcceptRole);
    setStyleState(*add_, "primary", true);
    add_->setDefault(true);
    column->addWidget(buttons);
    const Pool proposed = further_pool(*tuning_);
    name_->setText(kit::text(proposed.name));
    id_->setValue(proposed.mem_id);
    if (const auto& outcome = workspace.view().outcome())
        before_->setText(tr("Now: %1").arg(arenasOf(outcome->plan())));
    resting_.setSingleShot(true);
    constexpr int rest = 300;
    resting_.setInterval(rest);
    connect(&resting_, &QTimer::timeout, this, &MemoryDialog::measure);
    connect(&chooser_, &PoolChooser::chosen, this,
            [this](const std::shared_ptr<const Outcome>& outcome) { showResult(outcome.get()); });
    for (QLineEdit* each : {name_, capacity_, bandwidth_})
        connect(each, &QLineEdit::textChanged, this, &MemoryDialog::check);
    connect(id_, &QSpinBox::valueChanged, this, &MemoryDialog::check);
    connect(chooses_, &QCheckBox::toggled, this, &MemoryDialog::check);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        const std::optional<Pool> pool = read();
        if (!pool) return;
        emit memoryAccepted(*pool, chooses_->isChecked());
        accept();
    });
    // Another plan, perhaps by a planner in the background, or no program any more.
    connect(&workspace.view(), &ViewState::outcomeChanged, this, [this] {
        if (workspace_.view().tuning() != tuning_) reject();
    });
    resize(460, sizeHint().height());
    check();
    name_->selectAll();
    capacity_->setFocus();
}

MemoryDialog::~MemoryDialog() = default;

QLineEdit* MemoryDialog::addField(QFormLayout& form, const QString& text, const QString& empty, const QString& tip) {
    auto* field = new QLineEdit(this);
    field->setPlaceholderText(empty);
    field->setToolTip(tip);
    field->setAccessibleName(text);
    form.addRow(kit::label(text, "dim", this), field);
    return field;
}

std::optional<Pool> MemoryDialog::read() {
    Pool pool = further_pool(*tuning_);
    QStringList others;
    for (const Pool& each : tuning_->pools) others.append(kit::text(each.name));
    pool.mem_id = id_->value();
    const auto taken = std::find_if(tuning_->pools.begin(), tuning_->pools.end(),
                                    [&](const Pool& each) { return each.mem_id == pool.mem_id; });
    const QString of_id = taken == tuning_->pools.end()
        ? QString()
        : tr("mem_id %1 belongs to the pool %2.").arg(pool.mem_id).arg(kit::text(taken->name));
    const std::pair<QWidget*, QString> wrong[] = {{name_, PoolEditor::readName(name_->text(), others, pool)},
                                                  {capacity_, PoolEditor::readCapacity(capacity_->text(), pool)},
                                                  {bandwidth_, PoolEditor::readBandwidth(bandwidth_->text(), pool)},
                                                  {id_, of_id}};
    QString first;
    for (const auto& [field, text] : wrong) {
        setStyleState(*field, "invalid", !text.isEmpty());
        if (first.isEmpty()) first = text;
    }
    wrong_->setText(first);
    wrong_->setVisible(!first.isEmpty());
    return first.isEmpty() ? std::optional(pool) : std::nullopt;
}

void MemoryDialog::check() {
    const bool good = read().has_value();
    add_->setEnabled(good);
    chooser_.giveUp();
    after_->setVisible(good && chooses_->isChecked());
    after_->setText(tr("With this pool: planning…"));
    setStyleState(*after_, "tone", "");
    if (good && chooses_->isChecked()) resting_.start();
    else resting_.stop();
}

void MemoryDialog::measure() {
    if (const auto pool = read()) chooser_.choose(edit::add_pool(*tuning_, *pool));
}

void MemoryDialog::showResult(const Outcome* outcome) {
    const bool valid = outcome && outcome->plan().valid();
    after_->setText(valid ? tr("With this pool: %1").arg(verdictOf(outcome->plan()))
                          : tr("With this pool: no plan was found"));
    setStyleState(*after_, "tone", valid && outcome->plan().fits() ? "ok" : "bad");
}

QString MemoryDialog::result() const { return wrong_->isHidden() ? after_->text() : wrong_->text(); }

}  // namespace arenascope
