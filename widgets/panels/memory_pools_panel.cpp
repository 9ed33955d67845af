// The Pools panel: a card for each pool, planning options and rules.

#include "widgets/panels/memory_pools_panel.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <vector>

#include "engine/evaluate/int8_method.h"
#include "engine/planning/pin_cost.h"
#include "engine/study/conflict_groups.h"
#include "engine/study/device_fit.h"
#include "engine/study/what_if.h"
#include "widgets/panels/pool_card.h"
#include "widgets/panels/pool_editor.h"
#include "widgets/panels/rules_panel.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/device_record.h"
#include "widgets/ui/elided_check.h"
#include "widgets/ui/elided_combo.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"
#include "widgets/ui/wrap_layout.h"

namespace arenascope {

MemoryPoolsPanel::MemoryPoolsPanel(ViewState& state, QWidget* parent) : QScrollArea(parent), state_(state) {
    setAccessibleName(tr("Pools"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    auto* host = new QWidget(this);
    auto* layout = new QVBoxLayout(host);
    layout->setContentsMargins(metric::panelPad, 8, metric::panelPad, metric::panelPad);
    layout->setSpacing(8);
    cardsLayout_ = new QVBoxLayout;
    cardsLayout_->setSpacing(8);
    layout->addLayout(cardsLayout_);
    auto* add = new QPushButton(tr("Add pool"), host);
    setStyleState(*add, "compact", true);
    connect(add, &QPushButton::clicked, this, &MemoryPoolsPanel::poolAdded);
    calibrate_ = new QPushButton(tr("Measure bandwidth"), host);
    calibrate_->setObjectName(QStringLiteral("calibratePools"));
    setStyleState(*calibrate_, "compact", true);
    connect(calibrate_, &QPushButton::clicked, this, &MemoryPoolsPanel::calibrationRequested);
    auto* buttons = new WrapLayout(6);
    buttons->addWidget(add);
    buttons->addWidget(calibrate_);
    layout->addLayout(buttons);
    inputs_ = new ElidedCheck(tr("Plan inputs"), host);
    outputs_ = new ElidedCheck(tr("Plan outputs"), host);
    mutable_ = new ElidedCheck(tr("Plan state"), host);
    inputs_->setToolTip(tr("Off: the caller supplies the input buffers"));
    outputs_->setToolTip(tr("Off: the caller supplies the output buffers"));
    mutable_->setToolTip(tr("Off: the caller supplies the state buffers"));
    for (QCheckBox* box : {inputs_, outputs_, mutable_}) {
        layout->addWidget(box);
        connect(box, &QCheckBox::clicked, this, [this] {
            emit plannedInterfaceChanged(inputs_->isChecked(), outputs_->isChecked(), mutable_->isChecked());
        });
    }
    makeSearches(*layout);
    rules_ = new RulesPanel(state, host);
    layout->addWidget(rules_);
    layout->addStretch();
    kit::setContent(*this, host);
    connect(&state_, &ViewState::outcomeChanged, this, &MemoryPoolsPanel::rebuild);
    connect(&state_, &ViewState::footprintChanged, this, &MemoryPoolsPanel::showWholes);
    connect(&state_, &ViewState::whatIfChanged, this, &MemoryPoolsPanel::showPreview);
    connect(&state_, &ViewState::runChanged, this, &MemoryPoolsPanel::showResults);
    connect(&state_, &ViewState::deviceChanged, this, &MemoryPoolsPanel::showResults);
    rebuild();
}

/// What planning may change in addition to offsets: pools, and the order of the operators.
void MemoryPoolsPanel::makeSearches(QVBoxLayout& layout) {
    QWidget* host = layout.parentWidget();
    placed_ = new ElidedCheck(tr("Choose pools automatically"), host);
    placed_->setToolTip(
        tr("Assigns tensors to pools so that moving their bytes takes the least time, or costs the least where a pool "
           "has no bandwidth. Pins and rules stay. Needs two pools, the faster one with a capacity."));
    connect(placed_, &QCheckBox::clicked, this, &MemoryPoolsPanel::placeAutoChanged);
    layout.addWidget(placed_);
    schedule_ = new ElidedCombo(host);
    schedule_->setAccessibleName(tr("Order of operators"));
    schedule_->setToolTip(tr("Allow any operator order that respects data dependencies"));
    schedule_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    schedule_->addItem(tr("Program order"), static_cast<int>(ScheduleMode::off));
    schedule_->addItem(tr("Search for a better order"), static_cast<int>(ScheduleMode::search));
    schedule_->addItem(tr("Best order, proven"), static_cast<int>(ScheduleMode::exact));
    connect(schedule_, &QComboBox::activated, this,
            [this] { emit scheduleChanged(static_cast<ScheduleMode>(schedule_->currentData().toInt())); });
    layout.addWidget(schedule_);
    saved_ = kit::label(QString(), "hint", host);
    saved_->setWordWrap(true);
    layout.addWidget(saved_);
}

void MemoryPoolsPanel::showSearches() {
    const Tuning& tuning = *state_.tuning();
    placed_->setChecked(tuning.place_auto);
    placed_->setEnabled(tuning.place_auto || tuning.pools.size() > 1);
    schedule_->setCurrentIndex(schedule_->findData(static_cast<int>(tuning.schedule)));
    saved_->setVisible(state_.outcome() && tuning.schedule != ScheduleMode::off);
    if (!state_.outcome()) return;
    const std::int64_t saves = state_.outcome()->plan().schedule_saves;
    saved_->setText(saves > 0 ? tr("This order saves %1").arg(format::bytes(saves))
                              : tr("No operator order found that uses less memory"));
}

PoolCard* MemoryPoolsPanel::card(int memId) const {
    const auto found = std::find_if(cards_.begin(), cards_.end(),
                                    [memId](const PoolCard* card) { return card->pool().mem_id == memId; });
    return found == cards_.end() ? nullptr : *found;
}

/// The pools of the tuning, then those of delegates.
std::vector<Pool> MemoryPoolsPanel::pools() const {
    std::vector<Pool> all = state_.tuning()->pools;
    if (!state_.outcome()) return all;
    for (const Pool& pool : state_.outcome()->plan().problem.pools) {
        const bool known =
            std::any_of(all.begin(), all.end(), [&](const Pool& one) { return one.mem_id == pool.mem_id; });
        if (!known && !pool.copy_function.empty()) all.push_back(pool);
    }
    return all;
}

void MemoryPoolsPanel::rebuild() {
    const std::vector<Pool> pools = this->pools();
    const bool same = pools.size() == cards_.size() &&
        std::equal(pools.begin(), pools.end(), cards_.begin(),
                   [](const Pool& pool, const PoolCard* card) { return pool.mem_id == card->pool().mem_id; });
    if (!same) makeCards();  // otherwise an open editor or a running drag keeps its card
    showResults();
    inputs_->setChecked(state_.tuning()->plan_inputs);
    outputs_->setChecked(state_.tuning()->plan_outputs);
    mutable_->setChecked(state_.tuning()->plan_state);
    showSearches();
}

void MemoryPoolsPanel::makeCards() {
    kit::clear(cardsLayout_);
    cards_.clear();
    const std::size_t own = state_.tuning()->pools.size();
    for (const Pool& pool : pools()) {
        auto* card = new PoolCard(pool, own > 1 && cards_.size() < own, widget());
        cards_.push_back(card);
        cardsLayout_->addWidget(card);
        connect(card, &PoolCard::tensorsDropped, this, &MemoryPoolsPanel::assignRequested);
        connect(card, &PoolCard::tensorsHeld, this, &MemoryPoolsPanel::previewDrop);
        connect(card, &PoolCard::tensorsLeft, this, [this] { state_.setWhatIf(nullptr); });
        connect(card, &PoolCard::changed, this, &MemoryPoolsPanel::poolChanged);
        connect(card, &PoolCard::opened, this, [this, card] {
            QTimer::singleShot(0, card, [this, card] { ensureWidgetVisible(card); });  // after the card has its height
        });
        connect(card, &PoolCard::removeRequested, this, &MemoryPoolsPanel::poolRemoved);
    }
}

/// What the whole device needs of each memory, once it is known.
void MemoryPoolsPanel::showWholes() {
    if (!state_.tuning()) return;
    std::optional<DeviceFit> device;
    if (state_.footprint()) {
        auto fit = fit_device(*state_.footprint(), state_.tuning()->limits, device_runtime(*state_.tuning()));
        if (fit.ok()) device = std::move(fit).take();  // Footprint reports a limit that applies to nothing
    }
    for (PoolCard* card : cards_) {
        const FootprintMemory* memory = device ? device->memory(card->pool().name) : nullptr;
        card->setWhole(memory ? std::optional(*memory) : std::nullopt);
    }
}

/// A tensor that is dropped onto a card goes to an offset that the planner chooses.
void MemoryPoolsPanel::previewDrop(const QStringList& tensors, int memId) {
    if (!state_.outcome()) return;
    std::vector<TensorEdit> edits;
    bool moves = false;
    for (const TensorRow& row : state_.outcome()->tensors) {
        if (!row.buffer.valid() || !tensors.contains(kit::text(row.name))) continue;
        edits.push_back({.tensor = row.value, .mem_id = memId});
        moves = moves || row.mem_id != memId;
    }
    if (PoolCard* under = card(memId); under && !moves) return under->previewNothing();
    auto after = what_if(*state_.outcome(), *state_.tuning(), edits);
    state_.setWhatIf(after ? std::make_shared<const WhatIf>(std::move(*after)) : nullptr);
}

void MemoryPoolsPanel::showPreview() {
    const std::shared_ptr<const WhatIf>& held = state_.whatIf();
    for (PoolCard* card : cards_) {
        const PoolResult* after = held ? held->plan.pool(card->pool().mem_id) : nullptr;
        const int memId = card->pool().mem_id;
        if (after)
            card->preview(*after, held->mem_id == memId, causes_in(held->plan, memId).overlaps > 0,
                          !held->is_settled());
        else card->endPreview();
    }
}

void MemoryPoolsPanel::showResults() {
    const std::vector<Pool> all = pools();
    for (std::size_t i = 0; i < cards_.size() && i < all.size(); ++i) {
        const Pool& pool = all[i];
        PoolResult result{.mem_id = pool.mem_id, .name = pool.name, .capacity = pool.capacity};
        int tensors = 0;
        CauseCount causes;
        std::int64_t pinsCost = 0;
        if (state_.outcome()) {
            const Plan& plan = state_.outcome()->plan();
            for (const PoolResult& each : plan.pools) {
                if (each.mem_id != pool.mem_id) continue;
                result = each;
                pinsCost = each.lower_bound - bound_without_pins(plan, each);
            }
            const auto& buffers = plan.problem.buffers;
            tensors = static_cast<int>(std::count_if(buffers.begin(), buffers.end(), [&](const Buffer& buffer) {
                return buffer.mem_id == pool.mem_id && buffer.bytes > 0;
            }));
            causes = causes_in(plan, pool.mem_id);
        }
        QStringList others;
        for (const Pool& other : state_.tuning()->pools) {
            if (other.mem_id != pool.mem_id) others.append(kit::text(other.name));
        }
        cards_[i]->show(pool, result, tensors, causes, pinsCost);
        const RunResult* run = state_.run().get();
        const auto id = static_cast<std::size_t>(pool.mem_id);
        cards_[i]->setTouched(run && id < run->touched.size() ? std::optional(run->touched[id]) : std::nullopt);
        cards_[i]->editor().setSurroundings(others, state_.tuning()->align);
    }
    showWholes();
    const bool isRecorded = state_.device() && !state_.device()->times.calls.empty();
    calibrate_->setEnabled(isRecorded || state_.run());
    calibrate_->setToolTip(isRecorded ? tr("Sets the bandwidth of each pool from the times that the device recorded")
                               : state_.run()
                               ? tr("Sets the bandwidth of each pool from the last run on this computer. It is this "
                                    "computer's memory, not the device's.")
                               : tr("Needs times: run the program, or open times of a device"));
}

}  // namespace arenascope
