#include "app/controllers/capacity_controller.h"

#include <algorithm>

#include "app/controllers/edits.h"
#include "app/controllers/main_actions.h"
#include "app/controllers/shell.h"
#include "app/document/workspace.h"
#include "widgets/ui/capacity_chip.h"
#include "widgets/ui/capacity_text.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

const Pool* poolOf(const Tuning& tuning, std::optional<std::int32_t> mem_id) {
    const auto found =
        std::find_if(tuning.pools.begin(), tuning.pools.end(), [&](const Pool& each) { return each.mem_id == mem_id; });
    return found == tuning.pools.end() ? nullptr : &*found;
}

/// Of the shown plan, against the capacity that holds now.
std::int64_t over_by(const Pool& pool, const Plan* plan) {
    const PoolResult* result = plan ? plan->pool(pool.mem_id) : nullptr;
    if (!result || !pool.capacity) return 0;
    return std::max<std::int64_t>(0, result->bytes - *pool.capacity);
}

}  // namespace

const Pool* pool_that_matters(const Tuning& tuning, const Plan* plan, std::optional<std::int32_t> kept) {
    if (tuning.pools.empty()) return nullptr;
    const auto worst = std::max_element(tuning.pools.begin(), tuning.pools.end(), [&](const Pool& a, const Pool& b) {
        return over_by(a, plan) < over_by(b, plan);
    });
    const Pool* before = poolOf(tuning, kept);
    if (over_by(*worst, plan) > 0) return before && over_by(*before, plan) > 0 ? before : &*worst;
    if (before) return before;
    const auto limited = std::find_if(tuning.pools.begin(), tuning.pools.end(),
                                      [](const Pool& each) { return each.capacity.has_value(); });
    return limited == tuning.pools.end() ? &tuning.pools.front() : &*limited;
}

CapacityController::CapacityController(Shell& shell) : QObject(&shell), shell_(shell) {
    CapacityChip* chip = shell.actions.capacity;
    connect(chip, &EditInPlace::entered, this, &CapacityController::take);
    connect(chip, &CapacityChip::stepped, this, &CapacityController::step);
    connect(&shell.workspace.view(), &ViewState::outcomeChanged, this, &CapacityController::show);
    connect(&shell, &Shell::documentShown, this, [this] {
        shown_.reset();
        show();
    });
    show();
}

void CapacityController::show() {
    CapacityChip& chip = *shell_.actions.capacity;
    const Document* document = shell_.workspace.document();
    if (!document) {
        shown_.reset();
        chip.show({}, {}, 0);
        return shell_.actions.fitToolbar();
    }
    const Tuning& tuning = *document->tuning();
    const auto outcome = document->outcome();
    const Plan* plan = outcome ? &outcome->plan() : nullptr;
    // Without a limit anywhere, a limit that another memory gets later takes the place.
    const Pool* before = poolOf(tuning, shown_);
    const Pool* pool =
        pool_that_matters(tuning, plan, before && before->capacity ? shown_ : std::optional<std::int32_t>());
    if (!pool) return;
    shown_ = pool->mem_id;
    const QString name = pool->name.empty() ? QString::number(pool->mem_id) : kit::text(pool->name);
    chip.show(name, pool->capacity, over_by(*pool, plan));
    shell_.actions.fitToolbar();
}

void CapacityController::take(const QString& text) {
    const Document* document = shell_.workspace.document();
    const Pool* pool = document ? poolOf(*document->tuning(), shown_) : nullptr;
    const auto bytes = capacityOf(text);
    if (pool && bytes) shell_.edits.setLimit(kit::text(pool->name), *bytes);
}

/// Round the ends.
void CapacityController::step(int by) {
    const Document* document = shell_.workspace.document();
    if (!document) return;
    const std::vector<Pool>& pools = document->tuning()->pools;
    const Pool* now = poolOf(*document->tuning(), shown_);
    const int count = static_cast<int>(pools.size());
    if (!now || count < 2) return;
    const int at = (static_cast<int>(now - pools.data()) + by + count) % count;
    const Pool& next = pools[static_cast<std::size_t>(at)];
    shown_ = next.mem_id;
    const auto outcome = document->outcome();
    shell_.actions.capacity->show(kit::text(next.name), next.capacity,
                                  over_by(next, outcome ? &outcome->plan() : nullptr));
    shell_.actions.fitToolbar();
}

}  // namespace arenascope
