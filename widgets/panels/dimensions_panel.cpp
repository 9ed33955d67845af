// The Dimensions panel: ranges of dynamic sizes, and the arenas that result.

#include "widgets/panels/dimensions_panel.h"

#include <QLabel>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "engine/symbolic/known.h"
#include "widgets/panels/input_dimensions.h"
#include "widgets/panels/symbol_editor.h"
#include "widgets/panels/symbol_section.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/elided_check.h"
#include "widgets/ui/elided_combo.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

constexpr int first_drag_key = 1000;  ///< merge keys of sliders are disjoint from those of other edits

constexpr int ask_after = 300;  ///< milliseconds without another edit

Tuning without(Tuning tuning, const std::string& symbol) {
    tuning.ranges.erase(symbol);
    return tuning;
}

}  // namespace

DimensionsPanel::DimensionsPanel(ViewState& state, QWidget* parent)
    : QScrollArea(parent), state_(state), asking_(new QTimer(this)), drag_(first_drag_key) {
    setAccessibleName(tr("Dimensions"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    auto* host = new QWidget(this);
    layout_ = new QVBoxLayout(host);
    layout_->setContentsMargins(metric::panelPad, 8, metric::panelPad, metric::panelPad);
    layout_->setSpacing(6);
    kit::setContent(*this, host);
    asking_->setSingleShot(true);
    asking_->setInterval(ask_after);
    connect(asking_, &QTimer::timeout, this, &DimensionsPanel::askForCurve);
    connect(&state_, &ViewState::outcomeChanged, this, &DimensionsPanel::refresh);
    connect(&state_, &ViewState::curveChanged, this, &DimensionsPanel::adoptCurve);
}

void DimensionsPanel::setProgram(std::shared_ptr<const Program> program) {
    program_ = std::move(program);
    rebuild();
}

/// The method as it is in the file; the method of the outcome already has the ranges of the tuning.
const Method* DimensionsPanel::fileMethod() const {
    if (!program_ || program_->methods.empty()) return nullptr;
    const std::string& wanted = state_.outcome() ? state_.outcome()->method->name : state_.tuning()->method;
    for (const Method& method : program_->methods) {
        if (wanted.empty() || method.name == wanted) return &method;
    }
    return nullptr;
}

/// An editor lives as long as its symbol, because the user may drag in it or it may have the focus.
void DimensionsPanel::refresh() {
    const Method* method = fileMethod();
    if (method != shown_) return rebuild();
    if (!method) return;
    dropOldCurves();
    for (const auto& [symbol, section] : symbols_) {
        tellRange(symbol, *section);
        section->setOutcome(state_.outcome());
    }
    tellInputs();
    tellChoices();
    asking_->start();
}

SymbolSection* DimensionsPanel::section(const std::string& symbol) const {
    const auto known = symbols_.find(symbol);
    return known == symbols_.end() ? nullptr : known->second;
}

void DimensionsPanel::showEvent(QShowEvent* event) {
    QScrollArea::showEvent(event);
    asking_->start();
}

void DimensionsPanel::adoptCurve() {
    const std::shared_ptr<const SizeCurve>& curve = state_.curve();
    SymbolSection* about = curve ? section(curve->symbol) : nullptr;
    if (!about) return;
    curveOf_[curve->symbol] = without(*state_.tuning(), curve->symbol);
    about->setCurve(curve);
}

void DimensionsPanel::dropOldCurves() {
    for (const auto& [symbol, section] : symbols_) {
        const auto made = curveOf_.find(symbol);
        if (made == curveOf_.end() || made->second == without(*state_.tuning(), symbol)) continue;
        curveOf_.erase(made);
        section->setCurve(nullptr);
    }
}

/// Only if the panel is visible and a limit needs the answer. The request of another view is not cancelled.
void DimensionsPanel::askForCurve() {
    if (!isVisible() || !state_.outcome() || state_.outcome()->plans.empty() || state_.curve()) return;
    const auto& pools = state_.outcome()->plan().problem.pools;
    if (std::none_of(pools.begin(), pools.end(), [](const Pool& pool) { return pool.capacity.has_value(); })) return;
    for (const auto& [symbol, section] : symbols_) {
        if (!section->isOpen() || curveOf_.contains(symbol) || !tunedRange(symbol, shown_->ranges.at(symbol)).max)
            continue;
        return emit curveRequested(kit::text(symbol));
    }
}

void DimensionsPanel::rebuild() {
    kit::clear(layout_);
    symbols_.clear();
    curveOf_.clear();
    bounds_ = nullptr;
    wider_ = nullptr;
    inputs_ = nullptr;
    const Method* method = shown_ = fileMethod();
    const auto explain = [this](const QString& text) {
        QLabel* label = kit::label(text, "hint", widget());
        label->setWordWrap(true);
        layout_->addWidget(label);
    };
    if (!method) {
        explain(tr("Open a program to see its dimensions."));
    } else if (program_->format == FormatId::pte) {
        explain(tr("A .pte stores upper bounds only. Open the .pt2 to change ranges."));
    } else if (method->ranges.empty()) {
        explain(tr("Every size in this file is static. Export with torch.export.Dim to make one dynamic."));
    } else {
        addBounds();
        for (const auto& [symbol, range] : method->ranges) addSymbol(symbol, range);
        addWider();
    }
    if (method) {
        inputs_ = new InputDimensions(*method, program_->format, widget());
        layout_->addWidget(inputs_);
        tellInputs();
        tellChoices();
    }
    layout_->addStretch();
    adoptCurve();
}

void DimensionsPanel::tellInputs() {
    sym::Ranges now = shown_->ranges;
    for (auto& [symbol, range] : now) range = tunedRange(symbol, range);
    inputs_->show(now);
}

void DimensionsPanel::askForBound() {
    for (const auto& [symbol, section] : symbols_) {
        if (tunedRange(symbol, shown_->ranges.at(symbol)).max) continue;
        section->setOpen(true);
        section->editor().focusMax();
        return ensureWidgetVisible(&section->editor());
    }
}

QString DimensionsPanel::usesOf(const std::string& symbol) const {
    constexpr int most_named = 6;
    if (!state_.outcome()) return {};
    const Method& method = *state_.outcome()->method;
    int count = 0;
    QStringList sizes;  // the sizes that depend on the symbol
    for (const TensorRow& row : state_.outcome()->tensors) {
        const Tensor* tensor = method.values[row.value].tensor();
        if (!tensor) continue;
        bool uses = false;
        for (const sym::Expr& size : tensor->sizes) {
            const std::vector<std::string> names = size.symbols();
            if (std::find(names.begin(), names.end(), symbol) == names.end()) continue;
            uses = true;
            const QString text = kit::text(size.text());
            if (!sizes.contains(text)) sizes.append(text);
        }
        count += uses ? 1 : 0;
    }
    const QString tensors =
        tr("in %1 of %n tensor(s)", nullptr, static_cast<int>(state_.outcome()->tensors.size())).arg(count);
    if (sizes.isEmpty()) return tensors;
    std::stable_sort(sizes.begin(), sizes.end(),
                     [](const QString& a, const QString& b) { return a.size() < b.size(); });
    const auto more = static_cast<int>(sizes.size()) - most_named;
    const QString named = QStringList(sizes.mid(0, most_named)).join(QStringLiteral(", "));
    return tensors + QLatin1Char('\n') +
        (more > 0 ? tr("sizes: %1 and %n more", nullptr, more).arg(named) : tr("sizes: %1").arg(named));
}

sym::Range DimensionsPanel::usualRange(sym::Range range) const {
    if (state_.tuning()->edits.hints && range.hint) {
        range.min = std::min(range.min, *range.hint);
        range.max = *range.hint;
    }
    return sym::with_assumed(range);
}

sym::Range DimensionsPanel::tunedRange(const std::string& symbol, sym::Range range) const {
    const auto edit = state_.tuning()->ranges.find(symbol);
    if (edit == state_.tuning()->ranges.end()) return usualRange(range);
    range.min = edit->second.min;
    range.max = edit->second.max;
    return sym::with_assumed(range);
}

void DimensionsPanel::tellRange(const std::string& symbol, SymbolSection& section) const {
    const sym::Range& range = shown_->ranges.at(symbol);
    section.editor().setUsual(usualRange(range), state_.tuning()->edits.hints && range.hint);
    section.show(tunedRange(symbol, range), usesOf(symbol));
}

void DimensionsPanel::addSymbol(const std::string& symbol, const sym::Range& range) {
    const QString name = kit::text(symbol);
    const sym::Range now = tunedRange(symbol, range);
    auto* section = new SymbolSection(name, range, now, widget());
    tellRange(symbol, *section);
    section->setOutcome(state_.outcome());
    layout_->addWidget(section);
    layout_->addWidget(kit::separator(widget()));
    // A single symbol is expanded; a symbol that needs a bound is always visible.
    section->setOpen(symbols_.empty() || !now.max);
    symbols_[symbol] = section;
    connect(section, &SymbolSection::opened, asking_, qOverload<>(&QTimer::start));
    SymbolEditor* editor = &section->editor();
    connect(editor, &SymbolEditor::dragStarted, this, [this] { ++drag_; });
    connect(editor, &SymbolEditor::edited, this, [this, name](qint64 min, qint64 max, bool dragging) {
        emit rangeRequested(name, RangeEdit{.min = min, .max = max}, dragging ? drag_ : -1);
    });
    connect(editor, &SymbolEditor::resetRequested, this, [this, name] { emit rangeRequested(name, std::nullopt, -1); });
}

/// Upper bounds from example shapes are deprecated: larger inputs do not fit the plan.
void DimensionsPanel::addBounds() {
    const auto has_hint = [](const auto& symbol) { return symbol.second.hint.has_value(); };
    if (std::none_of(shown_->ranges.begin(), shown_->ranges.end(), has_hint)) return;
    layout_->addWidget(kit::label(tr("Upper bounds from"), "dim", widget()));
    bounds_ = new ElidedCombo(widget());
    bounds_->setObjectName(QStringLiteral("upperBounds"));
    constexpr int fewest_letters = 8;
    bounds_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    bounds_->setMinimumContentsLength(fewest_letters);
    bounds_->setAccessibleName(tr("Upper bounds from"));
    bounds_->addItem(tr("value ranges (recommended)"));
    bounds_->addItem(tr("example shapes (deprecated)"));
    bounds_->setToolTip(tr("Example shapes: planned for the sizes of the exported example; runs refuse larger inputs"));
    setStyleState(*bounds_, "compact", true);
    layout_->addWidget(bounds_);
    connect(bounds_, &QComboBox::activated, this, [this](int choice) { emit hintsRequested(choice == 1); });
}

/// Visible while a range is wider than the file's, or wider ranges are allowed.
void DimensionsPanel::addWider() {
    wider_ = new ElidedCheck(tr("Allow wider ranges"), widget());
    wider_->setObjectName(QStringLiteral("allowWider"));
    wider_->setToolTip(
        tr("A range is wider than the exported one, and the program's guards do not cover it. Export refuses wider "
           "ranges unless allowed here."));
    layout_->addWidget(wider_);
    connect(wider_, &QCheckBox::clicked, this, &DimensionsPanel::widerRequested);
}

bool DimensionsPanel::isWider() const {
    return std::any_of(state_.tuning()->ranges.begin(), state_.tuning()->ranges.end(), [this](const auto& edited) {
        const auto file = shown_->ranges.find(edited.first);
        return file != shown_->ranges.end() &&
            (edited.second.min < file->second.min || (file->second.max && edited.second.max > *file->second.max));
    });
}

void DimensionsPanel::tellChoices() {
    const MethodEdits& edits = state_.tuning()->edits;
    if (bounds_) bounds_->setCurrentIndex(edits.hints ? 1 : 0);
    if (!wider_) return;
    wider_->setChecked(edits.allow_wider_ranges);
    wider_->setVisible(edits.allow_wider_ranges || isWider());
}

}  // namespace arenascope
