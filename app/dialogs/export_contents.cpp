#include "app/dialogs/export_contents.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>

#include "engine/engine.h"
#include "engine/formats/zero_states.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

QComboBox* alignments(std::int64_t chosen, const QString& name, QWidget* parent) {
    auto* out = new QComboBox(parent);
    for (const int align : {16, 32, 64, 128, 256, 512, 1024, 4096}) out->addItem(format::exactBytes(align), align);
    out->setCurrentIndex(out->findData(static_cast<int>(chosen)));
    out->setAccessibleName(name);
    setStyleState(*out, "compact", true);
    return out;
}

/// How many of them the plan places, of all: "3 of 3 planned".
QString planned(const Outcome& outcome, const std::vector<ValueId>& ids) {
    int placed = 0, all = 0;
    for (const ValueId id : ids) {
        if (!outcome.method->values[id].tensor()) continue;
        ++all;
        for (const TensorRow& row : outcome.tensors) placed += row.value == id && row.planned ? 1 : 0;
    }
    return ExportContents::tr("%1 of %2 planned").arg(placed).arg(all);
}

}  // namespace

ExportContents::ExportContents(const Outcome& outcome, QWidget* parent)
    : QWidget(parent),
      traces_(new QCheckBox(tr("Python lines of every operator"), this)),
      external_(new QCheckBox(tr("Constants in a separate file"), this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(0, 1);
    const ExportOptions usual;
    constants_ = alignments(usual.constant_align, tr("Alignment of constants"), this);
    segments_ = alignments(usual.segment_align, tr("Alignment of segments"), this);
    int row = 0;
    const auto add = [&](const QString& name, QWidget* value) {
        grid->addWidget(kit::label(name, "dim", this), row, 0);
        grid->addWidget(value, row++, 1, Qt::AlignRight);
    };
    add(tr("Inputs"), kit::label(planned(outcome, outcome.method->inputs), "", this));
    add(tr("Outputs"), kit::label(planned(outcome, outcome.method->outputs), "", this));
    traces_->setToolTip(tr("For profilers and error messages; the file grows"));
    external_->setToolTip(tr("A .ptd that several programs can share"));
    grid->addWidget(traces_, row++, 0, 1, 2);
    grid->addWidget(external_, row++, 0, 1, 2);
    add(tr("Constants aligned to"), constants_);
    add(tr("Segments aligned to"), segments_);
    for (QCheckBox* box : {traces_, external_}) connect(box, &QCheckBox::toggled, this, &ExportContents::changed);
    for (QComboBox* box : {constants_, segments_})
        connect(box, &QComboBox::currentIndexChanged, this, &ExportContents::changed);
}

void ExportContents::fill(ExportOptions& options) const {
    options.stack_traces = traces_->isChecked();
    options.external_constants = external_->isChecked();
    options.constant_align = constants_->currentData().toInt();
    options.segment_align = segments_->currentData().toInt();
}

QLabel* zeroNote(const Outcome& outcome, std::int32_t memId, QWidget* parent) {
    const Pool* pool = find_pool(outcome.plan().problem, memId);
    if (pool && pool->zeroed) return nullptr;
    QStringList names;
    for (const ZeroState& state : zero_states(*outcome.method, outcome.plan()))
        if (state.mem_id == memId) names.append(kit::text(outcome.method->values[state.value].name));
    if (names.isEmpty()) return nullptr;
    QLabel* note =
        kit::label(QCoreApplication::translate("arenascope::ExportDialog",
                                               "Zero this memory before the program is loaded: %1 must begin at zero, "
                                               "which no file stores.")
                       .arg(names.join(QStringLiteral(", "))),
                   "hint", parent);
    note->setObjectName(QStringLiteral("zeroNote"));
    note->setWordWrap(true);
    return note;
}

}  // namespace arenascope
