// Back and forward between views and selections.

#include "app/controllers/view_history.h"

#include <QScopedValueRollback>
#include <QTabWidget>

#include "widgets/ui/view_state.h"

namespace arenascope {

ViewHistory::ViewHistory(ViewState& state, QTabWidget& charts, QObject* parent)
    : QObject(parent), state_(state), charts_(charts) {
    connect(&state_, &ViewState::selectionChanged, this, &ViewHistory::note);
    connect(&state_, &ViewState::outcomeChanged, this, &ViewHistory::forgetOther);
    connect(&charts_, &QTabWidget::currentChanged, this, &ViewHistory::note);
}

void ViewHistory::clear() {
    method_.clear();
    places_.clear();
    at_ = -1;
    emit changed();
    forgetOther();
}

void ViewHistory::forgetOther() {
    if (!state_.outcome() || state_.outcome()->method->name == method_) return;
    places_.clear();
    at_ = -1;
    method_ = state_.outcome()->method->name;
    note();
}

void ViewHistory::note() {
    if (going_ || method_.empty()) return;
    constexpr std::size_t most = 200;
    Place place{.chart = charts_.currentIndex(),
                .selection = state_.selection(),
                .current = state_.current(),
                .step = state_.step()};
    places_.resize(static_cast<std::size_t>(at_ + 1));
    if (!places_.empty() && places_.back().chart == place.chart && places_.back().selection == place.selection) return;
    if (places_.size() == most) places_.erase(places_.begin());
    places_.push_back(std::move(place));
    at_ = static_cast<int>(places_.size()) - 1;
    emit changed();
}

void ViewHistory::go(int at) {
    if (at < 0 || at >= static_cast<int>(places_.size())) return;
    const QScopedValueRollback going(going_, true);
    at_ = at;
    const Place& place = places_[static_cast<std::size_t>(at)];
    std::set<ValueId> there;  // an edit may have removed tensors
    for (const ValueId value : place.selection) {
        if (state_.row(value)) there.insert(value);
    }
    charts_.setCurrentIndex(place.chart);
    state_.select(std::move(there), state_.row(place.current) ? place.current : no_value);
    state_.setStep(place.step);
    emit changed();
}

}  // namespace arenascope
