// The editor of a symbol's range, with its slider.

#include "widgets/panels/symbol_editor.h"

#include <QApplication>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <limits>
#include <utility>

#include "engine/symbolic/known.h"
#include "widgets/panels/fit_slider.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/wrap_layout.h"

namespace arenascope {
namespace {

int shown(std::int64_t value) {
    return static_cast<int>(std::clamp<std::int64_t>(value, 0, std::numeric_limits<int>::max()));
}

/// Sets the value without signals; an equal value leaves the text that the user is typing.
template <class Field>
void put(Field& field, int value) {
    const QSignalBlocker quiet(field);
    if (field.value() != value) field.setValue(value);
}

QSpinBox* field(QWidget* parent, const QString& name) {
    auto* out = new QSpinBox(parent);
    out->setRange(0, std::numeric_limits<int>::max());
    out->setFont(theme().mono);
    out->setKeyboardTracking(false);
    out->setAccessibleName(name);
    out->setMaximumWidth(76);
    setStyleState(*out, "compact", true);
    return out;
}

}  // namespace

SymbolEditor::SymbolEditor(QString symbol, const sym::Range& file, const sym::Range& now, QWidget* parent)
    : QWidget(parent),
      symbol_(std::move(symbol)),
      file_(file),
      usual_(sym::with_assumed(file)),
      now_(now),
      layout_(new QVBoxLayout(this)) {
    layout_->setContentsMargins(0, 0, 0, 4);
    layout_->setSpacing(6);
    buildSlider();
    buildFit();
    buildFields();
    message_ = kit::label(QString(), "bad", this);
    message_->setWordWrap(true);
    layout_->addWidget(message_);
    show(now);
}

void SymbolEditor::show(const sym::Range& now) {
    now_ = now;
    if (!slider_ || !slider_->isSliderDown()) {
        put(*min_, shown(now_.min));
        put(*max_, shown(now_.max.value_or(now_.hint.value_or(now_.min))));
        if (slider_) put(*slider_, max_->value());
        fixed_->setChecked(now_.max && now_.min == *now_.max);
    }
    tellState();
    tellFit();
}

void SymbolEditor::setUsual(const sym::Range& usual, bool isExample) {
    usual_ = sym::with_assumed(usual);
    reset_->setText(isExample ? tr("As in example") : tr("As in file"));
    tellState();
}

int SymbolEditor::value() const { return max_->value(); }

void SymbolEditor::setFit(const SymbolFit& fit) {
    fit_ = fit;
    tellFit();
}

/// Offers only values that are not set already.
void SymbolEditor::tellFit() {
    const bool some = fit_.isKnown && fit_.largest;
    if (slider_) slider_->setMark(some ? std::optional(shown(*fit_.largest)) : std::nullopt);
    fitText_->setVisible(fit_.isKnown);
    fitText_->setText(some ? tr("Largest %1 whose arenas fit: %2").arg(symbol_, format::number(*fit_.largest))
                           : tr("No value of %1 makes the arenas fit").arg(symbol_));
    setStyleState(*fitText_, "tone", some ? "dim" : "bad");
    useFit_->setVisible(some);
    if (!some) return;
    useFit_->setEnabled(shown(*fit_.largest) != max_->value());
    useFit_->setText(tr("Set to %1").arg(format::number(*fit_.largest)));
}

void SymbolEditor::focusMax() {
    max_->setFocus();
    max_->selectAll();
}

bool SymbolEditor::isGood() const { return min_->value() <= max_->value(); }

/// A refused value does not stay visible: Esc, or leaving the fields, restores the valid value.
bool SymbolEditor::eventFilter(QObject* watched, QEvent* event) {
    const bool leaves = event->type() == QEvent::FocusOut && !isAncestorOf(QApplication::focusWidget());
    const bool gives_up = event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if ((leaves || gives_up) && !isGood()) {
        show(now_);
        if (gives_up) return true;
    }
    return QWidget::eventFilter(watched, event);
}

void SymbolEditor::tellState() {
    const bool good = isGood();
    fixed_->setText(tr("Fix to %1").arg(format::number(max_->value())));
    reset_->setEnabled(!good || now_.min != usual_.min || now_.max != usual_.max);
    if (!good) {
        message_->setText(tr("min %1 is above max %2").arg(min_->value()).arg(max_->value()));
    } else if (!now_.max) {
        message_->setText(
            tr("The file has no upper bound for %1, which planning needs. Type the largest value and press Enter.")
                .arg(symbol_));
    }
    message_->setVisible(!good || !now_.max);
}

void SymbolEditor::buildFields() {
    min_ = field(this, tr("Smallest %1").arg(symbol_));
    max_ = field(this, tr("Largest %1").arg(symbol_));
    min_->setObjectName(QStringLiteral("min_") + symbol_);
    max_->setObjectName(QStringLiteral("max_") + symbol_);
    fixed_ = new QCheckBox(this);
    fixed_->setObjectName(QStringLiteral("fix_") + symbol_);
    fixed_->setToolTip(tr("Makes the dimension static; runs refuse other sizes"));
    reset_ = new QPushButton(tr("As in file"), this);
    setStyleState(*reset_, "compact", true);
    auto* row = new WrapLayout(6);
    for (const auto& [word, number] : {std::pair(tr("min"), min_), std::pair(tr("max"), max_)}) {
        auto* pair = new QWidget(this);
        auto* both = new QHBoxLayout(pair);
        both->setContentsMargins(0, 0, 0, 0);
        both->setSpacing(6);
        both->addWidget(kit::label(word, "dim", pair));
        both->addWidget(number);
        row->addWidget(pair);
    }
    layout_->addLayout(row);
    layout_->addWidget(fixed_);
    layout_->addWidget(reset_, 0, Qt::AlignLeft);
    connect(min_, &QSpinBox::valueChanged, this, [this] { send(false); });
    connect(max_, &QSpinBox::valueChanged, this, [this] { send(false); });
    // The proposed bound may be right, so Enter accepts it as it is.
    connect(max_->findChild<QLineEdit*>(), &QLineEdit::returnPressed, this, [this] {
        if (!now_.max) send(false);
    });
    for (QSpinBox* each : {min_, max_}) each->installEventFilter(this);
    connect(fixed_, &QCheckBox::clicked, this, [this](bool on) {
        if (!isGood()) return show(now_);
        const QSignalBlocker quiet(min_);
        min_->setValue(shown(on ? max_->value() : file_.min));
        send(false);
    });
    connect(reset_, &QPushButton::clicked, this, [this] {
        show(now_);
        emit resetRequested();
    });
}

/// Below the slider, next to the mark that it explains.
void SymbolEditor::buildFit() {
    fitText_ = kit::label(QString(), "dim", this);
    fitText_->setWordWrap(true);
    useFit_ = new QPushButton(this);
    useFit_->setObjectName(QStringLiteral("fit_") + symbol_);
    setStyleState(*useFit_, "compact", true);
    fitText_->hide();
    useFit_->hide();
    layout_->addWidget(fitText_);
    layout_->addWidget(useFit_, 0, Qt::AlignLeft);
    connect(useFit_, &QPushButton::clicked, this, [this] {
        const int value = shown(fit_.largest.value_or(max_->value()));
        const QSignalBlocker quiet(min_);
        if (fixed_->isChecked() || min_->value() > value) min_->setValue(value);
        max_->setValue(value);
    });
}

void SymbolEditor::buildSlider() {
    if (!file_.max || *file_.max <= file_.min || *file_.max > 1'000'000) return;
    slider_ = new FitSlider(this);
    slider_->setRange(shown(file_.min), shown(*file_.max));
    slider_->setAccessibleName(tr("Largest %1").arg(symbol_));
    layout_->addWidget(slider_);
    connect(slider_, &FitSlider::sliderPressed, this, &SymbolEditor::dragStarted);
    connect(slider_, &FitSlider::valueChanged, this, [this](int value) {
        const QSignalBlocker quiet(max_), quiet_min(min_);
        max_->setValue(value);
        if (fixed_->isChecked() || min_->value() > value) min_->setValue(value);
        send(slider_->isSliderDown());
    });
}

void SymbolEditor::send(bool dragging) {
    tellState();
    tellFit();
    if (!isGood()) return;
    emit moved();
    emit edited(min_->value(), max_->value(), dragging);
}

}  // namespace arenascope
