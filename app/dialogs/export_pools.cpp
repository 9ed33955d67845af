#include "app/dialogs/export_pools.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "app/dialogs/export_contents.h"
#include "engine/engine.h"
#include "engine/study/device_fit.h"
#include "widgets/charts/arena/arena_facts.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"

namespace arenascope {

ExportPools::ExportPools(const ViewState& view, std::shared_ptr<const Outcome> outcome, QWidget* parent)
    : QWidget(parent), view_(view), outcome_(std::move(outcome)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    for (const PoolResult& pool : outcome_->plan().pools) {
        auto* row = new QHBoxLayout;
        row->addWidget(kit::label(kit::text(pool.name), "dim", this), 1);
        row->addWidget(kit::label(format::exactBytes(pool.bytes), "mono", this));
        if (pool.capacity) {
            chips_.emplace_back(&pool, kit::chip(QString(), "notice", this));
            row->addWidget(chips_.back().second);
        }
        layout->addLayout(row);
        if (QLabel* zero = zeroNote(*outcome_, pool.mem_id, this)) layout->addWidget(zero);
    }
    connect(&view_, &ViewState::footprintChanged, this, &ExportPools::showVerdicts);
    showVerdicts();
}

void ExportPools::showVerdicts() {
    const auto device = shownDevice(view_);
    for (const auto& [pool, chip] : chips_) {
        const FootprintMemory* whole = device ? device->memory(pool->name) : nullptr;
        const Fit fit = whole ? whole->fit() : Fit::unknown;
        QString text = tr("✓ fits");
        const char* kind = "ok";
        if (!pool->fits()) text = tr("✗ over by %1").arg(format::bytes(pool->over_by())), kind = "bad";
        else if (fit == Fit::over)
            text = tr("✗ footprint over by %1").arg(format::bytes(whole->over_by())), kind = "bad";
        else if (fit == Fit::unknown) text = tr("arena fits"), kind = "notice";
        chip->setText(text);
        setStyleState(*chip, "chip", QString::fromLatin1(kind));
    }
}

}  // namespace arenascope
