#include "widgets/panels/inspector/tiles_section.h"

#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>
#include <optional>

#include "engine/evaluate/tiled_method.h"
#include "engine/ir/steps.h"
#include "engine/passes/pass_ids.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/fact_label.h"
#include "widgets/ui/tile_texts.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

/// Where the bytes of a tensor begin in the plan that is shown.
std::optional<std::pair<std::int32_t, qint64>> placeOf(const ViewState& state, const Method& method, ValueId value) {
    const Tensor* tensor = method.values[value].tensor();
    if (!tensor) return std::nullopt;
    const TensorRow* root = state.row(tensor->alias_of == no_value ? value : tensor->alias_of);
    if (!root || !root->buffer.valid()) return std::nullopt;
    return std::pair(root->mem_id, state.outcome()->plan().placement.offsets[root->buffer] + tensor->alias_offset);
}

}  // namespace

TilesSection::TilesSection(ViewState& state, QWidget* parent)
    : InspectorSection(tr("Tiles"), parent), state_(state), grid_(new QGridLayout) {
    grid_->setHorizontalSpacing(10);
    grid_->setVerticalSpacing(2);
    grid_->setColumnStretch(1, 1);
    body().addLayout(grid_);
    auto* change = new QPushButton(tr("Change in Shrink"), &page());
    change->setToolTip(tr("Choose other tiles, or none (F7)"));
    setStyleState(*change, "compact", true);
    body().addWidget(change, 0, Qt::AlignLeft);
    connect(change, &QPushButton::clicked, &state_, &ViewState::wantShrink);
}

/// Once for a method: its groups and the rows of all its tiles.
void TilesSection::read(const std::shared_ptr<const Method>& method) {
    if (method == method_) return;
    method_ = method;
    const auto& outcome = state_.outcome();
    const bool isPlanned = outcome && outcome->method == method;
    const auto chosen = isPlanned ? tiles_of(outcome->report.asked, method->name) : std::nullopt;
    tiles_ = chosen.value_or(TiledMethod{});
    groups_ = tiled_nodes(*method, tiles_);
    rows_ = tile_rows(*method, chosen ? &tiles_ : nullptr,
                      isPlanned && lowering::recomputes_halos(outcome->report.asked.edits.passes));
}

void TilesSection::addRow(const QString& name, const QString& text) {
    const int row = static_cast<int>(lines_.size());
    auto* value = new FactLabel("", &page());
    value->setFact(text);
    grid_->addWidget(kit::label(name, "dim", &page()), row, 0, Qt::AlignTop);
    grid_->addWidget(value, row, 1);
    lines_.append(name + QLatin1Char(' ') + text);
}

/// Other tiles of the same result that lie at the same bytes, one after the other.
QString TilesSection::sharing(const TileRows& tile, ValueId value) const {
    const auto place = placeOf(state_, *method_, value);
    QStringList others;
    for (const auto& [other, rows] : rows_) {
        if (other == value || rows.whole != tile.whole || !place || placeOf(state_, *method_, other) != place) continue;
        others.append(QString::number(rows.number));
    }
    return others.join(QStringLiteral(", "));
}

void TilesSection::addTile(const TileRows& tile, ValueId value) {
    setSummary(tr("tile %1 of %2").arg(tile.number).arg(tile.count));
    addRow(tr("Part of"), kit::text(tile.whole));
    if (tile.knows_rows())
        addRow(tr("Rows"),
               tr("%1–%2 of %3, along dimension %4")
                   .arg(tile.lo)
                   .arg(tile.hi - 1)
                   .arg(tile.size)
                   .arg(static_cast<int>(tile.axis)));
    if (const QString others = sharing(tile, value); !others.isEmpty())
        addRow(tr("Same bytes as"), tr("tiles %1").arg(others));
}

/// A buffer that keeps rows of several tiles.
void TilesSection::addHeld(ValueId value) {
    QStringList wholes;
    int tiles = 0;
    for (const auto& [part, rows] : rows_) {
        const Tensor* tensor = method_->values[part].tensor();
        if (!tensor || tensor->alias_of != value) continue;
        ++tiles;
        if (const QString whole = kit::text(rows.whole); !wholes.contains(whole)) wholes.append(whole);
    }
    if (tiles == 0) return;
    setSummary(tr("%n tile(s)", nullptr, tiles));
    addRow(tr("Keeps rows of"), wholes.join(QStringLiteral(", ")));
}

void TilesSection::addGroup(InstructionIndex call) {
    for (const TiledNodes& group : groups_) {
        if (call < group.first || call > group.last) continue;
        const Table<InstructionIndex, Step> steps = steps_of_instructions(*method_);
        addRow(tr("Tiled group"), tilesText(*group.group));
        addRow(tr("Operators"), QString::number(group.group->end - group.group->begin));
        if (steps[group.first].valid() && steps[group.last].valid())
            addRow(tr("Steps"), format::steps(steps[group.first], steps[group.last]));
        return;
    }
}

void TilesSection::show(const std::shared_ptr<const Method>& method, ValueId value) {
    kit::clear(grid_);
    lines_.clear();
    read(method);
    InstructionIndex call{};
    if (const auto tile = rows_.find(value); tile != rows_.end()) {
        call = tile->second.call;
        addTile(tile->second, value);
    } else {
        addHeld(value);
        for (const auto& [part, rows] : rows_)
            if (const Tensor* tensor = method_->values[part].tensor(); tensor && tensor->alias_of == value)
                call = rows.call;
    }
    if (call.valid()) addGroup(call);
    setVisible(!lines_.isEmpty());
}

}  // namespace arenascope
